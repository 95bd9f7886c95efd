# La ligne de commande : tout sauf `carrack play`, dont les mots sont dans table.ftl.

## Nombres

number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
value = { NUMBER($value, maximumFractionDigits: 2) }
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-tick = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
percent-whole = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
between = { $low } – { $high }
reach = ±{ $value }

## Aide

help-usage = Utilisation : { $line }
help-usage-options = [OPTIONS]
help-usage-command = COMMANDE ...
help-commands = Commandes :
help-arguments = Arguments :
help-options = Options :
help-default = (par défaut : { $value })
help-help = Montrer cette page
help-lang = La langue : en ou fr ; par défaut, celle du système
help-carrack = Des jeux de bâtisseurs d’empire selon leurs règles exactes. « carrack COMMANDE --help » en dit plus sur une commande.
help-carrack-version = La version, et si le moteur est compilé
help-games = Les jeux proposés, avec le nombre de joueurs et les options
help-rules = Les règles d’un jeu, rédigées par nos soins
help-rules-game = Le jeu, tel que « carrack games » le nomme
help-rules-paragraph = Un paragraphe ou un chapitre, par son nom ou son titre, comme roll.again ou « relancer » ; par défaut, tous
help-demo = Faire jouer une partie aux robots et la raconter
help-demo-game = Le jeu
help-demo-bots = Les robots : un niveau pour tous les joueurs, ou un pour chacun
help-replay = Revoir une partie pas à pas : Entrée ou espace avance, b recule, a va au bout, q termine
help-replay-file = L’enregistrement
help-replay-at = Ne montrer que cette entrée, et où en est alors la partie
help-replay-view = Seulement ce que ce joueur pouvait voir : son numéro, ou spectator
help-verify = Contrôler un enregistrement : est-il entier et intact, les règles ont-elles été suivies, le hasard était-il loyal ?
help-verify-file = L’enregistrement
help-verify-commitment = L’engagement publié avant la partie : ce doit être celui de l’enregistrement
help-simulate = Faire jouer de nombreuses parties aux robots et en faire le bilan
help-simulate-game = Le jeu
help-simulate-games = Combien de parties
help-simulate-seats = À combien de joueurs ; par défaut, le moins possible, ou tous les nombres avec --check
help-simulate-bots = Les robots : un niveau pour tous les joueurs, ou un pour chacun
help-simulate-rotate = Décaler les robots d’une place à chaque partie, pour qu’aucun ne garde la meilleure
help-simulate-check = Contrôler les lois du jeu après chaque action ; sans --seats, à toutes les tables et avec toutes les paires d’options
help-simulate-jobs = En combien de processus ; par défaut, un par processeur. Le résultat est le même
help-simulate-out = Un dossier neuf ou vide pour les enregistrements, les graphiques et le bilan. Les dés sont alors vérifiables ; les parties au hasard en sont plus lentes
help-simulate-as_json = Le bilan en JSON
help-strength = Mesurer de combien un robot est plus fort qu’un autre
help-strength-games = Les jeux ; par défaut, tous ceux de la maison
help-strength-seats = À combien de joueurs, plusieurs nombres séparés par des virgules ; par défaut, deux et quatre
help-strength-bot = Le robot mesuré : un niveau, search@400 (simulations), search@0.1s (secondes de processeur) ou module:Classe, un Bot à vous
help-strength-against = Qui joue à toutes les autres places
help-strength-most = Le plus grand nombre de parties de chaque rencontre : elle finit plus tôt quand le résultat est sûr
help-strength-target = La part de victoires, en pour cent, dont on veut être sûr ; par défaut, celle d’un robot qui ne vaut pas mieux
help-strength-jobs = En combien de processus ; par défaut, un par processeur
help-strength-out = Un dossier pour les parties, le tableau et le graphique : ce qui y est commencé continue
help-strength-as_json = Le tableau en JSON
help-tournament = Faire jouer un tournoi à des robots de toutes sortes
help-tournament-game = Le jeu
help-tournament-bots = Les participants : niveaux, search@400 (simulations), search@0.1s (secondes de processeur), module:Classe, un Bot à vous, ou process:COMMANDE, un programme dans n’importe quel langage (process@5s:COMMANDE a cinq secondes pour répondre) ; NOM=ROBOT lui donne un nom
help-tournament-seats = À combien de joueurs ; par défaut, le moins possible
help-tournament-system = Qui se rencontre à chaque ronde : tout le monde (round-robin), ou ceux qui se valent au classement (swiss)
help-tournament-most = Le plus grand nombre de parties : il finit plus tôt quand l’ordre de tous est sûr
help-tournament-jobs = En combien de processus ; par défaut, un par processeur. Le résultat est le même
help-tournament-out = Un dossier pour les parties, les tableaux, les graphiques et la page : ce qui y est commencé continue
help-tournament-records = Garder dans ce dossier l’enregistrement de chaque partie
help-tournament-as_json = Le classement en JSON
help-study = Interroger de nombreuses parties de robots sur un jeu : qui est favorisé, ce qui vaut la peine, la part de chance, et si…
help-study-game = Le jeu
help-study-seats = À combien de joueurs ; par défaut, quatre
help-study-bots = Les robots à toutes les places : un niveau, search@400 (simulations) ou module:Classe, un Bot à vous
help-study-games = Combien de parties, deux par donne
help-study-sweep = Aussi avec d’autres valeurs d’une option, comme length=short,normal ; autant de fois qu’on veut
help-study-what_if = Aussi avec une donnée du jeu changée, comme colosseum.first=8 ; plusieurs séparées par des virgules changent ensemble, l’option répétée pose une autre question
help-study-jobs = En combien de processus ; par défaut, un par processeur. Le résultat est le même
help-study-out = Un dossier pour les parties, les tableaux, les graphiques et la page : ce qui y est commencé continue
help-study-as_json = L’étude en JSON
help-serve = Ouvrir la table dans le navigateur : sur cette machine, ou avec --lan pour tout le réseau
help-serve-host = L’adresse à écouter ; par défaut, cette machine seulement
help-serve-port = Le port à écouter ; 0 en prend un libre
help-serve-lan = Laisser entrer tout le réseau local, et montrer l’adresse avec un code à scanner
help-serve-allow_host = Un nom par lequel les navigateurs peuvent appeler ce serveur, comme jeux.example.org ; peut être répété
help-serve-trust_proxy = L’adresse d’un mandataire dont les en-têtes X-Forwarded sont crus ; peut être répété
help-serve-profiles = Qui voit la page de quelqu’un : ceux qui le connaissent (known), tous (everybody) ou personne (nobody)
help-serve-calls = Comment appeler ceux qui ne sont pas à la table : push, mail, webhook, service, séparés par des virgules ; none pour ne pas appeler
help-serve-smtp = Le serveur de courriel pour les appels par courriel, par exemple smtp://nom:motdepasse@mail.example.org:587?from=jeux@example.org ; plutôt dans l’environnement, CARRACK_SMTP
help-serve-service = Un service par lequel on peut être appelé, sous le nom que lui donne apprise, par exemple ntfy ; peut être répété
help-serve-private_calls = Permettre aussi les appels vers cette machine et son réseau
help-serve-browser = Ouvrir un navigateur, ou non ; par défaut, s’il y en a un et que quelqu’un regarde
help-backup = Copier dans un seul fichier tout ce que garde le serveur, même pendant qu’il tourne
help-backup-file = La copie à faire ; elle ne doit pas encore exister
help-restore = Remettre une copie en place ; ce qui s’y trouvait est gardé à côté. Le serveur doit être arrêté
help-restore-file = La copie à remettre en place
help-database = La base de données ; par défaut, harbour.db dans le dossier CARRACK_DATA ou dans celui du système pour de telles données
help-admin = S’occuper des comptes et des discussions, même quand le serveur tourne
help-people = Tous les comptes, avec le jour de leur création et le nombre de leurs tables
help-people-guests = Montrer aussi les invités, chacun avec sa marque
help-reset-password = Donner à un compte un nouveau mot de passe, qui est affiché ; tous ses navigateurs doivent se reconnecter
help-reset-password-stdin = Lire plutôt le nouveau mot de passe sur l’entrée standard
help-ban = Fermer un compte ou exclure un invité : personne ne peut plus se connecter ni jouer avec lui
help-ban-guest = NAME est la marque d’un invité, telle que la disent « carrack admin people --guests » et le journal
help-unban = Laisser revenir un compte ou un invité
help-unban-guest = NAME est la marque d’un invité, telle que la disent « carrack admin people --guests » et le journal
help-rename = Donner un autre nom à un compte
help-rename-new = Son nouveau nom
help-delete = Supprimer un compte ; les parties jouées restent, sans le nom
help-remove-chat = Retirer une ligne de la discussion d’une table
help-remove-chat-table = L’identifiant de la table, comme dans son adresse
help-remove-chat-line = Le numéro de la ligne
help-mute = Ne plus laisser entendre quelqu’un dans les discussions pendant un moment
help-mute-hours = Pendant combien d’heures
help-mute-guest = NAME est la marque d’un invité, telle que la donnent « carrack admin people --guests » et le journal
help-unmute = Laisser de nouveau entendre quelqu’un
help-unmute-guest = NAME est la marque d’un invité, telle que la donnent « carrack admin people --guests » et le journal
help-reports = Lister ce que des joueurs ont signalé
help-settle = Retirer un signalement de la liste
help-settle-number = Le numéro du signalement
help-rate = Recalculer tous les classements à partir des parties classées
help-name = Le nom du compte
help-export = Faire d’enregistrements, ou de parties de robots jouées pour cela, un jeu de données d’entraînement : une ligne par décision, en Parquet, avec une fiche qui dit ce qu’il contient
help-export-what = Des enregistrements ou des dossiers qui en contiennent ; ou des jeux, que des robots joueront
help-export-out = Le fichier à écrire ; sa fiche se trouve à côté. Pour plusieurs jeux, un dossier : chacun y a son fichier
help-export-games = Combien de parties jouer (100 par défaut)
help-export-bots = Les robots : un niveau pour tous les joueurs, ou un pour chacun ; par défaut, ceux qui jouent au hasard
help-export-seats = À des tables de combien de joueurs ; par défaut, la plus petite
help-export-jobs = Jouer dans combien de processus ; par défaut, un par processeur. Le résultat est le même
help-export-licence = La licence que la fiche nomme
help-mcp = Laisser jouer des modèles de langue et des scripts, par le Model Context Protocol : sur l’entrée et la sortie standard, ou avec --http pour les programmes de cette machine
help-mcp-http = Écouter plutôt sur ce port de cette machine ; 0 prend n’importe lequel qui soit libre
help-mcp-keep = Un dossier pour les parties : chacune y est entière à tout moment, et reprend de là
help-bench = Mesurer le moteur et le comparer à ses objectifs
help-bench-game = Le jeu ; par défaut, tous ceux de la maison
help-bench-as_json = Les mesures en JSON
help-bench-gate = Terminer avec le code 1 quand un minimum n’est pas atteint
help-bench-search = Mesurer plutôt la vitesse de réflexion des robots
help-observation = Ce que disent, un par un, les nombres qu’un joueur observe, pour les programmes qui apprennent
help-observation-game = Le jeu
help-observation-as_json = Les entrées en JSON
help-seats = À combien de joueurs
help-option = Une option du jeu, comme length=short ; peut être répétée
help-seed = Une graine : la même graine donne les mêmes parties
help-on = Où jouer : ray est la grappe Ray de cette machine, l’adresse d’un client Ray (voir docs/tournaments.md) une autre ; par défaut, des processus de cette machine

