### Printouts of a tournament (PDF).

## On several printouts

paper-page = Page { $page } of { $pages }
paper-number = Start number
paper-number-short = No.
paper-name = Name
paper-club = Club
paper-team = Team
paper-series = Series
paper-series-short = S
paper-table = Table
paper-table-n = Table { $table }
paper-seat = Seat
paper-game-n = Game { $game }
paper-pin = PIN
paper-nobody = No entries yet.
paper-not-seated = No series has been seated yet.
paper-nothing-played = Nothing has been played yet.
paper-withdrew = withdrew
paper-director = Tournament director

paper-title-start-cards = Start cards
paper-title-seating-by-name = Where do I sit?
paper-title-seating-by-table = Who sits where?
paper-title-blank-lists = Lists
paper-title-filled-lists = Lists
paper-title-results = Results
paper-title-certificates = Certificates
paper-title-links = Slips for the tables
paper-title-office-keys = Links for director and helpers
paper-title-record = Record
paper-title-referee-log = Referee’s log
paper-title-emergency-kit = Emergency kit

## Start cards and slips

paper-in-team = Team: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Seat and standings on your phone
paper-scan-list = Keep this list on a phone
paper-address = Address
paper-link-none = There are no links to print.
paper-link-or-type = No camera? Open the address, choose the table and type the PIN.
paper-link-list-how = Point your phone’s camera at the code to open the list that this table has now. The slip is valid all day and stays on the table.
paper-link-director-how = Keep this page to yourself: anyone with the code or the PIN can change everything.
paper-link-helper-how = For helpers who add players and enter lists. Don’t leave it lying about.

## Seating

paper-keeps-list = Seat 1 keeps the list.
paper-seats-drawn = Seats drawn with the seed “{ $seed }”.
paper-seats-by-result = Seats set by result, with the seed “{ $seed }”.
paper-seats-strict = Seats set strictly by result.
paper-incomplete = Incomplete: { $groups }
paper-seats-by-hand = Seats set by the director.
paper-seats-adjusted = Seats adjusted to the players present.
    .moves = Changed: { $moves }.

## Lists

paper-list = List
paper-game-short = Game
paper-dealer-short = Dealer
paper-rating = Rating
paper-cards = Cards
paper-check-total = Check
paper-sum = Total
paper-crosses = Crosses
paper-result = Result
paper-signature = Signature
paper-notes = On the record
paper-pack-checked = { $cards } cards counted
paper-rating-points = Rating points
paper-sits-out-mark = The dealer sits out: leave the hatched fields empty. A minus point is entered as a cross ×.
paper-cross-mark = A minus point is entered as a cross ×.
paper-opened-up-to = { $least ->
    [0] Opened, up to { $most } points
   *[other] Opened, { $least } to { $most } points
  }
paper-opened-from = Opened, { $least } points or more
paper-unopened-up-to = { $least ->
    [0] Not opened, up to { $most } points
   *[other] Not opened, { $least } to { $most } points
  }
paper-unopened-from = Not opened, { $least } points or more
paper-left-after = left after game { $game }
paper-substituted = continued by a substitute
paper-signed = signed
paper-signed-for = signed by { $name }: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Game { $game } corrected by { $name }: { $before }, now { $after }.
paper-broken-off = Ended early, after game { $game }.
paper-control-list = { $differences ->
    [0] The control list agrees.
    [one] The control list differs in { $differences } place.
   *[other] The control list differs in { $differences } places.
  }

## Results

paper-place = Place
paper-party = Name and members
paper-games = Games
paper-penalty = Penalty
paper-ranking-single = Singles
paper-ranking-tandem = Tandems
paper-ranking-team = Teams
paper-state-final = Final result
paper-state-after = After series { $series }
paper-state-running = Provisional: series { $series } is under way; { $finished ->
    [one] { $finished } of { $lists } lists is finished
   *[other] { $finished } of { $lists } lists are finished
  }
