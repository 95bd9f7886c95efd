# Les mots de L'Âge des découvertes communs à ses éditions. Ce qui diffère est dans le fichier de chaque édition.
# Les nombres en capitales sont ceux de games/discovery/tables/facts.py ; une aide connaît aussi les colonnes de sa ligne.

## Options

option-strict_colonists = Rien que les colons de la boîte : { $COLONISTS_STRICT } par joueur
option-strict_ships = Rien que les navires marchands de la boîte : { $SHIPS_STRICT }, un de plus à six joueurs
option-hide_failed_counters = Un jeton qui a vaincu une expédition n’est connu que du joueur qui l’a menée

## Questions

ask-order = Qui prend la place { $place } du premier ordre de jeu ?
ask-tile = Quelle réalisation de l’âge { some-age } devient disponible ?
ask-good = Quelle marchandise devient disponible ?
ask-bidder = Qui enchérit en premier ?
ask-bid = { $highest ->
    [0] Enchérissez pour la première place de l’ordre de jeu, ou passez pour de bon : vous avez { $money } $.
   *[other] Enchérissez au-dessus de { $highest } $ pour la première place de l’ordre de jeu, ou passez pour de bon : vous avez { $money } $.
}
ask-place = Tour { $round } : posez un ouvrier dans un cadre { $workers ->
    [one] (c’est le dernier).
   *[other] (il vous en reste { $workers }).
}
ask-front = L’Université peut amener { $line-whom } en tête { $line-of }, une seule fois : utilisez-la, ou gardez-la.
ask-land = Débarquez votre { $worker } dans une région découverte, ou remettez-le dans la réserve.
ask-take = Prenez une des marchandises disponibles, ou aucune.
ask-buy = Achetez une réalisation majeure à { $price } $, ou aucune : vous avez { $money } $.
ask-allies = Posez vos { $ALLIES } soldats alliés dans une région où vous avez un ouvrier.
ask-chart = Découvrez une région grâce à la Cartographie du Nouveau Monde, ou gardez cette tuile pour plus tard.
ask-expedition = { $strength ->
    [0] { $waiting ->
        [one] Envoyez votre seul ouvrier en expédition, ou laissez-le attendre.
       *[other] Choisissez qui part en expédition, ou laissez attendre vos { $waiting } ouvriers.
    }
   *[other] Votre expédition a une force de { $strength } : ajoutez des ouvriers, ou choisissez où elle va.
}
ask-counter = { $explorer } retourne le jeton { $region-of } : lequel est-ce ?
ask-look = { $explorer } a échoué { $region-in } : quel jeton s’y trouve ?
ask-card = { $explorer } pioche une carte découverte : laquelle est-ce ?
ask-train = Entraînez un spécialiste pour { $price } $, ou personne : vous avez { $money } $.
ask-conflict = Livrez bataille dans une région, déclarez une guerre complète pour { $price } $, ou restez en paix : vous avez { $money } $.
ask-hit = Choisissez l’ouvrier que vous éliminez { $region-in } chez { $foe } : { $hits ->
    [one] c’est le dernier à désigner.
   *[other] il vous en reste { $hits } à désigner.
}
ask-retire = Vos { $SOLDIERS_MOST } soldats sont tous en jeu, et il vous en revient { $due } de plus : remplacez un soldat de la carte par un colon, ou renoncez.
ask-west-indies = { $owner } pioche une marchandise pour la { tile-west_indies_co } : laquelle est-ce ?
ask-migrate-from = Choisissez d’où partent vos ouvriers, ou laissez-les sur place.
ask-migrate-to = Choisissez où vont vos ouvriers partis { $region-from }.
ask-migrate = Combien de vos ouvriers partent { $region-from } vers { $to-the } ?
ask-ride-from = Choisissez d’où part un de vos soldats, ou laissez-les sur place.
ask-ride-to = Choisissez la région voisine où va votre soldat parti { $region-from }.

## Quantités, selon les besoins des phrases qui les entourent

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
some-spaces = { $size } emplacements{ $source ->
    [made] , nombre reconstitué, sûr à { $sure } %
   *[other] { "" }
}
some-tile = Âge { some-age }, prix { $price } ${ $points ->
    [0] { "" }
   *[other] , { some-points }
}

## Réponses

