# The words of Endeavor.
# Numbers in capitals are those of games/endeavor/tables/facts.py; a help text also knows the columns of its thing's row.

title = Endeavor

## Options

option-in_one_go = Everybody builds, grows and pays in one go, not phase by phase
option-neutral_discs = Three players: neutral discs and closed spaces
option-level = How strong the Opposition of the solo game is
option-level-easy = Easy: its blue tokens do nothing
option-level-normal = Normal
option-level-hard = Hard: it uses the blue tokens of shipping tracks too
option-free_build = Solo: any building on display, whatever your industry, as the solo sheet has it
option-links_only = Solo: by its actions the Opposition occupies only for routes and for cities of 2 glory

## Questions

ask-token = { $where ->
    [city] Which token lies on { $city }?
    [route] Which token lies on route { $number }?
   *[space] Which token lies on shipping space { $number }?
}
ask-first = Who is the first player?
ask-tile = Which building lies in column { $column } of level { $level }?
ask-marker = Which colour is marker { $number } of the ladder?
ask-disc = Which colour stands on space { $number } of this track?
ask-settler = Which colour takes a city of Europe with { $status-a }?
ask-settle = Choose where { $colour } of the Opposition starts: a city of Europe with { $status-a }.
ask-clear = Choose a city of Europe whose blue token leaves the game.
ask-close = Close a space of a shipping track: { $spaces ->
    [one] it is the last one.
   *[other] { $spaces } are left to close.
}
ask-build = Build one building, up to level { $level }.
ask-salary = Choose a building whose disc comes home: { $payments ->
    [one] { $payments } payment is left.
   *[other] { $payments } payments are left.
}
ask-act = { $discs ->
    [0] Spend a blue token, or pass: your harbour is empty.
    [one] { some-ways }, or pass: { $discs } disc is in your harbour.
   *[other] { some-ways }, or pass: { $discs } discs are in your harbour.
}
some-ways = { $tokens ->
    [0] Activate a building
   *[other] Activate a building, spend a blue token
}
ask-work = { $with ->
    [building] { $building }: { $deeds }, or leave it.
   *[token] Use { $token-the }: { $deeds }.
}
deeds-ship = ship a disc
deeds-occupy = occupy a city
deeds-attack = attack a city
deeds-draw = draw a card
deeds-pay = choose a building whose disc comes home
deeds-ship-or-draw = ship a disc or draw a card
deeds-occupy-or-draw = occupy a city or draw a card
deeds-occupy-or-attack = occupy or attack a city
deeds-ship-and-occupy = ship a disc and occupy a city in one region
deeds-ship-and-ship = ship one or two discs to one region
deeds-draw-and-draw = draw one or two cards from one stack
deeds-then-ship = ship a disc to the same region too
deeds-then-occupy = occupy a city of the same region too
deeds-then-draw = draw another card from the same stack
ask-neutral = Place a neutral disc, or keep it: { $discs ->
    [one] { $discs } is in your harbour.
   *[other] { $discs } are in your harbour.
}
ask-discard = You hold { some-cards } and politics allows { $limit }: { $fits ->
    [0] discard one.
   *[other] keep them, with a governor in his own slot, or discard one.
}
ask-foe-occupy = Choose the city that { $colour } occupies: they are equally good.
ask-foe-ship = Choose the region to which { $colour } ships: they are equally good.
ask-foe-draw = Choose the stack from which { $colour } draws: the cards are equally good.
ask-foe-attack = Choose which of your cities { $colour } attacks: they are equally good.
ask-foe-take = Choose which of your tokens { $colour } takes: these tracks are equally low.
ask-foe-discard = Choose which card the Opposition discards: they cost it equally little.

## Amounts, as the sentences around them need them

some-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
some-discs = { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
}
some-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

## Answers

verb-token-comes = Token: { $token }
verb-first-falls = { $seat } is the first player
verb-tile-comes = Building: { $building }
verb-colour-comes = Colour: { $colour }
verb-close = Close a space of { $region-the }
verb-build = Build { $building-a }
verb-activate = Activate { $building-the } for 1 disc
verb-spend = Spend { $token-a }
verb-pass = Pass
verb-ship = Ship to { $region-the } for 1 disc
verb-occupy = Occupy { $city } for 1 disc
verb-attack = Attack { $city } for { $ATTACK_DISCS } discs
verb-draw = Draw from the stack { $deck }
verb-pay = Pay { $building-the }
verb-leave = Leave it at that
verb-discard = Discard { $card }
verb-keep = Keep these cards
verb-neutral-ship = Ship a neutral disc to { $region-the }
verb-neutral-occupy = Occupy { $city } with a neutral disc
verb-neutral-not = Keep the neutral disc
verb-clear = Remove the token of { $city }
verb-give = Give up { $status-a }

