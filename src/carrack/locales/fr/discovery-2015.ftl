# Ce que l'édition de 2015 dit à sa façon, et ce qu'elle est seule à dire ; tout le reste est dans discovery.ftl.
# Sa boîte a ses propres mots : piste, case, quai, bateau, bâtiment, résistance, là où celle de 2007 dit cadre,
# emplacement, dock, navire, réalisation, autochtones. Les genres changent : les phrases sont donc dites en entier.

title = Empires : Age of Discovery (2015)

## Options

option-builder_worker = Les bâtisseurs : une sixième sorte d’ouvriers
option-builder_tiles = Les bâtiments de l’extension des bâtisseurs
option-nations = Des nations qui ont chacune leur avantage
option-nations-off = aucune nation
option-nations-random = distribuées au hasard
option-nations-auction = aux enchères, avec l’ordre des joueurs
option-buy_vp = On peut acheter des points à la fin de chaque âge
option-no_survivors = Aucun survivant : un jeton qui a vaincu une expédition quitte le jeu et un autre le remplace
option-scouting = Partir en reconnaissance : avant de poser un ouvrier, on peut payer pour regarder un jeton, plus tard une carte
option-advanced_scouting = Reconnaissance avancée : les jetons de la carte sont visibles dès le début
option-low_luck_age3 = Hasard réduit : les { $FORETOLD } bâtiments de l’âge III sont connus dès le début
option-two_player_captains_each = À deux joueurs : nombre de capitaines que chacun a aux Découvertes dès le début
option-glory_other_player_only = La Gloire ne compte que les régions où un autre joueur a une colonie de { $COLONY_LEAST }
option-strict_ships = Rien que les bateaux marchands de la boîte : { $SHIPS_STRICT }, un de plus à six joueurs

## Questions

ask-bid = { $highest ->
    [0] Enchérissez pour la prochaine place de l’ordre des joueurs et la nation de votre choix, ou passez cette fois : vous avez { $money } $.
   *[other] Enchérissez au-dessus de { $highest } $ pour la prochaine place de l’ordre des joueurs et la nation de votre choix, ou passez cette fois : vous avez { $money } $.
}
ask-nation-choice = Choisissez votre nation.
ask-nation = Quelle nation joue { $owner } ?
ask-spare = Quel bâtiment de l’âge III reste dans la boîte ?
ask-opening = Quel jeton est visible { $region-in } ?
ask-conquest = L’Espagne peut découvrir une région maintenant et y poser un soldat, ou perdre son avantage.
ask-scout = { $explorer } regarde le jeton { $region-of } : lequel est-ce ?
ask-scout-card = { $explorer } regarde la première carte : laquelle est-ce ?
ask-card-place = Remettez la carte que vous avez vue sur le dessus, ou sous la pile.
ask-muster = L’Angleterre peut, une seule fois, ajouter { $ENGLISH_COLONISTS } colons au quai et le réordonner : utilisez cet avantage, ou gardez-le.
ask-arrange = Choisissez qui prend la place { $place } du quai, ou laissez les autres comme ils sont.
ask-claim = La France peut prendre une des marchandises disponibles avant tous les autres : utilisez cet avantage, ou gardez-le.
ask-seize = La Hollande peut prendre le bateau marchand, une seule fois : utilisez cet avantage, ou gardez-le.
ask-replace = Les Villes-États italiennes peuvent remplacer l’ouvrier d’un autre joueur par un colon : utilisez cet avantage, ou gardez-le.
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
ask-infect = Choisissez à qui la Peste prend des colons et où, ou épargnez tout le monde.
ask-infect-count = Combien de colons la Peste prend-elle à { $foe } { $region-in }, { $most } au plus ?
ask-rewrite = Nommez un joueur à qui vous prenez un jeton, ou arrêtez-vous là.
ask-rewritten = { $owner } prend un jeton à { $foe } : lequel est-ce ?
ask-smuggle = Choisissez la marchandise d’un autre joueur pour un échange, ou aucune.
ask-smuggle-for = Choisissez ce que { $foe } reçoit en échange : vous prenez { $good-the }.
ask-sell = Vendez une marchandise à { $TRADER_PRICE } $, ou arrêtez-vous là.
ask-migrate-from = Choisissez d’où partent vos colons, ou laissez-les sur place.
ask-migrate-to = Choisissez où vont vos colons partis { $region-from }.
ask-migrate = Combien de vos colons partent { $region-from } vers { $to-the } ?
ask-points = Achetez des points à { $price } $ chacun, ou arrêtez-vous là : vous avez { $money } $.
ask-order = Qui prend la place { $place } du premier ordre des joueurs ?
ask-tile = Quel bâtiment de l’âge { some-age } devient disponible ?
ask-place = Tour { $round } : posez un ouvrier sur une piste { $workers ->
    [one] (c’est le dernier){ some-looks }.
   *[other] (il vous en reste { $workers }){ some-looks }.
}
some-looks = { $counter_price ->
    [0] { $card_price ->
        [0] { "" }
       *[other] , ou payez { $card_price } $ pour regarder la première carte
    }
   *[other] , ou payez { $counter_price } $ pour regarder un jeton
}
ask-buy = Achetez un bâtiment de la Capitale à { $price } $, ou aucun : vous avez { $money } $.
ask-conflict = Livrez bataille dans une région, déclarez une guerre totale pour { $price } $, ou restez en paix : vous avez { $money } $.

