# What the edition of 2007 says in its own way; everything else stands in discovery.ftl.

title = The Age of Discovery (2007)

## Options

option-start_auction_2007 = Experts’ start: the turn order is bid for

## Questions

ask-reward = Choose the specialist that comes with your second place.

## Names that are this edition's

region-new_france = Canada
    .the = Canada
    .in = in Canada
    .from = from Canada

good-cattle = cattle

tile-trade_routes = Trade Routes
tile-indentured_servitude = Indentured Servitude
tile-conquistadors = Conquistador
tile-trading_post = Trading Post
tile-taxation = Taxation
tile-west_indies_co = West Indies Company
tile-colonization_laws = Colonization Laws
tile-stable = Stable
tile-factory = Factory

## Help

help-region-new_france = { help-region }. Neighbour: { region-new_england }.
help-good-cattle = { help-good }
help-tile-trade_routes = { $amount } merchant more every turn. { some-tile }.
help-tile-indentured_servitude = { $amount } colonist onto space X of the dock every turn, to land in the next. { some-tile }.
help-tile-conquistadors = { $amount } soldier into the discovery box every turn. { some-tile }.
help-tile-trading_post = ${ $amount } every turn. { some-tile }.
help-tile-privateers = Every turn, right after the income, each opponent hands you ${ $PRIVATEERS_MONEY } for each of your ships, or what there is. { some-tile }.
help-tile-taxation = ${ $amount } every turn. { some-tile }.
help-tile-university = Once, a worker of yours goes to the front of the dock, of the initiative box or of the capital buildings, or you go to the front of the turn order. { some-tile }.
help-tile-west_indies_co = { $amount } trade good from the supply every turn, at random. { some-tile }.
help-tile-colonization_laws = { $amount } colonist onto space Y of the dock every turn, to land in the next. { some-tile }.
help-tile-rum_distillery = ${ $RUM_MONEY } for each of your sugar with every income; ships are no sugar, and it scores no points. { some-tile }.
help-tile-stable = Every turn one of your soldiers may move to a neighbouring discovered region. { some-tile }.
help-tile-glory = At the end, { some-each } for each region where you have a worker. { some-tile }.
help-tile-migration = Every turn up to { $amount } of your workers, soldiers excepted, may move from one region to one other discovered region. { some-tile }.
help-tile-factory = ${ $amount } every turn. { some-tile }.
