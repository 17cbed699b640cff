### The page of who keeps a list.

## The head of the page

list-title = Table { $table } · Series { $series }
list-parts = Parts of this page
list-pane-game = Enter
list-pane-paper = List
list-pane-more = Help
list-clock-left = Time left:
list-clock-over = Time is up: the game that is on is the last one.
list-announcement = Announcement:
list-state-sent = Everything has arrived.
list-state-sending = { $n ->
    [one] One entry is being sent.
   *[other] { $n } entries are being sent.
  }
list-state-waiting = { $n ->
    [one] No network: one entry is kept on this phone. Just go on.
   *[other] No network: { $n } entries are kept on this phone. Just go on.
  }
list-state-offline = No network. Just go on: entries are kept on this phone.
list-state-locked = This link is no longer valid.
list-unsafe = This phone keeps nothing. Leave this page open until everything has arrived.
list-never-seen = No network. The list has to be opened once with a network; after that it works without.

## A link that does not open the list

list-door = The list does not open
list-door-kept = { $n ->
    [one] One entry is kept on this phone and will be sent then.
   *[other] { $n } entries are kept on this phone and will be sent then.
  }
list-door-hint = Scan the new QR code of your table, or type the PIN that is printed below it.
list-pin = PIN of this list
list-open = Open

## Before the first game

list-early = Please wait
list-early-hint = The series has not begun yet. This page goes on by itself.
list-closed = This series is over
list-closed-hint = Only the tournament director can still change the list.
list-server = This table plays on the server
list-server-hint = The list writes itself. You can look at it under “List”.
list-which = Which list do you keep?
list-which-list = I keep the list
list-which-control = I keep the control list
list-which-hint = Two phones write at every table, each for itself; then both lists are compared.
list-kept-list = You keep the list
list-kept-control = You keep the control list
list-control-mark = Control list
list-control-full = The control list is complete. Thank you!
list-pack = Please count the cards
list-pack-cards = cards with jokers
list-pack-who = { $name } counts.
list-pack-right = Yes, { $n } cards
list-pack-wrong = Is a card missing, or is one too many? Call the tournament director.
list-pack-done = The cards are counted.

## One game

list-game-of = Game { $game } of { $games }
list-correct-of = Correct game { $game }
list-deals = { $name } deals.
list-deals-out = { $name } deals and sits out.
list-back = Back
list-cancel = Cancel
list-who = Who finished?
list-nobody = Nobody finished
list-how = How did { $name } finish?
list-how-nobody = Why is the game over?
list-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
list-cross = Cross ({ $n })
list-count = { $name } has left:
list-card-points = card points
list-opened-or-not = Opened or not
list-type-first = First type the card points.
list-then-hand = Now tap: opened or not?
list-erase = Erase the last digit
list-doubt = { $name }: { $n }?
list-doubt-no-cards = Whoever has cards left has more points than that. Is the figure right?
list-doubt-too-few-unopened = Not opened means all cards in the hand, and they count more. Is the figure right?
list-doubt-too-many = Hardly any hand counts so much. Is the figure right?
list-type-again = Type it again
list-sure = Yes, { $n } is right
list-summary = Is this right?
list-summary-hint = Tap a name to change something.
list-left-with = { $n } card points
list-was-opened = opened
list-was-unopened = not opened
list-thrown-in = thrown in uncounted
list-change = Change
list-save = Write down game { $game }
list-save-correction = Correct game { $game }
list-leave-as-is = Leave it as it is
list-order-changed = The tournament director has changed the order of games. This game has to be entered anew.
list-there-already = Game { $game } is on the list already: somebody else has entered it.
list-drop-draft = Throw away what I have typed
list-told-entered = Game { $game } is written down.
list-told-corrected = Game { $game } is corrected.

## A second person looks at the figures

