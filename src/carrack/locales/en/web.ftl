# The page in the browser.

## Everywhere

skip-to-content = Skip to the content
announcements = What happens
navigation = Ways
page-harbour = Harbour
page-rules = Rules
page-settings = Settings
page-account = Sign in
language-en = English
language-fr = Français
tables-waiting = { $tables ->
    [one] { $tables } table waits for you
   *[other] { $tables } tables wait for you
}
try-again = Try again
to-the-harbour = To the harbour
nowhere-title = Uncharted waters
nowhere-text = There is no page at this address.
error-unreachable = The server does not answer. Nothing is lost: try again.

## The board of The Iron Age

iron-dice = Dice
iron-roll = Roll { $roll } of { $rolls }
iron-round = Round { $round }
iron-round-solo = Round { $round } of { $rounds }
iron-picked = picked to roll again
iron-locked = locked
iron-sheet = Sheet of { $name }
iron-points = { $points ->
    [one] point
   *[other] points
}
iron-of = { $filled } of { $most }
iron-boxes = { $filled } of { $most } boxes
iron-provinces = { $provinces } of { $most }, boxes { $filled } of { $boxes }
iron-worth-open = { $first } points for the first, { $later } later
iron-worth-taken = { $later } points, somebody was first
iron-worth-first = finished first, { $first } points
iron-worth-later = finished later, { $later } points
iron-price = costs { $cost }, { $points } points
iron-owned = owned, { $points } points
iron-open = the whole sheet
iron-close = Back to my sheet
iron-ends = What ends the game
iron-final = Final score
iron-solo-target = { $target } points are to be beaten.

## The Age of Discovery

