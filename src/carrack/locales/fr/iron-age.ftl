# Les mots de L'Âge de fer.
# Les nombres en capitales sont ceux de games/iron_age/facts.py ; une aide connaît aussi les colonnes de sa ligne.

title = L’Âge de fer

## Options

option-length = Quand la partie se termine
option-length-short = Partie courte, idéale pour découvrir
option-length-normal = Partie normale

## Questions

ask-settle = Commencez avec un deuxième port ou avec une deuxième province.
ask-throw = { $turn } lance { $die-a } : sur quelle face tombe-t-il ?
ask-again = { $marked ->
    [yes] Lancer { $roll } sur { $ROLLS } : choisissez d’autres dés, ou relancez ceux que vous avez choisis.
   *[no] { $left ->
        [one] Lancer { $roll } sur { $ROLLS } : choisissez les dés à relancer, une dernière fois, ou gardez tout.
       *[other] Lancer { $roll } sur { $ROLLS } : choisissez les dés à relancer, ou gardez tout.
    }
}
ask-lead = Le Commandement vous permet de relancer un dé, même un crâne : choisissez-le, ou gardez tout.
ask-omens = Les Présages vous permettent de tourner un dé : choisissez le dé et sa face, ou n’en tournez aucun.
ask-declare = { $dice ->
    [one] Votre dé « nourriture ou population » compte-t-il comme nourriture ou comme population ?
   *[other] Combien de vos { $dice } dés « nourriture ou population » comptent comme nourriture ?
}
ask-conquest = Affrontez une tribu voisine, avec une force de { $strength } contre { $against }, ou laissez-la en paix.
ask-tribute = { $turn } exige un tribut : donnez une marchandise, ou laissez-lui gagner { $difference ->
    [one] { $difference } tribut
   *[other] { $difference } tributs
}.
ask-build = Construisez avec { some-population } et { some-goods }, ou arrêtez là.
ask-buy = Achetez un développement avec { some-innovations }, { some-goods } et { some-wealth }, ou n’achetez rien.
ask-store = Vous avez { some-goods } : combien de richesses en tirez-vous, à raison de { $each } marchandises chacune ?

## Quantités, selon les besoins des phrases qui les entourent

some-population = { $population ->
    [one] { $population } population
   *[other] { $population } populations
}
some-goods = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
some-innovations = { $innovations ->
    [one] { $innovations } innovation
   *[other] { $innovations } innovations
}
some-wealth = { $wealth ->
    [one] { $wealth } richesse
   *[other] { $wealth } richesses
}

## Réponses

verb-settle = Commencer avec { $what-second }
verb-empire-die = Dé Empire : { $face }
verb-fate-die = Dé du Destin : { $face }
verb-again = Choisir { $die-the } pour le relancer
verb-roll = Relancer les dés choisis
verb-keep = Garder tous les dés
verb-lead = Relancer { $die-the } une fois de plus
verb-lead-not = Garder tous les dés tels quels
verb-turn = Tourner { $die-the } sur la face { $face }
verb-turn-fate = Tourner le dé du Destin sur la face { $face }
verb-turn-not = Ne tourner aucun dé
verb-declare = { $food ->
    [0] Tout en population
   *[other] { $food } en nourriture, le reste éventuel en population
}
verb-conquer = Affronter la tribu
verb-conquer-not = Laisser la tribu en paix
verb-pay = Donner une marchandise
verb-pay-not = Refuser de payer
verb-build-port = Cocher une case de port, pour 1 population
verb-build-urn = Cocher une urne, pour 1 marchandise
verb-build-province = Cocher une case de province, pour 1 population
verb-build-monument = Cocher une case { $monument-of }, pour 1 population
verb-build-army = Lever une armée pour 1 population et sa nourriture
verb-build-ship = Construire un bateau, pour { $SHIP_GOODS } marchandises
verb-build-no-more = Arrêter de construire
verb-buy = { $wealth ->
    [0] Acheter { $development-the } sans richesse
   *[other] Acheter { $development-the } avec { some-wealth }
}
verb-buy-nothing = Ne rien acheter
verb-store = { $wealth ->
    [0] Ne rien stocker
   *[other] Stocker des marchandises en { some-wealth }
}

