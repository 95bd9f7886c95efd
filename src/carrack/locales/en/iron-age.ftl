# The words of The Iron Age.
# Numbers in capitals are those of games/iron_age/facts.py; a help text also knows the columns of its thing's row.

title = The Iron Age

## Options

option-length = When the game ends
option-length-short = Short game, good for a first time
option-length-normal = Normal game

## Questions

ask-settle = Start with a second port or with a second province.
ask-throw = { $turn } throws { $die-a }: which face is up?
ask-again = { $marked ->
    [yes] Roll { $roll } of { $ROLLS }: pick more dice, or roll the ones you picked.
   *[no] { $left ->
        [one] Roll { $roll } of { $ROLLS }: pick dice to roll again, for the last time, or keep them all.
       *[other] Roll { $roll } of { $ROLLS }: pick dice to roll again, or keep them all.
    }
}
ask-lead = Leadership lets you roll one more die, even a skull: pick it, or let all dice stand.
ask-omens = Omens let you turn one die to any face: pick the die and its face, or turn none.
ask-declare = { $dice ->
    [one] Is your food-or-population die food or population?
   *[other] How many of your { $dice } food-or-population dice are food?
}
ask-conquest = Fight a neighbouring tribe, your strength { $strength } against { $against }, or leave it in peace.
ask-tribute = { $turn } demands tribute: hand over a good, or { $turn } gains { $difference } tribute.
ask-build = Build with { some-population } and { some-goods }, or stop building.
ask-buy = Buy a development with { some-innovations }, { some-goods } and { some-wealth }, or buy none.
ask-store = How much wealth will you make of your { some-goods }, at { $each } goods each?

## Amounts, as the sentences around them need them

some-population = { $population } population
some-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
some-innovations = { $innovations ->
    [one] { $innovations } innovation
   *[other] { $innovations } innovations
}
some-wealth = { $wealth } wealth

## Answers

verb-settle = Start with a second { $what }
verb-empire-die = Empire die: { $face }
verb-fate-die = Fate die: { $face }
verb-again = Pick { $die-the } to roll again
verb-roll = Roll the picked dice
verb-keep = Keep all dice
verb-lead = Roll { $die-the } once more
verb-lead-not = Let all dice stand
verb-turn = Turn { $die-the } to { $face }
verb-turn-fate = Turn the Fate die to { $face }
verb-turn-not = Turn no die
verb-declare = { $food ->
    [0] All of them population
   *[other] { $food } as food, any others as population
}
verb-conquer = Fight the tribe
verb-conquer-not = Leave the tribe in peace
verb-pay = Hand over a good
verb-pay-not = Refuse to pay
verb-build-port = Fill a port box, for 1 population
verb-build-urn = Fill an urn, for 1 good
verb-build-province = Fill a province box, for 1 population
verb-build-monument = Fill a box of { $monument-the }, for 1 population
verb-build-army = Raise an army for 1 population and its food
verb-build-ship = Build a ship, for { $SHIP_GOODS } goods
verb-build-no-more = Stop building
verb-buy = { $wealth ->
    [0] Buy { $development } without wealth
   *[other] Buy { $development } with { some-wealth }
}
verb-buy-nothing = Buy nothing
verb-store = { $wealth ->
    [0] Store nothing
   *[other] Store goods as { some-wealth }
}

## Why not

