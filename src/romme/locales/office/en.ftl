### The page of those who run a tournament.

## Its parts

office-sections = Parts of the office
office-section-now = Now
office-section-people = People
office-section-seats = Seats
office-section-lists = Lists
office-section-ranking = Ranking
office-section-papers = Papers
office-section-settings = Settings
office-is-rehearsal = Rehearsal
office-dead = No connection to the server. What you see may be old; it goes on by itself when the connection is back.
office-unheard = Nobody answered: the network is away. Send it again when it is back; it is done only once.
office-send-again = Send again
office-yes = Yes
office-open = Open
office-reason = Reason
office-reason-maybe = Reason, if there is one
office-series = Series
office-table = Table { $table }
office-name = Name
office-number = Start number
office-club = Club
office-team = Team
office-tandem = Tandem
office-classes = Classes
office-class-ladies = Ladies
office-class-seniors = Seniors
office-class-youth = Youth
office-class-other = Another class
office-column-table = Table
office-column-seat = Seat

## Now: what is to be done next

office-next = Next
office-next-director = The tournament director does this.
office-next-enter = Enter people
office-next-entered = { $n ->
    [0] Nobody has entered yet.
    [one] One person has entered, { $present } there.
   *[other] { $n } people have entered, { $present } of them are there.
  }
office-next-cannot-seat = { $n ->
    [0] Nobody is marked as present yet. It takes at least three.
    [one] One person is there. It takes at least three.
    [2] Two people are there. It takes at least three.
   *[other] { $n } people cannot be seated: one more or one fewer is needed.
  }
office-next-tables = { $n } people are there: { $fours ->
    [0] {""}
    [one] one table of four
   *[other] { $fours } tables of four
  }{ $fours ->
    [0] {""}
   *[other] { $threes ->
        [0] {""}
       *[other] {", "}
      }
  }{ $threes ->
    [0] {""}
    [one] one table of three
   *[other] { $threes } tables of three
  }.
office-next-seat = Seats for series { $series }
office-next-seat-again = The plan no longer fits
office-next-come = Without a seat: { $names }
office-next-gone = Seated, but not there: { $names }
office-next-begin = Series { $series } can begin
office-next-begin-about = The seats are found. When everybody sits, begin: then the lists are open.
office-next-wait = { $open ->
    [one] One list of { $tables } is not finished
   *[other] { $open } lists of { $tables } are not finished
  }
office-next-wait-about = Series { $series } is being played. It can be closed when all lists are finished.
office-next-close = All lists of series { $series } are finished
office-next-close-about = Close the series: then its result stands.
office-next-go-on = Series { $series } is closed
office-next-over = The tournament is over
office-next-over-about = Print the results and the certificates.
office-do-enter = Enter people
office-do-enter-more = Enter more people
office-do-seat = Seat series { $series }
office-do-begin = Begin series { $series }
office-do-close = Close series { $series }
office-do-look-seats = Look at the seats
office-do-ranking = Ranking and end
office-do-print = Print results
office-tables-of = Lists of series { $series }

office-clock = Clock
office-clock-none = No clock is set.
office-clock-later = The clock is set while a series is being played.
office-clock-ends = until { $time }
office-clock-minutes = { $n } minutes
office-clock-longer = { $n } minutes longer
office-clock-away = No clock
office-clock-until = Or until
office-clock-set = Set
office-announcement = Announcement
office-announcement-text = Shown on the wall and on all phones
office-announcement-show = Show
office-announcement-away = Take it away
office-undo = Take back
office-undo-what = Last step: { $what }
office-undo-about = The last step of the office is taken back.
office-undo-sure = Really take back? { $what }
office-undo-do = Take back the last step

office-doors = Links, QR codes and PINs
office-doors-about = Whoever has the link or the PIN gets in. Give away only what is needed.
office-wrong-pins = Somebody may be guessing PINs
office-wrong-pins-office = { $n } wrong PINs were typed for the office since { $since } (last: { $last }).
office-wrong-pins-list = { $n } wrong PINs were typed for lists since { $since } (last: { $last }).
office-wrong-pins-closed = Until { $until } PINs are taken only from where a right one came before. Links and QR codes open as always, and whoever is in stays in.
office-wrong-pins-help = If nobody here mistyped, make the PINs anew under Settings: what was guessed so far is then worth nothing.
office-wrong-pins-seen = I have seen it
office-doors-alone = This server answers only this computer, as { $address }: no phone can open these codes. Start it with “serve --host 0.0.0.0”.
office-doors-lists = Lists of series { $series }
office-door-public = For everybody: seats and ranking
office-door-wall = For the wall
office-door-helper = For helpers
office-door-director = For the tournament director
office-door-show = Show
office-pin = PIN
office-code = Code
office-qr = QR code: { $what }

