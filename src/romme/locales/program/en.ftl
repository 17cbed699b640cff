### The terminal program; also the clauses and hints that the server sends.

## The clauses of the documents, paraphrased

clause-K1 = Two to six players. Before the start they agree on a number of games or on a target score.
clause-K2 = One pack of 52 cards. The order is ace, 2 to 10, jack, queen, king; the ace comes only before the two.
clause-K3 = The first dealer is drawn at random; then the deal passes to the left.
clause-K4 = Two players get 10 cards each, three or four get 7, five or six get 6. The next card starts the open pile, and the rest is the stock.
clause-K5 = A run is three or more consecutive cards of one suit. A set is three or four cards of one rank.
clause-K6 = You may add cards to any meld on the table if the result is a valid meld. Cards on the table are never rearranged or taken up again.
clause-K7 = The player to the dealer’s left begins. A turn is: draw, meld, lay off, discard.
clause-K8 = A turn begins with a draw: the top card of the stock or of the open pile goes into the hand.
clause-K9 = You may lay one meld in a turn, but you don’t have to.
clause-K10 = You may lay off as many cards as you like, but you don’t have to.
clause-K11 = A turn ends with one card discarded face up, but not the very card that you took from the open pile in this turn.
clause-K12 = When the stock is empty and the player does not want the open card, the open pile is turned over without shuffling and becomes the stock.
clause-K13 = A player who gets rid of the last card by melding, laying off or discarding makes Rommé, and the game is over at once.
clause-K14 = King, queen and jack count 10, the ace 1, the other cards their number. The winner scores what the others still hold.
clause-K15 = Games are played until a player reaches the agreed score, or until the agreed number of games has been played.
clause-K16 = When the open pile has to be turned over again and nothing has been laid since the last time, the game is blocked: it is over and nobody scores.

clause-T1 = The game is played with two packs of 52 cards and six jokers, 110 cards in all. Seat 1 checks the pack before every series.
clause-T2 = Four players sit at a table, and the dealer does not play. Tables of three are used only to make the numbers fit.
clause-T3 = The dealer shuffles, the right neighbour cuts, everyone gets 13 cards one at a time and counts them, and one card is turned up. The player to the dealer’s left begins. A wrong number of cards found later is corrected by not drawing or not discarding; in that turn the player may not open, meld, lay off or swap. At the end of a game, a player with too few cards draws up to the right number; a player with too many counts them all.
clause-T4a = Before opening, you draw from the stock and discard a card, never a joker; or you take the open card, but only to open with it in this turn.
clause-T4b = Once you have opened, you draw from the stock and discard a card, never a joker; you may take the open card if you use it in this turn.
clause-T4c = A card taken from the open pile that is not used to open, meld, lay off or swap goes back, and the turn is over.
clause-T4d = A card taken from the open pile lies face up on the table and never goes into the hand; the same goes for a swapped joker.
clause-T5 = When the stock is used up the game is over, even if nobody has made Rommé, and it is counted.
clause-T6 = The first melds must be worth at least 40 points together. Then you may lay off and swap jokers in the same turn. Once laid, cards stay on the table. Wrong melds are taken back; correct ones stay if they still make 40.
clause-T7 = To open, an ace counts 11 in a set and 11 or 1 in a run, court cards 10, the others their number, and a joker as the card it stands for.
clause-T8 = A set is three or four cards of one rank in different suits. A run is three or more consecutive cards of one suit. In a run, an ace after the king counts 11, even if the two follows. An ace before the two, without the king, counts 1. A run may grow at both ends. Jokers stand for any card; they never lie side by side and are fewer than the other cards. A joker is discarded only to finish.
clause-T9 = Once you have opened, you may lay more melds of any value, lay off, and swap jokers, in a set only when it has four cards. A swapped joker is laid again in the same turn.
clause-T10 = The first player to meld or lay off all cards and discard one wins. With one card in hand you may draw only from the stock; with two or more you may take an indirect lay-off from the open pile to finish. Hand-Rommé: without having opened, you meld all 13 cards in one turn and discard one, with no lay-off and no swap; the 40 points do not apply. Hand-Rommé with lay-offs: the same with lay-offs or swaps; the 40 points apply.
clause-T11 = The cards left in hand are counted face up, clockwise. A joker counts 20, an ace always 11.
clause-T12 = Rating points: Hand-Rommé 8, with lay-offs 6, Rommé 5; opened and left with up to 10: 3, up to 30: 2, more: 1; not opened and up to 100: 0, more: minus 1.
clause-T13 = Rating points and card points go on the list and are added up for each player. A game with a minus point is entered as a cross.
clause-T14 = Minus points are taken off after the series. Players are ranked by rating points, then by fewer card points, then by lot.
clause-T15 = When a game ends, the others lay their cards face up and count them. A player who throws them in uncounted gets one point less. The second time, the director or referee is told and a further point is taken off.

