# The words every game shares. A game's own file may say any of them better.

## Seats. A person's name stands in their place where there is one.

seat = Seat { $number }
nature = Chance
nobody = Nobody

## Questions

ask-over = The game is over.

## Why not

reason-game-over = The game is over: nothing more can be played.
reason-not-now = Another question is open: this waits until it is asked for.
reason-chance-first = Chance answers first: this can be played once it has.
reason-chance-decides = Only chance decides this: no player can choose it.
reason-cannot-come = This cannot come up here: chance can only bring what is still in play.

## Events

event-undo = { $seat } takes back the last answer.
event-rewind = The game stands again as it did after move { $back_to }.
event-hand-over = { $seat } is now played by { $who }.
event-time = { $seat } has run out of time.
event-resign = { $seat } resigns.
event-rules = The rules were corrected: the game goes on under version { $version } of them.

## What an answer would bring

if-nothing = Nothing else happens until then.
if-times = (× { $times })
if-points = Points: { $changes }.
if-idle = This costs something and brings nothing.
if-again = Then you are asked: { $question }
if-then = Then { $name } is asked: { $question }
if-chance = Then chance decides: { $question }
if-over = Then the game is over.
share = { $share }%

## What the champion would do

hint-title = The champion would answer:
hint-best = compared with the next
hint-other = compared with the best
hint-points = { $points }
hint-same = the same points for now
hint-one = There is but one answer.
