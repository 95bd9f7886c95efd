"""The words of the toy."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "en": """
ask-act = What will you do?
ask-which = Whose chest?
ask-swap = { $turn } offers to swap chests. Do you accept?
ask-dive = Which shell comes up?
ask-keep = Which shell comes up, unseen?
ask-look = What is in the chest?
ask-open = What was in the chest?
ask-weather = How is the weather?
verb-dive = Dive
verb-keep = Dive and keep it hidden
verb-look = Look into a chest
verb-offer = Offer to swap chests
verb-open = Open your chest
verb-rest = Rest
verb-at = { $seat }
verb-accept = Accept
verb-decline = Decline
verb-comes = { $shell }
verb-weather = { $weather }
event-dived = { $seat } brings up: { $shell }.
event-kept = { $seat } fills the chest.
event-kept-what = { $seat } hides: { $shell }.
event-looked = { $seat } looks into the chest of seat { $owner }.
event-looked-what = { $seat } sees in the chest of seat { $owner }: { $shell }.
event-swapped = { $seat } swaps chests with seat { $owner }.
event-opened = { $seat } opens the chest: { $shell }.
event-weather = The weather: { $weather }.
reason-bag-empty = The bag is empty.
reason-chest-full = Your chest is full.
reason-chest-empty = Your chest is empty.
reason-no-other-chest = No other chest has anything in it.
reason-stormy = Nobody dives in a storm.
reason-not-this-seat = There is nothing to be had from this seat.
reason-blind = This game is played blind.
reason-no-swaps = This game is played without swaps.
option-rounds = Rounds
option-blind = No looking
option-swaps = Swapping chests
option-storms = Storms
view-turn = Turn of
view-round = Round
view-stormy = Storm
view-target = Looked at
view-unseen = Shells not seen
view-divers = Divers
view-shells = Shells brought up
view-full = Chest full
view-inside = In the chest
shell-pebble = pebble
shell-conch = conch
shell-pearl = pearl
""",
    "fr": """
ask-act = Que faites-vous ?
ask-which = Le coffre de qui ?
ask-swap = { $turn } propose d'échanger les coffres. Acceptez-vous ?
ask-dive = Quel coquillage remonte ?
ask-keep = Quel coquillage remonte, caché ?
ask-look = Qu'y a-t-il dans le coffre ?
ask-open = Qu'y avait-il dans le coffre ?
ask-weather = Quel temps fait-il ?
verb-dive = Plonger
verb-keep = Plonger et cacher
verb-look = Regarder dans un coffre
verb-offer = Proposer un échange
verb-open = Ouvrir son coffre
verb-rest = Se reposer
verb-at = { $seat }
verb-accept = Accepter
verb-decline = Refuser
verb-comes = { $shell }
verb-weather = { $weather }
event-dived = { $seat } remonte : { $shell }.
event-kept = { $seat } remplit son coffre.
event-kept-what = { $seat } cache : { $shell }.
event-looked = { $seat } regarde dans le coffre du joueur { $owner }.
event-looked-what = { $seat } voit dans le coffre du joueur { $owner } : { $shell }.
event-swapped = { $seat } échange son coffre avec le joueur { $owner }.
event-opened = { $seat } ouvre son coffre : { $shell }.
event-weather = Le temps : { $weather }.
reason-bag-empty = Le sac est vide.
reason-chest-full = Votre coffre est plein.
reason-chest-empty = Votre coffre est vide.
reason-no-other-chest = Aucun autre coffre ne contient rien.
reason-stormy = Personne ne plonge dans la tempête.
reason-not-this-seat = Il n'y a rien à prendre à ce joueur.
reason-blind = On joue sans regarder.
reason-no-swaps = On joue sans échange.
option-rounds = Manches
option-blind = Sans regarder
option-swaps = Échange des coffres
option-storms = Tempêtes
view-turn = Au tour de
view-round = Manche
view-stormy = Tempête
view-target = Visé
view-unseen = Coquillages pas encore vus
view-divers = Plongeurs
view-shells = Coquillages remontés
view-full = Coffre plein
view-inside = Dans le coffre
shell-pebble = pebble
shell-conch = conch
shell-pearl = pearl
""",
}
