# La page dans le navigateur.

## Partout

skip-to-content = Aller au contenu
announcements = Ce qui se passe
navigation = Navigation
page-harbour = Port
page-rules = Règles
page-settings = Réglages
page-account = Se connecter
language-en = English
language-fr = Français
tables-waiting = { $tables ->
    [one] { $tables } table vous attend
   *[other] { $tables } tables vous attendent
}
try-again = Réessayer
to-the-harbour = Vers le port
nowhere-title = Eaux inconnues
nowhere-text = Il n’y a pas de page à cette adresse.
error-unreachable = Le serveur ne répond pas. Rien n’est perdu : réessayez.

## Le plateau de L’Âge de fer

iron-dice = Dés
iron-roll = Lancer { $roll } sur { $rolls }
iron-round = Manche { $round }
iron-round-solo = Manche { $round } sur { $rounds }
iron-picked = choisi pour être relancé
iron-locked = bloqué
iron-sheet = Feuille du joueur { $name }
iron-points = { $points ->
    [one] point
   *[other] points
}
iron-of = { $filled } sur { $most }
iron-boxes = cases cochées : { $filled } sur { $most }
iron-provinces = { $provinces } sur { $most }, cases { $filled } sur { $boxes }
iron-worth-open = { $first } points pour le premier à le terminer, { $later } ensuite
iron-worth-taken = { $later } points, un autre joueur l’a terminé avant
iron-worth-first = terminé en premier, { $first } points
iron-worth-later = terminé ensuite, { $later } points
iron-price = coûte { $cost }, { $points } points
iron-owned = acquis, { $points } points
iron-open = la feuille entière
iron-close = Revenir à ma feuille
iron-ends = Ce qui termine la partie
iron-final = Score final
iron-solo-target = Il y a { $target } points à dépasser.

## L’Âge des découvertes : des mots qui vont à ses deux boîtes

