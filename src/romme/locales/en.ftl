### Rommé in English. The four catalogues have the same messages with the same variables;
### the tests compare them. Every text is on one line, so that it contains no line break.

-stock = stock
-open-pile = open pile

## Cards: the suit sign, then the corner letter

card = { $suit }{ $rank ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
  }
card-joker = Joker
card-joker-for = Joker ({ $card })
cards-none = none
cards-more = { $cards } … and { $more } more
seat = Seat { $seat }

## The rule sets

ruleset-klassik = Klassik, the family game
    .about = One pack of 52 cards without jokers, 2 to 6 players. The winner scores what the others still hold.
ruleset-turnier = Turnier, the club tournament game
    .about = 110 cards with six jokers, tables of four with the dealer sitting out, 40 points to open, rating points.
ruleset-verband = Verband, for association competitions
    .about = Like Turnier, but the open card may be taken into the hand, and there is a Superrommé.
ruleset-haus = Haus, for the kitchen table
    .about = 110 cards with six jokers, everyone plays. You can change every rule.
ruleset-changed = House rules based on { $name }
    .about = { $cards } cards { $jokers ->
        [0] without jokers
        [one] with one joker
       *[other] with { $jokers } jokers
      }, { $players } players, { $opening ->
        [0] no points needed to open
        [one] { $opening } point to open
       *[other] { $opening } points to open
      }. { $scoring ->
        [winner_takes_all] The winner scores the cards left in the other hands.
        [winner_and_losers] The winner scores the cards left in the other hands, and the others lose them.
        [own_hand] All players score the cards left in their own hands as points against them.
       *[rating] Players score rating points.
      }

rules-list = Rule sets
rules-list-hint = To read one of them in plain words: romme rules NAME
rules-edition = Edition { $edition }
rules-assumed = assumed
rules-assumed-note = “assumed”: the rule documents don’t say this. It is our suggestion, and you can change it.
rules-changed = changed
rules-instead = instead of: { $sentence }
rules-without-change = All options are the same as in { $rules }.
rules-idle = Changed, but with no effect under these rules: { $options }.

heading-table = Cards and table
heading-melds = Melds
heading-opening = Opening
heading-open-card = The open card
heading-jokers = Jokers
heading-end = The end of a game
heading-counting = Counting

## The options of a rule set: a short title, and each answer as a sentence

option-packs = Packs
    .value = { $n ->
        [one] One pack of 52 cards is used.
       *[other] { $n } packs of 52 cards are used together.
      }
option-jokers = Jokers
    .value = { $n ->
        [0] There are no jokers.
        [one] One joker is added.
       *[other] { $n } jokers are added.
      }
option-fewest_players = Minimum players
    .value = A table needs at least { $n } players.
option-most_players = Maximum players
    .value = A table seats at most { $n } players.
option-seating = Who plays
    .everyone_plays = Everyone at the table plays, the dealer too.
    .dealer_sits_out = At a table of four the dealer sits the game out; at a table of three everyone plays.
option-hand_sizes = Cards in hand
    .value = { $kinds ->
        [one] Everyone is dealt { $n } cards, one at a time.
       *[other] Cards are dealt one at a time: { $list }.
      }
    .part = { $n } cards each with { $players } players
option-cut_at_least = Cutting
    .value = { $n ->
        [0] The pack is not cut.
        [one] The dealer’s right neighbour cuts: at least one card is lifted and at least one is left.
       *[other] The dealer’s right neighbour cuts: at least { $n } cards are lifted and at least { $n } are left.
      }
option-corrected_turn = Correcting the number of cards
    .nothing_laid = A player with the wrong number of cards corrects it in one turn and may not open, meld, lay off or swap in that turn.
    .no_melds = A player with the wrong number of cards corrects it in one turn and may not meld in that turn.
option-rounds = Rounds per series
    .value = { $n ->
        [one] A series has one round unless agreed otherwise; in a round everyone deals once.
       *[other] A series has { $n } rounds unless agreed otherwise; in a round everyone deals once.
      }
option-ace_order = Place of the ace
    .low = In a run the ace comes only before the two.
    .low_or_high = In a run the ace comes before the two or after the king, never between them.
    .corner = In a run the ace comes before the two or after the king, and also between them: king, ace, two.
option-largest_set = Largest set
    .value = { $n ->
        [3] A set is three cards of one rank, all of different suits.
       *[other] A set is three or four cards of one rank, all of different suits.
      }
option-melds_per_turn = Melds in a turn
    .value = { $n ->
        [0] Any number of melds may be laid in a turn.
        [one] At most one meld may be laid in a turn.
       *[other] At most { $n } melds may be laid in a turn.
      }
option-opening_points = Points to open
    .value = { $n ->
        [0] A player’s first meld may have any value.
        [one] A player’s first melds, laid in one turn from their own cards, must be worth at least { $n } point together.
       *[other] A player’s first melds, laid in one turn from their own cards, must be worth at least { $n } points together.
      }
option-lay_offs = Laying off
    .any_time = Everyone may lay off onto any meld on the table, even before melding.
    .after_opening = Once you have opened, you may lay off onto any meld on the table. Before that you may add cards only to melds laid in the same turn.
option-own_lay_offs = Laying off onto your own melds
    .allowed = You may also lay off onto your own melds from earlier turns.
    .never = You may lay off only onto the other players’ melds. Your own meld can grow only in the turn in which you lay it.
option-failed_opening = Failed opening
    .wrong_melds_back = At a strict table, wrong melds in an opening are taken back. The right ones stay if they still have enough points to open; otherwise everything is taken back and the turn is over.
    .all_back = At a strict table, an opening with a wrong meld or too few points is taken back entirely, including the right melds, and the turn is over.
option-failed_with_taken = Failed opening with the open card
    .valid_stay = At a strict table, if the open card taken to open lies in a wrong meld, the right melds stay if they suffice to open. The open card goes back, and the turn is over.
    .all_back = At a strict table, if the open card taken to open lies in a wrong meld, everything is taken back. The open card goes back, and the turn is over.
option-open_card = The open card
    .kept = A player who takes the open card adds it to their hand and may not discard it in the same turn.
    .used = A player who takes the open card must use it in the same turn. Until then it lies face up; if it is not used, it goes back and the turn is over.
    .free = A player who takes the open card adds it to their hand. Putting it straight back is allowed and ends the turn.
option-indirect_lay_off = Indirect lay-off
    .to_finish = An open card that fits only after another card has been laid off may be taken only to finish in the same turn.
    .any_time = An open card that fits only after another card has been laid off may be taken at any time.
option-last_card = With one card in hand
    .any = A player with one card left may draw from either pile.
    .stock_only = A player with one card left may draw only from the { -stock }.
    .not_to_finish = A player with one card left may not take an open card with which they could finish in the same turn.
option-joker_share = Jokers in a meld
    .fewer = A meld has fewer jokers than natural cards: of four cards at most one may be a joker.
    .not_more = A meld has no more jokers than natural cards: of four cards at most two may be jokers.
    .one = A meld may contain at most one joker.
    .any = A meld needs one natural card; all its other cards may be jokers.
option-side_by_side = Jokers side by side
    .apart = Two jokers never lie side by side in a run.
    .free = Jokers may lie side by side in a run.
option-joker_swap = Swapping jokers
    .never = A joker on the table stays where it is.
    .full_sets = A joker may be swapped for the card it stands for; in a set, only when the set is complete. The joker must be laid again in the same turn.
    .all_melds = A joker may be swapped for the card it stands for in any meld. The joker must be laid again in the same turn.
option-joker_discard = Discarding jokers
    .to_finish = A joker may be discarded only as the last card, to finish.
    .free = A joker may be discarded at any time.
option-only_jokers = Only jokers left
    .pass = A player who is left with several jokers and can’t lay any of them ends the turn without a discard.
    .discard = A player who is left with nothing but jokers may discard one of them.
option-finish = The last card
    .discard_optional = A player who gets rid of the last card by melding, laying off or discarding has won.
    .discard_needed = To finish, you must discard your last card{ $superromme ->
        [yes] {" "}(except in a Superrommé)
       *[no] {""}
      }.
option-hand_romme = Hand-Rommé
    .no = Laying the whole hand in one turn counts like any other Rommé.
    .yes = A player who has laid nothing before and gets rid of all cards in one turn makes Hand-Rommé{ $opening ->
        [0] {""}
       *[other] ; without laying off or swapping, no points are needed to open
      }.
option-superromme = Superrommé
    .no = There is no Superrommé.
    .yes = A player who has laid nothing before may meld all cards in one turn without a discard: that is a Superrommé.{ $opening ->
        [0] {""}
       *[other] {" "}No points are needed to open.
      }
option-stock_end = Empty stock
    .turned_over = When the { -stock } is empty, the { -open-pile } is turned over without shuffling and becomes the { -stock }.
    .reshuffled = When the { -stock } is empty, the { -open-pile } is shuffled and becomes the { -stock }.
    .game_ends = When the { -stock } is used up, the game ends after the turn in which its last card was drawn.
