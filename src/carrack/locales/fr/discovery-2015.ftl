# Ce que l'édition de 2015 dit à sa façon, et ce qu'elle est seule à dire ; tout le reste est dans discovery.ftl.

title = L’Âge des découvertes (2015)

## Options

option-builder_worker = Les bâtisseurs : une sixième sorte d’ouvriers
option-builder_tiles = Les réalisations de l’extension des bâtisseurs
option-nations = Des nations qui ont chacune leur avantage
option-nations-off = aucune nation
option-nations-random = distribuées au hasard
option-nations-auction = aux enchères, avec l’ordre de jeu
option-buy_vp = On peut acheter des points à la fin de chaque âge
option-no_survivors = Un jeton qui a vaincu une expédition quitte le jeu et un autre prend sa place
option-scouting = Avant de poser un ouvrier on peut payer pour regarder un jeton, plus tard une carte
option-advanced_scouting = Les jetons de la carte sont visibles dès le début
option-low_luck_age3 = Les { $FORETOLD } réalisations de l’âge III sont connues dès le début
option-two_player_captains_each = À deux joueurs : autant de capitaines de chacun explorent dès le début
option-glory_other_player_only = La Gloire ne compte que les régions où un autre joueur a une colonie de { $COLONY_LEAST }

## Questions

ask-bid = { $highest ->
    [0] Enchérissez pour la prochaine place de l’ordre de jeu et la nation de votre choix, ou passez cette fois : vous avez { $money } $.
   *[other] Enchérissez au-dessus de { $highest } $ pour la prochaine place de l’ordre de jeu et la nation de votre choix, ou passez cette fois : vous avez { $money } $.
}
ask-nation-choice = Choisissez votre nation.
ask-nation = Quelle nation joue { $owner } ?
ask-spare = Quelle réalisation de l’âge III reste dans la boîte ?
ask-opening = Quel jeton est visible { $region-in } ?
ask-conquest = L’Espagne peut découvrir une région maintenant et y poser un soldat, ou perdre son avantage.
ask-scout = { $explorer } regarde le jeton { $region-of } : lequel est-ce ?
ask-scout-card = { $explorer } regarde la première carte : laquelle est-ce ?
ask-card-place = Remettez la carte que vous avez vue sur le dessus, ou sous la pile.
ask-muster = L’Angleterre peut ajouter { $ENGLISH_COLONISTS } colons au dock et y ranger tout le monde à son gré, une seule fois : utilisez ce pouvoir, ou gardez-le.
ask-arrange = Choisissez qui prend la place { $place } du dock, ou laissez les autres comme ils sont.
ask-claim = La France peut prendre une des marchandises proposées avant tous les autres : utilisez ce pouvoir, ou gardez-le.
ask-seize = La Hollande peut prendre le navire marchand, une seule fois : utilisez ce pouvoir, ou gardez-le.
ask-replace = L’Italie peut mettre un colon à la place de l’ouvrier d’un autre joueur : utilisez ce pouvoir, ou gardez-le.
ask-spoils = Choisissez un spécialiste des Trésors de guerre : { $due ->
    [one] c’est le dernier.
   *[other] il y en a { $due }.
}
ask-spoils-good = { $owner } pioche une marchandise des Trésors de guerre : laquelle est-ce ?
ask-settle = { $together ->
    [1] Choisissez une région où vous êtes déjà : { $due } colons s’y installent ensemble.
   *[other] { $due ->
        [one] Choisissez où s’installe votre dernier colon.
       *[other] Choisissez où s’installe le colon suivant : il en reste { $due }.
    }
}
ask-lose = La Peste vous prend un ouvrier { $region-in } : choisissez lequel.
ask-edict = Nommez un autre joueur pour l’Édit du pape, et qui de vous deux s’installe le premier.
ask-infect = Choisissez de qui la Peste prend des colons et où, ou épargnez tout le monde.
ask-infect-count = Combien de colons de { $foe } la Peste prend-elle { $region-in }, { $most } au plus ?
ask-rewrite = Nommez un joueur à qui vous prenez un jeton, ou arrêtez-vous là.
ask-rewritten = { $owner } prend un jeton à { $foe } : lequel est-ce ?
ask-smuggle = Choisissez la marchandise d’un autre joueur pour un échange, ou aucune.
ask-smuggle-for = Choisissez ce que { $foe } reçoit pour { $good-the }.
ask-sell = Vendez une marchandise à { $TRADER_PRICE } $, ou arrêtez-vous là.
ask-migrate-from = Choisissez d’où partent vos colons, ou laissez-les sur place.
ask-migrate-to = Choisissez où vont vos colons partis { $region-from }.
ask-migrate = Combien de vos colons partent { $region-from } vers { $to-the } ?
ask-points = Achetez des points à { $price } $ chacun, ou arrêtez-vous là : vous avez { $money } $.

