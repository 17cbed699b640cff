### A tournament: why it refuses something, what its words are called, what stands on its record.

## Why something cannot be done: what is wrong, and what to do instead

refusal-tournament-no-right = { $role ->
    [keeper] Whoever keeps a list may not do this.
   *[helper] Helpers may not do this.
  } Ask the tournament director.
refusal-tournament-not-your-table = You keep the list of table { $table } in series { $series }, and only that one. Open the link of the other table, or ask the tournament director.
refusal-tournament-reason-needed = This stays on the record, so it needs a reason. Write a few words.

refusal-tournament-no-rating = The rules “{ $rules }” know no rating points, and a tournament needs them. Choose other rules, such as turnier or verband.
refusal-tournament-tables-do-not-fit = The rules “{ $rules }” are not made for tables of four and of three. Choose other rules, such as turnier or verband.
refusal-tournament-out-of-range = { $what ->
    [number] A start number lies between 1 and { $most }. Choose another one.
    [text] A name, club, team or class has at most { $most } characters. Make it shorter.
    [seed] The text that is drawn from has 1 to { $most } characters. Choose another one.
    [day] The day is no earlier than that of the series before, and at most { $most }. Choose another one.
    [rounds] A series has 1 to { $most } rounds. Choose another number.
    [dropped] From 0 up to { $most } series can be left out of the total. Choose another number.
    [team_size] A team has 2 to { $most } members. Choose another number.
    [tandem_size] A tandem has 2 to { $most } members. Choose another number.
    [clock] The clock cannot be set to this time. Choose another one.
    [announcement] An announcement has at most { $most } characters. Make it shorter.
   *[points] A penalty is 1 to { $most } points. Choose another number.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Seats are drawn or set by result. To place people yourself, give the tables.
   *[other] The table of rating points cannot be like this ({ $facts }). Check the figures.
  }
refusal-tournament-not-scoring = “{ $option }” does not belong to the table of rating points. Only its figures can be changed during a tournament.
refusal-tournament-scoring-signed = Lists have been signed with these rating points, so they hold for the whole tournament. Other points need a new tournament.
refusal-tournament-finished = The tournament is over, and nothing changes any more. The tournament director can open it again, with a reason.
refusal-tournament-not-finished = The tournament is not over, so it need not be opened again. Simply go on.
refusal-tournament-nothing-played = Nothing has been played here yet. Close a series first.

refusal-tournament-no-name = The name is missing, or it is too long. Write a short name.
refusal-tournament-bad-character = The character { $character } is not possible here: it cannot be seen, or changes what others see. Please type the text anew.
refusal-tournament-no-entrant = Nobody has the start number { $number }. Check the number.
refusal-tournament-number-taken = The start number { $number } is taken. Choose another one, or none: then the next free one is given.
refusal-tournament-too-many-entrants = A tournament on this server can have { $most } entrants at most; there would be { $people }. Enter fewer people or make a second tournament. The operator can raise the limit (entrants).
refusal-tournament-duplicate = { $name } has entered already, with the start number { $number }. If they are two people, say so, or write the club as well.
refusal-tournament-team-full = The team “{ $team }” is full: it has { $most } members. Choose another team.
refusal-tournament-tandem-full = The tandem “{ $tandem }” is full: it has { $most } members. Choose another tandem.
refusal-tournament-has-played = Number { $number } played in series { $series }, so the entry has to stay. Withdraw the player instead.
refusal-tournament-sits-at-a-table = Number { $number } is playing at table { $table }. Withdraw the player, and say how the table goes on.
refusal-tournament-withdrawn-already = Somebody who has withdrawn cannot do this. A player who is back is marked as present again.
refusal-tournament-leaving-unsaid = Withdraw the player, and say how the table goes on: the others play on, somebody takes the place, or the list ends.
refusal-tournament-not-at-a-table = Number { $number } has no place at a table of this series. Check the number and the series.
refusal-tournament-too-few-left = At table { $table } fewer than three would be left, and that is no game. Somebody takes the place, or the list ends.