## Ce qui a été tapé

usage-no-option = { $option } : cette option n’existe pas ; --help en donne la liste
usage-needs-value = { $option } : il manque une valeur à la suite
usage-missing = { $what } : valeur manquante ; --help dit ce qu’il faut mettre
usage-bad-value = { $what } : cette valeur ne convient pas ; --help dit ce qu’il faut mettre
usage-too-many = « { $what } » est un argument de trop ; --help dit ce qu’il faut mettre
usage-no-command = « { $command } » n’est pas une commande ; il y a : { $commands }
usage-other = la ligne de commande n’est pas comprise : { $what }

## Ce qui ne convient pas

error-game = GAME : « { $game } » n’est pas un jeu du catalogue ; il y a : { $games }
error-whole = { $field } : un nombre entier à partir de { $least } est attendu, et non « { $value } »
error-within = { $field } : un nombre entier de { $least } à { $most } est attendu, et non « { $value } »
error-choice = { $field } : « { $value } » n’est pas proposé ; il y a : { $allowed }
error-option-form = { $field } : NOM=VALEUR est attendu, et non « { $value } »
error-option-name = { $field } : « { $name } » n’est pas une option de ce jeu ; il y a : { $allowed }
error-option-seats = { $field } { $name } : « { $value } » ne se joue qu’à { $seats } joueurs
error-bots-count = --bots : un seul niveau, ou un pour chacun des { $seats } joueurs, est attendu, et non { $count }
error-utf8 = { $field } : un texte qui puisse s’écrire en UTF-8 est attendu
error-not-empty = --out : { $folder } n’est pas vide ; choisissez un nouveau dossier, pour que rien ne soit mêlé ni perdu
error-file = { $file } : { $why }
error-field = { $field } : { $why }
error-worker-lost = le processus qui joue la partie { $number } a été perdu à chaque fois, peut-être faute de mémoire ; moins de --jobs peut aider
error-bot = { $field } : « { $value } » n’est pas un robot qui puisse jouer : { $why }
error-process = { $field } : « { $value } » ne joue pas : { $why } ({ $detail })
error-extra = { $library } manque ici : pip install carrack[{ $extra }] l’apporte
error-bot-twice = BOT : « { $name } » y est deux fois ; NOM=ROBOT donne un autre nom à l’un des deux
error-bots-few = BOT : il en faut au moins { $seats }, autant que de places à la table, et non { $count }
error-round = --games : une ronde de ce tournoi compte { $least } parties, et non { $games }
error-records = --records : il faut un dossier, --out
error-bug = cela ne devrait pas arriver : { $what } (CARRACK_DEBUG=1 montre où)