## Réponses

verb-pass = Passer cette fois
verb-nation-falls = Nation : { $nation }
verb-choose-nation = Jouer { $nation-the }
verb-place-ship = Poser un { $worker } sur un de vos navires
verb-scout = Regarder le jeton { $region-of }
verb-scout-deck = Regarder la première carte
verb-card-on-top = Laisser la carte sur le dessus
verb-card-below = Mettre la carte sous la pile
verb-front-goods = Faire passer votre ouvrier de l’emplacement { $slot } en tête des marchandises
verb-front-warfare = Faire passer votre ouvrier de l’emplacement { $slot } en tête du cadre Guerre
verb-conquer = Découvrir { $region-the } avec un soldat
verb-muster = Ajouter { $ENGLISH_COLONISTS } colons au dock et le ranger
verb-arrange = L’ouvrier de la place { $place } vient ensuite
verb-arrange-not = Les autres restent dans cet ordre
verb-claim = Prendre { $good-the } avant tous les autres
verb-seize-ship = Prendre le navire marchand
verb-replace = Remplacer l’ouvrier { $box-in }
verb-power-not = Ne pas utiliser l’avantage de la nation
verb-sail-charted = Partir vers une carte contre des autochtones { $PORTUGUESE_NATIVES }, avec l’avantage du Portugal
verb-settle = S’installer { $region-in }
verb-lose = Perdre un { $worker }
verb-edict = Favoriser aussi { $seat } ; { $lead }
verb-infect = Laisser la Peste prendre des colons de { $seat } { $region-in }
verb-infect-not = Épargner tous les colons
verb-infect-count = { $workers ->
    [one] Prendre { $workers } colon
   *[other] Prendre { $workers } colons
}
verb-rewrite = Prendre un jeton à { $seat }
verb-rewrite-not = Ne plus prendre de jeton
verb-smuggle-from = Prendre { $good-the } de { $seat }
verb-smuggle-not = Ne rien échanger
verb-smuggle-for = Donner { $good-the } en échange
verb-sell = Vendre { $good-the }
verb-sell-not = Ne plus rien vendre
verb-migrate-count = { $workers ->
    [one] Déplacer { $workers } colon
   *[other] Déplacer { $workers } colons
}
verb-buy-points = { $points ->
    [one] Acheter { $points } point
   *[other] Acheter { $points } points
}
verb-buy-points-not = Ne plus acheter de points

## Pourquoi pas

reason-your-own-seat = C’est vous : choisissez un autre joueur.
reason-nation-taken = Un autre joueur a cette nation : choisissez-en une qui reste.
reason-no-mayflower = Il faut posséder le Mayflower pour poser des ouvriers sur des navires.
reason-ships-sailed = Les { $MAYFLOWER_MOST } places du Mayflower sont prises pour ce tour.
reason-no-free-ship = Vous n’avez plus de navire libre pour ce tour.
reason-no-scouts = Nul ne peut regarder d’avance dans cette partie : l’option n’est pas choisie.
reason-known-already = Vous connaissez déjà ce jeton.
reason-no-cards = Il ne reste aucune carte découverte.
reason-not-portugal = Seul le Portugal peut faire cela.
reason-power-used = Le Portugal a déjà utilisé son avantage dans cet âge.
reason-nobody-there = Il n’y a personne à cette place : choisissez-en une qui soit occupée.
reason-alike = Un ouvrier tout pareil est devant lui : choisissez celui-là.
reason-own-worker = C’est votre propre ouvrier : choisissez celui d’un autre joueur.
reason-no-such-loss = Vous n’avez pas là de { $worker } à perdre.
reason-no-colonist-there = Ce joueur n’a pas de colon là : les spécialistes ne risquent rien.
reason-not-so-many = Il n’y a pas autant de colons.
reason-no-counter = Ce joueur n’a pas de jeton à perdre.
reason-named-already = Vous avez déjà nommé ce joueur : nommez-en un autre.
reason-no-such-good = Il n’y a pas là de marchandise de cette sorte ({ $good }).
reason-same-good = On n’échange pas deux marchandises de la même sorte : choisissez-en une autre.
reason-no-further = Cette place est déjà réglée : choisissez quelqu’un plus loin.

## Événements