## Why not

reason-track-closed-enough = This track has its { $spaces } closed spaces already: choose another.
reason-level-too-high = This building is of level { $level }, and you build up to level { $highest }: raise your industry first.
reason-no-tile-left = No tile of this building is left: choose another.
reason-second-top-level = You have a building of level 5 already: nobody has two.
reason-not-on-display = This building is not on display: take one that is.
reason-third-column-again = You took the last building from column 3: take this one from column 1 or 2.
reason-no-disc-on-building = None of your discs stands on such a building.
reason-no-such-building = You have no such building.
reason-no-activation-space = This building cannot be activated: it only gives what is printed on it.
reason-building-used = A disc stands on it already: it can be used again when that disc is paid.
reason-harbour-empty = Your harbour is empty: activating a building takes a disc.
reason-no-such-token = You have no such token.
reason-nothing-to-spend-on = None of its actions is possible now: keep the token.
reason-not-its-deed = { $with ->
    [building] This cannot be done with { $building-the }.
   *[token] This cannot be done with { $token-the }.
}
reason-deed-done = You have done this part already: do the other one, or leave it.
reason-other-region = Both have to be in one region: stay { $region-in }.
reason-other-stack = Both cards come from one stack: draw there again, or leave it.
reason-too-few-discs = This takes { $needed ->
    [one] { $needed } disc
   *[other] { $needed } discs
} from your harbour, and { $discs ->
    [0] none is there.
    [one] { $discs } is there.
   *[other] { $discs } are there.
}
reason-region-closed = This region is not open yet: its shipping track has to be full first.
reason-not-present = You are not present there: ship a disc to this region first.
reason-city-taken = A disc stands in this city already: only an empty one can be occupied.
reason-city-empty = Nobody holds this city: it can be occupied, not attacked.
reason-your-own-city = This city is yours.
reason-stack-empty = No card is left on this stack.
reason-too-little-presence = The top card needs { $needed } of your discs there: you have { $discs }.
reason-pays-itself = A building cannot pay for itself: choose another one.
reason-tokens-are-used = A token that is spent has to be used.
reason-card-not-yours = You do not hold this card.
reason-over-the-limit = You hold more cards than your politics allows ({ $limit }): discard one.
reason-not-a-settler = The Opposition does not take this city: another one suits the colour better.
reason-no-blue-token = There is no blue token on this city.
reason-not-preferred = The Opposition does not do this: something else is better for it.

## Events

