# What the server says when something cannot be done: `error-<key>`, with the details of the answer.

## At the door

error-wrong-host = This server does not answer to that name. Whoever runs it can allow the name.
error-foreign-origin = This came from a page of another site, so it was not done.
error-no-origin = A request with a cookie must say in its Origin header which page it comes from.
error-too-large = This is too large: at most { $most } bytes are read here.
error-too-slow = The request did not arrive in time. Try again.
error-no-length = The request does not say how long it is.
error-http-version = This version of HTTP is not spoken here.
error-no-upgrade = No other protocol is spoken here.
error-too-many-reads = Too much is being read at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-log-full = The record of this game is full ({ $most } entries): nothing is taken back any more, but the game goes on.
error-not-the-last = After this answer chance, or somebody else, has a say: it can only be the last of several.
error-only-json = Only JSON is understood here.
error-encoding = Only text in UTF-8 is understood here, and not compressed.
error-too-often = That was too often in a short time. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-shape = The request does not have the form that is expected here.
error-no-page = There is nothing at this address.
error-no-method = This cannot be done at this address.
error-refused = The request was refused.
error-fault = Something went wrong on the server. Nothing was changed; try again.
error-written-already = This was written down already.
error-storage = The server could not write this down, so it did not happen. Try again in a moment.

## People and chat

error-name-short = A name needs at least { $least } letters.
error-name-long = A name has at most { $most } letters.
error-name-hidden = A name may only have signs that can be seen: no control, direction or zero-width characters.
error-name-empty = A name needs a letter, a digit or a symbol.
error-name-marks = A name may have at most { $most } accents on a letter, and none without one.
error-name-mixed = A name is written in one script: letters of others that look like them would deceive.
error-name-taken = This name is taken, or looks like one that is. Choose another one.
error-password-short = A password needs at least { $least } characters.
error-password-long = A password has at most { $most } characters.
error-password-is-name = The password must not be the name.
error-already-account = You have an account already. Sign out to make another one.
error-no-account = You play as a guest: make an account first.
error-wrong-login = The name or the password is wrong.
error-wrong-password = The password is wrong.
error-banned = The host of this server has shut out this account, or whoever uses this browser. Ask the host why.
error-chat-empty = There is nothing to read in this line.
error-no-line = There is no line { $line } at this table.
error-no-person = There is no account called “{ $name }”.
error-no-guest = There is no guest with the mark “{ $mark }”.

## Calls

error-call-kind = This server does not call people in this way.
error-call-address = This is not an address that can be called: it begins with https:// and has no spaces.
error-call-private = This server does not call addresses of its own network.
error-call-mailbox = This is not a mail address.
error-call-service = This server calls by these services only: { $services }.
error-call-keys = The browser’s keys are not such keys.
error-call-too-many = You can be called in { $most } ways at most. Remove one first.
error-call-unconfirmed = Open the link in the mail first: only then is this address used.
error-call-failed = The call did not arrive. { $trouble }
error-no-way = You are not called in this way.
error-no-proof = This link is too old, or was used already.
error-no-feed = There is no such feed any more.
error-no-zone = There is no time zone called “{ $zone }”.
error-quiet-empty = Quiet hours need a beginning and another end.

## Records and bots

error-record = This record cannot be used, so no table was made.
error-record-too-slow = Checking this record took more than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, so it was given up.
error-too-many-bot-tables = Bots play among themselves at { $most } of your tables already, and there may be no more of them. Wait until one of these games is over, or take a seat yourself.
error-readers-busy = The server has too many records to check at the moment. Try again in a minute.

## Others

error-accounts-only = This is for accounts: make one, or sign in.
error-oneself = That is you.
error-too-many-ties = You have friends or have blocked { $most } people already, and there may be no more.
error-not-friends = You and { $name } are not friends here: ask for it first.
error-not-wanted-here = You cannot sit down at this table.
error-nobody-there = Nobody else is there.
error-muted = The host of this server has muted you for now.
error-muted-here = The host of this table has muted you.
error-report-empty = Say what happened.
error-report-what = Name a seat or a line, one of the two.
error-too-many-reports = You have told of { $most } things that nobody has looked at yet.
error-no-report = There is no open report { $number }.
error-no-session = This browser is not signed in any more.
error-contest-stays = This game belongs to a contest, so its table stays.

## Clubs

