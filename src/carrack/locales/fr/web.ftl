# La page dans le navigateur.

## Partout

skip-to-content = Aller au contenu
navigation = Chemins
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
iron-sheet = Feuille de { $name }
iron-points = { $points ->
    [one] point
   *[other] points
}
iron-of = { $filled } sur { $most }
iron-boxes = { $filled } cases sur { $most }
iron-provinces = { $provinces } sur { $most }, cases { $filled } sur { $boxes }
iron-worth-open = { $first } points pour qui le termine en premier, { $later } ensuite
iron-worth-taken = { $later } points, quelqu’un l’a terminé avant
iron-worth-first = terminé en premier, { $first } points
iron-worth-later = terminé ensuite, { $later } points
iron-price = coûte { $cost }, { $points } points
iron-owned = acquis, { $points } points
iron-open = la feuille entière
iron-dispatches = Nouvelles
iron-ends = Ce qui termine la partie
iron-final = Score final
iron-solo-target = Il y a { $target } points à dépasser.

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
table-options = Ce qui est possible
table-nothing-to-do = Rien pour l’instant : c’est à quelqu’un d’autre.
table-filter = Chercher une réponse
table-choose = Choisissez
table-show-others = Pourquoi pas autre chose ?
table-hide-others = Seulement le possible
table-no-others = Cette question n’a pas d’autre réponse.
table-why-not = Pourquoi pas
table-the-rule = Le paragraphe de la règle
table-board = Le plateau
table-text = Texte
table-seats = Places
table-you = vous
table-asked = son tour
table-asked-you = votre tour
table-winner = gagne
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-by-source = Points par origine
table-points-by-source = Points par origine et par place
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
table-handed-over = { $name } est joué par un robot : { $level }.
table-taken-back = { $name } rejoue en personne.
table-undo = Annuler
table-undo-grace = Annuler ({ $seconds } s)
table-confirm = Cela ne pourra plus être annulé : { $answer }.
table-do-it = C’est décidé
table-back = Retour
table-connection-lost = La connexion est coupée. Rien n’est perdu : la table revient d’elle-même.
table-older-rules = Cette partie a été jouée avec la version { $version } des règles ; celle d’aujourd’hui est la version { $now }.
table-ask-rewind = Proposer à tous de revenir ici
table-ask-rewind-to = Proposer à tous de revenir à : { $text }
table-rewind-asked = Faut-il revenir à ce moment : { $where }
table-the-start = le début.
table-consent = Revenir
table-refuse = Continuer
table-withdraw = Continuer malgré tout
table-rewind-missing = Doivent encore répondre : { $names }
table-curtain-name = Rideau
table-curtain = Passez l’écran à { $name }.
table-curtain-look = Je suis { $name } : montrez ma table

## Le menu de la table

table-menu = Menu
table-standing = Réponses permanentes
table-standing-what = Une réponse permanente est donnée pour vous chaque fois que sa question se pose et que la réponse est permise.
table-standing-add = Chaque fois que cette question se pose, répondre
table-standing-none = Choisissez une réponse
table-standing-keep = Toujours répondre ainsi
table-standing-remove = Retirer
table-standing-remove-one = Retirer la réponse permanente : { $answer }
table-standing-later = Quand une question vous est posée, vous pouvez la régler ici une fois pour toutes.
table-your-seat = Votre place
table-hand-what = Un robot peut jouer pour vous jusqu’à ce que vous repreniez votre place.
table-bot-level = Robot
table-hand-over = Laisser jouer un robot
table-bot-plays-yours = Un robot joue à votre place en ce moment.
table-take-back-seat = Rejouer moi-même
table-resign = Abandonner…
table-resign-sure = Abandonner ? La partie s’arrête et vous l’avez perdue.
table-resign-sure-many = Abandonner ? Un robot de pleine force continue à votre place.
table-resign-yes = Abandonner
table-absent = Quelqu’un est absent
table-absent-what = Après une longue absence, l’hôte peut laisser jouer un robot ; la place peut être reprise à tout moment.
table-bot-for = Laisser un robot jouer pour { $name }
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
    [one] { $margin } point au-dessus de la marque à battre.
   *[other] { $margin } points au-dessus de la marque à battre.
}
table-end-short = { $short ->
    [one] { $short } point sous la marque à battre.
   *[other] { $short } points sous la marque à battre.
}
table-end-even = Exactement la marque à battre.
table-end-grade = { $grade }.
table-rematch = Encore une partie
table-join-rematch = À la partie suivante
table-fairness = Le hasard a-t-il été honnête ?
table-fair = { $checked ->
    [one] Oui : le { $checked } tirage est bien celui qui devait venir.
   *[other] Oui : les { $checked } tirages sont bien ceux que la graine devait donner.
}
table-unfair = Non : les tirages ne sont pas ceux de la graine. Téléchargez la partie et vérifiez-la avec carrack verify.
table-fairness-unknown = Cela ne peut pas être vérifié : aucune graine n’avait été engagée, ou les règles ont changé depuis.
table-commitment = Publié avant la partie
table-secret = Révélé après elle