## Ce que dit le système

system-ENOENT = ce fichier ou ce dossier n’existe pas
system-EACCES = l’accès est refusé
system-EPERM = cela n’est pas permis
system-EISDIR = c’est un dossier, pas un fichier
system-ENOTDIR = une partie du chemin n’est pas un dossier
system-EEXIST = cela existe déjà
system-ENOSPC = le disque est plein ; rien de ce qui s’y trouvait n’est perdu
system-EDQUOT = le quota du disque est épuisé ; rien de ce qui s’y trouvait n’est perdu
system-EFBIG = le fichier dépasserait la taille permise ; rien de ce qui s’y trouvait n’est perdu
system-EROFS = ce disque ne peut être que lu
system-EIO = le disque a une défaillance
system-ENAMETOOLONG = le nom est trop long

## Jeux

games-seats = Joueurs : { $seats }
games-option = { $name }={ $default }  { $text }
games-option-seats = seulement à { $seats } joueurs
games-broken = ne peut être chargé : { $why }
observation-title = { $game }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} : { $entries } entrées, empreinte { $digest }
observation-none = { $game } ne dit pas en nombres ce qu’un joueur peut savoir

## Règles

rules-none = GAME : il n’y a pas encore de règles de { $game }
rules-no-paragraph = PARAGRAPH : « { $paragraph } » n’est pas un paragraphe des règles ; il y a : { $ids }