error-no-club = There is no such club, or you do not belong to it.
error-club-taken = There is a club of this name already.
error-club-full = This club has { $most } people already, and there may be no more.
error-too-many-clubs = You belong to { $most } clubs already, and there may be no more.
error-only-the-host-of-the-club = Only the host of this club may do this.
error-no-contest = There is no such contest.
error-contest-entrants = This takes { $least } to { $most } people and bots.
error-too-many-contests = This club plays { $most } contests already. Wait until one of them is over.
error-entrant-twice = Somebody is named twice.
error-not-in-the-club = Nobody called { $name } belongs to this club.

## Passkeys

error-passkey-late = This took too long. Try again.
error-passkey-wrong = What the device has said does not fit. Try again.
error-passkey-unknown = This passkey is not known here. Sign in with your password.
error-passkey-known = This device has a passkey for you already.
error-passkey-origin = Passkeys work in a browser alone.
error-no-mail = This server sends no mail. Ask its host for a new password.
error-no-recovery = This link is not good any more. Ask for another letter.
error-no-passkey = There is no such passkey.
error-too-many-passkeys = You have { $most } passkeys already, and there may be no more.

## At the table

error-sign-in = Nobody is signed in here: sit down at a table or sign in first.
error-no-game = There is no game called “{ $game }” here.
error-no-language = This language is not spoken here yet.
error-no-table = There is no such table, or it is private.
error-no-invitation = This invitation does not lead to a table any more. Ask for a new one.
error-no-pace = There is no pace called “{ $pace }”.
error-holiday-too-long = Your holidays of this year have { $days ->
    [one] 1 day
   *[other] { $days } days
} left.
error-clock-empty = A clock without any time cannot run: give time for each move, or a reserve.
error-no-level = There is no bot called “{ $level }”.
error-no-hints = There are no hints where other people play.
error-no-advice = The bots are too busy to give advice. Try again in a moment.
error-rated-alone = A rated game needs two seats or more and somebody who plays, from its first move on.
error-rated-clock = A rated game needs a clock: else whoever is losing could just stay away.
error-rated-one-seat = At a rated table everybody has one seat.
error-rated-level = How strong “{ $level }” is in this game was never measured, so it plays no rated game.
error-rated-account = Rated games are for accounts: make one, or sign in.
error-rated-stays = This game counts, so its table stays. You can resign.
error-rated-no-trying = This game counts: there is no help, and nothing is tried out while it is played.
error-rated-no-bot = This game counts: no seat is handed to a bot before its time has run out. You can resign.
error-rated-no-rewind = This game counts, so it does not go back.
error-no-seat = This table has no such seat.
error-option = The game does not offer this: { $field }.
error-table-full = Every seat at this table is taken.
error-seat-taken = This seat is taken.
error-seats-empty = The game starts when every seat is taken.
error-already-started = The game has started already.
error-not-started = The game has not started yet.
error-table-over = The game is over.
error-not-over = The game is not over yet.
error-only-the-host = Only the host of this table may do this.
error-others-play-here = Others play at this table, so it stays.
error-not-at-this-table = You do not sit at this table.
error-not-your-seat = This is not your seat.
error-seat-is-a-bots = A bot plays this seat at the moment.
error-seat-is-yours = You play this seat yourself already.
error-seat-resigned = This seat was given up: the bot plays it to the end.
error-not-asked = Another seat is asked now.
error-stale = Somebody was quicker: look at what is new and answer again.
error-illegal = This cannot be done now.
error-no-action = This game has no action { $action }: they go from 0 to { $most }.
error-no-step = This game has no question called “{ $step }”.
error-no-answer = The question “{ $step }” cannot be answered with action { $action }.
error-no-plan = There is no such plan any more.
error-plan-late = You have answered or gone back meanwhile: look again before you plan.
error-too-many-plans = You have { $most } plans at this table already: take one back first.
error-no-undo = There is nothing of yours that could still be taken back.
error-no-revision = There is no move { $revision } to go to: the last one is { $most }.
error-given-stays = The game began with the moves up to { $least }, so they stay.
error-no-proposal = Nobody asks to go back any more.
error-secrets-in-play = Somebody still has a secret in this game: play on from here once it is over.
error-other-rules = This game was begun under version { $version } of the rules, here version { $now } is played, and it cannot go on under that. Nothing of it is lost: it waits for a version that can read it.
error-older-rules = This was played under older rules, which are not kept: what happened then can be read, but not played again.
error-cannot-start = This table was made under older rules and cannot start under today’s. Make a new one.
error-game-missing = The game “{ $game }” of this table is not installed here any more. The table waits for it.
error-table-broken = This table cannot be opened: what is stored does not fit together. Ask the host of this server.
