# The words of The Age of Discovery that its editions share. What differs stands in each edition's own file.
# Numbers in capitals are those of games/discovery/tables/facts.py; a help text also knows the columns of its thing's row.

## Options

option-strict_colonists = Only the colonists of the box: { $COLONISTS_STRICT } a player
option-strict_ships = Only the merchant ships of the box: { $SHIPS_STRICT }, one more with six seats
option-hide_failed_counters = A counter that beat an expedition is known only to whoever failed there

## Questions

ask-order = Who takes place { $place } of the first turn order?
ask-tile = Which building of Age { some-age } is put on display?
ask-good = Which trade good is put on display?
ask-bidder = Who bids first?
ask-bid = { $highest ->
    [0] Bid for the first place in turn order, or pass for good: you have ${ $money }.
   *[other] Bid more than ${ $highest } for the first place in turn order, or pass for good: you have ${ $money }.
}
ask-place = Turn { $round }: place a worker in a box, { $workers ->
    [one] your last one.
   *[other] you have { $workers }.
}
ask-front = The University can move { $line-whom } to the front { $line-of }, once in the game: use it now, or keep it.
ask-land = Land your { $worker } in a discovered region, or let the worker turn back.
ask-take = Take one of the trade goods on display, or none.
ask-buy = Buy a building for ${ $price }, or none: you have ${ $money }.
ask-allies = Put your { $ALLIES } allied soldiers into a region where you have a worker.
ask-chart = Discover a region with New World Cartography, or keep it for later.
ask-expedition = { $strength ->
    [0] { $waiting ->
        [one] Pick your one worker for an expedition, or let it wait.
       *[other] Pick workers for an expedition, or let all { $waiting } wait.
    }
   *[other] Your expedition has strength { $strength }: pick more workers, or choose where it sails.
}
ask-counter = { $explorer } turns up the counter { $region-in }: which one is it?
ask-look = { $explorer } has failed { $region-in }: which counter lies there?
ask-card = { $explorer } draws a discovery card: which one is it?
ask-train = Train a specialist for ${ $price }, or nobody: you have ${ $money }.
ask-conflict = Fight a battle in one region, declare war for ${ $price }, or keep the peace: you have ${ $money }.
ask-hit = Choose which worker of { $foe } falls { $region-in }: { $hits ->
    [one] { $hits } hit is
   *[other] { $hits } hits are
} still yours.
ask-retire = Your { $SOLDIERS_MOST } soldiers are all in play and { $due ->
    [one] { $due } more is
   *[other] { $due } more are
} due: turn one on the map into a colonist, or do without.
ask-west-indies = { $owner } draws a trade good for the { tile-west_indies_co }: which one is it?
ask-migrate-from = Choose from where your workers move, or let all stay.
ask-migrate-to = Choose to which region your workers move { $region-from }.
ask-migrate = How many of your workers move { $region-from } to { $to-the }?
ask-ride-from = Choose from where a soldier of yours rides, or let all stay.
ask-ride-to = Choose to which neighbouring region your soldier rides { $region-from }.

## Amounts, as the sentences around them need them