refusal-tournament-no-series = There is no series { $series }. Check the number.
refusal-tournament-no-table = In series { $series } no list is open for table { $table }. Check the number, or begin the series.
refusal-tournament-series-runs = Series { $series } is not over yet. Close it first.
refusal-tournament-not-seated-yet = No series is waiting to begin. Seat the next one first.
refusal-tournament-not-running = This series is not running. Begin it first, or choose the one that is running.
refusal-tournament-cannot-seat = { $people ->
    [0] Nobody is present. Mark who is there; it takes at least three.
    [one] One person alone is no table. At least three must be present.
    [2] Two people are no table. At least three must be present.
    [5] Five people cannot be seated: too many for one table, too few for two. One more or one fewer is needed.
   *[other] { $people } people cannot be seated. Check who is present.
  }
refusal-tournament-table-size = { $people ->
    [0] Table { $table } would be empty.
    [one] One person would sit at table { $table }.
   *[other] { $people } people would sit at table { $table }.
  } A table has four people, or three where the numbers ask for it. Move somebody.
refusal-tournament-seated-twice = Number { $number } has a seat already, and nobody has two. Check the number.
refusal-tournament-not-present = Number { $number } is not marked as present. Mark the player as present, or leave the player out.
refusal-tournament-without-seat = Number { $number } is present and has no seat. Seat the player too, or mark the player as not there.
refusal-tournament-table-full = Four people sit at table { $table } already. Choose a table of three.
refusal-tournament-games-entered = Table { $table } has begun to play, and nobody can join it now. Choose a table that has not begun, or wait for the next series.
refusal-tournament-lists-open = Series { $series } cannot be closed yet. Lists that are not finished, by table: { $tables }. See to these first.
refusal-tournament-played-on-server = Table { $table } is played on the server, and there this is not possible. When somebody leaves, somebody takes the place or the list ends; whoever comes late plays from the next series on.

refusal-tournament-pack-unchecked = Nobody has said that the cards are complete. Seat 1 counts them and says so; then the games are entered.
refusal-tournament-changed = Something else has happened meanwhile. Look again before you take anything back.
refusal-tournament-list-changed = Game { $game } is no longer what it was when you looked at it. Look again, then enter what is right.
refusal-tournament-list-complete = { $games ->
    [one] The only game of this list is entered.
   *[other] All { $games } games of this list are entered.
  } To change one, correct it.
refusal-tournament-list-incomplete = { $games ->
    [0] No game of this list is entered yet.
    [one] Only one game of this list is entered.
   *[other] Only { $games } games of this list are entered.
  } Enter the others first.
refusal-tournament-game-too-early = Game { $game } cannot be entered yet: game { $next } comes next.
refusal-tournament-game-entered = Game { $game } is entered already, with other figures. Compare both, and correct the game if it is wrong.
refusal-tournament-no-game = { $games ->
    [0] No game is entered here yet, so there is no game { $game }.
   *[other] There is no game { $game } here; the last one is game { $games }.
  } Check the number.
refusal-tournament-seats-of-line = The table has { $seats } seats, and the line has { $have } figures. Give one for each seat.
refusal-tournament-no-ending = { $ending ->
    [super] In the rules of this tournament there is no Superrommé.
   *[other] On a list no game ends like this.
  } Choose another ending.
refusal-tournament-winner-missing = A game that ends like this has a winner. Say which seat it is.
refusal-tournament-winner-too-many = A game that ends like this has no winner. Leave the winner out, or choose another ending.
refusal-tournament-sits-out = Seat { $seat } does not play in this game. Leave the seat empty.
refusal-tournament-count-missing = The card points of seat { $seat } are missing. Enter them.
refusal-tournament-count-too-many = Seat { $seat } has won and has no cards left. Leave the seat empty.
refusal-tournament-card-points = Seat { $seat } cannot have { $value } card points; 0 to { $most } are possible. Check the figure.
refusal-tournament-no-seat = This table has no seat { $seat }. Check the number.
refusal-tournament-same-person = { $seat ->
    [0] The office entered this game. Somebody else confirms it: a seat at the table.
   *[other] Seat { $seat } entered this game. Somebody else at the table confirms it.
  }
