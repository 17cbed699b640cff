### A tournament: its refusals, the names of its values, its record.

## Refusals: what is wrong, and what to do instead

refusal-tournament-no-right = { $role ->
    [keeper] List keepers can’t do this.
   *[helper] Helpers can’t do this.
  } Ask the tournament director.
refusal-tournament-not-your-table = You keep the list of table { $table } in series { $series }, and only that one. Open the link for the other table, or ask the tournament director.
refusal-tournament-reason-needed = This goes on the record, so it needs a reason. Write a few words.

refusal-tournament-no-rating = The rules “{ $rules }” have no rating points, and a tournament needs them. Choose other rules, such as turnier or verband.
refusal-tournament-tables-do-not-fit = The rules “{ $rules }” don’t suit tables of four and three. Choose other rules, such as turnier or verband.
refusal-tournament-out-of-range = { $what ->
    [number] A start number must be between 1 and { $most }. Choose another one.
    [text] A name, club, team or class can have at most { $most } characters. Make it shorter.
    [classes] A person can be in at most { $most } classes. Remove them from another one first.
    [seed] A seed must have 1 to { $most } characters. Choose another one.
    [day] The day can’t be before that of the previous series, or after day { $most }. Choose another one.
    [rounds] A series can have 1 to { $most } rounds. Choose another number.
    [dropped] You can drop 0 to { $most } series from the total. Choose another number.
    [team_size] A team can have 2 to { $most } members. Choose another number.
    [tandem_size] A tandem can have 2 to { $most } members. Choose another number.
    [fixed-table] A fixed table can have a number up to { $most }. Choose another one.
    [fixed-seat] { $most ->
        [3] A fixed seat at any table is 1, 2 or 3. For seat 4, also give the table.
       *[other] A fixed seat is a number from 1 to 4. Choose another one.
      }
    [clock] The clock can’t be set to this time. Choose another one.
    [ruling] A ruling needs 1 to { $most } characters. Write down in a few words what you decided.
    [imprint] A place or an organiser can have at most { $most } characters. Make it shorter.
    [announcement] An announcement can have at most { $most } characters. Make it shorter.
    [series_minutes] A series can be planned for at most { $most } minutes; 0 means no planned end. Choose another number.
    [reason] A reason can have at most { $most } characters. Make it shorter.
   *[points] A penalty can be 1 to { $most } points. Choose another number.
  }
refusal-tournament-bad-option = { $problem ->
    [placing] Seats are drawn or set by result. To seat the players yourself, give the tables.
   *[other] These rating points aren’t possible ({ $facts }). Check the figures.
  }
refusal-tournament-not-scoring = “{ $option }” isn’t one of the rating points. Only those can be changed during a tournament.
refusal-tournament-scoring-signed = Lists have already been signed with these rating points, so they apply to the whole tournament. To use others, create a new tournament.
refusal-tournament-finished = The tournament is over and can’t be changed any more. The tournament director can reopen it, with a reason.
refusal-tournament-not-finished = The tournament isn’t over, so there is nothing to reopen. Just carry on.
refusal-tournament-nothing-played = Nothing has been played yet. Close a series first.
refusal-tournament-bad-date = This day doesn’t exist. Write the date as year, month and day, as in 2026-11-21.
refusal-tournament-bad-colour = This isn’t a colour. Write it as # and six digits or letters, as in #1b5e20.
refusal-tournament-faint-colour = This colour is too light to be read on white paper. Choose a darker one.
refusal-tournament-bad-logo = This picture can’t be used as a logo. Choose a PNG of at most { $width } × { $height } pixels and { $kib } KB.