discovery-map = Le Nouveau Monde
discovery-boxes = Événements
discovery-part-boxes = Événements
discovery-part-map = Carte
discovery-part-seats = Joueurs
discovery-part-log = Journal
discovery-mat = Plateau du joueur { $name }
discovery-open = tout le plateau
discovery-back = Revenir au mien
discovery-turn = Tour { $number } sur { $turns }
discovery-order = Ordre
discovery-unknown = pas encore découverte
discovery-there = { $name } : { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
discovery-odds = { $chance } %
discovery-free = libre
discovery-bag = { $goods } dans le sac
discovery-stack = { $price } $ pièce, { $tiles } dans la pile
discovery-foretold = À venir : { $tiles }
discovery-war = une bataille par ouvrier, ou une guerre pour { $price } $
discovery-dollars = { $dollars } $
discovery-up = choisi
discovery-uses = { $left ->
    [0] avantage épuisé
    [one] avantage : { $left } usage restant
   *[other] avantage : { $left } usages restants
}
discovery-income = +{ $dollars } $ à venir
discovery-cargo = Cargaison
discovery-choose = Choisir
discovery-found = { $found ->
    [one] { $found } découverte
   *[other] { $found } découvertes
}
discovery-joins = embarque
discovery-waits = { $workers } en attente
discovery-nobody = Il n’y a personne.
discovery-strength = Force. Choisissez la région où aller.

# Où cliquer ou toucher, dit tant qu'une question est nouvelle
discovery-click-box = Choisissez une case ; pour un autre ouvrier, choisissez-le d’abord.
discovery-click-scouting = Choisissez une case ; ou d’abord une région, pour en regarder le jeton.
discovery-click-expedition = Choisissez ceux qui partent, puis la région visée.
discovery-click-region = Choisissez une région éclairée.
discovery-click-good = Choisissez une marchandise éclairée.
discovery-click-own-good = Choisissez une de vos marchandises.
discovery-click-tile = Choisissez une tuile éclairée.
discovery-click-ship = Choisissez le bateau pour le prendre.
discovery-click-specialist = Choisissez un spécialiste éclairé.
discovery-click-space = Choisissez une case éclairée.
discovery-click-plate = Choisissez une réponse éclairée.

## Endeavor

endeavor-round = Tour { $round } sur { $rounds }
endeavor-supply = Bâtiments
endeavor-mat = Plateau du joueur { $name }
endeavor-whole = le plateau entier
endeavor-back = Revenir au mien
endeavor-part-world = Monde
endeavor-part-supply = Bâtiments
endeavor-part-mat = Mon plateau
endeavor-answers = possible ici
endeavor-open = ouverte
endeavor-closed = pas encore ouverte
endeavor-to-open = encore { $spaces }
endeavor-filled = { $filled } { $filled ->
    [one] espace
   *[other] espaces
} sur { $spaces }
endeavor-beside = à côté de la piste pleine
endeavor-leads = en tête pour le Gouverneur
endeavor-won = a gagné le Gouverneur
endeavor-short = manque { $discs }
endeavor-enough = assez de marqueurs
endeavor-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
endeavor-empty = vide
endeavor-abolished = aboli
endeavor-or = ou
endeavor-price = attaque : { $discs } marqueurs
endeavor-opens = s’ouvre
endeavor-unused = { $buildings ->
    [0] { $tokens ->
        [one] un jeton bleu inutilisé
       *[other] { $tokens } jetons bleus inutilisés
    }
    [one] un bâtiment inutilisé
   *[other] { $buildings } bâtiments inutilisés
}
endeavor-over = { $cards ->
    [one] une carte perdue
   *[other] { $cards } cartes perdues
}
endeavor-left = { $tiles } { $tiles ->
    [one] restante
   *[other] restantes
}
endeavor-none-left = plus aucune
endeavor-industry = industrie { $score }
endeavor-gain-industry = niveau { $gain }
endeavor-gain-culture = +{ $gain } au port
endeavor-gain-finance = { $gain ->
    [one] { $gain } payé
   *[other] { $gain } payés
}
endeavor-gain-politics = { $gain ->
    [one] { $gain } carte
   *[other] { $gain } cartes
}
endeavor-next = { $gain } à partir de { $score }
endeavor-no-blue = aucun jeton bleu
endeavor-build-round = tour { $round }
endeavor-limit = Cartes { $cards }, limite { $limit } et un Esclavage
endeavor-limit-abolished = Cartes { $cards }, limite { $limit }
endeavor-face-down = { $cards } face cachée
endeavor-slot-free = libre
endeavor-slot-slavery = Esclavage seul
endeavor-slot-politics = politique { $score }
endeavor-slot-governor = vide : { $glory } points
endeavor-opposition = Opposition
endeavor-costs = { $actions ->
    [0] aucune action de plus
    [one] +{ $actions } action
   *[other] +{ $actions } actions
}
endeavor-not-twice = pas deux fois de suite
endeavor-owed = viendra plus tard
endeavor-acts = { $actions ->
    [one] Agit une fois ce tour
   *[other] Agit { $actions } fois ce tour
}
endeavor-priorities = Chaque marqueur fait la première chose possible
endeavor-equals = À égalité : d’abord un jeton bleu, puis un jeton de sa piste la plus basse. Si rien ne les sépare, vous choisissez.
endeavor-before-you = À partir du tour 3, elle agit avant vous si son premier marqueur peut occuper une ville.
endeavor-bonus = pioche une carte en fin de tour si vous avez pioché
endeavor-bonus-due = pioche une carte en fin de tour, puisque vous avez pioché
endeavor-margin = Écart
endeavor-better = { $points } de plus : { $grade }

## La table

close = Fermer
table-title = { $title } · Carrack
table-title-turn = ● À vous · { $title }
table-board-comes = On dresse la table…
table-gone = Cette table a été retirée par son hôte.
table-bot = Robot { $letter }
table-guest = Invité { $letter }
table-same-name = { $name } { $letter }
table-nobody = Personne
table-waiting-for = On attend { $name }.
table-thinks = { $name } réfléchit…
show-skip = Passer
table-options = Ce qui est possible
table-nothing-to-do = Rien pour l’instant : c’est à quelqu’un d’autre.
table-list = Liste
table-filter = Chercher une réponse
table-choose = Choisissez
table-show-others = Pourquoi pas autre chose ?
table-hide-others = Seulement ce qui est possible
table-no-others = Cette question n’a pas d’autre réponse.
table-why-not = Pourquoi pas
table-the-rule = Le paragraphe de la règle
table-board = Le plateau
table-text = Texte
thing-changed = changé
table-seats = Joueurs
table-you = vous
table-asked = son tour
table-asked-you = votre tour
table-winner = gagne
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-by-source = Points par origine
table-points-by-source = Points par origine et par joueur
table-total = Total
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-unread = { $lines ->
    [one] { $lines } nouveau
   *[other] { $lines } nouveaux
}
table-say = Dire quelque chose
table-send = Envoyer
table-line-removed = Cette ligne a été retirée.
table-handed-over = Un robot joue pour { $name } : { $level }.
table-taken-back = { $name } reprend sa place.
table-undo = Annuler
table-undo-grace = Annuler ({ $seconds } s)
table-undo-rewind = Annuler le retour
table-confirm = Vous ne pourrez plus l’annuler : { $answer }.
table-confirm-idle = Cela coûte et ne rapporte rien : { $answer }.
table-do-it = C’est décidé
ahead = Ce que cela donnerait
ahead-again = Touchez encore pour le faire.
ahead-idle = ne rapporte rien
table-back = Retour
table-connection-lost = La connexion est coupée. Rien n’est perdu : la table revient d’elle-même.
table-older-rules = Cette partie a été jouée avec la version { $version } des règles ; celle d’aujourd’hui est la version { $now }.
table-go-back-here = Revenir ici…
table-go-back-to = Revenir à : { $text }
table-line-gone = { "" } (annulé)
table-rewind-sure = Revenir en arrière ? { $lost } Retour à : { $where }
table-rewind-lost = { $moves ->
    [0] Aucun coup n’est perdu.
    [1] Un coup est perdu, { $yours ->
        [0] pas le vôtre
       *[other] le vôtre
    }.
   *[other] { $moves } coups sont perdus, { $yours ->
        [0] dont aucun des vôtres
        [1] dont un des vôtres
       *[other] dont { $yours } des vôtres
    }.
}
table-rewind-propose = Le proposer à tous
table-rewind-asked = { $name } propose de revenir en arrière. { $lost } Retour à : { $where }
table-unrewind-asked = { $name } propose d’annuler le retour en arrière.
table-nobody-known = Quelqu’un
table-the-start = le début.
table-consent = Revenir
table-refuse = Continuer
table-withdraw = Continuer malgré tout
table-rewind-missing = Doivent encore répondre : { $names }
table-curtain-name = Rideau
table-curtain = Passez l’écran à { $name }.
table-curtain-look = Je suis { $name } : montrez ma table

## Touches

keys-title = Touches
key-space = Espace
key-shift = Maj
key-home-end = Début, Fin
key-help = Cette liste
key-answer = Donner une réponse de la liste, en l’ouvrant d’abord
key-undo = Annuler
key-walk = Parcourir le plateau
key-skip = Revenir au présent
key-next = À la prochaine table qui m’attend
key-next-none = Aucune autre table ne vous attend.
key-step = Un coup en arrière ou en avant
key-turn = Un tour en arrière ou en avant
key-ends = Au début, au dernier coup
key-play = Lecture et pause

## Le menu de la table

table-menu = Menu
plan =
    { $plans ->
        [0] Prévoir
       *[other] Prévoir ({ $plans })
    }
plans = Mes réponses prévues
plan-what = Des réponses que vous donnez d’avance. Personne d’autre n’en sait rien.
plan-begin = Prévoir une réponse
plan-question = Si l’on me demande
plan-nothing = Il n’y a rien à prévoir : nul ne peut dire ce qui vous sera demandé.
plan-choose = Si l’on vous demande « { $question } » : choisissez vos réponses dans l’ordre.
plan-choose-now = « { $question } » : choisissez ce que vous répondrez désormais.
plan-says = { $answers } · sinon, la question vous est posée
plan-draft = Les réponses dans l’ordre
plan-choices = Ce que l’on pourrait répondre
plan-else = Sinon, la question m’est posée.
plan-drop = Ôter : { $answer }
plan-or = {" "}ou sinon :{" "}
plan-horizon = Pour combien de temps
plan-once = une fois
plan-round = à cette manche
plan-always = toujours
plan-keep = Garder
plan-kept = La réponse est prévue.
plan-take-back = Retirer
plan-take-back-one = Retirer la réponse prévue : { $answer }
plan-moot = Répondre pour moi à ce qui est sans effet
plan-moot-what = Quand toutes les réponses reviennent au même, ou que toutes les autres coûtent sans rien rapporter.
given-planned = Comme vous l’aviez prévu :
given-moot = Répondu pour vous, car c’était sans effet :
next-table =
    { $tables ->
        [one] Suivante : { $game }
       *[other] Suivante : { $game } ({ $tables } tables attendent)
    }
missed = Depuis votre dernière visite
missed-points = Points : { $points }
table-your-seat = Votre place
table-hand-what = Un robot peut jouer pour vous jusqu’à ce que vous repreniez votre place.
table-bot-level = Robot
table-hand-over = Laisser jouer un robot
table-bot-plays-yours = Un robot joue à votre place en ce moment.
table-take-back-seat = Rejouer moi-même
table-resign = Abandonner…
table-resign-sure = Abandonner ? La partie s’arrêtera et vous l’aurez perdue.
table-resign-sure-many = Abandonner ? Un robot du plus haut niveau continuera à votre place.
table-resign-yes = Abandonner
table-absent = Quelqu’un est absent
table-absent-what = Après une longue absence, l’hôte peut laisser jouer un robot ; la place peut être reprise à tout moment.
table-bot-for = Laisser un robot jouer pour { $name }
table-watch = Un lien pour regarder
table-watch-what = Toute personne qui ouvre ce lien regarde en spectateur : la table, le journal et la discussion, mais aucun secret et aucune place.
table-watch-public = Cette table est publique : tout le monde peut la regarder.
table-watch-link = Lien pour regarder
table-rules = Règles
table-replay = Revoir la partie
table-record = Télécharger la partie

## La fin d’une partie

table-end-won = { $name } gagne.
table-end-shared = { $names } et { $last } partagent la victoire.
table-end = La partie est finie
table-end-nobody = Personne ne gagne.
table-end-lost = La partie est perdue.
table-end-resigned = { $name } a abandonné.
table-end-why = Fin de la partie : { $why }.
table-end-margin = { $margin ->
    [one] { $margin } point au-dessus du score à battre.
   *[other] { $margin } points au-dessus du score à battre.
}
table-end-short = { $short ->
    [one] { $short } point sous le score à battre.
   *[other] { $short } points sous le score à battre.
}
table-end-even = Exactement le score à battre.
table-end-grade = { $grade }.
table-rematch = Encore une partie
table-join-rematch = Vers la partie suivante
table-fairness = Le hasard a-t-il été honnête ?
table-fair = { $checked ->
    [one] Oui : le seul tirage est bien celui que la graine devait donner.
   *[other] Oui : les { $checked } tirages sont bien ceux que la graine devait donner.
}
table-unfair = Non : les tirages ne sont pas ceux de la graine. Téléchargez la partie et vérifiez-la avec carrack verify.
table-fairness-unknown = Cela ne peut pas être vérifié : personne ne s’était engagé sur une graine, ou les règles ont changé depuis.
table-commitment = Publié avant la partie
table-secret = Révélé après la partie

## Le texte de la table

twin-title = La table en mots
twin-now = Ce qui vient de se passer
twin-yes = oui
twin-no = non
twin-nothing = rien
twin-nobody = personne
twin-neighbours = Voisines
twin-count = { $name } { $number }
twin-pair = { $name } : { $value }

## Revoir une partie

replay-title = Revoir · { $title }
replay-move = Coup { $revision } sur { $last }
replay-controls = Parcourir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = Au dernier coup
replay-turn-back = Un tour en arrière
replay-turn-forward = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-speed = Vitesse
replay-times = × { $speed }
replay-eyes = Vu par
replay-points = Les points au fil de la partie
replay-points-of = Quels points
replay-points-all = Tous les points
replay-points-range = de { $least } à { $most }
replay-play-on = Continuer à partir d’ici
replay-to-the-table = À la table
replay-older-rules = Ce passage a été joué sous d’anciennes règles : le moment conservé le plus proche est le coup { $revision }.

## Port : les boîtes

box-iron-age = L’Âge de fer
    .about = Des dés, des ports et des provinces autour de la Méditerranée antique. Vite joué, vite rejoué.
    .length = 30 à 60 minutes
    .weight = simple
box-discovery-2007 = L’Âge des découvertes (2007)
    .about = Des ouvriers, des navires et des soldats pour le Nouveau Monde : placez-les bien, avant les autres.
    .length = 90 à 120 minutes
    .weight = moyenne
box-discovery-2015 = Empires : Age of Discovery (2015)
    .about = Le même voyage, avec des nations, des bâtisseurs et plus de choix.
    .length = 90 à 150 minutes
    .weight = élevée
box-endeavor = Endeavor
    .about = Sept tours pour bâtir, naviguer et occuper, d’un seul port à toutes les côtes.
    .length = 60 à 90 minutes
    .weight = moyenne
box-seats = Joueurs
box-length = Durée
box-weight = Complexité
box-play = Jouer
box-play-named = Jouer à { $game }
box-play-help = { $bots ->
    [0] Commence aussitôt une partie en solitaire.
    [one] Commence aussitôt une partie contre un robot.
   *[other] Commence aussitôt une partie contre { $bots } robots.
}
box-starting = Mise en place…
box-set-up = Nouvelle table
box-set-up-named = Nouvelle table : { $game }
box-rules-named = Règles : { $game }

## Port : les tables

title-page = { $page } · Carrack
harbour-title = Le port
harbour-lead = Choisissez une boîte et jouez aussitôt contre des robots, ou préparez une table pour vos amis, ici ou ailleurs.
my-name = Votre nom
harbour-boxes = Boîtes
harbour-mine = Mes parties
harbour-public = Tables ouvertes
harbour-public-none = Aucune table n’est ouverte à tous pour le moment.
harbour-new = En préparer une
harbour-over = Parties finies
harbour-show-all = Montrer les { $tables }
status-your-turn = À vous de jouer
status-running = Aux autres de jouer
status-open = { $free ->
    [0] Prête à commencer
    [one] { $free } place libre
   *[other] { $free } places libres
}
status-over = Finie
status-won = Vous avez gagné
way-play = Jouer
way-play-named = Continuer la partie : { $game }
way-table = Vers la table
way-table-named = Vers la table : { $game }
way-look = Regarder
way-look-named = Regarder la partie finie : { $game }
way-replay = Revoir
way-replay-named = Revoir la partie : { $game }
way-join = S’asseoir
way-join-named = S’asseoir à la table : { $game }
way-watch = Regarder
way-watch-named = Regarder la partie : { $game }
level-easy = Robot facile
level-medium = Robot moyen
level-hard = Robot difficile
level-expert = Robot expert
level-champion = Robot champion
level-random = Robot qui joue au hasard
level-greedy = Robot qui voit un coup à l’avance
level-lookahead = Robot qui déroule ses coups
level-easy-about = Voit son prochain coup et guère plus, et aime trop un côté du jeu.
level-medium-about = Joue correctement coup par coup, avec un faible bien à lui.
level-hard-about = Pense quelques coups à l’avance, et aime encore un peu trop ce qu’il aime.
level-expert-about = Pense loin et se trompe rarement.
level-champion-about = Pense aussi loin qu’il peut, et joue pour gagner.
seats = Places
seat-free = libre
seat-you = Vous
seat-yours = { $name } (vous)
seat-won = a gagné
seat-name = Nom du joueur à la place { $letter }
seat-name-short = Nom
presence-here = à la table
presence-away = ailleurs
presence-away-since = ailleurs depuis { $since }
seat-bot-for = { $bot }, pour { $name }
pace-live = En direct
pace-live-help = Tout le monde est à la table et répond en quelques minutes.
pace-slow = Par correspondance
pace-slow-help = Un coup de temps en temps : chacun répond quand il le peut.
cancel = Annuler
yes = oui
no = non
copy = Copier
copied = Copié
link-only-here = Ce lien ne marche que sur cette machine : les autres n’atteignent pas le serveur. Pour ouvrir votre réseau, lancez-le avec
copy-by-hand = Votre navigateur ne laisse pas la page copier : le texte est sélectionné, copiez-le au clavier.

## Horloges

clock-left = temps restant
new-clock = Temps
clock-none = Sans horloge
clock-own = Une horloge à votre goût …
clock-per-move = { $move } par coup, { $reserve } en réserve
clock-growing = { $reserve } en tout, et { $increment } de plus à chaque coup
clock-move-live = Minutes par coup
clock-reserve-live = Minutes en réserve
clock-increment-live = Minutes gagnées par coup
clock-move-slow = Jours par coup
clock-reserve-slow = Jours en réserve
clock-increment-slow = Jours gagnés par coup
new-out = Quand le temps est écoulé
out-bot = Un robot joue jusqu’au retour de la personne
out-bot-help = Personne n’attend, et rien n’est perdu.
out-hand-over = Un robot joue jusqu’à la fin
out-hand-over-help = La place n’est plus rendue.
out-lose = La partie est perdue
out-lose-help = À plus de deux, le champion joue cette place jusqu’à la fin.
clock-terms-bot = { $clock }. Quand quelqu’un dépasse son temps, un robot joue jusqu’à son retour.
clock-terms-hand-over = { $clock }. Qui dépasse son temps laisse sa place à un robot, jusqu’à la fin.
clock-terms-lose = { $clock }. Qui dépasse son temps perd la partie.
clock-level = Quel robot
status-left = encore { $time }
presence-holiday = en vacances jusqu’au { $until }
holiday = Vacances
holiday-help = Jusqu’à votre retour, vos horloges s’arrêtent aux tables par correspondance. Jours restants cette année : { $days }.
holiday-day = Le dernier jour
holiday-go = Partir en vacances
holiday-until = Vous êtes en vacances jusqu’au { $until }.
holiday-back = Je suis de retour

## Une nouvelle table

new-title = Nouvelle table
new-game = Quel jeu
new-seats = Qui joue
new-seats-count = Combien de joueurs
new-seat = Place { $letter }
new-seat-me = Moi
new-seat-here = Une autre personne à cet écran
new-seat-open = Ouverte à d’autres
new-curtain = Sur un même écran, un rideau tombe avant ce qu’une seule personne doit voir.
new-others = Les autres
new-private = Sur invitation
new-private-help = Toute personne qui a le lien peut s’asseoir.
new-public = Publique
new-public-help = La table est affichée au port : tout le monde peut s’y asseoir et regarder.
new-pace = Rythme
new-options = Options
new-option-seats = Seulement avec ce nombre de joueurs : { $seats }.
new-option-refused = Cela ne va pas avec le reste. Choisissez autrement.
new-option-against = Cela ne se joue pas avec « { $other } ». Renoncez à l’une des deux options.
new-start = Commencer la partie
new-start-help = Toutes les places sont prises : la partie commence aussitôt.
new-open = Ouvrir la table
new-begin = Départ
new-auto-start = Commencer dès que la dernière place est prise
explain-option-length = La partie courte finit plus tôt : idéale pour apprendre, ou pour une courte soirée.
explain-option-start_auction_2007 = Au lieu d’un ordre tiré au sort, chacun mise de l’argent pour sa place.
explain-option-strict_colonists = Sinon, il y a autant de colons qu’il en faut.
explain-option-strict_ships = Sinon, il y en a autant qu’on en gagne.
explain-option-hide_failed_counters = Sinon, tout le monde voit un jeton dès que quelqu’un y a échoué.
explain-option-builder_worker = Un bâtisseur fait baisser le prix des bâtiments et donne plus de valeur à la région où il se trouve.
explain-option-builder_tiles = Vingt bâtiments de plus. Trois d’entre eux demandent des bâtisseurs et restent sinon dans la boîte.
explain-option-buy_vp = L’argent qui reste vaut quelque chose, à un prix qui monte avec les âges.
explain-option-scouting = Vous seul savez ce que vous avez vu, mais tout le monde voit que vous avez regardé.
explain-option-advanced_scouting = Moins de hasard dans les expéditions. Les cartes restent cachées.
explain-option-low_luck_age3 = Aucun autre bâtiment de l’âge III n’entre en jeu.
explain-option-two_player_captains_each = Ils attendent sur la piste Découvertes avant le premier tour.
explain-option-in_one_go = Plus rapide. Sinon, chaque phase fait le tour de la table avant la suivante.
explain-option-neutral_discs = Comme c’est toujours le cas à deux.

## Avant le départ

lobby-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
lobby-full = Toutes les places sont prises.
lobby-begins-full = La partie commence dès que la dernière place est prise.
lobby-begins-you = La partie commence quand vous la lancez.
lobby-begins-you-later = La partie commence quand toutes les places sont prises et que vous la lancez.
lobby-begins-host = La partie commence quand { $name } la lance.
lobby-begins-somebody = La partie commence quand l’hôte la lance.
lobby-waiting = Cette page se met à jour toute seule.
lobby-public = Table publique
lobby-private = Sur invitation
lobby-invite = Inviter d’autres joueurs
lobby-invite-help = Envoyez ce lien. Toute personne qui l’ouvre peut s’asseoir ; aucun compte n’est nécessaire.
lobby-invite-help-rated = Envoyez ce lien. Toute personne qui l’ouvre et possède un compte peut s’asseoir.
lobby-invite-link = Lien de l’invitation
lobby-sit = S’asseoir ici
lobby-sit-too = Une autre personne ici
lobby-put-bot = Mettre un robot ici
lobby-stand-up = Se lever
lobby-remove-bot = Retirer
lobby-ask-to-leave = Retirer de la table
lobby-start = Commencer la partie
lobby-remove = Supprimer la table
lobby-remove-sure = Supprimer cette table pour tous ?
lobby-remove-yes = Supprimer

## Invitation

invitation-title = Invitation
invitation-lead = { $free ->
    [one] On vous invite à cette table : { $free } place est libre.
   *[other] On vous invite à cette table : { $free } places sont libres.
}
invitation-name-help = Pour que les autres sachent qui est là. Aucun compte n’est nécessaire.
invitation-seated = Vous êtes déjà à cette table.
invitation-started = La partie a commencé à cette table.
invitation-full = Toutes les places de cette table sont prises. Peut-être que quelqu’un se lèvera avant le départ.

## Compte

account-title = Compte
account-lead = Vos parties et vos réglages sont gardés avec ce compte : connectez-vous où vous voulez.
account-lead-guest = Vous jouez en invité : vos parties ne sont gardées que pour ce navigateur.
account-lead-stranger = Personne n’a besoin d’un compte pour jouer. Avec un compte, vos parties et vos réglages vous suivent.
account-name = Nom
account-name-help = Tel que les autres le verront.
account-password = Mot de passe
account-password-help = Au moins 8 caractères. Personne ne peut vous en envoyer un autre : gardez-le bien.
account-password-help-mail = Au moins 8 caractères. Qui indique une adresse de courriel dans les réglages peut y faire envoyer un lien vers un nouveau mot de passe.
account-old = Mot de passe actuel
account-new = Nouveau mot de passe
account-sign-in = Se connecter
account-sign-in-do = Se connecter
account-sign-in-lead = Ce que vous avez commencé en invité dans ce navigateur vous suit.
account-create = Nouveau compte
account-create-do = Créer un compte
account-create-lead = Un nom et un mot de passe, rien d’autre.
account-create-lead-guest = Toutes vos parties d’invité deviennent celles du compte.
account-rename = Nom
account-rename-do = Prendre ce nom
account-rename-lead = C’est aussi avec lui que vous vous connectez.
account-rename-lead-guest = Celui que les autres voient à la table.
account-renamed = C’est votre nom désormais.
account-change-password = Mot de passe
account-change-password-do = Changer le mot de passe
account-change-password-lead = Tous les autres navigateurs devront se reconnecter.
account-password-changed = Le mot de passe est changé.
account-session = Session
account-session-lead = Déconnectez-vous là où d’autres se servent aussi de ce navigateur.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-data = Vos données
account-data-do = Enregistrer dans un fichier
account-data-lead = Tout ce que ce serveur garde à votre sujet, en JSON.
account-delete = Partir pour de bon
account-delete-do = Effacer tout ce qui me concerne
account-delete-lead = Votre nom quitte toutes les tables, et un robot joue à votre place. Restent, sans nom : les parties jouées, vos places dans les parties classées et ce que vous avez dit aux tables. C’est sans retour.
account-delete-lead-guest = Vos parties d’invité prennent fin, ou un robot joue à votre place. C’est sans retour.
account-sure = Vraiment ? Appuyez encore une fois pour effacer.
account-deleted = Tout ce qui vous concernait est effacé. Bon vent !

## Réglages

settings-lead = Ce que vous choisissez prend effet aussitôt.
settings-language = Langue
settings-language-help = Tout est dit dans cette langue, les règles aussi.
settings-language-auto = Celle du navigateur
settings-language-en = English
settings-language-fr = Français
settings-theme = Apparence
settings-theme-help = Une carte de jour ou une carte de nuit.
settings-theme-system = Celle du système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Animations
settings-motion-help = Les pièces glissent et les dés roulent, ou tout est simplement à sa place.
settings-motion-system = Celles du système
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-show = Ce que font les autres
settings-show-help = Leurs coups se succèdent à ce rythme. Un clic, ou un doigt, sur le plateau, ou la barre d’espace, ramène au présent.
settings-show-off = Tout de suite
settings-show-fast = Rapide
settings-show-normal = Normal
settings-show-slow = Lent
settings-sound = Son
settings-sound-help = Une cloche discrète quand c’est à vous.
settings-sound-true = Avec
settings-sound-false = Sans
settings-confirm_end = Confirmer la fin d’un tour
settings-confirm_end-help = Redemande avant une réponse qui ne peut plus être annulée.
settings-confirm_end-auto = Quand d’autres attendent dans une partie par correspondance
settings-confirm_end-always = Toujours
settings-confirm_end-never = Jamais
settings-idle = Une réponse qui ne rapporte rien
settings-idle-help = Redemande avant une réponse qui coûte quelque chose et ne rapporte certainement rien.
settings-idle-true = Demander
settings-idle-false = Jouer aussitôt

## Joueurs

page-people = Joueurs
people-mine = Ma page
people-accounts = Les amis, les pages et les clubs sont réservés aux comptes. Un invité en devient un avec un nom et un mot de passe, et garde tout.
people-here = Les autres à cette table
person-page = Page
person-unknown = Une page est visible pour ceux qui ont joué avec la personne, pour ses amis et pour les membres d’un même club.
person-since = Ici depuis le { $day }.
person-played = { $games ->
    [0] Aucune partie menée à son terme.
    [one] Une partie menée à son terme, { $won } gagnée.
   *[other] { $games } parties menées à leur terme, { $won } gagnées.
}
person-friends = Vous êtes amis.
person-blocked = Vous avez bloqué ce joueur.
person-mute = Rendre muet
person-unmute = Rendre la parole
person-boxes = Boîtes préférées
person-against = Face à face
person-ahead = vous devant
person-even = à égalité
person-behind = vous derrière
person-games = Dernières parties
person-games-none = Aucune pour l’instant.
person-alone = seul
person-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
person-rivals = contre { $names }
person-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $seats }
column-game = Jeu
column-seats = Places
column-games = Jouées
column-won = Gagnées
column-rating = Cote
column-place = Rang
column-name = Nom
column-against = Adv.
column-against-help = Ce qu’ont gagné ceux qu’on a rencontrés : cela départage ceux qui ont gagné autant
ratings = Cotes
rating-about = À { $doubt } points près
rating-provisional = Un point d’interrogation : cote provisoire, après moins de dix parties.
rated = Partie classée
rated-short = classée
rated-what = Cette partie compte. Qui la quitte est dernier ; on n’y revient pas en arrière d’un commun accord, et il n’y a pas de conseils.
rated-over = Ce que cette partie a changé.
new-rated = Partie classée
new-rated-help = Elle compte pour tous ceux qui la jouent. Elle a une pendule, pas de conseils, pas de retour en arrière, et personne ne confie sa place.
friends = Amis
friends-none = Pas encore d’amis. Demandez à quelqu’un dont vous connaissez le nom ; s’il accepte, chacun voit d’abord les tables ouvertes de l’autre.
friend-here = est là
friend-asks = voudrait être votre ami
friend-asked = n’a pas encore répondu
friend-accept = Devenir amis
friend-ask = Demander en ami
friend-name = Nom d’un compte
friend-end = Ne plus être amis
friend-withdraw = Ne plus demander
friend-block = Bloquer
friend-unblock = Ne plus bloquer
blocked = Bloqués
blocked-what = Ils ne prennent pas place où vous êtes, ne vous invitent pas à leurs tables et ne voient pas votre page, et vous n’entendez pas ce qu’ils disent.
invite-friends = Inviter des amis
invite = Inviter { $name }
invite-done = { $name } est invité
harbour-invited = Des amis vous invitent à leurs tables
status-invited = { $name } vous invite
way-decline = Pas cette fois
row-friend = avec un ami
report = Signaler
report-what = Qu’a fait { $name } ? L’hôte de ce serveur le lira.
report-send = Envoyer
report-done = L’hôte de ce serveur est prévenu.
note = Ma note
note-what = Vous seul la voyez.
note-keeping = Enregistrement…
session-here = Ce navigateur, depuis le { $day }
session-since = Un navigateur, depuis le { $day }
session-seen = utilisé { $ago }
session-end = Déconnecter
account-forgotten = Mot de passe oublié
account-forgotten-lead = Si votre compte a une adresse de courrier, une lettre y part avec un lien vers un nouveau mot de passe.
account-forgotten-do = Envoyer la lettre
account-forgotten-done = S’il y a un tel compte avec une adresse, la lettre est en route.
account-recover = Un nouveau mot de passe
account-recover-lead = Le lien vaut une heure et une seule fois. Tous les autres navigateurs devront se reconnecter.
account-recover-do = Enregistrer le mot de passe
account-device = Un nom pour l’appareil
account-passkeys = Clés d’accès
account-passkeys-lead = Un appareil qui vous connaît vous connecte sans mot de passe : par un doigt, un visage ou un code.
account-passkeys-do = Ajouter une clé d’accès
account-passkeys-done = La clé d’accès est ajoutée.
account-passkeys-not-here = Les clés d’accès marchent en HTTPS ou sur cette machine, sous un nom avec des lettres.
account-passkey = Se connecter avec une clé d’accès
account-passkey-lead = Si vous en avez ajouté une.
account-passkey-do = Utiliser une clé d’accès
error-passkey-none = Aucune clé d’accès n’a été utilisée.
passkey-remove = Retirer