some-age = { $age ->
    [1] I
    [2] II
   *[3] III
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
some-each = { $each ->
    [one] { $each } point
   *[other] { $each } points
}
some-workers = { $workers ->
    [one] { $workers } { $worker }
   *[other] { $workers } { $worker-many }
}
some-spaces = { $size } spaces{ $source ->
    [made] , a reconstructed number, { $sure }% sure
   *[other] { "" }
}
some-tile = Age { some-age }, price ${ $price }{ $points ->
    [0] { "" }
   *[other] , { some-points }
}

## Answers

verb-order-falls = { $seat } comes next in turn order
verb-bidder-falls = { $seat } bids first
verb-tile-comes = Building: { $tile }
verb-good-comes = Trade good: { $good }
verb-counter-comes = Counter: { $counter }
verb-card-comes = Card: { $card }
verb-bid = Bid ${ $dollars }
verb-pass = Pass for good
verb-place = Place a { $worker } { $box-in }
verb-front-order = Move to the front of the turn order
verb-front-initiative = Move your worker to the front of the initiative box
verb-front-dock = Move your worker on { $slot ->
    [ship-1] ship 1
    [ship-2] ship 2
    [ship-3] ship 3
   *[other] space { $slot }
} to the front of the dock
verb-front-capital = Move your worker on space { $slot } to the front of the buildings
verb-front-not = Keep the University
verb-land = Land { $region-in }
verb-land-not = Turn back to the supply
verb-take = Take { $good }
verb-take-not = Take no trade good
verb-buy = Buy { $tile }
verb-buy-not = Buy nothing
verb-ally = Put the soldiers { $region-in }
verb-use-chart = Discover { $region-the }
verb-keep-chart = Keep New World Cartography
verb-enlist = Add a { $worker } to the expedition
verb-sail = Sail to { $region-the }
verb-sail-beyond = Sail beyond the map: draw a card
verb-stay = Let all explorers wait
verb-train = Take a { $worker }
verb-train-not = Train nobody
verb-fight = Fight { $seat } { $region-in }
verb-declare-war = Declare war on { $seat }, for ${ $WAR_PRICE }
verb-keep-peace = Keep the peace
verb-hit = Hit a { $worker }
verb-retire = Turn a soldier { $region-in } into a colonist
verb-retire-not = Do without the new soldiers
verb-migrate-from = Migrate from { $region-the }
verb-migrate-not = Let everybody stay
verb-migrate-to = Migrate to { $region-the }
verb-migrate-count = { $workers ->
    [one] Move { $workers } worker
   *[other] Move { $workers } workers
}
verb-ride-from = Ride from { $region-the }
verb-ride-not = Let every soldier stay
verb-ride-to = Ride to { $region-the }

## Why not

reason-no-such-worker = You have no { $worker } in hand: place one of those you have.
reason-initiative-once = You have a worker in the initiative box already: it takes one of each player.
reason-box-full = All { $spaces } open spaces of this box are taken: choose another box.
reason-space-taken = Somebody stands on this space already: it takes one worker.
reason-no-builders = There are no builders in this game.
reason-no-university = Only the owner of the University can do this, and only once.
reason-in-front-already = Nobody stands before you in this line: there is nothing to move.
reason-not-this-line = Another line is about to be resolved: the University waits until this one is.
reason-not-your-worker = No worker of yours waits on this space.
reason-not-discovered = This region is not discovered yet: nobody can settle there.
reason-discovered-already = This region is discovered already: choose one with its counter still on it.
reason-good-not-shown = This trade good is not on display: take one of those that are.
reason-tile-not-shown = This building is not on display: buy one of those that are.
reason-too-little-money = This costs ${ $price } and you have ${ $money }: you are ${ $missing } short.
reason-nobody-of-yours = You have no worker there for this: choose another region.
reason-no-such-explorer = You have no { $worker } left in the discovery box.
reason-nobody-aboard = Nobody is aboard yet: add at least one worker to the expedition.
reason-somebody-aboard = Your expedition has workers aboard: let it sail, or take your picks back first.
reason-counters-first = { $regions ->
    [one] { $regions } region is
   *[other] { $regions } regions are
} still to be discovered: the cards come when every counter is gone.
reason-no-such-seat = Nobody sits there.
reason-your-own-seat = You cannot fight yourself: choose an opponent.
reason-nobody-of-theirs = That player has no worker there: choose another region.
reason-no-soldier-there = There is no soldier there for this: choose another region.
reason-no-battle-anywhere = There is no region where you both have workers and one of you a soldier.
reason-no-such-target = That player has no { $worker } there to be hit.
reason-same-region = They are there already: choose another region.
reason-not-adjacent = These regions do not touch: a soldier rides to a neighbouring one.
reason-nowhere-to-ride = No neighbouring region is discovered: the soldier has nowhere to go.
reason-bid-too-low = The bidding stands at ${ $highest }: bid more, or pass.

## Events

event-ordered = { $seat } has place { $place } in turn order.
event-tile-shown = New building: { $tile }.
event-good-shown = New trade good: { $good }.
event-ship-shown = A merchant ship waits in the shipping box.
event-bidder-drawn = { $seat } bids first.
event-bid-made = { $seat } bids ${ $dollars }.
event-passed = { $seat } passes.
event-turn-begins = Turn { $round } begins, in Age { some-age }.
event-placed = { $seat } places a { $worker } { $box-in }.
event-moved-to-front = { $seat } moves to the front { $line-of }.
event-gained-money = { $seat } gains ${ $dollars } { $why-from }.
event-paid = { $seat } pays ${ $dollars } { $why-for }.
event-landed = { $seat } lands a { $worker } { $region-in }.
event-turned-back = { $seat } lets a { $worker } turn back to the supply.
event-settled = { $seat } settles { some-workers } { $region-in }.
event-region-good-taken = { $seat } is the first with { $COLONY_LEAST } workers { $region-in } and takes its { $good }.
event-good-taken = { $seat } takes { $good }.
event-declined = { $seat } { $box-unused }.
event-ship-won = { $seat } takes the merchant ship with { $strength } in the shipping box.
event-bought = { $seat } buys { $tile }.
event-tile-worked = { $seat } uses { $tile }.
event-sailed = { $seat } sails to { $region-the } with strength { $strength }.
event-sailed-beyond = { $seat } sails beyond the map with strength { $strength }.
event-counter-turned = { $seat } turns up the counter { $region-in }: { $counter }.
event-card-drawn = { $seat } draws a card: { $card }.
event-discovered = { $seat } discovers { $region-the }.
event-discovered-beyond = { $seat } succeeds and keeps the card: { $card }.
event-failed = { $seat } fails { $region-in } with strength { $strength }: all who sailed go back to the supply.
event-failed-beyond = { $seat } fails with strength { $strength } ({ $card }): all who sailed go back to the supply.
event-joined = { $seat } gets { some-workers } { $place-in }.
event-soldiers-lost = { $seat } does without { $workers ->
    [one] { $workers } soldier
   *[other] { $workers } soldiers
}.
event-retired = { $seat } turns a soldier { $region-in } into a colonist.
event-war-declared = { $seat } declares war on { $foe }.
event-battle-begins = { $seat } attacks { $foe } { $region-in }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} against { $back }.
event-fell = { $seat } loses { some-workers } { $region-in }.
event-robbed = { $seat } loses ${ $dollars } to the Privateers ({ $by }).
event-rode = { $seat } lets a soldier ride { $region-from } to { $to-the }.
event-migrated = { $seat } moves { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} { $region-from } to { $to-the }.
event-good-drawn = { $seat } draws { $good }.
event-colony-scored = { $seat } scores { some-points } { $region-in }.
event-age-ended = Age { some-age } ends: the colonies are scored.
event-tiles-went = { $tiles ->
    [0] No building
    [one] { $tiles } building
   *[other] { $tiles } buildings
} of Age { some-age } { $tiles ->
    [0] is left over.
   *[other] left over: out of the game.
}
event-goods-went = { $goods ->
    [one] { $goods } trade good
   *[other] { $goods } trade goods
} left over: back into the supply.
event-building-scored = { $seat } scores { some-points } for { $tile }.
event-economy-scored = { $seat } scores { some-points } for the economy.
event-game-ends = The game ends: { $why-because }.

