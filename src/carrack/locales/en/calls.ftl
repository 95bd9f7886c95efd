# What a call says to somebody who is not at the table, by whichever way it comes; and feed and calendar.

call-turn = Your turn: { $game }
call-invited = You are invited: { $game }
call-time = { $hours ->
    [0] Time is running out: { $game }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } left
    [one] Time is running out: { $game }, { $hours } hour left
   *[other] Time is running out: { $game }, { $hours } hours left
}
call-over = The game is over: { $game }
call-with = { $game }, with { $names }
call-try = A call to try it
call-try-text = This is how Carrack calls you. It works.
call-confirm = Is this address yours?
call-confirm-text =
    Somebody, probably you, wants to be called by Carrack at this address. If it is yours, open this link. If you do not
    know what this is about, do nothing: no more letters will come.
call-foot = What you are called about, and how, you choose here: { $link }

feed-title = Carrack: what waits for you
calendar-title = Carrack: until when it is your turn
calendar-deadline = Your time ends: { $game }
calendar-estimate = An estimate: the clock runs only while the server is open, and not while you are on holiday.
