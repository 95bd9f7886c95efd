# The command line: everything but `carrack play`, whose words stand in table.ftl.

## Numbers

number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
between = { $low } – { $high }
reach = ±{ $value }

## Help

help-usage = Usage: { $line }
help-usage-options = [OPTIONS]
help-usage-command = COMMAND ...
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
help-rules-paragraph = A paragraph or a chapter by its id or its title, such as roll.again or “rolling again”; without it, all of them
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
help-strength = Measure how much stronger one bot is than another
help-strength-games = The games; without one, all of the house
help-strength-seats = At tables of how many seats, several with commas; without it, two and four
help-strength-bot = The bot that is measured: a level, search@400 (simulations), search@0.1s (seconds of CPU) or module:Class, a Bot of your own
help-strength-against = Who sits in all other seats
help-strength-most = The most games of each contest: it ends earlier when it is sure
help-strength-target = The share of victories, in percent, to be sure about; without it, that of a bot that is no better
help-strength-jobs = In how many processes; without it, one for each processor
help-strength-out = A folder for the games, the table and the chart: what was begun there goes on
help-strength-as_json = The table as JSON
help-tournament = Let bots of all kinds play a tournament
help-tournament-game = The game
help-tournament-bots = Who takes part: levels, search@400 (simulations), search@0.1s (seconds of CPU), module:Class, a Bot of your own, or process:COMMAND, a program in any language (process@5s:COMMAND has five seconds for an answer); NAME=BOT gives it a name
help-tournament-seats = At tables of how many seats; without it, the smallest
help-tournament-system = Who meets in a round: everybody (round-robin), or those who stand alike (swiss)
help-tournament-most = The most games: it ends earlier when the order of all is sure
help-tournament-jobs = In how many processes; without it, one for each processor. The result is the same
help-tournament-out = A folder for the games, the tables, the pictures and the page: what was begun there goes on
help-tournament-records = Keep the record of every game in that folder
help-tournament-as_json = The standings as JSON
help-study = Ask many games of bots about a game: who is favoured, what is worth having, how much is luck, and what if
help-study-game = The game
help-study-seats = At a table of how many seats; without it, four
help-study-bots = The bots in all seats: a level, search@400 (simulations) or module:Class, a Bot of your own
help-study-games = How many games, two of each deal
help-study-sweep = Also with other values of an option, such as length=short,normal; as often as one likes
help-study-what_if = Also with a fact of the game changed, such as colosseum.first=8; several with commas are changed together, the option again is another question
help-study-jobs = In how many processes; without it, one for each processor. The result is the same
help-study-out = A folder for the games, the tables, the charts and the page: what was begun there goes on
help-study-as_json = The study as JSON
help-serve = Open the table in the browser: on this machine, or with --lan for everybody on the network
help-serve-host = The address to listen on; without it, this machine only
help-serve-port = The port to listen on; 0 takes a free one
help-serve-lan = Let everybody on the local network in, and show the address with a code to scan
help-serve-allow_host = A name by which browsers may call this server, such as games.example.org; may be given several times
help-serve-trust_proxy = The address of a proxy whose X-Forwarded headers are believed; may be given several times
help-serve-profiles = Who sees somebody’s page: those who are known to them (known), everybody, or nobody
help-serve-calls = How people may be called who are not at the table: any of push, mail, webhook, service, with commas between them; none for not at all
help-serve-smtp = The mail server for calls by mail, such as smtp://user:password@mail.example.org:587?from=games@example.org; better in the environment, as CARRACK_SMTP
help-serve-service = A service that people may be called by, as apprise names it, such as ntfy; may be given several times
help-serve-private_calls = Let people be called at addresses of this machine and its network, too
help-serve-browser = Open a browser, or not; without it, where there is one and somebody looks
help-backup = Copy everything the server keeps into one file, also while it runs
help-backup-file = The copy to make; it must not exist yet
help-restore = Put a copy back; what was there is kept beside it. The server must be stopped
help-restore-file = The copy to put back
help-database = The database; without it, harbour.db in the folder CARRACK_DATA or in that of the system for such data
help-admin = Look after accounts and chat, also while the server runs
help-people = All accounts, with the day they were made and at how many tables they sit
help-people-guests = Show the guests too, each with its mark
help-reset-password = Give an account a new password, which is printed; all its browsers have to sign in again
help-reset-password-stdin = Read the new password from the standard input instead
help-ban = Close an account, or shut out a guest: nobody can sign in or play as them
help-ban-guest = NAME is the mark of a guest, as “carrack admin people --guests” and the log say it
help-unban = Let an account or a guest come again
help-unban-guest = NAME is the mark of a guest, as “carrack admin people --guests” and the log say it
help-rename = Give an account another name
help-rename-new = Its new name
help-delete = Delete an account; games that were played stay, without the name
help-remove-chat = Take a line out of the chat of a table
help-remove-chat-table = The table’s id, as in its address
help-remove-chat-line = The line’s number
help-mute = Let nobody hear what somebody says in any chat for a while
help-mute-hours = For how many hours
help-mute-guest = NAME is the mark of a guest, as “carrack admin people --guests” and the log say it
help-unmute = Let somebody be heard again
help-unmute-guest = NAME is the mark of a guest, as “carrack admin people --guests” and the log say it
help-reports = List what people have reported about others
help-settle = Take a report off the list
help-settle-number = The number of the report
help-rate = Work out all ratings anew from the games that were rated
help-name = The name of the account
help-export = Turn records, or games of bots that are played for it, into a training set: one row for each decision, in Parquet, with a card that says what is in it
help-export-what = Records or folders of them; or games, to be played by bots
help-export-out = The file to write; its card stands beside it. For several games a folder: each has a file there
help-export-games = How many games to play (100 without it)
help-export-bots = The bots: one level for all seats, or one for each; without it, random ones
help-export-seats = At tables of how many seats; without it, the smallest
help-export-jobs = In how many processes to play; without it, one for each processor. The result is the same
help-export-licence = The licence that the card names
help-mcp = Let language models and scripts play, over the Model Context Protocol: on standard input and output, or with --http for programs on this machine
help-mcp-http = Listen on this port of this machine instead; 0 takes any that is free
help-mcp-keep = A folder for the games: each is whole there at any moment, and goes on from there
help-bench = Measure the engine and hold it against its targets
help-bench-game = The game; without it, all of the house
help-bench-as_json = The figures as JSON
help-bench-gate = End with status 1 when a floor is missed
help-bench-search = Measure how fast bots think instead
help-observation = What stands where in the numbers that a seat observes, for programs that learn
help-observation-game = The game
help-observation-as_json = The entries as JSON
help-seats = How many seats
help-option = An option of the game, such as length=short; may be given several times
help-seed = A seed: the same seed gives the same games
help-on = Where to play: ray is the Ray cluster of this machine, ray://HOST:PORT another one; without it, processes of this machine

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
error-option-form = { $field }: expected NAME=VALUE, got “{ $value }”
error-option-name = { $field }: “{ $name }” is no option of this game; there are: { $allowed }
error-option-seats = { $field } { $name }: “{ $value }” is for tables of { $seats } seats only
error-bots-count = --bots: expected one level or as many as seats ({ $seats }), got { $count }
error-utf8 = { $field }: expected a text that can be written as UTF-8
error-not-empty = --out: { $folder } is not empty; choose a new folder, so that nothing is mixed up or lost
error-file = { $file }: { $why }
error-field = { $field }: { $why }
error-worker-lost = the process that plays game { $number } was lost each time, perhaps for want of memory; fewer --jobs may help
error-bot = { $field }: “{ $value }” is no bot that can play: { $why }
error-process = { $field }: “{ $value }” does not play: { $why } ({ $detail })
error-extra = { $library } is missing here: pip install carrack[{ $extra }] brings it
error-bot-twice = BOT: “{ $name }” is there twice; NAME=BOT gives one of them another name
error-bots-few = BOT: expected at least { $seats }, as many as the table has seats, got { $count }
error-round = --games: a round of this tournament has { $least } games, got { $games }
error-records = --records: needs a folder, --out
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
observation-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $entries } entries, digest { $digest }
observation-none = { $game } does not say in numbers what a seat may know

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
replay-older-rules = Up to entry { $entry } this game was played under older rules: where it stood then cannot be shown any more.
replay-asked = { $name } is asked: { $question }
replay-points = Points: { $points }

