# Les mots d'Endeavor.
# Les nombres en capitales sont ceux de games/endeavor/tables/facts.py ; une aide connaît aussi les colonnes de sa ligne.

title = Endeavor

## Options

option-in_one_go = Chacun enchaîne Construction, Croissance et Salaires, au lieu de jouer phase par phase
option-neutral_discs = Trois joueurs : marqueurs neutres et espaces fermés
option-level = Force de l’Opposition du jeu en solitaire
option-level-easy = Facile : ses jetons bleus sont sans effet
option-level-normal = Normal
option-level-hard = Difficile : elle utilise aussi les jetons bleus des pistes de fret
option-free_build = Solitaire : tout bâtiment du plateau complémentaire, quelle que soit votre Industrie, comme le veut la feuille du solitaire
option-links_only = Solitaire : par ses actions, l’Opposition n’occupe que pour une route ou une ville à 2 points de Gloire

## Questions

ask-token = { $where ->
    [city] Quel jeton se trouve sur { $city } ?
    [route] Quel jeton se trouve sur la route { $number } ?
   *[space] Quel jeton se trouve sur l’espace de fret { $number } ?
}
ask-first = Qui est le premier joueur ?
ask-tile = Quel bâtiment se trouve dans la colonne { $column } du niveau { $level } ?
ask-marker = De quelle couleur est le marqueur { $number } de l’échelle d’actions ?
ask-disc = Quelle couleur occupe l’espace { $number } de cette piste ?
ask-settler = Quelle couleur prend une ville d’Europe avec { $status-a } ?
ask-settle = Choisissez où commence { $colour }, de l’Opposition : une ville d’Europe avec { $status-a }.
ask-clear = Choisissez une ville d’Europe dont le jeton bleu quitte le jeu.
ask-close = Fermez un espace d’une piste de fret : { $spaces ->
    [one] c’est le dernier.
   *[other] il en reste { $spaces } à fermer.
}
ask-build = Construisez un bâtiment, jusqu’au niveau { $level }.
ask-salary = Choisissez un bâtiment à payer : { $payments ->
    [one] il reste { $payments } paiement.
   *[other] il reste { $payments } paiements.
}
ask-act = { $discs ->
    [0] Dépensez un jeton bleu, ou passez : votre port est vide.
    [one] { some-ways }, ou passez : { $discs } marqueur Population est dans votre port.
   *[other] { some-ways }, ou passez : { $discs } marqueurs Population sont dans votre port.
}
some-ways = { $tokens ->
    [0] Activez un bâtiment
   *[other] Activez un bâtiment, dépensez un jeton bleu
}
ask-work = { $with ->
    [building] { $building } : { $deeds }, ou restez-en là.
   *[token] Utilisez { $token-the } : { $deeds }.
}
deeds-ship = affrétez un marqueur
deeds-occupy = occupez une ville
deeds-attack = attaquez une ville
deeds-draw = piochez une carte
deeds-pay = payez un bâtiment
deeds-ship-or-draw = affrétez un marqueur ou piochez une carte
deeds-occupy-or-draw = occupez une ville ou piochez une carte
deeds-occupy-or-attack = occupez ou attaquez une ville
deeds-ship-and-occupy = affrétez et occupez dans une même région
deeds-ship-and-ship = affrétez un ou deux marqueurs vers une même région
deeds-draw-and-draw = piochez une ou deux cartes dans une même pile
deeds-then-ship = affrétez aussi un marqueur vers la même région
deeds-then-occupy = occupez aussi une ville de la même région
deeds-then-draw = piochez une autre carte dans la même pile
ask-neutral = Posez un marqueur neutre, ou gardez-le : { $discs ->
    [one] { $discs } est dans votre port.
   *[other] { $discs } sont dans votre port.
}
ask-discard = Vous détenez { some-cards } et votre Politique en permet { $limit } : { $fits ->
    [0] défaussez-en une.
   *[other] gardez-les, un Gouverneur dans son emplacement, ou défaussez-en une.
}
ask-foe-occupy = Choisissez la ville que { $colour } occupe : elles se valent.
ask-foe-ship = Choisissez la région où { $colour } affrète : elles se valent.
ask-foe-draw = Choisissez la pile où { $colour } pioche : les cartes se valent.
ask-foe-attack = Choisissez laquelle de vos villes { $colour } attaque : elles se valent.
ask-foe-take = Choisissez lequel de vos jetons { $colour } prend : ces pistes sont aussi basses l’une que l’autre.
ask-foe-discard = Choisissez la carte que l’Opposition défausse : elles lui coûtent aussi peu.

