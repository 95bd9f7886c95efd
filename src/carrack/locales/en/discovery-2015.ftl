# What the edition of 2015 says in its own way, and what only it has to say; everything else stands in discovery.ftl.

title = Empires: Age of Discovery (2015)

## Options

option-builder_worker = Builders: a sixth kind of worker
option-builder_tiles = The buildings of the builder expansion
option-nations = Nations with a power of their own
option-nations-off = no nations
option-nations-random = dealt at random
option-nations-auction = bid for, together with the turn order
option-buy_vp = Points can be bought at the end of each age
option-no_survivors = A counter that beat an expedition leaves the game and another takes its place
option-scouting = Before placing a worker you may pay to look at a counter, later at a card
option-advanced_scouting = The counters on the map lie open from the start
option-low_luck_age3 = The { $FORETOLD } buildings of Age III are known from the start
option-two_player_captains_each = With two seats: so many captains of each player explore from the start
option-glory_other_player_only = Glory counts only regions where another player has a colony of { $COLONY_LEAST }

## Questions

ask-bid = { $highest ->
    [0] Bid for the next place in turn order and a nation of your choice, or pass this round: you have ${ $money }.
   *[other] Bid more than ${ $highest } for the next place in turn order and a nation of your choice, or pass this round: you have ${ $money }.
}
ask-nation-choice = Choose your nation.
ask-nation = Which nation does { $owner } play?
ask-spare = Which building of Age III stays in the box?
ask-opening = Which counter lies open { $region-in }?
ask-conquest = Spain may discover a region now and put a soldier there, or lose its power.
ask-scout = { $explorer } looks at the counter { $region-in }: which one is it?
ask-scout-card = { $explorer } looks at the top card: which one is it?
ask-card-place = Put the card you have seen back on top, or to the bottom of the deck.
ask-muster = England may add { $ENGLISH_COLONISTS } colonists to the dock and put everybody there in any order, once in the game: use it now, or keep it.
ask-arrange = Choose who takes place { $place } on the dock, or leave everybody else as they stand.
ask-claim = France may take one of the trade goods on display before anybody else: use it now, or keep it.
ask-seize = Holland may take the merchant ship, once in the game: use it now, or keep it.
ask-replace = Italy may put a colonist in the place of another player’s worker: use it now, or keep it.
ask-spoils = Choose a specialist from the Spoils of War: { $due ->
    [one] it is the last.
   *[other] there are { $due }.
}
ask-spoils-good = { $owner } draws a trade good from the Spoils of War: which one is it?
ask-settle = { $together ->
    [1] Choose a region where you are already: { $due } colonists settle there together.
   *[other] { $due ->
        [one] Choose where your last colonist settles.
       *[other] Choose where the next colonist settles: { $due } are still to come.
    }
}
ask-lose = The Plague takes a worker of yours { $region-in }: choose which.
ask-edict = Name another player for the Papal Edict, and who of you two settles first.
ask-infect = Choose whose colonists the Plague takes and where, or spare all.
ask-infect-count = How many colonists of { $foe } does the Plague take { $region-in }, { $most } at most?
ask-rewrite = Name a player who loses a counter to you, or no more.
ask-rewritten = { $owner } takes a counter from { $foe }: which one is it?
ask-smuggle = Choose a trade good of another player for a swap, or none.
ask-smuggle-for = Choose what { $foe } gets for { $good }.
ask-sell = Sell a trade good for ${ $TRADER_PRICE }, or no more.
ask-migrate-from = Choose from where your colonists move, or let all stay.
ask-migrate-to = Choose to which region your colonists move { $region-from }.
ask-migrate = How many of your colonists move { $region-from } to { $to-the }?
ask-points = Buy points at ${ $price } each, or no more: you have ${ $money }.
ask-place = Turn { $round }: place a worker in a box, { $workers ->
    [one] your last one{ some-looks }.
   *[other] you have { $workers }{ some-looks }.
}
some-looks = { $counter_price ->
    [0] { $card_price ->
        [0] { "" }
       *[other] , or pay ${ $card_price } to look at the top card
    }
   *[other] , or pay ${ $counter_price } to look at a counter
}

## Answers

