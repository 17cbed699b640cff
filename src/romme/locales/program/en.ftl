### What the program says in the terminal, and what the server tells of clauses and hints.

## The clauses of the documents, in our own words

clause-K1 = Two to six play. Before the start they agree on a number of games or on a score to reach.
clause-K2 = One pack of 52 cards. The order is ace, 2 to 10, jack, queen, king; the ace comes before the two only.
clause-K3 = Chance decides who deals first; then the deal passes on to the left.
clause-K4 = Two players get 10 cards each, three or four get 7, five or six get 6. The next card starts the open pile, the rest is the stock.
clause-K5 = A run is three or more consecutive cards of one suit. A set is three or four cards of one rank.
clause-K6 = You may add cards to any meld on the table if a valid meld results. What lies on the table is never rearranged or taken up again.
clause-K7 = The player to the dealer’s left begins. A turn is: draw, meld, lay off, discard.
clause-K8 = A turn begins with a draw: the top card of the stock or of the open pile goes into the hand.
clause-K9 = You may lay one meld in a turn, but you need not.
clause-K10 = You may lay off as many cards as you like, but you need not.
clause-K11 = A turn ends with one card discarded face up, but not the very card that you took from the open pile in this turn.
clause-K12 = When the stock is empty and the player does not want the open card, the open pile is turned over without shuffling and becomes the stock.
clause-K13 = Who gets rid of the last card by melding, laying off or discarding makes Rommé, and the game is over at once.
clause-K14 = King, queen and jack count 10, the ace 1, the other cards their number. What the others still hold goes to the winner’s score.
clause-K15 = Games are played until somebody reaches the agreed score, or until the agreed number of games has been played.
clause-K16 = When the pile has been turned again and again and nothing has been laid, the game is blocked: it is over and nobody scores.

clause-T1 = The game has two packs of 52 cards and six jokers, 110 cards in all. Seat 1 checks the pack before every series.
clause-T2 = Four sit at a table and the dealer does not play. Tables of three are used only to make the numbers fit.
clause-T3 = The dealer shuffles, the right neighbour cuts, everybody gets 13 cards singly and checks their number, and one card is turned up. The player to the dealer’s left begins. A wrong number of cards found later is corrected by not drawing or not discarding; in that turn the player may not open, meld, lay off or swap. At the end of a game, a player with too few cards draws up to the right number; a player with too many counts them all.
clause-T4a = Who has not opened draws from the stock and discards a card, never a joker; or takes the open card, but only to open with it in this turn.
clause-T4b = Who has opened draws from the stock and discards a card, never a joker; the open card may be taken if it is used in this turn.
clause-T4c = A card taken from the open pile that is not used to open, meld, lay off or swap goes back, and the turn is over.
clause-T4d = A card taken from the open pile lies face up on the table and never goes into the hand; the same holds for a swapped joker.
clause-T5 = When the stock is used up the game is over, even if nobody has made Rommé, and it is counted.
clause-T6 = The first melds must count at least 40 points together; then you may lay off and swap jokers in the same turn. What lies, lies. Wrong melds are taken back; correct ones stay if they still make 40.
clause-T7 = To open, an ace counts 11 in a set and 11 or 1 in a run, court cards 10, the others their number, a joker as the card for which it stands.
clause-T8 = A set is three or four cards of one rank in different suits, a run three or more consecutive cards of one suit. The ace comes after the king and counts 11, also when the two follows, or before the two without the king and counts 1. A run may grow at both ends. Jokers stand for any card; they never lie side by side and are fewer than the other cards. A joker is discarded only to finish.
clause-T9 = Who has opened may lay more melds of any value, lay off, and swap jokers, in a set only when it has four cards. A swapped joker is laid again in the same turn.
clause-T10 = The first player to meld or lay off all cards and discard one wins. With one card in hand you may draw only from the stock; with two or more you may take an indirect lay-off from the open pile to finish. Hand-Rommé: without having opened, you meld all 13 cards in one turn and discard one, with no lay-off and no swap; the 40 points do not apply. Hand-Rommé with lay-offs: the same with lay-offs or swaps; the 40 points apply.
clause-T11 = The cards left in hand are counted openly, clockwise. A joker counts 20, an ace always 11.
clause-T12 = Rating points: Hand-Rommé 8, with lay-offs 6, Rommé 5; opened and left with up to 10: 3, up to 30: 2, more: 1; not opened and up to 100: 0, more: minus 1.
clause-T13 = Rating points and card points go on the list and are added up for each player. A game with a minus point is entered as a cross.
clause-T14 = Minus points are taken off after the series. More rating points rank first, then fewer card points, then the lot decides.
clause-T15 = When a game ends, the others lay their cards face up and count them. A player who throws them in uncounted gets one point less. The second time, the director or referee is told and a further point is taken off.