option-blocked_after = Blocked game
    .value = { $n ->
        [0] The game goes on, however often the { -open-pile } becomes the { -stock } again.
        [one] When the { -stock } is used up for the first time, the game is blocked and over.
        [2] When the { -stock } is used up twice and no card has been laid in between, the game is blocked and over.
       *[other] When the { -stock } is used up { $n } times and no card has been laid in between, the game is blocked and over.
      }
option-stalled_after = Standstill
    .value = { $n ->
        [0] A game in which nothing happens is never stopped.
        [one] After one turn in which nothing was laid and no card was drawn from the { -stock }, the game is blocked and over.
       *[other] After { $n } turns in a row in which nothing was laid and no card was drawn from the { -stock }, the game is blocked and over.
      }
option-ace_points = Value of the ace
    .one = Court cards count 10, the ace 1{ $ace ->
        [0] {""}
       *[other] {" "}in a meld
      }, the others their number.
    .by_place = Court cards count 10, the others their number. The ace counts 11 in a set{ $ace ->
        [0] {" "}and in hand
       *[other] {""}
      }; in a run it counts 11 when the king (or a joker in the king’s place) is in the run, otherwise 1.
option-joker_in_hand = Joker in hand
    .value = A joker left in hand counts { $n ->
        [one] { $n } point
       *[other] { $n } points
      }; on the table it counts as the card it stands for.
option-ace_in_hand = Ace in hand
    .value = { $n ->
        [0] An ace left in hand counts as much as in a set.
        [one] An ace left in hand counts { $n } point.
       *[other] An ace left in hand counts { $n } points.
      }
option-scoring = Scoring
    .winner_takes_all = The winner scores the points of all cards left in the others’ hands.
    .winner_and_losers = The winner scores the points of all cards left in the others’ hands, and each of the others loses what they hold.
    .own_hand = Everyone scores the points left in their own hand, as points against them.
    .rating = Rating points are given for how a player finishes and for the cards left in hand.
option-hand_romme_factor = Hand-Rommé factor
    .value = { $n ->
        [one] A Hand-Rommé counts no more than a plain Rommé.
        [2] A Hand-Rommé counts double.
       *[other] A Hand-Rommé counts { $n } times as much.
      }
option-winner_bonus = Bonus for the winner
    .value = { $n ->
        [0] The winner gets no bonus.
        [one] The winner gets a bonus of { $n } point.
       *[other] The winner gets a bonus of { $n } points.
      }
option-unopened_factor = Cards of players who have not melded
    .value = { $n ->
        [one] It makes no difference whether a player has laid a meld.
        [2] The cards left in hand count double if their player has not laid a meld.
       *[other] The cards left in hand count { $n } times as much if their player has not laid a meld.
      }
option-rating_super = Superrommé
    .value = { $n ->
        [one] Superrommé: { $n } rating point.
       *[other] Superrommé: { $n } rating points.
      }
option-rating_hand = Hand-Rommé
    .value = { $n ->
        [one] Hand-Rommé: { $n } rating point.
       *[other] Hand-Rommé: { $n } rating points.
      }
option-rating_hand_laid_off = Hand-Rommé with lay-offs
    .value = { $n ->
        [one] Hand-Rommé with lay-offs or swaps: { $n } rating point.
       *[other] Hand-Rommé with lay-offs or swaps: { $n } rating points.
      }
option-rating_romme = Rommé
    .value = { $n ->
        [one] Rommé: { $n } rating point.
       *[other] Rommé: { $n } rating points.
      }
option-rating_opened = Opened, few points left
    .value = { $bands ->
        [0] For players who have opened, the cards left in hand make no difference.
       *[other] Rating points for players who have opened, by card points left: { $list }.
      }
option-rating_opened_above = Opened, many points left
    .value = Players who have opened{ $bands ->
        [0] {""}
       *[other] {" "}and are left with more card points than the highest limit
      }: { $n ->
        [one] { $n } rating point
       *[other] { $n } rating points
      }.
option-rating_unopened = Not opened, few points left
    .value = { $bands ->
        [0] For players who have not opened, the cards left in hand make no difference.
       *[other] Rating points for players who have not opened, by card points left: { $list }.
      }
option-rating_unopened_above = Not opened, many points left
    .value = Players who have not opened{ $bands ->
        [0] {""}
       *[other] {" "}and are left with more card points than the highest limit
      }: { $n ->
        [one] { $n } rating point
       *[other] { $n } rating points
      }.
option-cross_points = Card points of a game with a minus point
    .entered = If a player gets a minus point, the cross and the card points of the game go on the list.
    .left_out = If a player gets a minus point, only the cross goes on the list. The card points of the game are not added up.
option-thrown_in_again = Throwing in a hand again
    .one_more = A player who throws in a hand uncounted gets one rating point less, and from the second time on two.
    .same = A player who throws in a hand uncounted gets one rating point less each time.
band-first = { $n } for up to { $most }
band-next = { $n } for { $least } to { $most }

## Refusals: what is wrong, and what to do

refusal-game-won = The game is over: a player has finished. No more moves can be made.
refusal-game-stock-used-up = The game is over: the { -stock } is used up. No more moves can be made.
refusal-game-blocked = The game is over: it was blocked. No more moves can be made.
refusal-game-void = The game is over and doesn’t count. The cards are dealt again.
refusal-not-your-turn = It’s not your turn. Please wait until the others have played.
refusal-cut-first = The pack hasn’t been cut yet. The dealer’s right neighbour cuts first.
refusal-cut-done = The pack has already been cut. The game goes on without another cut.
refusal-cut-not-yours = You don’t cut this time. The dealer’s right neighbour cuts.
refusal-cut-too-small = You lifted { $lifted ->
    [one] { $lifted } card
   *[other] { $lifted } cards
  }. Lift at least { $least } and at most { $most }.
refusal-draw-first = You haven’t drawn yet. First draw a card from the { -stock } or from the { -open-pile }.
refusal-drawn-already = You have already drawn. Now meld, lay off or discard.
refusal-open-pile-empty = The { -open-pile } is empty. Draw from the { -stock }.
refusal-last-card-from-stock = You have only one card left, so you may not take { $card ->
    [Joker] the joker
   *[other] { $card }
  }. Draw from the { -stock }.
refusal-last-card-would-finish = You have only one card left and could finish with { $card ->
    [Joker] the joker
   *[other] { $card }
  }, so you may not take it. Draw from the { -stock }.
refusal-draw-skipped = Your card count is being corrected, so you don’t draw in this turn. Discard a card.
refusal-shuffle-not-due = The { -open-pile } is not shuffled now. That happens only when the { -stock } is empty.
refusal-shuffle-first = The { -stock } is empty. The { -open-pile } must be shuffled first.
refusal-shuffle-other-cards = These are not the cards of the { -open-pile }. Put exactly { $need ->
    [one] its one card
   *[other] its { $need } cards
  } into the new { -stock }.
refusal-not-in-hand-to-meld = { $card ->
    [Joker] You don’t have that many jokers.
   *[other] You don’t have { $card }, or not enough of them.
  } Meld only cards that you hold.
refusal-no-jokers = There are no jokers in this game. Choose another card.
refusal-meld-too-short = A meld needs at least three cards. Choose more cards.
refusal-meld-no-pattern = These cards don’t make a meld. Lay a run of one suit or a set of one rank.
refusal-meld-ace-place = The ace can’t go there in a run. Lay the cards differently.
refusal-meld-set-too-large = A set can’t be that large. Leave a card out.
refusal-meld-suit-twice = The same suit appears twice. In a set all cards must have different suits.
refusal-meld-joker-unnamed = Say which card the joker stands for in the run.
refusal-meld-too-many-jokers = There are too many jokers in this meld. Use more natural cards.
refusal-meld-jokers-side-by-side = Two jokers may not lie side by side. Put a natural card between them.
refusal-melds-per-turn = { $limit ->
    [one] You may lay only one meld in a turn, and you have already done so.
   *[other] You may lay only { $limit } melds in a turn, and you have already done so.
  } Lay off or discard.
refusal-not-in-hand-to-lay-off = { $card ->
    [Joker] You don’t have that many jokers.
   *[other] You don’t have { $card }, or not enough of them.
  } Lay off only cards that you hold.
refusal-no-such-meld = There is no meld number { $meld }. { $have ->
    [0] There are no melds on the table yet.
    [one] There is one meld on the table.
   *[other] The melds on the table are numbered from 1 to { $have }.
  }
refusal-lay-off-misfit = That doesn’t fit { $meld }. Choose another meld or other cards.
refusal-lay-off-before-opening = { $need ->
    [0] You haven’t melded yet. Lay a meld of your own first, then lay off.
   *[other] You haven’t opened yet: { $have } of { $need } points. Reach { $need } points with your own melds first, then lay off.
  }