## Verify

record-refused = { $file } is refused: { $why }
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
verify-older-rules = Up to entry { $entry } this game was played under older rules: that part cannot be checked any more.
verify-given = { $count ->
    [one] The first answer was given with the start of this game: it was allowed, but not drawn from this seed.
   *[other] The first { $count } answers were given with the start of this game: they were allowed, but not drawn from this seed.
}
verify-contributions = { $count ->
    [one] One person mixed a text into the seed, so that nobody could choose it alone.
   *[other] { $count } people mixed a text into the seed, so that nobody could choose it alone.
}
verify-commitment = Commitment: { $text } (compare it with the one that you were shown before the game)
verify-running = The game is not over: the record is its keeper’s, up to entry { $entries }.
verify-running-partial = The game is not over: the record is one reader’s, up to entry { $entries }.

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
summary-more-failures = And { $count } more.
summary-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
summary-actions = Actions
summary-rounds = Rounds
summary-shared = Shared victories: { $games }
summary-margins = Margin
summary-intervals = ± 95 %: half of the 95 % interval of a mean.

column-length = Length
column-mean = Mean
column-seat = Seat
column-bot = Bot
column-points = Points
column-interval = 95 % interval
column-reach = ± 95 %
column-deviation = Deviation
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
column-times = Beside it
column-floor = Floor
column-goal = Goal
column-reached = Reached
column-game = Game
column-rank = Place
column-strength = Strength
column-margin = Margin
column-cpu = CPU a choice
column-place = Order
column-thing = Thing
column-taken = Taken
column-lead = Lead
column-round = Round
column-verdict = Sure
column-part = Part
column-question = Question
column-chance = Chance
column-answer = Answer
column-event = Event
column-end = Ended by
column-what = What
column-measure = Measure
column-change = Change
column-corrected = Doubt

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
chart-strength = points of strength
chart-variance = share of the variance