verb-order-falls = { $seat } vient ensuite dans l’ordre de jeu
verb-bidder-falls = { $seat } enchérit en premier
verb-tile-comes = Réalisation : { $tile }
verb-good-comes = Marchandise : { $good }
verb-counter-comes = Jeton : { $counter }
verb-card-comes = Carte : { $card }
verb-bid = Enchérir à { $dollars } $
verb-pass = Passer pour de bon
verb-place = Poser un { $worker } { $box-in }
verb-front-order = Passer en tête de l’ordre de jeu
verb-front-initiative = Passer en tête du cadre Initiative
verb-front-dock = Faire passer votre ouvrier { $slot ->
    [ship-1] du navire 1
    [ship-2] du navire 2
    [ship-3] du navire 3
   *[other] de l’emplacement { $slot }
} en tête du dock
verb-front-capital = Faire passer votre ouvrier de l’emplacement { $slot } en tête des réalisations
verb-front-not = Garder l’Université
verb-land = Débarquer { $region-in }
verb-land-not = Le remettre dans la réserve
verb-take = Prendre { $good-the }
verb-take-not = Ne prendre aucune marchandise
verb-buy = Acheter { $tile-the }
verb-buy-not = Ne rien acheter
verb-ally = Poser les soldats { $region-in }
verb-use-chart = Découvrir { $region-the }
verb-keep-chart = Garder la Cartographie du Nouveau Monde
verb-enlist = Ajouter un { $worker } à l’expédition
verb-sail = Partir vers { $region-the }
verb-sail-beyond = Partir au-delà de la carte : piocher une carte
verb-stay = Laisser attendre tous les explorateurs
verb-train = Prendre un { $worker }
verb-train-not = N’entraîner personne
verb-fight = Attaquer { $seat } { $region-in }
verb-declare-war = Déclarer une guerre complète à { $seat }, pour { $WAR_PRICE } $
verb-keep-peace = Rester en paix
verb-hit = Éliminer un { $worker }
verb-retire = Remplacer un soldat par un colon { $region-in }
verb-retire-not = Renoncer aux nouveaux soldats
verb-migrate-from = Migrer depuis { $region-the }
verb-migrate-not = Laisser tout le monde sur place
verb-migrate-to = Migrer vers { $region-the }
verb-migrate-count = { $workers ->
    [one] Déplacer { $workers } ouvrier
   *[other] Déplacer { $workers } ouvriers
}
verb-ride-from = Chevaucher depuis { $region-the }
verb-ride-not = Laisser tous les soldats sur place
verb-ride-to = Chevaucher vers { $region-the }

## Pourquoi pas

reason-no-such-worker = Vous n’avez pas de { $worker } en main : choisissez un autre ouvrier.
reason-initiative-once = Vous avez déjà un ouvrier dans le cadre Initiative : il n’y en a qu’un par joueur.
reason-box-full = Les { $spaces } emplacements ouverts de ce cadre sont occupés : choisissez un autre cadre.
reason-space-taken = Cet emplacement est déjà occupé : il ne prend qu’un ouvrier.
reason-no-builders = Il n’y a pas de bâtisseurs dans cette partie.
reason-no-university = Il faut posséder l’Université, et ne pas l’avoir encore utilisée.
reason-in-front-already = Personne n’est devant vous dans cette file : il n’y a rien à déplacer.
reason-not-this-line = C’est une autre file qui va être résolue : l’Université attend le tour de celle-ci.
reason-not-your-worker = Aucun de vos ouvriers n’attend sur cet emplacement.
reason-not-discovered = Cette région n’est pas encore découverte : personne ne peut s’y installer.
reason-discovered-already = Cette région est déjà découverte : choisissez-en une qui porte encore son jeton.
reason-good-not-shown = Cette marchandise n’est pas disponible : prenez-en une qui le soit.
reason-tile-not-shown = Cette réalisation n’est pas disponible : achetez-en une qui le soit.
reason-too-little-money = Il faut { $price } $ et vous avez { $money } $ : il vous manque { $missing } $.
reason-nobody-of-yours = Aucun de vos ouvriers ne s’y trouve : choisissez une autre région.
reason-no-such-explorer = Il ne vous reste pas de { $worker } dans le cadre Découverte.
reason-nobody-aboard = Personne n’a embarqué : ajoutez au moins un ouvrier à l’expédition.
reason-somebody-aboard = Des ouvriers ont embarqué : faites-les partir, ou annulez d’abord vos choix.
reason-counters-first = { $regions ->
    [one] Il reste { $regions } région
   *[other] Il reste { $regions } régions
} à découvrir : les cartes viendront quand il n’y aura plus de jetons.
reason-no-such-seat = Personne ne joue à cette place.
reason-your-own-seat = Vous ne pouvez pas vous battre contre vous-même : choisissez un adversaire.
reason-nobody-of-theirs = Cet adversaire n’y a aucun ouvrier : choisissez une autre région.
reason-no-soldier-there = Aucun soldat ne s’y trouve : choisissez une autre région.
reason-no-battle-anywhere = Aucune région ne vous réunit tous les deux avec au moins un soldat : la guerre est impossible.
reason-no-such-target = Cet adversaire n’y a pas de { $worker } à éliminer.
reason-same-region = Ils y sont déjà : choisissez une autre région.
reason-not-adjacent = Ces régions ne se touchent pas : un soldat va dans une région voisine.
reason-nowhere-to-ride = Aucune région voisine n’est découverte : le soldat ne peut aller nulle part.
reason-bid-too-low = L’enchère est à { $highest } $ : montez plus haut, ou passez.