refusal-tournament-no-name = The name is missing or too long. Write a short name.
refusal-tournament-family-name = “{ $name }” doesn’t end with the family name “{ $family }”. Write the first name, then the family name.
refusal-tournament-bad-character = The character { $character } can’t be used here: it is invisible, or changes what others see. Please type the text again.
refusal-tournament-no-entrant = Nobody has start number { $number }. Check the number.
refusal-tournament-number-taken = Start number { $number } is taken. Choose another one, or leave it out to get the next free one.
refusal-tournament-too-many-entrants = A tournament on this server can have at most { $most } entries; there would be { $people }. Add fewer players, or create a second tournament. The operator can raise the limit (entrants).
refusal-tournament-duplicate = { $name } has already entered, with start number { $number }. If this is someone else, say so, or add the club.
refusal-tournament-team-full = The team “{ $team }” is full: it has { $most } members. Choose another team.
refusal-tournament-tandem-full = The tandem “{ $tandem }” is full: it has { $most } members. Choose another tandem.
refusal-tournament-has-played = Number { $number } played in series { $series }, so the entry must stay. Withdraw the player instead.
refusal-tournament-sits-at-a-table = Number { $number } is playing at table { $table }. Withdraw the player, and say how the table continues.
refusal-tournament-withdrawn-already = This player has withdrawn. If they are back, mark them as present first.
refusal-tournament-leaving-unsaid = Withdraw the player, and say how the table continues: the others play on, a substitute takes over, or the list ends.
refusal-tournament-not-at-a-table = Number { $number } has no seat in this series. Check the number and the series.
refusal-tournament-too-few-left = Table { $table } would be left with fewer than three players, too few for a game. Let a substitute take over, or end the list.

refusal-tournament-no-series = There is no series { $series }. Check the number.
refusal-tournament-no-table = There is no open list for table { $table } in series { $series }. Check the number, or start the series.
refusal-tournament-series-runs = Series { $series } is not over yet. Close it first.
refusal-tournament-not-seated-yet = No series is waiting to start. Seat the next one first.
refusal-tournament-not-running = This series isn’t under way. Start it first, or choose the one that is.
refusal-tournament-cannot-seat = { $people ->
    [0] Nobody is present. Mark who is here; you need at least three players.
    [one] One player is not enough for a table. At least three must be present.
    [2] Two players are not enough for a table. At least three must be present.
    [5] Five players can’t be seated: too many for one table, too few for two. You need one more or one fewer.
   *[other] { $people } players can’t be seated. Check who is present.
  }
refusal-tournament-table-size = { $people ->
    [0] Table { $table } would be empty.
    [one] Table { $table } would have { $people } player.
   *[other] Table { $table } would have { $people } players.
  } A table has four players, or three where the numbers require it. Move someone.
refusal-tournament-seated-twice = Number { $number } already has a seat. Check the number.
refusal-tournament-not-present = Number { $number } is not marked as present. Mark the player as present, or leave them out.
refusal-tournament-without-seat = Number { $number } is present but has no seat. Seat the player too, or mark them as not present.
refusal-tournament-table-full = Table { $table } already has four players. Choose a table of three.
refusal-tournament-games-entered = Table { $table } has started playing, so nobody can join it now. Choose a table that hasn’t started, or wait for the next series.
refusal-tournament-lists-open = Series { $series } can’t be closed yet. Finish the lists of these tables first: { $tables }.
refusal-tournament-fixed-seat-taken = Number { $number } already has seat { $seat } at table { $table } as a fixed place. Choose another seat or table.
refusal-tournament-fixed-table-full = Four players already have a fixed place at table { $table }. Choose another table.
refusal-tournament-fixed-place = Number { $number } can’t have the fixed place: { $table ->
    [0] others have seat { $seat } too, and there are only { $tables } tables
   *[other] table { $table }{ $seat ->
        [0] {""}
       *[other] , seat { $seat },
      } isn’t free or doesn’t exist among { $tables } tables
  }. Change the fixed place under Players, or seat by hand.