clause-V1-1 = Rommé is a card game for three or more players.
clause-V1-2 = Four players sit at a table; the dealer does not play.
clause-V1-3 = To make the numbers fit there may be tables of three; there the dealer plays too.
clause-V2-1 = The game is played with two packs of 52 cards with three jokers each. The order of the suits is clubs, spades, hearts, diamonds.
clause-V2-2 = A joker counts 20, an ace 11, king, queen and jack 10, all other cards their number.
clause-V3-1 = Seats are drawn or set. Seat 1 picks a place, and the others follow clockwise.
clause-V3-2 = Before the first deal, a player checks that the pack is complete.
clause-V4-1 = Seat 1 deals first, then the deal goes clockwise. The right neighbour of seat 1 always deals the last game.
clause-V4-2 = The dealer shuffles well and lets the right neighbour cut once; the part left lying goes on top, and the cards are dealt from the top.
clause-V4-3 = If the cards were riffled or one part was pushed into the other, they are shuffled well once more before dealing.
clause-V4-4 = The pack must be cut: at least four cards are lifted and at least four are left.
clause-V4-5 = If the player who cuts is away for a moment, the player to their right may cut, unless the absent player has expressly reserved the cut. A referee decides about a longer absence.
clause-V4-6 = Everyone gets 13 cards one by one, beginning at the dealer’s left; the rest is the stock. Its top card is turned up once all players have confirmed their 13 cards. A wrong number of cards found later is corrected by not drawing or by drawing more; in that turn the player may not meld.
clause-V4-7 = If the dealer exposes a card while dealing, the cards are dealt again.
clause-V4-8 = If the hands are unequal and this is noticed before play begins, or if several hands are wrong, the cards are dealt again.
clause-V4-9 = Objections to shuffling, cutting or dealing must come before the cards are taken up.
clause-V4-10 = If the wrong player has dealt, the game is void, even if it is finished. A round is closed when its last game has been properly entered; if the last entry of a series is faulty, the round is closed only by the signatures.
clause-V4-11 = If the dealers were in the wrong order in the current round, all games from the first wrong one on are played again.
clause-V4-12 = If the mistake was made in an earlier round or cannot be traced, closed rounds stand; the current round starts again with seat 1.
clause-V5-1 = A turn begins with a card from the open pile or the stock. Then you may meld; the discard ends the turn. Only the Superrommé needs no discard.
clause-V5-2 = The first melds must be worth at least 40 points together. Then you may lay off and swap jokers at once.
clause-V5-3 = Melds on the table are not changed again: once laid, they stay.
clause-V5-4 = If the melds do not reach 40 points, they are all taken back. One card, not a joker, is discarded and the turn is over, even if other melds would have reached 40. The player may not try to open again until their next turn.
clause-V5-5 = A set or a run has at least three cards. A set has cards of one rank, a run consecutive cards of one suit.
clause-V5-6 = In a run the ace comes next to the king or before the two. It counts 11 when the king or a joker in the king’s place is in the run, otherwise 1. Jokers stand for any card and count as that card. They never lie side by side and are never the majority.
clause-V5-7 = Once you have melded, you may lay more melds of any value, lay off, and swap jokers. A swapped joker is laid again at once.
clause-V5-8 = The joker in a set can be swapped only when the set has four cards.
clause-V5-9 = If you take the open card and put it straight back, your turn is over and you get no card from the stock.
clause-V5-10 = A player who draws out of turn puts the card back where it was.
clause-V5-11 = With one card left, you may not take an open card with which you could finish the game.
clause-V5-12 = A joker may be discarded only to finish the game.
clause-V5-13 = Cards are held above the edge of the table. A player who is asked says how many cards they have left.
clause-V6-1 = The first player to lay all cards and put the last one on the open pile wins. Only the Superrommé needs no discard.
clause-V6-2 = After a Rommé the other hands are counted face up, by the values in V2.2, and the points are entered. The left neighbour of the player who counts checks the count. Then the rating points are worked out.
clause-V6-3 = When the stock is used up and nobody has made Rommé, the game is over. The cards in hand are counted and entered.

## romme solve

solve-hand = Your hand
solve-no-meld = There is no meld in this hand. It is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
solve-meld = { $meld }: { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
solve-together = Together they are worth { $n ->
    [one] { $n } point
   *[other] { $n } points
  }.
solve-opens = That is enough to open ({ $need }).
solve-short = { $n ->
    [one] One more point is needed to open ({ $need }).
   *[other] { $n } more points are needed to open ({ $need }).
  }
solve-most = Other melds would be worth more: { $n } points.
solve-kept = { $n ->
    [0] Nothing is left in your hand.
   *[other] Left in your hand: { $cards } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
      }).
  }
solve-several-turns = { $rule } So laying these takes { $n } turns.
solve-turn = This turn
solve-finish = You can finish the game now: { $ending }.
solve-no-finish = You can’t finish yet.
solve-no-lay = You can’t finish or lay anything yet.
solve-least = This leaves the least in your hand:
solve-least-melds = This is best, and it keeps your melds together:
solve-discards = Also good to discard: { $list }.
solve-discard-more = { $cards } ({ $n ->
    [one] leaves { $n } more point
   *[other] leaves { $n } more points
  })
solve-next = What would help
solve-missing = { $n ->
    [one] With one more card that fits, you could lay everything at once.
   *[other] With { $n } more cards that fit, you could lay everything at once.
  }
solve-outs = These cards would leave fewer points in your hand: { $list }.

## Advice: a move and the reasons for it

advice-draw-stock = Draw from the { -stock }.
advice-draw-open = Take { $card ->
    [Joker] the joker
   *[other] { $card }
  } from the { -open-pile }.
advice-give-back = Put { $card ->
    [Joker] the joker
   *[other] { $card }
  } back on the { -open-pile }.
advice-only-move = The rules allow nothing else.
advice-close = The difference is too small to be sure: another move may be just as good.
advice-take-finishes = With { $card ->
    [Joker] the joker
   *[other] { $card }
  } you can finish the game in this turn: { $ending }.
advice-take-opens = With { $card ->
    [Joker] the joker
   *[other] { $card }
  } you can open now: { $points } points.
advice-take-melds = { $card ->
    [Joker] The joker
   *[other] { $card }
  } makes { $meld } with your cards.
advice-take-lays-off = { $card ->
    [Joker] The joker
   *[other] { $card }
  } can be laid off onto { $meld } at once.