refusal-lay-off-own-meld = You may lay off only onto the others’ melds, and { $meld } is your own. Choose another meld.
refusal-not-in-hand-to-swap = You don’t have { $card }. Swap only a card that you hold.
refusal-swap-before-opening = { $need ->
    [0] You haven’t melded yet. Lay a meld of your own first, then swap.
   *[other] You haven’t opened yet: { $have } of { $need } points. Reach { $need } points with your own melds first, then swap.
  }
refusal-swap-never = Jokers are not swapped in this game. The joker stays where it is.
refusal-swap-no-joker = No joker in { $meld } stands for { $card }. Swap only the card that the joker stands for.
refusal-swap-set-not-full = The set has only { $have } of { $need } cards. You can swap the joker when the set is complete.
refusal-nothing-to-discard = You would have no card left to discard. Keep one card for the discard.
refusal-left-with-taken-card = You would be left with only { $card ->
    [Joker] the joker
   *[other] { $card }
  }, which you took from the { -open-pile } in this turn and may not discard. Keep another card.
refusal-lying-stays = Cards you have laid stay on the table: nothing can be taken back here. Go on with the cards in your hand.
refusal-corrected-no-laying = Your card count is being corrected, so you may not do that in this turn. Just end your turn.
refusal-not-in-hand-to-discard = You don’t have { $card ->
    [Joker] a joker
   *[other] { $card }
  } in your hand. Discard a card that you hold.
refusal-opening-too-low = Your melds are worth { $have } points; you need { $need } to open. Lay more, or take them back and discard without opening.
refusal-taken-card-opens = You took { $card ->
    [Joker] the joker
   *[other] { $card }
  } before opening, so you must open with it in this turn. { $laid ->
    [0] Lay it in an opening meld, or put it back.
   *[other] Lay it in one of your opening melds, or take your melds back first and then put it back.
  }
refusal-taken-card-unused = { $card ->
    [Joker] You took the joker and haven’t used it. Meld it, lay it off, or put it back.
   *[other] You took { $card } and haven’t used it. Meld it, lay it off, swap it for a joker, or put it back.
  }
refusal-taken-card-discarded = You have just taken { $card ->
    [Joker] the joker
   *[other] { $card }
  } from the { -open-pile }. Discard another card.
refusal-indirect-not-finished = { $card ->
    [Joker] The joker
   *[other] { $card }
  } fits only after another card has been laid off, so you may take it only to finish in this turn. Lay all your cards but one and discard that one, or take back what you have laid and put { $card ->
    [Joker] the joker
   *[other] { $card }
  } back.
refusal-joker-not-placed = { $jokers ->
    [one] The swapped joker hasn’t been laid yet. Meld it or lay it off in this turn.
   *[other] { $jokers } swapped jokers haven’t been laid yet. Meld them or lay them off in this turn.
  }
refusal-joker-discarded = A joker may be discarded only as your last card. Discard another card.
refusal-return-nothing-taken = You haven’t taken a card from the { -open-pile }, so there is nothing to put back. Discard a card.
refusal-return-card-used = You have used the card that you took, so it can’t go back. Discard a card.
refusal-return-not-first = You can put the open card back only right away, before you lay anything. Discard a card.
refusal-return-forbidden = { $card ->
    [Joker] The joker
   *[other] { $card }
  } may not go back in the same turn. Discard another card.
refusal-discard-needed = Your turn isn’t over. Discard a card, or lay one that still fits.
refusal-discard-skipped = Your card count is being corrected, so you don’t discard in this turn. Just end your turn.
refusal-ruling-too-late = It is too late for this ruling in this turn or game. Choose one that is still possible.
refusal-ruling-too-early = It is too early for this ruling: it is possible only after the end of the game. Wait until then.
refusal-ruling-not-this-seat = This ruling is not possible for this seat. Choose another seat.
refusal-stock-too-small = At least one card must be missing. Give a number from 1 on.

## Options that don’t make a rule set

rules-unknown-rules = There is no rule set “{ $name }”. Choose one of these: { $known }.
rules-unknown-option = There is no option “{ $option }”. Use romme rules NAME --json to list all options.
rules-wrong-type = “{ $value }” is not a valid value for { $option } ({ $title }). { $option ->
    [hand_sizes] Give five numbers, for 2, 3, 4, 5 and 6 players, as in [13,13,13,13,13].
    [rating_opened] Give pairs of a limit and its rating points, as in [[10,3],[30,2]].
    [rating_unopened] Give pairs of a limit and its rating points, as in [[100,0]].
   *[other] Give a whole number.
  }
rules-unknown-value = “{ $value }” is not a valid value for { $option } ({ $title }). Choose one of these: { $possible }.
rules-out-of-range = { $value } is not possible for { $option } ({ $title }). Choose a number from { $least } to { $most }.
rules-players-reversed = The minimum number of players ({ $least }) is larger than the maximum ({ $most }). Swap the two numbers.
rules-bands-not-rising = The limits in { $option } ({ $title }) must rise from one to the next. Put them in ascending order.
rules-bands-negative = The limit { $value } in { $option } ({ $title }) is below 0, and no hand counts less than 0. Give limits of 0 or more.
rules-pack-too-small = The pack has { $have } cards, but { $players } players need { $need }. Deal fewer cards or use more packs.
rules-lay-offs-before-opening = If points are needed to open, players can lay off only after opening. Set lay_offs to after_opening, or opening_points to 0.
rules-factor-without-hand-romme = A Hand-Rommé can’t count more if there is none. Set hand_romme to yes, or hand_romme_factor to 1.
rules-factor-with-rating = With rating points there is no factor for a Hand-Rommé. Set hand_romme_factor to 1.
rules-too-few-to-sit-out = With at most { $most } players, no dealer can sit out. Raise most_players, or set seating to everyone_plays.
rules-opening-out-of-reach = The highest opening with { $cards } cards is { $have } points, but { $need } are needed. Lower opening_points, deal more cards, or allow a Hand-Rommé.
rules-pile-without-end = Nothing ends a game in which the { -open-pile } becomes the { -stock } again and again. Set blocked_after to 1 or more, or stock_end to game_ends.
rules-turns-without-end = Nothing ends a game in which players only take and put back the open card. Set stalled_after to 1 or more.
rules-players = { $have ->
    [one] { $have } player sits
   *[other] { $have } players sit
  } at the table, but these rules are for { $least } to { $most }.
rules-too-few-with-dealer-out = { $have ->
    [one] { $have } player is
   *[other] { $have } players are
  } too few, because these rules let the dealer sit out. Play with at least { $least }, or set seating to everyone_plays.

## Positions that can’t be played

position-too-many = { $card } appears more often than in the pack. Take one out.
position-without-jokers = There are no jokers in this game. Take * out, or add jokers to the options.
position-turn-sits-out = Seat { $seat } sits out, so it can’t be its turn. Name a seat that plays.
position-hand-sits-out = Seat { $seat } sits out and can’t hold cards. Give it an empty hand: "".
position-opened-sits-out = Seat { $seat } sits out and can’t have laid any melds. Take it out of opened and table.
position-hand-empty = Seat { $seat } has no cards, so the game would be over. Give it at least one.
position-nothing-to-draw = There is no card to draw, so the game would be over. Put a card into the stock.
hand-too-large = A hand can’t have more than { $most } cards. Leave some out.
hand-without-jokers = There are no jokers in this game. Leave out *.
joker-written = Write it as in 4H *5H 6H.

## Unreadable files

no-toml = This is not valid TOML: { $reason }
too-deep = Something in the file is nested too deeply or is too large. Check the file.
too-costly = This is more than any game file needs: far too many keys, tables or moves, or an endless key or number.
wrong-format = This is not a game file of this program. The format must be "{ $expected }".
deck-or-position = A game file must have exactly one of “deck” and “position”.
wrong-deck = The deck doesn’t match the pack of these rules.{ $missing_count ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}Too many: { $extra }.
  }
misplaced-key = “{ $name }” is inside a table. Move it above the line [{ $table }].
unknown-key = “{ $name }” is not known here. Check the spelling, or remove it.
missing-key = “{ $name }” is missing. Add it.
wrong-kind = Expected { $expected ->
    [table] a table, as in {"{"} name = value {"}"}
    [list] a list in square brackets
    [text] text in quotation marks
    [texts] a list of entries in quotation marks
    [number] a whole number
   *[other] { $expected }
  }.
unknown-mode = There is no mode “{ $value }”. Choose one of these: { $expected }.
unknown-seat = There is no seat { $seat }. The seats are numbered from 1 to { $seats }.
hands-and-players = There { $hands ->
    [one] is { $hands } hand
   *[other] are { $hands } hands
  } for { $seats } players. Give one hand for each player.
proof-and-players = There { $have ->
    [one] is { $have } entry
   *[other] are { $have } entries
  } for { $seats } players. Give one entry for each seat; if a seat has no number, use an empty string: "".