## Démonstration

demo-title = { $title } : { $names }
demo-seed = La même partie à nouveau : --seed { $seed }

## Résultats

result-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts })

## Revoir

replay-title = { $title }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}
replay-keys = Entrée ou espace : avancer. b : reculer. a : tout le reste. q : terminer.
replay-chance = Le hasard
replay-answer = { $name } : { $action }
replay-forced = { $name } : { $action } (sans choix)
replay-hidden = { $name } : une réponse secrète
replay-older-rules = Jusqu’à l’entrée { $entry }, cette partie a été jouée sous des règles plus anciennes : sa position d’alors ne peut plus être montrée.
replay-asked = Question à { $name } : { $question }
replay-points = Points : { $points }

## Contrôler

record-refused = { $file } est refusé : { $why }
verify-game = { $title }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, { $options }
verify-checksums = { $lines ->
    [one] L’enregistrement est entier et intact : sa somme de contrôle est juste.
   *[other] L’enregistrement est entier et intact : les { $lines } sommes de contrôle sont justes.
}
verify-rules = { $answers ->
    [0] Personne n’a encore répondu.
    [one] Les règles ont été suivies : la seule réponse était permise.
   *[other] Les règles ont été suivies : les { $answers } réponses étaient permises, et chacune venait du joueur interrogé.
}
verify-chance-fair = { $drawn ->
    [0] Hasard : rien n’a encore été tiré. La graine est celle de l’engagement.
    [one] Le hasard était loyal : la graine est celle de l’engagement pris avant la partie, et elle donne le seul tirage.
   *[other] Le hasard était loyal : la graine est celle de l’engagement pris avant la partie, et elle donne chacun des { $drawn } tirages.
}
verify-chance-sealed = Le hasard ne peut pas encore être contrôlé : la partie continue, et sa graine sera révélée à la fin. Tirages jusqu’ici : { $drawn }.
verify-chance-given = Le hasard ne peut pas être contrôlé : personne ne s’est engagé sur une graine, les dés ont été lancés à une vraie table ou écrits d’avance. Tirages : { $drawn } ; chacun était possible.
verify-older-rules = Jusqu’à l’entrée { $entry }, cette partie a été jouée sous des règles plus anciennes : cela ne peut plus être contrôlé.
verify-given = { $count ->
    [one] La première réponse a été donnée au départ de cette partie : elle était permise, mais n’a pas été tirée de cette graine.
   *[other] Les { $count } premières réponses ont été données au départ de cette partie : elles étaient permises, mais n’ont pas été tirées de cette graine.
}
verify-contributions = { $count ->
    [one] Une personne a mêlé un texte à la graine, pour que personne ne puisse la choisir seul.
   *[other] { $count } personnes ont mêlé un texte à la graine, pour que personne ne puisse la choisir seul.
}
verify-commitment = Engagement : { $text } (comparez-le à celui qui vous a été montré avant la partie)
verify-running = La partie n’est pas finie : l’enregistrement est celui de la personne qui la garde, jusqu’à l’entrée { $entries }.
verify-running-partial = La partie n’est pas finie : l’enregistrement est celui d’un seul lecteur, jusqu’à l’entrée { $entries }.

## Simuler