advice-take-swaps = { $card } can take the joker’s place in { $meld }, and the joker can be laid again.
advice-take-outs = With { $card ->
    [Joker] the joker
   *[other] { $card }
  } in your hand, { $outs ->
    [one] { $outs } card still to come would help
   *[other] { $outs } cards still to come would help
  }; without it, { $before ->
    [0] none
   *[other] { $before }
  }.
advice-take-useless = { $card ->
    [Joker] The joker
   *[other] { $card }
  } makes no meld with your cards and fits none on the table.
advice-take-no-opening = You would have to lay { $card ->
    [Joker] the joker
   *[other] { $card }
  } at once, and you can’t reach the { $need } points to open that way.
advice-take-shows = Everyone sees you take { $card ->
    [Joker] the joker
   *[other] { $card }
  }.
advice-stock-known = The next card of the { -stock } is known: { $card ->
    [Joker] a joker
   *[other] { $card }
  }.
advice-blocks = The game would be blocked and over; nobody would win.
advice-finishes = That finishes the game: { $ending }.
advice-could-finish = You could finish the game in this turn: { $ending }.
advice-opens = You open with { $points } points.
advice-melds = { $melds ->
    [one] You lay a meld worth { $points } points.
   *[other] You lay { $melds } melds, worth { $points } points together.
  }
advice-lays-off = { $number ->
    [one] You lay off a card: { $cards }.
   *[other] You lay off { $number } cards: { $cards }.
  }
advice-swaps = { $card } takes the joker’s place in { $meld }, which frees the joker.
advice-could-open = You could open with { $points } points.
advice-could-meld = You could lay melds worth { $points } points.
advice-missing = { $missing ->
    [one] With just one more card that fits, you could lay your whole hand at once.
   *[other] With just { $missing } more cards that fit, you could lay your whole hand at once.
  }
advice-gives-back = { $card ->
    [Joker] The joker
   *[other] { $card }
  } goes back, and the turn is over.
advice-opening-fails = The opening fails: cards go back into your hand.
advice-outs = { $outs ->
    [one] { $outs } of the { $of } cards still to come would help.
   *[other] { $outs } of the { $of } cards still to come would help.
  }
advice-fewer-outs = { $outs ->
    [0] No card still to come would help; after the best move, { $best } would.
    [one] Only { $outs } card still to come would help; after the best move, { $best } would.
   *[other] Only { $outs } cards still to come would help; after the best move, { $best } would.
  }
advice-leaves = { $points ->
    [one] This leaves { $points } point in your hand.
   *[other] This leaves { $points } points in your hand.
  }
advice-leaves-more = { $points ->
    [one] This leaves { $points } more point in your hand than the best move.
   *[other] This leaves { $points } more points in your hand than the best move.
  }
advice-dearest = { $card ->
    [Joker] The joker
   *[other] { $card }
  } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }) is worth the most of all your single cards.
advice-breaks = { $card ->
    [Joker] The joker
   *[other] { $card }
  } belongs to a meld in your hand.
advice-safe = { $card ->
    [Joker] The joker
   *[other] { $card }
  } fits nothing on the table, and nobody else can make a meld with it.
advice-needs-joker = { $card ->
    [Joker] The joker
   *[other] { $card }
  } fits nothing on the table, and the others need a joker to make a meld with it.
advice-next-lays-off = { $name } plays next and could lay { $card ->
    [Joker] the joker
   *[other] { $card }
  } off onto { $meld }.
advice-next-swaps = { $name } plays next and could swap { $card } for the joker in { $meld }.
advice-next-collects = { $card ->
    [Joker] The joker
   *[other] { $card }
  } would suit { $name }, who plays next and has taken { $cards }.
advice-withholds = { $card ->
    [Joker] The joker
   *[other] { $card }
  } stays in your hand: { $name } plays next and has taken { $cards }.
advice-few-cards = { $number ->
    [one] { $name } has only { $number } card left.
   *[other] { $name } has only { $number } cards left.
  }
advice-stock-low = { $number ->
    [one] Only { $number } card is left in the { -stock }; after that the game ends.
   *[other] Only { $number } cards are left in the { -stock }; after that the game ends.
  }
advice-last-turn = The { -stock } is used up in this turn, and then the game ends.

advise-holds = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $opened ->
    [yes] , has opened
   *[no] {""}
  }
advise-heading = Advice for { $name }
advise-turn-begun = A turn is judged as a whole, so cards laid since the draw are ignored.
advise-worth = { $worth } (± { $error })
advise-behind = { $behind } less than the best (± { $unsure })
advise-played = Move { $number } of the file
advise-rank = { $rank ->
    [1] This is the best move.
   *[other] It ranks number { $rank } among these moves.
  }
advise-unit = The figures show the lead over the others’ average at the end of this game, in { $scoring ->
    [rating] rating points
    [own_hand] points against
   *[winner_takes_all] points
  }. { $worlds ->
    [one] The game was played out once, with the hidden cards dealt at random
   *[other] The game was played out { $worlds } times, each time with the hidden cards dealt at random
  }; ± is the standard error.
advise-over = The game is over, so there is nothing to advise.
advise-nobody = Nobody has to draw or play here, so there is nothing to advise.

## romme bench

bench-measuring = Measuring
bench-title = Rommé { $version }, Python { $python }
bench-build = { $build ->
    [compiled] The fast parts are compiled.
    [stale] The fast parts run as plain Python: they have changed since they were compiled.
   *[plain] The fast parts run as plain Python.
  }
bench-hands = Best melds of a hand, in microseconds
bench-games = Whole games
bench-compared = Relative speed
bench-hand = { $rules }, { $cards } cards{ $jokers ->
    [0] {""}
    [one] , { $jokers } joker
   *[other] , { $jokers } jokers
  }