refusal-tournament-unconfirmed = The count of game { $game } is not confirmed. A second person at the table does so first.
refusal-tournament-signed = The list is signed. Only the tournament director can change it now, with a reason.
refusal-tournament-has-left = Seat { $seat } has left the table and does not sign. The others sign.
refusal-tournament-control-missing = Game { $game } is missing on the control list. Enter it there first.
refusal-tournament-control-differs = { $seat ->
    [0] List and control list differ in game { $game }.
   *[other] List and control list differ in game { $game } at seat { $seat }.
  } Ask the table, and correct the wrong one.

refusal-tournament-incident-seat = { $seat ->
    [0] Say which seat it is about.
   *[other] This table has no seat { $seat }. Say which seat it is about.
  }
refusal-tournament-incident-game = { $game ->
    [0] Say which game it is about.
   *[other] This does not fit game { $game }. Check which game it is about.
  } { $games ->
    [0] No game is entered yet.
    [one] One game is entered.
   *[other] { $games } games are entered.
  }
refusal-tournament-thrown-in-already = That seat { $seat } threw in this hand is on the record already. Nothing more needs to be done.
refusal-tournament-not-counted = Seat { $seat } had no cards to count in this game. Check the seat and the game.
refusal-tournament-no-penalty = There is no penalty { $penalty } that could be taken back. Check the number.

refusal-tournament-not-equal = These do not share a place: { $parties }. The lot is drawn among all who share one, and only among them.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] Tandems share a place: { $parties }.
    [team] Teams share a place: { $parties }.
   *[single] These start numbers share a place: { $parties }.
  } Draw the lot first.
refusal-tournament-nothing-to-undo = There is nothing to take back.

## What a plan of seats breaks, and what looks mistyped

breach-team = Table { $table }: of the same team are { $names }.
breach-again = Table { $table }: { $names } have sat together before{ $times ->
    [one] .
   *[other] {" "}({ $times } times).
  }
breach-club = Table { $table }: of the same club are { $names }.
breach-namesake = Table { $table }: { $names } have the same name, or nearly the same.
breach-rank = Table { $table } departs from the standing: ranks { $ranks } sit here instead of { $due }. Moved here: { $names }.
breach-size = Table { $table } does not have the right size: { $names }. A table has four people, or three where the numbers ask for it.

doubt-no-cards = Seat { $seat }: whoever is left with cards has more points than that. Is the figure right?
doubt-too-few-unopened = Seat { $seat } has not opened and holds all cards; they count more than that. Is the figure right?
doubt-too-many = Seat { $seat }: hardly any hand counts so much. Is the figure right?

## What can go wrong at a table, and what follows

incident-wrong-count-in-play = Wrong number of cards during the game
    .about = One player is found with too many or too few cards while the game is going on.
incident-too-few-at-end = Too few cards at the end
    .about = Somebody has finished, and a player holds too few cards.
incident-too-many-at-end = Too many cards at the end
    .about = Somebody has finished, and a player holds too many cards.
incident-card-exposed = Card turned up while dealing
    .about = The dealer turned up a card while dealing.
incident-unequal-hands = Cards dealt unequally
    .about = Before anybody has played it is seen that the hands are not equally large.
incident-several-wrong-hands = Several wrong hands
    .about = More than one player has a wrong number of cards.
incident-objection-in-time = Objection in time
    .about = Somebody objects to shuffling, cutting or dealing before the cards are taken up.
incident-objection-too-late = Objection too late
    .about = Somebody objects to shuffling, cutting or dealing when the cards have been taken up.
