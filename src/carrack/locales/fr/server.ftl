# Ce que dit le serveur quand une chose ne peut se faire : `error-<key>`, avec les détails de la réponse.

## À la porte

error-wrong-host = Ce serveur ne répond pas à ce nom. La personne qui le tient peut autoriser ce nom.
error-foreign-origin = Cela venait d’une page d’un autre site et n’a donc pas été fait.
error-no-origin = Une requête avec un cookie doit dire dans son en-tête Origin de quelle page elle vient.
error-too-large = C’est trop grand : le serveur lit au plus { $most } octets ici.
error-too-slow = La requête n’est pas arrivée à temps. Réessayez.
error-no-length = La requête ne dit pas sa longueur.
error-http-version = Cette version de HTTP n’est pas comprise ici.
error-no-upgrade = Ce serveur ne parle aucun autre protocole ici.
error-too-many-reads = Trop de lectures à la fois. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-log-full = Le journal de cette partie est plein ({ $most } entrées) : on ne peut plus rien annuler, mais la partie continue.
error-not-the-last = Après cette réponse, le hasard ou un autre joueur a son mot à dire : elle ne peut venir qu’en dernier.
error-only-json = Seul le JSON est compris ici.
error-encoding = Seul un texte en UTF-8, sans compression, est compris ici.
error-too-often = Trop de demandes en peu de temps. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-shape = La requête n’a pas la forme attendue ici.
error-no-page = Il n’y a rien à cette adresse.
error-no-method = Cela ne peut pas se faire à cette adresse.
error-refused = La requête a été refusée.
error-fault = Le serveur a rencontré une erreur. Rien n’a été changé ; réessayez.
error-written-already = C’est déjà enregistré.
error-storage = Le serveur n’a pas pu l’enregistrer, donc rien n’a eu lieu. Réessayez dans un instant.

## Joueurs et discussion

error-name-short = Un nom a au moins { $least } lettres.
error-name-long = Un nom a au plus { $most } lettres.
error-name-hidden = Un nom ne contient que des signes visibles : ni caractères de contrôle ou de direction, ni espaces sans largeur.
error-name-empty = Un nom contient au moins une lettre, un chiffre ou un symbole.
error-name-marks = Une lettre d’un nom porte au plus { $most } accents, et aucun accent n’est seul.
error-name-mixed = Un nom s’écrit dans un seul alphabet : des lettres d’un autre, qui leur ressemblent, tromperaient.
error-name-taken = Ce nom est pris, ou ressemble trop à un autre. Choisissez-en un autre.
error-password-short = Un mot de passe a au moins { $least } caractères.
error-password-long = Un mot de passe a au plus { $most } caractères.
error-password-is-name = Le mot de passe ne doit pas être le nom.
error-already-account = Vous avez déjà un compte. Déconnectez-vous pour en créer un autre.
error-no-account = Vous jouez en invité : créez d’abord un compte.
error-wrong-login = Le nom ou le mot de passe est incorrect.
error-wrong-password = Le mot de passe est incorrect.
error-banned = L’hôte de ce serveur a exclu ce compte, ou la personne qui se sert de ce navigateur. Demandez-lui pourquoi.
error-chat-empty = Il n’y a rien à lire dans cette ligne.
error-no-line = Il n’y a pas de ligne { $line } à cette table.
error-no-person = Il n’y a pas de compte au nom de « { $name } ».
error-no-guest = Il n’y a pas d’invité avec la marque « { $mark } ».

## Appels

error-call-kind = Ce serveur n’appelle pas de cette façon.
error-call-address = Cette adresse ne peut pas être appelée : elle commence par https:// et n’a pas d’espaces.
error-call-private = Ce serveur n’appelle pas les adresses de son propre réseau.
error-call-mailbox = Ce n’est pas une adresse de courriel.
error-call-service = Ce serveur n’appelle que par ces services : { $services }.
error-call-keys = Les clés du navigateur ne sont pas de telles clés.
error-call-too-many = On peut vous appeler de { $most } façons au plus. Supprimez-en d’abord une.
error-call-unconfirmed = Ouvrez d’abord le lien du courriel : cette adresse ne sert qu’ensuite.
error-call-failed = L’appel n’est pas arrivé. { $trouble }
error-no-way = Vous n’êtes pas appelé de cette façon.
error-no-proof = Ce lien est trop ancien, ou a déjà servi.
error-no-feed = Ce flux n’existe plus.
error-no-zone = Il n’y a pas de fuseau horaire nommé « { $zone } ».
error-quiet-empty = Les heures calmes ont un début et une autre fin.