## Le texte de la table

twin-title = La table en mots
twin-yes = oui
twin-no = non
twin-nothing = rien
twin-count = { $name } { $number }
twin-pair = { $name } : { $value }

## Revoir une partie

replay-title = Revoir · { $title }
replay-move = Coup { $revision } sur { $last }
replay-controls = À travers la partie
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
replay-older-rules = Cette partie-là a été jouée avec d’anciennes règles : le moment conservé le plus proche est le coup { $revision }.

## Port : les boîtes

box-iron-age = L’Âge de fer
    .about = Des dés, des ports et des provinces autour de la Méditerranée antique. Vite joué, vite regretté.
    .length = 30 à 60 minutes
    .weight = léger
box-discovery-2007 = L’Âge des découvertes (2007)
    .about = Des ouvriers, des navires et des soldats pour le Nouveau Monde : placez-les bien, avant les autres.
    .length = 90 à 120 minutes
    .weight = moyen
box-discovery-2015 = L’Âge des découvertes (2015)
    .about = Le même voyage, avec des nations, des bâtisseurs et plus de choix.
    .length = 90 à 150 minutes
    .weight = exigeant
box-endeavor = Endeavor
    .about = Sept manches pour bâtir, naviguer et occuper, d’un seul port à toutes les côtes.
    .length = 60 à 90 minutes
    .weight = moyen
box-seats = Places
box-length = Durée
box-weight = Poids
box-play = Jouer
box-play-named = Jouer à { $game }
box-play-help = { $bots ->
    [0] Commence aussitôt une partie en solitaire.
    [one] Commence aussitôt une partie contre un robot.
   *[other] Commence aussitôt une partie contre { $bots } robots.
}
box-starting = Mise en place…
box-set-up = Nouvelle table
box-set-up-named = Nouvelle table de { $game }
box-rules-named = Règles de { $game }

## Port : les tables

title-page = { $page } · Carrack
harbour-title = Le port
harbour-lead = Choisissez une boîte et jouez aussitôt contre des robots, ou préparez une table pour vos amis, ici ou ailleurs.
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
way-play-named = Continuer la partie de { $game }
way-table = Vers la table
way-table-named = Vers la table de { $game }
way-look = Regarder
way-look-named = Regarder la partie finie de { $game }
way-replay = Revoir
way-replay-named = Revoir la partie de { $game }
way-join = S’asseoir
way-join-named = S’asseoir à la table de { $game }
way-watch = Regarder
way-watch-named = Regarder la partie de { $game }
level-random = Robot au hasard
level-greedy = Robot glouton
level-lookahead = Robot prévoyant
seats = Places
seat-free = libre
seat-you = Vous
seat-yours = { $name } (vous)
seat-won = a gagné
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
copy-by-hand = Votre navigateur ne laisse pas la page copier : le texte est sélectionné, copiez-le au clavier.

## Une nouvelle table

