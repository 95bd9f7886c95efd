# The terminal table: `carrack play`.

## Who plays

name-person = Player { $letter }
name-bot-dido = Dido
name-bot-hanno = Hanno
name-bot-pytheas = Pytheas
name-bot-necho = Necho
name-bot-himilco = Himilco
name-bot-eudoxus = Eudoxus
level-easy = easy bot
level-medium = medium bot
level-hard = hard bot
level-expert = expert bot
level-champion = champion bot
level-random = random bot
level-greedy = greedy bot
level-lookahead = far-sighted bot

## Commands. A list of words; the first is the one that is shown.

command-undo = undo, u
command-help = help, h
command-why = why not, why, w
command-if = what if
command-hint = hint
command-log = log, l
command-board = board, b
command-moves = moves
command-points = points
command-rules = rules
command-save = save
command-quit = quit, q, exit

## Words that need not fit an action

small-words = a, an, the, of, to, with, for, my, please, i

## Keys of The Iron Age, one or more for each answer. None may be a command.

key-settle = { $what ->
    [port] p
   *[province] v
}
key-empire-die = { $face ->
    [food] 1, f
    [people] 2, p
    [either] 3, e
    [goods] 4, g
    [innovation] 5, i
   *[skull] 6, s
}
key-fate-die = { $face ->
    [drought] 1, d
    [harvest] 2, ha
    [omens] 3, o
    [conquest] 4, c
    [tribute] 5, t
   *[trade] 6, tr
}
key-again = { $die ->
    [fate] f
   *[other] { $die }
}
key-roll = r
key-keep = k
key-lead = { key-again }
key-lead-not = n, k
key-turn = { $die }{ $face ->
    [food] f
    [people] p
    [either] e
    [goods] g
    [innovation] i
   *[skull] s
}
key-turn-fate = f{ $face ->
    [drought] d
    [harvest] h
    [omens] o
    [conquest] c
    [tribute] t
   *[trade] r
}
key-turn-not = n, k
key-declare = { $food }
key-conquer = y, c
key-conquer-not = n
key-pay = y, p
key-pay-not = n
key-build-port = p
key-build-urn = g
key-build-province = v
key-build-monument = { $monument ->
    [oracle] o
    [lighthouse] li
    [aqueduct] aq
    [parthenon] pa
   *[colosseum] c
}
key-build-army = a
key-build-ship = s
key-build-no-more = n
key-buy-nothing = n
key-store = { $wealth }

## The Iron Age: what is written on dice and sheet. A face's caption has ten letters at most.

