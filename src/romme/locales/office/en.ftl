### The office: the page for running a tournament.

## The office’s sections

office-sections = Office sections
office-section-now = Now
office-section-people = Players
office-section-seats = Seating
office-section-lists = Lists
office-section-ranking = Standings
office-section-papers = Print
office-section-settings = Settings
office-is-rehearsal = Rehearsal
office-dead = No connection to the server. What you see may be out of date; it updates by itself when the connection is back.
office-unheard = No answer: the network is down. Send again when it’s back. Nothing will be done twice.
office-send-again = Send again
office-yes = Yes
office-open = Open
office-reason = Reason
office-reason-maybe = Reason (optional)
office-series = Series
office-table = Table { $table }
office-name = Name
office-name-hint = First name and family name. Or the family name first, with a comma: Weber, Anna
office-family-name = Family name
office-number = Start number
office-club = Club
office-team = Team
office-tandem = Tandem
office-classes = Classes
office-class-ladies = Ladies
office-class-seniors = Seniors
office-class-youth = Youth
office-class-other = Other class
office-column-table = Table
office-column-seat = Seat

## Now: the next step

office-next = Next
office-next-director = Only the tournament director can do this.
office-next-enter = Add players
office-next-entered = { $n ->
    [0] No entries yet.
    [one] { $n } player has entered, { $present } present.
   *[other] { $n } players have entered, { $present } present.
  }
office-next-cannot-seat = { $n ->
    [0] Nobody is marked as present yet. You need at least three players.
    [one] One player is present. You need at least three.
    [2] Two players are present. You need at least three.
   *[other] { $n } players can’t be seated: you need one more or one fewer.
  }
