# La table dans le terminal : `carrack play`.

## Qui joue

name-person = Joueur { $letter }
name-bot-dido = Didon
name-bot-hanno = Hannon
name-bot-pytheas = Pythéas
name-bot-necho = Nékao
name-bot-himilco = Himilcon
name-bot-eudoxus = Eudoxe
level-easy = robot facile
level-medium = robot moyen
level-hard = robot difficile
level-expert = robot expert
level-champion = robot champion
level-random = robot au hasard
level-greedy = robot glouton
level-lookahead = robot prévoyant

## Commandes. Une liste de mots ; le premier est celui qu’on montre.

command-undo = annuler, u
command-help = aide, h
command-why = pourquoi pas, pourquoi, w
command-if = et si
command-hint = conseil
command-log = journal, l
command-board = table, t
command-moves = coups
command-points = points
command-rules = règles
command-save = enregistrer, sauver
command-quit = quitter, q

## Mots qui n’ont pas besoin de correspondre à une réponse

small-words = un, une, le, la, les, l, de, du, des, d, à, au, avec, pour, sur, en, mon, ma, mes, je

## Touches de L’Âge de fer, une ou plusieurs par réponse. Aucune n’est une commande.

key-settle = { $what ->
    [port] p
   *[province] v
}
key-empire-die = { $face ->
    [food] 1, n
    [people] 2, p
    [either] 3, x
    [goods] 4, m
    [innovation] 5, i
   *[skull] 6, c
}
key-fate-die = { $face ->
    [drought] 1, s
    [harvest] 2, r
    [omens] 3, p
    [conquest] 4, c
    [tribute] 5, d
   *[trade] 6, co
}
key-again = { $die ->
    [fate] d, f
   *[other] { $die }
}
key-roll = r
key-keep = g, k
key-lead = { key-again }
key-lead-not = n, g
key-turn = { $die }{ $face ->
    [food] n
    [people] p
    [either] x
    [goods] m
    [innovation] i
   *[skull] c
}
key-turn-fate = d{ $face ->
    [drought] s
    [harvest] r
    [omens] p
    [conquest] c
    [tribute] d
   *[trade] o
}
key-turn-not = n, g
key-declare = { $food }
key-conquer = o, a
key-conquer-not = n
key-pay = o, d
key-pay-not = n
key-build-port = p
key-build-urn = m
key-build-province = v
key-build-monument = { $monument ->
    [oracle] o
    [lighthouse] ph
    [aqueduct] aq
    [parthenon] pa
   *[colosseum] c
}
key-build-army = a
key-build-ship = ba, na, navire
key-build-no-more = n
key-buy-nothing = n
key-store = { $wealth }

## L’Âge de fer : ce qui est écrit sur les dés et la feuille. Le nom d’une face a dix lettres au plus.

caption-food = nourriture
caption-people = population
caption-either = au choix
caption-goods = march.
caption-innovation = innovation
caption-skull = crâne
caption-drought = Sécheresse
caption-harvest = Récolte
caption-omens = Présages
caption-conquest = Conquête
caption-tribute = Tribut
caption-trade = Commerce
iron-die = { $die ->
    [fate] D Destin
   *[other] { $die }
}
iron-again = relancé
iron-locked = bloqué
iron-first = premier/ensuite
iron-cost = coût { $to } points
iron-round = Manche { $round }
iron-round-solo = Manche { $round } sur { $rounds }, plus de { $target } points à faire
iron-dice = { $dice ->
    [one] { $dice } dé Empire
   *[other] { $dice } dés Empire
} : { $ports ->
    [one] { $ports } port
   *[other] { $ports } ports
}, { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
}
iron-others = { $count ->
    [one] En face
   *[other] Les autres
}
iron-thrown = { $name } lance { $faces }.
iron-payment = { $innovations ->
    [0] { "" }
    [one] { $innovations } innovation{ " " }
   *[other] { $innovations } innovations{ " " }
}{ $wealth ->
    [0] { "" }
    [one] { $wealth } richesse{ " " }
   *[other] { $wealth } richesses{ " " }
}{ $goods ->
    [0] { "" }
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}
menu-again = choisir les dés à relancer, plusieurs sur une ligne
menu-lead = relancer ce dé une fois de plus