office-rehearsal = Rehearsal
office-rehearsal-about = The tables play by themselves: lists are filled in, and signed when they are full.
office-rehearsal-games = Games at each table
office-rehearsal-play = { $n ->
    [one] Let the tables play one game
   *[other] Let the tables play { $n } games
  }
office-rehearsal-later = Possible while a series is being played.

## People

office-people-entered = { $n } entered
office-people-present = { $n } there
office-people-withdrawn = { $n } withdrawn
office-entry = New entry
office-entry-do = Enter
office-entry-done = Entered: { $name }
office-entry-here = is there
office-entry-other = It is somebody else: enter anyway
office-room = Everybody
office-room-empty = Nobody has entered yet.
office-room-none = Nobody like this was found.
office-search = Search: name, club or number
office-show = Show
office-show-all = all
office-show-expected = not there yet
office-show-present = there
office-show-withdrawn = withdrawn
office-order = Order
office-order-number = by number
office-order-name = by name
office-order-club = by club
office-here = There
office-here-of = { $name } is there
office-here-again = There again
office-all-present = { $n ->
    [one] One person is there
   *[other] All { $n } shown are there
  }
office-all-present-sure = { $n ->
    [one] One person is marked as present. Right?
   *[other] { $n } people are marked as present. Right?
  }
office-since = from series { $series }
office-person-open = Change, withdraw, remove
office-person-fixed = The tournament is over: nothing changes any more.
office-remove = Remove the entry
office-remove-sure = Remove the entry of { $name }?
office-withdraw = Withdraw
office-withdraw-do = Withdraw
office-withdraw-how = Table { $table } is playing. How does it go on?
office-withdrawn-back = Withdrawn. Who is back plays from the next series on.
office-late = Came late
office-late-about = A latecomer can be the fourth at a table of three that has not begun.
office-late-full = No table of three is left that has not begun.
office-late-next = Otherwise they play from series { $series } on.
office-late-join = To table { $table }
office-doubles = { $n ->
    [one] One person may have entered twice
   *[other] { $n } people may have entered twice
  }
office-doubles-more = Only the first { $n } pairs are listed. Settle these, and others will follow.

office-import = Paste a list, or read a file
office-import-about = A line for each person, or a table copied from Excel. Files: CSV and Excel. You see everything before anybody is entered.
office-import-text = List
office-import-file = Choose a file
office-import-read = Look at it
office-import-rows = { $n ->
    [0] Nobody can be entered from this.
    [one] One person can be entered.
   *[other] { $n } people can be entered.
  }
office-import-nobody = nobody
office-import-take-row = Take line { $line }
office-import-meant = It is somebody else
office-import-change = Change line { $line }
office-import-enter = { $n ->
    [one] Enter one person
   *[other] Enter { $n } people
  }
office-import-here = They are there
office-import-done = { $n ->
    [one] One person has been entered.
   *[other] { $n } people have been entered.
  }

## Seats

office-draw = Seats for series { $series }
office-draw-again = Other seats for series { $series }
office-draw-how = How
office-draw-do = Show a plan
office-draw-busy = Looking for seats …
office-seed = Seed
office-seed-hint = Published: anybody can draw again from it.
office-seed-fresh = Another seed
office-day = Day
office-plan-thought = A plan for series { $series }, not taken yet
office-plan-of = Seats of series { $series }
office-plan-seed = Seed { $seed }
office-plan-none = No seats have been found yet.
office-plan-take = Take this plan
office-plan-take-hand = Take the change
office-plan-drop = Do not take it
office-plan-outdated = Somebody came or went. Find new seats.
office-plan-view = Plan
office-plan-by-table = by table
office-plan-by-name = by name
office-plan-print = Print
office-plan-swap-hint = To swap two people: tap one, then the other, or drag one onto the other.
office-plan-picked = { $name }: now tap whom to swap with.
office-plan-move-here = To this table
office-breaches-none = The plan breaks nothing.
office-breaches = { $n ->
    [one] One thing is not as it should be.
   *[other] { $n } things are not as they should be.
  }