refusal-tournament-partners-together = Table { $table }: numbers { $one } and { $other } are partners and must never share a table. Use another seed, swap one of them, or change this in the settings.
refusal-tournament-teams-do-not-fit = Teams against teams needs three, four or at least six complete teams of { $size }, and the other players must fill tables of their own. Present: { $teams } complete teams and { $others } other players. Complete the teams, or seat everybody by themselves (settings).
refusal-tournament-teams-need-redraw = Teams play against teams here, so moving single players would break up a match. Make a new plan.
refusal-tournament-played-on-server = Table { $table } is played online, so this isn’t possible. If a player leaves, a substitute takes over or the list ends; latecomers play from the next series on.

refusal-tournament-pack-unchecked = The cards haven’t been counted yet. Seat 1 counts them and confirms that the pack is complete; then you can enter games.
refusal-tournament-changed = Something else has happened in the meantime. Check before you undo anything.
refusal-tournament-list-changed = Game { $game } has changed since you last saw it. Check it, then enter what is right.
refusal-tournament-list-complete = { $games ->
    [one] The only game of this list has been entered.
   *[other] All { $games } games of this list have been entered.
  } To change one, correct it.
refusal-tournament-list-ended = The office ended this list { $games ->
    [0] before its first game
   *[other] after game { $games }
  }, so game { $game } can’t be entered any more. If it counts, ask the director or a helper to undo the end of the list.
refusal-tournament-list-incomplete = { $games ->
    [0] No game of this list has been entered yet.
    [one] Only one game of this list has been entered.
   *[other] Only { $games } games of this list have been entered.
  } Enter the others first.
refusal-tournament-game-too-early = Game { $game } can’t be entered yet: game { $next } comes next.
refusal-tournament-game-entered = Game { $game } has already been entered with different figures. Compare the two, and correct the game if it is wrong.
refusal-tournament-no-game = { $games ->
    [0] No game has been entered here yet, so there is no game { $game }.
   *[other] There is no game { $game } here; the last one is game { $games }.
  } Check the number.
refusal-tournament-seats-of-line = The table has { $seats } seats, but the line has { $have ->
    [one] { $have } figure
   *[other] { $have } figures
  }. Give one for each seat.
refusal-tournament-no-ending = { $ending ->
    [super] The rules of this tournament have no Superrommé.
    [blocked] Under these rules a game cannot be blocked: if nobody finishes, it ends with the stock.
   *[other] A game on a list can’t end like this.
  } Choose another ending.
refusal-tournament-winner-missing = A game that ends like this has a winner. Say which seat won.
refusal-tournament-winner-too-many = A game that ends like this has no winner. Leave the winner out, or choose another ending.
refusal-tournament-sits-out = Seat { $seat } doesn’t play in this game. Leave it empty.
refusal-tournament-count-missing = The card points of seat { $seat } are missing. Enter them.
refusal-tournament-count-too-many = Seat { $seat } won and has no cards left. Leave it empty.
refusal-tournament-card-points = Seat { $seat } can’t have { $value } card points; 0 to { $most } are possible. Check the figure.
refusal-tournament-no-seat = This table has no seat { $seat }. Check the number.
refusal-tournament-same-person = { $seat ->
    [0] The office entered this game. A player at the table must confirm it.
   *[other] Seat { $seat } entered this game. Another player at the table must confirm it.
  }
refusal-tournament-unconfirmed = The count of game { $game } has not been confirmed. A second player at the table must confirm it first.
refusal-tournament-signed = The list has been signed. Only the tournament director can change it now, with a reason.
refusal-tournament-has-left = Seat { $seat } has left the table and doesn’t sign. The others sign.
refusal-tournament-control-missing = Game { $game } is missing from the control list. Enter it there first.
refusal-tournament-control-differs = { $seat ->
    [0] The list and the control list differ in game { $game }.
   *[other] The list and the control list differ in game { $game } at seat { $seat }.
  } Ask the table, and correct the wrong one.