## Touches de L’Âge des découvertes : deux lettres pour chaque ouvrier, chaque cadre ou piste et chaque région, telles
## qu’on les voit sur la table. Aucune n’est une commande. Un cadre peut avoir d’autres mots ; le premier est celui qu’on
## montre, tel que le dit la boîte de chaque édition.

discovery-worker = { $worker ->
    [colonist] co
    [captain] ca
    [merchant] ma
    [missionary] mi
    [soldier] so
   *[builder] ba
}
discovery-box = { $box ->
    [initiative] in, initiative
    [dock] { $edition ->
        [discovery-2007] do, dock
       *[discovery-2015] qu, quai, do, dock
    }
    [goods] ms, marchandises
    [shipping] { $edition ->
        [discovery-2007] cm, commerce, maritime
       *[discovery-2015] bm, bateaux, cm, commerce, maritime
    }
    [capital] { $edition ->
        [discovery-2007] re, réalisations
       *[discovery-2015] bc, bâtiments, capitale, re, réalisations
    }
    [discovery] { $edition ->
        [discovery-2007] de, découverte
       *[discovery-2015] de, découvertes, découverte
    }
    [captain] ca, capitaine
    [merchant] ma, marchand
    [missionary] mi, missionnaire
    [soldier] so, soldat
    [builder] ba, bâtisseur
    [training] en, entraînement
   *[warfare] gu, guerre
}
discovery-region = { $region ->
    [new_france] { $edition ->
        [discovery-2007] can
       *[discovery-2015] nf
    }
    [new_england] na
    [virginia] vi
    [florida] fl
    [caribbean] car
    [new_spain] ne
    [new_granada] ng
    [brazil] br
   *[peru] pe
}
discovery-key-bid = { $dollars }
discovery-key-pass = n, passer
discovery-key-front-order = e
discovery-key-front-not = n
discovery-key-land = { discovery-region }
discovery-key-land-not = n
discovery-key-take-not = n
discovery-key-buy-not = n
discovery-key-ally = { discovery-region }
discovery-key-use-chart = { discovery-region }
discovery-key-keep-chart = n
discovery-key-enlist = { discovery-worker }
discovery-key-sail = { discovery-region }
discovery-key-sail-beyond = p
discovery-key-stay = n
discovery-key-train = { discovery-worker }
discovery-key-train-not = n
discovery-key-fight = { $letter } { discovery-region }
discovery-key-declare-war = guerre { $letter }
discovery-key-keep-peace = n
discovery-key-hit = { discovery-worker }
discovery-key-retire = { discovery-region }
discovery-key-retire-not = n
discovery-key-migrate-from = { discovery-region }
discovery-key-migrate-not = n
discovery-key-migrate-to = { discovery-region }
discovery-key-migrate-count = { $workers }
discovery-key-ride-from = { discovery-region }
discovery-key-ride-not = n
discovery-key-ride-to = { discovery-region }
discovery-key-place-ship = bateau { discovery-worker }, navire { discovery-worker }
discovery-key-scout = voir { discovery-region }
discovery-key-scout-deck = voir cartes
discovery-key-card-on-top = dessus
discovery-key-card-below = dessous
discovery-key-conquer = { discovery-region }
discovery-key-muster = o
discovery-key-arrange-not = n
discovery-key-seize-ship = o
discovery-key-replace = { discovery-box }
discovery-key-power-not = n
discovery-key-sail-charted = cn
discovery-key-settle = { discovery-region }
discovery-key-lose = { discovery-worker }
discovery-key-edict = { $letter } { $lead ->
    [self] moi
   *[other] lui
}
discovery-key-infect = { $letter } { discovery-region }
discovery-key-infect-not = n
discovery-key-infect-count = { $workers }
discovery-key-rewrite = { $letter }
discovery-key-rewrite-not = n
discovery-key-smuggle-not = n
discovery-key-sell-not = n
discovery-key-buy-points = { $points }
discovery-key-buy-points-not = n

## L’Âge des découvertes : ce qu’il y a sur la table