caption-food = food
caption-people = population
caption-either = either
caption-goods = goods
caption-innovation = innovation
caption-skull = skull
caption-drought = Drought
caption-harvest = Harvest
caption-omens = Omens
caption-conquest = Conquest
caption-tribute = Tribute
caption-trade = Trade
iron-die = { $die ->
    [fate] F Fate
   *[other] { $die }
}
iron-again = again
iron-locked = locked
iron-first = first/later
iron-cost = cost { $to } points
iron-round = Round { $round }
iron-round-solo = Round { $round } of { $rounds }, { $target } points to beat
iron-dice = { $dice ->
    [one] { $dice } Empire die
   *[other] { $dice } Empire dice
}: { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}, { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
iron-others = { $count ->
    [one] Your opponent
   *[other] Your opponents
}
iron-thrown = { $name } throws { $faces }.
iron-payment = { $innovations ->
    [0] { "" }
    [one] 1 innovation{ " " }
   *[other] { $innovations } innovations{ " " }
}{ $wealth ->
    [0] { "" }
   *[other] { $wealth } wealth{ " " }
}{ $goods ->
    [0] { "" }
    [one] 1 good
   *[other] { $goods } goods
}
menu-again = pick dice to roll again, several in one line
menu-lead = roll this die once more

## Keys of Discovery: two letters for each kind of worker, each box and each region, as they stand on the table. None may
## be a command. A box may have more words; the first is the one that is shown.

discovery-worker = { $worker ->
    [colonist] co
    [captain] ca
    [merchant] me
    [missionary] mi
    [soldier] so
   *[builder] bd
}
discovery-box = { $box ->
    [initiative] in, initiative
    [dock] do, dock
    [goods] go, goods
    [shipping] sh, shipping
    [capital] bu, buildings
    [discovery] di, discovery
    [captain] ca, captain
    [merchant] me, merchant
    [missionary] mi, missionary
    [soldier] so, soldier
    [builder] bd, builder
    [training] tr, training
   *[warfare] wa, warfare
}
discovery-region = { $region ->
    [new_france] { $edition ->
        [discovery-2007] can
       *[discovery-2015] nf
    }
    [new_england] ne
    [virginia] vi
    [florida] fl
    [caribbean] car
    [new_spain] ns
    [new_granada] ng
    [brazil] br
   *[peru] pe
}
discovery-key-bid = { $dollars }
discovery-key-pass = n, pass
discovery-key-front-order = f
discovery-key-front-not = n
discovery-key-land = { discovery-region }
discovery-key-land-not = n
discovery-key-take-not = n
discovery-key-buy-not = n
discovery-key-ally = { discovery-region }
discovery-key-use-chart = { discovery-region }
discovery-key-keep-chart = n
discovery-key-enlist = { discovery-worker }
discovery-key-sail = { discovery-region }
discovery-key-sail-beyond = s
discovery-key-stay = n
discovery-key-train = { discovery-worker }
discovery-key-train-not = n
discovery-key-fight = { $letter } { discovery-region }
discovery-key-declare-war = war { $letter }
discovery-key-keep-peace = n
discovery-key-hit = { discovery-worker }
discovery-key-retire = { discovery-region }
discovery-key-retire-not = n
discovery-key-migrate-from = { discovery-region }
discovery-key-migrate-not = n
discovery-key-migrate-to = { discovery-region }
discovery-key-migrate-count = { $workers }
discovery-key-ride-from = { discovery-region }
discovery-key-ride-not = n
discovery-key-ride-to = { discovery-region }
discovery-key-place-ship = ship { discovery-worker }
discovery-key-scout = look { discovery-region }
discovery-key-scout-deck = look cards
discovery-key-card-on-top = top
discovery-key-card-below = bottom
discovery-key-conquer = { discovery-region }
discovery-key-muster = y
discovery-key-arrange-not = n
discovery-key-seize-ship = y
discovery-key-replace = { discovery-box }
discovery-key-power-not = n
discovery-key-sail-charted = ch
discovery-key-settle = { discovery-region }
discovery-key-lose = { discovery-worker }
discovery-key-edict = { $letter } { $lead ->
    [self] me
   *[other] them
}
discovery-key-infect = { $letter } { discovery-region }
discovery-key-infect-not = n
discovery-key-infect-count = { $workers }
discovery-key-rewrite = { $letter }
discovery-key-rewrite-not = n
discovery-key-smuggle-not = n
discovery-key-sell-not = n
discovery-key-buy-points = { $points }
discovery-key-buy-points-not = n

## Discovery: what stands on the table

dollars = ${ $count }
discovery-when = Turn { $round } of { $turns } { $dot } Age { $age ->
    [1] I
    [2] II
   *[3] III
} { $dot } { $stage }
discovery-over = The end
discovery-order = turn order
discovery-hands = Still to place
discovery-hands-next = For the next turn
discovery-for = { $said }, for { $price }
discovery-price = { $price } each
discovery-ship = a merchant ship
discovery-no-ship = no ship left
discovery-no-goods = nothing on display
discovery-bag = { $goods } in the bag
discovery-odds = { $chance }%
discovery-crew = aboard { $crew }, strength { $strength }
discovery-box-short = { $box ->
    [initiative] initiative
    [dock] dock
    [goods] goods
    [shipping] shipping
    [capital] buildings
    [discovery] discovery
    [captain] a captain
    [merchant] a merchant
    [missionary] a missionary
    [soldier] a soldier
    [builder] a builder
    [training] anyone, for { $price }
   *[warfare] warfare
}
discovery-map = New World
discovery-map-legend = +6 +2: points at the end of the age, as it stands
discovery-empty = nobody
discovery-face-down = ? face down
discovery-known = counter: { $counter }
discovery-failed = more than { $natives } { $natives ->
    [one] native
   *[other] natives
}
discovery-seen = known to { $seats }
discovery-natives = Natives on the counters nobody has seen: { $natives }
discovery-card-natives = Natives on the cards of the deck: { $natives }
discovery-top = On top of the deck: { $card }
discovery-bottom = At the bottom of the deck: { $cards }
discovery-card = { $card }, natives { $natives }
discovery-card-hidden = a card
discovery-card-seen = known to { $seats }
discovery-cards = deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $open ->
    [yes] open
   *[no] once all is discovered
}
discovery-display = Buildings, { $price } each
discovery-no-tiles = None is left.
discovery-stacks = to come: { $stacks }
discovery-stack = { $count } of Age { $age ->
    [1] I
    [2] II
   *[3] III
}
discovery-foretold = Age III will bring
discovery-power = { $left ->
    [0] (no use left)
    [one] (1 use left)
   *[other] ({ $left } uses left)
}
discovery-power-age = { $left ->
    [0] (no use left in this age)
   *[other] (1 use left in this age)
}
discovery-sailing = ({ $used } of { $most ->
    [one] 1 ship
   *[other] { $most } ships
} used this turn)
discovery-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
discovery-sets = sets earn { $money }
discovery-used = (used)
discovery-bid = { $dollars ->
    [0] { $passed ->
        [yes] Passed without a bid
       *[no] No bid yet
    }
   *[other] { $passed ->
        [yes] Bid { $bid }, then passed
       *[no] Bids { $bid }
    }
}
discovery-new-tiles = New buildings: { $names }.
discovery-new-goods = New trade goods: { $names }.
discovery-new-order = Turn order: { $names }.
discovery-school = Get for the next turn
discovery-school-last = Of no use in the last turn
discovery-kinds = These place a colonist. For another write it first, like { $example }: { $names }
discovery-kind = These place your { $name }.
discovery-no-colonist = Write the worker first, like { $example }: { $names }
discovery-hint = What a box is for, or anything else you see: help dock, help missionary, help fortress
discovery-sail = Sail to
discovery-line = Several in one line, then where they sail: { $example }
discovery-beyond = All is discovered: they sail beyond the map, at once when nobody is left to pick.
discovery-fight = Battle against
discovery-bids = dollars for the first place