bad-digits = Use only the digits 0 to 9 and a to f, without capitals or spaces.
wrong-digits = The number has { $have ->
    [one] { $have } digit
   *[other] { $have } digits
  } instead of { $need }. Copy it in full.
proof-without-deck = A proof belongs to a deck, but this file has a position. Remove [proof].
no-meld = “{ $text }” is not a valid meld under these rules.
bad-move = “{ $text }” is not a move. A move looks like this: 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = “{ $text }” is not a card. A card looks like this: 7C, TH, AS; a joker is *.
bad-natural = “{ $text }” is not a card with a rank and a suit. Such a card looks like this: 7C, TH, AS.
in-move = Move { $number }: { $reason }
file-missing = There is no such file. Check the name.
file-directory = This is a folder. Give the name of a file.
file-forbidden = The file can’t be read: its permissions don’t allow it.
file-not-utf8 = This is not UTF-8 text. Save the file as UTF-8.
file-marked = The text begins with an invisible byte order mark (BOM). Save the file as UTF-8 without it.
file-empty = The file is empty. Choose another one.
file-too-large = The file is larger than { $most } MB, so it can’t be a game file. Choose another one.
file-failed = The file can’t be read: { $reason }

## Events

event-began = The game begins: { $name } deals{ $out ->
    [yes] {" "}and sits this game out
   *[no] {""}
  }.
event-position-set = The position is set up. { $name } is to move.
event-shuffled = The pack is shuffled.
event-cut-made = { $name } cuts and lifts { $lifted ->
    [one] { $lifted } card
   *[other] { $lifted } cards
  }.
event-dealt = Everyone gets { $n } cards. { $card ->
    [Joker] A joker
   *[other] { $card }
  } is turned up, and the { -stock } has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
  }.
event-turned-over = The { -stock } is empty: the { -open-pile } is turned over and becomes the new { -stock }.
event-stock-ran-out = The { -stock } is empty: the { -open-pile } must be shuffled.
event-reshuffled = The { -open-pile } has been shuffled; the new { -stock } has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
  }.
event-drew = { $name } { $from ->
    [open] takes { $card ->
        [Joker] the joker
       *[other] { $card }
      } from the { -open-pile }
    [table] takes { $card ->
        [Joker] the joker
       *[other] { $card }
      } from the { -open-pile }; it lies face up until it is used
   *[stock] draws { $card ->
        [Joker] a joker
       *[other] { $card }
      } from the { -stock }
  }.
event-laid-down = { $name } melds a { $kind ->
    [run] run
   *[set] set
  }: { $meld }.
event-laid-off = { $name } lays off { $cards }: the { $kind ->
    [run] run
   *[set] set
  } is now { $meld }.
event-swapped = { $name } puts { $card } in the joker’s place: { $meld }. The joker must be laid again.
event-opened = { $name } opens with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-opening-failed = The opening fails: { $name } takes { $cards } back.
event-discarded = { $name } discards { $card ->
    [Joker] a joker
   *[other] { $card }
  }.
event-gave-back = { $name } puts { $card ->
    [Joker] the joker
   *[other] { $card }
  } back on the { -open-pile } and ends the turn.
event-passed = { $name } ends the turn without a discard.
event-turn-came = It’s { $name }’s turn.
event-count-corrected = { $correction ->
    [skip_draw] { $name } has too many cards and does not draw in this turn.
   *[skip_discard] { $name } has too few cards and does not discard in this turn.
  }
event-hand-filled = { $name } has too few cards and draws { $cards } before counting.

ending-romme = { $name } makes Rommé and wins the game.
ending-hand = { $name } makes Hand-Rommé and wins the game.
ending-hand_laid_off = { $name } makes Hand-Rommé with lay-offs and wins the game.
ending-super = { $name } makes Superrommé and wins the game.
ending-stock_used_up = The { -stock } is used up: the game is over, and nobody made Rommé.
ending-blocked = The game is blocked: it is over, and nobody made Rommé.
ending-void = This game doesn’t count and is dealt again.

## Duties before a turn can end

duty-reach-opening = You need { $need } points to open: { $have } so far.
duty-open-with-taken = Open with { $card ->
    [Joker] the joker
   *[other] { $card }
  }, or put it back.
duty-use-taken = Use { $card ->
    [Joker] the joker
   *[other] { $card }
  }, or put it back.
duty-place-joker = { $jokers ->
    [one] Lay the swapped joker.
   *[other] Lay { $jokers } swapped jokers.
  }
duty-finish = Finish the game in this turn.

## Page: the answers of the table

page-pick-discard = Pick the card to discard first.
page-pick-one = Pick only one card to discard.
page-pick-meld = Pick the cards for the meld first.
page-pick-first = Pick a card first.
page-fits-nowhere = The picked cards fit no meld on the table.
page-not-onto-stock = Cards go onto the { -open-pile }, not onto the { -stock }.
page-nothing-to-take-back = You have laid nothing in this turn, so there is nothing to take back.
page-hint-too-late = Once you have laid cards, there are no more hints in this turn.
page-wrong-meld = These cards are not a valid meld. Nothing can be laid off there.
page-set-aside-left = You have put { $cards } aside, but not laid them.
page-unfinished = Your turn isn’t finished
page-way-discard = Take back and discard { $card ->
    [Joker] the joker
   *[other] { $card }
  }
page-way-part = Lay only { $cards } and discard { $card ->
    [Joker] the joker
   *[other] { $card }
  }
page-way-return = Put { $card ->
    [Joker] the joker
   *[other] { $card }
  } back and end the turn
page-way-go-on = Go on
page-return-short = Put back
page-ends-turn = ends your turn
page-take-duty = { $duty ->
    [open-with-taken] only to open with it now
   *[other] must be used now
  }
page-why = Why?

## A planned turn, step by step

plan-lay = Lay { $meld }.
plan-lay-off = Lay off { $cards } onto { $meld }.
plan-swap = Put { $card } in the joker’s place in { $meld }.
plan-pass = End the turn without a discard.
plan-discard = Discard { $card ->
    [Joker] the joker
   *[other] { $card }
  }.

## A game told in the terminal

account-title = Rommé: { $rules }
account-changes = Changed rules:
account-mode = Mode: { $mode ->
    [strict] strict, as at a real table
   *[assist] assisted; moves that break a rule are refused
  }
account-deal = Deal
account-position = Position
account-moves = Moves
account-laid-wrong = { $name } lays { $cards }, which is not a meld.
account-table = On the table:
account-state = So far
account-result = Result
account-open = { $n ->
    [0] The { -open-pile } is empty.
    [one] On the { -open-pile }: { $card } ({ $n } card)
   *[other] On the { -open-pile }: { $card } ({ $n } cards)
  }
account-stock = In the { -stock }: { $n }
account-owner = { $kind ->
    [run] Run
    [set] Set
   *[wrong] Not a meld
  }, { $name }
account-sits-out = sits out
account-to-draw = { $name } is to draw.
account-to-shuffle = The { -open-pile } must be shuffled.
account-to-play = { $name } has drawn and is to play.
account-owed = Still to do:
account-refused = Move { $number } is refused: { $move }
account-clause = { $clause }: { $text }
account-column-player = Player
account-column-hand = Cards left
account-column-points = Points in hand
account-column-score = { $scoring ->
    [rating] Rating points
    [own_hand] Points against
   *[winner_takes_all] Points won
  }

## Checking a deal

verify-proven = The deal is proven fair: the order of the cards was fixed before the game began.
verify-not-proven = The deal has not been proven fair.
verify-fits-commitment = The secret number matches the check number.
verify-fits-nonces = { $n ->
    [0] No player’s device added a number: the table’s secret number alone decided the order.
    [one] One player’s device added a number of its own, which was fixed beforehand.
   *[other] The devices of { $n } players each added a number of their own, which was fixed beforehand.
  }
verify-fits-lifted = { $n ->
    [0] The pack was not cut; the rules allow that.
    [one] The cut lifted { $n } card; the rules allow that.
   *[other] The cut lifted { $n } cards; the rules allow that.
  }
verify-fits-dealer = Seat { $seat } dealt first, as these numbers require.
verify-fits-deck = All { $n } cards are in the order that follows from these numbers and the cut.
verify-fits-reshuffles = { $n ->
    [one] The { -open-pile } was shuffled once during the game; its order follows from these numbers too.
    [2] The { -open-pile } was shuffled twice during the game; its order follows from these numbers each time.
   *[other] The { -open-pile } was shuffled { $n } times during the game; its order follows from these numbers each time.
  }
verify-fits-moves = { $n ->
    [one] The only move follows the rules.
   *[other] All { $n } moves follow the rules.
  }
verify-compare = One thing only you can check: that the table showed this check number before the first card was dealt.
verify-wrong-commitment = The secret number doesn’t match the check number. At least one of the two is wrong.
verify-wrong-nonce = A number that a player’s device is said to have added is not the one that was fixed beforehand.
verify-wrong-dealer = Seat { $seat } dealt first, but by these numbers it should have been seat { $expected }.
verify-wrong-lifted = The cut can’t have lifted { $lifted ->
    [one] { $lifted } card
   *[other] { $lifted } cards
  }. These rules allow { $least } to { $most }.