## Quantités, selon les besoins des phrases qui les entourent

some-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
some-discs = { $discs ->
    [one] { $discs } marqueur
   *[other] { $discs } marqueurs
}
some-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}

## Réponses

verb-token-comes = Jeton : { $token }
verb-first-falls = { $seat } est le premier joueur
verb-tile-comes = Bâtiment : { $building }
verb-colour-comes = Couleur : { $colour }
verb-close = Fermer un espace { $region-of }
verb-build = Construire { $building-a }
verb-activate = Activer { $building-the } pour 1 marqueur
verb-spend = Dépenser { $token-a }
verb-pass = Passer
verb-ship = Affréter vers { $region-the } pour 1 marqueur
verb-occupy = Occuper { $city } (1 marqueur)
verb-attack = Attaquer { $city } pour { $ATTACK_DISCS } marqueurs
verb-draw = Piocher dans la pile { $deck }
verb-pay = Payer { $building-the }
verb-leave = En rester là
verb-discard = Défausser { $card }
verb-keep = Garder ces cartes
verb-neutral-ship = Affréter un marqueur neutre vers { $region-the }
verb-neutral-occupy = Occuper { $city } avec un marqueur neutre
verb-neutral-not = Garder le marqueur neutre
verb-clear = Retirer le jeton posé sur { $city }
verb-give = Céder { $status-a }

## Pourquoi pas

reason-track-closed-enough = Cette piste a déjà ses { $spaces } espaces fermés : choisissez-en une autre.
reason-level-too-high = Ce bâtiment est de niveau { $level }, et vous construisez jusqu’au niveau { $highest } : augmentez d’abord votre Industrie.
reason-no-tile-left = Il ne reste plus de tuile de ce bâtiment : choisissez-en un autre.
reason-second-top-level = Vous avez déjà un bâtiment de niveau 5 : personne n’en a deux.
reason-not-on-display = Ce bâtiment n’est pas sur le plateau complémentaire : prenez-en un qui s’y trouve.
reason-third-column-again = Votre dernier bâtiment venait de la colonne 3 : prenez celui-ci dans la colonne 1 ou 2.
reason-no-disc-on-building = Aucun de vos marqueurs ne se trouve sur un tel bâtiment.
reason-no-such-building = Vous n’avez pas ce bâtiment.
reason-no-activation-space = Ce bâtiment ne s’active pas : il ne donne que ses symboles.
reason-building-used = Un marqueur s’y trouve déjà : ce bâtiment resservira une fois payé.
reason-harbour-empty = Votre port est vide : activer un bâtiment demande un marqueur.
reason-no-such-token = Vous n’avez pas ce jeton.
reason-nothing-to-spend-on = Aucune de ses actions n’est possible maintenant : gardez le jeton.
reason-not-its-deed = { $with ->
    [building] On ne peut pas faire cela avec { $building-the }.
   *[token] On ne peut pas faire cela avec { $token-the }.
}
reason-deed-done = Vous avez déjà fait cette partie : faites l’autre, ou restez-en là.
reason-other-region = Les deux doivent avoir lieu dans une même région : restez { $region-in }.
reason-other-stack = Les deux cartes viennent d’une même pile : piochez encore là, ou restez-en là.
reason-too-few-discs = Cela demande { $needed ->
    [one] { $needed } marqueur
   *[other] { $needed } marqueurs
} de votre port, et { $discs ->
    [0] il n’y en a pas.
    [one] il y en a { $discs }.
   *[other] il y en a { $discs }.
}
reason-region-closed = Cette région n’est pas encore ouverte : sa piste de fret doit d’abord être pleine.
reason-not-present = Vous n’avez pas de présence dans cette région : affrétez-y d’abord un marqueur.
reason-city-taken = Un marqueur se trouve déjà dans cette ville : on n’occupe qu’une ville vide.
reason-city-empty = Personne n’occupe cette ville : on l’occupe, on ne l’attaque pas.
reason-your-own-city = Cette ville est à vous.
reason-stack-empty = Il ne reste plus de carte dans cette pile.
reason-too-little-presence = La carte du dessus demande { $needed } de vos marqueurs sur place : vous en avez { $discs }.
reason-pays-itself = Un bâtiment ne se paie pas lui-même : choisissez-en un autre.
reason-tokens-are-used = Un jeton dépensé doit servir.
reason-card-not-yours = Vous ne détenez pas cette carte.
reason-over-the-limit = Vous détenez plus de cartes que n’en permet votre Politique ({ $limit }) : défaussez-en une.
reason-not-a-settler = L’Opposition ne prend pas cette ville : une autre convient mieux à cette couleur.
reason-no-blue-token = Il n’y a pas de jeton bleu sur cette ville.
reason-not-preferred = L’Opposition ne fait pas cela : elle a mieux à faire.