event-dealt = All tokens lie on the board.
event-first-drawn = { $seat } is the first player.
event-space-closed = A space of { $region-the } is closed: { $token-the } leaves the game.
event-round-begins = Round { $round } begins with { $seat }.
event-built = { $seat } builds { $building-a }.
event-grew = { $seat } grows by { some-discs }.
event-paid = { $seat } pays { $building-the }: its disc comes home.
event-neutral-came = { $seat } has not the most discs and gets a neutral one.
event-activated = { $seat } activates { $building-the }.
event-spent = { $seat } spends { $token-a }.
event-left = { $seat } leaves it at that.
event-shipped = { $seat } ships to { $region-the }, space { $space }.
event-shipped-beside = { $seat } ships to { $region-the }, beside the full track.
event-region-opened = Now open: { $region }.
event-governor-won = { $seat } wins { $card }.
event-governor-lost = Neutral discs lead: { $card } leaves the game.
event-occupied = { $seat } occupies { $city }.
event-attacked = { $seat } takes { $city } from { $foe }.
event-attacked-neutral = { $seat } takes { $city } from a neutral disc.
event-attacked-foe = { $seat } takes { $city } from { $colour }.
event-token-taken = { $seat } takes { $token-a }.
event-route-taken = { $seat } is the first to hold the route { $city }–{ $end }.
event-card-drawn = { $seat } draws { $card }.
event-abolished = Slavery is abolished: its stack leaves the game.
event-slaves-freed = { $seat } turns { $cards ->
    [one] { $cards } Slavery card
   *[other] { $cards } Slavery cards
} face down.
event-neutral-shipped = { $seat } ships a neutral disc to { $region-the }.
event-neutral-occupied = { $seat } occupies { $city } with a neutral disc.
event-passed = { $seat } passes.
event-card-discarded = { $seat } discards { $card }.
event-display-laid = The buildings are on display.
event-ladder-laid = The ladder of the Opposition is laid.
event-foe-settled = { $colour } starts in { $city }, with { $token-a }.
event-token-cleared = { $city } loses { $token-the }: it leaves the game.
event-selector-moved = The selector is in column { $columns }: { $actions ->
    [0] the Opposition gets no extra action.
   *[other] the Opposition gets { some-actions } more.
}
event-foes-begin = { $order ->
    [before] The Opposition acts before you, since { $colour } can occupy a city: { some-actions }.
   *[after] The Opposition acts: { some-actions }.
}
event-foe-acts = { $colour } acts: { $why }.
event-foe-bonus = You have drawn a card: { $colour } draws one too.
event-foe-uses = { $colour } uses { $token-a }: { $why }.
event-foe-cannot = { $colour } can do nothing here.
event-foe-shipped = { $colour } ships to { $region-the }, space { $space }.
event-foe-shipped-beside = { $colour } ships to { $region-the }, beside the full track.
event-foe-governor-won = { $colour } wins { $card }.
event-foe-occupied = { $colour } occupies { $city }.
event-foe-attacked = { $colour } takes { $city } from { $seat }.
event-foe-token-taken = { $colour } takes { $token-a }.
event-foe-token-found = { $colour } comes upon { $token-a }.
event-foe-token-lost = { $colour } comes upon { $token-a }: it leaves the game.
event-foe-route-taken = { $colour } is the first to hold the route { $city }–{ $end }.
event-foe-card-drawn = { $colour } draws { $card }.
event-foe-slaves-freed = The Opposition turns { $cards ->
    [one] { $cards } Slavery card
   *[other] { $cards } Slavery cards
} face down.
event-foe-took = { $colour } takes { $status-a } from { $seat }.
event-foe-card-discarded = The Opposition has too many cards and discards { $card }: it costs it least.
event-tile-refilled = New on display: { $building }.
event-game-ends = The game ends: { $why-because }.

## Names: tokens and tracks

token-industry = industry
    .a = an industry token
    .the = the industry token
token-culture = culture
    .a = a culture token
    .the = the culture token
token-finance = finance
    .a = a finance token
    .the = the finance token
token-politics = politics
    .a = a politics token
    .the = the politics token
token-ship_or_draw = ship or draw
    .a = a ship-or-draw token
    .the = the ship-or-draw token
token-occupy_or_draw = occupy or draw
    .a = an occupy-or-draw token
    .the = the occupy-or-draw token
token-attack = attack
    .a = an attack token
    .the = the attack token
token-payment = payment
    .a = a payment token
    .the = the payment token

status-industry = Industry
    .a = an industry token
status-culture = Culture
    .a = a culture token
status-finance = Finance
    .a = a finance token
status-politics = Politics
    .a = a politics token

## Names: buildings

building-colonial_house = Colonial House
    .a = a Colonial House
    .the = the Colonial House
building-market = Market
    .a = a Market
    .the = the Market
building-shipyard = Shipyard
    .a = a Shipyard
    .the = the Shipyard
building-workshop = Workshop
    .a = a Workshop
    .the = the Workshop
building-bank = Bank
    .a = a Bank
    .the = the Bank
building-barracks = Barracks
    .a = Barracks
    .the = the Barracks
building-guild_hall = Guild Hall
    .a = a Guild Hall
    .the = the Guild Hall
building-docks = Docks
    .a = Docks
    .the = the Docks
building-fortress = Fortress
    .a = a Fortress
    .the = the Fortress
building-theatre = Theatre
    .a = a Theatre
    .the = the Theatre
building-cartographer = Cartographer
    .a = a Cartographer
    .the = the Cartographer
building-trade_office = Trade Office
    .a = a Trade Office
    .the = the Trade Office
building-university = University
    .a = a University
    .the = the University