event-goods-went = { $goods ->
    [one] { $goods } marchandise reste et quitte
   *[other] { $goods } marchandises restent et quittent
} le jeu.
event-migrated = { $seat } déplace { $workers ->
    [one] { $workers } colon
   *[other] { $workers } colons
} { $region-from } vers { $to-the }.
event-nation-given = { $seat } joue { $nation-the }.
event-tile-spared = Une réalisation reste dans la boîte : { $tile }.
event-counter-opened = Le jeton { $region-of } est visible : { $counter }.
event-counter-replaced = Pas de survivants { $region-in } : le jeton ({ $counter }) quitte le jeu et un autre prend sa place.
event-scouted = { $seat } regarde le jeton { $region-of }.
event-saw-counter = { $seat } voit { $region-in } : { $counter }.
event-scouted-deck = { $seat } regarde la première carte.
event-saw-card = { $seat } voit la carte : { $card }.
event-card-laid = { $seat } { $end-lays }.
event-power-worked = { $seat } utilise l’avantage { $nation-of }.
event-ship-boarded = { $seat } pose un { $worker } sur un navire du Mayflower.
event-arranged = { $seat } met un { $worker } de { $owner } à la place { $place } du dock.
event-ship-seized = { $seat } prend le navire marchand.
event-replaced = { $seat } remplace l’ouvrier de { $foe } { $box-in }.
event-builders-lost = { $seat } renonce à { $workers ->
    [one] { $workers } bâtisseur.
   *[other] { $workers } bâtisseurs.
}
event-ship-given = { $seat } reçoit un navire marchand.
event-infected = { $seat } perd { $workers ->
    [one] { $workers } colon
   *[other] { $workers } colons
} { $region-in } à cause de la Peste ({ $by }).
event-counter-stolen = { $seat } prend un jeton à { $foe } : { $counter }.
event-smuggled = { $seat } prend { $good-the } de { $foe } et donne { $own-the } en échange.
event-sold = { $seat } vend { $good-the }.
event-points-bought = { $seat } achète { some-points }.
event-sailed-charted = { $seat } part vers une carte par une route connue, avec une force de { $strength }.

## Noms : les nations

nation-england = Angleterre
    .the = l’Angleterre
    .of = de l’Angleterre
nation-france = France
    .the = la France
    .of = de la France
nation-spain = Espagne
    .the = l’Espagne
    .of = de l’Espagne
nation-portugal = Portugal
    .the = le Portugal
    .of = du Portugal
nation-holland = Hollande
    .the = la Hollande
    .of = de la Hollande
nation-italy = Villes-États italiennes
    .the = les Villes-États italiennes
    .of = des Villes-États italiennes

## Les noms de cette édition

line-goods = marchandises
    .whom = un de vos ouvriers
    .of = du cadre Marchandises
line-warfare = guerre
    .whom = un de vos ouvriers
    .of = du cadre Guerre

lead-self = vous vous installez d’abord
lead-other = ce joueur s’installe d’abord

end-top = dessus
    .lays = laisse la carte sur le dessus
end-bottom = dessous
    .lays = met la carte sous la pile

own-gold = { good-gold }
    .the = { good-gold.the }
own-silver = { good-silver }
    .the = { good-silver.the }
own-cattle = { good-cattle }
    .the = { good-cattle.the }
own-cocoa = { good-cocoa }
    .the = { good-cocoa.the }
own-fish = { good-fish }
    .the = { good-fish.the }
own-sugar = { good-sugar }
    .the = { good-sugar.the }
own-fur = { good-fur }
    .the = { good-fur.the }
own-coffee = { good-coffee }
    .the = { good-coffee.the }
own-tobacco = { good-tobacco }
    .the = { good-tobacco.the }
own-rice = { good-rice }
    .the = { good-rice.the }
own-indigo = { good-indigo }
    .the = { good-indigo.the }

stage-scoring = Colonies et points
stage-preparation = Avant le premier tour

region-new_france = Nouvelle-France
    .the = la Nouvelle-France
    .of = de la Nouvelle-France
    .in = en Nouvelle-France
    .from = de Nouvelle-France

good-cattle = bœuf
    .the = le bœuf

tile-trade_routes = Voies commerciales
    .the = les Voies commerciales
    .of = des Voies commerciales
tile-indentured_servitude = Servage
    .the = le Servage
    .of = du Servage
tile-conquistadors = Conquistadors
    .the = les Conquistadors
    .of = des Conquistadors
tile-trading_post = Comptoir
    .the = le Comptoir
    .of = du Comptoir
tile-taxation = Impôts
    .the = les Impôts
    .of = des Impôts