reason-no-such-die = This die is not in play: you roll one Empire die for each port or each province, whichever are more.
reason-skull-is-locked = A skull stays where it fell: only Leadership or Omens can change it.
reason-marked-already = This die is picked already: pick another one, or roll.
reason-nothing-marked = No die is picked: pick at least one, or keep them all.
reason-something-marked = Some dice are picked: roll them, or take your picks back first.
reason-same-face = The die shows this face already: turn it to another one, or turn none.
reason-not-so-many-dice = You have fewer food-or-population dice than that: choose a smaller number.
reason-no-population = You have no population left this turn: each box and each army needs 1.
reason-no-food-for-army = An army needs { $needed } food and you have none left: keep some, or buy Metallurgy.
reason-no-good = You have no goods left: an urn needs 1.
reason-no-goods-for-ship = A ship needs { $needed } goods: you have { $goods }.
reason-ports-full = Every port box is filled: there is no further port to build.
reason-urns-full = Every urn is filled: there is no further port to build.
reason-provinces-full = Every province box is filled: there is no further province to build.
reason-monument-finished = You have finished this monument: each is built only once.
reason-armies-full = Your row of armies is full at { $ARMIES_MOST }: one must be lost before another is raised.
reason-ships-full = Your row of ships is full at { $SHIPS_MOST }: one must be lost before another is built.
reason-no-shipbuilding = Ships need Shipbuilding, bought in an earlier turn.
reason-owned-already = You own this development: each is bought only once.
reason-too-little-wealth = You have less wealth than that: spend less of it and more goods.
reason-more-than-needed = Less wealth pays the whole price, and no change is given: spend less.
reason-too-few-goods = { $needed ->
    [one] { $needed } good is
   *[other] { $needed } goods are
} still to be paid and you have { $goods }: spend more wealth, or buy something cheaper.
reason-too-few-to-store = This takes { $needed } goods and you have { $goods }: store less.
reason-wealth-full = Your row of wealth ends at { $WEALTH_MOST }: store less.

## Events

event-settled = { $seat } starts with a second { $what }.
event-round-begins = Round { $round } begins.
event-turn-begins = { $seat } has the turn: { $dice ->
    [one] { $dice } Empire die
   *[other] { $dice } Empire dice
} and the Fate die.
event-empire-die-fell = { $seat } rolls { $die-the }: { $face }.
event-fate-die-fell = { $seat } rolls the Fate die: { $face }.
event-rolled-again = { $seat } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} again for roll { $roll }.
event-kept = { $seat } keeps the dice.
event-led = { $seat } rolls { $die-the } once more, by Leadership.
event-turned = { $seat } turns { $die-the } to { $face }, by Omens.
event-turned-fate = { $seat } turns the Fate die to { $face }, by Omens.
event-declared = { $seat } uses { $food ->
    [one] { $food } die
   *[other] { $food } dice
} as food and { $population } as population.
event-gained = { $seat } gains { $row-some }{ $lost ->
    [0] .
   *[other] ; there is no room for { $lost } more.
}
event-lost = { $seat } loses { $row-some }.
event-fed = { $seat } { $food ->
    [0] has no food
    [one] feeds { $food } province
   *[other] feeds { $food } provinces
}{ $hungry ->
    [0] .
    [one] ; { $hungry } goes hungry.
   *[other] ; { $hungry } go hungry.
}
event-marked-skulls = { $seat } marks { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}.
event-disaster-came = { $seat } has { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
}: { $disaster }.
event-spared = { $seat } escapes { $disaster } thanks to { $development }.
event-fought = { $seat } fights { $foe }: strength { $strength } against { $against }.
event-gained-tribute = { $seat } gains { $tribute } tribute.
event-filled-conquest = { $seat } has { $boxes ->
    [one] { $boxes } Conquest box
   *[other] { $boxes } Conquest boxes
} filled: the next tribe is as strong.
event-declined-conquest = { $seat } leaves the tribe in peace.
event-demanded = { $seat } demands tribute with strength { $strength }.
event-paid = { $seat } hands over a good to { $to }.
event-refused = { $seat } refuses to pay { $to }.
event-filled-port-box = { $seat } fills a port box.
event-filled-urn = { $seat } fills an urn.
event-filled-province-box = { $seat } fills a province box.
event-filled-monument-box = { $seat } fills box { $boxes } of { $monument-the }.
told-monument-boxes = { $seat } fills boxes { $first }–{ $boxes } of { $monument-the }.
event-owns-port = { $seat } now owns { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}.
event-owns-province = { $seat } now owns { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}.
event-finished-monument = { $seat } finishes { $monument-the }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-built-army = { $seat } raises an army.
event-built-ship = { $seat } builds a ship.
event-bought = { $seat } buys { $development } with { $goods ->
    [0] { $wealth ->
        [0] { some-innovations }
       *[other] { $innovations ->
            [0] { some-wealth }
           *[other] { some-innovations } and { some-wealth }
        }
    }
   *[other] { $wealth ->
        [0] { $innovations ->
            [0] { some-goods }
           *[other] { some-innovations } and { some-goods }
        }
       *[other] { $innovations ->
            [0] { some-wealth } and { some-goods }
           *[other] { some-innovations }, { some-wealth } and { some-goods }
        }
    }
}.
event-stored = { $seat } stores { some-goods } as { some-wealth }.
event-game-ends = The game ends: { $why-because }.