office-next-tables = { $n } players are present: { $fours ->
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
office-next-seat = Seating for series { $series }
office-next-seat-again = The seating no longer fits
office-next-come = Without a seat: { $names }
office-next-gone = Seated, but not present: { $names }
office-next-begin = Series { $series } is ready to start
office-next-begin-about = Everyone has a seat. When all are at their tables, start the series: that opens the lists.
office-next-wait = { $open ->
    [one] { $open } of { $tables } lists is not finished
   *[other] { $open } of { $tables } lists are not finished
  }
office-next-wait-about = Series { $series } is under way. You can close it when all lists are finished.
office-next-close = All lists of series { $series } are finished
office-next-close-about = Close the series to make its result final.
office-next-go-on = Series { $series } is closed
office-next-over = The tournament is over
office-next-over-about = Print the results and certificates.
office-do-enter = Add players
office-do-enter-more = Add more players
office-do-seat = Seat series { $series }
office-do-adjust = Adjust the seating
office-do-begin = Start series { $series }
office-do-close = Close series { $series }
office-do-look-seats = See the seating
office-do-ranking = Standings and end of tournament
office-do-print = Print results
office-tables-of = Lists of series { $series }

office-clock = Planned end
office-clock-ten = The last ten minutes
office-clock-five = The last five minutes
office-clock-over = Time’s up
office-clock-length = Length of the series in minutes
office-clock-none = No time limit is set.
office-clock-later = You can set the clock once a series is under way.
office-clock-ends = Ends at { $time }
office-clock-minutes = { $n } minutes
office-clock-longer = Add { $n } minutes
office-clock-shorter = { $n } minutes less
office-clock-away = Remove the clock
office-clock-until = Or end at
office-clock-set = Set
office-announcement = Announcement
office-announcement-text = Shown on the wall display and on all phones
office-announcement-until = Shown
office-announcement-minutes = For how many minutes
office-announcement-ends = Shown until { $time }
office-announcement-show = Show
office-announcement-away = Remove
office-calls = Tables calling the director
office-call-now = just now
office-call-since = for { $minutes } min
office-call-answer = I’m coming
office-call-to-list = To the list
office-alarm-ten = The last ten minutes
    .about = All screens say so. At the end they say: finish this game, then stop.
office-alarm-over = Time’s up
    .about = All screens say: finish this game, then stop. Enter the last games, then end the open lists.
office-end-all = { $n ->
    [one] End the open list
   *[other] End all open lists ({ $n })
  }
office-end-all-sure = { $n ->
    [one] End the open list?
    [2] End both open lists?
   *[other] End all { $n } open lists?
  }
office-end-list = End this list early
office-end-list-sure = No more games are entered on this list. Its players stay present and sign it.
office-end-list-entered-games = All games entered so far count.
office-end-list-whole-rounds = Only whole rounds count; the games of a round that is not over become void.
office-end-reason = Reason (default: time)
office-ended-early = List ended early
office-undo = Undo
office-undo-what = Last step: { $what }
office-undo-about = This undoes the office’s last step.
office-undo-sure = Undo this step? { $what }
office-undo-do = Undo the last step

office-doors = Links, QR codes and PINs
office-doors-about = Anyone with the link or the PIN gets in. Give out only what is needed.
office-doors-others = If this address stops working, this computer can also be reached at { $addresses }. Phones that are already open try these by themselves.
office-wrong-pins = Someone may be guessing PINs
office-wrong-pins-office = { $n ->
    [one] { $n } wrong PIN has been typed for the office since { $since } (last: { $last }).
   *[other] { $n } wrong PINs have been typed for the office since { $since } (last: { $last }).
  }
office-wrong-pins-list = { $n ->
    [one] { $n } wrong PIN has been typed for lists since { $since } (last: { $last }).
   *[other] { $n } wrong PINs have been typed for lists since { $since } (last: { $last }).
  }
office-wrong-pins-closed = Until { $until }, PINs work only from addresses where a right one has been typed before. Links and QR codes work as always, and anyone who is already in stays in.
office-wrong-pins-help = If nobody here mistyped, make new PINs under Settings: anything guessed so far is then worthless.
office-wrong-pins-seen = Dismiss
office-doors-alone = This server can only be reached from this computer ({ $address }), so phones can’t open these links. Start it with “serve --host 0.0.0.0”.
office-doors-tables = Tables, day { $day }
office-doors-tables-about = Each code is valid all day: it opens the list that the table has at that moment.
office-door-public = Everyone: seating and standings
office-door-wall = Wall display
office-door-helper = Helpers
office-door-director = Tournament director
office-door-show = Show
office-pin = PIN
office-code = Code
office-qr = QR code: { $what }

office-rehearsal = Rehearsal
office-rehearsal-about = The tables play by themselves: lists fill up, and are signed when they are full.
office-rehearsal-games = Games per table
office-rehearsal-play = { $n ->
    [one] Play one game at every table
   *[other] Play { $n } games at every table
  }
office-rehearsal-later = Possible while a series is under way.

## Players

office-people-entered = { $n } entered
office-people-present = { $n } present
office-people-withdrawn = { $n } withdrawn
office-entry = New entry
office-entry-do = Add
office-entry-done = Added: { $name }
office-entry-here = Present
office-entry-other = It’s someone else: add anyway
office-room = All players
office-room-empty = No entries yet.
office-room-none = No player found.
office-search = Search by name, club or number
office-show = Show
office-show-all = all
office-show-expected = not present yet
office-show-present = present
office-show-withdrawn = withdrawn
office-order = Sort
office-order-number = by number
office-order-name = by name
office-order-club = by club
office-here = Present
office-here-of = { $name } is present
office-here-again = Mark as present
office-all-present = { $n ->
    [one] Mark { $n } player as present
   *[other] Mark these { $n } as present
  }
office-all-present-sure = { $n ->
    [one] Mark { $n } player as present?
   *[other] Mark { $n } players as present?
  }
office-since = from series { $series }
office-person-open = Edit, withdraw or remove
office-person-fixed = The tournament is over. Only the classes can still be changed.
office-remove = Remove entry
office-remove-sure = Remove the entry for { $name }?
office-withdraw = Withdraw
office-withdraw-do = Withdraw
office-withdraw-how = Table { $table } is playing. How does it continue?
office-withdrawn-back = Withdrawn. A player who comes back plays from the next series on.
office-late = Latecomers
office-late-about = A latecomer can join as the fourth player at a table of three that hasn’t started.
office-late-full = There is no table of three left that hasn’t started.
office-late-next = Otherwise they play from series { $series } on.
office-late-join = Seat at table { $table }
office-fixed = Fixed place
office-fixed-about = For a wheelchair or poor eyesight: every draw keeps this table and seat. 0 means any.
office-fixed-table = Table
office-fixed-seat = Seat
office-fixed-save = Fix this place
office-fixed-remove = No fixed place
office-doubles = { $n ->
    [one] { $n } player may have entered twice
   *[other] { $n } players may have entered twice
  }
office-doubles-more = Only the first { $n } pairs are shown. Settle these to see more.

office-incomplete = { $n ->
    [one] One team or tandem is incomplete
   *[other] { $n } teams or tandems are incomplete
  }
office-import = Paste a list or import a file
office-import-order = Names in this list
office-import-given-first = First name first
office-import-family-first = Family name first
office-import-unclear = Family name: { $family }. Is that right?
office-import-about = One player per line, or a table copied from Excel. Files: CSV and Excel. You’ll see everything before anyone is added.
office-import-text = List
office-import-file = Choose a file
office-import-read = Preview
office-import-rows = { $n ->
    [0] There is nobody to add.
    [one] { $n } player can be added.
   *[other] { $n } players can be added.
  }
office-import-nobody = no name
office-import-take-row = Include row { $line }
office-import-meant = It’s someone else
office-import-change = Edit row { $line }
office-import-enter = { $n ->
    [one] Add { $n } player
   *[other] Add { $n } players
  }
office-import-here = Mark as present
office-import-done = { $n ->
    [one] { $n } player added.
   *[other] { $n } players added.
  }

## Seating

office-draw = Seating for series { $series }
office-draw-again = New seating for series { $series }
office-draw-how = Method
office-draw-do = Make a plan
office-draw-busy = Finding seats …
office-seed = Seed
office-seed-hint = It is published, so anyone can repeat the draw.
office-seed-fresh = New seed
office-day = Day
office-plan-thought = Draft seating for series { $series }
office-plan-of = Seating for series { $series }
office-plan-seed = Seed { $seed }
office-plan-none = There is no seating yet.
office-plan-take = Use this plan
office-plan-take-hand = Use the changed plan
office-plan-drop = Don’t use it
office-plan-outdated = Players have come or gone. Make a new plan.
office-adjust-do = Keep the plan, move as few as possible
office-adjust-about = Latecomers get a free seat. As far as possible, everyone else stays put. Or make a new plan for everyone below.
office-told = { $n ->
    [one] Tell this player
   *[other] Tell these { $n } players
  }
office-plan-view = View
office-plan-by-table = by table
office-plan-by-name = by name
office-plan-print = Print
office-plan-swap-hint = To swap two players, tap one and then the other, or drag one onto the other.
office-plan-picked = { $name }: now tap the player to swap with.
office-plan-move-here = Move here
office-breaches-none = The plan has no conflicts.
office-breaches = { $n ->
    [one] The plan has { $n } conflict.
   *[other] The plan has { $n } conflicts.
  }
office-breaches-needed = This can’t be avoided.
office-breaches-best = No plan is better: avoiding more of these conflicts would cause a worse one.
office-off-rank = { $n ->
    [one] { $n } table departs from the standings
   *[other] { $n } tables depart from the standings
  } to separate teammates, clubmates or players who have met before:

## Lists

office-lists-none = No series has started, so there are no lists yet.
office-lists-nav = Other lists
office-lists-all = All lists
office-list-of = Series { $series }, table { $table }
office-list-games = { $n } of { $of } games
office-list-signing = { $n } of { $of } have signed
office-list-finished = Finished
office-list-ready = Complete: the table can sign.
office-list-differs = { $n ->
    [one] The list and the control list differ in { $n } place
   *[other] The list and the control list differ in { $n } places
  }
office-list-incidents = { $n ->
    [one] { $n } incident
   *[other] { $n } incidents
  }
office-list-corrections = { $n ->
    [one] { $n } correction
   *[other] { $n } corrections
  }
office-list-print = Print this list
office-list-keeper = Open the table’s view
office-list-online = Watch the table
office-list-undo = Undo the last step on this list
office-list-undo-sure = Undo the last step on this list?
office-which-list = Which list?
office-first-list = List
office-control-list = Control list
office-pack = Pack complete: { $n } cards
office-paper-type = Enter from paper
office-paper-legend = For each game, type the seat of the player who finished (0 if nobody did), the letter for how the game ended, and the card points left in each hand. If a player hasn’t opened, add “{ $unopened }” to their points. Press Enter to move on.
office-paper-legend-printed = Type each game as it is printed, seat by seat: rating points, then card points. Who finished and who had opened follows from them. A cross is x. You can leave rating points out with Enter: then type 0 card points for the player who finished, and “{ $unopened }” after the points of a player who hasn’t opened. A letter says how a game ended:
office-paper-order-printed = Type in the printed order
office-paper-order-quick = Type who finished, and the points
office-paper-rating = Rating
office-paper-cards = Cards
office-paper-rating-of = Rating points of seat { $seat }
office-paper-wrong-rating = Seat { $seat }: “{ $text }” isn’t a valid rating here. Type a number, or x for a cross. For the player who finished, type one of these: { $letters }.
office-paper-missing-printed = The points of seat { $seat } are missing. Type 0 card points if this player finished.
office-paper-second-winner = Seat { $seat }: somebody has already finished this game. Type the card points that were left.
office-paper-mismatch = Seat { $seat }: the paper says { $typed } rating points, { $by } too { $side ->
    [more] many
   *[less] few
  }. With these cards it is { $said ->
    [unopened] { $unopened }.
   *[open] { $opened } if the player had opened, { $unopened } if not.
  }
office-mismatch-opened = Opened: { $n }
office-mismatch-unopened = Not opened: { $n }
office-sums = Sums on the paper
office-sums-rating = Sum on the paper for seat { $seat }: rating points
office-sums-cards = Sum on the paper for seat { $seat }: card points
office-sums-wrong-rating = Seat { $seat }: { $typed } rating points on the paper, { $computed } in the list: { $by } too { $side ->
    [more] many
   *[less] few
  } on the paper.
office-sums-wrong-cards = Seat { $seat }: { $typed } card points on the paper, { $computed } in the list: { $by } too { $side ->
    [more] many
   *[less] few
  } on the paper.
office-sums-missing = { $n ->
    [one] { $n } game is still missing from the list.
   *[other] { $n } games are still missing from the list.
  }
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
office-paper-winner = Seat of the player who finished
office-paper-ending = How it ended
office-paper-points = Card points of seat { $seat }
office-paper-missing-winner = Who finished? Type the seat ({ $seats }), or 0 if nobody did.
office-paper-wrong-winner = “{ $text }” isn’t a seat that plays in this game. Type one of { $seats }, or 0 if nobody finished.
office-paper-wrong-ending = “{ $text }” isn’t a possible ending. Type { $letters }.
office-paper-missing-points = The card points of seat { $seat } are missing.
office-paper-wrong-points = Seat { $seat }: “{ $text }” isn’t a number of card points. Type a number, followed by “{ $unopened }” if the player hasn’t opened.
office-paper-deals = deals
office-paper-out = –
office-paper-left = has left
office-paper-substituted = substitute
office-paper-change = Edit
office-paper-crosses = Plus, minus, crosses
office-paper-plus-minus = +{ $plus } −{ $minus } ({ $n } ✗)
office-paper-check = Check total
office-paper-check-total = { $cards ->
    [one] { $cards } card point
   *[other] { $cards } card points
  }, { $rating ->
    [one] { $rating } rating point
   *[other] { $rating } rating points
  }
office-paper-take-anyway = It’s right: save it
office-paper-or-change = Or correct it above.
office-paper-drop = Clear the row
office-points-of = seat { $seat }: { $n }
office-correct-game = Correct game { $game }
office-correct-do = Correct game { $game }
office-confirm = Confirmation by a second player
office-confirm-by = Confirmed on paper by
office-confirm-do = { $n ->
    [one] Confirm { $n } game
   *[other] Confirm { $n } games
  }
office-signatures = Signatures
office-sign-paper = Mark as signed
office-sign-all = Mark all as signed on paper
office-sign-instead = Sign on their behalf
office-sign-reason = Why isn’t { $name } signing?
office-signed-instead = signed by { $by }: { $reason }
office-incident = Record an incident
office-incident-at = Incident at table { $table }
office-incident-other = Choose something else
office-incident-game = Game
office-incident-running = { $game } (being played)
office-incident-unknown = unknown
office-incident-seat = Player concerned
office-incident-choose-seat = Choose the player concerned.
office-incident-note = Note
office-incident-struck = { $n ->
    [one] Game { $from }, already entered, becomes void and is played again.
   *[other] Games { $from } to { $to }, already entered, become void and are played again.
  }
office-incident-apply = Apply
office-incident-unchanged = This changes no points on the list.
office-effect-what = What changes
office-effect-before = Before
office-effect-after = After
office-effect-about = Rating points, with card points in brackets.
office-ruling = Write down a ruling
office-ruling-at = Ruling at table { $table }
office-ruling-general = Ruling on the whole tournament
office-ruling-about = For anything that no clause covers. It goes on the record in your words, and changes no points.
office-ruling-text = What you decided
office-ruling-do = Put it on the record
office-ruling-game-none = none in particular
office-trace-rulings = Rulings
office-trace-no-longer = No longer counts: the game is void or was corrected.
office-referee = Referee’s log
office-take-over = Entries from a phone
office-take-over-about = A phone without a network shows its entries as a QR code. Scan it here, or with a helper’s phone, or type the text below it.
office-take-over-text = Text below the code
office-take-over-show = Show the entries
office-take-over-wrong = This text isn’t complete, or belongs to another tournament. Check it and try again.
office-take-over-enter = { $n ->
    [one] Enter this on the list
   *[other] Enter these { $n } on the list
  }
office-take-over-taken = on the list
office-take-over-receipt = Tell the keeper of the list this number:
office-take-over-refused = Entries that were not accepted stay on the phone. Correct the list here if they are right.
office-take-over-next = Next code
office-take-over-pin = Only the office can take entries from another phone. Type the PIN for helpers.
office-camera = Scan with the camera
office-camera-problem = The camera can’t be used here. Scan the code with a helper’s phone, or type the text below it.
office-referee-about = All decisions of the director: what happened, the clause, and the points before and after. Also how long tables that called had to wait.
office-referee-none = Nothing has had to be decided yet.
office-referee-undone = undone later
office-referee-print = Print the log
office-trace-incidents = Incidents
office-trace-struck = Void games
office-trace-corrections = Corrections
office-trace-after-signing = after signing

## Standings

office-scope = Show
office-parties = Category
office-ranking-print = Print results
office-ranking-none = There are no results yet.
office-column-rating = Rating
office-column-cards = Card points
office-column-games = Games
office-column-penalty = Penalty
office-by-lot = by lot
office-lot = Drawing lots
office-lot-share = Tied for place { $place }: lots decide (T14).
office-lot-draw = Draw lots
office-lot-hand = Enter a draw by hand
office-lot-seed-hint = The order follows from it, so anyone can check the draw.
office-lot-hand-hint = Tap the players in the order drawn, the luckiest first.
office-lot-record = Save the draw
office-lot-by-hand = drawn by hand
office-lots-drawn = { $n ->
    [one] Lots have been drawn once
    [2] Lots have been drawn twice
   *[other] Lots have been drawn { $n } times
  }
office-penalties = Penalties
office-penalise = Give a penalty
office-penalty-who = Player
office-penalty-points = Rating points to deduct
office-penalty-where = Deduct from
office-penalty-lift = Lift the penalty
office-penalty-lifted = lifted
office-end = End of the tournament
office-finish-about = Finish when no more series will be played. Ties must be broken by lot first.
office-finish = Finish tournament
office-finish-sure = Finish the tournament? After that, nothing can be changed unless you reopen it.
office-finished = The tournament is over. To correct something, reopen it.
office-reopen = Reopen

## Printing and export

office-papers = Print (PDF)
office-print-busy = Making the PDF …
office-print-open = Open: { $what }
office-print-save = Save: { $what }
office-print-start-cards = Start cards
    .about = One for each player, with start number and QR code
office-print-seating-by-name = Seating by name
    .about = To hang up at the door
office-print-seating-by-table = Seating by table
    .about = To hang up in the hall
office-print-blank-lists = Blank lists
    .about = With the names at each table, to fill in by hand
office-print-links = Slips for the tables
    .about = QR code and PIN for each list
office-print-filled-lists = Filled-in lists
    .about = As they stand now
office-print-results = Results
    .about = Singles, classes, tandems, teams
office-print-certificates = Certificates
    .about = For the top places
office-print-emergency-kit = Emergency kit
    .about = To carry on by hand if the computer fails
office-print-record = Record
    .about = Everything that happened
office-print-referee-log = Referee’s log
    .about = All decisions of the director, with clause and points
office-print-office-keys = Links for director and helpers
    .about = QR codes and PINs that open the office; don’t hang them up or pass them round
office-exports = Export
office-export-entries = Entries
office-export-seating = Seating
office-export-standing = Results
office-export-lists = Lists

## Settings

office-signed = Your name in the record
office-signed-about = Lets you see later who did what. Kept on this device.
office-terms = Tournament terms
office-term-rounds = Rounds per series
    .about = From the next series on; in a round everyone deals once
office-term-series_minutes = Planned minutes per series
    .about = 120 and 135 are usual. 0: no planned end.
office-term-dropped = Dropped series
    .about = This many of each player’s weakest series don’t count
office-term-team_size = Players per team
    .about = At most
office-term-tandem_size = Players per tandem
    .about = At most
office-term-pack_check = Pack counted before the first game
office-term-second_count = Every count confirmed by a second player
office-term-control_list = Control list kept and compared
office-term-signatures = List signed by everyone at the table
office-term-unfinished = Players who withdraw
office-term-last_round = A series’ last round is finished by
office-term-partners = Members of a team or tandem
office-term-team_seating = Seating of teams
office-term-void_hands = Thrown-in hands of void or corrected games (T15)
office-term-early_end = Counted on a list that is ended early
office-imprint = Organiser, place and date
    .about = They appear on every paper and page. Leave empty what you don’t need.
office-term-organiser = Organiser
office-term-place = Place
office-term-date = Date
office-term-colour = Colour
office-no-colour = No colour
office-logo = Logo
    .about = It appears on every paper and page. Choose a PNG, JPEG or WebP file; a large picture is scaled down.
office-logo-choose = Choose a logo
office-logo-remove = Remove the logo
office-logo-unreadable = This file can’t be read as a picture. Choose a PNG, JPEG or WebP file.
office-figures = Rating points
office-figures-about = Each figure is shown with its source. You can change the figures until the first list is signed.
office-figures-change = Change figures
office-figures-assumed = The rule documents don’t give the figures marked as assumed; they are this program’s suggestions. Compare them with the rules of your club or association, and change them here.
office-readings = What the rules leave open
office-readings-about = Where the rules say nothing, this program does the following:
office-reading-thrown = Hands that a player throws in uncounted (T15) are tallied over the whole tournament. A hand no longer counts if its game becomes void, or if a correction leaves the player nothing to count, unless the terms above say otherwise.
office-reading-round = A round is properly entered (V4.10) when all its games are on the list, and confirmed where a second count is required. It then stands without signatures, unless the terms above say that signatures finish the last round of a series.
office-reading-missed = A series that a player misses counts as 0. Series are dropped only from the total: for each player, the ones without which the total is best.
office-reading-penalty = A penalty in a series is dropped together with that series; a penalty on the total stays.
office-reading-tandem = Tandem partners are seated apart, like teammates.
office-reading-left = If a player leaves in the middle of a series (V4.5), the director decides: the others carry on, the list ends, or a substitute takes over.
office-keys = New links and PINs
office-keys-about = If a link has got into the wrong hands, make a new one: the old one stops working.
office-keys-renew-keeper = New links for all lists
office-keys-renew-helper = New link for helpers
office-keys-renew-director = New link for the tournament director
office-keys-sure-keeper = Make new links? Every phone at the tables will need its new QR code.
office-keys-sure-helper = Make a new link? All helpers will need it.
office-keys-sure-director = Make a new link? Only this device stays signed in. Write down the new link afterwards.
office-keys-done = Done
office-record = Record: everything that happened
office-record-more = Show { $n } more

## Copies of the tournament

office-copies = Keep copies
office-copy-file = Save the tournament as a file
office-copy-file-about = Everything in one file: players, lists, results and record. Open it on any computer under “Club tournaments”, “Open a tournament file”.
office-copy-saved = Last saved on this device: { $when }
office-stick = Copy to a stick after every list
office-stick-about = Choose the stick, or a folder on it. As long as this page is open, it writes the file of the tournament there after every signed list and at the end of each series.
office-stick-choose = Choose the stick
office-stick-now = Copy now
office-stick-stop = Stop copying
office-stick-allow = Allow copying again
office-stick-copied = Last copy on “{ $folder }”: { $when }
office-stick-none = There is no copy on “{ $folder }” yet.
office-stick-missing = “{ $folder }” is gone. Put the stick back in: copying then continues by itself.
office-stick-full = “{ $folder }” is full. Delete something on it: copying then continues by itself.
office-stick-forbidden = “{ $folder }” can’t be written to. Check the little switch on the stick, or choose another one.
office-stick-asking = After a reload, this page needs your permission again to write to “{ $folder }”.
office-stick-failed = Copying to “{ $folder }” failed. It will be tried again automatically; if that doesn’t help, choose another stick.
office-stick-unsupported = This browser can’t write to a stick by itself. Use Chrome or Edge on a computer, or start the program with --copy-to FOLDER.
office-folder = Backup by the server
office-folder-about = The server writes the file of the tournament to this folder after every signed list and at the end of each series: { $folder }
office-folder-none = This server makes no backups by itself. Its owner can start it with --copy-to FOLDER.
office-folder-at = Last backup: { $when }
office-folder-never = There is no backup of this tournament yet.
office-folder-now = Back up now
office-folder-missing = The folder is gone. Put the stick back in: the backup then continues by itself.
office-folder-full = The disk is full. Delete something on it: the backup then continues by itself.
office-folder-forbidden = The server may not write to this folder. Check the little switch on the stick, or the permissions of the folder.
office-folder-failed = The backup failed. It will be tried again automatically; if that doesn’t help, use another stick.

office-state-show = As it was then …
office-state = The tournament on { $when }
office-state-what = What
office-state-then = Then
office-state-now = Now
office-state-people = Players
office-state-present = Present
office-state-series = Series begun
office-state-games = Games entered
office-state-lists = Complete lists
office-state-steps = { $steps ->
    [one] One step has followed since then.
   *[other] { $steps } steps have followed since then.
  }
office-state-restore = Go back to this state
office-state-restore-about = Everything entered since then no longer counts. Nothing is erased: the record keeps every step, so you can go forward again in the same way.
office-state-copy = Open this state as a copy
office-state-copy-about = This tournament stays as it is. The copy is a tournament of its own, with new links and PINs.