tile-west_indies_co = Compagnie des Indes
    .the = la Compagnie des Indes
    .of = de la Compagnie des Indes
tile-colonization_laws = Lois sur la colonisation
    .the = les Lois sur la colonisation
    .of = des Lois sur la colonisation
tile-stable = Étables
    .the = les Étables
    .of = des Étables
tile-factory = Manufacture
    .the = la Manufacture
    .of = de la Manufacture

why-sale = vente
    .from = pour la marchandise vendue
why-nation = nation
    .for = pour la place et la nation
why-scout = éclaireurs
    .for = pour les éclaireurs
why-points = points
    .for = pour les points

sheet-nation = Nation
sheet-power = Usages restants de son avantage
sheet-scholars = Ouvriers chez les spécialistes au tour 8

source-bought = Points achetés
source-age_of_discovery = { tile-age_of_discovery }
source-new_world_capital = { tile-new_world_capital }
source-age_of_reason = { tile-age_of_reason }

## Aide : les ouvriers, les cadres et les nations

help-worker-builder = Fait gagner { $BUILDER_DISCOUNT } $ sur la réalisation que cet ouvrier achète lui-même. Dans une région, il rapporte { $BUILDER_FIRST } points de plus à qui y a le plus d’ouvriers et { $BUILDER_SECOND } de plus au second, et il y en a au plus { $most } en jeu.
help-box-builder = Donne un bâtisseur pour le prochain tour. Un seul ouvrier.

help-nation-england = Une seule fois, juste avant le dock : { $ENGLISH_COLONISTS } colons de plus sur le dock, et tout le monde y est rangé à son gré.
help-nation-france = { $uses } fois, une par tour, juste avant les marchandises : une des marchandises proposées.
help-nation-spain = Avant le premier tour : une découverte gratuite, avec un soldat dans la région.
help-nation-portugal = Une fois par âge : une expédition vers une carte, contre des autochtones { $PORTUGUESE_NATIVES }, même s’il reste des jetons.
help-nation-holland = Une seule fois, juste avant le commerce maritime : le navire marchand.
help-nation-italy = { $uses } fois, une par tour, juste avant les spécialistes : un colon à la place de l’ouvrier d’un autre joueur.

## Aide : ce qui diffère dans cette édition