## Clubs

clubs = Clubs
clubs-none = Vous ne faites encore partie d’aucun club. Créez-en un, ou demandez le lien d’un club.
club-new = Un nouveau club
club-name = Nom du club
club-about = De quoi il s’agit
club-make = Créer le club
club-people-count = { $people ->
    [one] Un joueur
   *[other] { $people } joueurs
}
club-host = hôte
club-hosted = hôte : { $name }
club-contests = Compétitions
club-contests-none = Aucune pour l’instant.
club-link = Lien pour rejoindre
club-link-help = Qui l’a, et possède un compte, peut rejoindre le club. Quand l’hôte retire quelqu’un, il y en a un nouveau.
club-remove = Retirer
club-leave = Quitter le club
club-leave-sure = Quitter ce club ?
club-leave-yes = Quitter
club-tables = Tables ouvertes et en cours
club-invitation = Invitation à un club
club-join = Rejoindre
club-go = Vers le club
club-accounts = Un club est réservé aux comptes : créez-en un ou connectez-vous, puis rouvrez ce lien.
contest-new = Une nouvelle compétition
contest-name = Nom de la compétition
contest-system = Comment elle se joue
contest-round-robin = Ligue
contest-round-robin-help = Chacun rencontre chacun : une fois à deux places, aussi également que possible aux tables plus grandes.
contest-swiss = Soirée suisse
contest-swiss-help = Ronde après ronde se rencontrent ceux qui sont au même rang, personne deux fois si on peut l’éviter. Qui est de trop se repose, avec la part de victoire qui revient en moyenne à une place.
contest-seats = Places par table
contest-people = Qui participe ({ $count })
contest-rounds = Rondes
contest-make = Commencer
contest-too-few = Il en faut au moins { $seats }.
contest-round = ronde { $round } sur { $rounds }
contest-round-named = Ronde { $round }
contest-standings = Classement
contest-games = Parties
contest-back = Retour au club
contest-rests = se repose (+{ $share })
contest-end = Terminer la compétition
contest-end-sure = La terminer maintenant ? Les parties en cours continuent et comptent ; aucune ronde ne les suivra.
contest-end-yes = Terminer