verify-wrong-deck = The cards are not in the order that follows from these numbers and the cut. Card { $place } of the deck is { $card ->
    [Joker] a joker
   *[other] { $card }
  } but should be { $expected ->
    [Joker] a joker
   *[other] { $expected }
  }.
verify-wrong-reshuffle = Move { $move } shuffles the { -open-pile }, but not into the order that follows from the numbers of this deal. Card { $place } is { $card ->
    [Joker] a joker
   *[other] { $card }
  } but should be { $expected ->
    [Joker] a joker
   *[other] { $expected }
  }.
verify-wrong-moves = The order of the cards is right, but a move breaks the rules: the game can’t have been played like this.
verify-no-proof = This file has no proof of its deal, so there is nothing to check. A proof is at the end of a file, under [proof].

## Problems that the server reports: accounts and requests

problem-sign-in = Please sign in first, or continue as a guest.
problem-wrong-sign-in = Signing in failed. Check your username and your password or code, or try another passkey.
problem-origin = This request comes from a page that doesn’t belong to this server. Open the server’s own page and try again.
problem-confirm-first = Please confirm first that it’s you: with your password, a passkey or a recovery code.
problem-not-confirmed = That doesn’t confirm that it’s you. Check what you typed, or confirm in another way.
problem-no-such-session = You’re no longer signed in on that device.
problem-no-such-passkey = You no longer have that passkey.
problem-login-taken = The username “{ $login }” is taken. Please choose another one.
problem-account-exists = You already have an account.
problem-no-account = Guests have no password and no recovery codes. Please create an account first.
problem-passkey-refused = This passkey couldn’t be checked. Please try again.
problem-passkeys-full = You can have at most { $most } passkeys. Remove one first.
problem-too-many = Too many attempts. Try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
  }.
problem-name-missing = Please type a name.
problem-name-too-long = A name can have at most { $most } characters; this one has { $have }.
problem-name-bad-character = The character { $character } can’t be used in a name.
problem-login-length = A username must have { $least } to { $most } characters.
problem-login-bad-character = The character { $character } can’t be used in a username. Use letters, digits, dots, dashes and underscores only.
problem-password-too-short = A password must have at least { $least } characters.
problem-password-too-long = A password can have at most { $most } characters.
problem-password-too-easy = This password is too easy to guess. Please choose another one.
problem-bad-request = The server can’t read this request. Reload the page and try again.
problem-not-found = There is nothing here. Check the link.
problem-wrong-method = This address doesn’t accept this kind of request.
problem-too-large = That’s too much at once. Please send less.
problem-full = The server is full right now. Try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
  }.
problem-too-many-connections = There are too many connections from your network. Close pages that you don’t need, and try again { $seconds ->
    [one] in a second
   *[other] in { $seconds } seconds
  }.
problem-too-slow = The request took too long to arrive. Check your connection and try again.
problem-server-error = Something went wrong on the server. Please try again.
problem-no-database = The server can’t reach its database right now. Try again in a moment.

### Tables

problem-not-seated = You don’t have a seat at this table. Take a free seat first.
problem-not-host = Only the table’s host can do that.
problem-seat-taken = Seat { $seat } is taken. Choose another one.
problem-no-seat = There is no free seat at this table.
problem-seated-already = You already have seat { $seat } at this table.
problem-no-bot-here = There is no bot in seat { $seat }.
problem-unknown-bot = There is no bot “{ $level }”. Choose one of these: { $known }.
problem-nobody-here = There is nobody in seat { $seat } to remove.
problem-match-runs = You can’t do that during a match. Wait until it is over.
problem-match-over = The match is over. You can play another one.
problem-no-game = No game is being played right now. Wait for the next one.
problem-match-not-over = The match isn’t over yet. Finish it first.
problem-not-away = You’re already here.
problem-ready-already = You’re already marked as ready.
problem-table-closed = This table is closed. Create a new one, or join another.
problem-stale = Something else has happened in the meantime. Check the table and try again.
problem-not-strict = At this table you play your whole turn in one go.
problem-staged-stays = Cards you have laid stay on the table.
problem-not-at-table = That person isn’t at this table.
problem-unreadable = The server doesn’t understand this message. Reload the page and try again.
problem-too-long = This message is too long. Shorten it to at most { $most } bytes.
problem-of-tournament = This table belongs to a tournament. Your next table comes with the next series.
problem-not-online = This tournament is played in a hall. Register at the door, or ask the tournament director.
problem-no-rehearsal = The tables play by themselves only in a dress rehearsal. To practise, create one with made-up players.
problem-no-table = There is no such table. Check the link or the code.
problem-no-spectators = This table doesn’t allow spectators.
problem-no-hints = This table doesn’t allow hints.
problem-not-your-turn = It’s not your turn.
problem-talk-off = Chat is off at this table.
problem-talk-presets = At this table you can only send ready-made messages.
problem-silenced = The host has muted you at this table.
problem-not-kept = The server doesn’t know yet whether that was saved. It is checking.
problem-bad-move = “{ $text }” is not a move.
problem-too-many-tables = You have too many tables open at once. Leave one of them first.
problem-people-play = A player at the table takes part in this game, so it can’t be fast-forwarded.
problem-pace-of-tournament = The pace of a tournament table can’t be changed.
problem-no-nonce-due = No deal is waiting for a number from your device, so you don’t have to send one.
problem-wrong-nonce = This is not the number that your device committed to. Send that one.
problem-own-tables = { $most ->
    [one] You’re already playing at another table. Finish or leave it first.
   *[other] You’re already playing at { $most } tables. Finish or leave one of them first.
}
problem-address-tables = { $most ->
    [one] Someone on your network is already playing at a table. You can start another one once it is finished or everyone has left it.
   *[other] People on your network are already playing at { $most } tables. You can start another one once one of them is finished or everyone has left it.
}
problem-bad-rules = { $reason }
problem-no-game-kept = There is no finished game at this address. Check the link.
problem-game-too-costly = This game is too long to show here. Download its file instead.
problem-not-yours = Only the players of this game can see it.

talk-hello = Hello everyone!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-one-moment = One moment, please.
talk-i-am-back = I’m back.
talk-nice-hand = What a hand!
talk-that-was-close = That was close!
talk-another-game = Another game?
talk-good-bye = Goodbye!

welcome-running = The server is running.

### The page

page-lead = Rummy as played in Luxembourg and Germany: with friends or against bots, free and without ads.
page-your-name = Your name
page-guest = Guest
page-which-rules = Which rules?
page-bots-play = Bot level
page-level-zufall = random
page-level-anfaenger = beginner
page-level-stammtisch = regular
page-level-verein = club player
page-play-bots = Play against bots
page-play-friends = Play with friends
page-continue-game = Continue: { $rules }
page-continue-with = Continue: { $rules } with { $others }
page-and = { $first } and { $last }
page-nav = Main menu
page-nav-play = Play
page-no-server = The server can’t be reached. Try again in a moment.
page-have-code = Do you have a code?
page-code = Table code
page-join = Join
page-open-tables = Open tables
page-no-open-tables = There are no open tables at the moment.
page-free-seats = { $n ->
    [0] full
    [one] { $n } free seat
   *[other] { $n } free seats
  }
call-director = Call the tournament director
call-what = What happened?
call-open = { $minutes ->
    [0] The tournament director has been called. Please wait.
    [one] You called the tournament director 1 minute ago. Please wait.
   *[other] You called the tournament director { $minutes } minutes ago. Please wait.
  }
call-unsent = The call has not been sent yet, because there is no connection. Please hold up the sign.
call-coming = { $by } is coming.
call-somebody-coming = Somebody is coming.
call-take-back = Take the call back
call-again = Call again
call-told = Calls the tournament director to your table.
page-to-tournament = Back to the tournament
page-home = Home
page-language = Language
page-large-print = Large print
page-four-colours = Four colours
page-theme = Theme
page-theme-auto = system
page-theme-light = light
page-theme-dark = dark
page-card-back = Face-down card
page-card-joker = Joker
page-card-joker-for = Joker as { $card }
page-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
  } of { $suit }