## Quantités

some-spaces = { $size } cases{ $source ->
    [made] , nombre reconstitué, sûr à { $sure } %
   *[other] { "" }
}

## Réponses

verb-pass = Passer cette fois
verb-nation-falls = Nation : { $nation }
verb-choose-nation = Jouer { $nation-the }
verb-place-ship = Poser un { $worker } sur un de vos bateaux
verb-scout = Payer pour regarder le jeton { $region-of }
verb-scout-deck = Payer pour regarder la première carte
verb-card-on-top = Laisser la carte sur le dessus
verb-card-below = Mettre la carte sous la pile
verb-front-goods = Faire passer votre ouvrier de la case { $slot } en tête des marchandises
verb-front-warfare = Faire passer votre ouvrier de la case { $slot } en tête de la piste Guerre
verb-conquer = Découvrir { $region-the } avec un soldat
verb-muster = Ajouter { $ENGLISH_COLONISTS } colons au quai et le réordonner
verb-arrange = L’ouvrier de la place { $place } vient ensuite
verb-arrange-not = Les autres restent dans cet ordre
verb-claim = Prendre { $good-the } avant tous les autres
verb-seize-ship = Prendre le bateau marchand
verb-replace = Remplacer l’ouvrier posé { $box-in }
verb-power-not = Ne pas utiliser l’avantage national
verb-sail-charted = Partir vers une carte (avantage du Portugal, résistance { $PORTUGUESE_NATIVES })
verb-settle = S’installer { $region-in }
verb-lose = Perdre un { $worker }
verb-edict = Favoriser aussi { $seat } ; { $lead }
verb-infect = Laisser la Peste prendre des colons à { $seat } { $region-in }
verb-infect-not = Épargner tous les colons
verb-infect-count = { $workers ->
    [one] Prendre { $workers } colon
   *[other] Prendre { $workers } colons
}
verb-rewrite = Prendre un jeton à { $seat }
verb-rewrite-not = Ne plus prendre de jeton
verb-smuggle-from = Prendre { $good-the } à { $seat }
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
verb-order-falls = { $seat } vient ensuite dans l’ordre des joueurs
verb-tile-comes = Bâtiment : { $tile }
verb-front-order = Passer en tête de l’ordre des joueurs
verb-front-initiative = Passer en tête de la piste Initiative
verb-front-dock = Faire passer votre ouvrier { $slot ->
    [ship-1] du bateau 1
    [ship-2] du bateau 2
    [ship-3] du bateau 3
   *[other] de la case { $slot }
} en tête du quai
verb-front-capital = Faire passer votre ouvrier de la case { $slot } en tête des bâtiments
verb-declare-war = Déclarer une guerre totale à { $seat }, pour { $WAR_PRICE } $

## Pourquoi pas