## Événements

event-ordered = { $seat } a la place { $place } dans l’ordre de jeu.
event-tile-shown = Nouvelle réalisation : { $tile }.
event-good-shown = Nouvelle marchandise : { $good }.
event-ship-shown = Un navire marchand attend dans le cadre Commerce maritime.
event-bidder-drawn = { $seat } enchérit en premier.
event-bid-made = { $seat } enchérit à { $dollars } $.
event-passed = { $seat } passe.
event-turn-begins = Le tour { $round } commence, âge { some-age }.
event-placed = { $seat } pose un { $worker } { $box-in }.
event-moved-to-front = { $seat } passe en tête { $line-of }.
event-gained-money = { $seat } gagne { $dollars } $ { $why-from }.
event-paid = { $seat } paie { $dollars } $ { $why-for }.
event-landed = { $seat } débarque un { $worker } { $region-in }.
event-turned-back = { $seat } remet un { $worker } dans sa réserve.
event-settled = { $seat } installe { some-workers } { $region-in }.
event-region-good-taken = { $seat } réunit en premier { $COLONY_LEAST } ouvriers { $region-in } et prend { $good-the }.
event-good-taken = { $seat } prend { $good-the }.
event-declined = { $seat } { $box-unused }.
event-ship-won = { $seat } prend le navire marchand avec une valeur de { $strength } au Commerce maritime.
event-bought = { $seat } achète { $tile-the }.
event-tile-worked = { $seat } tire parti { $tile-of }.
event-sailed = { $seat } part vers { $region-the } avec une force de { $strength }.
event-sailed-beyond = { $seat } part au-delà de la carte avec une force de { $strength }.
event-counter-turned = { $seat } retourne le jeton { $region-of } : { $counter }.
event-card-drawn = { $seat } pioche une carte : { $card }.
event-discovered = { $seat } découvre { $region-the }.
event-discovered-beyond = { $seat } réussit et garde la carte : { $card }.
event-failed = { $seat } échoue { $region-in } avec une force de { $strength } : ses ouvriers retournent dans la réserve.
event-failed-beyond = { $seat } échoue avec une force de { $strength } ({ $card }) : ses ouvriers retournent dans la réserve.
event-joined = { $seat } reçoit { some-workers } { $place-in }.
event-soldiers-lost = { $seat } renonce à { $workers ->
    [one] { $workers } soldat.
   *[other] { $workers } soldats.
}
event-retired = { $seat } remplace un soldat par un colon { $region-in }.
event-war-declared = { $seat } déclare la guerre à { $foe }.
event-battle-begins = { $seat } attaque { $foe } { $region-in } : { $hits ->
    [one] { $hits } élimination
   *[other] { $hits } éliminations
} contre { $back }.
event-fell = { $seat } perd { some-workers } { $region-in }.
event-robbed = { $seat } perd { $dollars } $ à cause des Corsaires ({ $by }).
event-rode = { $seat } envoie un soldat { $region-from } vers { $to-the }.
event-migrated = { $seat } déplace { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} { $region-from } vers { $to-the }.
event-good-drawn = { $seat } pioche une marchandise : { $good }.
event-colony-scored = { $seat } marque { some-points } { $region-in }.
event-age-ended = L’âge { some-age } se termine : on compte les colonies.
event-tiles-went = { $tiles ->
    [0] Il ne reste aucune réalisation de l’âge { some-age }.
    [one] La dernière réalisation de l’âge { some-age } quitte le jeu.
   *[other] Les { $tiles } réalisations restantes de l’âge { some-age } quittent le jeu.
}
event-goods-went = { $goods ->
    [0] Il ne reste aucune marchandise.
    [one] La marchandise restante retourne dans la réserve.
   *[other] Les { $goods } marchandises restantes retournent dans la réserve.
}
event-building-scored = { $seat } marque { some-points } pour { $tile-the }.
event-economy-scored = { $seat } marque { some-points } pour son économie.
event-game-ends = La partie se termine : { $why-because }.

## Noms : les ouvriers

no-worker = personne
worker-colonist = colon
    .many = colons
worker-captain = capitaine
    .many = capitaines
worker-merchant = marchand
    .many = marchands
worker-missionary = missionnaire
    .many = missionnaires
worker-soldier = soldat
    .many = soldats
worker-builder = bâtisseur
    .many = bâtisseurs

## Noms : les cadres, les files et les lieux

box-initiative = Initiative
    .in = dans le cadre Initiative
    .unused = renonce à l’Initiative
box-dock = Dock de colons
    .in = sur le Dock de colons
    .unused = ne débarque personne
box-goods = Marchandises
    .in = dans le cadre Marchandises
    .unused = ne prend aucune marchandise
box-shipping = Commerce maritime
    .in = dans le cadre Commerce maritime
    .unused = ne prend pas le navire