## At the table

welcome-file = Kept after every move in { $file }
welcome-commitment = All chance is settled; “carrack verify” will show this commitment again: { $text }
welcome-help = Answer with a key, a number or words, several in one line. h helps, ? says why not, u takes back, q leaves.
prompt-dice = Dice
prompt-chance = Chance
thinking = { $name } is thinking…
curtain = The next table is for { $name } alone. Press Enter when nobody else looks.
interrupted = Press Ctrl-C again to leave, or go on. The game is saved.
farewell = The game is saved. To go on: carrack play --resume { $file }
event-sits = { $name } sits down.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
about = { $thing }:
saved = Saved in { $file }
saved-copy = A copy of the game as it stands is in { $file }; the game goes on in its own file.
save-taken = { $file } is a file of another kind: choose another name.
undo-nothing = There is nothing to take back: since your last answer chance has spoken, or somebody else has played.
why-what = Why not what? Type it behind: why not, then the move in words.
why-unknown = “{ $words }” is no move of this game. The list shows how moves are called: moves
why-allowed = You may do this now:
if-what = What if what? Type an answer behind: what if, then its key, its number or words of it.
if-asked = Only chance answers now: there is nothing to choose.
rules-none = There is no page of rules for this game yet.
rules-contents = Type one of these behind: rules, then its name or a word of its title.
rules-unknown = No paragraph is called “{ $words }”. All of them: rules
help-unknown = There is no help on “{ $words }”. Try a word from the table, or: rules
board-unknown = “{ $words }” does not sit here. There are: { $names }