dollars = { $count } $
discovery-when = Tour { $round } sur { $turns } { $dot } Âge { $age ->
    [1] I
    [2] II
   *[3] III
} { $dot } { $stage }
discovery-over = La fin
discovery-order = { $edition ->
    [discovery-2007] ordre de jeu
   *[discovery-2015] ordre des joueurs
}
discovery-hands = Encore à poser
discovery-hands-next = Pour le prochain tour
discovery-for = { $said }, pour { $price }
discovery-price = { $edition ->
    [discovery-2007] { $price } chacune
   *[discovery-2015] { $price } chacun
}
discovery-ship = { $edition ->
    [discovery-2007] un navire marchand
   *[discovery-2015] un bateau marchand
}
discovery-no-ship = { $edition ->
    [discovery-2007] plus de navire
   *[discovery-2015] plus de bateau
}
discovery-no-goods = rien à prendre
discovery-bag = { $goods } dans le sac
discovery-odds = { $chance } %
discovery-crew = à bord { $crew }, force { $strength }
discovery-box-short = { $box ->
    [initiative] initiative
    [dock] { $edition ->
        [discovery-2007] dock
       *[discovery-2015] quai
    }
    [goods] marchandises
    [shipping] { $edition ->
        [discovery-2007] commerce maritime
       *[discovery-2015] bateaux marchands
    }
    [capital] { $edition ->
        [discovery-2007] réalisations
       *[discovery-2015] bâtiments
    }
    [discovery] { $edition ->
        [discovery-2007] découverte
       *[discovery-2015] découvertes
    }
    [captain] un capitaine
    [merchant] un marchand
    [missionary] un missionnaire
    [soldier] un soldat
    [builder] un bâtisseur
    [training] au choix, pour { $price }
   *[warfare] guerre
}
discovery-map = Nouveau Monde
discovery-map-legend = +6 +2 : points à la fin de l’âge, en l’état
discovery-empty = personne
discovery-face-down = ? face cachée
discovery-known = jeton : { $counter }
discovery-failed = { $edition ->
    [discovery-2007] plus de { $natives } { $natives ->
        [one] autochtone
       *[other] autochtones
    }
   *[discovery-2015] résistance supérieure à { $natives }
}
discovery-seen = connu de { $seats }
discovery-natives = { $edition ->
    [discovery-2007] Autochtones des jetons que personne n’a vus : { $natives }
   *[discovery-2015] Résistance des jetons que personne n’a vus : { $natives }
}
discovery-card-natives = { $edition ->
    [discovery-2007] Autochtones des cartes du paquet : { $natives }
   *[discovery-2015] Résistance des cartes de la pile : { $natives }
}
discovery-top = Sur le dessus de la pile : { $card }
discovery-bottom = Sous la pile : { $cards }
discovery-card = { $card }, résistance { $natives }
discovery-card-hidden = une carte
discovery-card-seen = connue de { $seats }
discovery-cards = { $edition ->
    [discovery-2007] paquet : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $open ->
        [yes] ouvert
       *[no] quand tout sera découvert
    }
   *[discovery-2015] pile : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $open ->
        [yes] ouverte
       *[no] quand tout sera découvert
    }
}
discovery-display = { $edition ->
    [discovery-2007] Réalisations, { $price } chacune
   *[discovery-2015] Bâtiments de la Capitale, { $price } chacun
}
discovery-no-tiles = { $edition ->
    [discovery-2007] Il n’en reste aucune.
   *[discovery-2015] Il n’en reste aucun.
}
discovery-stacks = à venir : { $stacks }
discovery-stack = { $count } de l’âge { $age ->
    [1] I
    [2] II
   *[3] III
}
discovery-foretold = L’âge III apportera
discovery-power = { $left ->
    [0] (plus aucun usage)
    [one] (encore 1 usage)
   *[other] (encore { $left } usages)
}
discovery-power-age = { $left ->
    [0] (plus aucun usage dans cet âge)
   *[other] (encore 1 usage dans cet âge)
}
discovery-sailing = ({ $used } sur { $most ->
    [one] 1 bateau utilisé
   *[other] { $most } bateaux utilisés
} ce tour-ci)
discovery-ships = { $edition ->
    [discovery-2007] { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }
   *[discovery-2015] { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }
}
discovery-sets = les séries rapportent { $money }
discovery-used = { $edition ->
    [discovery-2007] (utilisée)
   *[discovery-2015] (utilisé)
}
discovery-bid = { $dollars ->
    [0] { $passed ->
        [yes] A passé sans enchérir
       *[no] Pas encore d’enchère
    }
   *[other] { $passed ->
        [yes] Enchère { $bid }, puis a passé
       *[no] Enchère { $bid }
    }
}
discovery-new-tiles = { $edition ->
    [discovery-2007] Nouvelles réalisations : { $names }.
   *[discovery-2015] Nouveaux bâtiments : { $names }.
}
discovery-new-goods = Nouvelles marchandises : { $names }.
discovery-new-order = { $edition ->
    [discovery-2007] Ordre de jeu : { $names }.
   *[discovery-2015] Ordre des joueurs : { $names }.
}
discovery-school = Obtenir pour le prochain tour
discovery-school-last = Sans intérêt au dernier tour
discovery-kinds = Ainsi, vous posez un colon. Pour un autre ouvrier, écrivez-le devant, comme { $example } : { $names }
discovery-kind = Ainsi, vous posez votre { $name }.
discovery-no-colonist = Écrivez d’abord l’ouvrier, comme { $example } : { $names }
discovery-hint = { $edition ->
    [discovery-2007] À quoi sert un cadre, ou tout ce que vous voyez : aide dock, aide missionnaire, aide forteresse
   *[discovery-2015] À quoi sert une piste, ou tout ce que vous voyez : aide quai, aide missionnaire, aide forteresse
}
discovery-sail = Partir vers
discovery-line = Plusieurs sur une ligne, puis où ils vont : { $example }
discovery-beyond = Tout est découvert : ils partent au-delà de la carte dès qu’il n’y a plus personne à choisir.
discovery-fight = Bataille contre
discovery-bids = dollars pour la première place