simulate-playing = Parties
simulate-kept = Enregistrements, graphiques et bilan sont dans { $folder }

summary-title = { $title } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
summary-title-part = { $title } : { $games } parties sur { $wanted }
summary-seed = { $dice ->
    [fast] Graine { $seed }. Dés d’un générateur rapide.
   *[verifiable] Graine { $seed }. Dés vérifiables.
}
summary-checked = { $broken ->
    [0] Aucune loi n’a été enfreinte en { $actions } actions.
    [one] Une partie a échoué.
   *[other] { $broken } parties ont échoué.
}
summary-covered = { $settings ->
    [one] Une seule table, avec un seul jeu d’options.
   *[other] { $settings } tables différentes : des tailles, et des options telles que tous les choix se rencontrent deux à deux.
}
summary-failure = La partie { $number } (graine { $seed }/{ $number }) a échoué : { $what }
summary-failure-kept = Elle est gardée dans { $file }
summary-more-failures = Et { $count } de plus.
summary-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
summary-actions = Actions
summary-rounds = Tours
summary-shared = Victoires partagées : { $games }
summary-margins = Écart
summary-intervals = ± 95 % : la moitié de l’intervalle à 95 % d’une moyenne.

column-length = Durée
column-mean = Moyenne
column-seat = Joueur
column-bot = Robot
column-points = Points
column-interval = Intervalle à 95 %
column-reach = ± 95 %
column-deviation = Écart type
column-least = Min.
column-median = Médiane
column-most = Max.
column-won = Gagnées
column-source = Points par
column-winners = Gagnants
column-why = Fin par
column-grade = Issue
column-games = Parties
column-share = Part
column-figure = Mesure
column-seats = Joueurs
column-measured = Mesuré
column-yardstick = Étalon
column-times = Rapport
column-floor = Minimum
column-goal = Objectif
column-reached = Atteint
column-game = Jeu
column-rank = Rang
column-strength = Force
column-margin = Écart
column-cpu = Calcul par choix
column-place = Ordre
column-thing = Élément
column-taken = Pris
column-lead = Avance
column-round = Tour
column-verdict = Sûr
column-part = Part
column-question = Question
column-chance = Hasard
column-answer = Réponse
column-event = Événement
column-end = Fin par
column-what = Quoi
column-measure = Mesure
column-change = Effet
column-corrected = Doute

## Graphiques

chart-lengths = Longueur d’une partie, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chart-lengths-across = actions
chart-scores = Points d’un joueur, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chart-scores-across = points
chart-wins = Parties gagnées par joueur, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chart-sources = Points d’un joueur par origine, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chart-endings = Façons de finir, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
chart-share = part des parties
chart-points = points
chart-strength = points de force
chart-variance = part de la variance

## Mesurer

bench-pure = Le moteur n’est pas compilé : ces mesures ne disent rien de ses objectifs.
bench-measuring = Mesure de { $title }
bench-play = Jeu au hasard
bench-contract = Depuis Python
bench-clone = Copie
bench-income = Revenu des marchandises
bench-search = Simulations
bench-value = Évaluation
bench-millions = { NUMBER($value, maximumFractionDigits: 2) } M/s
bench-simulations = { NUMBER($value, maximumFractionDigits: 0) } /s
bench-microseconds = { NUMBER($value, maximumFractionDigits: 3) } µs
bench-times = { NUMBER($value, maximumFractionDigits: 2) } ×
bench-goal = objectif
bench-floor = minimum
bench-missed = non
bench-how = Actions par seconde de processeur, sur un cœur, la meilleure de { $slices } tranches. L’étalon est un petit jeu mesuré en même temps ; une copie se compare à la sienne.
bench-how-search = Par seconde de processeur, sur un cœur, la meilleure de { $slices } tranches, au milieu de parties jouées par le robot glouton. Une simulation descend dans l’arbre, puis joue la suite.

## Serveur