verb-pass = Pass this round
verb-nation-falls = Nation: { $nation }
verb-choose-nation = Play { $nation }
verb-place-ship = Put a { $worker } on a ship of your own
verb-scout = Pay to look at the counter { $region-in }
verb-scout-deck = Pay to look at the top card
verb-card-on-top = Leave the card on top
verb-card-below = Put the card to the bottom
verb-front-goods = Move your worker on space { $slot } to the front of the trade goods
verb-front-warfare = Move your worker on space { $slot } to the front of the warfare box
verb-conquer = Discover { $region-the } with a soldier
verb-muster = Add { $ENGLISH_COLONISTS } colonists to the dock and rearrange it
verb-arrange = The worker on place { $place } comes next
verb-arrange-not = Everybody else stays in this order
verb-claim = Take { $good } before all others
verb-seize-ship = Take the merchant ship
verb-replace = Replace the worker { $box-in }
verb-power-not = Do not use the nation’s power
verb-sail-charted = Sail to a card against natives { $PORTUGUESE_NATIVES }, with Portugal’s power
verb-settle = Settle { $region-in }
verb-lose = Lose a { $worker }
verb-edict = Favour { $seat } too; { $lead }
verb-infect = Let the Plague take colonists of { $seat } { $region-in }
verb-infect-not = Spare all colonists
verb-infect-count = { $workers ->
    [one] Take { $workers } colonist
   *[other] Take { $workers } colonists
}
verb-rewrite = Take a counter from { $seat }
verb-rewrite-not = Take no more counters
verb-smuggle-from = Take { $good } from { $seat }
verb-smuggle-not = Swap nothing
verb-smuggle-for = Give { $good } for it
verb-sell = Sell { $good }
verb-sell-not = Sell no more
verb-migrate-count = { $workers ->
    [one] Move { $workers } colonist
   *[other] Move { $workers } colonists
}
verb-buy-points = { $points ->
    [one] Buy { $points } point
   *[other] Buy { $points } points
}
verb-buy-points-not = Buy no more points

## Why not

reason-your-own-seat = This is you: choose another player.
reason-nation-taken = Another player has this nation: choose one that is left.
reason-no-mayflower = Only the owner of the Mayflower puts workers on ships.
reason-ships-sailed = All { $MAYFLOWER_MOST } places of the Mayflower are taken this turn.
reason-no-free-ship = You have no ship that is not used this turn.
reason-no-scouts = Nobody can look ahead in this game: the option is off.
reason-known-already = You know this counter already.
reason-no-cards = No discovery card is left.
reason-not-portugal = Only Portugal can do this.
reason-power-used = Portugal has used its power in this age already.
reason-nobody-there = Nobody stands there: choose a place where somebody does.
reason-alike = A worker just like this one stands before it: choose that one.
reason-own-worker = This is your own worker: choose another player’s.
reason-no-such-loss = You have no { $worker } there to lose.
reason-no-colonist-there = That player has no colonist there: specialists are safe.
reason-not-so-many = There are not so many colonists.
reason-no-counter = That player has no counter to lose.
reason-named-already = You have named that player already: name another.
reason-no-such-good = There is no { $good } to be had for this.
reason-same-good = Two goods of one kind cannot be swapped: choose another.
reason-no-further = That place is settled already: choose somebody further back.

## Events

event-goods-went = { $goods ->
    [one] { $goods } trade good
   *[other] { $goods } trade goods
} left over: out of the game.
event-migrated = { $seat } moves { $workers ->
    [one] { $workers } colonist
   *[other] { $workers } colonists
} { $region-from } to { $to-the }.
event-nation-given = { $seat } plays { $nation }.
event-tile-spared = { $tile } stays in the box.
event-counter-opened = The counter { $region-in } lies open: { $counter }.
event-counter-replaced = No survivors { $region-in }: the counter ({ $counter }) leaves the game and another takes its place.
event-scouted = { $seat } looks at the counter { $region-in }.
event-saw-counter = { $seat } sees { $region-in }: { $counter }.
event-scouted-deck = { $seat } looks at the top card.
event-saw-card = { $seat } sees the card: { $card }.
event-card-laid = { $seat } { $end-lays }.
event-power-worked = { $seat } uses the power { $nation-of }.
event-ship-boarded = { $seat } puts a { $worker } on a ship of the Mayflower.
event-arranged = { $seat } puts a { $worker } of { $owner } on place { $place } of the dock.
event-ship-seized = { $seat } takes the merchant ship.
event-replaced = { $seat } replaces the worker of { $foe } { $box-in }.
event-builders-lost = { $seat } does without { $workers ->
    [one] { $workers } builder
   *[other] { $workers } builders
}.
event-ship-given = { $seat } gets a merchant ship.
event-infected = { $seat } loses { $workers ->
    [one] { $workers } colonist
   *[other] { $workers } colonists
} { $region-in } to the Plague ({ $by }).
event-counter-stolen = { $seat } takes a counter from { $foe }: { $counter }.
event-smuggled = { $seat } takes { $good } from { $foe } and gives { $own } for it.
event-sold = { $seat } sells { $good }.
event-points-bought = { $seat } buys { some-points }.
event-sailed-charted = { $seat } sails to a card by a known route, with strength { $strength }.

