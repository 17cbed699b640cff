### The page on which a table keeps its list.

## The head of the page

list-title = Table { $table } · Series { $series }
list-parts = On this page
list-pane-game = Enter
list-pane-paper = List
list-pane-more = Help
list-clock-left = Time left:
list-alarm-ten = The last ten minutes.
list-alarm-over = Time’s up: finish this game, then stop.
list-announcement = Announcement:
list-state-sent = Everything has been sent.
list-state-sending = { $n ->
    [one] Sending { $n } entry …
   *[other] Sending { $n } entries …
  }
list-state-waiting = { $n ->
    [one] No network: { $n } entry is saved on this phone. Just carry on.
   *[other] No network: { $n } entries are saved on this phone. Just carry on.
  }
list-state-offline = No network. Just carry on: entries are saved on this phone.
list-state-refused = { $n ->
    [one] { $n } entry has not been accepted. Decide under “Enter”.
   *[other] { $n } entries have not been accepted. Decide under “Enter”.
  }
list-hand-over-open = Show the entries as a QR code
list-state-locked = This link is no longer valid.
list-unsafe = This phone can’t store entries. Keep this page open until everything has been sent.
list-never-seen = No network. Open this list once while you are connected; after that it works offline.

## A link that no longer opens the list

list-door = This list can’t be opened
list-door-kept = { $n ->
    [one] { $n } entry is saved on this phone and will be sent once the list is open.
   *[other] { $n } entries are saved on this phone and will be sent once the list is open.
  }
list-door-hint = Scan the new QR code at your table, or type the PIN printed below it.
list-pin = PIN for this list
list-open = Open

## Before the first game

list-early = Please wait
list-early-hint = The series hasn’t started yet. This page updates by itself.
list-closed = This series is over
list-closed-hint = Only the tournament director can still change this list.
list-server = This table is played online
list-server-hint = The list fills itself in. You can see it under “List”.
list-which = Which list are you keeping?
list-which-list = I’m keeping the list
list-which-control = I’m keeping the control list
list-which-hint = Each table keeps two lists, on two phones, and the two are compared.
list-kept-list = You’re keeping the list
list-kept-control = You’re keeping the control list
list-control-mark = Control list
list-control-full = The control list is complete. Thank you!
list-pack = Please count the cards
list-pack-cards = cards, including jokers
list-pack-who = { $name } counts them.
list-pack-right = Yes, { $n } cards
list-pack-wrong = One missing, or one too many? Call the tournament director.
list-pack-done = The cards have been counted.

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
list-how-nobody = How did the game end?
list-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
list-cross = Cross ({ $n })
list-count = What is { $name } left with?
list-card-points = card points
list-opened-or-not = Opened or not
list-type-first = Type the card points first.
list-then-hand = Now tap: opened or not?
list-erase = Delete the last digit
list-doubt = { $name }: { $n }?
list-doubt-no-cards = A player with cards left has more points than that. Is the figure right?
list-doubt-too-few-unopened = A player who hasn’t opened still has a full hand, which counts more than that. Is the figure right?
list-doubt-too-many = Hardly any hand counts that much. Is the figure right?
list-type-again = Type it again
list-sure = Yes, { $n } is right
list-summary = Is this right?
list-summary-hint = Tap a name to make a change.
list-left-with = { $n ->
    [one] { $n } card point
   *[other] { $n } card points
  }
list-was-opened = opened
list-was-unopened = not opened
list-thrown-in = thrown in uncounted
list-change = Change
list-save = Save game { $game }
list-save-correction = Correct game { $game }
list-leave-as-is = Leave it as it is
list-order-changed = The tournament director has changed the order of the games. Please enter this game again.
list-there-already = Game { $game } is already on the list: someone else entered it.
list-drop-draft = Delete what I typed
list-told-entered = Game { $game } is saved.
list-told-corrected = Game { $game } is corrected.

## A second player confirms the figures

list-second = Game { $game }: who has checked it?
list-second-hint = Hand the phone to another player. If the figures are right, they tap their own name.
list-second-by = { $name }: it’s right
list-second-ask = Have a second player check it
list-later = Later
list-told-confirmed = { $name } has confirmed game { $game }.
list-confirmed-by = Checked by { $name }.
list-confirmed-office = Checked by the office.

## Signing

list-ended = The list has ended
list-full = All games are entered
list-finished = The list is finished
list-finished-hint = Everyone has signed, and the office has the list. Thank you!
list-finished-unsent = Keep this page open until the list has been sent.
list-finished-thanks = The office has the list. Thank you!
list-sign-round = Pass the phone round: everyone taps their own name and signs.
list-sign-hint = By signing you confirm that the list is right. After that, only the tournament director can change it.
list-signs = tap to sign
list-signed = signed
list-signed-unsent = signed, not sent yet
list-sign = Sign
list-not-now = Not now
list-look = Show the whole list
list-rating-points = rating points
list-crosses = crosses
list-told-signed = { $name } has signed.
list-sums-changed = The list has changed since it was signed. Please check it and sign again.