## Bench

bench-pure = The engine is not compiled: these figures say nothing about its targets.
bench-measuring = Measuring { $title }
bench-play = Random play
bench-contract = Through Python
bench-clone = Clone
bench-income = Goods income
bench-search = Simulations
bench-value = Evaluation
bench-millions = { NUMBER($value, maximumFractionDigits: 2) } M/s
bench-simulations = { NUMBER($value, maximumFractionDigits: 0) } /s
bench-microseconds = { NUMBER($value, maximumFractionDigits: 3) } µs
bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
bench-goal = goal
bench-floor = floor
bench-missed = no
bench-how = Actions per CPU second, one core, the best of { $slices } slices. The yardstick is a toy game measured in the same run; a figure is held against it, a clone against its clone.
bench-how-search = Per CPU second, one core, the best of { $slices } slices, at positions in the middle of greedy games. A simulation goes down the tree and is played out.

## Serve

export-missing = The libraries for this are not installed: pip install "carrack[research]"
export-game-only = { $option } is for a game to be played, not for records
export-empty-folder = { $folder }: there are no records (*.jsonl) in it
export-not-over = the game is not over: nobody knows yet what its decisions were worth
export-nothing = There is nothing to export: nothing was written.
export-reading = Reading
export-done = { $rows ->
    [one] One decision
   *[other] { $rows } decisions
} of { $records ->
    [one] one game
   *[other] { $records } games
} in { $file }
export-card = What is in it: { $file }
export-refused = { $count ->
    [one] One record was refused; the others are in the set.
   *[other] { $count } records were refused; the others are in the set.
}
card-what = A training set for board games: { $rows } rows from { $records } games. A row is one decision of one seat: what it could know, what it could answer, what it answered, and how the game ended for it.
card-played = The games were played by bots ({ $bots }), { $games } of them, from the seed “{ $seed }”; the same command makes them again.
card-given = The games were read from records, every rule checked again.
card-refused = { $count ->
    [one] One record was refused.
   *[other] { $count } records were refused.
}
card-tables = Tables
card-table = { $title }, version { $version }, { $count ->
    [one] one seat
   *[other] { $count } seats
}, { $options }: { $rows } rows from { $records } games; observations of { $length } numbers, masks of { $actions }
card-players = Players
card-rows = { $count ->
    [one] one row
   *[other] { $count } rows
}
card-columns = Columns
card-record = which game a row is from: a fingerprint of its record
card-game = the game’s id
card-version = the version of its rules
card-observation-version = which numbers an observation holds; their names stand in the card as JSON and in the file’s metadata (carrack)
card-seats = how many sat at the table
card-revision = how many entries the record had before this decision
card-seat = whose decision it was, counted from 0
card-who = who sat there: bot:LEVEL or person; of people nothing else is kept
card-observation = what the seat could know at that moment, as numbers; other seats are counted from it
card-mask = 1 for every action that the rules allowed, by code
card-action = the code of the action that was chosen
card-value = the seat’s share of the victory at the end: 1 alone, less together with others, 0 if it lost
card-points = the seat’s points at the end
card-secrets = No row holds what its seat could not know at that moment. Answers of chance, answers without an alternative and answers that were taken back are left out.
card-origin = Origin
card-file = { $bytes } bytes, SHA-256 { $sha }, made by { $program }.
card-licence = Licence: { $licence }
card-no-licence = Licence: not stated; it is that of whoever made the records.
mcp-missing = The library for this is not installed: pip install "carrack[mcp]"
mcp-waiting = A client starts this command and speaks to it; docs/mcp.md shows how. Ctrl-C ends it.
mcp-open = Open for programs on this machine: { $url } (Ctrl-C stops it)
mcp-port = --http: nobody can listen on { $port }: { $why }
serve-open = The table is open at { $url }
serve-database = Everything is kept in { $file }
serve-lan = Others on this network find it at { $url }
serve-no-network = This machine has no network at the moment: nobody else will find it.
serve-stop = Ctrl-C stops the server; nothing is lost.
serve-port-taken = --port: { $port } is in use; another server runs already, or --port must be another number
serve-port-forbidden = --port: the system does not let us listen on { $port }; numbers from 1024 up are free to use
serve-bad-address = --host: “{ $host }” is no address of this machine
serve-bad-host = --allow-host: expected a name without scheme and port, such as games.example.org, got “{ $value }”
serve-bad-profiles = --profiles: expected one of { $known }, got “{ $value }”
serve-bad-calls = --calls: expected some of { $kinds }, or none, got “{ $value }”
serve-bad-smtp = --smtp: expected a server such as smtp://user:password@mail.example.org:587?from=games@example.org, or smtps:// for TLS from the start
serve-no-smtp = --calls: mail needs a mail server, named by --smtp
serve-no-service = --calls: service needs at least one --service, such as --service ntfy
serve-no-apprise = Nobody can be called by a service here: that needs apprise, pip install carrack[calls]
serve-bad-proxy = --trust-proxy: expected an address or a network such as 10.0.0.0/8, got “{ $value }”