## Enregistrements et robots

error-record = Cet enregistrement est inutilisable : aucune table n’a été créée.
error-record-too-slow = Le contrôle de cet enregistrement a pris plus de { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} : il a été abandonné.
error-too-many-bot-tables = Les robots jouent déjà entre eux à { $most } de vos tables, et il ne peut y en avoir davantage. Attendez la fin d’une de ces parties, ou prenez place vous-même.
error-readers-busy = Le serveur a trop d’enregistrements à contrôler en ce moment. Réessayez dans une minute.

## Les autres

error-accounts-only = C’est réservé aux comptes : créez-en un, ou connectez-vous.
error-oneself = C’est vous.
error-too-many-ties = Vous avez déjà { $most } amis ou personnes bloquées, et il ne peut y en avoir davantage.
error-not-friends = Vous et { $name } n’êtes pas amis ici : demandez-le d’abord.
error-not-wanted-here = Vous ne pouvez pas prendre place à cette table.
error-nobody-there = Il n’y a personne d’autre à cet endroit.
error-muted = L’hôte de ce serveur vous a rendu muet pour le moment.
error-muted-here = L’hôte de cette table vous a rendu muet.
error-report-empty = Dites ce qui s’est passé.
error-report-what = Indiquez une place ou une ligne, l’une des deux.
error-too-many-reports = Vous avez signalé { $most } choses que personne n’a encore regardées.
error-no-report = Il n’y a pas de signalement { $number } à traiter.
error-no-session = Ce navigateur n’est plus connecté.
error-contest-stays = Cette partie appartient à une compétition : sa table reste.

## Clubs

error-no-club = Il n’y a pas de tel club, ou vous n’en faites pas partie.
error-club-taken = Il y a déjà un club de ce nom.
error-club-full = Ce club compte déjà { $most } personnes, et il ne peut y en avoir davantage.
error-too-many-clubs = Vous faites déjà partie de { $most } clubs, et il ne peut y en avoir davantage.
error-only-the-host-of-the-club = Seul l’hôte de ce club peut le faire.
error-no-contest = Il n’y a pas de telle compétition.
error-contest-entrants = Il faut { $least } à { $most } joueurs et robots.
error-too-many-contests = { $most } compétitions de ce club se jouent déjà. Attendez la fin de l’une d’elles.
error-entrant-twice = Quelqu’un est nommé deux fois.
error-not-in-the-club = { $name } ne fait pas partie de ce club.

## Clés d’accès

error-passkey-late = C’était trop long. Réessayez.
error-passkey-wrong = Ce que l’appareil a répondu ne convient pas. Réessayez.
error-passkey-unknown = Cette clé d’accès n’est pas connue ici. Connectez-vous avec votre mot de passe.
error-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
error-passkey-origin = Les clés d’accès ne marchent que dans un navigateur.
error-no-mail = Ce serveur n’envoie pas de courrier. Demandez un nouveau mot de passe à son hôte.
error-no-recovery = Ce lien n’est plus valable. Demandez une autre lettre.
error-no-passkey = Il n’y a pas de telle clé d’accès.
error-too-many-passkeys = Vous avez déjà { $most } clés d’accès, et il ne peut y en avoir davantage.

## À la table