building-exchange = Exchange
    .a = an Exchange
    .the = the Exchange
building-museum = Museum
    .a = a Museum
    .the = the Museum
building-parliament = Parliament
    .a = a Parliament
    .the = the Parliament

## Names: regions and cities

region-europe = Europe
    .the = Europe
    .in = in Europe
region-africa = Africa
    .the = Africa
    .in = in Africa
region-south_america = South America
    .the = South America
    .in = in South America
region-caribbean = Caribbean
    .the = the Caribbean
    .in = in the Caribbean
region-north_america = North America
    .the = North America
    .in = in North America
region-india = India
    .the = India
    .in = in India
region-far_east = Far East
    .the = the Far East
    .in = in the Far East

city-london = London
end-london = { city-london }
city-copenhagen = Copenhagen
end-copenhagen = { city-copenhagen }
city-lisbon = Lisbon
end-lisbon = { city-lisbon }
city-seville = Seville
end-seville = { city-seville }
city-marseille = Marseille
end-marseille = { city-marseille }
city-genoa = Genoa
end-genoa = { city-genoa }
city-constantinople = Constantinople
end-constantinople = { city-constantinople }
city-algiers = Algiers
end-algiers = { city-algiers }
city-tripoli = Tripoli
end-tripoli = { city-tripoli }
city-alexandria = Alexandria
end-alexandria = { city-alexandria }
city-elmina = Elmina
end-elmina = { city-elmina }
city-luanda = Luanda
end-luanda = { city-luanda }
city-lima = Lima
end-lima = { city-lima }
city-cayenne = Cayenne
end-cayenne = { city-cayenne }
city-rio_de_janeiro = Rio de Janeiro
end-rio_de_janeiro = { city-rio_de_janeiro }
city-havana = Havana
end-havana = { city-havana }
city-cartagena = Cartagena
end-cartagena = { city-cartagena }
city-bridgetown = Bridgetown
end-bridgetown = { city-bridgetown }
city-charleston = Charleston
end-charleston = { city-charleston }
city-boston = Boston
end-boston = { city-boston }
city-quebec = Quebec
end-quebec = { city-quebec }
city-surat = Surat
end-surat = { city-surat }
city-calicut = Calicut
end-calicut = { city-calicut }
city-calcutta = Calcutta
end-calcutta = { city-calcutta }
city-malacca = Malacca
end-malacca = { city-malacca }
city-canton = Canton
end-canton = { city-canton }
city-macau = Macau
end-macau = { city-macau }
city-nagasaki = Nagasaki
end-nagasaki = { city-nagasaki }
city-batavia = Batavia
end-batavia = { city-batavia }

## Names: stacks and cards

deck-europe = Europe
deck-slavery = Slavery
deck-africa = Africa
deck-south_america = South America
deck-caribbean = Caribbean
deck-north_america = North America
deck-india = India
deck-far_east = Far East

card-europe_0 = Europe 0
card-europe_1 = Europe 1
card-europe_2 = Europe 2
card-europe_3 = Europe 3
card-europe_4 = Europe 4
card-europe_5 = Europe 5
card-slavery_0 = Slavery 0
card-slavery_1 = Slavery 1
card-slavery_2 = Slavery 2
card-slavery_3 = Slavery 3
card-slavery_4 = Slavery 4
card-slavery_5 = Slavery 5
card-africa_governor = the Governor of Africa
card-africa_1 = Africa 1
card-africa_2 = Africa 2
card-africa_3 = Africa 3
card-africa_4 = Africa 4
card-africa_5 = Africa 5
card-south_america_governor = the Governor of South America
card-south_america_1 = South America 1
card-south_america_2 = South America 2
card-south_america_3 = South America 3
card-south_america_4 = South America 4
card-south_america_5 = South America 5
card-caribbean_governor = the Governor of the Caribbean
card-caribbean_1 = Caribbean 1
card-caribbean_2 = Caribbean 2
card-caribbean_3 = Caribbean 3
card-caribbean_4 = Caribbean 4
card-caribbean_5 = Caribbean 5
card-north_america_governor = the Governor of North America
card-north_america_1 = North America 1
card-north_america_2 = North America 2
card-north_america_3 = North America 3
card-north_america_4 = North America 4
card-north_america_5 = North America 5
card-india_governor = the Governor of India
card-india_1 = India 1
card-india_2 = India 2
card-india_3 = India 3
card-india_4 = India 4
card-india_5 = India 5
card-far_east_governor = the Governor of the Far East
card-far_east_1 = Far East 1
card-far_east_2 = Far East 2
card-far_east_3 = Far East 3
card-far_east_4 = Far East 4
card-far_east_5 = Far East 5