export-missing = Les bibliothèques qu’il faut ne sont pas installées : pip install "carrack[research]"
export-game-only = { $option } est pour un jeu à jouer, pas pour des enregistrements
export-empty-folder = { $folder } : il n’y a pas d’enregistrement (*.jsonl) dedans
export-not-over = la partie n’est pas finie : on ne sait pas encore ce que valaient ses décisions
export-nothing = Il n’y a rien à exporter : rien n’a été écrit.
export-reading = Lecture
export-done = { $rows ->
    [one] Une décision
   *[other] { $rows } décisions
} de { $records ->
    [one] une partie
   *[other] { $records } parties
} dans { $file }
export-card = Ce qu’il contient : { $file }
export-refused = { $count ->
    [one] Un enregistrement a été refusé ; les autres sont dans le jeu de données.
   *[other] { $count } enregistrements ont été refusés ; les autres sont dans le jeu de données.
}
card-what = Un jeu de données d’entraînement pour jeux de plateau : { $rows } lignes de { $records } parties. Une ligne est une décision d’une place : ce qu’elle pouvait savoir, ce qu’elle pouvait répondre, ce qu’elle a répondu, et comment la partie a fini pour elle.
card-played = Les parties ont été jouées par des robots ({ $bots }), au nombre de { $games }, à partir de la graine « { $seed } » ; la même commande les refait.
card-given = Les parties ont été lues d’enregistrements, chaque règle vérifiée de nouveau.
card-refused = { $count ->
    [one] Un enregistrement a été refusé.
   *[other] { $count } enregistrements ont été refusés.
}
card-tables = Tables
card-table = { $title }, version { $version }, { $count ->
    [one] une place
   *[other] { $count } places
}, { $options } : { $rows } lignes de { $records } parties ; observations de { $length } nombres, masques de { $actions }
card-players = Joueurs
card-rows = { $count ->
    [one] une ligne
   *[other] { $count } lignes
}
card-columns = Colonnes
card-record = de quelle partie vient la ligne : une empreinte de son enregistrement
card-game = l’identifiant du jeu
card-version = la version de ses règles
card-observation-version = quels nombres une observation contient ; leurs noms sont dans la fiche en JSON et dans les métadonnées du fichier (carrack)
card-seats = combien étaient à la table
card-revision = combien d’entrées l’enregistrement avait avant cette décision
card-seat = de qui était la décision, compté à partir de 0
card-who = qui y était assis : bot:NIVEAU ou person ; des gens, rien d’autre n’est gardé
card-observation = ce que la place pouvait savoir à ce moment, en nombres ; les autres places sont comptées à partir d’elle
card-mask = 1 pour chaque action que les règles permettaient, par code
card-action = le code de l’action choisie
card-value = la part de victoire de la place à la fin : 1 seule, moins à plusieurs, 0 si elle a perdu
card-points = les points de la place à la fin
card-secrets = Aucune ligne ne contient ce que sa place ne pouvait pas savoir à ce moment. Les réponses du hasard, les réponses sans alternative et celles qui ont été reprises n’y sont pas.
card-origin = Origine
card-file = { $bytes } octets, SHA-256 { $sha }, fait par { $program }.
card-licence = Licence : { $licence }
card-no-licence = Licence : non indiquée ; c’est celle de qui a fait les enregistrements.
mcp-missing = La bibliothèque qu’il faut n’est pas installée : pip install "carrack[mcp]"
mcp-waiting = C’est un client qui lance cette commande et lui parle ; docs/mcp.md montre comment. Ctrl-C l’arrête.
mcp-open = Ouvert aux programmes de cette machine : { $url } (Ctrl-C arrête)
mcp-port = --http : impossible d’écouter sur { $port } : { $why }
serve-open = La table est ouverte : { $url }
serve-database = Tout est gardé dans { $file }
serve-lan = Les autres la trouvent sur ce réseau : { $url }
serve-no-network = Cette machine n’a pas de réseau en ce moment : personne d’autre ne la trouvera.
serve-stop = Ctrl-C arrête le serveur ; rien n’est perdu.
serve-port-taken = --port : { $port } est occupé ; un autre serveur tourne déjà, ou il faut un autre numéro
serve-port-forbidden = --port : le système ne permet pas d’écouter { $port } ; les numéros à partir de 1024 sont libres d’usage
serve-bad-address = --host : « { $host } » n’est pas une adresse de cette machine
serve-bad-host = --allow-host : un nom sans protocole ni port est attendu, comme jeux.example.org, et non « { $value } »
serve-bad-profiles = --profiles : l’un de { $known } est attendu, et non « { $value } »
serve-bad-calls = --calls : on attend certains de { $kinds }, ou none, et non « { $value } »
serve-bad-smtp = --smtp : on attend un serveur tel que smtp://nom:motdepasse@mail.example.org:587?from=jeux@example.org, ou smtps:// pour TLS dès le début
serve-no-smtp = --calls : mail demande un serveur de courriel, donné par --smtp
serve-no-service = --calls : service demande au moins un --service, par exemple --service ntfy
serve-no-apprise = Personne ne peut être appelé par un service ici : il faut apprise, pip install carrack[calls]
serve-bad-proxy = --trust-proxy : une adresse ou un réseau comme 10.0.0.0/8 est attendu, et non « { $value } »

## Base de données, copie et retour

