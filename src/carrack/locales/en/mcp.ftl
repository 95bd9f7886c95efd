# The door for language models and scripts (`carrack mcp`): its tools, what they say, how they refuse.

instructions =
    Empire-building board games by their exact rules. list_games says what there is, read_rules has the rules by paragraph.
    start_table begins a game in which you hold some seats and bots the others; its answer names the table, which every
    other tool wants. The usual round is: read_question (or the end of any answer of play) for what is asked and what can
    be answered, preview or why_not if in doubt, then play. look shows the whole position as your seat may know it. When a
    bot takes long, wait. When the game is over, read_result and read_record.

## Tools

title-list-games = Games
tool-list-games = The games there are: their ids, numbers of seats and options, and the levels of bots.
title-read-rules = Rules
tool-read-rules = The rules of a game in plain words. Without a paragraph, the table of contents with the ids of all paragraphs; with one, its text and what stands below it.
tool-read-rules-paragraph = The id of a paragraph or a chapter, or words of its title. Questions and refusals name the paragraph they rest on.
title-start-table = Start a table
tool-start-table = Begin a game. Says the table’s name, who sits where, what has happened so far and what is asked.
tool-start-table-seats = Who sits where, in order: “me” or a level of bots for each seat, such as ["me", "hard", "easy"]. A number means you and bots of level medium. Without it, the smallest table with others.
tool-start-table-options = Options of the game by name; the others have their defaults.
tool-start-table-seed = A text from which all chance is drawn, for a game that can be repeated: whoever chooses it could work out what will come. Without it, nobody can before the end.
title-list-tables = Tables
tool-list-tables = The names of the tables there are.
title-look = Look
tool-look = The whole position as one of your seats may know it, in words and as data, and the question that is open.
title-read-question = Question
tool-read-question = The open question: of whom it is asked, by which paragraph of the rules, and, if it is yours, every answer that the rules allow, each with its code and its words.
title-why-not = Why not?
tool-why-not = Whether an answer is allowed now, and if not, why, with the paragraph of the rules. Nothing is played.
tool-why-not-answer = The answer: its code, its words, or a verb with its arguments.
title-preview = Preview
tool-preview = What one or several answers bring for certain: what happens, points, the position, what is asked then, and the odds where chance comes next. Nothing is played.
title-hint = Hint
tool-hint = What the strongest bot would answer in your place, from what your seat may know: up to three answers with the chance to win.
title-play = Play
tool-play = Answer the open question; several answers at once as long as nobody else and no chance comes between. All of them are played or, if one is refused, none. Then bots play until you are asked; says what happened and what is asked now.
tool-play-revision = The revision at which you saw the question: where the table has gone on since, the answer is refused.
title-take-back = Take back
tool-take-back = Take back your last answer, past those of bots too, as long as no chance was drawn and nothing was revealed since.
title-wait = Wait
tool-wait = Wait until bots have played and you are asked, or for so many seconds.
tool-wait-since = Tell what happened after this revision too.
title-read-log = Log
tool-read-log = What happened at the table, as one of your seats may know it.
title-resign = Resign
tool-resign = Give up, at a table of one or two seats: the game is over.
title-read-result = Result
tool-read-result = Of a game that is over: who has won, points by source, and the seed of its chance.
title-read-record = Record
tool-read-record = The game on paper, as JSON Lines: complete when it is over, before that as one of your seats may know it. “carrack verify” and “carrack replay” read it.
title-close-table = Close a table
tool-close-table = Leave a table. Without a folder to keep games in, it is gone.
argument-lang = The language of all words: en or fr
argument-game = The id of the game, as list_games names it
argument-table = The name of the table, as start_table gave it
argument-seat = Which of your seats, counted from 0. Without it, the one that is asked, else your first.
argument-answers = An answer or a list of them: the code (12), the words (“build a ship”), or a verb with its arguments
argument-since = The revision after which to tell; 0 for everything
argument-seconds = The most seconds to wait

## What is said

seat-name = Seat { $place }
seat-me = Seat { $place } is yours.
seat-bot = Seat { $place } is played by a bot of level { $level }.
levels = Levels of bots: { $levels }. A seat of your own is “{ $me }”.
game = { $game }: { $title }. Seats: { $seats }.
option = - { $name }: { $text } ({ $choices }; default { $default })
option-seats = Seats: { $seats }.
table = { $title }. Table: { $table }. Options: { $options }.
commitment = Chance is committed to: { $text }
seen-by = As seat { $place } may know it at revision { $revision }:
asked = Revision { $revision }. Seat { $place } is asked: { $question } [{ $rule }]
over = The game is over.
undo = Your last answer can be taken back.
mark-final = cannot be taken back
mark-idle = costs something and brings nothing
thinking = Its bot of level { $level } is thinking: wait for it.
stuck = Its bot of level { $level } did not answer: wait asks it again.
more = There is more: read on from revision { $since }.
allowed = Allowed: { $answer }
why-not = Not allowed: { $answer }. { $why } [{ $rule }]
unplayed = { $count ->
    [one] One answer was not played: something has happened before it.
   *[other] { $count } answers were not played: something has happened before them.
}
unkept = The game could not be written to its file: { $why }
points = Seat { $place }: { $points } ({ $parts })
seed = The seed was “{ $seed }”, committed to by { $commitment }.
no-tables = There are no tables.
closed = { $table } is closed.

## Refusals

refused-no-tool = There is no tool “{ $tool }”. There are: { $tools }
refused-form = The arguments do not fit: { $why }
refused-lang = “{ $asked }” is not spoken here. There are: { $languages }
refused-no-game = There is no game “{ $game }”. There are: { $games }
refused-no-rules = There is no rules page of { $game }.
refused-no-paragraph = There is no paragraph “{ $paragraph }”. Chapters: { $ids }
refused-field = { $field }: { $why }
refused-seat-count = { $count } seats are not offered. Allowed: { $seats }
refused-no-level = “{ $text }” sits in no seat. Allowed: { $me }, { $levels }
refused-no-seat-of-yours = One seat at least must be yours: “{ $me }”.
refused-too-many-tables = There are { $most } tables already: close one first.
refused-no-table = There is no table “{ $table }”.
refused-not-kept = The file of table { $table } cannot be read: { $why }
refused-not-your-seat = Seat { $place } is not yours. Yours: { $mine }
refused-over = The game is over: nothing can be answered any more.
refused-not-over = The game is not over: there is no result yet.
refused-bot-asked = Seat { $place } is asked, a bot of level { $level }: wait for it.
refused-other-asked = Seat { $place } is not asked now, but seat { $asked }.
refused-stale = The table stands at revision { $now }, not at { $revision }: look at the question again.
refused-no-action = { $action } is no answer’s code: expected 0 to { $most }.
refused-no-verb = No answer is called that: { $why }
refused-no-words = No answer is called “{ $said }”. Possible: { $answers }
refused-ambiguous = “{ $said }” may mean several answers: { $answers }
refused-illegal = Answer { $number }, { $answer }, is not allowed, and nothing was played: { $why } [{ $rule }]
refused-not-the-last = Only the last of several answers may lead to chance or to somebody else: answer { $number } does. Nothing was played.
refused-no-undo = Seat { $place } has nothing to take back, or it may not be taken back any more.
refused-log-full = This table’s log has { $most } entries: nothing is taken back any more.
refused-no-resign = { $why }
refused-no-advice = No hint could be worked out; nothing has changed. Ask again.
refused-busy = Too many questions wait for an answer; nothing has changed. Ask again later.
refused-bug = Something went wrong inside { $tool }, and nothing has changed.