bench-game = { $rules }, { $players } players, { $policy ->
    [greedy] greedy
   *[random] random
  }
bench-column-hand = Hand
bench-column-mean = Mean
bench-column-p99 = 99 % within
bench-column-slowest = Slowest
bench-column-first = First time
bench-column-game = Game
bench-column-second = Games per second
bench-column-turns = Turns per game
bench-column-yardstick = Per yardstick
bench-column-plain = Speed-up over plain Python
bench-note = “First time” is a hand that the solver has not seen before; otherwise it remembers parts of earlier hands. The yardstick is a fixed loop in Python, which took { $yardstick } microseconds here; the column counts how many hands or games fit into it.

## romme arena

arena-playing = Deals
arena-speed = { $games } games per second
arena-resumed = { $n ->
    [one] { $n } deal is already in { $file }.
   *[other] { $n } deals are already in { $file }.
  } To start over, delete that file.
arena-interrupted = Interrupted after { $n } of { $deals } deals. Run the same command again to continue.
arena-what = { $rules }, { $players } players, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games } games, seed { $seed }
arena-duel = { $candidate } against { $others ->
    [one] { $opponent }
   *[other] { $others } × { $opponent }
  }
arena-round-robin = Round robin: { $bots }
arena-column-candidate = Candidate
arena-column-opponent = Against
arena-column-share = Wins
arena-column-interval = 95 % interval
arena-column-rating = Rating
arena-column-more = Point lead
arena-more-note = “Point lead” is the lead in { $scoring ->
    [rating] rating points
   *[other] points
  } per game over the average of the others at the table.
arena-chance = If equally strong
arena-better = { $candidate } is better than { $opponent }: it wins more often than if they were equal.
arena-worse = { $candidate } is worse than { $opponent }: it wins less often than if they were equal.
arena-open = These deals don’t show which of the two wins more often.
arena-undecided = { $n ->
    [one] { $n } game that nobody won counts as an equal share of a win for each player.
   *[other] { $n } games that nobody won count as an equal share of a win for each player.
  }
arena-rating-note = Ratings as in chess: a lead of 400 means odds of ten to one. { $bot } is set to 1000, and the intervals are for the difference from it.
arena-real-clock = The bots thought in real time, so another run may give different figures.
arena-sprt = { $verdict ->
    [high] The test has decided after { $n } deals: { $measure ->
        [points] the point lead per game
       *[wins] the share of wins
      } is { $high } rather than { $low } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
    [low] The test has decided after { $n } deals: { $measure ->
        [points] the point lead per game
       *[wins] the share of wins
      } is { $low } rather than { $high } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
   *[open] After { $n } deals the test has not decided whether { $measure ->
        [points] the point lead per game
       *[wins] the share of wins
      } is { $low } or { $high } (log-likelihood ratio { $ratio }, bounds { $lower } and { $upper }).
  }
arena-axis-share = Wins in %, with 95 % interval
arena-axis-more = { $scoring ->
    [rating] Lead in rating points per game
   *[other] Point lead per game
  }
arena-axis-rating = Rating, with 95 % interval
arena-axis-ratio = Test: log-likelihood ratio
arena-axis-deals = deals
arena-axis-bound = accept { $value }
arena-too-few = A contest needs at least two bots.
arena-unknown-bot = There is no bot “{ $name }”. Choose one of these: { $known }; or name one of your own as module:name.
arena-bot-no-place = “{ $name }” doesn’t name a bot. Write it as module:name, such as my_bots:MyBot.
arena-bot-no-module = “{ $name }”: Python finds no module “{ $reason }”. Is its folder in PYTHONPATH?
arena-bot-no-import = “{ $name }”: the module can’t be imported. Python says: { $reason }
arena-bot-no-name = “{ $name }”: the module has nothing by that name. Python says: { $reason }
arena-bot-no-call = “{ $name }” can’t be called without arguments to make a bot. Python says: { $reason }
arena-bot-no-choose = “{ $name }” doesn’t make a bot: its result ({ $reason }) has no method choose().
arena-bot-failed = { $bot } failed in deal { $deal }, seat { $seat }: { $reason }
arena-sprt-of-two = --sprt compares exactly two bots.
arena-one-crew = Give only one of --workers, --dask and --ray.
arena-no-folder = There is no such folder. Create it, or choose another one.
arena-missing = This needs more Python packages, unless you use --workers 1 without --plot. Install them with: { $command }
arena-no-cluster = No cluster with workers answers at “{ $address }”. Check the address, and that workers are running.
arena-other-worker = A worker runs another version of the program or of a bot. All must run the same one.
arena-worker-lacks = A worker lacks the Python package { $package }. The program and the bots must be installed there too.
file-not-written = The file can’t be written: { $reason }
arena-no-record = { $file } isn’t an arena record. Choose another file.
arena-other-contest = { $file } belongs to another contest; these differ: { $differing }. Choose another file.
arena-other-code = { $file } comes from another version of the program or of a bot, so the results can’t be combined. Choose another file, or delete this one.
arena-damaged = { $file } is damaged in line { $line }. Choose another file, or delete this one.
arena-in-use = { $file } is in use: the same contest is being played right now. Wait until it has finished.

## The command line

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-more = For more about a command: romme COMMAND --help
help-romme = Rommé, the rummy of Luxembourg and Germany.
    .version = show the version
    .help = show this help
    .lang = language: lb, de, fr or en
help-replay = replay a game file and describe the game
    .file = the game file (ends in .romme); - reads standard input
    .json = the end of the game as one JSON object
    .lang = language: lb, de, fr or en