## Database, backup and restore

database-missing = { $file }: there is no such file
database-unreadable = { $file }: this cannot be used as a database: { $why }
database-foreign = { $file }: this is a database of another program; nothing was changed. --database names another file
database-newer = { $file }: a newer Carrack has written this (version { $found }); nothing was changed. Update Carrack to open it
database-held = { $file }: a server has this open; stop it first
database-damaged = { $file }: this is damaged; nothing was changed
database-not-copied = { $file }: could not be written, so nothing was changed: { $why }
backup-exists = { $file }: this exists already; choose another name, so that nothing is lost
backup-empty = { $file }: there is nothing in it to put back
backup-done = Copied to { $file }. It holds the secrets of running games: keep it to yourself.
restore-done = { $file } is back.
restore-kept = What was there before is in { $file }

## Admin

admin-person = { $name }: since { $day }, { $tables ->
    [0] at no table
    [one] at one table
   *[other] at { $tables } tables
}
admin-person-banned = { $name }: since { $day }, { $tables ->
    [0] at no table
    [one] at one table
   *[other] at { $tables } tables
}, banned
admin-count = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
}, { $guests ->
    [one] { $guests } guest
   *[other] { $guests } guests
}
admin-password-set = { $name } has a new password; all browsers have to sign in again.
admin-banned = { $name } is banned. A running server knows within two seconds.
admin-unbanned = { $name } may come again.
admin-renamed = { $name } is now called { $new }.
admin-deleted = { $name } is deleted. Games that were played stay, without the name.
admin-line-removed = Line { $line } is removed.
admin-muted = { $name } is not heard for { $hours ->
    [one] an hour
   *[other] { $hours } hours
}.
admin-unmuted = { $name } is heard again.
admin-report = { $number }. { $day } { $by } about { $about }{ $place }
admin-reports = { $count ->
    [0] Nothing is reported.
    [one] One report. “carrack admin settle NUMBER” takes it off the list.
   *[other] { $count } reports. “carrack admin settle NUMBER” takes one off the list.
}
admin-settled = Report { $number } is settled.
admin-rated = { $games ->
    [0] No game was rated yet.
    [one] One rated game was worked out anew.
   *[other] { $games } rated games were worked out anew.
}
admin-refused = { $why } Nothing was changed.
admin-not-written = { $file }: could not be read or written just now; nothing was changed
database-not-ready = { $file }: this is not a database of this version yet; “carrack serve” makes it one