## Names: workers

no-worker = nobody
worker-colonist = colonist
    .many = colonists
worker-captain = captain
    .many = captains
worker-merchant = merchant
    .many = merchants
worker-missionary = missionary
    .many = missionaries
worker-soldier = soldier
    .many = soldiers
worker-builder = builder
    .many = builders

## Names: boxes, lines and places

box-initiative = Initiative
    .in = in the initiative box
    .unused = takes no initiative
box-dock = Colonist Dock
    .in = on the Colonist Dock
    .unused = lands nobody
box-goods = Trade Goods
    .in = in the trade goods box
    .unused = takes no trade good
box-shipping = Merchant Shipping
    .in = in the shipping box
    .unused = ships nothing
box-capital = Capital Buildings
    .in = in the buildings box
    .unused = buys nothing
box-discovery = Discovery
    .in = in the discovery box
    .unused = sends no expedition
box-captain = Captain’s space
    .in = on the captain’s space
    .unused = takes no captain
box-merchant = Merchant’s space
    .in = on the merchant’s space
    .unused = takes no merchant
box-missionary = Missionary’s space
    .in = on the missionary’s space
    .unused = takes no missionary
box-soldier = Soldier’s space
    .in = on the soldier’s space
    .unused = takes no soldier
box-builder = Builder’s space
    .in = on the builder’s space
    .unused = takes no builder
box-training = Training space
    .in = on the training space
    .unused = trains nobody
box-warfare = Warfare
    .in = in the warfare box
    .unused = keeps the peace

line-order = turn order
    .whom = you
    .of = of the turn order
line-initiative = initiative
    .whom = your worker
    .of = of the initiative box
line-dock = dock
    .whom = one of your workers
    .of = of the dock
line-capital = capital buildings
    .whom = one of your workers
    .of = of the buildings box

