# The command line: everything but `carrack play`, whose words stand in table.ftl.

## Numbers

number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
between = { $low } – { $high }

## Version

version-compiled = carrack { $version }, engine compiled
version-pure = carrack { $version }, engine in pure Python

## Help

help-usage = Usage: { $line }
help-usage-options = [OPTIONS]
help-usage-command = COMMAND …
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-default = (default: { $value })
help-help = Show this page
help-lang = The language: en or fr; without it, that of the system
help-carrack = Empire-building board games by their exact rules. “carrack COMMAND --help” tells more about a command.
help-carrack-version = The version, and whether the engine is compiled
help-games = The games there are, with their seats and options
help-rules = The rules of a game, in our own words
help-rules-game = The game, as “carrack games” names it
help-rules-paragraph = A paragraph or a chapter, such as roll or roll.again; without it, all of them
help-demo = Play out a game of bots and tell it in words
help-demo-game = The game
help-demo-bots = The bots: one level for all seats, or one for each
help-replay = Step through a record in words: Enter or space goes on, b back, a to the end, q ends
help-replay-file = The record
help-replay-at = Show only this entry, and where the game stands after it
help-replay-view = Only what this seat could see at the time: its number, or spectator
help-verify = Check a record: is it whole and unchanged, were the rules kept, was chance fair?
help-verify-file = The record
help-verify-commitment = The commitment that was published before the game: it must be the record’s
help-simulate = Play many games of bots and sum them up
help-simulate-game = The game
help-simulate-games = How many games
help-simulate-seats = At tables of how many seats; without it, the smallest, or with --check all of them
help-simulate-bots = The bots: one level for all seats, or one for each
help-simulate-rotate = Move the bots on a seat with each game, so that none keeps the best one
help-simulate-check = Check the laws of the game after every action; without --seats, at all tables and with all pairs of options
help-simulate-jobs = In how many processes; without it, one for each processor. The result is the same
help-simulate-out = A new or empty folder for the records, the charts and the summary. Dice can then be verified; random games are slower for it
help-simulate-as_json = The summary as JSON
help-bench = Measure the engine and hold it against its targets
help-bench-game = The game; without it, all of the house
help-bench-as_json = The figures as JSON
help-bench-gate = End with status 1 when a floor is missed
help-seats = How many seats
help-option = An option of the game, such as length=short; may be given several times
help-seed = A seed: the same seed gives the same games

## What was typed

usage-no-option = { $option }: there is no such option; --help lists them
usage-needs-value = { $option }: a value is missing after it
usage-missing = { $what }: missing; --help says what belongs there
usage-bad-value = { $what }: this value will not do; --help says what belongs there
usage-too-many = “{ $what }” is one argument too many; --help says what belongs there
usage-no-command = “{ $command }” is no command; there are: { $commands }
usage-other = the command line is not understood: { $what }

## What will not do

error-game = GAME: “{ $game }” is no game of the catalog; there are: { $games }
error-whole = { $field }: expected a whole number from { $least } up, got “{ $value }”
error-within = { $field }: expected a whole number from { $least } to { $most }, got “{ $value }”
error-choice = { $field }: “{ $value }” is not offered; there are: { $allowed }
error-option-form = --option: expected NAME=VALUE, got “{ $value }”
error-option-name = --option: “{ $name }” is no option of this game; there are: { $allowed }
error-option-seats = --option { $name }: “{ $value }” is for tables of { $seats } seats only
error-bots-count = --bots: expected one level or as many as seats ({ $seats }), got { $count }
error-utf8 = { $field }: expected a text that can be written as UTF-8
error-not-empty = --out: { $folder } is not empty; choose a new folder, so that nothing is mixed up or lost
error-file = { $file }: { $why }
error-worker-lost = a worker process was lost, perhaps for want of memory; fewer --jobs may help
error-bug = this should not happen: { $what } (CARRACK_DEBUG=1 shows where)

## What the system says