## Strength

strength-title = { $bot } against { $against }
strength-playing = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
strength-how = Chance is the same in as many games in a row as there are seats, and the bot sits in each of them once. The interval holds however often one looks; strength is Elo’s, 0 where the bot is no better.
strength-cpu = { NUMBER($value, maximumFractionDigits: 1) } ms
strength-chart = Games won by { $bot } against { $against }
strength-kept = Games, table and chart are in { $folder }
error-contest = { $file }: these are not the games of this contest; take another folder

## Tournament

tournament-title = { $title }: a tournament of { $count } bots
tournament-course = { $system ->
    [swiss] Swiss system
   *[round-robin] Everybody against everybody
}, { $seats } seats at a table, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Seed { $seed }.
tournament-pairs = Victories of a row against a column, where both sat
tournament-pair = { $one } before { $other }
tournament-settled = The order is sure.
tournament-open = Not sure yet: { $pairs }.
tournament-how = Chance is the same in all games of a round, and everybody sits in each seat of a table. Strength is Elo’s by Bradley and Terry’s model, 0 on the average; its interval is that of a bootstrap over rounds. That an order is sure may be wrong once in twenty tournaments, however often one looks.
tournament-no-round = no round was played to its end
tournament-kept = Games, tables, pictures and report.html are in { $folder }
tournament-forfeit = Game { $number } lost by { $name }: { $why } ({ $detail })
tournament-chart = Strength, with its 95 % interval
forfeit-gone = its program has ended
forfeit-late = it took too long
forfeit-garbled = it does not keep to the protocol
forfeit-illegal = an answer that is not allowed
forfeit-fell = it fell over

## Study

