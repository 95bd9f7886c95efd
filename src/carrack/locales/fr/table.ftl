# La table dans le terminal : `carrack play`.

## Qui joue

name-person = Joueur { $letter }
name-bot-dido = Didon
name-bot-hanno = Hannon
name-bot-pytheas = Pythéas
name-bot-necho = Nékao
level-random = robot au hasard
level-greedy = robot glouton

## Commandes. Une liste de mots ; le premier est celui qu’on montre.

command-undo = annuler, u
command-help = aide, h
command-why = pourquoi pas, pourquoi, w
command-log = journal, l
command-board = table, t
command-moves = coups
command-points = points
command-rules = règles
command-save = sauver
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
    [fate] d, f, 7
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
key-build-ship = na
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

## La table en liste : ce qui est dans une vue. Les mots du jeu passent avant ceux-ci.

view-turn = Tour
view-round = Manche
view-roll = Lancer
view-dice = Dés
view-to-throw = Dés encore à lancer
view-marked = Dés choisis
view-food-dice = Dés comptés comme nourriture
view-first = Premier à finir
view-ended = Fin par
view-sheets = Feuilles
view-scores = Points

## À la table

welcome-file = Gardée après chaque coup dans { $file }
welcome-help = Répondez par une touche, un numéro ou des mots, plusieurs sur une ligne. h aide, ? dit pourquoi pas, u annule, q quitte.
prompt-dice = Dés
thinking = { $name } réfléchit…
curtain = La table qui vient n’est que pour { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
interrupted = Encore Ctrl-C pour quitter, ou continuez. La partie est sauvée.
farewell = La partie est sauvée. Pour continuer : carrack play --resume { $file }
event-sits = { $name } prend place.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
total = Total
about = { $thing } :
saved = Sauvée dans { $file }
saved-copy = Une copie de la partie en l’état est dans { $file } ; la partie continue dans son propre fichier.
save-taken = { $file } est un fichier d’une autre sorte : choisissez un autre nom.
undo-nothing = Il n’y a rien à annuler : depuis votre dernière réponse, le hasard a parlé ou quelqu’un d’autre a joué.
why-what = Pourquoi pas quoi ? Écrivez-le derrière : pourquoi pas, puis le coup en mots.
why-unknown = « { $words } » n’est pas un coup de ce jeu. La liste montre comment ils s’appellent : coups
why-allowed = Vous pouvez le faire maintenant :
rules-none = Ce jeu n’a pas encore de page de règles.
rules-contents = Écrivez l’un d’eux derrière : règles, puis son nom ou un mot de son titre.
rules-unknown = Aucun paragraphe ne s’appelle « { $words } ». Tous : règles
help-unknown = Il n’y a pas d’aide sur « { $words } ». Essayez un mot de la table, ou : règles
board-unknown = « { $words } » n’est pas à cette table. Il y a : { $names }

## Ce qu’on peut écrire

help-answers = Écrivez la touche ou le numéro placé devant une réponse, ou des mots de celle-ci ; leur début suffit. Plusieurs réponses tiennent sur une ligne : toutes sont jouées, ou aucune. Entrée seule redessine la table.
help-undo = annuler votre dernière réponse
help-help = cette aide ; avec un mot, ce que c’est
help-why = pourquoi un coup est interdit, aussi ?coup
help-log = ce qui s’est passé ; un nombre dit combien
help-board = revoir la table ; avec un nom, sa feuille
help-moves = la question posée et ses réponses
help-points = les points, par provenance
help-rules = les règles, par paragraphe
help-save = garder une copie dans un fichier
help-quit = quitter ; la partie est sauvée

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
end-nobody = Personne ne gagne.
end-solo-won = C’est gagné : { $points } points, { $margin } de plus que les { $target } à dépasser.
end-solo-lost = C’est perdu : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur les { $target } à dépasser.
end-file = La partie est dans { $file }
end-replay = La revoir coup par coup : carrack replay { $file }
end-verify = Vérifier dés et coups : carrack verify { $file }

## La ligne de commande

option-play = Jouer à une table dans le terminal, en solo, à plusieurs au clavier ou contre des robots.
option-game = Le jeu
option-seats = Qui joue : person, person:NOM, bot, bot:NIVEAU, bot:NIVEAU:NOM pour chaque siège ; ou le nombre de sièges
option-option = Une option du jeu, comme length=short ; peut être donnée plusieurs fois
option-seed = La graine du hasard : même graine, mêmes dés
option-fate = Qui lance les dés : l’ordinateur, ou vous avec de vrais dés (asked)
option-lang = La langue de la table
option-save = Le fichier où garder la partie
option-resume = Continuer une partie gardée ; « last » est la plus récente qui ne soit pas finie
option-plain = Dessiner la table comme une liste
option-color = Couleurs ; NO_COLOR dans l’environnement les éteint aussi
error-seat = « { $text } » n’est ni person ni bot ; écrivez person:NOM ou bot:NIVEAU, avec un niveau parmi { $levels }
error-level = « { $text } » n’est pas un niveau de robot ; il y a : { $levels }
error-exists = { $file } existe déjà ; choisissez un autre nom, ou continuez cette partie : --resume
error-resume-alone = une partie gardée a sa graine, ses options, ses dés et son fichier ; seuls --seats, --lang, --plain et --no-color vont avec
error-seed-asked = de vrais dés n’ont pas besoin de graine
error-seat-count = cette partie a { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
error-not-kept = ce fichier a été écrit pour un seul lecteur, non par qui garde la partie : on peut la revoir, pas la continuer