## The whole list

list-paper = The list
list-paper-hint = Large: rating points. Small: card points. Tap a game’s number to see or correct it.
list-column-game = Game
list-column-check = Check
list-sum = Total
list-dealer = deals, sits out
list-dealer-plays = deals
list-dealer-sign = D
list-has-left = has left
list-substitute = substitute
list-see-game = Show game { $game }
list-game = Game { $game }
list-correct = Correct game { $game }
list-locked = Someone has signed: only the tournament director can make corrections now.
list-was-before = Before { $by } corrected it:
list-by-keeper = the table
list-by-helper = a helper
list-by-director = the tournament director
list-mark-unsent = not sent yet
list-mark-corrected = corrected
list-mark-incident = incident
list-mark-differs = control list differs
list-mark-unconfirmed = not checked by a second player
list-mark-struck = void, doesn’t count
list-differences = The two lists differ
list-differences-hint = Ask the table which one is right, then correct the wrong one under “List”.
list-on-list = List
list-on-control = Control list

## Entries that the server refused

list-step-check-pack = Cards counted
list-step-enter-line = Game { $game }
list-step-confirm-line = Game { $game } confirmed by { $name }
list-step-correct-line = Correction of game { $game }
list-step-enter-control = Control list, game { $game }
list-step-sign = Signature of { $name }

## What the office has changed, until the keeper has read it

list-changed = The tournament office has changed this list
list-changed-before = Before
list-changed-after = Now
list-changed-void = Void: please play this game again.
list-changed-gone = Taken off the list.
list-changed-ruling = Ruling
list-changed-read = I have read this
list-changed-told = The tournament office has changed this list. Please read what is different.

## Handing over entries that this phone cannot send

list-hand-over = Hand over the entries
list-hand-over-hint = Show this code to a helper or at the tournament office. They scan it and tell you a number.
list-hand-over-qr = QR code with the entries
list-hand-over-later = { $n ->
    [one] { $n } more entry follows in the next code.
   *[other] { $n } more entries follow in the next code.
  }
list-hand-over-type = For typing
list-hand-over-receipt = Number from the office
list-hand-over-confirm = The office has the entries
list-hand-over-wrong = This number doesn’t belong to this code. The entries stay on this phone.
list-hand-over-none = There is nothing left to hand over.
list-handed-over = The office has the entries.
list-handed-over-but = { $n ->
    [one] The office has the entries except one. Please decide about it.
   *[other] The office has the entries except { $n }. Please decide about them.
  }
list-not-taken-over = The office could not accept this entry.
list-aside-same = Settled: the list already says the same as your entry.
list-aside-theirs = On the list:
list-aside-mine = Your entry:
list-aside-nothing = Nothing yet.
list-aside-take-theirs = Keep what’s on the list
list-aside-send-mine = My entry is right: correct the list
list-aside-enter-mine = Send my entry now
list-aside-director = Show this to the tournament director.
list-aside-drop = Delete my entry
list-aside-keep = Keep it
list-aside-really = Really delete it?
list-aside-ok = OK
list-told-settled = The list stays as it is.
list-told-insisted = Your entry is being sent.

## Help

list-director = Something wrong?
list-director-stop = Leave the cards as they are.
list-director-call = Call the tournament director.
list-director-writes = The tournament director decides and enters the decision on the list.
list-director-raise = Show a sign to hold up
list-raised = Tournament director, please! Table
list-undo = Made a mistake?
list-undo-last = Undo the last step
list-undo-hint = To correct a single game, open it under “List”.
list-undo-sure = This undoes the last step on this list.
list-undo-yes = Yes, undo it
list-undo-no = No
list-undo-waits = Entries are still being sent. You can correct a game under “List”.
list-undo-offline = This needs a network connection. You can correct a game under “List”.
list-undo-nothing = There is nothing to undo.
list-undo-changed = Someone else has just changed the list. Check it, then try again.
list-undo-unheard = No answer from the server. Check the list when the network is back.
list-undone = The last step is undone.
list-look-and-language = Language and display
list-large-print = Large print …
list-to-hall = Seating and standings
list-kept-hint = Entries stay on this phone until they have been sent, even if you close the page.

## The code of a table, which is valid all day

table-title = Table { $table }
table-now = Table { $table } now plays series { $series }: { $names }.
table-scan-there = To open that list, scan the code that lies on the table, or type the PIN below it.
table-early = Series { $series } hasn’t started yet. At table { $table }: { $names }. This page opens the list as soon as the series starts.
table-empty = Table { $table } has no list yet. This page opens it as soon as there is one.
table-other-day = This code was for day { $day }. Table { $table } now plays series { $series }: { $names }.
table-other-table = This is the code of table { $table } (series { $series }: { $names }), but this phone keeps the list of table { $kept }.
table-go = To the list of table { $table }
table-back = Back to the list of table { $table }
table-keep = Keep the list of table { $table } on this phone
table-code-wrong = Scan the code that lies on your table now, or choose the table on the tournament’s page and type the PIN.
