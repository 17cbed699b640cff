### What a club prints for a tournament.

## On several papers

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
paper-nobody = Nobody has entered yet.
paper-not-seated = No series is seated yet.
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
paper-title-links = What opens the lists
paper-title-office-keys = Links of director and helpers
paper-title-record = Record
paper-title-emergency-kit = Emergency kit

## Start cards and slips

paper-in-team = Team: { $name }
paper-in-tandem = Tandem: { $name }
paper-scan-follow = Seat and standing on your phone
paper-scan-list = Keep this list on a phone
paper-address = Address
paper-link-none = There are no links to print.
paper-link-or-type = Without a camera: open the address, choose the table, type the PIN.
paper-link-list-how = Point the phone’s camera at the code: the list of this table opens.
paper-link-director-how = Keep this page to yourself: whoever has the code or the PIN can change everything.
paper-link-helper-how = For helpers who enter people and lists. Do not leave it lying about.

## Seats

paper-keeps-list = Seat 1 keeps the list.
paper-seats-drawn = Seats drawn from “{ $seed }”.
paper-seats-by-result = Seats set by result, from “{ $seed }”.
paper-seats-by-hand = Seats set by the director.

## Lists

paper-list = List
paper-game-short = Game
paper-dealer-short = Dealer
paper-rating = Rating
paper-cards = Cards
paper-check-total = Check
paper-sum = Sum
paper-crosses = Crosses
paper-result = Result
paper-signature = Signature
paper-notes = On the record
paper-pack-checked = { $cards } cards counted
paper-rating-points = Rating points
paper-sits-out-mark = The dealer sits out: nothing is entered in the hatched fields. A minus point is entered as a cross ×.
paper-opened-up-to = { $least ->
    [0] Opened, up to { $most }
   *[other] Opened, { $least } to { $most }
  }
paper-opened-from = Opened, { $least } and more
paper-unopened-up-to = { $least ->
    [0] Not opened, up to { $most }
   *[other] Not opened, { $least } to { $most }
  }
paper-unopened-from = Not opened, { $least } and more
paper-left-after = left after game { $game }
paper-substituted = a substitute plays on
paper-signed = signed
paper-signed-for = signed by { $name }: { $reason }
paper-incident = { $what } ({ $clause }). { $follows }
    .at = { $where }: { $what } ({ $clause }). { $follows }
paper-corrected = Game { $game } corrected by { $name }: { $before }, now { $after }.
paper-broken-off = Broken off after game { $game }.
paper-control-list = { $differences ->
    [0] The control list says the same.
    [one] The control list differs in { $differences } place.
   *[other] The control list differs in { $differences } places.
  }

## Results

paper-place = Place
paper-party = Name and members
paper-games = Games
paper-penalty = Taken off
paper-ranking-single = Singles
paper-ranking-tandem = Tandems
paper-ranking-team = Teams
paper-state-final = Final result
paper-state-after = After series { $series }
paper-state-running = So far: series { $series } is being played, { $finished } of { $lists } lists are in
paper-legend-order = More rating points rank first, then fewer card points, then the lot (T14).
paper-legend-series = Series: rating points, below them card points.
paper-legend-lot = L: the lot decided.
paper-legend-shared = =: equal; the lot has not been drawn.
paper-legend-dropped = In brackets: does not count for the total.
paper-legend-penalty = Taken off: rating points that the director took off; the result is without them.

## Certificates

paper-certificate = Certificate
paper-certificate-at = Rommé tournament
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
paper-draft = Draft: the result does not stand yet.

## Record

paper-record-empty = Nothing is on the record yet.
paper-time = Time
paper-happened = What happened

## Emergency kit

paper-kit-about = If the computer fails, the tournament goes on. Print this before it begins, and again after every series.
paper-kit-steps = How to go on by hand
paper-kit-go-on = Ask all tables to play on and to write on paper. What they had entered holds; they write it down from their phones or from memory, and everybody at the table agrees to it.
paper-kit-seat = For a new series, count who is there. Find in the table how many tables of four and of three you need, cut out that many lots, and let everybody draw one: it says table and seat.
paper-kit-list = Copy the blank lists at the end of this kit and give one to each table. Seat 1 keeps it, counts the { $cards } cards and deals first; then the deal goes clockwise.{ $out ->
    [yes] {" "}At a table of four the dealer sits out.
   *[no] {""}
  } A series has { $fours } games at a table of four and { $threes } at a table of three.
paper-kit-enter = After each game the hands are counted openly. Enter for everybody who played the rating points from the table, and beside them the points of the cards left. A minus point is a cross. For each game, write the sums of the line into the check columns.
paper-kit-sums = After the last game add up each column and take the crosses off. The results of all seats together must be the sum of the check column. Everybody at the table signs.
paper-kit-rank = Add the results to the last standing in this kit and put them in order as said under Ranking.
paper-kit-later = When the computer works again, type the lists in from paper. Nothing has to be played again.
paper-kit-ratings = Rating points
paper-kit-assumed = * Assumed: no document says this.
paper-kit-seating = Tables
paper-kit-formula = Tables of four, and as many tables of three as the number needs: divide by four. Remainder 3: one table of three; remainder 2: two; remainder 1: three; no remainder: none.
paper-kit-impossible = 1, 2 and 5 people cannot be seated.
paper-kit-people-column = People
paper-kit-fours = Fours
paper-kit-threes = Threes
paper-kit-ties = Ranking
paper-kit-dropped = { $n ->
    [one] For the total, everybody’s worst series does not count.
   *[other] For the total, everybody’s { $n } worst series do not count.
  }
paper-kit-incidents = When something goes wrong
paper-kit-what = What happened
paper-kit-clauses = Clause
paper-kit-follows = What follows
paper-kit-deal-again = The game is void and is dealt again, by the player whose deal it is.
paper-kit-thrown-in-again = From the second time on one more rating point comes off.
paper-kit-people = Who plays
paper-kit-present = Here
paper-kit-standing = Standing
paper-kit-lots = Lots
paper-kit-lots-how = Cut them out, fold them, and let everybody draw one. There are as many as people are here now; when fewer are here, take out lots until tables of four and of three are left as the table says.