system-ENOENT = there is no such file or folder
system-EACCES = access is not allowed
system-EPERM = this is not allowed
system-EISDIR = this is a folder, not a file
system-ENOTDIR = a part of the path is not a folder
system-EEXIST = this exists already
system-ENOSPC = the disk is full; nothing that was there is lost
system-EDQUOT = the disk quota is used up; nothing that was there is lost
system-EFBIG = the file would be larger than is allowed; nothing that was there is lost
system-EROFS = this disk can only be read
system-EIO = the disk failed
system-ENAMETOOLONG = the name is too long

## Games

games-seats = Seats: { $seats }
games-option = { $name }={ $default }  { $text }
games-option-seats = only at tables of { $seats } seats
games-broken = cannot be loaded: { $why }

## Rules

rules-none = GAME: there are no rules pages of { $game } yet
rules-no-paragraph = PARAGRAPH: “{ $paragraph }” is none of the rules’ paragraphs; there are: { $ids }

## Demo

demo-title = { $title }: { $names }
demo-seed = The same game again: --seed { $seed }

## Results

result-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })
result-solo-won = The solo game is won, with { $points } points.
result-solo-lost = The solo game is lost, with { $points } points.

## Replay

replay-title = { $title }, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
replay-keys = Enter or space: on. b: back. a: all the rest. q: end.
replay-chance = Chance
replay-answer = { $name }: { $action }
replay-forced = { $name }: { $action } (no choice)
replay-hidden = { $name }: a secret answer
replay-asked = { $name } is asked: { $question }
replay-points = Points: { $points }

## Verify

verify-refused = { $file } is refused: { $why }
verify-game = { $title }, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, { $options }
verify-checksums = { $lines ->
    [one] The record is whole and unchanged: its checksum is right.
   *[other] The record is whole and unchanged: all { $lines } checksums are right.
}
verify-rules = { $answers ->
    [0] Nobody has answered yet.
    [one] The rules were kept: the one answer was allowed.
   *[other] The rules were kept: all { $answers } answers were allowed, each by the seat that was asked.
}
verify-chance-fair = { $drawn ->
    [0] Chance: nothing has been drawn yet. The seed is the one that was committed to.
    [one] Chance was fair: the seed is the one that was committed to before the game, and it gives the one draw.
   *[other] Chance was fair: the seed is the one that was committed to before the game, and it gives each of the { $drawn } draws.
}
verify-chance-sealed = Chance cannot be checked yet: the game goes on, and its seed is revealed when it ends. So far drawn: { $drawn }.
verify-chance-given = Chance cannot be checked: nobody committed to a seed, the dice were thrown on a real table or written down beforehand. Draws: { $drawn }; each was possible.
verify-contributions = { $count ->
    [one] One person mixed a text into the seed, so that nobody could choose it alone.
   *[other] { $count } people mixed a text into the seed, so that nobody could choose it alone.
}
verify-commitment = Commitment: { $text } (compare it with the one that you were shown before the game)
verify-running = The game is not over: the record is its keeper’s, up to entry { $entries }.
verify-running-partial = The game is not over: the record is one reader’s, up to entry { $entries }.

## Why a record is refused