office-breaches-needed = It cannot be avoided.
office-breaches-best = No seating is better: avoiding more would break something that weighs more.
office-off-rank = { $n ->
    [one] One table departs from the standing
   *[other] { $n } tables depart from the standing
  } to part people of one team or club, or people who have met before:

## Lists

office-lists-none = No series has begun, so there are no lists.
office-lists-nav = Other lists
office-lists-all = All lists
office-list-of = Series { $series }, table { $table }
office-list-games = { $n } of { $of } games
office-list-signing = { $n } of { $of } have signed
office-list-finished = Finished
office-list-ready = Complete: the table can sign.
office-list-differs = { $n ->
    [one] List and control list differ in one place
   *[other] List and control list differ in { $n } places
  }
office-list-incidents = { $n ->
    [one] one incident
   *[other] { $n } incidents
  }
office-list-corrections = { $n ->
    [one] one correction
   *[other] { $n } corrections
  }
office-list-print = Print this list
office-list-keeper = As the table sees it
office-list-online = Look at the table
office-list-undo = Take back the last step of this list
office-list-undo-sure = The last step on this list is taken back. Right?
office-which-list = Which list
office-first-list = List
office-control-list = Control list
office-pack = The pack is complete: { $n } cards
office-paper-type = Type in from paper
office-paper-legend = Seat, letter, card points; “{ $unopened }” behind them: not opened. Nobody finished: 0. Enter goes on.
office-letter-romme = R
office-letter-hand = H
office-letter-hand_laid_off = L
office-letter-super = S
office-letter-stock_used_up = E
office-letter-blocked = B
office-letter-unopened = u
office-paper-list = List
office-paper-game = Game
office-paper-who = Who
office-paper-how = How
office-paper-winner = Seat that finished
office-paper-ending = How it ended
office-paper-points = Card points of seat { $seat }
office-paper-missing-winner = Which seat finished? Type { $seats }, or 0 if nobody did.
office-paper-wrong-winner = “{ $text }” is not a seat that plays this game. Type { $seats }, or 0 if nobody finished.
office-paper-wrong-ending = “{ $text }” is not a possible ending. Type { $letters }.
office-paper-missing-points = The card points of seat { $seat } are missing.
office-paper-wrong-points = Seat { $seat }: “{ $text }” is not a number of card points. Type a number, with “{ $unopened }” behind it if the player has not opened.
office-paper-deals = deals
office-paper-out = –
office-paper-left = has left
office-paper-substituted = somebody else plays
office-paper-change = Change
office-paper-crosses = Plus, minus, crosses
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Check total
office-paper-check-total = { $cards } card points, { $rating } rating points
office-paper-take-anyway = It is right: take it
office-paper-or-change = Or put it right above.
office-paper-drop = Empty the row
office-points-of = seat { $seat }: { $n }
office-correct-game = Correct game { $game }
office-correct-do = Correct game { $game }
office-confirm = Confirmation by a second person
office-confirm-by = On paper confirmed by
office-confirm-do = { $n ->
    [one] Confirm one game
   *[other] Confirm { $n } games
  }
office-signatures = Signatures
office-sign-paper = Has signed
office-sign-all = All have signed on paper
office-sign-instead = Sign in their place
office-sign-reason = Why does { $name } not sign?
office-signed-instead = signed by { $by }: { $reason }
office-incident = Record an incident
office-incident-at = Incident at table { $table }
office-incident-other = Something else happened
office-incident-game = Game
office-incident-running = { $game } (being played)
office-incident-unknown = nobody knows
office-incident-seat = Whose doing
office-incident-choose-seat = Choose whose doing it was.
office-incident-note = Note
office-incident-struck = { $n ->
    [one] Game { $from }, which is entered, is struck and played again.
   *[other] The entered games { $from } to { $to } are struck and played again.
  }
office-incident-apply = Apply this
office-trace-incidents = Incidents
office-trace-struck = Void games
office-trace-corrections = Corrections
office-trace-after-signing = after signing

## Ranking