## À la table

welcome-file = Enregistrée après chaque coup dans { $file }
welcome-commitment = Tout le hasard est fixé ; « carrack verify » montrera de nouveau cet engagement : { $text }
welcome-help = Répondez par une touche, un numéro ou des mots, plusieurs sur une ligne. h aide, ? dit pourquoi pas, u annule, q quitte.
prompt-dice = Dés
prompt-chance = Hasard
thinking = { $name } réfléchit…
curtain = L’écran suivant est réservé à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
interrupted = Encore Ctrl-C pour quitter, ou continuez. La partie est enregistrée.
farewell = La partie est enregistrée. Pour continuer : carrack play --resume { $file }
event-sits = { $name } prend place.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
about = { $thing } :
saved = Enregistrée dans { $file }
saved-copy = Une copie de la partie en l’état est dans { $file } ; la partie continue dans son propre fichier.
save-taken = { $file } est un fichier d’une autre sorte : choisissez un autre nom.
undo-nothing = Il n’y a rien à annuler : depuis votre dernière réponse, le hasard est intervenu ou quelqu’un d’autre a joué.
why-what = Pourquoi pas quoi ? Écrivez-le à la suite : pourquoi pas, puis le coup en mots.
why-unknown = « { $words } » n’est pas un coup de ce jeu. La liste donne leurs noms : coups
why-allowed = Vous pouvez le faire maintenant :
if-what = Et si quoi ? Écrivez une réponse à la suite : et si, puis sa touche, son numéro ou quelques-uns de ses mots.
if-asked = Seul le hasard répond maintenant : il n’y a rien à choisir.
rules-none = Ce jeu n’a pas encore de page de règles.
rules-contents = Écrivez l’un d’eux à la suite : règles, puis son nom ou un mot de son titre.
rules-unknown = Aucun paragraphe ne s’appelle « { $words } ». Tous : règles
help-unknown = Il n’y a pas d’aide sur « { $words } ». Essayez un mot de la table, ou : règles
board-unknown = « { $words } » n’est pas à cette table. Il y a : { $names }

## Ce qu’on peut écrire