## Événements

event-dealt = Tous les jetons sont sur le plateau.
event-first-drawn = { $seat } est le premier joueur.
event-space-closed = Un espace { $region-of } est fermé : { $token-the } quitte le jeu.
event-round-begins = Le tour { $round } commence avec { $seat }.
event-built = { $seat } construit { $building-a }.
event-grew = { $seat } reçoit { some-discs } dans son port.
event-paid = { $seat } paie { $building-the } : son marqueur revient au port.
event-neutral-came = { $seat } reçoit un marqueur neutre : son port n’est pas le mieux garni.
event-activated = { $seat } active { $building-the }.
event-spent = { $seat } dépense { $token-a }.
event-left = { $seat } en reste là.
event-shipped = { $seat } affrète vers { $region-the }, espace { $space }.
event-shipped-beside = { $seat } affrète vers { $region-the }, à côté de la piste pleine.
event-region-opened = Région ouverte : { $region }.
event-governor-won = { $seat } gagne { $card }.
event-governor-lost = Les marqueurs neutres mènent : { $card } quitte le jeu.
event-occupied = { $seat } occupe { $city }.
event-attacked = { $seat } prend { $city } à { $foe }.
event-attacked-neutral = { $seat } prend { $city } à un marqueur neutre.
event-attacked-foe = { $seat } prend { $city } à { $colour }.
event-token-taken = { $seat } prend { $token-a }.
event-route-taken = { $seat } contrôle en premier la route { $city }–{ $end }.
event-card-drawn = { $seat } pioche { $card }.
event-abolished = L’esclavage est aboli : sa pile quitte le jeu.
event-slaves-freed = { $seat } retourne { $cards ->
    [one] { $cards } carte Esclavage
   *[other] { $cards } cartes Esclavage
} face cachée.
event-neutral-shipped = { $seat } affrète un marqueur neutre vers { $region-the }.
event-neutral-occupied = { $seat } occupe { $city } avec un marqueur neutre.
event-passed = { $seat } passe.
event-card-discarded = { $seat } défausse { $card }.
event-display-laid = Les bâtiments sont sur le plateau complémentaire.
event-ladder-laid = L’échelle d’actions de l’Opposition est en place.
event-foe-settled = { $colour } commence à { $city }, avec { $token-a }.
event-token-cleared = { $city } perd { $token-the }, qui quitte le jeu.
event-selector-moved = L’indicateur de sélection est dans la colonne { $columns } : { $actions ->
    [0] l’Opposition ne reçoit aucune action de plus.
   *[other] l’Opposition reçoit { some-actions } de plus.
}
event-foes-begin = { $order ->
    [before] L’Opposition agit avant vous, car { $colour } peut occuper une ville : { some-actions }.
   *[after] L’Opposition agit : { some-actions }.
}
event-foe-acts = { $colour } agit : { $why }.
event-foe-bonus = Vous avez pioché : { $colour } pioche aussi.
event-foe-uses = { $colour } utilise { $token-a } : { $why }.
event-foe-cannot = { $colour } ne peut rien faire.
event-foe-shipped = { $colour } affrète vers { $region-the }, espace { $space }.
event-foe-shipped-beside = { $colour } affrète vers { $region-the }, à côté de la piste pleine.
event-foe-governor-won = { $colour } gagne { $card }.
event-foe-occupied = { $colour } occupe { $city }.
event-foe-attacked = { $colour } prend { $city } à { $seat }.
event-foe-token-taken = { $colour } prend { $token-a }.
event-foe-token-found = { $colour } trouve { $token-a }.
event-foe-token-lost = { $colour } trouve { $token-a } : il quitte le jeu.
event-foe-route-taken = { $colour } contrôle en premier la route { $city }–{ $end }.
event-foe-card-drawn = { $colour } pioche { $card }.
event-foe-slaves-freed = L’Opposition retourne { $cards ->
    [one] { $cards } carte Esclavage
   *[other] { $cards } cartes Esclavage
} face cachée.
event-foe-took = { $colour } prend { $status-a } à { $seat }.
event-foe-card-discarded = L’Opposition a trop de cartes et défausse { $card } : c’est celle qui lui coûte le moins.
event-tile-refilled = Nouveau sur le plateau complémentaire : { $building }.
event-game-ends = La partie se termine : { $why-because }.

