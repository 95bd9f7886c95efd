# Ce que l'édition de 2007 dit à sa façon ; tout le reste est dans discovery.ftl.

title = L’Âge des découvertes (2007)

## Options

option-start_auction_2007 = Départ des joueurs expérimentés : l’ordre de jeu se gagne aux enchères

## Questions

ask-reward = Choisissez le spécialiste qui accompagne votre deuxième place.

## Les noms de cette édition

region-new_france = Canada
    .the = le Canada
    .of = du Canada
    .in = au Canada
    .from = du Canada

good-cattle = bétail
    .the = le bétail

tile-trade_routes = Routes commerciales
    .the = les Routes commerciales
    .of = des Routes commerciales
tile-indentured_servitude = Asservissement contractuel
    .the = l’Asservissement contractuel
    .of = de l’Asservissement contractuel
tile-conquistadors = Conquistador
    .the = le Conquistador
    .of = du Conquistador
tile-trading_post = Comptoir commercial
    .the = le Comptoir commercial
    .of = du Comptoir commercial
tile-taxation = Taxation
    .the = la Taxation
    .of = de la Taxation
tile-west_indies_co = Compagnie des Indes occidentales
    .the = la Compagnie des Indes occidentales
    .of = de la Compagnie des Indes occidentales
tile-colonization_laws = Lois coloniales
    .the = les Lois coloniales
    .of = des Lois coloniales
tile-stable = Écurie
    .the = l’Écurie
    .of = de l’Écurie
tile-factory = Fabrique
    .the = la Fabrique
    .of = de la Fabrique

## Aide

help-region-new_france = { help-region }. Voisine : { region-new_england }.
help-good-cattle = { help-good }
help-tile-trade_routes = { $amount } marchand de plus à chaque tour. { some-tile }.
help-tile-indentured_servitude = { $amount } colon sur l’emplacement X du dock à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-conquistadors = { $amount } soldat dans le cadre Découverte à chaque tour. { some-tile }.
help-tile-trading_post = { $amount } $ à chaque tour. { some-tile }.
help-tile-privateers = À chaque tour, juste après les revenus, chaque adversaire vous donne { $PRIVATEERS_MONEY } $ par navire que vous avez, ou ce qu’il a. { some-tile }.
help-tile-taxation = { $amount } $ à chaque tour. { some-tile }.
help-tile-university = Une seule fois, un de vos ouvriers passe en tête du dock, du cadre Initiative ou des réalisations majeures, ou vous passez en tête de l’ordre de jeu. { some-tile }.
help-tile-west_indies_co = { $amount } marchandise de la réserve à chaque tour, au hasard. { some-tile }.
help-tile-colonization_laws = { $amount } colon sur l’emplacement Y du dock à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-rum_distillery = À chaque revenu, { $RUM_MONEY } $ par sucre que vous avez ; un navire n’est pas du sucre, et cela ne rapporte aucun point. { some-tile }.
help-tile-stable = À chaque tour, un de vos soldats peut passer dans une région voisine déjà découverte. { some-tile }.
help-tile-glory = À la fin, { some-each } pour chaque région où vous avez un ouvrier. { some-tile }.
help-tile-migration = À chaque tour, jusqu’à { $amount } de vos ouvriers, sauf les soldats, peuvent passer d’une région à une seule autre région découverte. { some-tile }.
help-tile-factory = { $amount } $ à chaque tour. { some-tile }.