help-answers = Écrivez la touche ou le numéro placé devant une réponse, ou quelques-uns de ses mots ; leur début suffit. Plusieurs réponses tiennent sur une ligne : toutes sont jouées, ou aucune. Entrée seule redessine la table.
help-undo = annuler votre dernière réponse
help-help = cette aide ; avec un mot, ce que c’est
help-why = pourquoi un coup est interdit, aussi ?coup
help-if = ce qu’une réponse apporterait : et si 2
help-hint = ce que répondrait le champion, avec ses chances de gagner et d’où viendraient les points
help-log = ce qui s’est passé ; un nombre dit combien
help-board = revoir la table ; avec un nom, sa feuille
help-moves = la question posée et ses réponses
help-points = les points, par provenance
help-rules = les règles, par paragraphe
help-save = enregistrer une copie dans un fichier
help-quit = quitter ; la partie est enregistrée

## Ce qui n’a pas été compris

problem-unknown = « { $words } » n’est pas une réponse ici. Essayez { $keys }, ou des mots de la liste ; h aide.
problem-close = Vouliez-vous dire : { $words } ?
problem-ambiguous = « { $words } » peut désigner plusieurs réponses :
problem-refused = « { $words } » est refusé : { $why }
problem-unseen = « { $words } » est un numéro d’une liste que vous n’avez pas encore vue. Rien n’a été joué : écrivez des mots, ou arrêtez la ligne avant.
problem-chance = Des dés ou des cartes viennent avant « { $words } ». Rien n’a été joué : arrêtez la ligne avant.
problem-turn = Votre tour est fini avant « { $words } ». Rien n’a été joué : arrêtez la ligne avant.
problem-long = Cette ligne est trop longue pour être lue.
problem-save = Impossible d’écrire { $file } : { $why }

## La fin

end-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $ahead } de plus que la deuxième place.
end-won-tie = { $name } gagne au départage, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-shared = { $names } et { $last } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-resigned = { $name } a abandonné : { $winner } a gagné.
end-resigned-solo = { $name } a abandonné : la partie en solitaire est perdue.
end-nobody = Personne ne gagne.
end-solo-won = La partie en solitaire est gagnée : { $points } points, { $margin } de plus que les { $target } à dépasser.
end-solo-lost = La partie en solitaire est perdue : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur les { $target } à dépasser.
end-file = La partie est dans { $file }
end-replay = La revoir coup par coup : carrack replay { $file }
end-verify = Vérifier hasard et coups : carrack verify { $file }

## La ligne de commande

option-play = Jouer à une table dans le terminal, en solitaire, à plusieurs au clavier ou contre des robots.
option-game = Le jeu
option-seats = Qui joue : person, person:NOM, bot, bot:NIVEAU, bot:NIVEAU:NOM pour chaque joueur ; ou le nombre de joueurs
option-option = Une option du jeu, comme length=short ; peut être donnée plusieurs fois
option-seed = La graine du hasard : même graine, mêmes dés, cartes et jetons
option-fate = Qui lance les dés et tire au sort : l’ordinateur, ou vous avec le vrai matériel (asked)
option-lang = La langue de la table
option-save = Le fichier où enregistrer la partie
option-resume = Continuer une partie enregistrée ; « last » est la plus récente qui ne soit pas finie, parmi celles sans --save
option-plain = Dessiner la table comme une liste
option-color = Couleurs ; NO_COLOR dans l’environnement les éteint aussi
error-seats = « { $text } » n’est pas une table ; écrivez combien y jouent ({ $counts }), ou qui : person:NOM,bot:NIVEAU
error-seat = « { $text } » n’est ni person ni bot ; écrivez person:NOM ou bot:NIVEAU, avec un niveau parmi { $levels }
error-level = « { $text } » n’est pas un niveau de robot ; il y a : { $levels }
error-exists = { $file } existe déjà ; choisissez un autre nom, ou continuez cette partie : --resume
error-resume-alone = une partie enregistrée a sa graine, ses options, ses dés et son fichier ; seuls --seats, --lang, --plain et --no-color vont avec
error-seed-asked = de vrais dés et de vraies pièces n’ont pas besoin de graine
error-seat-count = cette partie compte { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
error-not-kept = ce fichier a été écrit pour un seul lecteur, et non par la personne qui garde la partie : on peut la revoir, pas la continuer
