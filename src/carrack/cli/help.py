"""Help in the reader's language: a command's words are found by its name and the names of its parameters."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from carrack.cli.table.speech import TABLE
from carrack.cli.voice import PROGRAM, WORDS, Refused, Voice

# Commands whose words stand in another file than cli.ftl, under keys of another form.
ELSEWHERE: Final = {"play": (TABLE, "option-")}


def about(voice: Voice, command: str, parameter: str = "") -> str:
    """What a command, or one of its parameters, is for."""
    words, form = ELSEWHERE.get(command, (WORDS, f"help-{command}-"))
    own = form + (parameter or command) if words is not WORDS else f"help-{command}-{parameter}".rstrip("-")
    for source, key in ((words, own), (WORDS, f"help-{parameter}")):
        if source.knows(key, voice.lang):
            return source.say(key, voice.lang, {})
    return ""


def columns(rows: list[tuple[str, str]], width: int) -> str:
    """Two columns, the second broken into lines."""
    left = min(max(len(name) for name, _ in rows), 30)
    lines = []
    for name, text in rows:
        broken = textwrap.wrap(text, max(width - left - 4, 20)) or [""]
        if len(name) > left:
            lines.append(f"  {name}")
            name = ""
        lines.append(f"  {name:{left}}  {broken[0]}".rstrip())
        lines += [" " * (left + 4) + rest for rest in broken[1:]]
    return "\n".join(lines)


def spelling(parameter: Any) -> str:
    """How a parameter is written: `--games N`, `--rotate / --no-rotate`, `GAME`."""
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name.upper())
    names = ", ".join(parameter.opts)
    if parameter.secondary_opts:
        return f"{names} / {', '.join(parameter.secondary_opts)}"
    return names if parameter.is_flag else f"{names} {parameter.metavar or 'TEXT'}"


def told(parameter: Any, command: str, voice: Voice) -> str:
    text = about(voice, command, parameter.name)
    default = parameter.default
    if isinstance(default, str) and default and not parameter.required:
        return f"{text} {voice('help-default', value=default)}"
    return text


def write_help(command: Any, context: Any, formatter: Any) -> None:
    """The whole page: usage, what it does, arguments, options, commands."""
    voice = context.obj
    path = [part for part in context.command_path.split() if part != PROGRAM]
    name = path[-1] if path else PROGRAM
    arguments = [p for p in command.get_params(context) if p.param_type_name == "argument"]
    options = [p for p in command.get_params(context) if p.param_type_name == "option"]
    usage = [context.command_path, voice("help-usage-options")]
    usage += [spelling(p) if p.required else f"[{spelling(p)}]" for p in arguments]
    if isinstance(command, TyperGroup):
        usage.append(voice("help-usage-command"))
    blocks = [voice("help-usage", line=" ".join(usage)), textwrap.fill(about(voice, name), formatter.width)]
    if isinstance(command, TyperGroup):
        rows = [(each, about(voice, each)) for each in command.list_commands(context)]
        blocks.append(f"{voice('help-commands')}\n{columns(rows, formatter.width)}")
    for title, parameters in (("help-arguments", arguments), ("help-options", options)):
        if parameters:
            rows = [(spelling(p), told(p, name, voice)) for p in parameters]
            blocks.append(f"{voice(title)}\n{columns(rows, formatter.width)}")
    formatter.write("\n\n".join(blocks) + "\n")


class Command(TyperCommand):
    """A command that helps and complains in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise Refused("usage-too-many", what=rest[0])
        return rest


class Group(TyperGroup):
    """Commands, with help and complaints in the reader's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_help(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            raise Refused("usage-no-command", command=args[0], commands=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)