## Pourquoi pas

reason-no-such-die = Ce dé n’est pas en jeu : vous lancez un dé Empire par port ou par province, selon ce que vous avez en plus grand nombre.
reason-skull-is-locked = Un crâne reste où il est tombé : seuls le Commandement et les Présages peuvent le changer.
reason-marked-already = Ce dé est déjà choisi : choisissez-en un autre, ou relancez.
reason-nothing-marked = Aucun dé n’est choisi : choisissez-en au moins un, ou gardez tout.
reason-something-marked = Des dés sont choisis : relancez-les, ou annulez d’abord vos choix.
reason-same-face = Le dé montre déjà cette face : tournez-le sur une autre, ou n’en tournez aucun.
reason-not-so-many-dice = Vous avez moins de dés « nourriture ou population » que cela : choisissez un nombre plus petit.
reason-no-population = Il ne vous reste plus de population ce tour-ci : chaque case et chaque armée en demande 1.
reason-no-food-for-army = Une armée demande { $needed } nourriture et vous n’en avez plus : gardez-en, ou achetez la Métallurgie.
reason-no-good = Il ne vous reste plus de marchandises : une urne en demande 1.
reason-no-goods-for-ship = Un bateau demande { $needed } marchandises : vous en avez { $goods }.
reason-ports-full = Toutes les cases de port sont cochées : il n’y a plus de port à construire.
reason-urns-full = Toutes les urnes sont cochées : il n’y a plus de port à construire.
reason-provinces-full = Toutes les cases de province sont cochées : il n’y a plus de province à construire.
reason-monument-finished = Vous avez terminé ce monument : chacun ne se construit qu’une fois.
reason-armies-full = Votre rangée d’armées est pleine à { $ARMIES_MOST } : il faut en perdre une avant d’en lever une autre.
reason-ships-full = Votre rangée de bateaux est pleine à { $SHIPS_MOST } : il faut en perdre un avant d’en construire un autre.
reason-no-shipbuilding = Il faut la Construction navale, achetée lors d’un tour précédent, pour construire un bateau.
reason-owned-already = Vous avez déjà ce développement : chacun ne s’achète qu’une fois.
reason-too-little-wealth = Vous n’avez pas autant de richesses : dépensez-en moins, et davantage de marchandises.
reason-more-than-needed = Moins de richesses suffisent à tout payer, et on ne rend pas la monnaie : dépensez-en moins.
reason-too-few-goods = Il reste { $needed ->
    [one] { $needed } marchandise
   *[other] { $needed } marchandises
} à payer et vous en avez { $goods } : dépensez plus de richesses, ou achetez moins cher.
reason-too-few-to-store = Cela demande { $needed } marchandises et vous en avez { $goods } : stockez-en moins.
reason-wealth-full = Votre rangée de richesses s’arrête à { $WEALTH_MOST } : stockez-en moins.

## Événements