reason-your-own-seat = C’est vous : choisissez un autre joueur.
reason-nation-taken = Un autre joueur a cette nation : choisissez-en une qui reste.
reason-no-mayflower = Il faut posséder le Mayflower pour poser des ouvriers sur des bateaux.
reason-ships-sailed = Les { $MAYFLOWER_MOST } places du Mayflower sont prises pour ce tour.
reason-no-free-ship = Vous n’avez plus de bateau libre pour ce tour.
reason-no-scouts = On ne part pas en reconnaissance dans cette partie : l’option n’est pas choisie.
reason-known-already = Vous connaissez déjà ce jeton.
reason-no-cards = Il ne reste aucune carte découverte.
reason-not-portugal = Seul le Portugal peut faire cela.
reason-power-used = Le Portugal a déjà utilisé son avantage dans cet âge.
reason-nobody-there = Il n’y a personne à cette place : choisissez-en une qui soit occupée.
reason-alike = Un ouvrier identique est devant lui : choisissez celui-là.
reason-own-worker = C’est votre propre ouvrier : choisissez celui d’un autre joueur.
reason-no-such-loss = Vous n’y avez pas de { $worker } à perdre.
reason-no-colonist-there = Ce joueur n’y a aucun colon : les spécialistes ne risquent rien.
reason-not-so-many = Il n’y a pas autant de colons.
reason-no-counter = Ce joueur n’a pas de jeton à perdre.
reason-named-already = Vous avez déjà nommé ce joueur : nommez-en un autre.
reason-no-such-good = Il n’y a pas de marchandise de cette sorte à prendre ({ $good }).
reason-same-good = On n’échange pas deux marchandises de la même sorte : choisissez-en une autre.
reason-no-further = Cette place est déjà réglée : choisissez un ouvrier placé plus loin.
reason-initiative-once = Vous avez déjà un ouvrier sur la piste Initiative : il n’y en a qu’un par joueur.
reason-box-full = Les { $spaces } cases ouvertes de cette piste sont occupées : choisissez une autre piste.
reason-space-taken = Cette case est déjà occupée : elle ne prend qu’un ouvrier.
reason-not-your-worker = Aucun de vos ouvriers n’attend sur cette case.
reason-tile-not-shown = Ce bâtiment n’est pas disponible : achetez-en un qui le soit.
reason-no-such-explorer = Il ne vous reste pas de { $worker } sur la piste Découvertes.

## Événements

event-goods-went = { $goods ->
    [0] Il ne reste aucune marchandise.
    [one] La marchandise restante quitte le jeu.
   *[other] Les { $goods } marchandises restantes quittent le jeu.
}
event-migrated = { $seat } déplace { $workers ->
    [one] { $workers } colon
   *[other] { $workers } colons
} { $region-from } vers { $to-the }.
event-nation-given = { $seat } joue { $nation-the }.
event-tile-spared = Un bâtiment reste dans la boîte : { $tile }.
event-counter-opened = Le jeton { $region-of } est visible : { $counter }.
event-counter-replaced = Aucun survivant { $region-in } : le jeton ({ $counter }) quitte le jeu et un autre le remplace.
event-scouted = { $seat } regarde le jeton { $region-of }.
event-saw-counter = { $seat } voit { $region-in } : { $counter }.
event-scouted-deck = { $seat } regarde la première carte.
event-saw-card = { $seat } voit la carte : { $card }.
event-card-laid = { $seat } { $end-lays }.
event-power-worked = { $seat } utilise l’avantage { $nation-of }.
event-ship-boarded = { $seat } pose un { $worker } sur un bateau du Mayflower.
event-arranged = { $seat } met à la place { $place } du quai un { $worker } qui appartient à { $owner }.
event-ship-seized = { $seat } prend le bateau marchand.
event-replaced = { $seat } remplace l’ouvrier que { $foe } a posé { $box-in }.
event-builders-lost = { $seat } renonce à { $workers ->
    [one] { $workers } bâtisseur.
   *[other] { $workers } bâtisseurs.
}
event-ship-given = { $seat } reçoit un bateau marchand.
event-infected = { $seat } perd { $workers ->
    [one] { $workers } colon
   *[other] { $workers } colons
} { $region-in } à cause de la Peste ({ $by }).
event-counter-stolen = { $seat } prend un jeton à { $foe } : { $counter }.
event-smuggled = { $seat } prend { $good-the } à { $foe } et donne { $own-the } en échange.
event-sold = { $seat } vend { $good-the }.
event-points-bought = { $seat } achète { some-points }.
event-sailed-charted = { $seat } part vers une carte par une route connue, avec une force de { $strength }.
event-ordered = { $seat } a la place { $place } dans l’ordre des joueurs.
event-tile-shown = Nouveau bâtiment : { $tile }.
event-ship-shown = Un bateau marchand attend sur la piste Bateaux marchands.
event-ship-won = { $seat } prend le bateau marchand avec une valeur de { $strength }.
event-tiles-went = { $tiles ->
    [0] Il ne reste aucun bâtiment de l’âge { some-age }.
    [one] Le dernier bâtiment de l’âge { some-age } quitte le jeu.
   *[other] Les { $tiles } bâtiments restants de l’âge { some-age } quittent le jeu.
}

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
    .of = de la piste Marchandises