## Noms : jetons et pistes

token-industry = Industrie
    .a = un jeton Industrie
    .the = le jeton Industrie
token-culture = Culture
    .a = un jeton Culture
    .the = le jeton Culture
token-finance = Finances
    .a = un jeton Finances
    .the = le jeton Finances
token-politics = Politique
    .a = un jeton Politique
    .the = le jeton Politique
token-ship_or_draw = Affréter ou Piocher
    .a = un jeton Affréter ou Piocher
    .the = le jeton Affréter ou Piocher
token-occupy_or_draw = Occuper ou Piocher
    .a = un jeton Occuper ou Piocher
    .the = le jeton Occuper ou Piocher
token-attack = Attaque
    .a = un jeton Attaque
    .the = le jeton Attaque
token-payment = Paiement
    .a = un jeton Paiement
    .the = le jeton Paiement

status-industry = Industrie
    .a = un jeton Industrie
status-culture = Culture
    .a = un jeton Culture
status-finance = Finances
    .a = un jeton Finances
status-politics = Politique
    .a = un jeton Politique

## Noms : bâtiments

building-colonial_house = Maison coloniale
    .a = une Maison coloniale
    .the = la Maison coloniale
building-market = Marché
    .a = un Marché
    .the = le Marché
building-shipyard = Chantier naval
    .a = un Chantier naval
    .the = le Chantier naval
building-workshop = Atelier
    .a = un Atelier
    .the = l’Atelier
building-bank = Banque
    .a = une Banque
    .the = la Banque
building-barracks = Caserne
    .a = une Caserne
    .the = la Caserne
building-guild_hall = Guilde
    .a = une Guilde
    .the = la Guilde
building-docks = Docks
    .a = des Docks
    .the = les Docks
building-fortress = Forteresse
    .a = une Forteresse
    .the = la Forteresse
building-theatre = Théâtre
    .a = un Théâtre
    .the = le Théâtre
building-cartographer = Cartographe
    .a = un Cartographe
    .the = le Cartographe
building-trade_office = Bureau de vente
    .a = un Bureau de vente
    .the = le Bureau de vente
building-university = Université
    .a = une Université
    .the = l’Université
building-exchange = Bourse
    .a = une Bourse
    .the = la Bourse
building-museum = Musée
    .a = un Musée
    .the = le Musée
building-parliament = Parlement
    .a = un Parlement
    .the = le Parlement

## Noms : régions et villes

region-europe = Europe & Méditerranée
    .short = Europe
    .the = l’Europe
    .in = en Europe
    .of = d’Europe
region-africa = Afrique
    .the = l’Afrique
    .in = en Afrique
    .of = d’Afrique
region-south_america = Amérique du Sud
    .the = l’Amérique du Sud
    .in = en Amérique du Sud
    .of = d’Amérique du Sud
region-caribbean = Caraïbe
    .the = la Caraïbe
    .in = dans la Caraïbe
    .of = de la Caraïbe
region-north_america = Amérique du Nord
    .the = l’Amérique du Nord
    .in = en Amérique du Nord
    .of = d’Amérique du Nord
region-india = Indes
    .the = les Indes
    .in = aux Indes
    .of = des Indes
region-far_east = Extrême-Orient
    .the = l’Extrême-Orient
    .in = en Extrême-Orient
    .of = d’Extrême-Orient