help-verify = check that the cards of a game were fixed before it began
    .file = the game file (ends in .romme); - reads standard input
    .json = the result as one JSON object
    .lang = language: lb, de, fr or en
help-rules = show a rule set in plain words
    .name = the rule set; without a name, list all of them
    .json = every option with its possible values as one JSON object
    .lang = language: lb, de, fr or en
    .option = change an option, as in opening_points=30; can be repeated
help-solve = show what you can lay from a hand and how to play it best
    .cards = the hand after the draw, as in "4C 5C * KH"; a joker is *
    .rules = the rule set, as in --rules klassik (default: turnier)
    .table = the melds on the table, as in --table "4H *5H 6H; 7C 7S 7D"
    .opened = you opened in an earlier turn
    .option = change an option, as in opening_points=30; can be repeated
    .json = the answer as one JSON object
    .lang = language: lb, de, fr or en
help-advise = suggest moves in a game, with the value of each and the reasons
    .file = the game file (ends in .romme); - reads standard input
    .move = advise before this move of the file; without it, after the last one
    .seconds = thinking time in seconds (default: 1)
    .most = show at most this many moves (default: 3)
    .json = moves, figures and reasons as one JSON object
    .lang = language: lb, de, fr or en
help-bench = measure how fast the solver and the simulator are
    .seconds = measure for about this many seconds
    .json = all figures as one JSON object
    .lang = language: lb, de, fr or en
help-arena = let bots play against each other and show how certain the difference is
    .bots = two or more bots: zufall, anfaenger, stammtisch, verein, an installed one, or module:name
    .rules = the rule set, as in --rules turnier (default: klassik)
    .option = change an option, as in opening_points=30; can be repeated
    .players = players per game; without it, as few as the rules allow
    .deals = number of deals; each is played with the candidate in every seat (default: 200)
    .seed = the random seed; the same seed gives the same games (default: 1)
    .workers = number of processes on this machine; without it, one per processor
    .dask = play on a Dask cluster: its address, or local
    .ray = play on a Ray cluster: its address, or local
    .seconds = real thinking time per decision; without it, time is counted in steps and results are reproducible
    .sprt = stop as soon as the test decides between two values, as in --sprt 0.50 0.52
    .measure = what --sprt tests: the share of wins, or the point lead per game
    .alpha = how often --sprt may find HIGH when LOW is true (default: 0.05)
    .beta = how often --sprt may find LOW when HIGH is true (default: 0.05)
    .resume = keep finished deals in this file, and continue with those already in it
    .plot = save a chart to this file: .png or .svg
    .json = all figures as one JSON object
    .lang = language: lb, de, fr or en

usage-unknown-command = There is no command “{ $text }”.
usage-unknown-option = There is no option “{ $text }”.
usage-missing = { $name } is missing.
usage-missing-value = { $name } needs a value.
usage-bad-value = “{ $text }” is not a valid value for { $name }.
usage-bad-choice = “{ $text }” is not a valid value for { $name }. Choose one of these: { $possible }.
usage-too-many = Unexpected argument: “{ $text }”.
usage-repeated = { $name } may be given only once.
usage-bad-option = “{ $text }” doesn’t change an option. Write NAME=VALUE, as in opening_points=30.
usage-without-rules = --option needs the name of a rule set.
usage-help = Help: romme --help
extra-missing = This needs more Python packages. Install them with: { $command }

### romme serve

help-serve = run the server: tables for everyone who opens its page
    .host = the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network
    .port = the port (default: 8270)
    .database = sqlite:///FILE or postgresql://…; without it, a file in your data folder
    .origin = an address at which browsers find the page, as in https://romme.example; can be repeated
    .config = a TOML file with settings: the option names below, with _ instead of -
    .backups = a folder for the backups made before a database update
    .copy_to = a folder, such as a USB stick, where the server keeps the file of every tournament up to date
    .witness = a file that notes the last record of every table, best kept on another disk; without it, next to the database file
    .bot_pause = milliseconds that bots wait before each move, so that people can follow (default: 700); longer after a move of several cards, not at all with 0
    .thinkers = number of processes in which bots think; without it, one less than the number of cores
    .bot_memory = memory limit in MiB for each process running bots from other packages; 0 = no limit (default: 1024)
    .tables_per_person = number of tables at which one person may play at the same time; 0 = no limit (default: 10)
    .tables_per_address = the same for all people behind one address; 0 = no limit (default: 100)
    .node = this server’s name when several share one PostgreSQL database
    .trusted_proxy = the address of a reverse proxy that reports where visitors come from; can be repeated
    .entrants = maximum number of entries in one tournament (default: 1000)
    .connections = maximum number of simultaneous connections from one address; 0 = no limit (default: 800)
    .limits = off lifts the rate limits, for load tests only
    .log = log format: text, or json with one object per line
    .browser = open the page in the browser
    .lang = language: lb, de, fr or en
serve-running = Rommé is running: { $address }
serve-network = On your network: { $address }
serve-stop = Press Ctrl+C to stop it.
serve-stopped = Rommé has stopped. Everything is saved.
serve-port = The server can’t start at { $host }, port { $port }: { $reason }. Perhaps Rommé is already running; otherwise choose another port with --port.
setting-range = { $name } must be between { $least } and { $most }.
setting-file = The settings in { $path } can’t be read: { $reason }
setting-unknown = There is no setting “{ $name }”. Choose one of these: { $known }.
setting-number = { $name } must be a number, not “{ $value }”.
setting-text = { $name } must be text in quotation marks, not “{ $value }”.
setting-list = { $name } must be a list, as in ["https://romme.example"].
setting-proxy = “{ $value }” isn’t a proxy address. Write it like 127.0.0.1, 10.0.0.0/8 or ::1.
setting-choice = { $name } must be one of: { $possible }.
setting-origin = Write an origin as browsers show it: https://romme.example, or http://192.168.1.20:8270.