line-warfare = guerre
    .whom = un de vos ouvriers
    .of = de la piste Guerre
line-order = ordre des joueurs
    .whom = votre couleur
    .of = de l’ordre des joueurs
line-initiative = initiative
    .whom = votre ouvrier
    .of = de la piste Initiative
line-dock = quai
    .whom = un de vos ouvriers
    .of = du quai
line-capital = bâtiments de la Capitale
    .whom = un de vos ouvriers
    .of = de la piste Bâtiments de la Capitale

box-initiative = Initiative
    .in = sur la piste Initiative
    .unused = renonce à l’Initiative
box-dock = Quai des colons
    .in = sur le Quai des colons
    .unused = ne débarque personne
box-goods = Marchandises
    .in = sur la piste Marchandises
    .unused = ne prend aucune marchandise
box-shipping = Bateaux marchands
    .in = sur la piste Bateaux marchands
    .unused = ne prend pas le bateau
box-capital = Bâtiments de la Capitale
    .in = sur la piste Bâtiments de la Capitale
    .unused = n’achète rien
box-discovery = Découvertes
    .in = sur la piste Découvertes
    .unused = n’envoie pas d’expédition
box-captain = Case du capitaine
    .in = sur la case du capitaine
    .unused = ne prend pas de capitaine
box-merchant = Case du marchand
    .in = sur la case du marchand
    .unused = ne prend pas de marchand
box-missionary = Case du missionnaire
    .in = sur la case du missionnaire
    .unused = ne prend pas de missionnaire
box-soldier = Case du soldat
    .in = sur la case du soldat
    .unused = ne prend pas de soldat
box-builder = Case du bâtisseur
    .in = sur la case du bâtisseur
    .unused = ne prend pas de bâtisseur
box-training = Entraînement
    .in = sur la case Entraînement
    .unused = n’entraîne personne
box-warfare = Guerre
    .in = sur la piste Guerre
    .unused = reste en paix

place-discovery = piste Découvertes
    .in = sur la piste Découvertes
place-dock = quai
    .in = sur le quai

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
stage-order = Ordre des joueurs
stage-placement = Placement
stage-dock = Quai des colons
stage-shipping = Bateaux marchands
stage-capital = Bâtiments de la Capitale
stage-discovery = Découvertes
stage-benefits = Bénéfices
stage-tiles = Nouveaux bâtiments

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

counter-1-2-1-4 = 1 $, 2 $ par soldat, résistance 1, 4 points
counter-1-2-2-4 = 1 $, 2 $ par soldat, résistance 2, 4 points
counter-1-3-2-4 = 1 $, 3 $ par soldat, résistance 2, 4 points
counter-1-2-3-5 = 1 $, 2 $ par soldat, résistance 3, 5 points
counter-1-3-3-5 = 1 $, 3 $ par soldat, résistance 3, 5 points
counter-2-2-3-5 = 2 $, 2 $ par soldat, résistance 3, 5 points
counter-2-4-3-5 = 2 $, 4 $ par soldat, résistance 3, 5 points
counter-2-5-3-5 = 2 $, 5 $ par soldat, résistance 3, 5 points
counter-3-4-4-6 = 3 $, 4 $ par soldat, résistance 4, 6 points
counter-4-5-4-6 = 4 $, 5 $ par soldat, résistance 4, 6 points
counter-2-4-5-7 = 2 $, 4 $ par soldat, résistance 5, 7 points
counter-4-5-5-7 = 4 $, 5 $ par soldat, résistance 5, 7 points

card-pampas = La Pampa
card-spice_islands = L’Archipel des Moluques

why-sale = vente
    .from = pour la marchandise vendue
why-nation = nation
    .for = pour la place et la nation
why-scout = reconnaissance
    .for = pour la reconnaissance
why-points = points
    .for = pour les points
why-initiative = initiative
    .from = pour une place sur la piste Initiative
why-coins = butin
    .from = avec le butin de la découverte