city-london = Londres
end-london = { city-london }
city-copenhagen = Copenhague
end-copenhagen = { city-copenhagen }
city-lisbon = Lisbonne
end-lisbon = { city-lisbon }
city-seville = Séville
end-seville = { city-seville }
city-marseille = Marseille
end-marseille = { city-marseille }
city-genoa = Gênes
end-genoa = { city-genoa }
city-constantinople = Constantinople
end-constantinople = { city-constantinople }
city-algiers = Alger
end-algiers = { city-algiers }
city-tripoli = Tripoli
end-tripoli = { city-tripoli }
city-alexandria = Alexandrie
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
city-havana = La Havane
end-havana = { city-havana }
city-cartagena = Carthagène
end-cartagena = { city-cartagena }
city-bridgetown = Bridgetown
end-bridgetown = { city-bridgetown }
city-charleston = Charleston
end-charleston = { city-charleston }
city-boston = Boston
end-boston = { city-boston }
city-quebec = Québec
end-quebec = { city-quebec }
city-surat = Surate
end-surat = { city-surat }
city-calicut = Calicut
end-calicut = { city-calicut }
city-calcutta = Calcutta
end-calcutta = { city-calcutta }
city-malacca = Malacca
end-malacca = { city-malacca }
city-canton = Canton
end-canton = { city-canton }
city-macau = Macao
end-macau = { city-macau }
city-nagasaki = Nagasaki
end-nagasaki = { city-nagasaki }
city-batavia = Batavia
end-batavia = { city-batavia }

## Noms : piles et cartes

deck-europe = Europe & Méditerranée
    .short = Europe
deck-slavery = Esclavage
deck-africa = Afrique
deck-south_america = Amérique du Sud
deck-caribbean = Caraïbe
deck-north_america = Amérique du Nord
deck-india = Indes
deck-far_east = Extrême-Orient

card-europe_0 = Europe 0
card-europe_1 = Europe 1
card-europe_2 = Europe 2
card-europe_3 = Europe 3
card-europe_4 = Europe 4
card-europe_5 = Europe 5
card-slavery_0 = Esclavage 0
card-slavery_1 = Esclavage 1
card-slavery_2 = Esclavage 2
card-slavery_3 = Esclavage 3
card-slavery_4 = Esclavage 4
card-slavery_5 = Esclavage 5
card-africa_governor = le Gouverneur d’Afrique
card-africa_1 = Afrique 1
card-africa_2 = Afrique 2
card-africa_3 = Afrique 3
card-africa_4 = Afrique 4
card-africa_5 = Afrique 5
card-south_america_governor = le Gouverneur d’Amérique du Sud
card-south_america_1 = Amérique du Sud 1
card-south_america_2 = Amérique du Sud 2
card-south_america_3 = Amérique du Sud 3
card-south_america_4 = Amérique du Sud 4
card-south_america_5 = Amérique du Sud 5
card-caribbean_governor = le Gouverneur de la Caraïbe
card-caribbean_1 = Caraïbe 1
card-caribbean_2 = Caraïbe 2
card-caribbean_3 = Caraïbe 3
card-caribbean_4 = Caraïbe 4
card-caribbean_5 = Caraïbe 5
card-north_america_governor = le Gouverneur d’Amérique du Nord
card-north_america_1 = Amérique du Nord 1
card-north_america_2 = Amérique du Nord 2
card-north_america_3 = Amérique du Nord 3
card-north_america_4 = Amérique du Nord 4
card-north_america_5 = Amérique du Nord 5
card-india_governor = le Gouverneur des Indes
card-india_1 = Indes 1
card-india_2 = Indes 2
card-india_3 = Indes 3
card-india_4 = Indes 4
card-india_5 = Indes 5
card-far_east_governor = le Gouverneur d’Extrême-Orient
card-far_east_1 = Extrême-Orient 1
card-far_east_2 = Extrême-Orient 2
card-far_east_3 = Extrême-Orient 3
card-far_east_4 = Extrême-Orient 4
card-far_east_5 = Extrême-Orient 5

## Noms : couleurs, étapes, plateaux et résultats

colour-black = Noir
    .letter = N
colour-red = Rouge
    .letter = R
colour-green = Vert
    .letter = V
colour-purple = Violet
    .letter = L

seat-black = { colour-black }
seat-red = { colour-red }
seat-green = { colour-green }
seat-purple = { colour-purple }
seat-neutral = neutre
seat-closed = fermé