refusal-tournament-incident-seat = { $seat ->
    [0] Say which seat it concerns.
   *[other] This table has no seat { $seat }. Say which seat it concerns.
  }
refusal-tournament-incident-game = { $game ->
    [0] Say which game it concerns.
   *[other] This doesn’t fit game { $game }. Check which game it concerns.
  } { $games ->
    [0] No game has been entered yet.
    [one] One game has been entered.
   *[other] { $games } games have been entered.
  }
refusal-tournament-thrown-in-already = It is already on the record that seat { $seat } threw in this hand. There is nothing more to do.
refusal-tournament-not-counted = Seat { $seat } had no cards to count in this game. Check the seat and the game.
refusal-tournament-no-call = Nobody at table { $table } is calling any more. The call was taken back.
refusal-tournament-no-penalty = There is no penalty { $penalty } to lift. Check the number.

refusal-tournament-not-equal = A draw must include all who share a place, and nobody else. This one doesn’t: { $parties }.
refusal-tournament-lot-needed = { $ranking ->
    [tandem] These tandems share a place: { $parties }.
    [team] These teams share a place: { $parties }.
   *[single] These start numbers share a place: { $parties }.
  } Draw lots first.
refusal-tournament-nothing-to-undo = There is nothing to undo.

## Conflicts in a seating plan, and figures that look mistyped

breach-team = Table { $table }: { $names } are in the same team.
    .avoided = Otherwise { $names } of the same team would sit at table { $table }.
breach-again = Table { $table }: { $names } have sat together before{ $times ->
    [one] .
    [2] {" "}(twice).
   *[other] {" "}({ $times } times).
  }
    .avoided = Otherwise { $names } would meet again at table { $table }.
breach-club = Table { $table }: { $names } are in the same club.
    .avoided = Otherwise { $names } of the same club would sit at table { $table }.
breach-namesake = Table { $table }: { $names } have the same or almost the same name.
breach-rank = Table { $table } departs from the standings: it has ranks { $ranks } instead of { $due }. Moved here: { $names }.
breach-size = Table { $table } is the wrong size: { $names }. A table has four players, or three where the numbers require it.
breach-fixed = Table { $table }: { $names } has a fixed place elsewhere.
breach-fixed-rank = Table { $table }: { $names } (rank { $ranks }) has a fixed place here.

doubt-no-cards = Seat { $seat }: a player with cards left has more points than that. Is the figure right?
doubt-too-few-unopened = Seat { $seat } hasn’t opened and still has a full hand, which counts more than that. Is the figure right?
doubt-too-many = Seat { $seat }: hardly any hand counts that much. Is the figure right?

## Incidents at a table, and their consequences

incident-wrong-count-in-play = Wrong number of cards during play
    .about = A player turns out to have too many or too few cards while the game is going on.
incident-too-few-at-end = Too few cards at the end
    .about = Someone has finished, and a player has too few cards.
incident-too-many-at-end = Too many cards at the end
    .about = Someone has finished, and a player has too many cards.
incident-card-exposed = Card exposed while dealing
    .about = The dealer exposed a card while dealing.
incident-unequal-hands = Unequal hands
    .about = Before anyone has played, it turns out that the hands are not the same size.
incident-several-wrong-hands = Wrong number of cards in several hands
    .about = More than one player has the wrong number of cards.
incident-objection-in-time = Objection in time
    .about = Someone objects to the shuffle, the cut or the deal before the cards are picked up.
incident-objection-too-late = Objection too late
    .about = Someone objects to the shuffle, the cut or the deal after the cards have been picked up.
incident-wrong-dealer = Wrong dealer
    .about = Someone dealt out of turn. Give the first wrong game, or leave it open if nobody knows.
incident-hand-thrown-in = Hand thrown in uncounted
    .about = After the game a player threw their cards on the pile before they were counted.