discovery-map = The New World
discovery-boxes = Event boxes
discovery-part-boxes = Boxes
discovery-part-map = Map
discovery-part-seats = Seats
discovery-part-log = Log
discovery-mat = Mat of { $name }
discovery-open = the whole mat
discovery-back = Back to mine
discovery-turn = Turn { $number } of { $turns }
discovery-order = Turn order
discovery-unknown = not discovered
discovery-there = { $name }: { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discovery-odds = { $chance }%
discovery-free = free
discovery-bag = { $goods } in the bag
discovery-stack = ${ $price } each, { $tiles } in the stack
discovery-foretold = To come: { $tiles }
discovery-war = one battle each, or a war for ${ $price }
discovery-dollars = ${ $dollars }
discovery-up = taken up
discovery-uses = { $left ->
    [0] power used up
    [one] power: { $left } use left
   *[other] power: { $left } uses left
}
discovery-income = +${ $dollars } to come
discovery-cargo = Goods and ships
discovery-choose = Choose
discovery-found = { $found ->
    [one] { $found } discovery
   *[other] { $found } discoveries
}
discovery-joins = joins
discovery-waits = { $workers } waiting
discovery-nobody = Nobody is here.
discovery-strength = Strength. Choose a region to sail to.

# What to click or tap, told while a question is new
discovery-click-box = Choose a box; for another worker, choose that one first.
discovery-click-scouting = Choose a box; or first a region, to look at its counter.
discovery-click-expedition = Choose who is to come along, then the region to sail to.
discovery-click-region = Choose one of the lit regions.
discovery-click-good = Choose one of the lit goods.
discovery-click-own-good = Choose one of your goods.
discovery-click-tile = Choose one of the lit buildings.
discovery-click-ship = Choose the ship to take it.
discovery-click-specialist = Choose one of the lit specialists.
discovery-click-space = Choose one of the lit spaces.
discovery-click-plate = Choose one of the lit answers.

## Endeavor

endeavor-round = Round { $round } of { $rounds }
endeavor-supply = Buildings
endeavor-mat = Board of { $name }
endeavor-whole = the whole board
endeavor-back = Back to mine
endeavor-part-world = World
endeavor-part-supply = Buildings
endeavor-part-mat = My board
endeavor-answers = possible here
endeavor-open = open
endeavor-closed = not open yet
endeavor-to-open = { $spaces } to open
endeavor-filled = { $filled } of { $spaces } spaces filled
endeavor-beside = beside the full track
endeavor-leads = leads for the governor
endeavor-won = has won the governor
endeavor-short = { $discs } short
endeavor-enough = enough discs
endeavor-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
endeavor-empty = empty
endeavor-abolished = abolished
endeavor-or = or
endeavor-price = an attack takes { $discs } discs
endeavor-opens = opens
endeavor-unused = leaves { $buildings ->
    [0] { $tokens ->
        [one] a blue token
       *[other] { $tokens } blue tokens
    }
    [one] a building
   *[other] { $buildings } buildings
} unused
endeavor-over = costs { $cards ->
    [one] a card
   *[other] { $cards } cards
}
endeavor-left = { $tiles } left
endeavor-none-left = none left
endeavor-industry = industry { $score }
endeavor-gain-industry = level { $gain }
endeavor-gain-culture = +{ $gain } discs
endeavor-gain-finance = { $gain } paid
endeavor-gain-politics = { $gain ->
    [one] { $gain } card
   *[other] { $gain } cards
}
endeavor-next = from { $score } on { $gain }
endeavor-no-blue = no blue tokens
endeavor-build-round = round { $round }
endeavor-limit = Cards { $cards }, limit { $limit } and one Slavery
endeavor-limit-abolished = Cards { $cards }, limit { $limit }
endeavor-face-down = { $cards } face down
endeavor-slot-free = free
endeavor-slot-slavery = Slavery only
endeavor-slot-politics = politics { $score }
endeavor-slot-governor = empty: { $glory } glory
endeavor-opposition = Opposition
endeavor-costs = { $actions ->
    [0] no extra action
    [one] +{ $actions } action
   *[other] +{ $actions } actions
}
endeavor-not-twice = not twice in a row
endeavor-owed = comes later
endeavor-acts = { $actions ->
    [one] Acts once this round
   *[other] Acts { $actions } times this round
}
endeavor-priorities = Each marker does the first of these it can
endeavor-equals = Among equals: a blue token first, then a token of its lowest track. Still equal: you choose.
endeavor-before-you = From round 3 on it acts before you, if its first marker can occupy a city.
endeavor-bonus = draws a card at the end of the round if you have drawn one
endeavor-bonus-due = draws a card at the end of the round, since you have drawn one
endeavor-margin = Margin
endeavor-better = { $points } more: { $grade }

## The table

close = Close
table-title = { $title } · Carrack
table-title-turn = ● Your turn · { $title }
table-board-comes = The table is being laid…
table-gone = This table was removed by its host.
table-bot = Bot { $letter }
table-guest = Guest { $letter }
table-same-name = { $name } { $letter }
table-nobody = Nobody
table-waiting-for = Waiting for { $name }.
table-thinks = { $name } is thinking…
show-skip = Skip
table-options = What can be done
table-nothing-to-do = Nothing at the moment: somebody else is asked.
table-list = List
table-filter = Look for an answer
table-choose = Choose
table-show-others = Why not something else?
table-hide-others = Only what can be done
table-no-others = Nothing else belongs to this question.
table-why-not = Why not
table-the-rule = The paragraph of the rules
table-board = The board
table-text = Text
thing-changed = changed
table-seats = Seats
table-you = you
table-asked = their turn
table-asked-you = your turn
table-winner = winner
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-by-source = Points by source
table-points-by-source = Points by source and seat
table-total = Total
table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-unread = { $lines } new
table-say = Say something
table-send = Send
table-line-removed = This line was removed.
table-handed-over = { $name } is played by a bot: { $level }.
table-taken-back = { $name } plays again.
table-undo = Take back
table-undo-grace = Take back ({ $seconds } s)
table-undo-rewind = Undo going back
table-confirm = This cannot be taken back: { $answer }.
table-confirm-idle = This costs something and brings nothing: { $answer }.
table-do-it = Do it
ahead = What it would bring
ahead-again = Tap again to do it.
ahead-idle = brings nothing
table-back = Back
table-connection-lost = The connection is lost. Nothing else is: the table comes back by itself.
table-older-rules = This game was played under version { $version } of the rules; today’s are version { $now }.
table-go-back-here = Go back to here…
table-go-back-to = Go back to: { $text }
table-line-gone = { "" } (taken back)
table-rewind-sure = Go back? { $lost } Back to: { $where }
table-rewind-lost = { $moves ->
    [0] No move is lost.
    [one] One move is lost, { $yours ->
        [0] not yours
       *[other] your own
    }.
   *[other] { $moves } moves are lost, { $yours ->
        [0] none of them yours
        [one] one of them yours
       *[other] { $yours } of them yours
    }.
}
table-rewind-propose = Ask everybody
table-rewind-asked = { $name } asks to go back. { $lost } Back to: { $where }
table-unrewind-asked = { $name } asks to undo going back.
table-nobody-known = Somebody
table-the-start = the start.
table-consent = Go back
table-refuse = Play on
table-withdraw = Play on all the same
table-rewind-missing = Still to answer: { $names }
table-curtain-name = Curtain
table-curtain = Pass the screen to { $name }.
table-curtain-look = I am { $name }: show my table

## Keys

keys-title = Keys
key-space = Space
key-shift = Shift
key-home-end = Home, End
key-help = This list
key-answer = Give an answer of the list; a closed list opens first
key-undo = Take back
key-walk = Walk over the board
key-skip = Jump to the present
key-next = To the next table that waits for me
key-next-none = No other table waits for you.
key-step = One move back or on
key-turn = One turn back or on
key-ends = To the start, to the last move
key-play = Play and pause

## The table’s own menu

table-menu = Menu
plan =
    { $plans ->
        [0] Plan
       *[other] Plan ({ $plans })
    }
plans = My plans
plan-what = Answers that you give beforehand. Nobody else knows of them.
plan-begin = Plan an answer
plan-question = If I am asked
plan-nothing = There is nothing to plan: nobody can tell what you will be asked next.
plan-choose = If you are asked “{ $question }”: choose your answers in order.
plan-choose-now = “{ $question }”: choose what you will answer from now on.
plan-says = { $answers } · else you are asked
plan-draft = The answers in order
plan-choices = What might be answered
plan-else = Else I am asked.
plan-drop = Leave out: { $answer }
plan-or = {" "}or else:{" "}
plan-horizon = For how long
plan-once = once
plan-round = in this round
plan-always = always
plan-keep = Keep the plan
plan-kept = The plan is kept.
plan-take-back = Take back
plan-take-back-one = Take back the plan: { $answer }
plan-moot = Answer for me what cannot matter
plan-moot-what = Where all answers come to the same, or every other one costs something and brings nothing.
given-planned = As you had planned:
given-moot = Answered for you, since it could not matter:
next-table =
    { $tables ->
        [one] Next: { $game }
       *[other] Next: { $game } ({ $tables } wait)
    }
missed = Since you last looked
missed-points = Points: { $points }
table-your-seat = Your seat
table-hand-what = A bot can play on for you until you take your seat back.
table-bot-level = Bot
table-hand-over = Let a bot play
table-bot-plays-yours = A bot plays your seat at the moment.
table-take-back-seat = Play myself again
table-resign = Resign…
table-resign-sure = Resign? The game ends, and you have lost it.
table-resign-sure-many = Resign? A bot of full strength plays on in your seat.
table-resign-yes = Resign
table-absent = Somebody is away
table-absent-what = After a long absence the host may let a bot play; the seat can be taken back at any time.
table-bot-for = Let a bot play for { $name }
table-watch = A link to watch
table-watch-what = Whoever opens this link watches as spectators do: the table, the log and the chat, nobody’s secrets, and no seat.
table-watch-public = This table is public: everybody may watch it.
table-watch-link = Link to watch
table-rules = Rules
table-replay = Replay
table-record = Download the record

## The end of a game

table-end-won = { $name } wins.
table-end-shared = { $names } and { $last } share the victory.
table-end = The game is over
table-end-nobody = Nobody wins.
table-end-lost = This game is lost.
table-end-resigned = { $name } has resigned.
table-end-why = The game ended because { $why }.
table-end-margin = { $margin ->
    [one] { $margin } point above what was to be beaten.
   *[other] { $margin } points above what was to be beaten.
}
table-end-short = { $short ->
    [one] { $short } point below what was to be beaten.
   *[other] { $short } points below what was to be beaten.
}
table-end-even = Exactly the points that were to be beaten.
table-end-grade = { $grade }.
table-rematch = The same again
table-join-rematch = To the next game
table-fairness = Was chance fair?
table-fair = { $checked ->
    [one] Yes: the { $checked } draw is the one that was bound to come.
   *[other] Yes: all { $checked } draws are those that the seed was bound to bring.
}
table-unfair = No: the draws are not those that the seed brings. Download the record and check it with carrack verify.
table-fairness-unknown = This cannot be checked: no seed was committed to, or the rules have changed since.
table-commitment = Published before the game
table-secret = Revealed after it

## The text of the table

twin-title = The table in words
twin-now = What just happened
twin-yes = yes
twin-no = no
twin-nothing = none
twin-nobody = nobody
twin-neighbours = Neighbours
twin-count = { $name } { $number }
twin-pair = { $name }: { $value }

## Replay

replay-title = Replay · { $title }
replay-move = Move { $revision } of { $last }
replay-controls = Through the game
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-last = To the last move
replay-turn-back = One turn back
replay-turn-forward = One turn on
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-speed = Speed
replay-times = { $speed } ×
replay-eyes = Seen by
replay-points = Points through the game
replay-points-of = Which points
replay-points-all = All points
replay-points-range = { $least } to { $most }
replay-play-on = Play on from here
replay-to-the-table = To the table
replay-older-rules = This part was played under older rules: what is stored nearest before it is move { $revision }.

## Harbour: boxes

box-iron-age = The Iron Age
    .about = Dice, ports and provinces around the ancient Mediterranean. Quick to play, quick to play again.
    .length = 30 to 60 minutes
    .weight = light
box-discovery-2007 = The Age of Discovery (2007)
    .about = Workers, ships and soldiers for the New World: place them well, before the others do.
    .length = 90 to 120 minutes
    .weight = medium
box-discovery-2015 = Empires: Age of Discovery (2015)
    .about = The same voyage with nations, builders and more to choose from.
    .length = 90 to 150 minutes
    .weight = demanding
box-endeavor = Endeavor
    .about = Seven rounds to build, ship and occupy, from one harbour to every coast.
    .length = 60 to 90 minutes
    .weight = medium
box-seats = Players
box-length = Length
box-weight = Weight
box-play = Play
box-play-named = Play { $game }
box-play-help = { $bots ->
    [0] Starts a game on your own at once.
    [one] Starts a game against a bot at once.
   *[other] Starts a game against { $bots } bots at once.
}
box-starting = Setting up…
box-set-up = New table
box-set-up-named = New table of { $game }
box-rules-named = Rules of { $game }

## Harbour: tables

title-page = { $page } · Carrack
harbour-title = The harbour
harbour-lead = Choose a box and play at once against bots, or set up a table for friends, here or elsewhere.
my-name = Your name
harbour-boxes = Boxes
harbour-mine = My games
harbour-public = Open tables
harbour-public-none = No table is open to everybody at the moment.
harbour-new = Set one up
harbour-over = Finished games
harbour-show-all = Show all { $tables }
status-your-turn = Your turn
status-running = Others are to play
status-open = { $free ->
    [0] Ready to start
    [one] { $free } seat is free
   *[other] { $free } seats are free
}
status-over = Over
status-won = You won
way-play = Play
way-play-named = Play on at the table of { $game }
way-table = To the table
way-table-named = To the table of { $game }
way-look = Look
way-look-named = Look at the finished game of { $game }
way-replay = Replay
way-replay-named = Replay of { $game }
way-join = Join
way-join-named = Join the table of { $game }
way-watch = Watch
way-watch-named = Watch the game of { $game }
level-easy = Easy bot
level-medium = Medium bot
level-hard = Hard bot
level-expert = Expert bot
level-champion = Champion bot
level-random = Bot that plays at random
level-greedy = Bot that looks one move ahead
level-lookahead = Bot that plays its moves out
level-easy-about = Sees its next move and little else, and loves one side of the game too much.
level-medium-about = Plays soundly from move to move, with a weakness of its own.
level-hard-about = Thinks a few moves ahead, and still likes what it likes a little too much.
level-expert-about = Thinks well ahead and seldom errs.
level-champion-about = Thinks as far as it can, and plays to win.
seats = Seats
seat-free = free
seat-you = You
seat-yours = { $name } (you)
seat-won = won
seat-name = Name of who plays at seat { $letter }
seat-name-short = Name
presence-here = here
presence-away = away
presence-away-since = away for { $since }
seat-bot-for = { $bot }, for { $name }
pace-live = Live
pace-live-help = Everybody is at the table and answers within minutes.
pace-slow = By correspondence
pace-slow-help = A move now and then: each answers when there is time.
cancel = Cancel
yes = yes
no = no
copy = Copy
copied = Copied
link-only-here = This link works on this machine only: others cannot reach the server. To let your network in, start it with
copy-by-hand = Your browser does not let the page copy: the text is selected, copy it with the keyboard.

## Clocks

clock-left = time left
new-clock = Time
clock-none = No clock
clock-own = A clock of your own …
clock-per-move = { $move } a move, { $reserve } in reserve
clock-growing = { $reserve } in all, and { $increment } more with each move
clock-move-live = Minutes a move
clock-reserve-live = Minutes in reserve
clock-increment-live = Minutes gained with a move
clock-move-slow = Days a move
clock-reserve-slow = Days in reserve
clock-increment-slow = Days gained with a move
new-out = When the time has run out
out-bot = A bot plays on until the person is back
out-bot-help = Nobody waits, and nothing is lost.
out-hand-over = A bot plays on to the end
out-hand-over-help = The seat is not taken back.
out-lose = The game is lost
out-lose-help = With more than two at the table the champion plays the seat to the end.
clock-terms-bot = { $clock }. When somebody runs out of time, a bot plays on until they are back.
clock-terms-hand-over = { $clock }. Whoever runs out of time leaves the seat to a bot, to the end.
clock-terms-lose = { $clock }. Whoever runs out of time loses.
clock-level = Which bot
status-left = { $time } left
presence-holiday = on holiday until { $until }
holiday = Holidays
holiday-help = Until you are back, your clocks at tables by correspondence stand still. Days left this year: { $days }.
holiday-day = The last day
holiday-go = Go on holiday
holiday-until = You are on holiday until { $until }.
holiday-back = I am back

## A new table

new-title = New table
new-game = Which game
new-seats = Who plays
new-seats-count = How many seats
new-seat = Seat { $letter }
new-seat-me = Me
new-seat-here = Another person on this screen
new-seat-open = Open for others
new-curtain = On one screen a curtain falls before anything that only one of you may see.
new-others = Others
new-private = By invitation
new-private-help = Whoever has the link can sit down.
new-public = Public
new-public-help = The table stands in the harbour: everybody can join it, and watch.
new-pace = Pace
new-options = Options
new-option-seats = Only with this number of seats: { $seats }.
new-option-refused = This does not go with the rest. Choose otherwise.
new-option-against = This cannot be played together with “{ $other }”. Give up one of the two.
new-start = Start the game
new-start-help = Every seat is taken: the game begins at once.
new-open = Open the table
new-begin = Start
new-auto-start = Start by itself when the last seat is taken
explain-option-length = The short game ends earlier: good to learn, or for a short evening.
explain-option-start_auction_2007 = Instead of being drawn, the turn order is bid for, with money.
explain-option-strict_colonists = Otherwise there are as many colonists as anybody needs.
explain-option-strict_ships = Otherwise there are as many merchant ships as anybody wins.
explain-option-hide_failed_counters = Otherwise everybody sees a counter once somebody has failed at it.
explain-option-builder_worker = A builder saves money on buildings and makes the region worth more in which he stands.
explain-option-builder_tiles = Twenty buildings more. Three of them need builders and stay in the box without them.
explain-option-buy_vp = Money that is left over is worth something, at a price that rises with the ages.
explain-option-scouting = What you have seen you alone know; that you have looked, everybody sees.
explain-option-advanced_scouting = Less luck with expeditions. The cards stay hidden.
explain-option-low_luck_age3 = No other building of Age III comes into the game.
explain-option-two_player_captains_each = They wait in the discovery box before the first turn.
explain-option-in_one_go = Quicker. Switched off, each phase goes round the table before the next one begins.
explain-option-neutral_discs = As it always is with two players.

## Before the start

lobby-free = { $free ->
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
lobby-full = Every seat is taken.
lobby-begins-full = The game starts when the last seat is taken.
lobby-begins-you = The game starts when you press “Start the game”.
lobby-begins-you-later = The game starts when every seat is taken and you press “Start the game”.
lobby-begins-host = The game starts when { $name } presses Start.
lobby-begins-somebody = The game starts when the host presses Start.
lobby-waiting = This page notices by itself.
lobby-public = Public table
lobby-private = By invitation
lobby-invite = Invite others
lobby-invite-help = Send this link. Whoever opens it can sit down; no account is needed.
lobby-invite-help-rated = Send this link. Whoever opens it and has an account can sit down.
lobby-invite-link = Link of the invitation
lobby-sit = Sit here
lobby-sit-too = Somebody here too
lobby-put-bot = Put a bot here
lobby-stand-up = Stand up
lobby-remove-bot = Take away
lobby-ask-to-leave = Ask to leave
lobby-start = Start the game
lobby-remove = Remove the table
lobby-remove-sure = Remove this table for everybody?
lobby-remove-yes = Remove

## Invitation

invitation-title = Invitation
invitation-lead = { $free ->
    [one] You are invited to this table: { $free } seat is free.
   *[other] You are invited to this table: { $free } seats are free.
}
invitation-name-help = So that the others know who sits there. No account is needed.
invitation-seated = You sit at this table already.
invitation-started = The game at this table has begun.
invitation-full = Every seat at this table is taken. Perhaps somebody stands up again before the start.

## Account

account-title = Account
account-lead = Your games and settings are kept with this account: sign in with it anywhere.
account-lead-guest = You play as a guest: your games are kept for this browser alone.
account-lead-stranger = Nobody needs an account to play. With one, your games and settings go with you.
account-name = Name
account-name-help = As the others will see it.
account-password = Password
account-password-help = At least 8 characters. Nobody can send you a new one, so keep it well.
account-password-help-mail = At least 8 characters. Whoever names a mail address in the settings can have a link to a new one sent there.
account-old = Password as it is
account-new = New password
account-sign-in = Sign in
account-sign-in-do = Sign in
account-sign-in-lead = What you began as a guest in this browser goes along.
account-create = New account
account-create-do = Make an account
account-create-lead = A name and a password, nothing else.
account-create-lead-guest = All your games as a guest become the account’s.
account-rename = Name
account-rename-do = Take this name
account-rename-lead = You also sign in with it.
account-rename-lead-guest = What the others at the table call you.
account-renamed = That is your name now.
account-change-password = Password
account-change-password-do = Change the password
account-change-password-lead = All other browsers have to sign in again.
account-password-changed = The password is changed.
account-session = Signed in
account-session-lead = Sign out where others use this browser too.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-data = Your data
account-data-do = Save as a file
account-data-lead = Everything that this server keeps about you, as JSON.
account-delete = Leave for good
account-delete-do = Delete everything about me
account-delete-lead = Your name goes from every table, and a bot plays on for you. What stays has no name: games that were played, your places in rated ones, and what you have said at tables. This cannot be undone.
account-delete-lead-guest = Your games as a guest end, or a bot plays on for you. This cannot be undone.
account-sure = Really? Press once more to delete.
account-deleted = Everything about you is deleted. Fair winds!

## Settings

settings-lead = What you choose takes effect at once.
settings-language = Language
settings-language-help = Everything is said in it, the rules too.
settings-language-auto = As the browser
settings-language-en = English
settings-language-fr = Français
settings-theme = Light
settings-theme-help = A chart by day, or by night.
settings-theme-system = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-help = Pieces glide and dice roll, or everything simply stands where it belongs.
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-show = What others do
settings-show-help = It is shown one act after the other, at this pace. A click or tap on the board, or the space bar, jumps to the present.
settings-show-off = At once
settings-show-fast = Fast
settings-show-normal = Normal
settings-show-slow = Slow
settings-sound = Sound
settings-sound-help = A quiet bell when it is your turn.
settings-sound-true = On
settings-sound-false = Off
settings-confirm_end = Confirm the end of a turn
settings-confirm_end-help = Asks once more before an answer that cannot be taken back.
settings-confirm_end-auto = When people wait in a slow game
settings-confirm_end-always = Always
settings-confirm_end-never = Never
settings-idle = An answer that brings nothing
settings-idle-help = Asks once more before an answer that costs something and certainly brings nothing.
settings-idle-true = Ask
settings-idle-false = Just do it

## People

page-people = People
people-mine = My own page
people-accounts = Friends, pages and clubs are for accounts. A guest becomes one with a name and a password, and keeps everything.
people-here = The others here
person-page = Page
person-unknown = A page is seen by those who have played with somebody, by friends, and by people of the same club.
person-since = Here since { $day }.
person-played = { $games ->
    [0] No game to its end yet.
    [one] One game to its end, { $won } won.
   *[other] { $games } games to their end, { $won } won.
}
person-friends = You are friends.
person-blocked = You have blocked this player.
person-mute = Mute
person-unmute = Let be heard again
person-boxes = Favourite boxes
person-against = You against them
person-ahead = you ahead
person-even = even
person-behind = you behind
person-games = Last games
person-games-none = None yet.
person-alone = alone
person-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
person-rivals = against { $names }
person-place = place { $place } of { $seats }
column-game = Game
column-seats = Seats
column-games = Games
column-won = Won
column-rating = Rating
column-place = Place
column-name = Name
column-against = Met
column-against-help = What those have won whom one has met: it decides between those who have won as much
ratings = Ratings
rating-about = Give or take { $doubt } points
rating-provisional = A question mark: provisional, after fewer than ten games.
rated = Rated
rated-short = rated
rated-what = This game counts. Who leaves it comes last; nothing of it is taken back by consent, and there are no hints.
rated-over = What this game has changed.
new-rated = Rated
new-rated-help = It counts for everybody who plays it. It has a clock, no hints and no way back, and nobody hands the seat over.
friends = Friends
friends-none = No friends yet. Ask somebody whose name you know; when they agree, each finds the other’s open tables first.
friend-here = here now
friend-asks = asks to be your friend
friend-asked = was asked, and has not answered yet
friend-accept = Be friends
friend-ask = Ask to be friends
friend-name = Name of an account
friend-end = Be friends no more
friend-withdraw = Ask no more
friend-block = Block
friend-unblock = Block no more
blocked = Blocked
blocked-what = They do not sit down where you sit, do not ask you to their tables and do not see your page, and you do not hear what they say.
invite-friends = Ask friends
invite = Ask { $name }
invite-done = { $name } was asked
harbour-invited = Friends ask you to their tables
status-invited = { $name } asks you
way-decline = Not this time
row-friend = with a friend
report = Report
report-what = What has { $name } done? The host of this server reads it.
report-send = Send
report-done = The host of this server was told.
note = My note
note-what = Only you ever see it.
note-keeping = Being kept…
session-here = This browser, since { $day }
session-since = A browser, since { $day }
session-seen = used { $ago }
session-end = Sign out
account-forgotten = Password forgotten
account-forgotten-lead = If your account has a mail address, a letter goes there with a link to a new password.
account-forgotten-do = Send the letter
account-forgotten-done = If there is such an account with an address, the letter is on its way.
account-recover = A new password
account-recover-lead = The link is good for an hour and once. All other browsers have to sign in again.
account-recover-do = Set the password
account-device = A name for the device
account-passkeys = Passkeys
account-passkeys-lead = A device that knows you signs you in without a password: by a finger, a face or a code.
account-passkeys-do = Add a passkey
account-passkeys-done = The passkey is added.
account-passkeys-not-here = Passkeys work over HTTPS or on this machine, under a name with letters.
account-passkey = Sign in with a passkey
account-passkey-lead = Where you have added one.
account-passkey-do = Use a passkey
error-passkey-none = No passkey was used.
passkey-remove = Remove

## Clubs

clubs = Clubs
clubs-none = You belong to no club yet. Make one, or ask for the link of one.
club-new = A new club
club-name = Name of the club
club-about = What it is about
club-make = Make the club
club-people-count = { $people ->
    [one] One player
   *[other] { $people } players
}
club-host = host
club-hosted = host: { $name }
club-contests = Contests
club-contests-none = None yet.
club-link = Link to join
club-link-help = Whoever has it and an account may join. When the host removes somebody there is a new one.
club-remove = Remove
club-leave = Leave the club
club-leave-sure = Leave this club?
club-leave-yes = Leave
club-tables = Open and running tables
club-invitation = Invitation to a club
club-join = Join
club-go = To the club
club-accounts = A club is for accounts: make one, or sign in, and open this link again.
contest-new = A new contest
contest-name = Name of the contest
contest-system = How it is played
contest-round-robin = League
contest-round-robin-help = Everybody meets everybody: with two seats once, at larger tables as evenly as can be.
contest-swiss = Swiss evening
contest-swiss-help = Round after round those meet who stand alike, nobody twice if it can be helped. Who is too many rests, with the share of the victory that falls to a seat on the average.
contest-seats = Seats at a table
contest-people = Who takes part ({ $count })
contest-rounds = Rounds
contest-make = Begin
contest-too-few = It takes { $seats } at least.
contest-round = round { $round } of { $rounds }
contest-round-named = Round { $round }
contest-standings = Standings
contest-games = Games
contest-back = Back to the club
contest-rests = rests (+{ $share })
contest-end = End the contest
contest-end-sure = End it now? Games that run go on and count, and no round comes after them.
contest-end-yes = End it

## Calls

calls = Calls
calls-lead = When you are not at the table you can be called, once for each turn. A call says which game it is and with whom, and opens the table; it holds no secret.
calls-none = The host of this server calls nobody.
calls-ways = Ways to call you
calls-this = (this browser)
calls-here = Call me in this browser
calls-here-done = This browser will be called.
calls-here-not = This browser cannot be called here. It needs an encrypted connection (https); on an iPhone or iPad, put the page on the home screen first.
calls-no-push = The browser does not let itself be called: notifications are not allowed for this page, or its push service is out of reach. What is allowed stands in the browser’s own settings.
calls-install = Install as an app
calls-about-turn = Your turn
calls-about-invited = You are invited
calls-about-time = Time is running out
calls-about-over = The game is over
calls-kind-push = Browser
calls-kind-mail = Mail
calls-kind-webhook = Webhook
calls-kind-service = Service
calls-try = Try it
calls-tried = The call has arrived.
calls-remove = Remove
calls-removed = You are not called in this way any more.
calls-unconfirmed = Open the link in the mail that was sent there: from then on this address is used.
calls-given-up = Given up on { $day }. { $trouble } Try it to be called here again.
trouble-silent = The receiver did not answer in time.
trouble-unreachable = The receiver could not be reached.
trouble-refused = The receiver refused it.
trouble-gone = There is nobody at this address any more.
trouble-private = The address lies in the server’s own network, where it does not call.
trouble-malformed = The service does not understand this address.
trouble-mail-server = The mail server did not take it.
trouble-kind = This server does not call in this way any more.
trouble-fault = Something went wrong on the server.
calls-new = Another way
calls-add = Add
calls-added = You will be called there.
calls-mail-help = A mail with a link goes to this address; it is used once the link was opened. A forgotten password is recovered there, too.
calls-mail-address = Mail address
calls-mail-sent = A mail is on its way. Open the link in it.
calls-webhook-help = Each call is sent to this address, as JSON.
calls-webhook-address = Address of the webhook
calls-service-help = An address as apprise writes it, such as ntfy://my-topic. These services can be named here: { $services }.
calls-service-address = Address of the service
calls-quiet = Quiet hours
calls-quiet-help = In these hours nobody calls you. What happens meanwhile is told at their end, if it still holds.
calls-quiet-from = From
calls-quiet-to = to
calls-quiet-go = Keep quiet then
calls-quiet-now = From { $start } to { $end } ({ $place }) you are not called.
calls-quiet-set = You are not called in these hours.
calls-quiet-end = No quiet hours
calls-quiet-ended = You may be called at any hour.
calls-feed = Feed and calendar
calls-feed-help = For a feed reader and a calendar. Whoever has these addresses can read which games wait for you, and do nothing else.
calls-feed-make = Make the addresses
calls-feed-made = The addresses are made; any earlier ones are closed.
calls-feed-renew = Make new ones
calls-feed-end = Close them
calls-feed-ended = The addresses are closed.
calls-atom = Address of the feed
calls-calendar = Address of the calendar
calls-calendar-help = Address of the calendar. When your time ends is an estimate: clocks run only while the server is open.
confirm-title = Is this address yours?
confirm-lead = You were sent this link by mail. If you want to be called at that address, say so.
confirm-yes = Yes, call me there
confirm-done = From now on you are called at this address.

## Rules

rules-all = All rules
rules-lead = In our own words, with every ruling, and with a mark at each number that is not certain.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $paragraphs ->
    [0] Nothing found.
    [one] { $paragraphs } paragraph found.
   *[other] { $paragraphs } paragraphs found.
}
rules-none = There is no rules page for this game yet.
rules-link = Link to this paragraph: { $rule }
rules-copied = Link copied

## About

footer-about = About and licences
footer-free = Free software. It asks no other server for anything.
about-title = About Carrack
about-lead = Carrack is a table for board games in the browser, and the engine that knows their rules. It plays on one machine without any network, or lets friends in.
about-notice = Notice
about-licence = Licence of Carrack
about-packed = Packed with this page
about-packed-lead = These came along, each under its own licence.
about-version = Version { $version }

## Hints

hint = Hint
hint-ask = What would the champion do?
hint-thinks = The champion thinks