stage-dealing = Pose des jetons
stage-first = Premier joueur
stage-tiles = Plateau complémentaire
stage-markers = Échelle d’actions
stage-discs = Pistes
stage-settling = Europe
stage-clearing = Retrait d’un jeton
stage-closing = Fermeture d’espaces
stage-building = Construction
stage-paying = Salaires
stage-acting = Actions
stage-opposition = Opposition
stage-bonus = Pioche bonus
stage-opposition-limit = Limite de l’Opposition
stage-checking = Limites

sheet-status = Statut
sheet-symbols = Symboles
sheet-tokens = Jetons de commerce
sheet-cards = Cartes Actifs
sheet-face_down = Face cachée
sheet-limit = Limite de cartes
sheet-buildings = Bâtiments
sheet-manned = Marqueurs sur les bâtiments
sheet-harbour = Port
sheet-reserve = Réserve
sheet-neutral_harbour = Marqueurs neutres au port
sheet-neutral_reserve = Marqueurs neutres en réserve
sheet-passed = A passé
sheet-points = Points
sheet-score = Score

source-cities = Villes
source-routes = Routes
source-tracks = Pistes de statut
    .short = Pistes
source-cards = Cartes
source-slot = Emplacement « Gouverneur libre » vide
    .short = « Gouverneur libre »
source-buildings = Bâtiments
source-harbour = Port
source-slavery = Esclavage
source-neutral = Marqueurs neutres

grade-lost = Défaite
grade-minor = Victoire mineure
grade-victory = Victoire
grade-major = Victoire majeure
grade-complete = Victoire complète
grade-total = Victoire totale

why-rounds = le septième tour est terminé
    .because = le septième tour est terminé
why-route = une ville complète une route
why-glory = une ville à 2 points de Gloire est libre
why-city = une ville est libre
why-governor = un dernier espace donne un Gouverneur
why-foremost = affréter là où ses marqueurs sont arrivés en premier
why-beside = affréter vers une région qui a une ville libre
why-steps = la carte qui avance le plus ses pistes
why-swing = contre la ville dont la perte fait le plus grand écart
why-lowest = pour sa piste la plus basse
why-nothing = rien n’est possible

## Aide

some-tile = { $copies ->
    [one] Niveau { $level }, une seule tuile
   *[other] Niveau { $level }, { $copies } tuiles
}
help-region = { $spaces ->
    [0] Ouverte dès le départ, avec { $cities } villes
   *[other] { $cities } villes, ouverte quand les { $spaces } espaces de sa piste de fret sont pris
}
help-city = Ville { $region-in } : { $glory ->
    [one] { $glory } point de Gloire
   *[other] { $glory } points de Gloire
} à la fin pour le joueur qui y a un marqueur
help-asset = Demande { $value ->
    [one] { $value } marqueur
   *[other] { $value } marqueurs
} sur place
help-governor = Pour le joueur qui mène sur la piste quand la région s’ouvre
help-symbols = Industrie { $industry }, Culture { $culture }, Finances { $finance }, Politique { $politics }, Gloire { $glory }

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

help-token-industry = Conservé : l’Industrie avance d’une case. Il y en a { $copies } sur le plateau au départ.
help-token-culture = Conservé : la Culture avance d’une case. Il y en a { $copies } sur le plateau au départ.
help-token-finance = Conservé : les Finances avancent d’une case. Il y en a { $copies } sur le plateau au départ.
help-token-politics = Conservé : la Politique avance d’une case. Il y en a { $copies } sur le plateau au départ.
help-token-ship_or_draw = Dépensé pour affréter ou piocher une fois, sans bâtiment. Il y en a { $copies } sur le plateau au départ.
help-token-occupy_or_draw = Dépensé pour occuper ou piocher une fois, sans bâtiment. Il y en a { $copies } sur le plateau au départ.
help-token-attack = Dépensé pour une attaque, sans bâtiment. Il y en a { $copies } sur le plateau au départ.
help-token-payment = Dépensé pour un paiement, sans bâtiment. Il y en a { $copies } sur le plateau au départ.