consequence-corrected-turn = The player corrects the number of cards in one turn, by not drawing or by not discarding, and lays nothing in that turn.
consequence-corrected-no-melds = The player corrects the number of cards in one turn, by not drawing or by not discarding, and lays no meld in that turn.
consequence-draw-and-count = The player draws until the number of cards is right; then the hand is counted.
consequence-count-all = All cards in the hand are counted.
consequence-deal-again = Game { $game } is void and is dealt again by the player whose deal it is.
consequence-game-stands = The game stands.
consequence-replay-from = All games from game { $game } on are void and are played again.
consequence-round-again = Finished rounds stand. From game { $game } on, the current round is void and starts again with seat 1.
consequence-rounds-stand = All rounds are finished and stand.
consequence-one-class-worse = The hand is rated one class lower: one rating point less.
consequence-class-worse-and-point-off = The hand is rated one class lower, and a further rating point is deducted. This has now happened { $time ->
    [2] twice.
   *[other] { $time } times.
  }
effect-place = Series { $series }, table { $table }: { $what }
effect-game = Game { $game }
effect-entry = Game { $game }, { $name }
effect-total = Total, { $name }
effect-points = { $rating } ({ $cards })
effect-void = void

## Names of values

presence-expected = Expected
presence-present = Present
presence-withdrawn = Withdrawn
placing-drawn = Drawn
placing-by-result = By result, clubs kept apart
placing-strict = By result, strictly
partners-apart = Apart where possible
partners-never = Never at one table
team-seating-mixed = Everybody by themselves
team-seating-against = Teams against teams
placing-by-hand = By hand
placing-adjusted = Adjusted, with the fewest moves
seat-move-new = { $name }: table { $table }, seat { $seat } (new)
seat-move-moved = { $name }: table { $table }, seat { $seat } (before: table { $old_table }, seat { $old_seat })
seat-move-gone = { $name }: no longer seated (before: table { $old_table }, seat { $old_seat })
leaving-between-series = Between series
    .about = The player isn’t sitting at a table.
leaving-others-go-on = The others play on
    .about = Three are left at a table of four. From now on the dealer plays too.
leaving-list-ends = The list ends
    .about = The table stops playing. The games played so far count.
leaving-substitute = A substitute takes over
    .about = Someone else plays on. The points go to the player who leaves.
hand-opened = Opened
hand-unopened = Not opened
tournament-ending-romme = Rommé
tournament-ending-hand = Hand-Rommé
tournament-ending-hand_laid_off = Hand-Rommé with lay-offs
tournament-ending-super = Superrommé
tournament-ending-stock_used_up = Stock used up
tournament-ending-blocked = Blocked
parties-single = Singles
parties-tandem = Tandems
parties-team = Teams
span-series = One series
span-day = One day
span-total = Overall
demand-asked = Required
demand-not-asked = Not required
unfinished-ranked = Ranked
unfinished-left-out = Not ranked
last-round-entered = Entry of its last game
last-round-signed = Signatures
void-hands-uncounted = They no longer count
void-hands-counted = They still count
early-end-entered-games = All games entered
early-end-whole-rounds = Only whole rounds
shown-until-removed = Until it is removed
shown-until-series-ends = Until the series is closed
shown-until-series-begins = Until the next series begins
shown-until-time = For a limited time
ended-early-time = time
ended-early-at = { $games ->
    [0] Ended before the first game. Reason: { $reason }.
   *[other] Ended after game { $games }. Reason: { $reason }.
  }
venue-hall = In a hall
venue-server = Online
role-director = Director
role-helper = Helper
role-keeper = List keeper
role-public = Spectator
entrant-number = No. { $number }
group-incomplete = incomplete: { $n } of { $most }
entrant-at-seat = { $name } (seat { $seat })
likeness-same = Same name
likeness-namesake = Same name, different clubs
likeness-alike = Almost the same name, same club
origin-said = From the rules
origin-assumed = Assumed
origin-changed = Changed by the club
series-phase-seated = Seated
series-phase-running = Under way
series-phase-closed = Closed
list-part-ending = How it ended
list-part-winner = Who won
list-part-card-points = Card points
list-part-hand = Opened or not
list-part-counted = Who was counted

