# La porte des modèles de langue et des scripts (`carrack mcp`) : ses outils, ce qu’ils disent, comment ils refusent.

instructions =
    Des jeux de plateau d’empires selon leurs règles exactes. list_games dit ce qu’il y a, read_rules donne les règles par
    paragraphe. start_table commence une partie où vous tenez certaines places et des robots les autres ; sa réponse nomme
    la table, que tous les autres outils demandent. Le tour habituel : read_question (ou la fin d’une réponse de play) pour
    savoir ce qui est demandé et ce qu’on peut répondre, preview ou why_not en cas de doute, puis play. look montre toute
    la position telle que votre place peut la connaître. Quand un robot tarde, wait. À la fin, read_result et read_record.

## Tools

title-list-games = Jeux
tool-list-games = Les jeux qu’il y a : leurs identifiants, nombres de places et options, et les niveaux des robots.
title-read-rules = Règles
tool-read-rules = Les règles d’un jeu en mots simples. Sans paragraphe, la table des matières avec les identifiants de tous les paragraphes ; avec, son texte et ce qui se trouve dessous.
tool-read-rules-paragraph = L’identifiant d’un paragraphe ou d’un chapitre, ou des mots de son titre. Les questions et les refus nomment le paragraphe sur lequel ils reposent.
title-start-table = Ouvrir une table
tool-start-table = Commencer une partie. Dit le nom de la table, qui est assis où, ce qui s’est passé et ce qui est demandé.
tool-start-table-seats = Qui est assis où, dans l’ordre : « me » ou un niveau de robot par place, comme ["me", "hard", "easy"]. Un nombre veut dire vous et des robots de niveau medium. Sans cela, la plus petite table à plusieurs.
tool-start-table-options = Les options du jeu par leur nom ; les autres ont leur valeur habituelle.
tool-start-table-seed = Un texte dont tout le hasard est tiré, pour une partie que l’on peut refaire : qui le choisit pourrait calculer la suite. Sans cela, personne ne le peut avant la fin.
title-list-tables = Tables
tool-list-tables = Les noms des tables qu’il y a.
title-look = Regarder
tool-look = Toute la position telle qu’une de vos places peut la connaître, en mots et en données, et la question ouverte.
title-read-question = Question
tool-read-question = La question ouverte : à qui elle est posée, selon quel paragraphe des règles et, si c’est à vous, toutes les réponses permises, chacune avec son code et ses mots.
title-why-not = Pourquoi pas ?
tool-why-not = Si une réponse est permise maintenant, et sinon pourquoi, avec le paragraphe des règles. Rien n’est joué.
tool-why-not-answer = La réponse : son code, ses mots, ou un verbe avec ses arguments.
title-preview = Aperçu
tool-preview = Ce qu’une ou plusieurs réponses apportent à coup sûr : ce qui se passe, les points, la position, la question suivante, et les chances là où le hasard vient ensuite. Rien n’est joué.
title-hint = Conseil
tool-hint = Ce que le robot le plus fort répondrait à votre place, d’après ce qu’elle peut savoir : jusqu’à trois réponses avec leur chance de gagner.
title-play = Jouer
tool-play = Répondre à la question ouverte ; plusieurs réponses d’un coup tant que ni le hasard ni personne d’autre ne vient entre elles. Toutes sont jouées ou, si l’une est refusée, aucune. Puis les robots jouent jusqu’à ce que vous soyez interrogé ; dit ce qui s’est passé et ce qui est demandé.
tool-play-revision = La révision à laquelle vous avez vu la question : si la table a avancé depuis, la réponse est refusée.
title-take-back = Reprendre
tool-take-back = Reprendre votre dernière réponse, même par-delà celles des robots, tant que le hasard n’a rien tiré et que rien n’a été révélé depuis.
title-wait = Attendre
tool-wait = Attendre que les robots aient joué et que vous soyez interrogé, ou tant de secondes.
tool-wait-since = Raconter aussi ce qui s’est passé après cette révision.
title-read-log = Journal
tool-read-log = Ce qui s’est passé à la table, tel qu’une de vos places peut le savoir.
title-resign = Abandonner
tool-resign = Abandonner, à une table d’une ou deux places : la partie est finie.
title-read-result = Résultat
tool-read-result = D’une partie finie : qui a gagné, les points par source, et la graine de son hasard.
title-read-record = Enregistrement
tool-read-record = La partie sur le papier, en JSON Lines : entière quand elle est finie, avant cela telle qu’une de vos places peut la connaître. « carrack verify » et « carrack replay » la lisent.
title-close-table = Fermer une table
tool-close-table = Quitter une table. Sans dossier où garder les parties, elle est perdue.
argument-lang = La langue de tous les mots : en ou fr
argument-game = L’identifiant du jeu, comme list_games le nomme
argument-table = Le nom de la table, comme start_table l’a donné
argument-seat = Laquelle de vos places, comptées à partir de 0. Sans cela, celle qui est interrogée, sinon votre première.
argument-answers = Une réponse ou une liste de réponses : le code (12), les mots (« construire un navire »), ou un verbe avec ses arguments
argument-since = La révision après laquelle raconter ; 0 pour tout
argument-seconds = Le plus de secondes à attendre