## Names: nations

nation-england = England
    .of = of England
nation-france = France
    .of = of France
nation-spain = Spain
    .of = of Spain
nation-portugal = Portugal
    .of = of Portugal
nation-holland = Holland
    .of = of Holland
nation-italy = the Italian city-states
    .of = of the Italian city-states

## Names that are this edition's

line-goods = trade goods
    .whom = one of your workers
    .of = of the trade goods
line-warfare = warfare
    .whom = one of your workers
    .of = of the warfare box

lead-self = you settle first
lead-other = that player settles first

end-top = top
    .lays = leaves the card on top
end-bottom = bottom
    .lays = puts the card to the bottom

own-gold = { good-gold }
own-silver = { good-silver }
own-cattle = { good-cattle }
own-cocoa = { good-cocoa }
own-fish = { good-fish }
own-sugar = { good-sugar }
own-fur = { good-fur }
own-coffee = { good-coffee }
own-tobacco = { good-tobacco }
own-rice = { good-rice }
own-indigo = { good-indigo }

stage-scoring = Colonies and points
stage-preparation = Before the first turn

region-new_france = New France
    .the = New France
    .in = in New France
    .from = from New France

good-cattle = beef

tile-trade_routes = Trade Routes
tile-indentured_servitude = Indentured Servitude
tile-conquistadors = Conquistadors
tile-trading_post = Trading Post
tile-taxation = Taxation
tile-west_indies_co = West Indies Company
tile-colonization_laws = Colonization Laws
tile-stable = Stable
tile-factory = Factory

why-sale = sale
    .from = for the good sold
why-nation = nation
    .for = for the place and the nation
why-scout = scouts
    .for = for the scouts
why-points = points
    .for = for the points

sheet-nation = Nation
sheet-power = Uses left of its power
sheet-scholars = Workers among the specialists in turn 8

source-bought = Points bought
source-age_of_discovery = { tile-age_of_discovery }
source-new_world_capital = { tile-new_world_capital }
source-age_of_reason = { tile-age_of_reason }

## Help: workers, boxes and nations

help-worker-builder = Saves ${ $BUILDER_DISCOUNT } on a building that this very worker buys. In a region it brings { $BUILDER_FIRST } points more to whoever has the most workers there and { $BUILDER_SECOND } more to the second, at most { $most } in play.
help-box-builder = Gives a builder for the next turn. One worker.

help-nation-england = Once, just before the dock: { $ENGLISH_COLONISTS } colonists more on the dock, and everybody there in any order.
help-nation-france = { $uses } times, once a turn, just before the trade goods: one of the goods on display.
help-nation-spain = Before the first turn: a discovery for nothing, with a soldier in the region.
help-nation-portugal = Once in each age: an expedition to a card, against natives { $PORTUGUESE_NATIVES }, even while counters lie on the map.
help-nation-holland = Once, just before the shipping: the merchant ship.
help-nation-italy = { $uses } times, once a turn, just before the specialists: a colonist in the place of another player’s worker.

## Help: what differs in this edition