## Problems that the server reports

problem-no-tournament = This tournament doesn’t exist. Check the link.
problem-wrong-key = This link is no longer valid. Ask the tournament director for a new one.
problem-no-right = This link doesn’t open that. Ask the tournament director for the right one.
problem-wrong-pin = Wrong PIN. Check it and try again.
problem-too-many-pins = Too many wrong PINs. Scan the QR code or open the link instead, or try again { $minutes ->
    [one] in a minute
   *[other] in { $minutes } minutes
  }.
problem-bad-command = The server doesn’t understand this command: { $reason }

## The record

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
record-imprint = { $what ->
    [organiser] Organiser
    [place] Place
    [date] Date
   *[colour] Colour
  }: { $value }.
record-terms = Rounds per series: { $rounds }. Dropped series: { $dropped }. Players per team: { $team_size }, per tandem: { $tandem_size }. Pack counted before the first game: { $pack_check ->
    [asked] yes
   *[not-asked] no
  }. Counts confirmed by a second player: { $second_count ->
    [asked] yes
   *[not-asked] no
  }. Control list: { $control_list ->
    [asked] yes
   *[not-asked] no
  }. Signatures: { $signatures ->
    [asked] yes
   *[not-asked] no
  }. A series’ last round is finished by { $last_round ->
    [entered] the entry of its last game
   *[signed] the signatures
  }. For the second time (T15), thrown-in hands of void or corrected games { $void_hands ->
    [uncounted] don’t count
   *[counted] count
  }. Planned length of a series: { $series_minutes ->
    [0] none
   *[other] { $series_minutes } minutes
  }. On a list that is ended early, { $early_end ->
    [whole-rounds] only whole rounds count
   *[entered-games] all games on it count
  }. Players who withdraw { $unfinished ->
    [ranked] are ranked
   *[left-out] are not ranked
  }. Partners: { $partners ->
    [never] never at one table
   *[apart] apart where possible
  }. Seats: { $team_seating ->
    [against] teams against teams
   *[mixed] everybody by themselves
  }. Played { $venue ->
    [server] online
   *[hall] in a hall
  }.
record-won = { $name } finished ({ $ending })
record-undecided = nobody finished ({ $ending })
record-left-with = { $name } { $points } ({ $hand ->
    [opened] opened
   *[unopened] not opened
  })
record-tournament-made = Tournament “{ $name }” created, rules: { $rules }.
record-terms-changed = Terms changed.
record-logo-changed = Logo changed by { $by }.
    .away = Logo removed by { $by }.
record-scoring-changed = Rating points changed by { $by }: { $figures }
record-finished = Tournament finished.
record-reopened = Tournament reopened by { $by }.
record-clock-set = Clock of series { $series } set to run until { $ends }.
    .away = Clock of series { $series } removed.
record-clock-shifted = The computer’s clock was set { $ahead ->
    [1] ahead
   *[0] back
  } by { $time }. The planned end moved along, so that the time left is the same.
record-announced = Announced by { $by }: “{ $text }”
    .away = Announcement removed by { $by }.
    .series-ends = Shown until the series is closed.
    .series-begins = Shown until the next series begins.
    .time = Shown until { $ends }.
record-people-entered = Entered{ $presence ->
    [present] {" "}and present
   *[expected] , not present yet
  }: { $people }.
record-entry-changed = Entry changed: { $person }.
record-class-set = { $membership ->
    [member] Added to the class “{ $name }”
   *[not-member] Removed from the class “{ $name }”
  }: { $names }.
record-entry-removed = Entry removed: { $name }.
record-presence-changed = { $presence ->
    [present] Present
   *[expected] Not present after all
  }: { $names }.