## Names: dice and faces

die-1 = die 1
    .the = die 1
die-2 = die 2
    .the = die 2
die-3 = die 3
    .the = die 3
die-4 = die 4
    .the = die 4
die-5 = die 5
    .the = die 5
die-6 = die 6
    .the = die 6
die-fate = Fate die
    .the = the Fate die
    .a = the Fate die
die-empire = Empire die
    .the = the Empire die
    .a = an Empire die

face-food = food
face-people = population
face-either = food or population
face-goods = goods
face-innovation = innovation
face-skull = skull
face-drought = Drought
face-harvest = Good harvest
face-omens = Omens
face-conquest = Conquest
face-tribute = Tribute demand
face-trade = Trade

## Names: the pegboard's rows

row-food = food
    .some = { $amount } food
row-goods = goods
    .some = { $amount ->
        [one] { $amount } good
       *[other] { $amount } goods
    }
row-armies = armies
    .some = { $amount ->
        [one] { $amount } army
       *[other] { $amount } armies
    }
row-ships = ships
    .some = { $amount ->
        [one] { $amount } ship
       *[other] { $amount } ships
    }
row-wealth = wealth
    .some = { $amount } wealth

## Names: the sheet

what-port = port
what-province = province

monument-oracle = Oracle
    .the = the Oracle
monument-lighthouse = Great Lighthouse
    .the = the Great Lighthouse
monument-aqueduct = Aqueduct
    .the = the Aqueduct
monument-parthenon = Parthenon
    .the = the Parthenon
monument-colosseum = Colosseum
    .the = the Colosseum

development-leadership = Leadership
development-granaries = Granaries
development-dyemaking = Dyemaking
development-medicine = Medicine
development-formations = Formations
development-irrigation = Irrigation
development-metallurgy = Metallurgy
development-shipbuilding = Shipbuilding
development-religion = Religion
development-coinage = Coinage
development-engineering = Engineering
development-philosophy = Philosophy
development-navy = Navy
development-architecture = Architecture
development-empire = Empire

disaster-none = no disaster
disaster-revolt = Revolt
disaster-barbarians = Barbarians
disaster-pestilence = Pestilence
disaster-civil-war = Civil War
disaster-invasion = Invasion

foe-barbarians = the Barbarians
foe-invasion = the invaders
foe-tribe = a neighbouring tribe

sheet-ports = Ports
sheet-port-boxes = Port boxes
sheet-urns = Urns
sheet-provinces = Provinces
sheet-province-boxes = Province boxes
sheet-monuments = Monuments
sheet-developments = Developments
sheet-conquest = Conquest
sheet-tribute = Tribute
sheet-skulls = Skulls
sheet-strength = Strength
sheet-points = Points
sheet-score = Score
sheet-population = Population
sheet-innovations = Innovations

## Names: the result

why-developments = developments
    .because = somebody owns enough developments
why-tribute = tribute
    .because = somebody has enough tribute
why-monuments = monuments
    .because = enough monuments stand