clause-V1-1 = Rommé is a card game for three or more.
clause-V1-2 = Four sit at a table; the dealer does not play.
clause-V1-3 = To make the numbers fit there may be tables of three; there the dealer plays too.
clause-V2-1 = The game has two packs of 52 cards with three jokers each. The order of the suits is clubs, spades, hearts, diamonds.
clause-V2-2 = A joker counts 20, an ace 11, king, queen and jack 10, all other cards their number.
clause-V3-1 = Seats are drawn or set. Seat 1 picks a place, the others follow clockwise.
clause-V3-2 = Before the first deal somebody checks that the pack is complete.
clause-V4-1 = Seat 1 deals first, then the deal goes clockwise. The right neighbour of seat 1 always deals the last game.
clause-V4-2 = The dealer shuffles well and lets the right neighbour cut once; the part left lying goes on top, and the cards are dealt from the top.
clause-V4-3 = If the cards were riffled or stabbed into each other, they are shuffled well once more before dealing.
clause-V4-4 = The pack must be cut: at least four cards are lifted and at least four stay.
clause-V4-5 = If the player who cuts is away for a moment, the player to their right may cut, unless the absent player has expressly reserved the cut. A referee decides about a longer absence.
clause-V4-6 = Everybody gets 13 cards one by one, beginning at the dealer’s left; the rest is the stock. Its top card is turned up once all players have confirmed their 13 cards. A wrong number of cards found later is corrected by not drawing or by drawing; in that turn the player may not meld.
clause-V4-7 = If the dealer exposes a card while dealing, the cards are dealt again.
clause-V4-8 = If the hands are unequal and this is noticed before play begins, or if several hands are wrong, the cards are dealt again.
clause-V4-9 = Objections to shuffling, cutting or dealing must come before the cards are taken up.
clause-V4-10 = If the wrong player has dealt, the game is void, even a finished one. A round is closed when its last game has been properly entered; only if the last entry of a series is faulty do the signatures close it.
clause-V4-11 = After a wrong order of dealing in the running round, all games from the first wrong one are played again.
clause-V4-12 = If the wrong order lies further back or cannot be traced, closed rounds stand; the running round begins again with seat 1.
clause-V5-1 = A turn begins with a card from the open pile or the stock. Then you may meld; the discard ends the turn. Only the Superrommé needs no discard.
clause-V5-2 = The first melds must count at least 40 points together. Then you may lay off and swap jokers at once.
clause-V5-3 = Melds on the table are not changed any more: what lies, lies.
clause-V5-4 = If the melds do not reach 40 points, they are all taken back. One card, not a joker, is discarded and the turn is over, even if other melds would have reached 40. The player may open in the next turn at the earliest.
clause-V5-5 = A set or a run has at least three cards. A set has cards of one rank, a run consecutive cards of one suit.
clause-V5-6 = In a run the ace stands next to the king or before the two. It counts 11 when the king or a joker in the king’s place is in the run, otherwise 1. Jokers stand for any card and count as that card. They never lie side by side and are never the majority.
clause-V5-7 = Who has melded may lay more melds of any value, lay off, and swap jokers. A swapped joker is laid again at once.
clause-V5-8 = The joker of a set can be won only when the set has four cards.
clause-V5-9 = Who takes the open card and puts it straight back has ended the turn and gets no card from the stock.
clause-V5-10 = Who draws out of turn puts the card back where it was.
clause-V5-11 = Who has one card left may not take an open card with which the game could be finished.
clause-V5-12 = A joker may be discarded only to finish the game.
clause-V5-13 = Cards are held above the edge of the table. Who is asked says how many cards are left in the hand.
clause-V6-1 = Who first lays all cards and puts the last one on the open pile wins. Only the Superrommé needs no discard.
clause-V6-2 = After a Rommé the points of the other hands are counted openly, by the values in V2.2, and entered; the left neighbour of the player who counts counts along. Then the rating points are worked out.
clause-V6-3 = When the stock is used up and nobody has made Rommé, the game is over. The cards in hand are counted and entered.

## What a hand can do

solve-hand = Your hand
solve-no-meld = There is no meld in this hand. It counts { $n ->
    [one] { $n } point.
   *[other] { $n } points.
  }
solve-meld = { $meld }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
solve-together = Together { $n ->
    [one] { $n } point.
   *[other] { $n } points.
  }
solve-opens = That is enough to open ({ $need }).
solve-short = { $n ->
    [one] One more point is needed to open ({ $need }).
   *[other] { $n } more points are needed to open ({ $need }).
  }
solve-most = Other melds make more points: { $n }.
solve-kept = { $n ->
    [0] Nothing stays in hand.
   *[other] This stays in hand: { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
      }).
  }
solve-several-turns = { $rule } So these take { $n } turns.
solve-turn = This turn
solve-finish = You can finish the game now: { $ending }.
solve-no-finish = You cannot finish yet.
solve-no-lay = You can neither finish nor lay anything yet.
solve-least = This leaves the least in hand:
solve-least-melds = Best like this; the other melds stay together:
solve-discards = Also good to discard: { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] { $n } point more
   *[other] { $n } points more
  })
solve-next = What would help
solve-missing = { $n ->
    [one] To lay everything at once, one more fitting card is needed.
   *[other] To lay everything at once, { $n } more fitting cards are needed.
  }