why-plunder = butin du conquistador
    .from = avec le butin du conquistador
why-sets = séries
    .from = grâce aux séries de marchandises et de bateaux
why-building = bâtiment
    .from = grâce au bâtiment
    .for = pour le bâtiment
why-auction = enchères
    .for = pour la place dans l’ordre des joueurs

sheet-nation = Nation
sheet-power = Usages restants de l’avantage national
sheet-scholars = Ouvriers sur la piste Spécialistes au tour 8
sheet-ships = Bateaux marchands
sheet-tiles = Bâtiments de la Capitale
sheet-used = Déjà utilisés

source-bought = Points achetés
source-age_of_discovery = { tile-age_of_discovery }
source-new_world_capital = { tile-new_world_capital }
source-age_of_reason = { tile-age_of_reason }
source-buildings = Bâtiments

## Aide : les ouvriers, les pistes et les nations

help-worker-builder = Fait économiser { $BUILDER_DISCOUNT } $ sur le bâtiment qu’il achète lui-même. Dans une région, il rapporte { $BUILDER_FIRST } points de plus au joueur qui y a le plus d’ouvriers et { $BUILDER_SECOND } de plus au second ; { $most } en jeu au plus.
help-worker-colonist = Compte { $shipping } aux Bateaux marchands et { $expedition } dans une expédition. Vous en recevez { $COLONISTS_A_TURN } à chaque tour.
help-worker-captain = Compte { $shipping } aux Bateaux marchands et { $expedition } dans une expédition.
help-worker-merchant = Compte { $shipping } aux Bateaux marchands et { $expedition } dans une expédition. Rapporte { $MERCHANT_MONEY } $ quand il débarque du quai.
help-worker-missionary = Amène { $MISSIONARY_COLONISTS } colon dans la région quand il débarque du quai, { $CATHEDRAL_COLONISTS } avec la Cathédrale.
help-worker-soldier = Rapporte le butin du conquistador lors d’une expédition réussie, et élimine un ouvrier adverse dans chaque bataille de sa région. { $most } en jeu au plus.
help-box-builder = Donne un bâtisseur pour le prochain tour. Un seul ouvrier.
help-box-initiative = Rapporte autant de dollars que le numéro de la case, et fixe l’ordre des joueurs du prochain tour. Un ouvrier par joueur.
help-box-dock = Envoie chaque ouvrier dans une région découverte, la case 1 d’abord. Cases ouvertes : deux fois le nombre de joueurs, moins un ; X et Y dépendent de deux bâtiments.
help-box-goods = L’ouvrier de la case 1 choisit d’abord parmi les { $GOODS_SHOWN } marchandises disponibles. { some-spaces }.
help-box-shipping = La plus grande valeur prend le bateau marchand, capitaines et marchands comptant deux ; à égalité, l’ordre des joueurs décide. Autant d’ouvriers que l’on veut.
help-box-capital = De gauche à droite, chaque ouvrier peut acheter un des bâtiments disponibles. { some-spaces }.
help-box-warfare = De gauche à droite, chaque ouvrier peut ouvrir un conflit : une bataille gratuite, ou une guerre totale à { $WAR_PRICE } $. { some-spaces }.

help-nation-england = Une seule fois, juste avant le quai : { $ENGLISH_COLONISTS } colons de plus sur le quai, et vous y réordonnez tous les ouvriers.
help-nation-france = { $uses } fois, une par tour, juste avant les marchandises : une des marchandises disponibles.
help-nation-spain = Avant le premier tour : une découverte gratuite, avec un soldat dans la région.
help-nation-portugal = Une fois par âge : une expédition vers une carte, contre une résistance de { $PORTUGUESE_NATIVES }, même s’il reste des jetons.
help-nation-holland = Une seule fois, juste avant la piste Bateaux marchands : le bateau marchand.
help-nation-italy = { $uses } fois, une par tour, juste avant les spécialistes : un colon remplace l’ouvrier d’un autre joueur.

## Aide : ce qui diffère dans cette édition