page-suit-C = clubs
page-suit-S = spades
page-suit-H = hearts
page-suit-D = diamonds
page-sort-suit = By suit
page-sort-rank = By rank
page-your-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-your-turn = Your turn
page-loading = One moment …
page-reconnecting = Connection lost. Reconnecting …
page-reconnecting-short = Trying again …
page-bot-name = Bot { $seat }
page-level-program = program
page-bridged = a bot is filling in
page-away = away
page-sits-out = sits out
page-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-opened = has opened
page-table = Table
page-stock = Stock ({ $n })
page-open-pile = Open pile
page-discard-here = Discard here
page-taken = Must be used
page-free-seat = free
page-do-cut = Your cut: tap the pack.
page-shuffling = The cards are being shuffled …
page-others-cut = The pack is being cut …
page-others-turn = { $name } is playing …
page-do-draw = Your turn: draw a card.
page-do-play = Lay what you like, then discard a card.
page-do-open = Not enough to open yet:
page-points-of = { $have } of { $need }
page-which-way = What does the joker stand for?
page-add-or-swap = Lay off or swap?
page-no-advice = There is only one thing you can do here.
page-close = Close
page-cut-at = Cut at
page-cut = Cut
page-cut-here = Cut here
page-cut-choose = Choose where to cut
page-lay-meld = Meld
page-take-back = Take back
page-take-back-first = First take back what you have laid.
page-discard = Discard
page-return = Put card back
page-pass = End turn
page-finish = Finish
page-fits = Fits: lay off
page-fits-where = The cards fit here
page-hint = Hint
page-nothing-yet = Nothing has happened yet.
page-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
  }
page-qr = QR code for this table
page-invite = Invite friends with the link, the QR code or this code.
page-share = Share link
page-copied = Link copied
page-copy-link = Copy link
page-copy-failed = Your browser didn’t allow copying. The link is selected: copy it with Ctrl+C, or press and hold it.
page-you = you
page-ready = ready
page-sit = Sit here
page-add-bot = Add bot
page-remove = Remove
page-waiting = Waiting for the others …
page-ready-to-play = I’m ready
page-show-result = Show result
page-card-points = { $n ->
    [one] { $n } point in hand
   *[other] { $n } points in hand
  }
page-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-standing = Standings
page-final-standing = Final standings
page-rematch = Rematch
page-next-game = Next game
page-download = Save game
page-look-at-table = Show the table
page-told-took = { $who ->
    [you] You take { $card ->
        [Joker] the joker
       *[other] { $card }
      } from the open pile.
   *[other] { $name } takes { $card ->
        [Joker] the joker
       *[other] { $card }
      } from the open pile.
  }
page-told-drew = { $who ->
    [you] You draw from the stock.
   *[other] { $name } draws from the stock.
  }
page-told-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $name } lays { $cards }.
  }
page-told-added = { $who ->
    [you] You lay off { $cards }.
   *[other] { $name } lays off { $cards }.
  }
page-told-swapped = { $who ->
    [you] You swap { $card } for a joker.
   *[other] { $name } swaps { $card } for a joker.
  }
page-told-discarded = { $who ->
    [you] You discard { $card ->
        [Joker] a joker
       *[other] { $card }
      }.
   *[other] { $name } discards { $card ->
        [Joker] a joker
       *[other] { $card }
      }.
  }
page-told-gave-back = { $who ->
    [you] You put the open card back.
   *[other] { $name } puts the open card back.
  }
page-told-opened = { $who ->
    [you] You open with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $name } opens with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
  }
page-told-failed = { $who ->
    [you] The opening fails: you take { $cards } back.
   *[other] The opening fails: { $name } takes { $cards } back.
  }
page-told-away = { $who ->
    [you] You lost the connection.
   *[other] { $name } lost the connection.
  }
page-told-left = { $who ->
    [you] You left the table.
   *[other] { $name } has left the table.
  }
page-told-bridge = { $who ->
    [you] A bot fills in for you until you are back.
   *[other] A bot fills in for { $name } until they are back.
  }
page-told-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
  }
page-continue = Continue playing
page-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }
page-rules = Rules
page-assumed = (assumed)
page-instead = Usually: { $text }
page-new-table = New table
page-seats = Seats
page-how-many-bots = Bots
page-length = Match length
page-length-games = number of games
page-length-target = target score
page-length-series = series of rounds
page-number-games = Games
page-number-target = Points
page-number-series = Rounds
page-clock = Time per turn
page-clock-none = no limit
page-clock-seconds = { $n } seconds
page-clock-bank = Plus 60 seconds in reserve per game
page-manners = At this table
page-strict = Strict, as at a real table: no taking back, and a failed opening has consequences
page-hints-allowed = Allow hints
page-spectators-allowed = Allow spectators
page-listed = Show in the list of open tables
page-house-rules = House rules
page-make-table = Create table

## Page: lessons

page-learn = Learn
page-learn-lead = A few minutes per game: you play, and the table explains.
page-lesson-parts = { $n ->
        [one] { $n } part
       *[other] { $n } parts
    }
page-lesson-progress = { $done } of { $all } done
page-lesson-all-done = All done
page-lesson-begin = Start
page-lesson-continue = Continue
page-lesson-again = Start over
page-lesson-step = Part { $now } of { $all }
page-lesson-show = Show me
page-lesson-next = Next
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-restart = Repeat this part
page-lesson-tries = What if …
page-lesson-not-now = The rules allow that, but please do what is asked above first.
page-lesson-well-done = Well done!
page-lesson-watch = Watch what the others do …
page-lesson-finished = You’re ready to play
page-lesson-finished-text = That’s all you need for “{ $rules }”. In a game the table keeps helping you, and you can always look up the rules.
page-lesson-play = Play against bots now
page-level-lesson = follows the lesson
page-lesson-do-draw-stock = Tap the stock to draw its top card.
page-lesson-do-draw-open = Tap the open pile to take its top card.
page-lesson-do-meld = Tap { $cards }, then “{ $button }”.
page-lesson-do-add = Tap { $cards }, then the meld that lights up.
page-lesson-do-swap = Tap { $cards }, then the meld with the joker.
page-lesson-do-discard = Tap a card that you don’t need, such as { $cards }, then “{ $button }”.
page-lesson-do-finish = Your last card is on the table. Tap “{ $button }”.
page-lesson-turn = Your turn
    .why = A turn always goes like this: draw a card, lay something if you can and want to, then discard a card. With this hand you can’t lay anything yet.
    .done = That was a whole turn. Play goes clockwise, so now it’s the others’ turn.
    .try-1 = … I discard without drawing first?
page-lesson-meld = Laying a meld
    .why = Three cards of one rank make a set, three in a row of one suit make a run. The open nine turns your two nines into a set, so take it.
    .done = Your first meld is on the table. Your neighbour has laid one too.
    .try-1 = … I discard the nine that I’ve just taken?
    .try-2 = … I lay my run of spades as well?
page-lesson-add = Laying off
    .why = You may add cards to any meld on the table, even another player’s. That’s how you get rid of single cards.
    .done = Two cards fewer. Cards you no longer hold can’t score points for anyone else.
    .try-1 = … I add a jack to the queens?
page-lesson-rid = The last card
    .why = A player with no cards left wins at once: that’s Rommé. In this game you don’t have to keep a card for the discard.
    .done = Rommé! The others count what they still hold, and you get the points.
    .try-1 = … I lay three cards that don’t belong together?
page-lesson-wait = The first turn
    .why = To lay for the first time you need 40 points. Until then you draw from the stock and discard a card; you may take the open card only if you open with it at once. And keep your joker.
    .done = Good. Keep collecting until you have enough to open.
    .try-1 = … I discard the joker?
page-lesson-free = The first turn
    .why = To lay for the first time you need 40 points. You may always take the open card into your hand, even if you can’t lay anything yet: the seven of spades goes well with your eight of spades.
    .done = Good choice. If a card doesn’t suit you after all, you may put it straight back; then your turn is over.
    .try-1 = … I discard the joker?
page-lesson-kept = The first turn
    .why = To lay for the first time you need 40 points. You may always take the open card: the seven of spades goes well with your eight of spades. Just don’t discard it in the same turn.
    .done = Good choice. Keep collecting until you have enough to open.
    .try-1 = … I put the seven straight back on the pile?
page-lesson-open = Opening
    .why = Your first melds must be worth 40 points together, in one turn. Court cards count 10, the others their number. The table keeps count.
    .done = Opened! From now on you may lay what you like.
    .try-1 = … I first add my nine to my neighbour’s run?
    .try-2 = … I lay only the three kings and then discard?
page-lesson-joker = The joker
    .why = A joker stands for any card that you lack, and counts the same. With the eight and nine of diamonds it can be the seven or the ten: the table asks you.
    .done = The joker now stands for this card and no other.
    .try-1 = … I lay two jokers with one jack?
page-lesson-lay-off = Melding more and laying off
    .why = Once you have opened, you may lay as much as you like, even for few points, and add cards to any meld on the table.
    .done = Only one card left: that was quick.
    .try-1 = … I add the queen to the kings?
page-lesson-taken = The open card
    .why = Once you have opened, you may take the open card if you use it in the same turn. It lies face up until you have laid it. The eight of hearts fits your run.
    .done = Used at once, as the rule says. Otherwise it would go back, and your turn would be over.
    .try-1 = … I discard without using the eight?
page-lesson-swap = Swapping a joker
    .why = The joker on the table stands for the ten of hearts, and you hold that card. Put it in the joker’s place: the joker is yours, but you must lay it again in the same turn.
    .done = A fine turn: one card fewer, and the joker has completed your run.
    .try-1 = … I swap with the queen of diamonds?
    .try-2 = … I keep the joker for later?