why-rounds = rounds
    .because = the last round is played

source-monuments = Monuments
source-developments = Developments
source-shipbuilding = Shipbuilding
source-architecture = Architecture
source-empire = Empire
source-wealth = Wealth
source-tribute = Tribute
source-skulls = Skulls

grade-won = won
grade-lost = lost

## Help: dice and faces

help-die-empire = A white die of six faces. You roll one for each port or each province, whichever are more.
help-die-fate = The yellow die, rolled every turn beside the Empire dice. It changes the harvest, brings trade, omens, a conquest or a tribute demand.

help-face-food = { $food } food. A food die: the Fate die, Granaries and Irrigation can change what it yields.
help-face-people = { $population } population to build with this turn; with Engineering { $ENGINEERING_POPULATION } more.
help-face-either = { $food } food or { $population } population: you say which when the rolling is over. As food it is a food die.
help-face-goods = As many goods as you own ports.
help-face-innovation = Worth { $INNOVATION_WORTH } towards this turn’s development, { $PHILOSOPHY_WORTH } with Philosophy. It cannot be saved.
help-face-skull = Cannot be rolled again. It gives { $SKULL_GOODS } good and { $population } population, and counts towards the disaster.
help-face-drought = Changes what each food die yields by { $food_per_die }. Granaries protect you.
help-face-harvest = Each food die yields { $food_per_die } more.
help-face-omens = After all rolling you may turn one die, a skull or the Fate die too, to any of its faces.
help-face-conquest = With an army at least you may fight a neighbouring tribe, as strong as you have Conquest boxes filled.
help-face-tribute = Every weaker opponent hands over a good or brings you the difference in strength as tribute.
help-face-trade = As many goods as you own ports, like a goods face.

## Help: the pegboard's rows

help-row-food = Feeds your provinces and your new armies. At most { $FOOD_MOST }: what does not fit is lost.
help-row-goods = Fill urns, build ships, pay for developments, become wealth. At most { $GOODS_MOST }: what does not fit is lost.
help-row-armies = Your strength in battles and tribute demands. At most { $ARMIES_MOST }; every battle costs one.
help-row-ships = Built for { $SHIP_GOODS } goods each once you own Shipbuilding, at most { $SHIPS_MOST }. They score points, and fight with Navy.
help-row-wealth = Stored goods, each worth { $WEALTH_WORTH } towards a development, scoring { $WEALTH_POINTS } at the end. At most { $WEALTH_MOST }.

## Help: monuments

help-monument = { $boxes } boxes, 1 population each. { $first } points for the first to finish it, { $later } for everybody later, none while it is unfinished.
help-monument-oracle = { help-monument }
help-monument-lighthouse = { help-monument }
help-monument-aqueduct = { help-monument }
help-monument-parthenon = { help-monument }
help-monument-colosseum = { help-monument }

## Help: developments

help-development-leadership = After all rolls you may roll one die once more, even a skull. Cost { $cost }, points { $points }.
help-development-granaries = Drought does not touch your food dice. Cost { $cost }, points { $points }.
help-development-dyemaking = { $DYEMAKING_GOODS } good more whenever you collect, whatever the dice show. Cost { $cost }, points { $points }.
help-development-medicine = Pestilence does not touch you. Cost { $cost }, points { $points }.
help-development-formations = { $FORMATIONS_STRENGTH } more strength in battles and tribute demands. Cost { $cost }, points { $points }.
help-development-irrigation = { $IRRIGATION_FOOD } more food from each food die. Cost { $cost }, points { $points }.
help-development-metallurgy = Armies need population only, no food. Cost { $cost }, points { $points }.
help-development-shipbuilding = From your next turn on you may build ships, each scoring { $SHIP_POINTS } at the end. Cost { $cost }, points { $points }.
help-development-religion = Your Revolt strikes every opponent without Religion instead of you, and Civil War does not touch you. Cost { $cost }, points { $points }.
help-development-coinage = { $COINAGE_GOODS } goods, not { $WEALTH_GOODS }, make 1 wealth. Cost { $cost }, points { $points }.
help-development-engineering = { $ENGINEERING_POPULATION } more population from each population die. Cost { $cost }, points { $points }.
help-development-philosophy = Innovations are worth { $PHILOSOPHY_WORTH }, not { $INNOVATION_WORTH }. Cost { $cost }, points { $points }.
help-development-navy = Each ship adds { $NAVY_STRENGTH } strength in battles and tribute demands; every battle costs a ship too. Cost { $cost }, points { $points }.
help-development-architecture = At the end each monument you finished scores { $ARCHITECTURE_POINTS } more. Cost { $cost }, points { $points }.
help-development-empire = At the end each port and each province you own scores { $EMPIRE_POINTS }. Cost { $cost }, points { $points }.