help-region-new_france = { help-region }. Voisine : { region-new_england }.
help-good-cattle = { help-good }
help-tile-trade_routes = { $amount } marchand de plus à chaque tour. { some-tile }.
help-tile-indentured_servitude = { $amount } colon sur la case X du quai à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-conquistadors = { $amount } soldat sur la piste Découvertes à chaque tour. { some-tile }.
help-tile-trading_post = { $amount } $ à chaque tour. { some-tile }.
help-tile-navigator = { $amount } capitaine sur la piste Découvertes à chaque tour. { some-tile }.
help-tile-new_world_cartography = Découvrez une région, une seule fois, sans affronter sa résistance : vous recevez son jeton, son butin et un colon, mais pas le butin du conquistador, tout de suite ou aux bénéfices d’un tour suivant. { some-tile }.
help-tile-cathedral = Vos missionnaires amènent { $CATHEDRAL_COLONISTS } colons du quai, et non { $MISSIONARY_COLONISTS }. { some-tile }.
help-tile-navy = À la fin, { some-each } pour chacun de vos bateaux marchands. { some-tile }.
help-tile-prosperity = À la fin, { some-each } pour chacun de vos bâtiments, celui-ci compris. { some-tile }.
help-tile-plague_1 = La résistance compte { $PLAGUE_NATIVES } de moins contre vos expéditions. { some-tile }.
help-tile-spoils_money_5 = { $SPOILS_LITTLE } $ aussitôt. { some-tile }.
help-tile-spoils_ship = Un bateau marchand aussitôt. { some-tile }.
help-tile-spoils_specialists_2 = { $SPOILS_SPECIALISTS } spécialistes de votre choix pour le prochain tour. { some-tile }.
help-tile-magellan = Vos capitaines comptent { $MAGELLAN_CAPTAIN } dans une expédition. { some-tile }.
help-tile-new_world_town = { $amount } bâtisseur de plus à chaque tour. { some-tile }.
help-tile-new_world_mission = { $amount } missionnaire de plus à chaque tour. { some-tile }.
help-tile-overpopulation = { $CROWD } colons aussitôt dans des régions découvertes, à votre gré. { some-tile }.
help-tile-smuggler = À chaque tour vous pouvez échanger une marchandise avec un autre joueur, qui ne peut refuser. { some-tile }.
help-tile-privateers = À chaque tour, avec vos bénéfices, chaque adversaire vous donne { $PRIVATEERS_MONEY } $ par bateau que vous avez, ou ce qu’il a. { some-tile }.
help-tile-taxation = { $amount } $ à chaque tour. { some-tile }.
help-tile-university = Une seule fois, un de vos ouvriers passe en tête du quai, de l’Initiative, des marchandises, des bâtiments ou de la guerre, ou vous passez en tête de l’ordre des joueurs. { some-tile }.
help-tile-west_indies_co = { $amount } marchandise de la réserve à chaque tour, au hasard. { some-tile }.
help-tile-colonization_laws = { $amount } colon sur la case Y du quai à chaque tour, pour débarquer au suivant. { some-tile }.
help-tile-rum_distillery = À chaque tour, { $RUM_MONEY } $ par sucre que vous avez ; un bateau n’est pas du sucre, et cela ne rapporte aucun point. { some-tile }.
help-tile-stable = À chaque tour, juste avant les découvertes, un de vos soldats peut passer dans une région voisine déjà découverte. { some-tile }.
help-tile-plague_2 = Aussitôt, chaque colonie de { $COLONY_LEAST } ou plus perd un ouvrier au choix de son propriétaire, les vôtres aussi. { some-tile }.
help-tile-spoils_money_7 = { $SPOILS_MUCH } $ aussitôt. { some-tile }.
help-tile-spoils_goods_2 = { $SPOILS_GOODS } marchandises de la réserve aussitôt, au hasard. { some-tile }.
help-tile-stone_masonry = { $amount } bâtisseur de plus à chaque tour. { some-tile }.
help-tile-papal_edict = Vous et un joueur que vous nommez installez aussitôt { $EDICT_COLONISTS } colons chacun, dans une région où chacun est déjà présent. { some-tile }.
help-tile-mint = À chaque revenu, { $MINT_MONEY } $ par jeton d’or ou par jeton d’argent que vous avez, selon les plus nombreux ; cela ne rapporte aucun point. { some-tile }.
help-tile-trader = À chaque tour vous pouvez vendre des marchandises à { $TRADER_PRICE } $ chacune. { some-tile }.
help-tile-reformation = Là où vous avez un missionnaire, ceux des autres n’amènent personne. { some-tile }.
help-tile-mayflower = À chaque tour, jusqu’à { $MAYFLOWER_MOST } de vos ouvriers débarquent de vos bateaux, qui ne comptent plus alors dans les revenus du tour. { some-tile }.
help-tile-glory = À la fin, { some-each } pour chaque région où vous avez un ouvrier et quelqu’un une colonie de { $COLONY_LEAST }. { some-tile }.
help-tile-migration = À chaque tour, jusqu’à { $amount } de vos colons peuvent passer d’une région à une seule autre région découverte. { some-tile }.
help-tile-factory = { $amount } $ à chaque tour. { some-tile }.
help-tile-plague_3 = Aussitôt, un joueur perd jusqu’à { $PLAGUE_COLONISTS } colons dans une région, à votre choix ; les spécialistes ne risquent rien. { some-tile }.
help-tile-age_of_discovery = À la fin, { some-each } pour chacun de vos jetons et cartes découverte. { some-tile }.
help-tile-new_world_capital = À la fin, { some-each } pour chacun de vos bâtisseurs dans le Nouveau Monde. { some-tile }.
help-tile-age_of_reason = À la fin, { some-each } pour chacun de vos ouvriers qui étaient sur la piste Spécialistes au tour { $TURNS }. { some-tile }.
help-tile-rewrite_history = Aussitôt, { $REWRITTEN } joueurs que vous nommez vous cèdent chacun un jeton, tiré au hasard ; il apporte ses points, pas son butin. { some-tile }.