paper-legend-order = Ranked by rating points, then by fewer card points, then by lot (T14).
paper-legend-series = Series: rating points, with card points below.
paper-lot-mark = L
paper-legend-lot = L: decided by lot.
paper-legend-shared = =: tied; lots have not been drawn.
paper-legend-dropped = In brackets: doesn’t count towards the total.
paper-legend-penalty = Penalty: rating points deducted by the director, already taken off the result.
paper-legend-time = time: the list was ended early, for instance because time was up.

## Certificates

paper-certificate = Certificate
paper-certificate-at = Rommé tournament
paper-held = { $place }, { $date }
paper-certificate-to = is awarded to
paper-certificate-place = { $form ->
    [one] { $place }st place
    [two] { $place }nd place
    [few] { $place }rd place
   *[other] { $place }th place
  }
paper-certificate-result = { $rating ->
    [one] { $shown } rating point
   *[other] { $shown } rating points
  } · { $cards ->
    [one] { $cards } card point
   *[other] { $cards } card points
  }
paper-draft = Draft: the result is not final yet.

## Record

paper-record-empty = Nothing is on the record yet.
paper-time = Time
paper-happened = What happened
paper-referee-empty = The director hasn’t had to decide anything yet.
paper-referee-about = All decisions of the tournament director, and how long tables that called had to wait. Points: rating points, with card points in brackets.
paper-before = Before
paper-after = After
paper-undone = undone later
paper-ruling = Ruling by { $name }: “{ $text }”
    .game = Game { $game }: ruling by { $name }: “{ $text }”
paper-no-longer = This no longer counts: the game is void or was corrected.

## Emergency kit

paper-kit-about = If the computer fails, the tournament carries on by hand. Print this kit before the start, and again after every series.
paper-kit-steps = How to carry on by hand
paper-kit-go-on = Ask all tables to play on and keep their lists on paper. What they have already entered still counts: they copy it from their phones or from memory, and everyone at the table agrees to it.
paper-kit-seat = For a new series, count the players present. Look up how many tables of four and of three you need, cut out the lots for those tables and let everyone draw one: it shows their table and seat.
paper-kit-list = Give each table its blank list from the end of this kit; for more tables, copy the last two. Seat 1 keeps it, counts the { $cards } cards and deals first; then the deal moves clockwise.{ $out ->
    [yes] {" "}At a table of four the dealer sits out.
   *[no] {""}
  } A series has { $fours } games at a table of four and { $threes } at a table of three.
paper-kit-enter = After each game, count the hands face up. For everyone who played, enter the rating points from the table and, beside them, the points of the cards left. A minus point is a cross. Write each game’s sums into the check columns.
paper-kit-sums = After the last game, add up each column and take off the crosses. The results of all seats together must equal the sum of the check column. Everyone at the table signs.
paper-kit-rank = Add the results to the latest standings in this kit and rank them as described under Ranking.
paper-kit-later = Once the computer is working again, enter the paper lists. Nothing has to be played again.
paper-kit-ratings = Rating points
paper-kit-assumed = * Assumed: the rule documents don’t say this.
paper-kit-seating = Tables
paper-kit-formula = Use tables of four, and as many tables of three as the numbers require. Divide the number of players by four. Remainder 3: one table of three; remainder 2: two; remainder 1: three; no remainder: none.
paper-kit-impossible = 1, 2 or 5 players can’t be seated.
paper-kit-people-column = Players
paper-kit-fours = Fours
paper-kit-threes = Threes
paper-kit-ties = Ranking
paper-kit-dropped = { $n ->
    [one] Each player’s weakest series doesn’t count towards the total.
   *[other] Each player’s { $n } weakest series don’t count towards the total.
  }
paper-kit-incidents = When something goes wrong
paper-kit-what = What happened
paper-kit-clauses = Clause
paper-kit-follows = Consequence
paper-kit-deal-again = The game is void and is dealt again by the player whose deal it is.
paper-kit-thrown-in-again = From the second time on, one more rating point is deducted.
paper-kit-people = Players
paper-kit-present = Here
paper-kit-standing = Standings
paper-kit-lots = Lots
paper-kit-lots-how = Cut them out, fold them and let everyone draw one. There is one for each player present now. If fewer are present, take lots out until you have the tables of four and of three that you need.