place-hand = hand
    .in = for the next turn
place-discovery = discovery box
    .in = in the discovery box
place-dock = dock
    .in = on the dock

stage-order = Turn order
stage-auction = Auction
stage-placement = Placement
stage-initiative = Initiative
stage-dock = Colonist Dock
stage-goods = Trade Goods
stage-shipping = Merchant Shipping
stage-capital = Capital Buildings
stage-discovery = Discovery
stage-specialists = Specialists
stage-warfare = Warfare
stage-benefits = Benefits
stage-tiles = New buildings
stage-supply = New trade goods

## Names: regions. The northernmost is named in each edition's own file.

region-new_england = New England
    .the = New England
    .in = in New England
    .from = from New England
region-virginia = Virginia
    .the = Virginia
    .in = in Virginia
    .from = from Virginia
region-florida = Florida
    .the = Florida
    .in = in Florida
    .from = from Florida
region-caribbean = Caribbean
    .the = the Caribbean
    .in = in the Caribbean
    .from = from the Caribbean
region-new_spain = New Spain
    .the = New Spain
    .in = in New Spain
    .from = from New Spain
region-new_granada = New Granada
    .the = New Granada
    .in = in New Granada
    .from = from New Granada
region-brazil = Brazil
    .the = Brazil
    .in = in Brazil
    .from = from Brazil
region-peru = Peru
    .the = Peru
    .in = in Peru
    .from = from Peru

to-new_france = { region-new_france }
    .the = { region-new_france.the }
to-new_england = { region-new_england }
    .the = { region-new_england.the }
to-virginia = { region-virginia }
    .the = { region-virginia.the }
to-florida = { region-florida }
    .the = { region-florida.the }
to-caribbean = { region-caribbean }
    .the = { region-caribbean.the }
to-new_spain = { region-new_spain }
    .the = { region-new_spain.the }
to-new_granada = { region-new_granada }
    .the = { region-new_granada.the }
to-brazil = { region-brazil }
    .the = { region-brazil.the }
to-peru = { region-peru }
    .the = { region-peru.the }

## Names: trade goods. Cattle is named in each edition's own file.

good-gold = gold
good-silver = silver
good-cocoa = cocoa
good-fish = fish
good-sugar = sugar
good-fur = fur
good-coffee = coffee
good-tobacco = tobacco
good-rice = rice
good-indigo = indigo

## Names: buildings. Those that an edition calls otherwise are named in its own file.

tile-settlers = Settlers
tile-monastery = Monastery
tile-training_grounds = Training Grounds
tile-navigator = Navigator
tile-inca_conquest = Conquest of the Inca Empire
tile-new_world_cartography = New World Cartography
tile-plague_1 = Plague of Age I
tile-spoils_money_5 = Spoils of War ($5)
tile-spoils_ship = Spoils of War (a ship)
tile-spoils_specialists_2 = Spoils of War (2 specialists)
tile-magellan = Magellan
tile-new_world_town = New World Town
tile-new_world_mission = New World Mission
tile-overpopulation = Overpopulation
tile-smuggler = Smuggler
tile-indian_allies = Indian Allies
tile-privateers = Privateers
tile-ship_yards = Ship Yards
tile-cathedral = Cathedral
tile-university = University
tile-rum_distillery = Rum Distillery
tile-marketplace = Marketplace
tile-military_academy = Military Academy
tile-fortress = Fortress
tile-plague_2 = Plague of Age II
tile-spoils_money_7 = Spoils of War ($7)
tile-spoils_goods_2 = Spoils of War (2 trade goods)
tile-stone_masonry = Stone Masonry
tile-papal_edict = Papal Edict
tile-mint = Mint
tile-trader = Trader
tile-reformation = Reformation
tile-mayflower = Mayflower
tile-militia = Militia
tile-mercantilism = Mercantilism
tile-population = Population
tile-navy = Navy
tile-power = Power
tile-prosperity = Prosperity
tile-glory = Glory
tile-wealth = Wealth
tile-migration = Migration
tile-plague_3 = Plague of Age III
tile-age_of_discovery = Age of Discovery
tile-new_world_capital = New World Capital
tile-age_of_reason = Age of Reason
tile-rewrite_history = Rewrite History

## Names: discovery counters, by their coins, plunder, natives and points; and the cards