## Names: colours, stages, boards and results

colour-black = Black
    .letter = B
colour-red = Red
    .letter = R
colour-green = Green
    .letter = G
colour-purple = Purple
    .letter = P

seat-black = { colour-black }
seat-red = { colour-red }
seat-green = { colour-green }
seat-purple = { colour-purple }
seat-neutral = neutral
seat-closed = closed

stage-dealing = Dealing the tokens
stage-first = First player
stage-tiles = Display
stage-markers = Ladder
stage-discs = Tracks
stage-settling = Europe
stage-clearing = A token goes
stage-closing = Closing spaces
stage-building = Building
stage-paying = Salaries
stage-acting = Actions
stage-opposition = Opposition
stage-bonus = Bonus draw
stage-opposition-limit = Limit of the Opposition
stage-checking = Limits

sheet-status = Status
sheet-symbols = Symbols
sheet-tokens = Tokens
sheet-cards = Cards
sheet-face_down = Face down
sheet-limit = Card limit
sheet-buildings = Buildings
sheet-manned = Discs on buildings
sheet-harbour = Harbour
sheet-reserve = Reserve
sheet-neutral_harbour = Neutral discs in the harbour
sheet-neutral_reserve = Neutral discs in reserve
sheet-passed = Passed
sheet-points = Points
sheet-score = Score

source-cities = Cities
source-routes = Routes
source-tracks = Status tracks
    .short = Tracks
source-cards = Cards
source-slot = Empty governor slot
    .short = Empty slot
source-buildings = Buildings
source-harbour = Harbour
source-slavery = Slavery
source-neutral = Neutral discs

grade-lost = Lost
grade-minor = Minor victory
grade-victory = Victory
grade-major = Major victory
grade-complete = Complete victory
grade-total = Total victory

why-rounds = the seventh round is over
    .because = the seventh round is over
why-route = a city completes a route
why-glory = a city of 2 glory is free
why-city = a city is free
why-governor = a last space wins a governor
why-foremost = it ships where it came first
why-beside = it ships to a region with a free city
why-steps = the card with the most steps
why-swing = the city that swings the most points
why-lowest = for its lowest track
why-nothing = nothing is possible

## Help

some-tile = { $copies ->
    [one] Level { $level }, a single tile
   *[other] Level { $level }, { $copies } tiles
}
help-region = { $spaces ->
    [0] Open from the start, with { $cities } cities
   *[other] { $cities } cities, open once the { $spaces } spaces of its shipping track are taken
}
help-city = A city { $region-in }: { $glory } glory at the end for whoever has a disc there
help-asset = Needs { $value ->
    [one] { $value } disc
   *[other] { $value } discs
} there
help-governor = For the leader on the track when the region opens
help-symbols = industry { $industry }, culture { $culture }, finance { $finance }, politics { $politics }, glory { $glory }

help-region-europe = { help-region }.
help-region-africa = { help-region }.
help-region-south_america = { help-region }.
help-region-caribbean = { help-region }.
help-region-north_america = { help-region }.
help-region-india = { help-region }.
help-region-far_east = { help-region }.

help-city-london = { help-city }.
help-city-copenhagen = { help-city }.
help-city-lisbon = { help-city }.
help-city-seville = { help-city }.
help-city-marseille = { help-city }.
help-city-genoa = { help-city }.
help-city-constantinople = { help-city }.
help-city-algiers = { help-city }.
help-city-tripoli = { help-city }.
help-city-alexandria = { help-city }.
help-city-elmina = { help-city }.
help-city-luanda = { help-city }.
help-city-lima = { help-city }.
help-city-cayenne = { help-city }.
help-city-rio_de_janeiro = { help-city }.
help-city-havana = { help-city }.
help-city-cartagena = { help-city }.
help-city-bridgetown = { help-city }.
help-city-charleston = { help-city }.
help-city-boston = { help-city }.
help-city-quebec = { help-city }.
help-city-surat = { help-city }.
help-city-calicut = { help-city }.
help-city-calcutta = { help-city }.
help-city-malacca = { help-city }.
help-city-canton = { help-city }.
help-city-macau = { help-city }.
help-city-nagasaki = { help-city }.
help-city-batavia = { help-city }.