## What is said

seat-name = Place { $place }
seat-me = La place { $place } est à vous.
seat-bot = La place { $place } est jouée par un robot de niveau { $level }.
levels = Niveaux des robots : { $levels }. Une place à vous s’écrit « { $me } ».
game = { $game } : { $title }. Places : { $seats }.
option = - { $name } : { $text } ({ $choices } ; par défaut { $default })
option-seats = Places : { $seats }.
table = { $title }. Table : { $table }. Options : { $options }.
commitment = Le hasard est engagé par : { $text }
seen-by = Ce que la place { $place } peut savoir à la révision { $revision } :
asked = Révision { $revision }. Question à la place { $place } : { $question } [{ $rule }]
over = La partie est finie.
undo = Votre dernière réponse peut être reprise.
mark-final = ne se reprend pas
mark-idle = coûte et ne rapporte rien
thinking = Son robot de niveau { $level } réfléchit : attendez-le.
stuck = Son robot de niveau { $level } n’a pas répondu : wait le lui redemande.
more = Il y en a d’autres : lire la suite à partir de la révision { $since }.
allowed = Permis : { $answer }
why-not = Pas permis : { $answer }. { $why } [{ $rule }]
unplayed = { $count ->
    [one] Une réponse n’a pas été jouée : quelque chose est arrivé avant elle.
   *[other] { $count } réponses n’ont pas été jouées : quelque chose est arrivé avant elles.
}
unkept = La partie n’a pas pu être écrite dans son fichier : { $why }
points = Place { $place } : { $points } ({ $parts })
seed = La graine était « { $seed } », engagée par { $commitment }.
no-tables = Il n’y a pas de table.
closed = { $table } est fermée.

## Refusals

refused-no-tool = Il n’y a pas d’outil « { $tool } ». Il y a : { $tools }
refused-form = Les arguments ne conviennent pas : { $why }
refused-lang = On ne parle pas « { $asked } » ici. Il y a : { $languages }
refused-no-game = Il n’y a pas de jeu « { $game } ». Il y a : { $games }
refused-no-rules = Il n’y a pas de règles de { $game }.
refused-no-paragraph = Il n’y a pas de paragraphe « { $paragraph } ». Chapitres : { $ids }
refused-field = { $field } : { $why }
refused-seat-count = { $count } places ne sont pas proposées. Possible : { $seats }
refused-no-level = « { $text } » n’occupe aucune place. Possible : { $me }, { $levels }
refused-no-seat-of-yours = Une place au moins doit être à vous : « { $me } ».
refused-too-many-tables = Il y a déjà { $most } tables : fermez-en une d’abord.
refused-no-table = Il n’y a pas de table « { $table } ».
refused-not-kept = Le fichier de la table { $table } ne peut pas être lu : { $why }
refused-not-your-seat = La place { $place } n’est pas à vous. Les vôtres : { $mine }
refused-over = La partie est finie : on ne peut plus rien répondre.
refused-not-over = La partie n’est pas finie : il n’y a pas encore de résultat.
refused-bot-asked = C’est à la place { $place }, un robot de niveau { $level } : attendez-le.
refused-other-asked = Ce n’est pas à la place { $place }, mais à la place { $asked }.
refused-stale = La table en est à la révision { $now }, pas à { $revision } : regardez de nouveau la question.
refused-no-action = { $action } n’est le code d’aucune réponse : 0 à { $most } attendu.
refused-no-verb = Aucune réponse ne s’appelle ainsi : { $why }
refused-no-words = Aucune réponse ne s’appelle « { $said } ». Possible : { $answers }
refused-ambiguous = « { $said } » peut vouloir dire plusieurs réponses : { $answers }
refused-illegal = La réponse { $number }, { $answer }, n’est pas permise, et rien n’a été joué : { $why } [{ $rule }]
refused-not-the-last = Seule la dernière de plusieurs réponses peut mener au hasard ou à quelqu’un d’autre : la réponse { $number } y mène. Rien n’a été joué.
refused-no-undo = La place { $place } n’a rien à reprendre, ou cela ne se reprend plus.
refused-log-full = Le journal de cette table a { $most } entrées : plus rien ne se reprend.
refused-no-resign = { $why }
refused-no-advice = Aucun conseil n’a pu être trouvé ; rien n’a changé. Demandez encore.
refused-busy = Trop de questions attendent une réponse ; rien n’a changé. Demandez plus tard.
refused-bug = Quelque chose a mal tourné dans { $tool }, et rien n’a changé.