counter-1-2-1-4 = $1, $2 a soldier, natives 1, 4 points
counter-1-2-2-4 = $1, $2 a soldier, natives 2, 4 points
counter-1-3-2-4 = $1, $3 a soldier, natives 2, 4 points
counter-1-2-3-5 = $1, $2 a soldier, natives 3, 5 points
counter-1-3-3-5 = $1, $3 a soldier, natives 3, 5 points
counter-2-2-3-5 = $2, $2 a soldier, natives 3, 5 points
counter-2-4-3-5 = $2, $4 a soldier, natives 3, 5 points
counter-2-5-3-5 = $2, $5 a soldier, natives 3, 5 points
counter-3-4-4-6 = $3, $4 a soldier, natives 4, 6 points
counter-4-5-4-6 = $4, $5 a soldier, natives 4, 6 points
counter-2-4-5-7 = $2, $4 a soldier, natives 5, 7 points
counter-4-5-5-7 = $4, $5 a soldier, natives 5, 7 points
counter-too-strong = one too strong for the expedition

card-mississippi = The Mississippi
card-great_lakes = The Great Lakes
card-pampas = The Pampas
card-california = California
card-philippines = The Philippines
card-south_seas = The South Seas
card-ethiopia = Ethiopia
card-amazon = The Amazon
card-northwest_territory = The Northwest Territory
card-australia = Australia
card-japan = Japan
card-siam = Siam
card-spice_islands = The Spice Islands
card-india = India
card-circumnavigation = Round the World
card-china = China

## Names: what a player has

sheet-hand = Workers in hand
sheet-crew = Expedition
sheet-strength = Strength of the expedition
sheet-fallen = Fallen in this battle
sheet-money = Money
sheet-ships = Merchant ships
sheet-goods = Trade goods
sheet-tokens = Number of trade goods
sheet-sets = Income from sets
sheet-tiles = Buildings
sheet-used = Used up
sheet-counters = Discovery counters
sheet-cards = Discovery cards
sheet-bid = Bid
sheet-passed = Passed
sheet-points = Points
sheet-score = Score

## Names: money and the result

why-initiative = initiative
    .from = for a place in the initiative box
why-merchant = merchant
    .from = with the merchant who landed
why-coins = coins
    .from = with the discovery
why-plunder = plunder
    .from = in plunder by the soldiers
why-sets = sets
    .from = from sets of goods and ships
why-building = building
    .from = from the building
    .for = for the building
why-prey = prey
    .from = by the Privateers
why-auction = auction
    .for = for the place in turn order
why-training = training
    .for = for the training
why-war = war
    .for = for the war
why-turns = turns
    .because = the last turn is played

source-colonies_1 = Colonies, Age I
source-colonies_2 = Colonies, Age II
source-colonies_3 = Colonies, Age III
source-discoveries = Discoveries
source-buildings = Buildings
source-mercantilism = { tile-mercantilism }
source-population = { tile-population }
source-navy = { tile-navy }
source-power = { tile-power }
source-prosperity = { tile-prosperity }
source-glory = { tile-glory }
source-wealth = { tile-wealth }
source-economy = Economy

## Help: workers

help-worker-colonist = Counts { $shipping } in the shipping box and { $expedition } in an expedition. You get { $COLONISTS_A_TURN } of them every turn.
help-worker-captain = Counts { $shipping } in the shipping box and { $expedition } in an expedition.
help-worker-merchant = Counts { $shipping } in the shipping box and { $expedition } in an expedition. Earns ${ $MERCHANT_MONEY } when landing from the dock.
help-worker-missionary = Brings { $MISSIONARY_COLONISTS } colonist into the region when landing from the dock, { $CATHEDRAL_COLONISTS } with the Cathedral.
help-worker-soldier = Plunders on an expedition that succeeds, and hits an enemy worker in each battle of the region. At most { $most } in play.

## Help: boxes

help-box-initiative = Pays as many dollars as the number of the space, and makes the turn order of the next turn. One worker of each player.
help-box-dock = Ships each worker to a discovered region, space 1 first. Twice as many spaces as seats are open, less one; X and Y belong to two buildings.
help-box-goods = The worker on space 1 picks first among the { $GOODS_SHOWN } trade goods on display. { some-spaces }.
help-box-shipping = The most value takes the merchant ship, captains and merchants counting two; equals go by turn order. As many workers as you like.
help-box-capital = From left to right each worker may buy one building on display. { some-spaces }.
help-box-discovery = Explorers wait here until you send them, one expedition a turn at most. As many workers as you like.
help-box-captain = Gives a captain for the next turn. One worker.
help-box-merchant = Gives a merchant for the next turn. One worker.
help-box-missionary = Gives a missionary for the next turn. One worker.
help-box-soldier = Gives a soldier for the next turn. One worker.
help-box-training = Gives any specialist for the next turn, for ${ $TRAINING_PRICE }. One worker.
help-box-warfare = From left to right each worker may start one conflict: a battle for nothing, or a war for ${ $WAR_PRICE }. { some-spaces }.