box-capital = Réalisations majeures
    .in = dans le cadre Réalisations majeures
    .unused = n’achète rien
box-discovery = Découverte
    .in = dans le cadre Découverte
    .unused = n’envoie pas d’expédition
box-captain = Emplacement du capitaine
    .in = sur l’emplacement du capitaine
    .unused = ne prend pas de capitaine
box-merchant = Emplacement du marchand
    .in = sur l’emplacement du marchand
    .unused = ne prend pas de marchand
box-missionary = Emplacement du missionnaire
    .in = sur l’emplacement du missionnaire
    .unused = ne prend pas de missionnaire
box-soldier = Emplacement du soldat
    .in = sur l’emplacement du soldat
    .unused = ne prend pas de soldat
box-builder = Emplacement du bâtisseur
    .in = sur l’emplacement du bâtisseur
    .unused = ne prend pas de bâtisseur
box-training = Entraînement
    .in = sur l’emplacement Entraînement
    .unused = n’entraîne personne
box-warfare = Guerre
    .in = dans le cadre Guerre
    .unused = reste en paix

line-order = ordre de jeu
    .whom = votre couleur
    .of = de l’ordre de jeu
line-initiative = initiative
    .whom = votre ouvrier
    .of = du cadre Initiative
line-dock = dock
    .whom = un de vos ouvriers
    .of = du dock
line-capital = réalisations majeures
    .whom = un de vos ouvriers
    .of = du cadre Réalisations majeures

place-hand = ouvriers disponibles
    .in = pour le prochain tour
place-discovery = cadre Découverte
    .in = dans le cadre Découverte
place-dock = dock
    .in = sur le dock

stage-order = Ordre de jeu
stage-auction = Enchères
stage-placement = Pose
stage-initiative = Initiative
stage-dock = Dock de colons
stage-goods = Marchandises
stage-shipping = Commerce maritime
stage-capital = Réalisations majeures
stage-discovery = Découverte
stage-specialists = Spécialistes
stage-warfare = Guerre
stage-benefits = Gains
stage-tiles = Nouvelles réalisations
stage-supply = Nouvelles marchandises

## Noms : les régions. La plus au nord est nommée dans le fichier de chaque édition.

region-new_england = Nouvelle-Angleterre
    .the = la Nouvelle-Angleterre
    .of = de la Nouvelle-Angleterre
    .in = en Nouvelle-Angleterre
    .from = de Nouvelle-Angleterre
region-virginia = Virginie
    .the = la Virginie
    .of = de la Virginie
    .in = en Virginie
    .from = de Virginie
region-florida = Floride
    .the = la Floride
    .of = de la Floride
    .in = en Floride
    .from = de Floride
region-caribbean = Caraïbes
    .the = les Caraïbes
    .of = des Caraïbes
    .in = aux Caraïbes
    .from = des Caraïbes
region-new_spain = Nouvelle-Espagne
    .the = la Nouvelle-Espagne
    .of = de la Nouvelle-Espagne
    .in = en Nouvelle-Espagne
    .from = de Nouvelle-Espagne
region-new_granada = Nouvelle-Grenade
    .the = la Nouvelle-Grenade
    .of = de la Nouvelle-Grenade
    .in = en Nouvelle-Grenade
    .from = de Nouvelle-Grenade
region-brazil = Brésil
    .the = le Brésil
    .of = du Brésil
    .in = au Brésil
    .from = du Brésil
region-peru = Pérou
    .the = le Pérou
    .of = du Pérou
    .in = au Pérou
    .from = du Pérou

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

## Noms : les marchandises. Le bétail est nommé dans le fichier de chaque édition.

good-gold = or
    .the = l’or
good-silver = argent
    .the = l’argent (métal)
good-cocoa = cacao
    .the = le cacao
good-fish = poisson
    .the = le poisson
good-sugar = sucre
    .the = le sucre
good-fur = fourrure
    .the = la fourrure
good-coffee = café
    .the = le café
good-tobacco = tabac
    .the = le tabac
good-rice = riz
    .the = le riz
good-indigo = indigo
    .the = l’indigo

## Noms : les réalisations. Celles qu’une édition nomme autrement sont dans son fichier.

tile-settlers = Colons
    .the = les Colons
    .of = des Colons
tile-monastery = Monastère
    .the = le Monastère
    .of = du Monastère
tile-training_grounds = Terrains d’entraînement
    .the = les Terrains d’entraînement
    .of = des Terrains d’entraînement
tile-navigator = Navigateur
    .the = le Navigateur
    .of = du Navigateur
tile-inca_conquest = Conquête de l’Empire inca
    .the = la Conquête de l’Empire inca
    .of = de la Conquête de l’Empire inca
tile-new_world_cartography = Cartographie du Nouveau Monde
    .the = la Cartographie du Nouveau Monde
    .of = de la Cartographie du Nouveau Monde