solve-outs = These cards would help (points saved): { $list }.

## Advice: what to do, and why

advice-draw-stock = Draw from the { -stock }.
advice-draw-open = Take { $card } from the { -open-pile }.
advice-give-back = Put { $card } back on the { -open-pile }.
advice-only-move = The rules allow nothing else.
advice-close = The difference is too small to be sure of: another move may be just as good.
advice-take-finishes = With { $card } you can finish the game in this turn: { $ending }.
advice-take-opens = With { $card } you can open now: { $points } points.
advice-take-melds = With your cards { $card } makes { $meld }.
advice-take-lays-off = { $card } can be laid off onto { $meld } at once.
advice-take-swaps = { $card } can take the joker’s place in { $meld }, and the joker can be laid again.
advice-take-outs = With { $card } in your hand { $outs ->
    [one] { $outs } card that may still come would help
   *[other] { $outs } cards that may still come would help
  }; without it, { $before ->
    [0] none
   *[other] { $before }
  }.
advice-take-useless = { $card } makes no meld with your cards and fits none on the table.
advice-take-no-opening = { $card } would have to be laid at once, and there is no opening of { $need } points with it.
advice-take-shows = Everybody sees you take { $card }.
advice-stock-known = The next card of the { -stock } is known: { $card }.
advice-blocks = The game would be blocked and over; nobody would win.
advice-finishes = That finishes the game: { $ending }.
advice-could-finish = You could finish the game in this turn: { $ending }.
advice-opens = Opens with { $points } points.
advice-melds = { $melds ->
    [one] Lays a meld of { $points } points.
   *[other] Lays { $melds } melds, { $points } points together.
  }
advice-lays-off = { $number ->
    [one] Lays off a card: { $cards }.
   *[other] Lays off { $number } cards: { $cards }.
  }
advice-swaps = { $card } takes the joker’s place in { $meld }; the joker is free.
advice-could-open = You could open with { $points } points.
advice-could-meld = You could lay melds of { $points } points.
advice-missing = { $missing ->
    [one] One more fitting card, and the whole hand can be laid at once.
   *[other] { $missing } more fitting cards, and the whole hand can be laid at once.
  }
advice-gives-back = { $card } goes back, and the turn is over.
advice-opening-fails = The opening fails: cards go back into your hand.
advice-outs = { $outs ->
    [one] { $outs } of the { $of } cards that may still come would help.
   *[other] { $outs } of the { $of } cards that may still come would help.
  }
advice-fewer-outs = { $outs ->
    [0] No card that may still come would help; after the best move, { $best }.
    [one] Only { $outs } card that may still come would help; after the best move, { $best }.
   *[other] Only { $outs } cards that may still come would help; after the best move, { $best }.
  }
advice-leaves = { $points ->
    [one] { $points } point stays in your hand.
   *[other] { $points } points stay in your hand.
  }
advice-leaves-more = { $points ->
    [one] { $points } point more stays in your hand than after the best move.
   *[other] { $points } points more stay in your hand than after the best move.
  }
advice-dearest = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }) belongs to no meld, and no other such card counts more.
advice-breaks = { $card } belongs to a meld in your hand.
advice-safe = { $card } fits nothing on the table, and nobody else can make a meld with it.
advice-needs-joker = { $card } fits nothing on the table, and the others need a joker to make a meld with it.
advice-next-lays-off = { $name } plays next and could lay { $card } off onto { $meld }.
advice-next-swaps = { $name } plays next and could swap { $card } for the joker in { $meld }.
advice-next-collects = { $name } plays next and has taken { $cards }; { $card } goes with that.
advice-withholds = { $card } stays in your hand: { $name } plays next and has taken { $cards }.
advice-few-cards = { $number ->
    [one] { $name } has only { $number } card left.
   *[other] { $name } has only { $number } cards left.
  }
advice-stock-low = { $number ->
    [one] Only { $number } card is left in the { -stock }; then the game ends.
   *[other] Only { $number } cards are left in the { -stock }; then the game ends.
  }
advice-last-turn = With the last card of the { -stock } the game ends after this turn.

advise-holds = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $opened ->
    [yes] , has opened
   *[no] {""}
  }
advise-heading = Advice for { $name }
advise-turn-begun = A turn is judged as a whole: what has been laid since the draw is not counted.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } less than the best (± { $unsure })
advise-played = Move { $number } of the file
advise-rank = { $rank ->
    [1] That is the best move.
   *[other] That is number { $rank } of these.
  }
advise-unit = The figures: { $scoring ->
    [rating] rating points more than the others get on average
    [own_hand] points against fewer than the others get on average
   *[winner_takes_all] points more than the others get on average
  } when this game is over. Played out { $worlds } times with the hidden cards dealt at random; ± is the standard error.
advise-over = The game is over: there is nothing to advise.
advise-nobody = Nobody is to draw or to play here: there is nothing to advise.

## How fast it is