error-sign-in = Personne n’est connecté ici : prenez place à une table ou connectez-vous d’abord.
error-no-game = Il n’y a pas ici de jeu appelé « { $game } ».
error-no-language = Cette langue n’est pas encore disponible ici.
error-no-table = Cette table n’existe pas, ou elle est privée.
error-no-invitation = Cette invitation ne mène plus à aucune table. Demandez-en une autre.
error-no-pace = Il n’y a pas de rythme appelé « { $pace } ».
error-holiday-too-long = Il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} de vacances cette année.
error-clock-empty = Une horloge sans temps ne peut pas tourner : donnez du temps par coup, ou une réserve.
error-no-level = Il n’y a pas de robot appelé « { $level } ».
error-no-hints = Pas de conseils là où d’autres personnes jouent.
error-no-advice = Les robots sont trop occupés pour conseiller. Réessayez dans un instant.
error-rated-alone = Une partie classée demande au moins deux places et une personne qui joue, depuis son premier coup.
error-rated-clock = Une partie classée demande une pendule : sinon, qui est en train de perdre n’aurait qu’à ne plus revenir.
error-rated-one-seat = À une table classée, chacun n’a qu’une place.
error-rated-level = La force de « { $level } » à ce jeu n’a jamais été mesurée : il ne joue pas de partie classée.
error-rated-account = Les parties classées sont réservées aux comptes : créez-en un, ou connectez-vous.
error-rated-stays = Cette partie compte : sa table reste. Vous pouvez abandonner.
error-rated-no-trying = Cette partie compte : pas d’aide, et rien n’est essayé pendant qu’elle se joue.
error-rated-no-bot = Cette partie compte : aucune place n’est confiée à un robot avant que son temps soit écoulé. Vous pouvez abandonner.
error-rated-no-rewind = Cette partie compte : on n’y revient pas en arrière.
error-no-seat = Cette table n’a pas cette place.
error-option = Le jeu n’offre pas cela : { $field }.
error-table-full = Toutes les places de cette table sont prises.
error-seat-taken = Cette place est prise.
error-seats-empty = La partie commence quand toutes les places sont prises.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-not-over = La partie n’est pas encore terminée.
error-only-the-host = Cela revient à l’hôte de cette table.
error-others-play-here = D’autres jouent à cette table : elle reste.
error-not-at-this-table = Vous n’êtes pas à cette table.
error-not-your-seat = Ce n’est pas votre place.
error-seat-is-a-bots = Un robot joue à cette place en ce moment.
error-seat-is-yours = Vous jouez déjà à cette place.
error-seat-resigned = Ce joueur a abandonné : le robot joue à sa place jusqu’à la fin.
error-not-asked = La question est posée à un autre joueur.
error-stale = Quelqu’un a été plus rapide : regardez ce qui a changé et répondez à nouveau.
error-illegal = Cela ne peut pas se faire maintenant.
error-no-action = Ce jeu n’a pas d’action { $action } : elles vont de 0 à { $most }.
error-no-step = Ce jeu n’a pas de question appelée « { $step } ».
error-no-answer = L’action { $action } ne répond pas à la question « { $step } ».
error-no-plan = Cette réponse prévue n’existe plus.
error-plan-late = Vous avez répondu ou vous êtes revenu en arrière entre-temps : regardez de nouveau avant de prévoir.
error-too-many-plans = Vous avez déjà prévu { $most } réponses à cette table : retirez-en une d’abord.
error-no-undo = Vous ne pouvez plus rien annuler.
error-no-revision = Il n’y a pas de coup { $revision } où aller : le dernier est { $most }.
error-given-stays = La partie a commencé avec les coups jusqu’à { $least } : ils restent.
error-no-proposal = Personne ne demande plus de revenir en arrière.
error-secrets-in-play = Quelqu’un garde encore un secret dans cette partie : repartez d’ici quand elle sera terminée.
error-other-rules = Cette partie a commencé sous la version { $version } des règles ; ici, on joue avec la version { $now }, qui ne permet pas de la continuer. Rien n’est perdu : elle attend une version qui sache la lire.
error-older-rules = Ceci a été joué sous des règles plus anciennes, qui ne sont pas conservées : on peut le lire, mais pas le rejouer.
error-cannot-start = Cette table a été faite sous des règles plus anciennes et ne peut pas commencer sous celles d’aujourd’hui. Faites-en une nouvelle.
error-game-missing = Le jeu « { $game } » de cette table n’est plus installé ici. La table l’attend.
error-table-broken = Cette table ne peut pas être ouverte : ce qui est enregistré ne concorde pas. Parlez-en à l’hôte de ce serveur.