event-settled = { $seat } commence avec { $what-second }.
event-round-begins = La manche { $round } commence.
event-turn-begins = { $seat } joue : { $dice ->
    [one] { $dice } dé Empire
   *[other] { $dice } dés Empire
} et le dé du Destin.
event-empire-die-fell = { $seat } lance { $die-the } : { $face }.
event-fate-die-fell = { $seat } lance le dé du Destin : { $face }.
event-rolled-again = { $seat } relance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} pour le lancer { $roll }.
event-kept = { $seat } garde ses dés.
event-led = { $seat } relance { $die-the } grâce au Commandement.
event-turned = { $seat } tourne { $die-the } sur la face { $face } grâce aux Présages.
event-turned-fate = { $seat } tourne le dé du Destin sur la face { $face } grâce aux Présages.
event-declared = { $seat } compte { $food ->
    [one] { $food } dé
   *[other] { $food } dés
} en nourriture et { $population } en population.
event-gained = { $seat } gagne { $row-some }{ $lost ->
    [0] .
   *[other] {" "}; il n’y a pas de place pour { $lost } de plus.
}
event-lost = { $seat } perd { $row-some }.
event-fed = { $seat } { $food ->
    [0] n’a pas de nourriture
    [one] nourrit { $food } province
   *[other] nourrit { $food } provinces
}{ $hungry ->
    [0] .
    [one] {" "}; { $hungry } province souffre de la famine.
   *[other] {" "}; { $hungry } provinces souffrent de la famine.
}
event-marked-skulls = { $seat } coche { $skulls ->
    [one] { $skulls } crâne
   *[other] { $skulls } crânes
}.
event-disaster-came = { $seat } a { $skulls ->
    [one] { $skulls } crâne
   *[other] { $skulls } crânes
} : { $disaster-the }.
event-spared = { $seat } échappe { $disaster-to } ({ $development }).
event-fought = { $seat } affronte { $foe } : force { $strength } contre { $against }.
event-gained-tribute = { $seat } gagne { $tribute ->
    [one] { $tribute } tribut
   *[other] { $tribute } tributs
}.
event-filled-conquest = { $seat } a { $boxes ->
    [one] { $boxes } case Conquête cochée
   *[other] { $boxes } cases Conquête cochées
} : la prochaine tribu aura cette force.
event-declined-conquest = { $seat } laisse la tribu en paix.
event-demanded = { $seat } exige un tribut avec une force de { $strength }.
event-paid = { $seat } donne une marchandise à { $to }.
event-refused = { $seat } refuse de payer { $to }.
event-filled-port-box = { $seat } coche une case de port.
event-filled-urn = { $seat } coche une urne.
event-filled-province-box = { $seat } coche une case de province.
event-filled-monument-box = { $seat } coche la case { $boxes } { $monument-of }.
told-monument-boxes = { $seat } coche les cases { $first } à { $boxes } { $monument-of }.
event-owns-port = { $seat } possède maintenant { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}.
event-owns-province = { $seat } possède maintenant { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}.
event-finished-monument = { $seat } termine { $monument-the } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-built-army = { $seat } lève une armée.
event-built-ship = { $seat } construit un bateau.
event-bought = { $seat } achète { $development-the } avec { $goods ->
    [0] { $wealth ->
        [0] { some-innovations }
       *[other] { $innovations ->
            [0] { some-wealth }
           *[other] { some-innovations } et { some-wealth }
        }
    }
   *[other] { $wealth ->
        [0] { $innovations ->
            [0] { some-goods }
           *[other] { some-innovations } et { some-goods }
        }
       *[other] { $innovations ->
            [0] { some-wealth } et { some-goods }
           *[other] { some-innovations }, { some-wealth } et { some-goods }
        }
    }
}.
event-stored = { $seat } stocke { some-goods } en { some-wealth }.
event-game-ends = La partie se termine : { $why-because }.

## Noms : les dés et leurs faces

die-1 = dé 1
    .the = le dé 1
die-2 = dé 2
    .the = le dé 2
die-3 = dé 3
    .the = le dé 3
die-4 = dé 4
    .the = le dé 4
die-5 = dé 5
    .the = le dé 5
die-6 = dé 6
    .the = le dé 6
die-fate = dé du Destin
    .the = le dé du Destin
    .a = le dé du Destin
die-empire = dé Empire
    .the = le dé Empire
    .a = un dé Empire

face-food = nourriture
face-people = population
face-either = nourriture ou population
face-goods = marchandises
face-innovation = innovation
face-skull = crâne
face-drought = Sécheresse
face-harvest = Bonne récolte
face-omens = Présages
face-conquest = Conquête
face-tribute = Demande de tribut
face-trade = Commerce

## Noms : les rangées du plateau

row-food = nourriture
    .some = { $amount ->
        [one] { $amount } nourriture
       *[other] { $amount } nourritures
    }