database-missing = { $file } : ce fichier n’existe pas
database-unreadable = { $file } : cela ne peut servir de base de données : { $why }
database-foreign = { $file } : c’est la base de données d’un autre programme ; rien n’a été changé. --database nomme un autre fichier
database-newer = { $file } : un Carrack plus récent l’a écrit (version { $found }) ; rien n’a été changé. Mettez Carrack à jour pour l’ouvrir
database-held = { $file } : un serveur l’a ouvert ; arrêtez-le d’abord
database-damaged = { $file } : ce fichier est abîmé ; rien n’a été changé
database-not-copied = { $file } : n’a pas pu être écrit, donc rien n’a été changé : { $why }
backup-exists = { $file } : existe déjà ; choisissez un autre nom, pour que rien ne soit perdu
backup-empty = { $file } : il n’y a rien à remettre en place
backup-done = Copié dans { $file }. Il contient les secrets des parties en cours : gardez-le pour vous.
restore-done = { $file } est remis en place.
restore-kept = Ce qui s’y trouvait avant est dans { $file }

## Administration

admin-person = { $name } : depuis le { $day }, { $tables ->
    [0] à aucune table
    [one] à une table
   *[other] à { $tables } tables
}
admin-person-banned = { $name } : depuis le { $day }, { $tables ->
    [0] à aucune table
    [one] à une table
   *[other] à { $tables } tables
}, banni
admin-count = { $accounts ->
    [one] { $accounts } compte
   *[other] { $accounts } comptes
}, { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
}
admin-password-set = { $name } a un nouveau mot de passe ; tous les navigateurs doivent se reconnecter.
admin-banned = { $name } est banni. Un serveur qui tourne le saura dans les deux secondes.
admin-unbanned = { $name } peut revenir.
admin-renamed = { $name } s’appelle désormais { $new }.
admin-deleted = { $name } est supprimé. Les parties jouées restent, sans le nom.
admin-line-removed = La ligne { $line } est retirée.
admin-muted = { $name } n’est plus entendu pendant { $hours ->
    [one] une heure
   *[other] { $hours } heures
}.
admin-unmuted = { $name } est de nouveau entendu.
admin-report = { $number }. { $day } { $by } à propos de { $about }{ $place }
admin-reports = { $count ->
    [0] Rien n’est signalé.
    [one] Un signalement. « carrack admin settle NUMBER » le retire de la liste.
   *[other] { $count } signalements. « carrack admin settle NUMBER » en retire un de la liste.
}
admin-settled = Le signalement { $number } est réglé.
admin-rated = { $games ->
    [0] Aucune partie n’a encore été classée.
    [one] Une partie classée a été recalculée.
   *[other] { $games } parties classées ont été recalculées.
}
admin-refused = { $why } Rien n’a été changé.
admin-not-written = { $file } : ni lecture ni écriture possibles en ce moment ; rien n’a été changé
database-not-ready = { $file } : ce n’est pas encore une base de données de cette version ; « carrack serve » s’en charge

## Force