### Backups, audits and reports

help-backup = write everything the server stores to a file, even while it runs
    .file = the file to write
    .database = sqlite:///FILE or postgresql://…; without it, the one romme serve uses
    .replace = overwrite the file if it exists
    .lang = language: lb, de, fr or en
help-restore = restore a backup into a new or empty database
    .file = the file written by romme backup
    .database = sqlite:///FILE or postgresql://…; without it, the one romme serve uses
    .lang = language: lb, de, fr or en
help-audit = check that nothing has been changed after it was played
    .database = sqlite:///FILE or postgresql://…; without it, the one romme serve uses
    .against = a backup or a seal whose records must all be there
    .seal = write a seal to this file if everything is in order
    .accept_loss = accept the current state after records were lost
    .json = JSON instead of text
    .lang = language: lb, de, fr or en
help-reports = show what players have reported at tables, with the messages concerned
    .remove = remove the reports shown
    .database = sqlite:///FILE or postgresql://…; without it, the one romme serve uses
    .json = JSON instead of text
    .lang = language: lb, de, fr or en
backup-working = Backing up
backup-done = { $rows ->
    [one] The backup is complete: { $rows } entry in { $file }.
   *[other] The backup is complete: { $rows } entries in { $file }.
  }
backup-exists = { $path } already exists. Choose another name, or overwrite it with --replace.
backup-no-folder = There is no such folder. Create it, or choose another one.
backup-damaged = { $path } is not a Rommé backup, or it is damaged. Nothing was restored.
restore-working = Restoring
restore-done = { $rows ->
    [one] The backup made on { $made } has been restored: { $rows } entry, unchanged.
   *[other] The backup made on { $made } has been restored: { $rows } entries, all unchanged.
  }
restore-broken = But these tables had already been changed before the backup was made:
audit-working = Checking
audit-sound = Everything is in order: { $streams ->
    [one] { $streams } table
   *[other] { $streams } tables
  }, { $records ->
    [one] { $records } record
   *[other] { $records } records
  }, none changed.
audit-broken = { $n ->
    [one] { $n } table has been changed since it was played:
   *[other] { $n } tables have been changed since they were played:
  }
audit-place = { $stream }, from record { $version } on
audit-advice = Someone has changed the database without going through the program, or the disk is damaged. Keep it as it is, and use the last good backup.
audit-witnessed = None of the records that the server has noted is missing.
audit-unwitnessed = There is no way to tell whether the newest records are missing: the server has noted nothing about this database. Compare it with a backup or a seal: --against FILE.
audit-compared = { $source ->
    [seal] All records of the seal made on { $made } are there. Its text is { $seal }.
   *[backup] All records of the backup made on { $made } are there. Its seal is { $seal }.
  }
audit-seal = Seal: { $seal }
audit-sealed = The seal file has been written. Keep it on another computer, and print the seal or write it down.
audit-missing = { $n ->
    [one] { $n } table has lost records:
   *[other] { $n } tables have lost records:
  }
audit-missing-place = { $source ->
    [backup] { $stream }, from record { $version } on; the backup has { $known }
    [seal] { $stream }, from record { $version } on; the seal knows { $known }
   *[witness] { $stream }, from record { $version } on; the server had noted { $known }
  }
audit-missing-advice = A file ending in -wal was deleted, the database was replaced by an older copy, or someone removed records. Put the right file back, or restore the newest backup. If you know about the loss and want to go on, use --accept-loss.
audit-accepted = The loss is accepted: from now on the current state counts.
seal-exists = { $path } already exists, and a seal is never overwritten. Choose another name.
seal-damaged = { $path } is neither a backup nor a seal made by Rommé, or someone has changed it.
witness-damaged = { $path }, where the server notes its last records, is damaged or has been changed. Compare the database with a backup or a seal: --against FILE.
reports-none = There are no reports.
reports-nobody = a deleted user
reports-head = { $by } reports { $about } (table { $table })
reports-text = “{ $text }”
reports-removed = { $n ->
    [one] The report has been removed.
   *[other] All { $n } reports have been removed.
  }
keeping-failed = That did not work: { $reason }
database-kind = This isn’t a database address. It must begin with sqlite:/// or postgresql://.
database-no-file = An SQLite address must name a file: sqlite:///romme.db, or with four slashes sqlite:////srv/romme.db.
database-options = An SQLite address can’t have options after a question mark.
database-unreadable = The database address can’t be read. It should look like this: postgresql://NAME:PASSWORD@HOST/DATABASE.
database-unreachable = The database { $shown } can’t be reached: { $why }
database-in-use = Another Rommé server is using { $path }. Stop it first.
database-too-new = { $shown } was written by a newer version of Rommé. Nothing was changed. Please update the program.
database-foreign = { $shown } belongs to another program. Nothing was changed. Please name another database.
database-empty = { $shown } is empty.
database-not-empty = { $shown } is not empty. A backup can only be restored into a new or empty database.

## romme tournament: a tournament in a file