list-second = Game { $game }: who has looked at it?
list-second-hint = Hand the phone to somebody else. Whoever has looked at the figures taps the own name.
list-second-by = { $name }: it is right
list-second-ask = A second person looks at it
list-later = Later
list-told-confirmed = { $name } has confirmed game { $game }.
list-confirmed-by = { $name } has looked at the figures.
list-confirmed-office = The office has looked at the figures.

## Signing

list-full = All games are written down
list-finished = The list is finished
list-finished-hint = Everybody has signed, and the office has the list. Thank you!
list-finished-unsent = Leave this page open until the list has arrived.
list-finished-thanks = The office has the list. Thank you!
list-sign-round = Hand the phone round: everybody taps the own name and signs.
list-sign-hint = By signing you say that the list is right. After that only the tournament director can change it.
list-signs = tap here to sign
list-signed = signed
list-signed-unsent = signed, not sent yet
list-sign = I sign
list-not-now = Not now
list-look = See the whole list
list-rating-points = rating points
list-crosses = crosses
list-told-signed = { $name } has signed.
list-sums-changed = The list has been changed since it was signed. Please look at it and sign again.

## The whole list

list-paper = The list
list-paper-hint = Large: rating points, small: card points. Tap the number of a game to see or correct it.
list-column-game = Game
list-column-check = Check
list-sum = Sum
list-dealer = deals, sits out
list-dealer-sign = D
list-has-left = has left
list-substitute = substitute
list-see-game = { $game }: see this game
list-game = Game { $game }
list-correct = Correct game { $game }
list-locked = Somebody has signed: only the tournament director can correct now.
list-was-before = Before ({ $by } has corrected it):
list-by-keeper = the table
list-by-helper = a helper
list-by-director = the tournament director
list-mark-unsent = not sent yet
list-mark-corrected = corrected
list-mark-incident = incident
list-mark-differs = control list differs
list-mark-unconfirmed = no second person has looked at it
list-mark-struck = struck, does not count
list-differences = The two lists differ
list-differences-hint = Ask the table which is right. Whoever was wrong corrects under “List”.
list-on-list = List
list-on-control = Control list

## Entries that the server does not take

list-step-check-pack = Cards counted
list-step-enter-line = Game { $game }
list-step-confirm-line = Game { $game } confirmed by { $name }
list-step-correct-line = Correction of game { $game }
list-step-enter-control = Control list, game { $game }
list-step-sign = Signature of { $name }
list-aside-same = This is settled: the list says the same as you.
list-aside-theirs = On the list:
list-aside-mine = You wrote:
list-aside-nothing = Nothing yet.
list-aside-take-theirs = Leave it as on the list
list-aside-send-mine = Mine is right: correct the list
list-aside-enter-mine = Enter mine now
list-aside-director = Show this to the tournament director.
list-aside-drop = Throw away mine
list-aside-keep = Keep it
list-aside-really = Is it really to be thrown away?
list-aside-ok = All right
list-told-settled = The list stays as it is.
list-told-insisted = Yours is being sent.

## Help

list-director = Something is wrong?
list-director-stop = Leave the cards as they are.
list-director-call = Call the tournament director.
list-director-writes = The tournament director decides and writes it on the list.
list-director-raise = Show a sign to hold up
list-director-when = Such as
list-raised = Tournament director, please! Table
list-undo = A slip?
list-undo-last = Take back the last step
list-undo-hint = To put a single game right, open it under “List”.
list-undo-sure = The last thing that was done on this list is taken back.
list-undo-yes = Yes, take it back
list-undo-no = No
list-undo-waits = Entries are still being sent. You can correct a game under “List”.
list-undo-offline = This needs the network. You can correct a game under “List”.
list-undo-nothing = There is nothing to take back.
list-undo-changed = The list has just been changed by somebody else. Look at it, then try again.
list-undo-unheard = There was no answer. Look at the list when the network is back.
list-undone = It is taken back.
list-look-and-language = Language and print
list-large-print = Large print …
list-to-hall = Seats and standing
list-kept-hint = Entries are kept on this phone until they have arrived, also when the page is closed.