bench-measuring = Measuring
bench-title = Rommé { $version }, Python { $python }
bench-build = { $build ->
    [compiled] The fast parts are compiled.
    [stale] The fast parts run as plain Python: they were changed after they had been compiled.
   *[plain] The fast parts run as plain Python.
  }
bench-hands = The best melds of a hand, in microseconds
bench-games = Whole games
bench-compared = How it compares
bench-hand = { $rules }, { $cards } cards{ $jokers ->
    [0] {""}
    [one] , { $jokers } joker
   *[other] , { $jokers } jokers
  }
bench-game = { $rules }, { $players } players, { $policy ->
    [greedy] greedy
   *[random] at random
  }
bench-column-hand = Hand
bench-column-mean = Mean
bench-column-p99 = 99 % within
bench-column-slowest = Slowest found
bench-column-first = First time
bench-column-game = Game
bench-column-second = Games a second
bench-column-turns = Turns a game
bench-column-yardstick = In one yardstick
bench-column-plain = Faster than plain Python, times
bench-note = “First time” is a hand of which nothing is known yet; otherwise the solver remembers parts of earlier hands. The yardstick is a fixed loop in Python, here { $yardstick } microseconds long: so many hands or games fit into it.

## Bots against each other

arena-playing = Deals
arena-speed = { $games } games a second
arena-resumed = { $n ->
    [one] One deal is there already, in { $file }.
   *[other] { $n } deals are there already, in { $file }.
  } Who wants to begin anew deletes that file.