## Appels

calls = Appels
calls-lead = Quand vous n’êtes pas à la table, on peut vous appeler, une fois par tour. Un appel dit de quelle partie il s’agit et avec qui, et ouvre la table ; il ne contient aucun secret.
calls-none = L’hôte de ce serveur n’appelle personne.
calls-ways = Moyens de vous appeler
calls-this = (ce navigateur)
calls-here = M’appeler dans ce navigateur
calls-here-done = Ce navigateur sera appelé.
calls-here-not = Ce navigateur ne peut pas être appelé ici. Il faut une connexion chiffrée (https) ; sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
calls-no-push = Le navigateur ne se laisse pas appeler : les notifications ne sont pas autorisées pour cette page, ou son service est hors d’atteinte. Ce qui est autorisé se règle dans le navigateur lui-même.
calls-install = Installer comme application
calls-about-turn = C’est à vous
calls-about-invited = Vous êtes invité
calls-about-time = Le temps presse
calls-about-over = La partie est terminée
calls-kind-push = Navigateur
calls-kind-mail = Courriel
calls-kind-webhook = Webhook
calls-kind-service = Service
calls-try = Essayer
calls-tried = L’appel est arrivé.
calls-remove = Supprimer
calls-removed = Vous n’êtes plus appelé de cette façon.
calls-unconfirmed = Ouvrez le lien du courriel envoyé à cette adresse : elle servira ensuite.
calls-given-up = Abandonné le { $day }. { $trouble } Essayez-le pour être de nouveau appelé ici.
trouble-silent = Le destinataire n’a pas répondu à temps.
trouble-unreachable = Le destinataire est injoignable.
trouble-refused = Le destinataire l’a refusé.
trouble-gone = Il n’y a plus personne à cette adresse.
trouble-private = L’adresse se trouve dans le réseau du serveur, où il n’appelle pas.
trouble-malformed = Le service ne comprend pas cette adresse.
trouble-mail-server = Le serveur de courriel ne l’a pas pris.
trouble-kind = Ce serveur n’appelle plus de cette façon.
trouble-fault = Une erreur est survenue sur le serveur.
calls-new = Un autre moyen
calls-add = Ajouter
calls-added = On vous appellera là.
calls-mail-help = Un courriel avec un lien part à cette adresse ; elle sert dès que le lien a été ouvert. C’est aussi là qu’un mot de passe oublié se retrouve.
calls-mail-address = Adresse de courriel
calls-mail-sent = Un courriel est en route. Ouvrez le lien qu’il contient.
calls-webhook-help = Chaque appel est envoyé à cette adresse, en JSON.
calls-webhook-address = Adresse du webhook
calls-service-help = Une adresse telle que l’écrit apprise, par exemple ntfy://mon-sujet. Ces services sont possibles ici : { $services }.
calls-service-address = Adresse du service
calls-quiet = Heures calmes
calls-quiet-help = Pendant ces heures, personne ne vous appelle. Ce qui se passe entre-temps est dit à la fin, si cela vaut encore.
calls-quiet-from = De
calls-quiet-to = à
calls-quiet-go = Rester au calme
calls-quiet-now = De { $start } à { $end } ({ $place }), vous n’êtes pas appelé.
calls-quiet-set = Vous n’êtes pas appelé pendant ces heures.
calls-quiet-end = Plus d’heures calmes
calls-quiet-ended = On peut vous appeler à toute heure.
calls-feed = Flux et calendrier
calls-feed-help = Pour un lecteur de flux et un calendrier. Qui possède ces adresses peut lire quelles parties vous attendent, et ne peut rien faire d’autre.
calls-feed-make = Créer les adresses
calls-feed-made = Les adresses sont créées ; les précédentes sont fermées.
calls-feed-renew = En créer de nouvelles
calls-feed-end = Les fermer
calls-feed-ended = Les adresses sont fermées.
calls-atom = Adresse du flux
calls-calendar = Adresse du calendrier
calls-calendar-help = Adresse du calendrier. La fin de votre temps est une estimation : les horloges ne tournent que tant que le serveur est ouvert.
confirm-title = Cette adresse est-elle la vôtre ?
confirm-lead = Ce lien vous a été envoyé par courriel. Si vous voulez être appelé à cette adresse, dites-le.
confirm-yes = Oui, appelez-moi là
confirm-done = Vous êtes désormais appelé à cette adresse.

## Règles

rules-all = Toutes les règles
rules-lead = Rédigées par nos soins, avec toutes nos décisions ; un signe marque chaque nombre incertain.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $paragraphs ->
    [0] Rien trouvé.
    [one] { $paragraphs } paragraphe trouvé.
   *[other] { $paragraphs } paragraphes trouvés.
}
rules-none = Ce jeu n’a pas encore de page de règles.
rules-link = Lien vers ce paragraphe : { $rule }
rules-copied = Lien copié

## À propos

footer-about = À propos et licences
footer-free = Logiciel libre. Il ne demande rien à aucun autre serveur.
about-title = À propos de Carrack
about-lead = Carrack est une table de jeux de société dans le navigateur, et le moteur qui en connaît les règles. On y joue sur une seule machine, sans réseau, ou l’on y invite ses amis.
about-notice = Avis
about-licence = Licence de Carrack
about-packed = Ce qui accompagne cette page
about-packed-lead = Chacun sous sa propre licence.
about-version = Version { $version }

## Conseils

hint = Conseil
hint-ask = Que ferait le champion ?
hint-thinks = Le champion réfléchit