help-status-industry = Jusqu’à quel niveau vous construisez : de 1 à 5.
help-status-culture = Combien de marqueurs arrivent de votre réserve à chaque tour : de 2 à 6.
help-status-finance = Combien de marqueurs reviennent de vos bâtiments à chaque tour : de 1 à 5.
help-status-politics = Combien de cartes vous pouvez garder : de 1 à 5.

help-building-colonial_house = Occuper une ville. Tout le monde l’a dès le départ.
help-building-market = Piocher une carte. { some-tile }.
help-building-shipyard = Affréter un marqueur ; 1 Culture. { some-tile }.
help-building-workshop = { $industry } Industrie. { some-tile }.
help-building-bank = { $finance } Finances. { some-tile }.
help-building-barracks = Attaquer une ville. { some-tile }.
help-building-guild_hall = Affréter un marqueur ou piocher une carte. { some-tile }.
help-building-docks = Affréter un marqueur et occuper une ville, dans une même région, dans l’ordre voulu ; l’un des deux suffit. { some-tile }.
help-building-fortress = Occuper ou attaquer une ville ; { $politics } Politique. { some-tile }.
help-building-theatre = { $culture } Culture. { some-tile }.
help-building-cartographer = Affréter un ou deux marqueurs vers une même région. { some-tile }.
help-building-trade_office = Piocher une ou deux cartes d’une même pile. { some-tile }.
help-building-university = { $glory } points de Gloire à la fin. { some-tile }.
help-building-exchange = Payer un autre de vos bâtiments ; { $finance } Finances. { some-tile }.
help-building-museum = Payer un autre de vos bâtiments ; { $culture } Culture. { some-tile }.
help-building-parliament = Payer un autre de vos bâtiments ; { $politics } Politique. { some-tile }.

help-card-europe_0 = { help-asset } : { help-symbols }.
help-card-europe_1 = { help-asset } : { help-symbols }.
help-card-europe_2 = { help-asset } : { help-symbols }.
help-card-europe_3 = { help-asset } : { help-symbols }.
help-card-europe_4 = { help-asset } : { help-symbols }.
help-card-europe_5 = { help-asset } : { help-symbols }.
help-card-slavery_0 = { help-asset } : { help-symbols }.
help-card-slavery_1 = { help-asset } : { help-symbols }.
help-card-slavery_2 = { help-asset } : { help-symbols }.
help-card-slavery_3 = { help-asset } : { help-symbols }.
help-card-slavery_4 = { help-asset } : { help-symbols }.
help-card-slavery_5 = { help-asset } : { help-symbols }.
help-card-africa_governor = { help-governor } : { help-symbols }.
help-card-africa_1 = { help-asset } : { help-symbols }.
help-card-africa_2 = { help-asset } : { help-symbols }.
help-card-africa_3 = { help-asset } : { help-symbols }.
help-card-africa_4 = { help-asset } : { help-symbols }.
help-card-africa_5 = { help-asset } : { help-symbols }.
help-card-south_america_governor = { help-governor } : { help-symbols }.
help-card-south_america_1 = { help-asset } : { help-symbols }.
help-card-south_america_2 = { help-asset } : { help-symbols }.
help-card-south_america_3 = { help-asset } : { help-symbols }.
help-card-south_america_4 = { help-asset } : { help-symbols }.
help-card-south_america_5 = { help-asset } : { help-symbols }.
help-card-caribbean_governor = { help-governor } : { help-symbols }.
help-card-caribbean_1 = { help-asset } : { help-symbols }.
help-card-caribbean_2 = { help-asset } : { help-symbols }.
help-card-caribbean_3 = { help-asset } : { help-symbols }.
help-card-caribbean_4 = { help-asset } : { help-symbols }.
help-card-caribbean_5 = { help-asset } : { help-symbols }.
help-card-north_america_governor = { help-governor } : { help-symbols }.
help-card-north_america_1 = { help-asset } : { help-symbols }.
help-card-north_america_2 = { help-asset } : { help-symbols }.
help-card-north_america_3 = { help-asset } : { help-symbols }.
help-card-north_america_4 = { help-asset } : { help-symbols }.
help-card-north_america_5 = { help-asset } : { help-symbols }.
help-card-india_governor = { help-governor } : { help-symbols }.
help-card-india_1 = { help-asset } : { help-symbols }.
help-card-india_2 = { help-asset } : { help-symbols }.
help-card-india_3 = { help-asset } : { help-symbols }.
help-card-india_4 = { help-asset } : { help-symbols }.
help-card-india_5 = { help-asset } : { help-symbols }.
help-card-far_east_governor = { help-governor } : { help-symbols }.
help-card-far_east_1 = { help-asset } : { help-symbols }.
help-card-far_east_2 = { help-asset } : { help-symbols }.
help-card-far_east_3 = { help-asset } : { help-symbols }.
help-card-far_east_4 = { help-asset } : { help-symbols }.
help-card-far_east_5 = { help-asset } : { help-symbols }.