help-token-industry = Kept: industry is one step further. { $copies } of them are on the board at the start.
help-token-culture = Kept: culture is one step further. { $copies } of them are on the board at the start.
help-token-finance = Kept: finance is one step further. { $copies } of them are on the board at the start.
help-token-politics = Kept: politics is one step further. { $copies } of them are on the board at the start.
help-token-ship_or_draw = Spent for one ship or one draw, without a building. { $copies } of them are on the board at the start.
help-token-occupy_or_draw = Spent for one occupation or one draw, without a building. { $copies } of them are on the board at the start.
help-token-attack = Spent for one attack, without a building. { $copies } of them are on the board at the start.
help-token-payment = Spent for one payment, without a building. { $copies } of them are on the board at the start.

help-status-industry = How high you may build: level 1 to 5.
help-status-culture = How many discs come from your reserve each round: 2 to 6.
help-status-finance = How many discs come home from your buildings each round: 1 to 5.
help-status-politics = How many cards you may keep: 1 to 5.

help-building-colonial_house = Occupy one city. Everybody has it from the start.
help-building-market = Draw one card. { some-tile }.
help-building-shipyard = Ship one disc; 1 culture. { some-tile }.
help-building-workshop = { $industry } industry. { some-tile }.
help-building-bank = { $finance } finance. { some-tile }.
help-building-barracks = Attack one city. { some-tile }.
help-building-guild_hall = Ship one disc or draw one card. { some-tile }.
help-building-docks = Ship one disc and occupy one city, in one region, in any order; one of the two is enough. { some-tile }.
help-building-fortress = Occupy one city or attack one; { $politics } politics. { some-tile }.
help-building-theatre = { $culture } culture. { some-tile }.
help-building-cartographer = Ship one or two discs to one region. { some-tile }.
help-building-trade_office = Draw one or two cards from one stack. { some-tile }.
help-building-university = { $glory } glory at the end. { some-tile }.
help-building-exchange = Pay one of your other buildings; { $finance } finance. { some-tile }.
help-building-museum = Pay one of your other buildings; { $culture } culture. { some-tile }.
help-building-parliament = Pay one of your other buildings; { $politics } politics. { some-tile }.

help-card-europe_0 = { help-asset }: { help-symbols }.
help-card-europe_1 = { help-asset }: { help-symbols }.
help-card-europe_2 = { help-asset }: { help-symbols }.
help-card-europe_3 = { help-asset }: { help-symbols }.
help-card-europe_4 = { help-asset }: { help-symbols }.
help-card-europe_5 = { help-asset }: { help-symbols }.
help-card-slavery_0 = { help-asset }: { help-symbols }.
help-card-slavery_1 = { help-asset }: { help-symbols }.
help-card-slavery_2 = { help-asset }: { help-symbols }.
help-card-slavery_3 = { help-asset }: { help-symbols }.
help-card-slavery_4 = { help-asset }: { help-symbols }.
help-card-slavery_5 = { help-asset }: { help-symbols }.
help-card-africa_governor = { help-governor }: { help-symbols }.
help-card-africa_1 = { help-asset }: { help-symbols }.
help-card-africa_2 = { help-asset }: { help-symbols }.
help-card-africa_3 = { help-asset }: { help-symbols }.
help-card-africa_4 = { help-asset }: { help-symbols }.
help-card-africa_5 = { help-asset }: { help-symbols }.
help-card-south_america_governor = { help-governor }: { help-symbols }.
help-card-south_america_1 = { help-asset }: { help-symbols }.
help-card-south_america_2 = { help-asset }: { help-symbols }.
help-card-south_america_3 = { help-asset }: { help-symbols }.
help-card-south_america_4 = { help-asset }: { help-symbols }.
help-card-south_america_5 = { help-asset }: { help-symbols }.
help-card-caribbean_governor = { help-governor }: { help-symbols }.
help-card-caribbean_1 = { help-asset }: { help-symbols }.
help-card-caribbean_2 = { help-asset }: { help-symbols }.
help-card-caribbean_3 = { help-asset }: { help-symbols }.
help-card-caribbean_4 = { help-asset }: { help-symbols }.
help-card-caribbean_5 = { help-asset }: { help-symbols }.
help-card-north_america_governor = { help-governor }: { help-symbols }.
help-card-north_america_1 = { help-asset }: { help-symbols }.
help-card-north_america_2 = { help-asset }: { help-symbols }.
help-card-north_america_3 = { help-asset }: { help-symbols }.
help-card-north_america_4 = { help-asset }: { help-symbols }.
help-card-north_america_5 = { help-asset }: { help-symbols }.
help-card-india_governor = { help-governor }: { help-symbols }.
help-card-india_1 = { help-asset }: { help-symbols }.
help-card-india_2 = { help-asset }: { help-symbols }.
help-card-india_3 = { help-asset }: { help-symbols }.
help-card-india_4 = { help-asset }: { help-symbols }.
help-card-india_5 = { help-asset }: { help-symbols }.
help-card-far_east_governor = { help-governor }: { help-symbols }.
help-card-far_east_1 = { help-asset }: { help-symbols }.
help-card-far_east_2 = { help-asset }: { help-symbols }.
help-card-far_east_3 = { help-asset }: { help-symbols }.
help-card-far_east_4 = { help-asset }: { help-symbols }.
help-card-far_east_5 = { help-asset }: { help-symbols }.

