### What everybody sees of a tournament: the list of all, the phone, the wall.

## The tournaments of a server

hall-tournaments = Club tournaments
hall-tournaments-lead = Entries, seats, lists and standing of a tournament with real cards, on one computer, with or without internet.
hall-here = On this server
hall-none = There is no tournament here yet. Make one, or practise first with invented people.
hall-is-office = office
hall-is-rehearsal = rehearsal
hall-join = Come to a tournament
hall-code = Code of the tournament
hall-pin-if-any = PIN, if you have one
hall-open = Open
hall-new = New tournament
hall-name = Name of the tournament
hall-name-such-as = Spring cup
hall-rounds = Rounds of a series
hall-rounds-hint = { $four } games at a table of four, { $three } at a table of three
hall-dropped = Series left out of the total
hall-dropped-hint = For everybody, those that it is best without
hall-team-size = People in a team
hall-tandem-size = People in a tandem
hall-demands = What is asked of the tables
hall-pack-check = Count the pack before the first game
hall-second-count = A second person confirms every count
hall-control-list = A second list is kept, and both are compared
hall-signatures = Everybody signs the list
hall-where = Where is it played?
hall-venue-hall = In a hall, with real cards
hall-venue-server = On this server, with cards on the screen
hall-listed = Everybody finds it in the list of this server
hall-make = Make the tournament
hall-rehearsal = Dress rehearsal
hall-rehearsal-hint = Everything as in earnest, with invented people and lists that fill themselves in. Nothing can go wrong.
hall-rehearsal-people = Invented people
hall-rehearse = Begin the rehearsal

## A tournament that was just made

hall-made = Ready: { $name }
hall-made-hint = Print this or write it down. With link or PIN the tournament is directed from another computer too; keep them to yourself.
hall-of-director = Director
hall-of-helper = Helpers
hall-of-everybody = For everybody
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Print
hall-to-office = To the office

## The phone

hall-phase-entries = { $n ->
    [one] Entries are open: one person so far.
   *[other] Entries are open: { $n } people so far.
  }
hall-phase-seated = Series { $series } is about to begin. Please go to your table.
hall-phase-running = Series { $series } is being played.
hall-phase-closed = Series { $series } is over.
hall-phase-finished = The tournament is over.
hall-rehearsal-mark = A rehearsal: names and results are invented.
hall-time-left = Time left
hall-warning-ten = The last 10 minutes
hall-warning-five = The last 5 minutes
hall-warning-over = Time is up: this is the last game
hall-as-of = No connection. As of { $time }.
hall-locked-out = The office’s key on this device is no longer valid. The director has the new link.

hall-take-part = Take part
hall-take-part-hint = This tournament is played here, with cards on the screen.
hall-club-if-any = Club, if you have one

hall-who = Who are you?
hall-who-hint = Start number or name
hall-nobody-found = Nobody here is called that.
hall-more-found = { $n ->
    [one] One more: please type another letter.
   *[other] { $n } more: please type another letter.
  }
hall-somebody-else = Somebody else
hall-number-is = Start number { $number }
hall-not-there-yet = You are not ticked off yet: please go to the office.
hall-withdrawn = You have withdrawn.
hall-no-seat = You have no seat in series { $series }.
hall-wait-for-seat = Your seat will stand here as soon as it is drawn.
hall-you-keep-the-list = You keep the list.
hall-at-your-table = At your table
hall-play-here = To your table
hall-your-results = Your results
hall-place-is = Place { $place }

hall-see-seats = Seats
hall-see-standing = Standing
hall-see-tables = Tables
hall-parts = Parts of this page
hall-series = Series { $series }
hall-day = Day { $day }
hall-total = Total
hall-what-part = Which part
hall-single = Single
hall-tandem = Tandems
hall-team = Teams
hall-whose = Who
hall-find = Find a name or number
hall-by-name = By name
hall-by-table = By table
hall-no-seats = The seats are not drawn yet.
hall-no-standing = Nothing has been played yet.
hall-table = Table { $table }
hall-place = Place
hall-person = Name
hall-points = Points
hall-card-points = Card points
hall-by-lot = by lot
hall-shared = the lot will decide
hall-dropped-series = left out
hall-games-of = { $entered } of { $games } games
hall-list-in = List is in
hall-lists-in = { $n } of { $tables } lists are in

hall-office = Office and lists
hall-office-hint = For those who help to run the tournament or keep a list.
hall-own = It is your tournament: open the office
hall-enter-where = What do you open?
hall-enter-office = The office
hall-enter-list = The list of a table
hall-table-number = Table
hall-series-number = Series
hall-seat-number = Seat
hall-pin = PIN, 6 or 8 digits
hall-enter = Enter
hall-to-wall = Show on the wall
hall-pass-on = This page for others
hall-qr = QR code of this page

## The wall

hall-wall-phone = Your seat and the standing on your phone
hall-wall-controls = Wall
hall-wall-hold = Hold
hall-wall-go-on = Go on
hall-wall-before = Back
hall-wall-next = Next
hall-wall-full = Full screen
hall-wall-page = { $page } of { $pages }
hall-wall-welcome = Welcome!
hall-wall-people = Who has entered
hall-wall-by-name = Your seat in series { $series }
hall-wall-by-table = The tables of series { $series }
hall-wall-progress = Series { $series }: how far are the tables?