page-lesson-last = Finishing
    .why = To finish, lay everything but one card, and discard that one. The queen of hearts would fit on the table too, but you need it for the discard.
    .done = Rommé! The game is over, and what the others still hold is counted.
    .try-1 = … I add the queen to the other queens?
page-lesson-hand = Hand-Rommé
    .why = You have laid nothing yet, and now everything fits at once: four melds, and one card to discard. That is a Hand-Rommé. It counts more, and you don’t need the 40 points for it.
    .done = Hand-Rommé! You don’t see that every day.
page-lesson-super = Superrommé
    .why = All fourteen cards fit into melds, and none is left to discard. Because you haven’t laid anything yet, you may finish like this. A Superrommé counts more than any other finish.
    .done = Superrommé! It doesn’t get better than that.
problem-no-lesson = There is no such lesson. Choose one under “Learn”.

## Page: rules

page-rules-title = Rules and house rules
page-rules-lead = Read how each game is played, or make your own rules.
page-rules-read = Read
page-rules-change = Change
page-rules-words = Show as text
page-rules-play = Play by these rules
page-rules-learn = Learn this game
page-rules-mine = My rules
page-rules-none = Nothing saved yet. Change a rule set, give it a name and save it.
page-rules-based = Based on: { $rules }
page-rules-differences = { $n ->
        [0] no changes
        [one] { $n } change
       *[other] { $n } changes
    }
page-rules-name = Name of these rules
page-rules-save = Save on this device
page-rules-saved = Saved.
page-rules-delete = Delete
page-rules-delete-sure = Really delete?
page-rules-shared = Someone has shared these rules with you.
page-rules-changed = changed
page-rules-undo = Reset
page-rules-undo-all = Reset all changes
page-rules-idle = This has no effect with the other rules as they are.
page-rules-senseless = These rules don’t go together
page-rules-ways = You can change one of these:
page-rules-clauses = Clause by clause
page-rules-clauses-hint = This is what the rule documents say; anything they leave open is marked as assumed. When the table refuses a move, it names the clause or, where its rules differ, its own rule from the list above.
page-rules-clause = Clause { $clause }
page-rules-bad-link = The rules in this link can’t be read. Ask for the complete link.
page-rules-players = { $n } players
page-rules-less = { $what }: decrease
page-rules-more = { $what }: increase
page-rules-band-most = Maximum card points
page-rules-band-points = Rating points
page-rules-band-add = Add row
page-rules-band-remove = Remove row
page-rules-marked = Differences from the rule set are marked.
page-senseless-players-reversed = A table can’t have at least { $least } and at most { $most } players.
page-senseless-pack-too-small = { $players } players need at least { $need } cards, but there are only { $have }.
page-senseless-lay-offs-before-opening = If points are needed to open, nobody can lay off onto other melds before opening.
page-senseless-factor-without-hand-romme = A Hand-Rommé can’t count double or more if these rules don’t have one.
page-senseless-factor-with-rating = With rating points, a Hand-Rommé already has its own number of points, so it can’t be multiplied as well.
page-senseless-too-few-to-sit-out = The dealer can sit out only at a table with enough players; here there are at most { $most }.
page-senseless-opening-out-of-reach = With { $players } players and { $cards } cards each, nobody can lay more than { $have } points in one turn, but { $need } are needed to open.
page-senseless-pile-without-end = A game could go on for ever, because the { -open-pile } may become the { -stock } again and again.
page-senseless-turns-without-end = A game could go on for ever, because players may take and put back the open card again and again.

## Page: frame and account

page-nowhere = Page not found
page-nowhere-hint = The link may be old, or only part of it was copied.
page-not-loaded = This page couldn’t be loaded: the network is down, or there is a new version.
page-load-again = Reload
page-offline = No connection to the server. You can look around, but not play.
page-settings = Settings
page-settings-hint = These settings apply to this device only.
page-settings-reading = Reading
page-settings-cards = Cards and table
page-settings-sound = Sound and motion
page-settings-keyboard = Keyboard
page-preview = Preview of the table
page-faces = Card faces
page-face-auto = automatic
page-face-auto-hint = Extra large in large print, otherwise French
page-face-french = French
page-face-french-hint = With pictures; the letters follow the page’s language: J, Q, K
page-face-german = German letters
page-face-german-hint = Always B, D, K for jack, queen and king, as on German and Luxembourgish cards; texts keep J, Q, K
page-face-large = extra large
page-face-large-hint = Only rank and suit, without pictures
page-backs = Card backs
page-back-lattice = red lattice
page-back-diamonds = blue diamonds
page-back-waves = green waves
page-back-rays = purple rays
page-back-plain = plain dark blue
page-felt = Table colour
page-felt-green = green
page-felt-blue = blue
page-felt-burgundy = burgundy
page-felt-grey = grey
page-large-print-hint = Larger text and larger cards
page-four-colours-hint = Diamonds blue, clubs green
page-sounds = Sounds
page-sounds-hint = When it’s your turn, or a card is played
page-motion = Animations
page-motion-hint = Cards fly from the stock to your hand
page-pace = Pace
page-pace-hint = How long bots pause, and how fast cards move. Applies at tables where you are the host or play only against bots.
page-pace-leisurely = Leisurely
page-pace-normal = Normal
page-pace-brisk = Brisk
page-pace-instant = Instant
page-fast-forward = Fast-forward to the next game
page-sounds-offer = Would you like sounds at the table?
page-sounds-accept = Yes, please
page-sounds-decline = No, thanks
page-volume = Volume
page-test-sound = Play a test sound
page-vibration = Vibration
page-vibration-hint = The device vibrates when it’s your turn
page-notifications = Notifications
page-notifications-hint = When it’s your turn while you don’t have this page in front of you
page-notifications-blocked = Your browser blocks notifications from this page. You can allow them in the browser’s settings.
page-notification-body = Your table is waiting for you ({ $rules }).
page-letter-keys = Letter shortcuts
page-letter-keys-hint = With a keyboard, single letters work as commands at the table
page-me = Profile
page-start-bots = Against bots
page-start-bots-hint = Starts at once, without an account.
page-start-friends = With friends
page-start-friends-hint = Create a table and send the link or the code.
page-start-more = More
page-start-learn = Learn Rommé
page-start-learn-hint = In a few minutes, with cards in hand
page-start-watch = Watch
page-start-watch-hint = Tables open to spectators
page-start-tournaments = Club tournaments
page-start-tournaments-hint = Entries, seating, lists and standings for your club’s tournament
page-start-promise = Free, no ads, no account needed. Every deal can be checked, and bots are always marked as bots.
page-playing-now = in progress
page-waits-for-players = waiting for players
page-between-games = between games
page-go-on = Continue
page-watch-lead = Anyone may watch these tables. Hidden cards stay hidden.
page-watch-none = There is no table to watch at the moment.
page-watch-this = Watch
page-nobody-yet = You aren’t signed in yet. Continue as a guest, or sign in.
page-come-in = Continue as guest
page-as-guest = As a guest
page-name-hint = This is how others see you at the table.
page-save = Save
page-saved = Saved
page-cancel = Cancel
page-account = Account
page-account-why = With an account you are the same player on all your devices. No email address, nothing to pay.
page-account-make = Create account
page-login = Username
page-login-hint = You sign in with it: 3 to 32 letters or digits.
page-password = Password
page-password-new = New password
page-password-hint = At least 8 characters
page-password-set = Set password
page-password-change = Change password
page-by-passkey = With a passkey
page-by-password = With a password
page-passkey-why = With a passkey you sign in with your fingerprint, your face or your device’s PIN. There is nothing to remember.
page-passkeys = Passkeys
page-passkey-add = Add passkey
page-passkey-failed = Your device didn’t provide a passkey. Try again, or use a password.
page-sign-in = Sign in
page-sign-in-note = Games you played here as a guest won’t move to your account.
page-sign-out = Sign out
page-forgot = Forgot your password?
page-recover = Sign in with a recovery code
page-recovery-code = Recovery code
page-codes = Recovery codes
page-codes-why = Each code lets you sign in once when nothing else works. Write them down: they won’t be shown again.
page-codes-left = { $n ->
    [0] No recovery codes left
    [one] { $n } recovery code left
   *[other] { $n } recovery codes left
  }