## Help: regions

help-region = The first with { $COLONY_LEAST } workers there takes its { $good }{ $source ->
    [made] {" "}(a reconstructed good, { $sure }% sure)
   *[other] { "" }
}
help-region-new_england = { help-region }. Neighbours: { region-new_france }, { region-virginia }.
help-region-virginia = { help-region }. Neighbours: { region-new_england }, { region-florida }.
help-region-florida = { help-region }. Neighbours: { region-virginia }, { region-new_spain }, { region-caribbean }.
help-region-caribbean = { help-region }; it is open from the start. Neighbours: { region-florida }, { region-new_spain }, { region-new_granada }.
help-region-new_spain = { help-region }. Neighbours: { region-florida }, { region-caribbean }, { region-new_granada }.
help-region-new_granada = { help-region }. Neighbours: { region-new_spain }, { region-caribbean }, { region-peru }, { region-brazil }.
help-region-brazil = { help-region }. Neighbours: { region-new_granada }, { region-peru }.
help-region-peru = { help-region }. Neighbours: { region-new_granada }, { region-brazil }.

## Help: trade goods

help-good = { $tokens } tokens in the game. Three or four alike earn most in a set.
help-good-gold = { help-good }
help-good-silver = { help-good }
help-good-cocoa = { help-good }
help-good-fish = { help-good }
help-good-sugar = { $tokens } tokens in the game. Each also earns ${ $RUM_MONEY } with the Rum Distillery.
help-good-fur = { help-good }
help-good-coffee = { help-good }
help-good-tobacco = { help-good }
help-good-rice = { help-good }
help-good-indigo = { help-good }

## Help: buildings that work alike in all editions

help-tile-settlers = { $amount } colonist more every turn. { some-tile }.
help-tile-monastery = { $amount } missionary more every turn. { some-tile }.
help-tile-training_grounds = { $amount } soldier more every turn. { some-tile }.
help-tile-navigator = { $amount } captain into the discovery box every turn. { some-tile }.
help-tile-inca_conquest = ${ $INCA_MONEY } at once. { some-tile }.
help-tile-new_world_cartography = Discovers a region for you, once, whatever natives live there: its counter, its coins, a colonist, but no plunder; now or in a later turn’s benefits. { some-tile }.
help-tile-indian_allies = { $ALLIES } soldiers at once into one region where you have a worker. { some-tile }.
help-tile-ship_yards = { $amount } captain more every turn. { some-tile }.
help-tile-cathedral = Your missionaries bring { $CATHEDRAL_COLONISTS } colonists from the dock, not { $MISSIONARY_COLONISTS }. { some-tile }.
help-tile-marketplace = { $amount } merchant more every turn. { some-tile }.
help-tile-military_academy = { $amount } soldier more every turn. { some-tile }.
help-tile-fortress = { $amount } soldier more every turn. { some-tile }.
help-tile-militia = { $MILITIA_SHOTS } hit more in every battle that others start against you. { some-tile }.
help-tile-mercantilism = At the end, { some-each } for each of your trade goods. { some-tile }.
help-tile-population = At the end, { some-each } for every { $per } of your workers in the New World. { some-tile }.
help-tile-navy = At the end, { some-each } for each of your merchant ships. { some-tile }.
help-tile-power = At the end, { some-each } for each of your soldiers in the New World. { some-tile }.
help-tile-prosperity = At the end, { some-each } for each of your buildings, this one too. { some-tile }.
help-tile-wealth = At the end, { some-each } for every ${ $per } you have. { some-tile }.

## Help: counters and cards