arena-interrupted = Interrupted after { $n } of { $deals } deals. The same command goes on from there.
arena-what = { $rules }, { $players } players, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games } games, seed { $seed }
arena-duel = { $candidate } against { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Everybody against everybody: { $bots }
arena-column-candidate = Candidate
arena-column-opponent = Against
arena-column-share = Wins
arena-column-interval = 95 % interval
arena-column-rating = Rating
arena-column-more = Points more
arena-more-note = “Points more” are { $scoring ->
    [rating] rating points
   *[other] points
  } a game, compared with the mean of the others at the table.
arena-chance = Among equals
arena-better = { $candidate } is better than { $opponent }: it wins more than among equals.
arena-worse = { $candidate } is worse than { $opponent }: it wins less than among equals.
arena-open = Which of the two wins more often cannot be told from these deals.
arena-undecided = { $n ->
    [one] One game that nobody won counts as a fair part of a win for each.
   *[other] { $n } games that nobody won count as a fair part of a win for each.
  }
arena-rating-note = Ratings as in chess: 400 more are odds of ten to one. { $bot } is set to 1000, and the intervals are those of the difference from it.
arena-real-clock = The bots had real seconds to think: another run may bring other figures.
arena-sprt = { $verdict ->
    [high] The test has decided after { $n } deals: { $measure ->
        [points] the points more a game are
       *[wins] the share of wins is
      } rather { $high } than { $low } (ratio { $ratio }, bounds { $lower } and { $upper }).
    [low] The test has decided after { $n } deals: { $measure ->
        [points] the points more a game are
       *[wins] the share of wins is
      } rather { $low } than { $high } (ratio { $ratio }, bounds { $lower } and { $upper }).
   *[open] After { $n } deals the test has not decided whether { $measure ->
        [points] the points more a game are
       *[wins] the share of wins is
      } rather { $low } or { $high } (ratio { $ratio }, bounds { $lower } and { $upper }).
  }
arena-axis-share = Wins in %, with 95 % interval
arena-axis-more = { $scoring ->
    [rating] Rating points more a game
   *[other] Points more a game
  }
arena-axis-rating = Rating, with 95 % interval
arena-axis-ratio = Test: logarithm of the likelihood ratio
arena-axis-deals = deals
arena-axis-bound = rather { $value }
arena-too-few = A contest takes two bots at least.
arena-unknown-bot = There is no bot “{ $name }”. Choose from these: { $known }; or name a place in the code as module:name.
arena-bot-no-place = “{ $name }” is not a place in the code. Write it as module:name, such as my_bots:MyBot.
arena-bot-no-module = “{ $name }”: Python finds no module “{ $reason }”. Is its folder in PYTHONPATH?
arena-bot-no-import = “{ $name }”: the module cannot be imported. It says: { $reason }
arena-bot-no-name = “{ $name }”: the module has nothing of that name. Python says: { $reason }
arena-bot-no-call = “{ $name }” cannot be called without arguments to make a bot. Python says: { $reason }
arena-bot-no-choose = “{ $name }” makes no bot: its result, a { $reason }, has no method choose().
arena-bot-failed = { $bot } failed in deal { $deal }, seat { $seat }: { $reason }
arena-sprt-of-two = --sprt compares two bots, no more.
arena-one-crew = Give only one of --workers, --dask and --ray.
arena-no-folder = There is no such folder.
arena-missing = Unless you use --workers 1 and no --plot, this needs more Python packages. Install them with: { $command }
arena-no-cluster = No cluster with workers answers at “{ $address }”.
arena-other-worker = A worker runs another version of the program or of a bot. All must have the same.
arena-worker-lacks = A worker lacks the Python package { $package }. The program and the bots must be installed there too.
file-not-written = The file cannot be written: { $reason }
arena-no-record = { $file } is no record of an arena. Name another file.
arena-other-contest = { $file } belongs to another contest; what differs: { $differing }. Name another file.
arena-other-code = { $file } comes from another version of the program or of a bot; the results would not belong together. Name another file, or delete this one.
arena-damaged = { $file } is damaged in line { $line }. Name another file, or delete this one.
arena-in-use = { $file } is in use: the same contest is being played right now.

## The command line

help-usage = Usage
help-commands = Commands
help-arguments = What belongs to it
help-options = Options
help-more = romme COMMAND --help says more about a command.
help-romme = Rommé, the rummy of Luxembourg and Germany.
    .version = says which version this is
    .help = shows this help
    .lang = language: lb, de, fr or en
help-replay = replays a game file and tells the game
    .file = the game file (ends in .romme); - reads from the standard input
    .json = the end of the game as one JSON object
    .lang = language: lb, de, fr or en
help-verify = checks that the cards of a game were fixed before it began
    .file = the game file (ends in .romme); - reads from the standard input
    .json = the result as one JSON object
    .lang = language: lb, de, fr or en
help-rules = shows a rule set in plain words
    .name = the rule set; without a name, all of them are listed
    .json = every option with its possible values as one JSON object
    .lang = language: lb, de, fr or en
    .option = another value for an option, as in opening_points=30; may be given several times
help-solve = says what can be laid from a hand, and how to play it best
    .cards = the hand after the draw, as in "4C 5C * KH"; a joker is *
    .rules = the rule set, as in --rules klassik; without it, turnier
    .table = the melds on the table, as in --table "4H *5H 6H; 7C 7S 7D"
    .opened = you have opened in an earlier turn
    .option = another value for an option, as in opening_points=30; may be given several times
    .json = the answer as one JSON object
    .lang = language: lb, de, fr or en
help-advise = says what to do in a game, what each move is worth, and why
    .file = the game file (ends in .romme); - reads from the standard input
    .move = before which move of the file; without it, after the last one
    .seconds = so many seconds to think (1)
    .most = so many moves at most (3)
    .json = moves, figures and reasons as one JSON object
    .lang = language: lb, de, fr or en
help-bench = measures how fast the solver and the simulator are
    .seconds = for about how many seconds
    .json = all figures as one JSON object
    .lang = language: lb, de, fr or en
help-arena = lets bots play against each other and says how sure the difference is
    .bots = two bots or more: zufall, anfaenger, stammtisch, verein, one that is installed, or module:name
    .rules = the rule set, as in --rules turnier; without it, klassik
    .option = another value for an option, as in opening_points=30; may be given several times
    .players = how many play a game; without it, as few as the rules allow
    .deals = how many deals; each is played with the candidate in every seat (200)
    .seed = the number that all chance comes from; the same one gives the same games (1)
    .workers = so many processes on this machine; without it, one for each processor
    .dask = play on a Dask cluster: its address, or local
    .ray = play on a Ray cluster: its address, or local
    .seconds = real time for a decision; without it, time is counted in steps, and results can be repeated
    .sprt = stop as soon as it is clear which is rather true: as in --sprt 0.50 0.52
    .measure = what --sprt looks at: the share of wins, or the points more a game
    .alpha = how often --sprt may find HIGH where LOW is true (0.05)
    .beta = how often --sprt may find LOW where HIGH is true (0.05)
    .resume = keeps finished deals in this file, and goes on with those that are in it
    .plot = draws a picture into this file: .png or .svg
    .json = all figures as one JSON object
    .lang = language: lb, de, fr or en

usage-unknown-command = There is no command “{ $text }”.
usage-unknown-option = There is no option “{ $text }”.
usage-missing = { $name } is missing.
usage-missing-value = { $name } needs a value.
usage-bad-value = “{ $text }” is no possible value for { $name }.
usage-bad-choice = “{ $text }” is no possible value for { $name }. Choose one of these: { $possible }.
usage-too-many = “{ $text }” is too much.
usage-repeated = { $name } may be given only once.
usage-bad-option = “{ $text }” is no change of an option. Write NAME=VALUE, as in opening_points=30.
usage-without-rules = --option needs the name of a rule set.
usage-other = That is no possible command.
usage-help = Help: romme --help
extra-missing = This needs more Python packages. Install them with: { $command }

### Serving

help-serve = runs the server: tables for everybody who opens its page
    .host = the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network
    .port = the port (8270)
    .database = sqlite:///FILE or postgresql://…; without it, a file in your data folder
    .origin = an address under which browsers find the page, as in https://romme.example; may be given several times
    .config = a TOML file with settings: the names below, with _ for -
    .backups = a folder for the backups that are made before an update of the database
    .witness = a file in which the last record of every table is noted, best on another disk; without it, beside the database file
    .bot_pause = so long bots wait before each move, so that people can follow (900)
    .thinkers = so many processes let bots think; without it, one less than there are cores
    .bot_memory = the most memory in MiB for each process of bots from other packages; 0 for no limit (1024)
    .tables_per_person = at so many tables one person may play at the same time; 0 for any number (10)
    .tables_per_address = the same for all people behind one address (100)
    .node = a name for this server among several on one PostgreSQL
    .trusted_proxy = the address of a reverse proxy that tells where visitors come from; may be given several times
    .entrants = the most people that can enter one tournament, 1000 unless said otherwise
    .connections = so many connections at the same time from one address; 0 = any number (800)
    .limits = off lifts the limits on how often something may be asked, for measuring only
    .log = messages about what happens: text, or json with an object on each line
    .browser = opens the page in the browser
    .lang = language: lb, de, fr or en
serve-running = Rommé is running: { $address }
serve-network = In your network: { $address }
serve-stop = To stop it, press Ctrl and C.
serve-stopped = Rommé has stopped. Everything is kept.
serve-port = Nothing can be served at { $host }, port { $port }: { $reason }. Perhaps Rommé is running already; else choose another port with --port.
setting-range = { $name } must be between { $least } and { $most }.
setting-file = The settings in { $path } cannot be read: { $reason }
setting-unknown = There is no setting “{ $name }”. There are: { $known }.
setting-number = { $name } must be a number, not “{ $value }”.
setting-text = { $name } must be a text in quotation marks, not “{ $value }”.
setting-list = { $name } must be a list of texts, as in ["https://romme.example"].
setting-proxy = “{ $value }” is no address of a proxy: it is written 127.0.0.1, 10.0.0.0/8 or ::1.
setting-choice = { $name } must be one of: { $possible }.
setting-origin = An origin is written as browsers show it: https://romme.example, or http://192.168.1.20:8270.

### Backups and the check of what is kept

help-backup = writes everything that the server keeps into a file, also while it runs
    .file = the file to write
    .database = sqlite:///FILE or postgresql://…; without it, that of romme serve
    .replace = overwrites the file if there is one already
    .lang = language: lb, de, fr or en
help-restore = puts a backup into a new or empty database
    .file = the file that romme backup has written
    .database = sqlite:///FILE or postgresql://…; without it, that of romme serve
    .lang = language: lb, de, fr or en
help-audit = checks that nothing that was played has been changed afterwards
    .database = sqlite:///FILE or postgresql://…; without it, that of romme serve
    .against = a backup or a seal whose records must all be there
    .seal = writes a seal into this file, if everything is in order
    .accept_loss = lets what is there now count, after records were lost
    .json = JSON instead of text
    .lang = language: lb, de, fr or en
help-reports = shows what people have reported at tables, and what was written there
    .remove = removes what it has shown
    .database = sqlite:///FILE or postgresql://…; without it, that of romme serve
    .json = JSON instead of text
    .lang = language: lb, de, fr or en
backup-working = Backing up
backup-done = { $rows ->
    [one] The backup is complete: one entry in { $file }.
   *[other] The backup is complete: { $rows } entries in { $file }.
  }
backup-exists = { $path } exists already. Choose another name, or overwrite it with --replace.
backup-no-folder = There is no such folder.
backup-damaged = { $path } is not a backup of Rommé, or it is damaged. Nothing was restored.
restore-working = Restoring
restore-done = { $rows ->
    [one] The backup of { $made } is restored: one entry, and it is as it was.
   *[other] The backup of { $made } is restored: { $rows } entries, every one as it was.
  }
restore-broken = But before the backup was made, somebody had changed these tables:
audit-working = Checking
audit-sound = Everything is in order: { $streams ->
    [one] one table
   *[other] { $streams } tables
  }, { $records ->
    [one] one record
   *[other] { $records } records
  }, none changed.
audit-broken = { $n ->
    [one] One table is not as it was played:
   *[other] { $n } tables are not as they were played:
  }
audit-place = { $stream }, from record { $version } on
audit-advice = Somebody has changed the database beside the program, or the disk is damaged. Keep it as it is, and take the last good backup.
audit-witnessed = Of the records that the server has noted, none is missing.
audit-unwitnessed = Whether the newest records are missing cannot be told: the server has noted nothing about this database. Compare it with a backup or a seal: --against FILE.
audit-compared = { $source ->
    [seal] All records of the seal of { $made } are there. Its text is { $seal }.
   *[backup] All records of the backup of { $made } are there. Its seal is { $seal }.
  }
audit-seal = Seal: { $seal }
audit-sealed = The seal file is written. Keep it on another computer, and print the seal or write it down.
audit-missing = { $n ->
    [one] One table lacks records that were there:
   *[other] { $n } tables lack records that were there:
  }
audit-missing-place = { $source ->
    [backup] { $stream }, from record { $version } on; the backup has { $known }
    [seal] { $stream }, from record { $version } on; the seal knows { $known }
   *[witness] { $stream }, from record { $version } on; the server had noted { $known }
  }
audit-missing-advice = A file that ends in -wal was deleted, an older copy took the place of the database, or somebody removed records. Put the right file back, or restore the newest backup. If you know of the loss and want to go on, use --accept-loss.
audit-accepted = The loss is accepted: from now on, what is there now counts.
seal-exists = { $path } exists already, and a seal is never overwritten. Choose another name.
seal-damaged = { $path } is neither a backup nor a seal of Rommé, or somebody has changed it.
witness-damaged = { $path }, in which the server notes its last records, is damaged or was changed. Compare the database with a backup or a seal: --against FILE.
reports-none = Nobody has reported anything.
reports-nobody = somebody who is forgotten
reports-head = { $by } reports { $about } (table { $table })
reports-text = “{ $text }”
reports-removed = { $n ->
    [one] It is removed now.
   *[other] All { $n } are removed now.
  }
keeping-failed = That did not work: { $reason }
database-kind = This is not the address of a database. It begins with sqlite:/// or postgresql://.
database-no-file = The address of an SQLite database names a file: sqlite:///romme.db, or with four slashes sqlite:////srv/romme.db.
database-options = The address of an SQLite database has no options behind a question mark.
database-unreadable = The address of the database cannot be read. It looks like this: postgresql://NAME:PASSWORD@HOST/DATABASE.
database-unreachable = The database { $shown } cannot be reached: { $why }
database-in-use = Another Rommé server is using { $path }. Stop it first.
database-too-new = { $shown } was written by a newer Rommé. Nothing was changed; please update the program.
database-foreign = { $shown } belongs to another program. Nothing was changed; please name another database.
database-empty = There is nothing in { $shown }.
database-not-empty = There is something in { $shown } already. A backup can be restored into a new or empty database only.

## romme tournament: a tournament in a file

help-tournament = runs a club tournament in a file: entries, seats, lists, rankings, papers
    .lang = language: lb, de, fr or en
    .file = the file of the tournament
    .json = what was done or asked for, as one JSON object
    .series = which series; without it, the last one
    .table = the number of the table
    .game = the number of the game on the list
    .line = the game, as in "2 romme 12 - 104u": which seat finished and how, then the card points of each seat; u = not opened, - = finished or did not play
    .reason = why, for the record
    .seed_text = the text that is drawn from; the same one draws the same again (without it, a new one)
    .day = which day
    .number = the start number
    .club = the club
    .team = the team
    .tandem = the tandem
    .classes = a class, such as Damen, Senioren or Jugend; may be given several times
    .namesakes = they are other people than those with the same name
    .only = only this class, such as Damen
    .parties = who is ranked (single)
    .rounds = rounds of a series; without it, as the rules have it
    .dropped = so many series are left out of everybody’s total
    .team_size = so many people make a team
    .tandem_size = so many people make a tandem
    .pack_check = whether the cards are counted before the first game
    .second_count = whether a second person confirms the count of each game
    .control_list = whether a second list is kept and compared
    .signatures = whether every seat signs the list
    .unfinished = whether those who withdraw are ranked
    .last_round = what finishes the last round of a series: its proper entry, or the signatures
    .out = the file to write; --to=- is the standard output
help-tournament-new = begins a tournament in a new file
    .name = what the tournament is called
    .rules = the rule set, as in --rules verband; without it, turnier
    .option = another value for an option of the rules, as in rating_super=12; may be given several times
help-tournament-show = says how far a tournament is
help-tournament-terms = changes what was decided; rounds hold from the next series on
help-tournament-scoring = changes the table of rating points
    .option = a figure of the table, as in rating_super=12
help-tournament-add = enters people, by their names or from a list
    .names = their names; what the options say holds for all of them
    .source = a list of people: CSV, text or Excel
    .number = the start number of the first of them; without it, the next free ones
    .present = they are there already
help-tournament-people = lists everybody who has entered
help-tournament-change = puts an entry right
    .name = the right name
help-tournament-present = says who is there
    .who = start numbers, as in 3 or 5-12; all is everybody
    .away = they are not there after all
help-tournament-withdraw = notes that somebody plays no more
    .leaving = in the middle of a series: how the table goes on
help-tournament-remove = takes back the entry of somebody who has not played
help-tournament-seat = seats the next series, drawn unless it is said otherwise, and shows what the plan breaks
    .by_result = sets the seats by result, the best at table 1
    .by_hand = a plan of your own: start numbers in the order of seats, as in "3 1 2 7 / 4 5 6"
    .swap = lets two people of the plan change places
    .day = on which day it is played; without it, the same as before
help-tournament-begin = begins the series that is seated, and opens its lists
help-tournament-join = seats somebody who comes late, as the fourth at a table that has not begun
help-tournament-pack = notes that the cards are counted and complete
    .tables = the tables; without one, all of them
help-tournament-enter = enters a game; without one, game after game as they are typed
    .seat = the seat that enters it; 0 is the office, from paper (0)
help-tournament-list = shows the list of a table with all its sums
help-tournament-confirm = confirms the count of games, as a second person
    .games = the games; without one, all that are not confirmed
    .seat = the seat that confirms; 0 is the office (0)
help-tournament-correct = changes a game that is entered
    .reason = why; on a signed list it has to be said
help-tournament-control = enters a game of the control list
help-tournament-sign = signs a list
    .seats = the seats; without one, all that have not signed
    .reason = why somebody else signs for them
help-tournament-incident = records what went wrong at a table, and applies what follows
    .kind = what happened; without it, all that can happen is listed
    .game = the game, or the first wrong one
    .seat = whose doing it was
    .note = a note for the record
    .foresee = only says what would follow
help-tournament-close = closes the running series: its results stand
help-tournament-rank = shows a ranking
    .series = of one series; without it and --day, of the whole tournament
    .day = of one day
    .csv = as a CSV table on the standard output
help-tournament-lot = tells equal ones apart by lot
    .order = start numbers, or names of tandems or teams, the luckiest first, as they were drawn; without them, the lot is drawn here
    .series = of one series; without it and --day, of the whole tournament
    .day = of one day
help-tournament-penalise = takes rating points off
    .points = how many
    .series = in which series; without it, of the total
help-tournament-lift = gives the points of a penalty back
    .penalty = which penalty, counted from 1
help-tournament-finish = declares the tournament over
help-tournament-reopen = goes on with a tournament that was over
help-tournament-undo = takes back the last step of the office, or the last one on a list
    .table = the table of the list; without it, the last step of the office
help-tournament-record = tells all that happened, in its order
help-tournament-check = computes every ranking once more in another way, and compares
help-tournament-print = prints a paper as PDF
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record or emergency-kit
    .tables = only this table; may be given several times
    .who = only these start numbers, as in 3 or 5-12
    .first = so many places get a certificate (3)
    .address = the address of the tournament’s page, for those who look on
help-tournament-export = writes a table as a CSV or Excel file, as the end of its name says
    .what = entries, seating, ranking or lists
    .series = which series
help-tournament-rehearse = makes an invented tournament to practise with
    .name = what it is called
    .people = so many people (24)
    .series = so many series are played (1)
    .rounds = rounds of a series (5)

tournament-same = Nothing had to be done: it was so already.
tournament-torn = The last line was not written to its end, perhaps since the power went off ({ $bytes ->
    [one] one byte
   *[other] { $bytes } bytes
  }). It is left out; all that was confirmed before is there.
tournament-file-no-tournament = This is not a tournament of this program.
tournament-file-changed = From this line on the file is not as it was written: something was changed, removed or moved. Use a copy of it.
tournament-file-too-new = A newer version of the program has written this. Install that version.
tournament-file-in-use = Another program holds this file. Wait until it has finished, and try again.
tournament-file-too-large = This file is larger than that of any tournament. Check that it is the right one.
tournament-file-exists = This file exists already. Choose another name.
tournament-bad-number = “{ $text }” is no start number. Write numbers as in 3 or 5-12, or all.
tournament-bad-tables = “{ $text }” is no start number. Write tables as in "3 1 2 7 / 4 5 6".
tournament-bad-end = The name has to end in one of these: { $ends }.
tournament-one-way = Of --by-result, --by-hand and --swap only one is possible.
tournament-one-part = Of --series and --day only one is possible.
tournament-nobody-named = Nobody is named. Write names, or --from with a list.
tournament-nobody-entered = Nobody has entered yet.
tournament-nobody-ranked = Nobody is ranked here yet.
tournament-nothing-broken = Nobody of one team or club sits together, and nobody meets again.
tournament-seed = Drawn from “{ $seed }”.
tournament-list = Series { $series }, table { $table }
tournament-struck = Game { $game } is void: { $line }
tournament-corrected = Game { $game } was corrected: { $after } instead of { $before }
tournament-differs = Game { $game } is different on the control list: { $part }
tournament-signed = Signed by { $names }
tournament-typing = Type each game as in 2 romme 12 104u, then the enter key. { $undo } takes the last one back, { $show } shows the list, { $end } is the end.
tournament-ask-pack = Are the cards counted and complete? Enter key = yes:
tournament-ask-game = Game { $game } of { $games }, { $dealer } deals:
tournament-ask-right = Enter key = right, or type it again:
tournament-line-empty = The game is missing.
tournament-line-no-way = “{ $text }” is no way in which a game ends. There are { $possible }.
tournament-line-no-winner = With “{ $text }” somebody has finished: the seat comes first.
tournament-line-not-playing = Seat { $seat } doesn’t play in this game.
tournament-line-no-figure = “{ $text }” is no number of card points.
tournament-line-figures = { $have ->
    [one] One figure is given
   *[other] { $have } figures are given
  }, but { $need ->
    [one] one player was
   *[other] { $need } players were
  } left with cards.
tournament-line-written = Write a game as in "2 romme 12 - 104u".
tournament-written = Written: { $file }
tournament-rehearsed = Invented from “{ $seed }”: { $people } people, { $series ->
    [one] one series
   *[other] { $series } series
  } played, the next one is seated.
tournament-sound = Everything is in order: { $records ->
    [one] one record
   *[other] { $records } records
  }, none changed, and every ranking is the same when it is computed in another way.
tournament-unsound = { $n ->
    [one] One thing is not in order:
   *[other] { $n } things are not in order:
  }