help-region-new_france = { help-region }. Voisine : { region-new_england }.
help-good-cattle = { help-good }
help-tile-trade_routes = { $amount } marchand de plus à chaque tour. { some-tile }.
help-tile-indentured_servitude = { $amount } colon sur l’emplacement X du dock à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-conquistadors = { $amount } soldat dans le cadre Découverte à chaque tour. { some-tile }.
help-tile-trading_post = { $amount } $ à chaque tour. { some-tile }.
help-tile-plague_1 = Les autochtones comptent { $PLAGUE_NATIVES } de moins contre vos expéditions. { some-tile }.
help-tile-spoils_money_5 = { $SPOILS_LITTLE } $ aussitôt. { some-tile }.
help-tile-spoils_ship = Un navire marchand aussitôt. { some-tile }.
help-tile-spoils_specialists_2 = { $SPOILS_SPECIALISTS } spécialistes de votre choix pour le prochain tour. { some-tile }.
help-tile-magellan = Vos capitaines comptent { $MAGELLAN_CAPTAIN } dans une expédition. { some-tile }.
help-tile-new_world_town = { $amount } bâtisseur de plus à chaque tour. { some-tile }.
help-tile-new_world_mission = { $amount } missionnaire de plus à chaque tour. { some-tile }.
help-tile-overpopulation = { $CROWD } colons aussitôt dans des régions découvertes, à votre gré. { some-tile }.
help-tile-smuggler = À chaque tour vous pouvez échanger une marchandise avec un autre joueur, qui ne peut refuser. { some-tile }.
help-tile-privateers = À chaque tour, avec vos gains, chaque adversaire vous donne { $PRIVATEERS_MONEY } $ par navire que vous avez, ou ce qu’il a. { some-tile }.
help-tile-taxation = { $amount } $ à chaque tour. { some-tile }.
help-tile-university = Une seule fois, un de vos ouvriers passe en tête du dock, de l’initiative, des marchandises, des réalisations ou de la guerre, ou vous passez en tête de l’ordre de jeu. { some-tile }.
help-tile-west_indies_co = { $amount } marchandise de la réserve à chaque tour, au hasard. { some-tile }.
help-tile-colonization_laws = { $amount } colon sur l’emplacement Y du dock à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-rum_distillery = { $RUM_MONEY } $ par sucre que vous avez à chaque tour ; un navire n’est pas du sucre, et cela ne rapporte aucun point. { some-tile }.
help-tile-stable = À chaque tour, juste avant les découvertes, un de vos soldats peut passer dans une région voisine déjà découverte. { some-tile }.
help-tile-plague_2 = Aussitôt, chaque colonie de { $COLONY_LEAST } ou plus perd un ouvrier au choix de son joueur, les vôtres aussi. { some-tile }.
help-tile-spoils_money_7 = { $SPOILS_MUCH } $ aussitôt. { some-tile }.
help-tile-spoils_goods_2 = { $SPOILS_GOODS } marchandises de la réserve aussitôt, au hasard. { some-tile }.
help-tile-stone_masonry = { $amount } bâtisseur de plus à chaque tour. { some-tile }.
help-tile-papal_edict = Vous et un joueur que vous nommez installez chacun { $EDICT_COLONISTS } colons aussitôt, dans une région où il est déjà. { some-tile }.
help-tile-mint = À chaque revenu, { $MINT_MONEY } $ par or ou par argent que vous avez, selon le plus nombreux ; cela ne rapporte aucun point. { some-tile }.
help-tile-trader = À chaque tour vous pouvez vendre des marchandises à { $TRADER_PRICE } $ chacune. { some-tile }.
help-tile-reformation = Là où vous avez un missionnaire, ceux des autres n’amènent personne. { some-tile }.
help-tile-mayflower = À chaque tour, jusqu’à { $MAYFLOWER_MOST } de vos ouvriers débarquent de vos navires, qui ne comptent plus alors dans les revenus du tour. { some-tile }.
help-tile-glory = À la fin, { some-each } pour chaque région où vous avez un ouvrier et quelqu’un une colonie de { $COLONY_LEAST }. { some-tile }.
help-tile-migration = À chaque tour, jusqu’à { $amount } de vos colons peuvent passer d’une région à une seule autre région découverte. { some-tile }.
help-tile-factory = { $amount } $ à chaque tour. { some-tile }.
help-tile-plague_3 = Aussitôt, un joueur perd jusqu’à { $PLAGUE_COLONISTS } colons dans une région, à votre choix ; les spécialistes ne risquent rien. { some-tile }.
help-tile-age_of_discovery = À la fin, { some-each } pour chacun de vos jetons et cartes découverte. { some-tile }.
help-tile-new_world_capital = À la fin, { some-each } pour chacun de vos bâtisseurs dans le Nouveau Monde. { some-tile }.
help-tile-age_of_reason = À la fin, { some-each } pour chacun de vos ouvriers qui étaient chez les spécialistes au tour { $TURNS }. { some-tile }.
help-tile-rewrite_history = Aussitôt, { $REWRITTEN } joueurs que vous nommez perdent chacun un jeton pour vous, au hasard ; il apporte ses points, pas ses pièces. { some-tile }.

help-sheet-strength = Ce que valent ensemble les explorateurs choisis : deux par capitaine, ou { $MAGELLAN_CAPTAIN } avec Magellan, un pour les autres.
help-sheet-money = Des dollars espagnols, pour les réalisations, l’entraînement et les guerres, et selon les options pour des points et des regards. Ce qui reste ne rapporte qu’avec la Richesse.
help-sheet-tokens = Combien de marchandises vous avez : avec vos navires, elles départagent en dernier.
help-sheet-nation = La nation que vous jouez, avec son avantage.
help-sheet-power = Combien de fois l’avantage peut encore servir ; celui du Portugal, dans cet âge.
help-sheet-scholars = Vos ouvriers qui étaient chez les spécialistes au dernier tour, pour l’Âge de raison.
help-source-bought = Les points que vous avez achetés à la fin des âges.
help-source-glory = Ce que compte la Gloire : les régions avec une colonie de { $COLONY_LEAST } où vous avez des ouvriers.
help-source-age_of_discovery = Ce que compte l’Âge des découvertes : vos jetons et vos cartes.
help-source-new_world_capital = Ce que compte la Capitale du Nouveau Monde : vos bâtisseurs dans le Nouveau Monde.
help-source-age_of_reason = Ce que compte l’Âge de raison : vos ouvriers chez les spécialistes au dernier tour.

## Vue : ce qui s’y trouve sans autre nom

view-sailing = Navires employés par le Mayflower
view-foretold = Réalisations de l’âge III à venir
view-top-card = Première carte du paquet
view-top-seen-by = Première carte vue par
view-bottom-cards = Cartes mises sous le paquet
view-bottom-seen-by = Cartes du dessous vues par
view-scouts = Regards sur le paquet