help-tournament = run a club tournament in a file: entries, seating, lists, rankings, printouts
    .lang = language: lb, de, fr or en
    .file = the tournament file
    .json = the answer as one JSON object
    .series = which series; without it, the last one
    .table = the table number
    .game = the game’s number on the list
    .line = the game, as in "2 romme 12 - 104u": who finished (seat number) and how, then each seat’s card points; u = not opened, - = finished or did not play
    .reason = why, for the record
    .seed_text = the seed to draw with; the same seed gives the same draw (without it, a new one)
    .day = which day
    .number = the start number
    .club = the club
    .team = the team
    .tandem = the tandem
    .classes = a class, such as Damen, Senioren or Jugend; can be repeated
    .namesakes = allow names that are already entered: they are different people
    .only = only this class, such as Damen
    .parties = who is ranked (default: single)
    .rounds = rounds per series; without it, as in the rules
    .dropped = number of series dropped from everyone’s total
    .team_size = players per team
    .tandem_size = players per tandem
    .pack_check = whether the cards are counted before the first game
    .second_count = whether a second player confirms the count of each game
    .control_list = whether a control list is kept and compared
    .signatures = whether every seat signs the list
    .unfinished = whether players who withdraw are ranked
    .last_round = what finishes the last round of a series: the entry of its last game, or the signatures
    .partners = whether members of a team or tandem may share a table if it can’t be avoided
    .team_seating = whether everybody is seated by themselves, or complete teams play against teams
    .void_hands = whether thrown-in hands of void or corrected games count for the second time (T15)
    .series_minutes = planned length of a series in minutes; 0 = no planned end (default: 120)
    .early_end = which games count on a list that is ended early: all that are on it, or only whole rounds
    .organiser = who holds the tournament
    .place = where it is held
    .date = the first day, as in 2026-11-21
    .colour = the organiser’s colour on papers and pages, as in #1b5e20
    .out = the file to write; --to=- is standard output
help-tournament-new = create a tournament in a new file
    .name = the tournament’s name
    .rules = the rule set, as in --rules verband (default: turnier)
    .option = change an option of the rules, as in rating_super=12; can be repeated
help-tournament-show = show how far a tournament has got
help-tournament-terms = change the terms; a new number of rounds applies from the next series on
help-tournament-scoring = change the rating points
    .option = one of the rating points, as in rating_super=12
help-tournament-add = add players, by name or from a list
    .names = their names; the options apply to all of them
    .source = a list of players: CSV, text or Excel
    .number = the first one’s start number; without it, the next free ones
    .present = mark them as present
help-tournament-people = list all entries
help-tournament-change = correct an entry
    .name = the correct name
help-tournament-class = add players to a class
    .name = the class, such as Damen
    .who = start numbers, as in 3 or 5-12; all for everyone
    .out = remove them from the class
help-tournament-present = mark players as present
    .who = start numbers, as in 3 or 5-12; all for everyone
    .away = mark them as not present
help-tournament-withdraw = withdraw a player
    .leaving = in the middle of a series: how the table continues
help-tournament-remove = remove the entry of a player who has not played
help-tournament-fix = give a player a fixed table or seat, for instance because of a wheelchair; without either, remove it
    .table_number = the table number
    .seat = the seat, 1 to 4
help-tournament-seat = seat the next series, by a draw unless you choose otherwise, and show the plan’s conflicts
    .by_result = seat by result, the best at table 1, with clubs and earlier meetings apart
    .strict = seat strictly by result, straight down the standings
    .by_hand = your own plan: start numbers in seat order, as in "3 1 2 7 / 4 5 6"
    .swap = swap two players in the plan
    .fewest_moves = keep the plan and fit it to the players present, moving as few of them as possible
    .day = the day on which it is played; without it, the same as before
help-tournament-begin = start the seated series and open its lists
help-tournament-clock = show or set the planned end of the current series
    .minutes = number of minutes from now until the end; 0 = no planned end
    .shift = after this computer’s clock was changed: shift the planned end by this number of minutes (negative: back)
help-tournament-join = seat a latecomer as the fourth player at a table that has not started
help-tournament-pack = note that the cards have been counted and are complete
    .tables = the tables; without any, all of them
help-tournament-enter = enter a game; without one, type game after game
    .seat = the seat that enters it; 0 is the office, from paper (default: 0)
help-tournament-list = show a table’s list with all totals
help-tournament-confirm = confirm the count of games, as a second player
    .games = the games; without any, all that are not confirmed
    .seat = the seat that confirms; 0 is the office (default: 0)
help-tournament-correct = correct a game
    .reason = why; required on a signed list
help-tournament-control = enter a game on the control list
help-tournament-sums = compare the column sums on the paper with a list
    .typed = rating points and card points of each seat, as in 41/320
help-tournament-sign = sign a list
    .seats = the seats; without any, all that have not signed
    .reason = why someone else signs for them
help-tournament-end = end lists before all games are played, for instance because time is up
    .tables = the tables; without any, all whose list is open
    .reason = why; without it: time is up
help-tournament-incident = record what went wrong at a table, and apply the consequence
    .kind = what happened; without it, list all kinds
    .game = the game, or the first wrong one
    .seat = the seat concerned
    .note = a note for the record
    .foresee = only show the consequence
help-tournament-ruling = put a decision of the director on the record, in your own words
    .text = what you decided
    .table = the table concerned
    .game = the game concerned
    .seat = the seat concerned
help-tournament-referee = show the referee’s log: all decisions of the director, with the points before and after
help-tournament-call = call the director to a table, or take the call back
    .table = the table that calls
    .kind = the kind of incident; without it, something else
    .back = take the call back
help-tournament-answer = tell tables that called that somebody is coming
    .tables = the tables to answer
help-tournament-close = close the current series and make its results final
help-tournament-rank = show the standings
    .series = for one series; without --series and --day, for the whole tournament
    .day = for one day
    .csv = as a CSV table on standard output