office-scope = What
office-parties = Who
office-ranking-print = Print the results
office-ranking-none = There is no result yet.
office-column-rating = Rating
office-column-cards = Cards
office-column-games = Games
office-column-penalty = Penalty
office-by-lot = by lot
office-lot = Lot
office-lot-share = Equal at place { $place }: the lot decides (T14).
office-lot-draw = Draw the lot
office-lot-hand = Drawn by hand
office-lot-seed-hint = The order follows from it; anybody can check it.
office-lot-hand-hint = Tap the luckiest first, then the next.
office-lot-record = Record the lot
office-lot-by-hand = drawn by hand
office-lots-drawn = { $n ->
    [one] One lot has been drawn
   *[other] { $n } lots have been drawn
  }
office-penalties = Penalties
office-penalise = Give a penalty
office-penalty-who = Who
office-penalty-points = Rating points off
office-penalty-where = Where
office-penalty-lift = Lift the penalty
office-penalty-lifted = lifted
office-end = End of the tournament
office-finish-about = When no more series follows. Equal places need the lot first.
office-finish = Finish the tournament
office-finish-sure = The tournament is over then, and nothing changes any more. Right?
office-finished = The tournament is over. To correct something after all, open it again.
office-reopen = Open again

## Papers

office-papers = To print (PDF)
office-print-busy = One moment, it is being printed …
office-print-open = Open: { $what }
office-print-save = Save: { $what }
office-print-start-cards = Start cards
    .about = For everybody, with number and QR code
office-print-seating-by-name = Seats by name
    .about = To be hung up at the door
office-print-seating-by-table = Seats by table
    .about = To be hung up in the hall
office-print-blank-lists = Blank lists
    .about = With the names of the tables, to be filled in by hand
office-print-links = Slips for the tables
    .about = QR code and PIN of each list
office-print-filled-lists = Filled lists
    .about = As they stand now
office-print-results = Results
    .about = Singles, classes, tandems, teams
office-print-certificates = Certificates
    .about = For the first places
office-print-emergency-kit = Emergency kit
    .about = To go on by hand if the computer fails
office-print-record = Record
    .about = Everything that happened
office-print-office-keys = Links of director and helpers
    .about = QR codes and PINs that open the office. Do not hang them up or hand them round
office-exports = To take away
office-export-entries = Entries
office-export-seating = Seats
office-export-standing = Results
office-export-lists = Lists
office-export-log = Whole tournament
    .about = One file with everything; it can be checked and continued from the command line.

## Settings

office-signed = Your name on the record
office-signed-about = So that one sees later who did what. Kept on this device.
office-terms = Terms
office-term-rounds = Rounds of a series
    .about = From the next series on; each deals once in a round
office-term-dropped = Dropped series
    .about = So many of the weakest series do not count
office-term-team_size = People in a team
    .about = At most
office-term-tandem_size = People in a tandem
    .about = At most
office-term-pack_check = Cards counted before the first game
office-term-second_count = Each count confirmed by a second person
office-term-control_list = A second list, compared with the first
office-term-signatures = Signatures of all at the table
office-term-unfinished = Who withdraws
office-term-last_round = Last round of a series finished by
office-figures = Rating points
office-figures-about = Where each figure comes from. They can be changed until the first list is signed.
office-figures-change = Change the figures
office-figures-assumed = The association’s text ends before this table. What is marked as assumed comes from this program: please compare it with what holds in your association, and change it here.
office-readings = What the documents leave open
office-readings-about = The rules do not say it. This program reads them so:
office-reading-thrown = How often somebody throws in a hand (T15) is counted for the person, over the whole tournament.
office-reading-round = A round is properly entered (V4.10) when all its games are on the list, and confirmed where a second count is asked for; then it stands without the signatures, unless the terms above say that the signatures finish the last round of a series.
office-reading-missed = A series that somebody misses counts 0. Series are left out in the total only, for everybody those that it is best without.
office-reading-penalty = A penalty in a series falls with the series where that is dropped; one of the total stays.
office-reading-tandem = A tandem sits apart like a team.
office-reading-left = If somebody leaves in the middle of a series (V4.5), the director decides: the others go on, the list ends, or somebody else plays on.
office-keys = New links and PINs
office-keys-about = If a link got into the wrong hands: make it anew, and the old one opens nothing any more.
office-keys-renew-keeper = New links for all lists
office-keys-renew-helper = New link for helpers
office-keys-renew-director = New link for the tournament director
office-keys-sure-keeper = All phones at the tables need the new QR code then. Right?
office-keys-sure-helper = All helpers need the new link then. Right?
office-keys-sure-director = Only this device stays in; note the new link afterwards. Right?
office-keys-done = Done
office-record = Record: all that happened
office-record-more = { $n } more