incident-wrong-dealer = Wrong dealer
    .about = Somebody dealt out of turn. Name the first wrong game; leave it open if nobody knows it.
incident-hand-thrown-in = Cards thrown in uncounted
    .about = After the game a player threw the cards on the pile before they were counted.

consequence-corrected-turn = The player puts the number of cards right in one turn, by not drawing or by not discarding, and lays nothing in that turn.
consequence-corrected-no-melds = The player puts the number of cards right in one turn, by not drawing or by not discarding, and lays no meld in that turn.
consequence-draw-and-count = The player draws until the number of cards is right; then they are counted.
consequence-count-all = All cards in the hand are counted.
consequence-deal-again = Game { $game } is void and is dealt again, by the player whose deal it is.
consequence-game-stands = The game stands.
consequence-replay-from = All games from game { $game } on are void and are played again.
consequence-round-again = Finished rounds stand. From game { $game } on the running round is void and begins again with seat 1.
consequence-rounds-stand = All rounds are finished and stand.
consequence-one-class-worse = The hand counts as the next worse class: one rating point less.
consequence-class-worse-and-point-off = The hand counts as the next worse class, and one more rating point comes off. It has happened { $time } times now.

## What things are called

presence-expected = Expected
presence-present = Present
presence-withdrawn = Withdrawn
placing-drawn = Drawn
placing-by-result = By result
placing-by-hand = By hand
leaving-between-series = Between series
    .about = The player is not sitting at a table.
leaving-others-go-on = The others play on
    .about = Three are left at a table of four; from now on the dealer plays too.
leaving-list-ends = The list ends
    .about = The table stops playing; what has been played counts.
leaving-substitute = Somebody takes the place
    .about = Somebody else plays on for the one who leaves, and who keeps the points.
hand-opened = Opened
hand-unopened = Not opened
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé with laying off
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Stock used up
tournament-ending-blocked = Blocked
parties-single = Singles
parties-tandem = Tandems
parties-team = Teams
span-series = One series
span-day = One day
span-total = Overall
demand-asked = Asked for
demand-not-asked = Not asked for
unfinished-ranked = Is ranked
unfinished-left-out = Is not ranked
last-round-entered = Its proper entry
last-round-signed = The signatures
venue-hall = In a hall
venue-server = On the server
role-director = Director
role-helper = Helper
role-keeper = List keeper
role-public = Onlooker
entrant-number = No. { $number }
entrant-at-seat = { $name } (seat { $seat })
likeness-same = The same name
likeness-namesake = The same name in two clubs
likeness-alike = Nearly the same name in one club
origin-said = From the rules
origin-assumed = Assumed
origin-changed = Changed by the club
series-phase-seated = Seated
series-phase-running = Running
series-phase-closed = Closed
list-part-ending = How it ended
list-part-winner = Who won
list-part-card-points = Card points
list-part-hand = Opened or not
list-part-counted = Who was counted

## What the server cannot do

problem-no-tournament = This tournament does not exist. Please check the link.
problem-wrong-key = This link is no longer valid. Ask the tournament director for a new one.
problem-no-right = This link does not open that. Ask the tournament director for the right one.
problem-wrong-pin = This PIN opens nothing here. Check it and try again.
problem-too-many-pins = Too many wrong PINs were typed. Scan the QR code or open the link instead, or try again { $minutes ->
    [one] in a minute
   *[other] in { $minutes } minutes
  }.
problem-bad-command = The server does not understand what it is to do: { $reason }

## What stands on the record

scope-series = Series { $number }
scope-day = Day { $number }
scope-total = Whole tournament