help-region-new_france = { help-region }. Neighbour: { region-new_england }.
help-good-cattle = { help-good }
help-tile-trade_routes = { $amount } merchant more every turn. { some-tile }.
help-tile-indentured_servitude = { $amount } colonist onto space X of the dock every turn, to land in the next. { some-tile }.
help-tile-conquistadors = { $amount } soldier into the discovery box every turn. { some-tile }.
help-tile-trading_post = ${ $amount } every turn. { some-tile }.
help-tile-plague_1 = Natives count { $PLAGUE_NATIVES } less against your expeditions. { some-tile }.
help-tile-spoils_money_5 = ${ $SPOILS_LITTLE } at once. { some-tile }.
help-tile-spoils_ship = A merchant ship at once. { some-tile }.
help-tile-spoils_specialists_2 = { $SPOILS_SPECIALISTS } specialists of your choice for the next turn. { some-tile }.
help-tile-magellan = Your captains count { $MAGELLAN_CAPTAIN } in an expedition. { some-tile }.
help-tile-new_world_town = { $amount } builder more every turn. { some-tile }.
help-tile-new_world_mission = { $amount } missionary more every turn. { some-tile }.
help-tile-overpopulation = { $CROWD } colonists at once into discovered regions, as you like. { some-tile }.
help-tile-smuggler = Every turn you may swap a trade good with another player, who cannot refuse. { some-tile }.
help-tile-privateers = Every turn, with your benefits, each opponent hands you ${ $PRIVATEERS_MONEY } for each of your ships, or what there is. { some-tile }.
help-tile-taxation = ${ $amount } every turn. { some-tile }.
help-tile-university = Once, a worker of yours goes to the front of the dock, the initiative, the trade goods, the buildings or the warfare, or you go to the front of the turn order. { some-tile }.
help-tile-west_indies_co = { $amount } trade good from the supply every turn, at random. { some-tile }.
help-tile-colonization_laws = { $amount } colonist onto space Y of the dock every turn, to land in the next. { some-tile }.
help-tile-rum_distillery = ${ $RUM_MONEY } for each of your sugar every turn; ships are no sugar, and it scores no points. { some-tile }.
help-tile-stable = Every turn, just before discovery, one of your soldiers may move to a neighbouring discovered region. { some-tile }.
help-tile-plague_2 = At once every colony of { $COLONY_LEAST } or more loses a worker of its owner’s choice, yours too. { some-tile }.
help-tile-spoils_money_7 = ${ $SPOILS_MUCH } at once. { some-tile }.
help-tile-spoils_goods_2 = { $SPOILS_GOODS } trade goods from the supply at once, at random. { some-tile }.
help-tile-stone_masonry = { $amount } builder more every turn. { some-tile }.
help-tile-papal_edict = You and a player you name each settle { $EDICT_COLONISTS } colonists at once in a region where they already are. { some-tile }.
help-tile-mint = With every income ${ $MINT_MONEY } for each of your gold or of your silver, whichever is more; it scores no points. { some-tile }.
help-tile-trader = Every turn you may sell trade goods for ${ $TRADER_PRICE } each. { some-tile }.
help-tile-reformation = Where you have a missionary, those of others bring nobody along. { some-tile }.
help-tile-mayflower = Every turn up to { $MAYFLOWER_MOST } of your workers may land from ships of yours, which then earn nothing in this turn’s income. { some-tile }.
help-tile-glory = At the end, { some-each } for each region where you have a worker and somebody a colony of { $COLONY_LEAST }. { some-tile }.
help-tile-migration = Every turn up to { $amount } of your colonists may move from one region to one other discovered region. { some-tile }.
help-tile-factory = ${ $amount } every turn. { some-tile }.
help-tile-plague_3 = At once up to { $PLAGUE_COLONISTS } colonists of one player in one region are lost, as you choose; specialists are safe. { some-tile }.
help-tile-age_of_discovery = At the end, { some-each } for each of your discovery counters and cards. { some-tile }.
help-tile-new_world_capital = At the end, { some-each } for each of your builders in the New World. { some-tile }.
help-tile-age_of_reason = At the end, { some-each } for each of your workers who stood among the specialists in turn { $TURNS }. { some-tile }.
help-tile-rewrite_history = At once { $REWRITTEN } players you name each lose a counter to you, at random; it brings its points, not its coins. { some-tile }.

help-sheet-strength = What the picked explorers count together: captains two, or { $MAGELLAN_CAPTAIN } with Magellan, all others one.
help-sheet-money = Spanish dollars, for buildings, training and wars, and by the options for points and looks. What is left scores only with Wealth.
help-sheet-tokens = How many trade goods you have: with your ships they break the last tie.
help-sheet-nation = The nation you play, with a power of its own.
help-sheet-power = How often the power can still be used; that of Portugal in this age.
help-sheet-scholars = Your workers who stood among the specialists in the last turn, for the Age of Reason.
help-source-bought = The points you have bought at the end of the ages.
help-source-glory = What Glory counts: the regions with a colony of { $COLONY_LEAST } where you have workers.
help-source-age_of_discovery = What the Age of Discovery counts: your counters and cards.
help-source-new_world_capital = What the New World Capital counts: your builders in the New World.
help-source-age_of_reason = What the Age of Reason counts: your workers among the specialists in the last turn.

## View: what stands in it and has no other name

view-sailing = Ships used by the Mayflower
view-foretold = Buildings of Age III to come
view-top-card = Top card of the deck
view-top-seen-by = Top card seen by
view-bottom-cards = Cards put to the bottom
view-bottom-seen-by = Cards at the bottom seen by
view-scouts = Looks at the deck