help-sheet-strength = Ce que valent ensemble les explorateurs choisis : deux par capitaine, ou { $MAGELLAN_CAPTAIN } avec Magellan, un pour les autres.
help-sheet-money = Des dollars espagnols, pour les bâtiments, l’entraînement et les guerres, et selon les options pour des points et la reconnaissance. Ce qui reste ne rapporte qu’avec la Richesse.
help-sheet-tokens = Combien de marchandises vous avez : avec vos bateaux, c’est le dernier départage.
help-sheet-nation = La nation que vous jouez, avec son avantage national.
help-sheet-power = Combien de fois l’avantage national peut encore servir ; celui du Portugal, dans cet âge.
help-sheet-scholars = Vos ouvriers qui étaient sur la piste Spécialistes au dernier tour, pour l’Âge de raison.
help-sheet-sets = Ce que vos marchandises et vos bateaux rapportent par tour dans leurs meilleures séries. Au dernier tour, cela compte aussi en points.
help-sheet-tiles = Les bâtiments que vous avez achetés. Ils agissent tant que dure la partie.
help-sheet-used = Les bâtiments dont l’unique usage est passé. Leurs points restent.
help-sheet-bid = Votre dernière enchère pour l’ordre des joueurs.
help-source-buildings = Les points imprimés sur vos bâtiments.
help-source-navy = Ce que compte la Marine : vos bateaux marchands.
help-source-prosperity = Ce que compte la Prospérité : vos bâtiments.
help-source-economy = Les dollars que rapportent vos séries de marchandises et de bateaux au dernier tour.
help-source-bought = Les points que vous avez achetés à la fin des âges.
help-source-glory = Ce que compte la Gloire : les régions avec une colonie de { $COLONY_LEAST } où vous avez des ouvriers.
help-source-age_of_discovery = Ce que compte l’Âge des découvertes : vos jetons et vos cartes.
help-source-new_world_capital = Ce que compte la Capitale du Nouveau Monde : vos bâtisseurs dans le Nouveau Monde.
help-source-age_of_reason = Ce que compte l’Âge de raison : vos ouvriers sur la piste Spécialistes au dernier tour.

## Vue : ce qui s’y trouve sans autre nom

view-sailing = Bateaux employés par le Mayflower
view-foretold = Bâtiments de l’âge III à venir
view-top-card = Première carte de la pile
view-top-seen-by = Première carte vue par
view-bottom-cards = Cartes mises sous la pile
view-bottom-seen-by = Cartes du dessous vues par
view-scouts = Reconnaissances de la pile
view-order = Ordre des joueurs
view-price = Prix d’un bâtiment
view-boxes = Pistes
view-failed-with = Résistance supérieure à
view-tiles = Bâtiments disponibles
view-tiles-left = Bâtiments à venir, par âge
view-ship = Bateau marchand à gagner
space-ship-1 = bateau 1
space-ship-2 = bateau 2
space-ship-3 = bateau 3
