# Les mots communs à tous les jeux. Le fichier d'un jeu peut les dire mieux.

## Sièges. Le nom d'une personne les remplace quand il y en a un.

seat = Siège { $number }
nature = Le hasard
nobody = Personne

## Questions

ask-over = La partie est terminée.

## Pourquoi pas

reason-game-over = La partie est terminée : on ne peut plus rien jouer.
reason-not-now = Une autre question est posée : ceci attend son moment.
reason-chance-first = Le hasard répond d’abord : vous pourrez jouer ceci ensuite.
reason-chance-decides = Seul le hasard en décide : personne ne peut le choisir.
reason-cannot-come = Ceci ne peut pas sortir ici : le hasard ne donne que ce qui est encore en jeu.

## Événements

event-undo = { $seat } reprend sa dernière réponse.
event-rewind = Tous les sièges sont d’accord pour revenir en arrière.
event-hand-over = { $seat } change de mains : { $who } prend la suite.
event-resign = { $seat } abandonne.
event-rules = Les règles ont été corrigées : la partie continue sous leur version { $version }.