help-counter = An expedition of strength { $natives } or more wins ${ $coins }, ${ $plunder } for each soldier aboard, and { some-points }. { $copies ->
    [one] The game has one of these.
   *[other] The game has { $copies } of these.
}
help-counter-1-2-1-4 = { help-counter }
help-counter-1-2-2-4 = { help-counter }
help-counter-1-3-2-4 = { help-counter }
help-counter-1-2-3-5 = { help-counter }
help-counter-1-3-3-5 = { help-counter }
help-counter-2-2-3-5 = { help-counter }
help-counter-2-4-3-5 = { help-counter }
help-counter-2-5-3-5 = { help-counter }
help-counter-3-4-4-6 = { help-counter }
help-counter-4-5-4-6 = { help-counter }
help-counter-2-4-5-7 = { help-counter }
help-counter-4-5-5-7 = { help-counter }

help-card = An expedition of strength { $natives } or more wins ${ $coins }, ${ $plunder } for each soldier aboard, and { some-points }.
help-card-mississippi = { help-card }
help-card-great_lakes = { help-card }
help-card-pampas = { help-card }
help-card-california = { help-card }
help-card-philippines = { help-card }
help-card-south_seas = { help-card }
help-card-ethiopia = { help-card }
help-card-amazon = { help-card }
help-card-northwest_territory = { help-card }
help-card-australia = { help-card }
help-card-japan = { help-card }
help-card-siam = { help-card }
help-card-spice_islands = { help-card }
help-card-india = { help-card }
help-card-circumnavigation = { help-card }
help-card-china = { help-card }

## Help: what a player has

help-sheet-hand = The workers you still have to place this turn. None can be saved for the next.
help-sheet-crew = The explorers picked for the expedition that is being made up.
help-sheet-strength = What the picked explorers count together: captains two, all others one.
help-sheet-fallen = Hit in the battle that is being fought. They go when both sides have hit.
help-sheet-money = Spanish dollars, for buildings, training and wars. Worth no points without Wealth.
help-sheet-ships = Wild in a set of trade goods, one a set. You keep them.
help-sheet-goods = Earn money in sets every turn. You keep them.
help-sheet-tokens = How many trade goods you have, which breaks the last tie.
help-sheet-sets = What your goods and ships earn a turn in their best sets. In the last turn it is scored as points too.
help-sheet-tiles = The buildings you have bought. They work until the game ends.
help-sheet-used = Buildings whose one use is spent. Their points stay.
help-sheet-counters = The regions you have discovered, scored at the end.
help-sheet-cards = The lands beyond the map you have discovered, scored at the end.
help-sheet-bid = Your last bid for the turn order.
help-sheet-passed = Whoever has passed bids no more.
help-sheet-points = What you score, by where it comes from.
help-sheet-score = Your points as they stand.

## Help: the result

help-source-colonies_1 = Your places in the regions at the end of Age I: { $FIRST_POINTS } for the most workers, { $SECOND_POINTS } for the second most.
help-source-colonies_2 = Your places in the regions at the end of Age II: { $FIRST_POINTS } for the most workers, { $SECOND_POINTS } for the second most.
help-source-colonies_3 = Your places in the regions at the end of Age III: { $FIRST_POINTS } for the most workers, { $SECOND_POINTS } for the second most.
help-source-discoveries = The points on your discovery counters and cards.
help-source-buildings = The points printed on your buildings.
help-source-mercantilism = What Mercantilism counts: your trade goods.
help-source-population = What Population counts: your workers in the New World.
help-source-navy = What the Navy counts: your merchant ships.
help-source-power = What Power counts: your soldiers in the New World.
help-source-prosperity = What Prosperity counts: your buildings.
help-source-glory = What Glory counts: the regions where you have workers.
help-source-wealth = What Wealth counts: your money.
help-source-economy = The dollars that your sets of goods and ships earn in the last turn.

## View: what stands in it and has no other name

view-turn = Turn of
view-active = Acting
view-round = Turn of the game
view-stage = Stage
view-order = Turn order
view-placed = Have placed this time round
view-price = Price of a building
view-boxes = Boxes
view-regions = Regions
view-good = Regional good
view-discovered = Discovered
view-counter = Counter
view-seen-by = Counter seen by
view-failed-with = More natives than
view-workers = Workers
view-worker = worker
view-value = value
view-goods = Trade goods on display
view-goods-left = Trade goods in the supply
view-tiles = Buildings on display
view-tiles-left = Buildings to come, by age
view-ship = Merchant ship to be had
view-deck = Discovery cards left
view-deck-open = Cards can be drawn
view-seat = Players

space-ship-1 = ship 1
space-ship-2 = ship 2
space-ship-3 = ship 3