tile-plague_1 = Peste de l’âge I
    .the = la Peste de l’âge I
    .of = de la Peste de l’âge I
tile-spoils_money_5 = Trésors de guerre (5 $)
    .the = les Trésors de guerre (5 $)
    .of = des Trésors de guerre (5 $)
tile-spoils_ship = Trésors de guerre (un bateau)
    .the = les Trésors de guerre (un bateau)
    .of = des Trésors de guerre (un bateau)
tile-spoils_specialists_2 = Trésors de guerre (2 spécialistes)
    .the = les Trésors de guerre (2 spécialistes)
    .of = des Trésors de guerre (2 spécialistes)
tile-magellan = Magellan
    .the = Magellan
    .of = de Magellan
tile-new_world_town = Ville du Nouveau Monde
    .the = la Ville du Nouveau Monde
    .of = de la Ville du Nouveau Monde
tile-new_world_mission = Mission dans le Nouveau Monde
    .the = la Mission dans le Nouveau Monde
    .of = de la Mission dans le Nouveau Monde
tile-overpopulation = Surpopulation
    .the = la Surpopulation
    .of = de la Surpopulation
tile-smuggler = Contrebandier
    .the = le Contrebandier
    .of = du Contrebandier
tile-indian_allies = Alliés indiens
    .the = les Alliés indiens
    .of = des Alliés indiens
tile-privateers = Corsaires
    .the = les Corsaires
    .of = des Corsaires
tile-ship_yards = Chantiers navals
    .the = les Chantiers navals
    .of = des Chantiers navals
tile-cathedral = Cathédrale
    .the = la Cathédrale
    .of = de la Cathédrale
tile-university = Université
    .the = l’Université
    .of = de l’Université
tile-rum_distillery = Distillerie de rhum
    .the = la Distillerie de rhum
    .of = de la Distillerie de rhum
tile-marketplace = Marché
    .the = le Marché
    .of = du Marché
tile-military_academy = Académie militaire
    .the = l’Académie militaire
    .of = de l’Académie militaire
tile-fortress = Forteresse
    .the = la Forteresse
    .of = de la Forteresse
tile-plague_2 = Peste de l’âge II
    .the = la Peste de l’âge II
    .of = de la Peste de l’âge II
tile-spoils_money_7 = Trésors de guerre (7 $)
    .the = les Trésors de guerre (7 $)
    .of = des Trésors de guerre (7 $)
tile-spoils_goods_2 = Trésors de guerre (2 marchandises)
    .the = les Trésors de guerre (2 marchandises)
    .of = des Trésors de guerre (2 marchandises)
tile-stone_masonry = Maçonnerie de pierre
    .the = la Maçonnerie de pierre
    .of = de la Maçonnerie de pierre
tile-papal_edict = Édit du pape
    .the = l’Édit du pape
    .of = de l’Édit du pape
tile-mint = Hôtel des Monnaies
    .the = l’Hôtel des Monnaies
    .of = de l’Hôtel des Monnaies
tile-trader = Négociant
    .the = le Négociant
    .of = du Négociant
tile-reformation = Réforme
    .the = la Réforme
    .of = de la Réforme
tile-mayflower = Mayflower
    .the = le Mayflower
    .of = du Mayflower
tile-militia = Milice
    .the = la Milice
    .of = de la Milice
tile-mercantilism = Mercantilisme
    .the = le Mercantilisme
    .of = du Mercantilisme
tile-population = Population
    .the = la Population
    .of = de la Population
tile-navy = Marine
    .the = la Marine
    .of = de la Marine
tile-power = Puissance
    .the = la Puissance
    .of = de la Puissance
tile-prosperity = Prospérité
    .the = la Prospérité
    .of = de la Prospérité
tile-glory = Gloire
    .the = la Gloire
    .of = de la Gloire
tile-wealth = Richesse
    .the = la Richesse
    .of = de la Richesse
tile-migration = Migration
    .the = la Migration
    .of = de la Migration
tile-plague_3 = Peste de l’âge III
    .the = la Peste de l’âge III
    .of = de la Peste de l’âge III
tile-age_of_discovery = Âge des découvertes
    .the = l’Âge des découvertes
    .of = de l’Âge des découvertes
tile-new_world_capital = Capitale du Nouveau Monde
    .the = la Capitale du Nouveau Monde
    .of = de la Capitale du Nouveau Monde
tile-age_of_reason = Âge de raison
    .the = l’Âge de raison
    .of = de l’Âge de raison
tile-rewrite_history = Réécrire l’histoire
    .the = Réécrire l’histoire
    .of = de Réécrire l’histoire

## Noms : les jetons découverte, selon leurs pièces, leur pillage, leurs autochtones et leurs points ; puis les cartes