record-withdrew = { $leaving ->
    [others-go-on] Series { $series }, table { $table }: { $name } left, and the others play on.
    [list-ends] Series { $series }, table { $table }: { $name } left, and the list ends.
    [substitute] Series { $series }, table { $table }: { $name } left, and a substitute takes over.
   *[between-series] { $name } withdrew.
  }
record-seat-fixed = { $name } has a fixed place: { $table ->
    [0] seat { $seat }
   *[other] table { $table }{ $seat ->
        [0] {""}
       *[other] , seat { $seat }
      }
  }.
    .away = { $name } no longer has a fixed place.
record-series-seated = Series { $series } on day { $day }, rounds: { $rounds }, seats { $placing ->
    [drawn] drawn with the seed “{ $seed }”
    [strict] set strictly by result, with the seed “{ $seed }”
    [by-result] set by result, with the seed “{ $seed }”
    [adjusted] adjusted to the players present
   *[by-hand] set by hand
  }: { $tables }.
    .moves = Players to tell: { $moves }.
record-series-began = Series { $series } started.
    .until = Series { $series } started. Planned end: { $ends }.
record-table-joined = Series { $series }: { $name } came late and joined table { $table }.
record-series-closed = Series { $series } closed.
record-pack-checked = Series { $series }, table { $table }: pack counted and complete.
record-line-entered = Series { $series }, table { $table }, game { $game }: { $line }. Entered by { $name }.
record-line-confirmed = Series { $series }, table { $table }, game { $game }: count confirmed by { $name }.
record-line-corrected = Series { $series }, table { $table }, game { $game }, corrected by { $by }: { $line }.
    .before = Before: { $line }.
record-control-entered = Series { $series }, table { $table }, control list, game { $game }: { $line }.
record-signed = Series { $series }, table { $table }: signed by { $name }.
    .instead = Series { $series }, table { $table }: signed for { $name } by { $by }.
record-lists-ended = Series { $series }, ended early by { $by } because time was up: { $lists }.
    .why = Series { $series }, ended early by { $by }: { $lists }.
    .list = table { $table } { $games ->
    [0] before its first game
   *[other] after game { $games }
  }
record-incident-recorded = Series { $series }, table { $table }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: { $kind } ({ $clause }), recorded by { $by }. { $consequence }
record-director-called = Series { $series }, table { $table } called the director: { $kind }.
record-call-answered = Series { $series }, table { $table }: { $by } answered the call{ $waited ->
    [0] {"."}
   *[other] {" "}after { $time }.
  }
    .short = Answered by { $by }{ $waited ->
    [0] {"."}
   *[other] {" "}after { $time }.
  }
record-call-withdrawn = Series { $series }, table { $table } took its call back{ $waited ->
    [0] {"."}
   *[other] {" "}after { $time }.
  }
    .short = Taken back{ $waited ->
    [0] {"."}
   *[other] {" "}after { $time }.
  }
record-call-unanswered = Nobody answered.
record-lists-undone = Undone for table { $table }.
call-other = Something else
record-ruling-recorded = { $table ->
    [0] Whole tournament
   *[other] Series { $series }, table { $table }
  }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }{ $seat ->
    [0] {""}
   *[other] , { $name }
  }: ruling by { $by }: “{ $text }”
record-penalty-given = { $name }: { $points ->
    [one] { $points } rating point
   *[other] { $points } rating points
  } deducted { $series ->
    [0] from the total
   *[other] in series { $series }
  } by { $by }.
record-penalty-lifted = Penalty { $penalty } lifted by { $by }.
record-lot-recorded = Lots drawn ({ $scope }, { $parties }): { $order }.
    .seed = Drawn with the seed “{ $seed }”.
record-tournament-restored = The tournament was put back to its state of { $at } by { $by }.
record-step-undone = The office’s last step undone by { $by }.
record-list-step-undone = Series { $series }, table { $table }: last step undone by { $by }.