help-sheet-status = Où sont vos quatre marqueurs Statut, { $TRACK_MOST } au plus.
help-sheet-symbols = Vos symboles sur les jetons, les cartes et les bâtiments, y compris au-delà de { $TRACK_MOST }.
help-sheet-tokens = Les jetons bruns comptent tant que vous les avez ; les bleus se dépensent.
help-sheet-cards = Les cartes Actifs que vous détenez.
help-sheet-face_down = Les cartes Esclavage qui comptent contre vous : { $SLAVERY_GLORY } point de Gloire chacune.
help-sheet-limit = Combien de cartes vous gardez en passant. Une carte Esclavage de plus est permise, et un Gouverneur ne compte pas.
help-sheet-buildings = Ce que vous avez construit. Un bâtiment par tour.
help-sheet-manned = Les bâtiments qui portent un marqueur : ils resservent une fois payés.
help-sheet-harbour = Les marqueurs Population dont vous disposez. À la fin, { $DISCS_PER_GLORY } d’entre eux valent 1 point de Gloire.
help-sheet-reserve = Les marqueurs qui peuvent encore rejoindre votre port.
help-sheet-neutral_harbour = Les marqueurs neutres que vous pouvez poser après une de vos actions.
help-sheet-neutral_reserve = Les marqueurs neutres qui ne sont pas entrés en jeu. À la fin, chacun vaut { $NEUTRAL_GLORY } point de Gloire.
help-sheet-passed = Un joueur qui a passé n’agit plus dans ce tour.
help-sheet-points = Vos points de Gloire par origine, à cet instant.
help-sheet-score = Le total de vos points de Gloire, à cet instant.

help-source-cities = Ce que vaut chaque ville où se trouve votre marqueur : 1 ou 2.
help-source-routes = 1 par route que vous contrôlez, avec un marqueur à chaque bout.
help-source-tracks = Le dernier nombre marqué sous chacun de vos quatre marqueurs Statut.
help-source-cards = La Gloire des cartes que vous détenez.
help-source-slot = { $EMPTY_SLOT_GLORY } si vos cartes tiennent sans l’emplacement « Gouverneur libre ».
help-source-buildings = 3 par Université.
help-source-harbour = 1 par tranche de { $DISCS_PER_GLORY } marqueurs dans votre port.
help-source-slavery = { $SLAVERY_GLORY } par carte Esclavage face cachée.
help-source-neutral = { $NEUTRAL_GLORY } par marqueur neutre dans votre réserve.

## Ce qui se trouve dans une vue

beside-city = { $many ->
    [one] route vers { $places }
   *[other] routes vers { $places }
}
view-turn = C’est à
view-round = Tour
view-stage = Étape
view-first = Premier joueur
view-abolished = Esclavage aboli
view-payments = Paiements dus
view-regions = Régions
view-open = Ouverte
view-cities = Villes
view-disc = marqueur
view-token = jeton
view-track = Piste de fret
view-leader = En tête sur la piste
view-discs = Marqueurs
view-others = Autres marqueurs
view-beside = À côté de la piste
view-others-beside = Autres marqueurs à côté de la piste
view-routes = Routes
view-one = de
view-other = à
view-stacks = Cartes du dessus
view-cards-left = Cartes restantes
view-tiles = Tuiles restantes
view-discarded = Jetons défaussés
view-seat = Joueurs
view-opposition = Opposition
view-laid-aside = Gouverneurs mis de côté
view-display = Plateau complémentaire
view-selector = Indicateur de sélection
view-level = niveau
view-column = colonne
view-owed = Exemplaire encore dû
view-ladder = Échelle d’actions
view-actions = Actions du tour
view-acted = Ont agi
view-goes-first = Agit avant vous
view-drew = Vous avez pioché
view-acting = Agit