refused-line = line { $line }: { $why }
refused-empty = the file is empty
refused-not-text = expected the text of a record
refused-too-large = this is larger than any record ({ $most } bytes)
refused-too-many-lines = this has more lines than any record ({ $most })
refused-not-utf8 = byte { $byte } is not UTF-8: this is no record, or it is damaged
refused-cut-line = the record is cut off: its last line does not end
refused-cut-off = the record is cut off: the closing line is missing
refused-not-json = this is not JSON, as every line of a record is
refused-not-object = expected a JSON object, got { $got }
refused-respelled = not as it was written: spaces, order or spelling were changed
refused-missing = { $field }: missing
refused-not-integer = { $field }: expected a whole number, got { $got }
refused-not-a-text = { $field }: expected a text, got { $got }
refused-expected = { $field }: expected { $wanted }, got { $got }
refused-hidden = action: this answer is hidden from the reader for whom the record was written, so it cannot be replayed
refused-foreign = this is JSON, but no record of Carrack
refused-newer-format = format: made by a newer Carrack (format { $got }, this one reads up to { $here }); update Carrack to read it
refused-newer-rules = version: made by newer rules ({ $got }, here { $here }); update Carrack to check it
refused-older-rules = version: made by older rules ({ $got }, here { $here }); it cannot be checked any more
refused-unknown-game = game: { $got } is no game of the catalog; perhaps its package is not installed
refused-other-facts = facts: expected { $wanted }; the game had other numbers when this was played
refused-other-verbs = verbs: expected { $wanted }; the game had other actions when this was played
refused-option = { $field }: the game does not offer this
refused-no-reveal = reveal: missing; a seed was committed to at the start and must be shown at the end
refused-reveal-shape = reveal: expected a secret and contributions, as texts
refused-other-secret = reveal: the secret is not the one that was committed to at the start
refused-other-commitment = commitment: the record’s is { $got }, not the one that was published
refused-wrong-seat = by: the question is for { $wanted }, not for { $got } (-1 is chance)
refused-not-allowed = action: { $got } is against the rules here; allowed: { $allowed }
refused-forced = forced: wrong, there were { $count } answers to choose from
refused-other-draw = action: the seed gives { $wanted } at “{ $address }”, not { $got }; chance was not fair
refused-no-undo = to: { $seat } could not take back what happened since entry { $entry }
refused-not-its-fields = has fields that do not belong to it, or lacks one
refused-checksum = check: the checksum does not match; this line, or one above it, was changed
refused-result = the result does not match; expected { $wanted }

## Simulate

simulate-playing = Playing
simulate-kept = Records, charts and summary are in { $folder }

summary-title = { $title }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
summary-title-part = { $title }: { $games } of { $wanted } games
summary-seed = { $dice ->
    [fast] Seed { $seed }. Dice from a fast generator.
   *[verifiable] Seed { $seed }. Dice that can be verified.
}
summary-checked = { $broken ->
    [0] No law was broken in { $actions } actions.
    [one] One game broke.
   *[other] { $broken } games broke.
}
summary-covered = { $settings ->
    [one] One table, with one set of options.
   *[other] { $settings } different tables: sizes, with options so that every pair of choices meets.
}
summary-failure = Game { $number } (seed { $seed }/{ $number }) broke: { $what }
summary-failure-kept = It is kept in { $file }
summary-more-failures = … and { $count } more.
summary-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
summary-length = Actions a game: { $mean } ({ $interval }), from { $least } to { $most }, median { $median }
summary-shared = Shared victories: { $games }

column-seat = Seat
column-bot = Bot
column-points = Points
column-interval = 95 %
column-deviation = ±
column-least = Least
column-median = Median
column-most = Most
column-won = Won
column-source = Points from
column-winners = Winners
column-why = Ended by
column-grade = Grade
column-games = Games
column-share = Share
column-figure = Figure
column-seats = Seats
column-measured = Measured
column-yardstick = Yardstick
column-floor = Floor
column-goal = Goal
column-reached = Reached

## Charts

chart-lengths = Length of a game, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
chart-lengths-across = actions
chart-scores = Points of a seat, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
chart-scores-across = points
chart-wins = Games won, by seat, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
chart-sources = Points of a seat, by source, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
chart-endings = Ways of ending, { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
chart-share = share of games
chart-points = points

## Bench

bench-pure = The engine is not compiled: these figures say nothing about its targets.
bench-measuring = Measuring { $title }
bench-play = Random play
bench-contract = Through Python
bench-clone = Clone
bench-millions = { NUMBER($value, maximumFractionDigits: 2) } M/s
bench-microseconds = { NUMBER($value, maximumFractionDigits: 3) } µs
bench-times = { NUMBER($value, maximumFractionDigits: 1) } ×
bench-goal = goal
bench-floor = floor
bench-missed = no
bench-how = Actions per CPU second, one core, the best of { $slices } slices. The yardstick is a toy game measured in the same run; a clone is held against its clone.
