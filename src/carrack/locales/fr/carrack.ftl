# Les mots communs à tous les jeux. Le fichier d'un jeu peut les dire mieux.

## Les joueurs. Le nom d'une personne remplace leur numéro quand il y en a un.

seat = Joueur { $number }
nature = Le hasard
nobody = Personne

## Questions

ask-over = La partie est terminée.

## Pourquoi pas

reason-game-over = La partie est terminée : on ne peut plus rien jouer.
reason-not-now = Ce n’est pas le moment : répondez d’abord à la question posée.
reason-chance-first = Le hasard répond d’abord : vous pourrez jouer ceci ensuite.
reason-chance-decides = Seul le hasard en décide : personne ne peut le choisir.
reason-cannot-come = Ceci ne peut pas sortir ici : le hasard ne donne que ce qui est encore en jeu.

## Événements

event-undo = { $seat } annule sa dernière réponse.
event-rewind = La partie reprend telle qu’elle était après le coup { $back_to }.
event-hand-over = { $seat } laisse sa place à { $who }.
event-time = { $seat } n’a plus de temps.
event-resign = { $seat } abandonne.
event-rules = Les règles ont été corrigées : la partie continue sous leur version { $version }.

## Ce que donnerait une réponse

if-nothing = Rien d’autre ne se passe d’ici là.
if-times = (× { $times })
if-points = Points : { $changes }.
if-idle = Cela coûte et ne rapporte rien.
if-again = Puis on vous demande : { $question }
if-then = Puis on demande à { $name } : { $question }
if-chance = Puis le hasard décide : { $question }
if-over = Puis la partie est finie.
share = { $share } %

## Ce que ferait le champion

hint-title = Le champion répondrait :
hint-best = par rapport à la suivante
hint-other = par rapport à la meilleure
hint-points = { $points }
hint-same = les mêmes points pour l’instant
hint-one = Il n’y a qu’une réponse.