help-tournament-lot = break ties by drawing lots
    .order = start numbers, or names of tandems or teams, in the order drawn, the luckiest first; without them, lots are drawn here
    .series = for one series; without --series and --day, for the whole tournament
    .day = for one day
help-tournament-penalise = deduct rating points
    .points = how many points
    .series = in which series; without it, from the total
help-tournament-lift = lift a penalty and give its points back
    .penalty = which penalty, counted from 1
help-tournament-finish = finish the tournament
help-tournament-reopen = reopen a finished tournament
help-tournament-undo = undo the office’s last step, or the last one on a list
    .table = the list’s table; without it, the office’s last step
help-tournament-record = show everything that happened, in order
help-tournament-check = compute every ranking again in another way, and compare
help-tournament-print = make a PDF to print
    .paper = start-cards, seating-by-name, seating-by-table, blank-lists, filled-lists, results, certificates, record, referee-log or emergency-kit
    .tables = only this table; can be repeated
    .who = only these start numbers, as in 3 or 5-12
    .first = number of places that get a certificate (default: 3)
    .address = the address of the tournament’s public page
help-tournament-export = write a table to a CSV or Excel file, depending on the file name’s ending
    .what = entries, seating, ranking or lists
    .series = which series
help-tournament-rehearse = create a made-up tournament to practise with
    .name = its name
    .people = number of players (default: 24)
    .series = number of series to play (default: 1)
    .rounds = rounds per series (default: 5)

tournament-same = Nothing to do: it was already like this.
tournament-torn = The last line is incomplete, perhaps because of a power cut ({ $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
  }). It is ignored; everything confirmed before it is there.
tournament-file-no-tournament = This isn’t a tournament file of this program.
tournament-file-changed = From this line on, the file is not as it was written: something has been changed, removed or moved. Use an earlier copy.
tournament-file-too-new = This was written by a newer version of the program. Install that version.
tournament-file-in-use = Another program is using this file. Wait until it has finished, and try again.
tournament-file-too-large = This file is too large to be a tournament file. Check that it is the right one.
tournament-file-exists = This file already exists. Choose another name.
tournament-bad-number = “{ $text }” is not a start number. Use a number such as 3; where several players are allowed, also 5-12 or all.
tournament-bad-tables = “{ $text }” is not a start number. Write tables as in "3 1 2 7 / 4 5 6".
tournament-bad-end = The name must end in one of these: { $ends }.
tournament-one-way = Give only one of --by-result, --strict, --by-hand, --swap and --fewest-moves.
tournament-told = Players to tell
tournament-one-change = Give either the minutes or --shift.
tournament-time-left = Time left: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }.
tournament-call = Table { $table }: { $kind }, waiting for { $minutes } min
tournament-no-calls = No table is calling.
tournament-no-planned-end = There is no planned end.
tournament-one-part = Give only one of --series and --day.
tournament-nobody-named = No names given. Write names, or --from with a list.
tournament-name-split = “{ $given } { $family }”: read as the first name { $given } and the family name { $family }. If that’s wrong, write “{ $typed }” with the comma in the right place.
tournament-doubtful-row = “{ $name }” is not entered. If it’s a person, add the name by hand.
tournament-nobody-entered = No entries yet.
tournament-nobody-ranked = There are no standings here yet.
tournament-nothing-broken = The plan has no conflicts: no teammates or clubmates sit together, and no players meet again.
tournament-seed = Drawn with the seed “{ $seed }”.
tournament-list = Series { $series }, table { $table }
tournament-struck = Game { $game } is void: { $line }
tournament-corrected = Game { $game } was corrected: { $after } instead of { $before }
tournament-differs = Game { $game } differs on the control list: { $part }
tournament-signed = Signed by { $names }
tournament-typing = Type each game as in 2 romme 12 104u, then press Enter. Type { $undo } to undo the last one, { $show } to show the list, { $end } to stop.
tournament-ask-pack = Have the cards been counted, and is the pack complete? Press Enter for yes:
tournament-ask-game = Game { $game } of { $games }, { $dealer } deals:
tournament-ask-right = Press Enter if it is right, or type it again:
tournament-line-empty = The game is missing.
tournament-line-no-way = “{ $text }” is not a way to end a game. Choose one of these: { $possible }.
tournament-line-no-winner = “{ $text }” means that a player has finished: give the seat first.
tournament-line-not-playing = Seat { $seat } doesn’t play in this game.
tournament-line-no-figure = “{ $text }” is not a number of card points.
tournament-line-figures = { $have ->
    [one] { $have } figure is given
   *[other] { $have } figures are given
  }, but { $need ->
    [one] { $need } player was
   *[other] { $need } players were
  } left with cards.
tournament-line-mismatch = Seat { $seat }: { $typed } rating points don’t fit these cards (possible: { $computed }; difference: { $by }).
tournament-line-written = Write a game as in "2 romme 12 - 104u", or as printed: "x/104 5/0 2/12".
tournament-wrong-sum = Seat { $seat }: { $typed } { $what ->
    [rating] rating points
   *[cards] card points
  } on the paper, { $computed } in the list; difference: { $by }.
tournament-sums-right = All sums agree.
tournament-bad-sum = “{ $text }” is not a sum. Write it as in 41/320: rating points, then card points.
tournament-written = Written: { $file }
tournament-rehearsed = Made up with the seed “{ $seed }”: { $people } players, { $series ->
    [one] { $series } series
   *[other] { $series } series
  } played, the next one seated.
tournament-sound = Everything is in order: { $records ->
    [one] { $records } record
   *[other] { $records } records
  }, none changed, and every ranking comes out the same when computed in another way.
tournament-unsound = { $n ->
    [one] { $n } problem was found:
   *[other] { $n } problems were found:
  }