new-title = Nouvelle table
new-game = Quel jeu
new-seats = Qui joue
new-seats-count = Combien de places
new-seat = Place { $letter }
new-seat-me = Moi
new-seat-here = Une autre personne à cet écran
new-seat-open = Ouverte à d’autres
new-curtain = Sur un même écran, un rideau tombe avant ce qu’une seule personne doit voir.
new-others = Les autres
new-private = Sur invitation
new-private-help = Qui a le lien peut s’asseoir.
new-public = Publique
new-public-help = La table est au port : tout le monde peut s’y asseoir et regarder.
new-pace = Rythme
new-options = Options
new-option-seats = Seulement avec ce nombre de places : { $seats }.
new-option-refused = Cela ne va pas avec le reste. Choisissez autrement.
new-option-against = Cela ne se joue pas avec « { $other } ». Renoncez à l’une des deux.
new-start = Commencer la partie
new-start-help = Toutes les places sont prises : la partie commence aussitôt.
new-open = Ouvrir la table
new-open-help = La partie commence quand les places ouvertes sont prises.
explain-option-length = La partie courte finit plus tôt : bien pour apprendre, ou pour une courte soirée.
explain-option-start_auction_2007 = Au lieu d’un ordre tiré au sort, chacun mise de l’argent pour sa place.
explain-option-strict_colonists = Sinon, il y a autant de colons qu’il en faut.
explain-option-strict_ships = Sinon, il y a autant de navires marchands qu’on en gagne.
explain-option-hide_failed_counters = Sinon, tous voient un jeton dès que quelqu’un y a échoué.
explain-option-builder_worker = Un bâtisseur fait baisser le prix des réalisations et donne plus de valeur à la région où il se trouve.
explain-option-builder_tiles = Vingt réalisations de plus. Trois d’entre elles demandent des bâtisseurs et restent sinon dans la boîte.
explain-option-buy_vp = L’argent qui reste vaut quelque chose, à un prix qui monte avec les âges.
explain-option-scouting = Ce que vous avez vu, vous seul le savez ; que vous avez regardé, tous le voient.
explain-option-advanced_scouting = Moins de hasard dans les expéditions. Les cartes restent cachées.
explain-option-low_luck_age3 = Aucune autre réalisation de l’âge III n’entre en jeu.
explain-option-two_player_captains_each = Ils attendent dans la case des découvertes avant le premier tour.
explain-option-in_one_go = Plus rapide. Sinon, chaque phase fait le tour de la table avant la suivante.
explain-option-neutral_discs = Comme c’est toujours le cas à deux.

## Avant le départ

lobby-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
lobby-full = Toutes les places sont prises.
lobby-host-starts = L’hôte lance la partie.
lobby-waiting = La partie commence quand l’hôte la lance. Cette page s’en aperçoit seule.
lobby-public = Table publique
lobby-private = Sur invitation
lobby-invite = Inviter d’autres
lobby-invite-help = Envoyez ce lien. Qui l’ouvre peut s’asseoir ; aucun compte n’est nécessaire.
lobby-invite-link = Lien de l’invitation
lobby-sit = S’asseoir ici
lobby-sit-too = Quelqu’un ici aussi
lobby-put-bot = { $bot }
lobby-stand-up = Se lever
lobby-remove-bot = Retirer
lobby-ask-to-leave = Prier de partir
lobby-start = Commencer la partie
lobby-remove = Supprimer la table
lobby-remove-sure = Supprimer cette table pour tous ?
lobby-remove-yes = Supprimer

## Invitation

invitation-title = Invitation
invitation-lead = { $free ->
    [one] Vous êtes invité à cette table : { $free } place est libre.
   *[other] Vous êtes invité à cette table : { $free } places sont libres.
}
invitation-name = Votre nom
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
account-password-help = Au moins 8 caractères. Il n’y a pas de courriel, donc personne ne peut vous en envoyer un autre : gardez-le bien.
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
account-session = Connecté
account-session-lead = Déconnectez-vous là où d’autres se servent aussi de ce navigateur.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-data = Vos données
account-data-do = Enregistrer dans un fichier
account-data-lead = Tout ce que ce serveur garde à votre sujet, en JSON.
account-delete = Partir pour de bon
account-delete-do = Effacer tout ce qui me concerne
account-delete-lead = Votre nom quitte toutes les tables, et un robot joue à votre place. C’est sans retour.
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
settings-theme = Lumière
settings-theme-help = Une carte de jour, ou de nuit.
settings-theme-system = Celle du système
settings-theme-light = Jour
settings-theme-dark = Nuit
settings-motion = Mouvement
settings-motion-help = Les pièces glissent et les dés roulent, ou tout est simplement à sa place.
settings-motion-system = Celui du système
settings-motion-full = Entier
settings-motion-reduced = Réduit
settings-sound = Son
settings-sound-help = Une cloche discrète quand c’est à vous.
settings-sound-true = Avec
settings-sound-false = Sans
settings-confirm_end = Confirmer la fin d’un tour
settings-confirm_end-help = Redemande avant une réponse qui ne peut plus être annulée.
settings-confirm_end-auto = Quand on attend dans une partie lente
settings-confirm_end-always = Toujours
settings-confirm_end-never = Jamais

## Règles

rules-all = Toutes les règles
rules-lead = Avec nos propres mots, avec chaque décision, et un signe à chaque nombre qui n’est pas certain.
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
about-lead = Carrack est une table de jeux de société dans le navigateur, et le moteur qui en connaît les règles. Il joue sur une seule machine, sans réseau, ou laisse entrer vos amis.
about-notice = Avis
about-licence = Licence de Carrack
about-packed = Ce qui accompagne cette page
about-packed-lead = Chacun sous sa propre licence.
about-version = Version { $version }