counter-1-2-1-4 = 1 $, 2 $ par soldat, 1 autochtone, 4 points
counter-1-2-2-4 = 1 $, 2 $ par soldat, 2 autochtones, 4 points
counter-1-3-2-4 = 1 $, 3 $ par soldat, 2 autochtones, 4 points
counter-1-2-3-5 = 1 $, 2 $ par soldat, 3 autochtones, 5 points
counter-1-3-3-5 = 1 $, 3 $ par soldat, 3 autochtones, 5 points
counter-2-2-3-5 = 2 $, 2 $ par soldat, 3 autochtones, 5 points
counter-2-4-3-5 = 2 $, 4 $ par soldat, 3 autochtones, 5 points
counter-2-5-3-5 = 2 $, 5 $ par soldat, 3 autochtones, 5 points
counter-3-4-4-6 = 3 $, 4 $ par soldat, 4 autochtones, 6 points
counter-4-5-4-6 = 4 $, 5 $ par soldat, 4 autochtones, 6 points
counter-2-4-5-7 = 2 $, 4 $ par soldat, 5 autochtones, 7 points
counter-4-5-5-7 = 4 $, 5 $ par soldat, 5 autochtones, 7 points
counter-too-strong = trop fort pour l’expédition

card-mississippi = Le Mississippi
card-great_lakes = Les Grands Lacs
card-pampas = Les Pampas
card-california = La Californie
card-philippines = Les Philippines
card-south_seas = Les mers du Sud
card-ethiopia = L’Éthiopie
card-amazon = L’Amazone
card-northwest_territory = Le Territoire du Nord-Ouest
card-australia = L’Australie
card-japan = Chipongu (Japon)
card-siam = Le Siam
card-spice_islands = Les Îles des épices
card-india = L’Inde
card-circumnavigation = Le tour du monde
card-china = La Chine

## Noms : ce que possède un joueur

sheet-hand = Ouvriers disponibles
sheet-crew = Expédition
sheet-strength = Force de l’expédition
sheet-fallen = Éliminés dans cette bataille
sheet-money = Dollars
sheet-ships = Navires marchands
sheet-goods = Marchandises
sheet-tokens = Nombre de marchandises
sheet-sets = Revenu des séries
sheet-tiles = Réalisations majeures
sheet-used = Déjà utilisées
sheet-counters = Jetons découverte
sheet-cards = Cartes découverte
sheet-bid = Enchère
sheet-passed = A passé
sheet-points = Points de victoire
sheet-score = Score

## Noms : l’argent et le résultat

why-initiative = initiative
    .from = pour une place dans le cadre Initiative
why-merchant = marchand
    .from = avec le marchand débarqué
why-coins = dollars
    .from = avec la découverte
why-plunder = pillage
    .from = par le pillage des soldats
why-sets = séries
    .from = grâce aux séries de marchandises et de navires
why-building = réalisation
    .from = grâce à la réalisation
    .for = pour la réalisation
why-prey = prise
    .from = grâce aux Corsaires
why-auction = enchères
    .for = pour la place dans l’ordre de jeu
why-training = entraînement
    .for = pour l’entraînement
why-war = guerre
    .for = pour la guerre
why-turns = tours
    .because = le dernier tour est joué

source-colonies_1 = Colonies, âge I
source-colonies_2 = Colonies, âge II
source-colonies_3 = Colonies, âge III
source-discoveries = Découvertes
source-buildings = Réalisations
source-mercantilism = { tile-mercantilism }
source-population = { tile-population }
source-navy = { tile-navy }
source-power = { tile-power }
source-prosperity = { tile-prosperity }
source-glory = { tile-glory }
source-wealth = { tile-wealth }
source-economy = Économie

## Aide : les ouvriers

help-worker-colonist = Compte { $shipping } au Commerce maritime et { $expedition } dans une expédition. Vous en recevez { $COLONISTS_A_TURN } à chaque tour.
help-worker-captain = Compte { $shipping } au Commerce maritime et { $expedition } dans une expédition.
help-worker-merchant = Compte { $shipping } au Commerce maritime et { $expedition } dans une expédition. Rapporte { $MERCHANT_MONEY } $ quand il débarque du dock.
help-worker-missionary = Amène { $MISSIONARY_COLONISTS } colon dans la région quand il débarque du dock, { $CATHEDRAL_COLONISTS } avec la Cathédrale.
help-worker-soldier = Pille lors d’une expédition réussie, et élimine un ouvrier adverse dans chaque bataille de sa région. { $most } en jeu au plus.

## Aide : les cadres