## What can be typed

help-answers = Type the key or the number before an answer, or words of it; beginnings of words do. Several answers fit in one line: all of them are played, or none. Enter alone draws the table again.
help-undo = take back your last answer
help-help = this help; with a word, what it is
help-why = why a move is not allowed, also ?move
help-if = what an answer would bring: what if 2
help-hint = what the champion would answer, with its chances to win and where the points would come from
help-log = what happened; with a number, so much
help-board = the table again; with a name, that sheet
help-moves = the open question and its answers
help-points = points by source
help-rules = the rules, by paragraph
help-save = keep a copy in a file
help-quit = leave; the game is saved

## What was not understood

problem-unknown = “{ $words }” is no answer here. Try one of { $keys }, or words of the list; h helps.
problem-close = Did you mean: { $words }?
problem-ambiguous = “{ $words }” can mean several answers:
problem-refused = “{ $words }” was refused: { $why }
problem-unseen = “{ $words }” is a number of a list that you have not seen yet. Nothing was played: use words there, or end the line before it.
problem-chance = Dice or cards come before “{ $words }”. Nothing was played: end the line before it.
problem-turn = Your turn is over before “{ $words }”. Nothing was played: end the line before it.
problem-long = That line is too long to be read.
problem-save = { $file } could not be written: { $why }

## The end

end-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } ahead of the next.
end-won-tie = { $name } wins on the tie-break, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared = { $names } and { $last } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
end-resigned = { $name } has resigned: { $winner } has won.
end-resigned-solo = { $name } has resigned: the solo game is lost.
end-nobody = Nobody wins.
end-solo-won = The solo game is won: { $points } points, { $margin } more than the { $target } to beat.
end-solo-lost = The solo game is lost: { $points ->
    [one] { $points } point
   *[other] { $points } points
} of the { $target } to beat.
end-file = The record is in { $file }
end-replay = Step through it: carrack replay { $file }
end-verify = Check chance and moves: carrack verify { $file }

## The command line

option-play = Play at a table in the terminal, alone, with others at the keyboard, or against bots.
option-game = The game to play
option-seats = Who plays: person, person:NAME, bot, bot:LEVEL, bot:LEVEL:NAME for each seat; or the number of seats
option-option = An option of the game, such as length=short; may be given several times
option-seed = The seed of all chance: the same seed gives the same dice, cards and tiles
option-fate = Who throws dice and draws: the computer, or you with the real pieces (asked)
option-lang = The language of the table
option-save = The file in which the game is kept
option-resume = Go on with a kept game; “last” is the newest unfinished one of those without --save
option-plain = Draw the table as an indented list
option-color = Colours; NO_COLOR in the environment turns them off too
error-seats = “{ $text }” is no table; write how many sit at it ({ $counts }), or who: person:NAME,bot:LEVEL
error-seat = “{ $text }” is neither person nor bot; write person:NAME or bot:LEVEL, with a level of { $levels }
error-level = “{ $text }” is no level of bots; there are: { $levels }
error-exists = { $file } exists already; choose another name, or go on with it: --resume
error-resume-alone = a kept game has its own seed, options, dice and file; only --seats, --lang, --plain and --no-color go with it
error-seed-asked = real dice and pieces need no seed
error-seat-count = this game has { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
error-not-kept = this record was written for one reader, not by the keeper of the game: it can be replayed, not played on
