### A tournament’s public pages: the list of tournaments, the phone, the wall display.

## The tournaments on a server

hall-tournaments = Club tournaments
hall-tournaments-lead = Entries, seating, lists and standings for a tournament with real cards, on one computer, with or without internet.
hall-here = On this server
hall-none = No tournaments here yet. Create one, or practise first with made-up players.
hall-is-office = office
hall-is-rehearsal = rehearsal
hall-join = Open a tournament
hall-code = Tournament code
hall-pin-if-any = PIN (optional)
hall-open = Open
hall-new = New tournament
hall-name = Tournament name
hall-name-such-as = Spring Cup
hall-rounds = Rounds per series
hall-rounds-hint = { $four } games at a table of four, { $three } at a table of three
hall-dropped = Dropped series
hall-dropped-hint = Each player’s weakest series don’t count towards the total
hall-team-size = Players per team
hall-tandem-size = Players per tandem
hall-demands = Required at every table
hall-pack-check = The pack is counted before the first game
hall-second-count = A second player confirms every count
hall-control-list = A control list is kept and compared
hall-signatures = Everyone signs the list
hall-where = Where is it played?
hall-venue-hall = In a hall, with real cards
hall-venue-server = Online, on this server
hall-listed = Show it in this server’s list
hall-make = Create tournament
hall-rehearsal = Dress rehearsal
hall-rehearsal-hint = Just like the real thing, but with made-up players and lists that fill themselves in. Nothing can go wrong.
hall-rehearsal-people = Made-up players
hall-rehearse = Start rehearsal

## A tournament that has just been created

hall-made = { $name } is ready
hall-made-hint = Print this page or write it down. The links and PINs for the director and the helpers also work on other computers, so keep them to yourself.
hall-of-director = Director
hall-of-helper = Helpers
hall-of-everybody = Everyone
hall-pin-is = PIN { $pin }
hall-code-is = Code { $code }
hall-print = Print
hall-to-office = Open the office

## The phone

hall-phase-entries = { $n ->
    [one] Entries are open: { $n } player so far.
   *[other] Entries are open: { $n } players so far.
  }
hall-phase-seated = Series { $series } is about to start. Please go to your table.
hall-phase-running = Series { $series } is under way.
hall-phase-closed = Series { $series } is over.
hall-phase-finished = The tournament is over.
hall-rehearsal-mark = This is a rehearsal: names and results are made up.
hall-time-left = Time left
hall-clock-until = until { $time }
hall-warning-ten = Last 10 minutes
hall-warning-five = Last 5 minutes
hall-warning-over = Time’s up: finish this game, then stop
hall-call = Table { $table } is calling the director
hall-call-since = for { $minutes } min
hall-calls-more = and { $n } more
hall-ended-early = List ended early
hall-as-of = No connection. Last updated at { $time }.
hall-locked-out = The office link on this device is no longer valid. Ask the director for the new one.

hall-take-part = Take part
hall-take-part-hint = This tournament is played online, right here.
hall-club-if-any = Club (optional)

hall-who = Who are you?
hall-who-hint = Start number or name
hall-nobody-found = No player found.
hall-more-found = { $n ->
    [one] { $n } more match: type another letter.
   *[other] { $n } more matches: type another letter.
  }
hall-somebody-else = Choose someone else
hall-number-is = Start number { $number }
hall-not-there-yet = You aren’t marked as present yet. Please go to the office.
hall-withdrawn = You have withdrawn.
hall-no-seat = You have no seat in series { $series }.
hall-wait-for-seat = Your seat will appear here as soon as it is known.
hall-you-keep-the-list = You keep the list.
hall-at-your-table = At your table
hall-play-here = Go to your table
hall-your-results = Your results
hall-place-is = Place { $place }

hall-see-seats = Seating
hall-see-standing = Standings
hall-see-tables = Tables
hall-parts = On this page
hall-series = Series { $series }
hall-day = Day { $day }
hall-total = Total
hall-what-part = Part of the tournament
hall-single = Singles
hall-tandem = Tandems
hall-team = Teams
hall-whose = Category
hall-find = Find a name or number
hall-by-name = By name
hall-by-table = By table
hall-no-seats = No seats have been assigned yet.
hall-no-standing = Nothing has been played yet.
hall-table = Table { $table }
hall-place = Place
hall-person = Name
hall-points = Points
hall-card-points = Card points
hall-by-lot = by lot
hall-shared = lots to be drawn
hall-dropped-series = dropped
hall-games-of = { $entered } of { $games } games
hall-list-in = List finished
hall-list-in-time = List handed in · time
hall-lists-in = { $n } of { $tables } lists finished

hall-office = Office and lists
hall-office-hint = For anyone who helps run the tournament or keeps a list.
hall-own = Open the office of your tournament
hall-enter-where = What do you want to open?
hall-enter-office = The office
hall-enter-list = A table’s list
hall-table-number = Table
hall-series-number = Series
hall-seat-number = Seat
hall-pin = PIN (6 or 8 digits)
hall-enter = Open
hall-to-wall = Wall display
hall-pass-on = Share this page
hall-qr = QR code for this page

## The wall display

hall-wall-phone = Your seat and the standings on your phone
hall-wall-controls = Wall display
hall-wall-hold = Pause
hall-wall-go-on = Resume
hall-wall-before = Back
hall-wall-next = Next
hall-wall-full = Full screen
hall-wall-page = { $page } of { $pages }
hall-wall-welcome = Welcome!
hall-wall-people = Entries
hall-wall-by-name = Your seat in series { $series }
hall-wall-by-table = Tables in series { $series }
hall-wall-progress = Series { $series }: progress of the tables

## Opening a tournament file

hall-open-file = Open a tournament file
hall-open-file-about = The file of a tournament from another computer, or an older copy. You become its director, with new links and PINs.
hall-open-file-choose = Choose a file
hall-open-file-busy = The file is being checked …
hall-open-file-too-large = A tournament file has at most 8 MB; this one is larger. Check that it is the right one.
hall-open-file-existing = Open the one that is here
hall-open-file-copy = Open the file as a copy
hall-open-file-torn = The last line of the file was incomplete and has been left out. Check what was entered last.