strength-title = { $bot } contre { $against }
strength-playing = { $title }, { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
strength-how = Le hasard est le même dans autant de parties de suite qu’il y a de joueurs, et le robot y occupe chaque place une fois. L’intervalle reste valable aussi souvent qu’on le regarde ; la force est celle d’Elo, 0 quand le robot ne vaut pas mieux.
strength-cpu = { NUMBER($value, maximumFractionDigits: 1) } ms
strength-chart = Parties gagnées par { $bot } contre { $against }
strength-kept = Parties, tableau et graphique sont dans { $folder }
error-contest = { $file } : ce ne sont pas les parties de cette rencontre ; prenez un autre dossier

## Tournoi

tournament-title = { $title } : un tournoi de { $count } robots
tournament-course = { $system ->
    [swiss] Système suisse
   *[round-robin] Tous contre tous
}, tables de { $seats } joueurs, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Graine { $seed }.
tournament-pairs = Victoires d’une ligne contre une colonne, à leurs tables communes
tournament-pair = { $one } devant { $other }
tournament-settled = L’ordre est sûr.
tournament-open = Pas encore sûr : { $pairs }.
tournament-how = Le hasard est le même dans toutes les parties d’une ronde, et chacun occupe chaque place d’une table. La force est celle d’Elo selon le modèle de Bradley et Terry, 0 en moyenne ; son intervalle est celui d’un bootstrap sur les rondes. Un ordre dit sûr peut être faux dans un tournoi sur vingt, aussi souvent qu’on regarde.
tournament-no-round = aucune ronde n’a été jouée jusqu’au bout
tournament-kept = Parties, tableaux, graphiques et report.html sont dans { $folder }
tournament-forfeit = Partie { $number } perdue par { $name } : { $why } ({ $detail })
tournament-chart = Force, avec son intervalle à 95 %
forfeit-gone = son programme s’est arrêté
forfeit-late = il a mis trop de temps
forfeit-garbled = il ne respecte pas le protocole
forfeit-illegal = une réponse qui n’est pas permise
forfeit-fell = il est tombé en panne

## Étude

study-title = { $title } : { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}, { $games } parties
study-about = { $bots } à toutes les places, graine { $seed }, { $deals } donnes, chacune jouée deux fois avec le même hasard. Options : { $options }
study-facts = Jeu { $game }, version { $version }, données { $digest }
study-how = Chaque intervalle, pris seul, est valable 95 fois sur 100 ; les donnes sont indépendantes, les parties et les joueurs d’une même donne ne le sont pas, et il en est tenu compte. « Sûr » et « doute » sont corrigés du nombre de questions (Holm) : de tout ce qui est dit sûr, rien n’est faux 95 fois sur 100.
study-caution = Qui mène a plus de moyens : que les possesseurs gagnent ne prouve pas que posséder fait gagner. Seul un changement du jeu, joué avec les mêmes donnes, montre son effet. Tout cela vaut pour ces joueurs-là.
study-fairness = Places et ordre
study-seats = Part de la victoire, par joueur
study-places = Part de la victoire, par ordre de début
study-shape = Durée et points
study-luck-title = Chance
study-luck-how = Chaque donne est jouée deux fois : même hasard, mêmes places, des joueurs qui réfléchissent à nouveau. La « chance » est la part de la variance du résultat qui reste la même : ce que la place apporte en moyenne, et ce que la donne y ajoute. Les « choix » sont le reste, pour ces joueurs. Les erreurs s’obtiennent en écartant les donnes une à une.
study-luck = Chance (place et donne)
study-seat = Place
study-deal = Donne
study-choices = Choix
study-result-won = victoire
study-result-points = avance
study-things = Ce qui a été pris
study-things-sure = Ce qui, une fois pris, gagne sûrement plus ou moins souvent que sa juste part
study-things-chart = Part de la victoire de qui l’a pris
study-idle = Jamais pris : { $things } (au plus dans { $most } des parties)
study-rules = Combien de fois les questions se posent et les règles jouent, par partie
study-questions = Questions aux joueurs
study-chances = Questions au hasard
study-answers = Réponses
study-events = Événements
study-ends = Façons de finir
study-arm = Et si : { $arm }
study-felt = { $different ->
    [0] Aucune des { $games } parties n’a pris un autre cours : ces joueurs ne sentent pas le changement, ou le jeu ne lit jamais cette donnée.
   *[other] { $different } parties sur { $games } ont pris un autre cours.
}
study-differences = Ce qui change sûrement, avec les mêmes donnes
study-above = au-dessus
study-below = au-dessous
study-hardly = < { NUMBER($value, maximumFractionDigits: 3) }
study-doubt = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-more = Et { $count } de plus ; --out les garde toutes.
study-kept = Parties, tableaux, graphiques et page sont dans { $folder }
measure-points = Points d’un joueur
measure-winner = Points du meilleur
measure-margin = Avance du meilleur
measure-actions = Actions
measure-rounds = Tours
measure-shared = Victoires partagées
measure-won = Victoire
measure-games = Parties
measure-asked = Posée
measure-choices = Avec un choix
measure-answers = Réponses permises
measure-given = Donnée
measure-told = Raconté
measure-taken = Pris par un joueur
measure-lead = Avance sur la table
measure-round = Tour de la prise
measure-kept = Gardé jusqu’au bout
error-study = { $file } : ce ne sont pas les parties de cette étude ; prenez un autre dossier
error-study-broke = { $arm } : la partie { $number } a échoué, donc rien n’en est dit : { $what }
error-study-clock = --bots : « { $value } » réfléchit selon l’horloge et ne rejouerait jamais la même partie ; search@400 compte les simulations
error-study-bots = --bots : « { $value } » connaît le vrai jeu par cœur ; avec --what-if, il y a : { $allowed }, ou module:Classe
error-sweep-form = --sweep : NOM=VALEUR,VALEUR est attendu, et non « { $value } »
error-study-twice = { $name } est demandé deux fois
error-fact-no-form = --what-if : DONNÉE=VALEUR est attendu, et non « { $path } »
error-fact-no-path = --what-if : « { $path } » ne mène à aucune donnée de ce jeu ; il y a tout près : { $near }
error-fact-many-paths = --what-if : « { $path } » mène à plusieurs données : { $near }
error-fact-twice = --what-if : « { $path } » est changé deux fois
error-fact-wrong-value = --what-if { $path } : « { $value } » ne peut remplacer { $now }
error-fact-same-value = --what-if { $path } : { $value } y est déjà
error-fact-no-fact = --what-if : « { $path } » n’est pas une donnée du jeu mais découle d’autres : changée seule, elle ne changerait rien de ce qui compte comme le jeu
error-fact-no-sources = --what-if { $path } : les sources du jeu ne sont pas installées
error-fact-breaks = --what-if { $path } : le jeu ne peut se jouer ainsi : { $what }