## Help: disasters

help-disaster-none = Without a skull there is no disaster.
help-disaster-revolt = You mark { $size ->
    [one] { $size } skull
   *[other] { $size } skulls
}. With Religion every opponent without Religion does instead.
help-disaster-barbarians = You must fight the Barbarians, of strength { $size }.
help-disaster-pestilence = Every opponent without Medicine marks { $size ->
    [one] { $size } skull
   *[other] { $size } skulls
}. In the solo game it is you.
help-disaster-civil-war = You mark { $size ->
    [one] { $size } skull
   *[other] { $size } skulls
}, unless you own Religion.
help-disaster-invasion = Everybody must fight invaders of strength { $size }, each alone.

## Help: the sheet

help-sheet-ports = A goods face brings a good for each of them. A port counts once its box and its urns are filled.
help-sheet-port-boxes = One for each port, filled from the left for 1 population each.
help-sheet-urns = Each later port has more of them. They are filled from the left for 1 good each, and may run ahead of the boxes.
help-sheet-provinces = Each eats 1 food a turn. A finished one brings armies and tribute at once.
help-sheet-province-boxes = Each later province has more of them. They are filled from the left for 1 population each.
help-sheet-monuments = Built box by box with population. Only finished ones score, and the first to finish scores most.
help-sheet-developments = Bought one a turn at most. Each changes the rules for you and scores points.
help-sheet-conquest = How strong the next tribe is. Every conquest you win fills one more box, up to { $CONQUEST_MOST }.
help-sheet-tribute = Won in battle, by tribute demands and with provinces: 1 point each. Enough of it ends the game.
help-sheet-skulls = Marked for hunger, disasters and lost battles: each takes 1 point away.
help-sheet-strength = Your armies, { $FORMATIONS_STRENGTH } more with Formations, { $NAVY_STRENGTH } more for each ship with Navy.
help-sheet-points = What you score, by where it comes from.
help-sheet-score = Your points as they stand. They can be below zero.
help-sheet-population = Fills boxes and raises armies this turn. What is left over is lost.
help-sheet-innovations = Pay for this turn’s development, { $INNOVATION_WORTH } each. They cannot be saved.

## Help: the result

help-source-monuments = The value of each monument you finished.
help-source-developments = The points of each development you own.
help-source-shipbuilding = With Shipbuilding, { $SHIP_POINTS } for each ship.
help-source-architecture = With Architecture, { $ARCHITECTURE_POINTS } for each finished monument.
help-source-empire = With Empire, { $EMPIRE_POINTS } for each port and each province.
help-source-wealth = { $WEALTH_POINTS } for each wealth left.
help-source-tribute = 1 for each tribute.
help-source-skulls = 1 less for each skull.

## What stands in a view

view-turn = Turn of
view-round = Round
view-roll = Roll
view-dice = Dice
view-to-throw = Dice still to be thrown
view-marked = Picked dice
view-food-dice = Dice used as food
view-first = First to finish
view-ended = Ended by
view-sheets = Sheets