help-box-initiative = Rapporte autant de dollars que le numéro de l’emplacement, et fixe l’ordre de jeu du prochain tour. Un ouvrier par joueur.
help-box-dock = Envoie chaque ouvrier dans une région découverte, l’emplacement 1 d’abord. Emplacements ouverts : deux fois le nombre de joueurs, moins un ; X et Y dépendent de deux réalisations.
help-box-goods = L’ouvrier de l’emplacement 1 choisit d’abord parmi les { $GOODS_SHOWN } marchandises disponibles. { some-spaces }.
help-box-shipping = La plus grande valeur prend le navire marchand, capitaines et marchands comptant deux ; à égalité, l’ordre de jeu décide. Autant d’ouvriers que l’on veut.
help-box-capital = De gauche à droite, chaque ouvrier peut acheter une des réalisations disponibles. { some-spaces }.
help-box-discovery = Les explorateurs y attendent que vous les envoyiez, une expédition par tour au plus. Autant d’ouvriers que l’on veut.
help-box-captain = Donne un capitaine pour le prochain tour. Un ouvrier.
help-box-merchant = Donne un marchand pour le prochain tour. Un ouvrier.
help-box-missionary = Donne un missionnaire pour le prochain tour. Un ouvrier.
help-box-soldier = Donne un soldat pour le prochain tour. Un ouvrier.
help-box-training = Donne le spécialiste de votre choix pour le prochain tour, contre { $TRAINING_PRICE } $. Un ouvrier.
help-box-warfare = De gauche à droite, chaque ouvrier peut ouvrir un conflit : une bataille gratuite, ou une guerre complète à { $WAR_PRICE } $. { some-spaces }.

## Aide : les régions

help-region = Le premier joueur à y réunir { $COLONY_LEAST } ouvriers prend sa marchandise : { $good }{ $source ->
    [made] {" "}(reconstituée, sûre à { $sure } %)
   *[other] { "" }
}
help-region-new_england = { help-region }. Voisines : { region-new_france }, { region-virginia }.
help-region-virginia = { help-region }. Voisines : { region-new_england }, { region-florida }.
help-region-florida = { help-region }. Voisines : { region-virginia }, { region-new_spain }, { region-caribbean }.
help-region-caribbean = { help-region } ; elle est ouverte dès le début. Voisines : { region-florida }, { region-new_spain }, { region-new_granada }.
help-region-new_spain = { help-region }. Voisines : { region-florida }, { region-caribbean }, { region-new_granada }.
help-region-new_granada = { help-region }. Voisines : { region-new_spain }, { region-caribbean }, { region-peru }, { region-brazil }.
help-region-brazil = { help-region }. Voisines : { region-new_granada }, { region-peru }.
help-region-peru = { help-region }. Voisines : { region-new_granada }, { region-brazil }.

## Aide : les marchandises

help-good = { $tokens } jetons dans le jeu. Trois ou quatre identiques rapportent le plus dans une série.
help-good-gold = { help-good }
help-good-silver = { help-good }
help-good-cocoa = { help-good }
help-good-fish = { help-good }
help-good-sugar = { $tokens } jetons dans le jeu. Chacun rapporte aussi { $RUM_MONEY } $ avec la Distillerie de rhum.
help-good-fur = { help-good }
help-good-coffee = { help-good }
help-good-tobacco = { help-good }
help-good-rice = { help-good }
help-good-indigo = { help-good }

## Aide : les réalisations qui agissent de même dans toutes les éditions

help-tile-settlers = { $amount } colon de plus à chaque tour. { some-tile }.
help-tile-monastery = { $amount } missionnaire de plus à chaque tour. { some-tile }.
help-tile-training_grounds = { $amount } soldat de plus à chaque tour. { some-tile }.
help-tile-navigator = { $amount } capitaine dans le cadre Découverte à chaque tour. { some-tile }.
help-tile-inca_conquest = { $INCA_MONEY } $ tout de suite. { some-tile }.
help-tile-new_world_cartography = Découvrez une région, une seule fois, sans affronter ses autochtones : vous recevez son jeton, ses dollars et un colon, mais pas de pillage, tout de suite ou aux gains d’un tour suivant. { some-tile }.
help-tile-indian_allies = { $ALLIES } soldats tout de suite dans une région où vous avez un ouvrier. { some-tile }.
help-tile-ship_yards = { $amount } capitaine de plus à chaque tour. { some-tile }.
help-tile-cathedral = Vos missionnaires amènent { $CATHEDRAL_COLONISTS } colons du dock, et non { $MISSIONARY_COLONISTS }. { some-tile }.
help-tile-marketplace = { $amount } marchand de plus à chaque tour. { some-tile }.
help-tile-military_academy = { $amount } soldat de plus à chaque tour. { some-tile }.
help-tile-fortress = { $amount } soldat de plus à chaque tour. { some-tile }.
help-tile-militia = { $MILITIA_SHOTS } élimination de plus dans chaque bataille que d’autres engagent contre vous. { some-tile }.
help-tile-mercantilism = À la fin, { some-each } pour chacune de vos marchandises. { some-tile }.
help-tile-population = À la fin, { some-each } par tranche de { $per } ouvriers dans le Nouveau Monde. { some-tile }.
help-tile-navy = À la fin, { some-each } pour chacun de vos navires marchands. { some-tile }.
help-tile-power = À la fin, { some-each } pour chacun de vos soldats dans le Nouveau Monde. { some-tile }.
help-tile-prosperity = À la fin, { some-each } pour chacune de vos réalisations, celle-ci comprise. { some-tile }.
help-tile-wealth = À la fin, { some-each } par tranche de { $per } $ que vous avez. { some-tile }.