help-sheet-status = Where your four markers stand, at most { $TRACK_MOST }.
help-sheet-symbols = Your symbols on tokens, cards and buildings, those beyond { $TRACK_MOST } too.
help-sheet-tokens = Brown tokens count as long as you hold them; blue ones are spent.
help-sheet-cards = The asset cards that you hold.
help-sheet-face_down = Slavery cards that count against you: { $SLAVERY_GLORY } glory each.
help-sheet-limit = How many cards you may keep when you pass. One Slavery card more is allowed, and one governor lies free.
help-sheet-buildings = What you have built. A building a round.
help-sheet-manned = Buildings with a disc: they can be used again when they are paid.
help-sheet-harbour = Discs that you can use. At the end every { $DISCS_PER_GLORY } of them are 1 glory.
help-sheet-reserve = Discs that can still grow into your harbour.
help-sheet-neutral_harbour = Neutral discs that you can place after an action of yours.
help-sheet-neutral_reserve = Neutral discs that have not come in. At the end each is { $NEUTRAL_GLORY } glory.
help-sheet-passed = Whoever has passed is out of this round.
help-sheet-points = Glory by its source, as it stands.
help-sheet-score = Glory in all, as it stands.

help-source-cities = What is printed on each city with your disc: 1 or 2.
help-source-routes = 1 for each route with your discs at both ends.
help-source-tracks = The last marked number at or below each of your four markers.
help-source-cards = The glory on the cards that you hold.
help-source-slot = { $EMPTY_SLOT_GLORY } if your cards fit without the governor’s own slot.
help-source-buildings = 3 for each University.
help-source-harbour = 1 for every { $DISCS_PER_GLORY } discs in your harbour.
help-source-slavery = { $SLAVERY_GLORY } for each Slavery card that lies face down.
help-source-neutral = { $NEUTRAL_GLORY } for each neutral disc in your reserve.

## What stands in a view

beside-city = { $many ->
    [one] route to { $places }
   *[other] routes to { $places }
}
view-turn = Turn of
view-round = Round
view-stage = Stage
view-first = First player
view-abolished = Slavery abolished
view-payments = Payments due
view-regions = Regions
view-open = Open
view-cities = Cities
view-disc = disc
view-token = token
view-track = Shipping track
view-leader = Leads on the track
view-discs = Discs
view-others = Other discs
view-beside = Beside the track
view-others-beside = Other discs beside the track
view-routes = Routes
view-one = from
view-other = to
view-stacks = Top cards
view-cards-left = Cards left
view-tiles = Tiles left
view-discarded = Discarded tokens
view-seat = Players
view-opposition = Opposition
view-laid-aside = Governors laid aside
view-display = Display
view-selector = Selector
view-level = level
view-column = column
view-owed = Copy still to come
view-ladder = Ladder
view-actions = Actions this round
view-acted = Have acted
view-goes-first = Acts before you
view-drew = You have drawn
view-acting = Acting