study-title = { $title }: { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $games } games
study-about = { $bots } in every seat, seed { $seed }, { $deals } deals, each played twice with the same chance. Options: { $options }
study-facts = Game { $game }, version { $version }, facts { $digest }
study-how = Intervals hold 95 times out of 100, each for itself; deals are independent, the games and seats of one deal are not, and that is allowed for. “Sure” and “doubt” are corrected for the number of questions (Holm): of all that is called sure, not one is wrong 95 times out of 100.
study-caution = Who is ahead can afford more: that holders win does not show that holding makes them win. Only a change of the game, played with the same deals, shows what it does. All of this is true of these players.
study-fairness = Seats and order
study-seats = Share of the victory, by seat
study-places = Share of the victory, by who is asked first
study-shape = Length and points
study-luck-title = Luck
study-luck-how = Each deal is played twice: the same chance, the same seats, players who think afresh. “Luck” is the share of the variance of the result that stays the same: what the seat brings on average, and what the deal brings to it. “Choices” is the rest, for these players. Errors come from leaving out one deal after the other.
study-luck = Luck (seat and deal)
study-seat = Seat
study-deal = Deal
study-choices = Choices
study-result-won = victory
study-result-points = points ahead
study-things = What was taken
study-things-sure = What wins surely more or less often than its fair share, when taken
study-things-chart = Share of the victory of who has taken it
study-idle = Never taken: { $things } (at most in { $most } of games)
study-rules = How often questions are asked and rules fire, in a game
study-questions = Questions to seats
study-chances = Questions to chance
study-answers = Answers
study-events = Events
study-ends = Ways of ending
study-arm = What if: { $arm }
study-felt = { $different ->
    [0] Not one of { $games } games went differently: these players do not feel the change, or the game never reads it.
   *[other] { $different } of { $games } games went differently.
}
study-differences = What surely changes, with the same deals
study-above = above
study-below = below
study-hardly = < { NUMBER($value, maximumFractionDigits: 3) }
study-doubt = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-more = And { $count } more; --out keeps them all.
study-kept = Games, tables, charts and the page are in { $folder }
measure-points = Points of a seat
measure-winner = Points of the best seat
measure-margin = Lead of the best seat
measure-actions = Actions
measure-rounds = Rounds
measure-shared = Shared victories
measure-won = Victory
measure-games = Games
measure-asked = Asked
measure-choices = With a choice
measure-answers = Legal answers
measure-given = Given
measure-told = Told
measure-taken = Taken by a seat
measure-lead = Lead on the table
measure-round = Round when taken
measure-kept = Kept to the end
error-study = { $file }: these are not the games of this study; take another folder
error-study-broke = { $arm }: game { $number } broke, so nothing is said about it: { $what }
error-study-clock = --bots: “{ $value }” thinks by the clock and would never play the same game again; search@400 counts simulations
error-study-bots = --bots: “{ $value }” knows the real game by heart; with --what-if there are: { $allowed }, or module:Class
error-sweep-form = --sweep: expected NAME=VALUE,VALUE, got “{ $value }”
error-study-twice = { $name } is asked about twice
error-fact-no-form = --what-if: expected FACT=VALUE, got “{ $path }”
error-fact-no-path = --what-if: “{ $path }” leads to no fact of this game; near it are: { $near }
error-fact-many-paths = --what-if: “{ $path }” leads to several facts: { $near }
error-fact-twice = --what-if: “{ $path }” is changed twice
error-fact-wrong-value = --what-if { $path }: “{ $value }” cannot stand where { $now } stands
error-fact-same-value = --what-if { $path }: { $value } is what stands there
error-fact-no-fact = --what-if: “{ $path }” is no fact of the game but follows from others: changed by itself, it would change nothing that is counted as the game
error-fact-no-sources = --what-if { $path }: the sources of the game are not installed
error-fact-breaks = --what-if { $path }: the game cannot be played like that: { $what }