record-reason = Reason: { $reason }
record-note = Note: { $note }
record-office = the office
record-by-director = the tournament director
record-by-helper = a helper
record-by-keeper = the list keeper
record-person = { $name } ({ $about })
record-table = table { $table }: { $names }
record-terms = Rounds of a series: { $rounds }. Series left out of the total: { $dropped }. People in a team: { $team_size }, in a tandem: { $tandem_size }. Cards counted before: { $pack_check ->
    [asked] yes
   *[not-asked] no
  }. Count confirmed by a second person: { $second_count ->
    [asked] yes
   *[not-asked] no
  }. Control list: { $control_list ->
    [asked] yes
   *[not-asked] no
  }. Signatures: { $signatures ->
    [asked] yes
   *[not-asked] no
  }. The last round of a series is finished by { $last_round ->
    [entered] the proper entry of its last game
   *[signed] the signatures
  }. Whoever withdraws { $unfinished ->
    [ranked] is ranked
   *[left-out] is not ranked
  }. The tables stand { $venue ->
    [server] on the server
   *[hall] in a hall
  }.
record-won = { $name } finished ({ $ending })
record-undecided = nobody finished ({ $ending })
record-left-with = { $name } { $points } { $hand ->
    [opened] opened
   *[unopened] not opened
  }
record-tournament-made = The tournament “{ $name }” is announced, rules: { $rules }.
record-terms-changed = The terms are changed.
record-scoring-changed = The table of rating points is changed by { $by }: { $figures }
record-finished = The tournament is over.
record-reopened = The tournament is opened again by { $by }.
record-clock-set = Series { $series } ends at { $ends }.
    .away = The clock of series { $series } is taken away.
record-announced = Announced by { $by }: “{ $text }”
    .away = The announcement is taken away by { $by }.
record-people-entered = Entered{ $presence ->
    [present] {" "}and there
   *[expected] , not there yet
  }: { $people }.
record-entry-changed = Entry changed: { $person }.
record-entry-removed = Entry taken back: { $name }.
record-presence-changed = { $presence ->
    [present] Present
   *[expected] Not there after all
  }: { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Series { $series }, table { $table }: { $name } leaves, and the others play on.
    [list-ends] Series { $series }, table { $table }: { $name } leaves, and the list ends.
    [substitute] Series { $series }, table { $table }: { $name } leaves, and somebody takes the place.
   *[between-series] { $name } withdraws.
  }
record-series-seated = Series { $series } on day { $day }, rounds: { $rounds }, seats { $placing ->
    [drawn] drawn from “{ $seed }”
    [by-result] set by result, from “{ $seed }”
   *[by-hand] set by hand
  }: { $tables }.
record-series-began = Series { $series } begins.
record-table-joined = Series { $series }: { $name } comes late and sits down at table { $table }.
record-series-closed = Series { $series } is closed.
record-pack-checked = Series { $series }, table { $table }: the cards are counted and complete.
record-line-entered = Series { $series }, table { $table }, game { $game }: { $line }. Entered by { $name }.
record-line-confirmed = Series { $series }, table { $table }, game { $game }: the count is confirmed by { $name }.
record-line-corrected = Series { $series }, table { $table }, game { $game }, corrected by { $by }: { $line }.
    .before = Before: { $line }.
record-control-entered = Series { $series }, table { $table }, control list, game { $game }: { $line }.
record-signed = Series { $series }, table { $table }: { $name } signs.
    .instead = Series { $series }, table { $table }: signed for { $name } by { $by }.
record-incident-recorded = Series { $series }, table { $table }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), recorded by { $by }. { $consequence }
record-penalty-given = { $name }: { $points ->
    [one] { $points } rating point
   *[other] { $points } rating points
  } off, { $series ->
    [0] from the total
   *[other] in series { $series }
  }, by { $by }.
record-penalty-lifted = Penalty { $penalty } is taken back by { $by }.
record-lot-recorded = The lot, { $scope }, { $parties }: { $order }.
    .seed = Drawn from “{ $seed }”.
record-step-undone = The last step of the office is taken back by { $by }.
record-list-step-undone = Series { $series }, table { $table }: the last step is taken back by { $by }.