## Aide : les jetons et les cartes

help-counter = Une expédition d’une force de { $natives } ou plus gagne { $coins } $, { $plunder } $ par soldat embarqué, et { some-points }. { $copies ->
    [one] Le jeu en compte un seul.
   *[other] Le jeu en compte { $copies }.
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

help-card = Une expédition d’une force de { $natives } ou plus gagne { $coins } $, { $plunder } $ par soldat embarqué, et { some-points }.
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

## Aide : ce que possède un joueur

help-sheet-hand = Les ouvriers qu’il vous reste à poser ce tour-ci. Aucun ne se garde pour le suivant.
help-sheet-crew = Les explorateurs choisis pour l’expédition qui se prépare.
help-sheet-strength = Ce que comptent ensemble les explorateurs choisis : deux par capitaine, un pour les autres.
help-sheet-fallen = Les ouvriers éliminés dans la bataille en cours. Ils ne partent que lorsque les deux camps ont désigné les pertes adverses.
help-sheet-money = Des dollars espagnols, pour les réalisations, l’entraînement et les guerres. Sans la Richesse, ils ne valent aucun point.
help-sheet-ships = Remplacent une marchandise dans une série, un seul par série. Vous les gardez.
help-sheet-goods = Rapportent de l’argent en séries à chaque tour. Vous les gardez.
help-sheet-tokens = Combien de marchandises vous avez : c’est le dernier départage.
help-sheet-sets = Ce que vos marchandises et vos navires rapportent par tour dans leurs meilleures séries. Au dernier tour, cela compte aussi en points.
help-sheet-tiles = Les réalisations que vous avez achetées. Elles agissent tant que dure la partie.
help-sheet-used = Les réalisations dont l’unique usage est passé. Leurs points restent.
help-sheet-counters = Les régions que vous avez découvertes, comptées à la fin.
help-sheet-cards = Les terres d’au-delà de la carte que vous avez découvertes, comptées à la fin.
help-sheet-bid = Votre dernière enchère pour l’ordre de jeu.
help-sheet-passed = Un joueur qui a passé n’enchérit plus.
help-sheet-points = Ce que vous marquez, selon l’origine des points.
help-sheet-score = Vos points à cet instant.

## Aide : le résultat

help-source-colonies_1 = Vos places dans les régions à la fin de l’âge I : { $FIRST_POINTS } pour le plus d’ouvriers, { $SECOND_POINTS } pour la deuxième place.
help-source-colonies_2 = Vos places dans les régions à la fin de l’âge II : { $FIRST_POINTS } pour le plus d’ouvriers, { $SECOND_POINTS } pour la deuxième place.
help-source-colonies_3 = Vos places dans les régions à la fin de l’âge III : { $FIRST_POINTS } pour le plus d’ouvriers, { $SECOND_POINTS } pour la deuxième place.
help-source-discoveries = Les points de vos jetons et de vos cartes découverte.
help-source-buildings = Les points imprimés sur vos réalisations.
help-source-mercantilism = Ce que compte le Mercantilisme : vos marchandises.
help-source-population = Ce que compte la Population : vos ouvriers dans le Nouveau Monde.
help-source-navy = Ce que compte la Marine : vos navires marchands.
help-source-power = Ce que compte la Puissance : vos soldats dans le Nouveau Monde.
help-source-prosperity = Ce que compte la Prospérité : vos réalisations.
help-source-glory = Ce que compte la Gloire : les régions où vous avez des ouvriers.
help-source-wealth = Ce que compte la Richesse : votre argent.
help-source-economy = Les dollars que rapportent vos séries de marchandises et de navires au dernier tour.

## View: ce qui y figure sans autre nom

view-turn = C’est à
view-active = Agit
view-round = Tour de jeu
view-stage = Étape
view-order = Ordre de jeu
view-placed = Ont posé cette fois-ci
view-price = Prix d’une réalisation
view-boxes = Cadres
view-regions = Régions
view-good = Marchandise de la région
view-discovered = Découverte
view-counter = Jeton
view-seen-by = Jeton vu par
view-failed-with = Plus d’autochtones que
view-workers = Ouvriers
view-worker = ouvrier
view-value = valeur
view-goods = Marchandises disponibles
view-goods-left = Marchandises en réserve
view-tiles = Réalisations disponibles
view-tiles-left = Réalisations à venir, par âge
view-ship = Navire marchand à gagner
view-deck = Cartes découverte restantes
view-deck-open = On peut piocher
view-seat = Joueurs

space-ship-1 = navire 1
space-ship-2 = navire 2
space-ship-3 = navire 3