page-codes-new = New codes
page-codes-noted = I’ve written them down
page-codes-print = Print
page-sessions = Where you are signed in
page-this-device = this device
page-last-used = last used { $date }
page-end-session = Sign out { $device }
page-remove-passkey = Remove the passkey on { $device }
page-end-others = Sign out all other devices
page-my-data = My data
page-export = Download all data about me
page-forget-me = Delete my account
page-forget-why = Your name and your account will be deleted. Your seats and messages stay, but without your name. In tournaments your start number stays too. This can’t be undone.
page-type-name = To confirm, type your name: { $name }
page-confirm-passkey = Confirm with a passkey
page-confirm-title = Confirm that it’s you
page-confirm-why = You are about to change how you sign in, or to download your data. Please confirm, so that nobody else can do it on an unlocked device.
page-confirm = Confirm
page-confirm-code = Use a recovery code instead
page-confirm-code-hint = The code will be used up.
page-confirm-password = Use the password instead
page-confirm-nothing = You can’t confirm with a password or a recovery code here. Open this page on a device that has your passkey.
page-recovered = You’re back in
page-recovered-why = All other devices have been signed out. Check what else can be used to sign in to your account, and remove anything that isn’t yours.
page-recovered-none = You can now sign in only with the new password and the remaining recovery codes.
page-recovered-codes = If someone else may have seen your recovery codes, make new ones.
page-remove-all = Remove all passkeys
page-recovered-done = All of this is mine

## Page: the table

page-all-laid = no cards left
page-before-your-turn = Earlier
page-beside = Side panel
page-panel-news = Log
page-panel-scores = Scores
page-panel-chat = Chat
page-chat-about = Options …
page-chat-unread = Chat: { $n } new
page-close-table = Close table
page-come-back = Take over from the bot
page-crosses = Crosses
page-dealer-sign = D
page-deals = dealer
page-do-it = Play this
page-draw-here = Draw here
page-draw-stock = Draw
page-draw-open = Take { $card ->
    [Joker] the joker
   *[other] { $card }
  }
page-game-number = Game
page-game-of = Game { $n }
page-game-of-games = Game { $n } of { $all }
page-game-to-points = Game { $n } · to { $points }
page-games-left = { $n ->
    [0] That was the last game.
    [one] { $n } game left.
   *[other] { $n } games left.
  }
page-home-keep = Home (keep my seat)
page-host = host
page-keys = Keyboard shortcuts
page-keys-about = Everything at the table works without a mouse too. You can turn off the letters in the settings.
page-key-space = Space
page-key-for-cards = next or previous card
page-key-for-move = move the card in your hand
page-key-for-pick = select a card
page-key-for-places = next area
page-key-for-cancel = clear the selection
page-key-for-stock = draw from the stock
page-key-for-open = take the open card
page-key-for-meld = meld the selected cards
page-key-for-go = go to a meld that the cards fit
page-key-for-discard = discard
page-key-for-undo = take back
page-key-for-hint = hint
page-key-for-sort = change the sorting
page-key-for-list = show the scores
page-key-for-chat = show the chat
page-key-for-rules = show the rules
page-key-for-help = this help
page-label = { $label }:
page-lay-onto = Lay off onto: { $cards }
page-leave = Leave table
page-leave-free = Your seat will be free for someone else.
page-leave-runs = A bot will play on for you. You can come back at any time.
page-leave-waits = The game waits for you. You can come back at any time.
page-pending-discard = Your discard { $card ->
    [Joker] of a joker
   *[other] { $card }
  } is waiting for the connection.
page-pending-draw = Your draw is waiting for the connection.
page-pending-first = It goes out first. Then you can do something else.
page-pending-leave = You leave the table as soon as the connection is back.
page-pending-move = Your move is waiting for the connection.
page-pending-other = Waiting for the connection …
page-stay = Stay
page-looking-on = You are watching.
page-table-full = All seats are taken.
page-match-won = The match goes to { $names }.
page-meld-is = { $name }’s meld: { $cards }
page-menu = Menu
page-mute = Mute { $name }
page-unmute = { $n ->
    [one] Unmute { $n } person
   *[other] Unmute { $n } people
  }
page-silence = Mute { $name } for everyone
page-unsilence = Unmute { $name } for everyone
page-report = Report to the operator
page-reported = Thank you. The operator will look into it.
page-nobody-wrote = No messages yet.
page-presets = Ready-made messages
page-send = Send
page-write = Write a message
page-new-meld = New meld
page-no-games-yet = No finished games yet.
page-opened-short = opened
page-place = Place
page-place-number = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
  }
page-players = The other players
page-seats-open = { $n ->
    [one] { $n } seat is still free.
   *[other] { $n } seats are still free.
  }
page-see-clause = Clause { $clause } in the rules
page-see-house-rule = House rule { $clause }
page-see-replay = Replay the game
page-slow = Slow connection …
page-sort = Sort your hand
page-sort-melds = By melds
page-sort-melds-short = Melds
page-sort-rank-short = Rank
page-sort-suit-short = Suit
page-sum = Total
page-take-back-one = Take back: { $cards }
page-take-up = Take { $card ->
    [Joker] the joker
   *[other] { $card }
  } back into your hand
page-told-match = { $who ->
    [you] The match begins. You deal.
   *[other] The match begins. { $name } deals.
  }
page-told-cut = { $who ->
    [you] You cut.
   *[other] { $name } cuts.
  }
page-told-dealt = The cards are dealt and counted: everyone has { $n }. { $card ->
    [Joker] A joker
   *[other] { $card }
  } is turned up.
page-told-turned-over = The open pile is turned over.
page-told-reshuffled = The open pile is shuffled.
page-told-drew-own = You draw { $card ->
    [Joker] a joker
   *[other] { $card }
  }.
page-told-passed = { $who ->
    [you] You end the turn without a discard.
   *[other] { $name } ends the turn without a discard.
  }
page-told-sat-down = { $name } sits down.
page-told-stood-up = Seat { $seat } is free.
page-told-your-turn = It’s your turn.
page-waiting-for = Waiting for { $names } …
page-way-add = lay off
page-way-swap = swap the joker
page-you-are-bridged = A bot is playing for you.
page-you-play = Your cards
page-you-sit-out = You sit this game out.
page-match-points = Match points: { $n }
page-melds = Melds on the table

## Page: replays

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
  }
page-my-games = My games
page-no-games = You haven’t finished a game yet. Once you have, you can replay it here, move by move.
page-more-games = Show earlier games
page-try-again = Try again
page-with = with { $names }
page-you-won = You won.
page-other-won = { $name } won.
page-you-sat-out = You dealt and sat this game out.
page-game-file = Game file
page-file-about = Replay a game that was saved here or elsewhere. The file is not kept on the server.
page-open-file = Open a game file
page-drop-file = or drop it here
page-file-too-large = This file is too large to be a game file.
page-replay = Replay a game
page-replay-controls = Replay controls
page-replay-step = Move
page-replay-at = Move { $step } of { $last }
page-replay-first = Go to the start
page-replay-back = Previous move
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Next move
page-replay-last = Go to the end
page-replay-moves = Moves
page-speed = Speed
page-view-of = Whose cards to show
page-view-all = All cards
page-view-seat = As { $name } saw it
page-hand-of = { $name }’s hand
page-no-meld = Laid, but not a meld
page-by-bridge = (a bot was filling in)
page-in-line = In line { $line } of the file:
page-opinions = What the bots think
page-opinion-of = Moves by
page-ask-bots = Ask the bots
page-ask-this = What do the bots think of this move?
page-stop = Stop
page-asking = { $n } of { $of } moves analysed …
page-opinion-about = The bots replay each of these moves many times, knowing only what the player could see, and say what would have been better and why.
page-opinion-summary = Summary of { $name }’s moves
page-opinion-elsewhere = This isn’t one of { $name }’s moves.
page-next-worse = Next weak move
page-only-move = There was no choice: the rules allowed only this.
page-no-opinion = The bots have no opinion on this move.
page-verdict-best = best
page-verdict-good = good
page-verdict-inaccurate = inaccurate
page-verdict-poor = weak
page-better = Better:
page-as-good = About as good:
page-behind = { $scoring ->
    [rating] On average { $points } rating points less than with the best move.
    [own_hand] On average { $points } more points against than with the best move.
   *[winner_takes_all] On average { $points } points less than with the best move.
  }
page-opinion-worlds = Based on playing the game out { $worlds } times from here.
page-before-move = Position before this move
page-chart = How the game went
page-chart-about = Points in hand after each turn: the fewer, the better.
page-as-table = Show as a table
page-turn = Turn
page-check-heading = Was the deal fair?
page-check-about = Your browser recomputes the whole deal from the table’s secret number and the numbers that the players’ devices added. You don’t have to trust anyone.
page-check-deal = Check the deal
page-check-numbers = Show the numbers
page-check-number = Check number, shown before the first card
page-check-secret = Secret number, shown after the game
page-check-nonces = Numbers from the players’ devices, by seat
page-check-no-nonce = none
page-check-lifted = Cards lifted in the cut
page-check-deck = The pack after the cut, top card first
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-check-noted = Your browser noted this same check number during the game, before the secret number was known.
page-check-own-nonce = The number from your own device is part of this deal.
page-check-nonce-left-out = Your device sent a number, but this deal was made without it. A slow connection can be the reason; if it happens often, ask the operator of this server.
page-check-other = During the game your browser was shown a different check number.