row-goods = marchandises
    .some = { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
row-armies = armées
    .some = { $amount ->
        [one] { $amount } armée
       *[other] { $amount } armées
    }
row-ships = bateaux
    .some = { $amount ->
        [one] { $amount } bateau
       *[other] { $amount } bateaux
    }
row-wealth = richesses
    .some = { $amount ->
        [one] { $amount } richesse
       *[other] { $amount } richesses
    }

## Noms : la feuille

what-port = port
    .second = un deuxième port
what-province = province
    .second = une deuxième province

monument-oracle = Oracle
    .the = l’Oracle
    .of = de l’Oracle
monument-lighthouse = Grand Phare
    .the = le Grand Phare
    .of = du Grand Phare
monument-aqueduct = Aqueduc
    .the = l’Aqueduc
    .of = de l’Aqueduc
monument-parthenon = Parthénon
    .the = le Parthénon
    .of = du Parthénon
monument-colosseum = Colisée
    .the = le Colisée
    .of = du Colisée

development-leadership = Commandement
    .the = le Commandement
development-granaries = Greniers
    .the = les Greniers
development-dyemaking = Teinturerie
    .the = la Teinturerie
development-medicine = Médecine
    .the = la Médecine
development-formations = Formations
    .the = les Formations
development-irrigation = Irrigation
    .the = l’Irrigation
development-metallurgy = Métallurgie
    .the = la Métallurgie
development-shipbuilding = Construction navale
    .the = la Construction navale
development-religion = Religion
    .the = la Religion
development-coinage = Monnaie
    .the = la Monnaie
development-engineering = Ingénierie
    .the = l’Ingénierie
development-philosophy = Philosophie
    .the = la Philosophie
development-navy = Marine
    .the = la Marine
development-architecture = Architecture
    .the = l’Architecture
development-empire = Empire
    .the = l’Empire

disaster-none = aucun désastre
    .the = aucun désastre
    .to = à tout désastre
disaster-revolt = Révolte
    .the = la Révolte
    .to = à la Révolte
disaster-barbarians = Barbares
    .the = les Barbares
    .to = aux Barbares
disaster-pestilence = Peste
    .the = la Peste
    .to = à la Peste
disaster-civil-war = Guerre civile
    .the = la Guerre civile
    .to = à la Guerre civile
disaster-invasion = Invasion
    .the = l’Invasion
    .to = à l’Invasion

foe-barbarians = les Barbares
foe-invasion = les envahisseurs
foe-tribe = une tribu voisine

sheet-ports = Ports
sheet-port-boxes = Cases de port
sheet-urns = Urnes
sheet-provinces = Provinces
sheet-province-boxes = Cases de province
sheet-monuments = Monuments
sheet-developments = Développements
sheet-conquest = Conquête
sheet-tribute = Tribut
sheet-skulls = Crânes
sheet-strength = Force
sheet-points = Points
sheet-score = Score
sheet-population = Population
sheet-innovations = Innovations

## Noms : le résultat

why-developments = développements
    .because = quelqu’un a assez de développements
why-tribute = tribut
    .because = quelqu’un a assez de tributs
why-monuments = monuments
    .because = assez de monuments sont terminés
why-rounds = manches
    .because = la dernière manche est jouée

source-monuments = Monuments
source-developments = Développements
source-shipbuilding = Construction navale
source-architecture = Architecture
source-empire = Empire
source-wealth = Richesses
source-tribute = Tribut
source-skulls = Crânes

grade-won = Victoire
grade-lost = Défaite

## Aide : les dés et leurs faces

help-die-empire = Un dé blanc à six faces. Vous en lancez un par port ou un par province, selon ce que vous avez en plus grand nombre.
help-die-fate = Le dé jaune, lancé à chaque tour avec les dés Empire. Il change la nourriture que vous récupérez, ou apporte commerce, présages, conquête ou demande de tribut.

help-face-food = { $food } nourritures. C’est un dé de nourriture : le dé du Destin, les Greniers et l’Irrigation peuvent changer ce qu’il rapporte.
help-face-people = { $population } populations pour construire ce tour-ci ; { $ENGINEERING_POPULATION } de plus avec l’Ingénierie.
help-face-either = { $food } nourritures ou { $population } populations : vous le dites une fois les lancers finis. Comme nourriture, c’est un dé de nourriture.
help-face-goods = Autant de marchandises que vous avez de ports.
help-face-innovation = Vaut { $INNOVATION_WORTH } pour le développement de ce tour, { $PHILOSOPHY_WORTH } avec la Philosophie. Elle ne se garde pas.
help-face-skull = Ne se relance pas. Il donne { $SKULL_GOODS } marchandise et { $population } population, et compte pour le désastre.
help-face-drought = Chaque dé de nourriture rapporte moins ({ $food_per_die }). Les Greniers vous en protègent.
help-face-harvest = Chaque dé de nourriture rapporte { $food_per_die } de plus.
help-face-omens = Après tous les lancers, vous pouvez tourner un dé, même le dé du Destin, même un crâne, sur la face de votre choix.
help-face-conquest = Avec au moins une armée, vous pouvez affronter une tribu voisine, forte de vos cases Conquête cochées.
help-face-tribute = Chaque adversaire plus faible donne une marchandise ou vous rapporte la différence de force en tributs.
help-face-trade = Autant de marchandises que vous avez de ports, comme une face marchandises.

## Aide : les rangées du plateau

help-row-food = Nourrit vos provinces et vos nouvelles armées. { $FOOD_MOST } au plus : ce qui dépasse est perdu.
help-row-goods = Servent aux urnes, aux bateaux et aux développements, ou deviennent des richesses. { $GOODS_MOST } au plus : ce qui dépasse est perdu.
help-row-armies = Votre force dans les affrontements et les demandes de tribut. { $ARMIES_MOST } au plus ; chaque affrontement en coûte une.
help-row-ships = Se construisent pour { $SHIP_GOODS } marchandises avec la Construction navale, { $SHIPS_MOST } au plus. Ils rapportent des points et, avec la Marine, se battent.
help-row-wealth = Des marchandises stockées : chacune vaut { $WEALTH_WORTH } pour un développement et rapporte { $WEALTH_POINTS } à la fin. { $WEALTH_MOST } au plus.

## Aide : les monuments

help-monument = { $boxes } cases, à 1 population chacune. { $first } points pour le premier joueur qui le termine, { $later } pour les suivants, rien tant qu’il est inachevé.
help-monument-oracle = { help-monument }
help-monument-lighthouse = { help-monument }
help-monument-aqueduct = { help-monument }
help-monument-parthenon = { help-monument }
help-monument-colosseum = { help-monument }

## Aide : les développements

help-development-leadership = Après tous les lancers, vous pouvez relancer un dé, même un crâne. Coût { $cost }, points { $points }.
help-development-granaries = La Sécheresse ne touche pas vos dés de nourriture. Coût { $cost }, points { $points }.
help-development-dyemaking = { $DYEMAKING_GOODS } marchandise de plus à chaque tour, quels que soient les dés. Coût { $cost }, points { $points }.
help-development-medicine = La Peste ne vous touche pas. Coût { $cost }, points { $points }.
help-development-formations = { $FORMATIONS_STRENGTH } de force en plus dans les affrontements et les demandes de tribut. Coût { $cost }, points { $points }.
help-development-irrigation = Chaque dé de nourriture rapporte { $IRRIGATION_FOOD } de plus. Coût { $cost }, points { $points }.
help-development-metallurgy = Une armée ne demande que de la population, sans nourriture. Coût { $cost }, points { $points }.
help-development-shipbuilding = Dès votre prochain tour, vous pouvez construire des bateaux, qui rapportent { $SHIP_POINTS } chacun à la fin. Coût { $cost }, points { $points }.
help-development-religion = Votre Révolte frappe à votre place chaque adversaire sans Religion, et la Guerre civile ne vous touche pas. Coût { $cost }, points { $points }.
help-development-coinage = { $COINAGE_GOODS } marchandises, et non { $WEALTH_GOODS }, font 1 richesse. Coût { $cost }, points { $points }.
help-development-engineering = Chaque dé de population en rapporte { $ENGINEERING_POPULATION } de plus. Coût { $cost }, points { $points }.
help-development-philosophy = Une innovation vaut { $PHILOSOPHY_WORTH }, et non { $INNOVATION_WORTH }. Coût { $cost }, points { $points }.
help-development-navy = Chaque bateau ajoute { $NAVY_STRENGTH } de force dans les affrontements et les demandes de tribut ; chaque affrontement coûte aussi un bateau. Coût { $cost }, points { $points }.
help-development-architecture = À la fin, chaque monument que vous avez terminé rapporte { $ARCHITECTURE_POINTS } de plus. Coût { $cost }, points { $points }.
help-development-empire = À la fin, chacun de vos ports et chacune de vos provinces rapporte { $EMPIRE_POINTS }. Coût { $cost }, points { $points }.

## Aide : les désastres

help-disaster-none = Sans crâne, pas de désastre.
help-disaster-revolt = Vous cochez { $size ->
    [one] { $size } crâne
   *[other] { $size } crânes
}. Avec la Religion, chaque adversaire sans Religion le fait à votre place.
help-disaster-barbarians = Vous devez affronter les Barbares, d’une force de { $size }.
help-disaster-pestilence = Chaque adversaire sans Médecine coche { $size ->
    [one] { $size } crâne
   *[other] { $size } crânes
}. En solo, c’est vous.
help-disaster-civil-war = Vous cochez { $size ->
    [one] { $size } crâne
   *[other] { $size } crânes
}, sauf avec la Religion.
help-disaster-invasion = Tout le monde doit affronter des envahisseurs d’une force de { $size }, chacun pour soi.

## Aide : la feuille

help-sheet-ports = Une face marchandises en rapporte une pour chacun. Un port compte dès que sa case et ses urnes sont cochées.
help-sheet-port-boxes = Une par port, cochées de gauche à droite pour 1 population chacune.
help-sheet-urns = Chaque port en demande plus que le précédent. On les coche de gauche à droite pour 1 marchandise chacune, au besoin avant les cases.
help-sheet-provinces = Chacune mange 1 nourriture par tour. Terminée, elle rapporte aussitôt des armées et des tributs.
help-sheet-province-boxes = Chaque province en demande plus que la précédente. On les coche de gauche à droite pour 1 population chacune.
help-sheet-monuments = Se construisent case par case avec de la population. Seuls les monuments terminés rapportent, et davantage au premier joueur qui les termine.
help-sheet-developments = S’achètent à raison d’un par tour au plus. Chacun change les règles pour vous et rapporte des points.
help-sheet-conquest = La force de la prochaine tribu. Chaque conquête gagnée coche une case de plus, jusqu’à { $CONQUEST_MOST }.
help-sheet-tribute = Gagné dans les affrontements, les demandes de tribut et avec les provinces : 1 point chacun. Assez de tributs terminent la partie.
help-sheet-skulls = Cochés pour la famine, les désastres et les défaites : chacun retire 1 point.
help-sheet-strength = Vos armées, { $FORMATIONS_STRENGTH } de plus avec les Formations, { $NAVY_STRENGTH } de plus par bateau avec la Marine.
help-sheet-points = Ce que vous marquez, selon l’origine des points.
help-sheet-score = Vos points à cet instant. Ils peuvent être négatifs.
help-sheet-population = Coche des cases et lève des armées ce tour-ci. Le reste est perdu.
help-sheet-innovations = Paient le développement de ce tour, { $INNOVATION_WORTH } chacune. Elles ne se gardent pas.

## Aide : le résultat

help-source-monuments = La valeur de chaque monument terminé.
help-source-developments = Les points de chaque développement acheté.
help-source-shipbuilding = Avec la Construction navale, { $SHIP_POINTS } par bateau.
help-source-architecture = Avec l’Architecture, { $ARCHITECTURE_POINTS } par monument terminé.
help-source-empire = Avec l’Empire, { $EMPIRE_POINTS } par port et par province.
help-source-wealth = { $WEALTH_POINTS } par richesse restante.
help-source-tribute = 1 par tribut.
help-source-skulls = 1 de moins par crâne.

## Ce qui figure dans une vue

view-turn = C’est à
view-round = Manche
view-roll = Lancer
view-dice = Dés
view-to-throw = Dés encore à lancer
view-marked = Dés choisis
view-food-dice = Dés comptés comme nourriture
view-first = Premier à finir
view-ended = Fin par
view-sheets = Feuilles
