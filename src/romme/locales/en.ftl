### Rommé in English. The four catalogues have the same messages with the same variables;
### the tests compare them. Every message stands on one line, so that no line break gets into it.

-stock = stock
-open-pile = open pile

## Cards: the sign of the suit, then the letter in the corner of the card

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
ruleset-turnier = Turnier, a club’s tournament game
    .about = 110 cards with six jokers, tables of four with the dealer sitting out, 40 points to open, rating points.
ruleset-verband = Verband, an association’s competition game
    .about = Like Turnier, but the open card may be taken into the hand, and there is the Superrommé.
ruleset-haus = Haus, for the kitchen table
    .about = 110 cards with six jokers, everybody plays. Every answer is a suggestion that you can change.

rules-list = Rule sets
rules-list-hint = romme rules NAME shows one of them in plain words.
rules-edition = Edition { $edition }
rules-assumed = assumed
rules-assumed-note = “assumed”: no document says this; it is our suggestion and can be changed.
rules-changed = changed
rules-instead = instead of: { $sentence }
rules-without-change = No option differs from { $rules }.

heading-table = Cards and table
heading-melds = Melds
heading-opening = Opening
heading-open-card = The open card
heading-jokers = Jokers
heading-end = The end of a game
heading-counting = Counting

## The options of a rule set: the question in a few words, and each answer as a sentence

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
option-fewest_players = Fewest players
    .value = At least { $n } sit at a table.
option-most_players = Most players
    .value = At most { $n } sit at a table.
option-seating = Who plays
    .everyone_plays = Everybody at the table plays, the dealer too.
    .dealer_sits_out = At a table of four the dealer sits the game out; at a table of three everybody plays.
option-hand_sizes = Cards in hand
    .value = { $kinds ->
        [one] Everybody is dealt { $n } cards, one at a time.
       *[other] Everybody is dealt, one card at a time: { $list }.
      }
    .part = { $n } cards with { $players } players
option-cut_at_least = Cutting
    .value = { $n ->
        [0] The pack is not cut.
       *[other] The dealer’s right neighbour cuts: at least { $n } cards are lifted and at least { $n } are left.
      }
option-corrected_turn = Turn that puts the count right
    .nothing_laid = Who has a wrong number of cards puts it right in one turn and may not open, meld, lay off or swap in it.
    .no_melds = Who has a wrong number of cards puts it right in one turn and may not meld in it.
option-rounds = Rounds of a series
    .value = { $n ->
        [one] A series has one round unless something else is agreed; in a round everybody deals once.
       *[other] A series has { $n } rounds unless something else is agreed; in a round everybody deals once.
      }
option-ace_order = Place of the ace
    .low = In a run the ace stands before the two only.
    .low_or_high = In a run the ace stands before the two or after the king, never between them.
    .corner = In a run the ace stands before the two or after the king, and also between them: king, ace, two.
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
       *[other] A player’s first melds must count at least { $n } points together, in one turn and from the own cards.
      }
option-lay_offs = Laying off
    .any_time = Everybody may lay off onto any meld on the table, also before having melded.
    .after_opening = Only who has opened may lay off onto melds that lay there before.
option-failed_opening = Failed opening
    .wrong_melds_back = At a strict table, wrong melds of an opening are taken back; the right ones stay if they still reach the opening.
    .all_back = At a strict table, an opening that fails is taken back entirely; one card is discarded and the turn is over.
option-open_card = The open card
    .kept = Who takes the open card has it in hand and may not discard it in the same turn.
    .used = Who takes the open card must lay it in the same turn. Until then it lies face up; if it is not used, it goes back and the turn is over.
    .free = Who takes the open card has it in hand. Putting it straight back is allowed and ends the turn.
option-indirect_lay_off = Indirect lay-off
    .to_finish = An open card that fits only after another card has been laid off may be taken only to finish in this turn.
    .any_time = An open card that fits only after another card has been laid off may be taken at any time.
option-last_card = With one card in hand
    .any = Who has one card left may draw from either pile.
    .stock_only = Who has one card left may draw from the { -stock } only.
    .not_to_finish = Who has one card left may not take an open card with which the game could be finished in this turn.
option-joker_share = Jokers in a meld
    .fewer = A meld has fewer jokers than natural cards: of four cards at most one may be a joker.
    .not_more = A meld has no more jokers than natural cards: of four cards at most two may be jokers.
    .any = A meld may have any number of jokers beside one natural card.
option-side_by_side = Jokers side by side
    .apart = Two jokers never lie side by side in a run.
    .free = Jokers may lie side by side in a run.
option-joker_swap = Swapping jokers
    .never = A joker on the table stays where it lies.
    .full_sets = The card for which a joker stands may be swapped for it, in a set only when the set is complete. The joker is laid again in the same turn.
    .all_melds = The card for which a joker stands may be swapped for it in any meld. The joker is laid again in the same turn.
option-joker_discard = Discarding jokers
    .to_finish = A joker may be discarded only as the last card, to finish.
    .free = A joker may be discarded at any time.
option-finish = The last card
    .discard_optional = Who gets rid of the last card by melding, laying off or discarding has won.
    .discard_needed = To finish, the last card must be discarded.
option-hand_romme = Hand-Rommé
    .no = Going out from the hand in one turn counts like any other Rommé.
    .yes = Who has laid nothing before and gets rid of all cards in one turn makes Hand-Rommé; without laying off and swapping, no points are needed to open.
option-superromme = Superrommé
    .no = There is no Superrommé.
    .yes = Who has laid nothing before may meld all cards in one turn without a discard: Superrommé. No points are needed to open.
option-stock_end = Empty stock
    .turned_over = When the { -stock } is empty, the { -open-pile } is turned over without shuffling and becomes the { -stock }.
    .reshuffled = When the { -stock } is empty, the { -open-pile } is shuffled and becomes the { -stock }.
    .game_ends = When the { -stock } is used up, the game ends after the turn in which its last card was drawn.
option-blocked_after = Blocked game
    .value = { $n ->
        [0] However often the pile becomes the { -stock } again, the game goes on.
        [one] When the { -stock } is used up for the first time, the game is blocked and over.
       *[other] When the { -stock } is used up { $n } times and no card has been laid in between, the game is blocked and over.
      }
option-stalled_after = Standstill
    .value = { $n ->
        [0] A game in which nothing happens is never stopped.
       *[other] After { $n } turns in which nothing was laid and nothing drawn from the { -stock }, the game is blocked and over.
      }
option-ace_points = Value of the ace
    .one = Court cards count 10, the ace 1, the others their number.
    .by_place = Court cards count 10, the others their number. The ace counts 11 in a set and in hand; in a run it counts 11 when the king is in the run, otherwise 1.
option-joker_in_hand = Joker in hand
    .value = A joker left in hand counts { $n } points; on the table it counts as the card for which it stands.
option-scoring = Score
    .winner_takes_all = The winner scores the points of all cards left in the others’ hands.
    .own_hand = Everybody scores the points left in the own hand, as points against.
    .rating = Rating points are given for the way of finishing and for the cards left in hand.
option-hand_romme_factor = Hand-Rommé counts
    .value = { $n ->
        [one] A Hand-Rommé counts no more than a plain one.
        [2] A Hand-Rommé counts double.
       *[other] A Hand-Rommé counts { $n } times.
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
    .value = Opened and left with { $list }.
option-rating_opened_above = Opened, many points left
    .value = { $n ->
        [one] Opened and left with more: { $n } rating point.
       *[other] Opened and left with more: { $n } rating points.
      }
option-rating_unopened = Not opened, few points left
    .value = Not opened and left with { $list }.
option-rating_unopened_above = Not opened, many points left
    .value = { $n ->
        [one] Not opened and left with more: { $n } rating point.
       *[other] Not opened and left with more: { $n } rating points.
      }
band-first = up to { $most }: { $n }
band-next = { $least } to { $most }: { $n }

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
clause-T3 = The dealer shuffles, the right neighbour cuts, everybody gets 13 cards and one card is turned up. The player to the dealer’s left begins. Wrong numbers of cards are put right.
clause-T4a = Who has not opened draws from the stock and discards a card, never a joker; or takes the open card, but only to open with it in this turn.
clause-T4b = Who has opened draws from the stock and discards a card, never a joker; the open card may be taken if it is used in this turn.
clause-T4c = A card taken from the open pile that is not used to open, meld, lay off or swap goes back, and the turn is over.
clause-T4d = A card taken from the open pile lies face up on the table and never goes into the hand; the same holds for a swapped joker.
clause-T5 = When the stock is used up the game is over, even if nobody has made Rommé, and it is counted.
clause-T6 = The first melds must count at least 40 points together; then you may also lay off and swap jokers. What lies, lies. Wrong melds are taken back.
clause-T7 = To open, an ace counts 11 in a set and 11 or 1 in a run, court cards 10, the others their number, a joker as the card for which it stands.
clause-T8 = A set is three or four cards of one rank in different suits, a run three or more consecutive cards of one suit. Jokers never lie side by side and are fewer than the other cards. A joker is discarded only to finish.
clause-T9 = Who has opened may lay more melds of any value, lay off, and swap jokers, in a set only when it has four cards. A swapped joker is laid again in the same turn.
clause-T10 = Who first lays all cards and discards the last one wins. With one card in hand, draw from the stock only. An indirect lay-off may be taken only to finish.
clause-T11 = The cards left in hand are counted openly, clockwise. A joker counts 20, an ace always 11.
clause-T12 = Rating points: Hand-Rommé 8, with lay-offs 6, Rommé 5; opened and left with up to 10: 3, up to 30: 2, more: 1; not opened and up to 100: 0, more: minus 1.
clause-T13 = Rating points and card points go on the list and are added up for each player. A game with a minus point is entered as a cross.
clause-T14 = Minus points are taken off after the series. More rating points rank first, then fewer card points, then the lot decides.
clause-T15 = When a game ends, everybody lays the remaining cards down openly. Who throws them in uncounted gets one point less; the second time the director is told.

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
clause-V4-5 = If the one who cuts is away for a moment, the next player to the right may cut. A referee decides about longer absence.
clause-V4-6 = Everybody gets 13 cards one by one, beginning at the dealer’s left. A wrong number of cards is put right by not drawing or by drawing; in that turn the player may not meld.
clause-V4-7 = If the dealer exposes a card while dealing, the cards are dealt again.
clause-V4-8 = If the hands are unequal and this is noticed before play begins, or if several hands are wrong, the cards are dealt again.
clause-V4-9 = Objections to shuffling, cutting or dealing must come before the cards are taken up.
clause-V4-10 = If the wrong player has dealt, the game is void, even a finished one. A round is closed when its last game has been properly entered.
clause-V4-11 = After a wrong order of dealing in the running round, all games from the first wrong one are played again.
clause-V4-12 = If the wrong order lies further back or cannot be traced, closed rounds stand; the running round begins again with seat 1.
clause-V5-1 = A turn begins with a card from the open pile or the stock. Then you may meld; the discard ends the turn. Only the Superrommé needs no discard.
clause-V5-2 = The first melds must count at least 40 points together. Then you may lay off and swap jokers at once.
clause-V5-3 = Melds on the table are not changed any more: what lies, lies.
clause-V5-4 = If the melds do not reach 40 points, they are all taken back. One card, not a joker, is discarded and the turn is over.
clause-V5-5 = A set or a run has at least three cards. A set has cards of one rank, a run consecutive cards of one suit.
clause-V5-6 = In a run the ace stands next to the king or before the two. It counts 11 when the king or a joker in the king’s place is in the run, otherwise 1. Jokers never lie side by side and are never the majority.
clause-V5-7 = Who has melded may lay more melds of any value, lay off, and swap jokers. A swapped joker is laid again at once.
clause-V5-8 = The joker of a set can be won only when the set has four cards.
clause-V5-9 = Who takes the open card and puts it straight back has ended the turn and gets no card from the stock.
clause-V5-10 = Who draws out of turn puts the card back where it was.
clause-V5-11 = Who has one card left may not take an open card with which the game could be finished.
clause-V5-12 = A joker may be discarded only to finish the game.
clause-V5-13 = Cards are held above the edge of the table. Who is asked says how many cards are left in the hand.
clause-V6-1 = Who first lays all cards and puts the last one on the open pile wins. Only the Superrommé needs no discard.
clause-V6-2 = After a Rommé the others’ cards are counted openly, beginning with the player on the left, and entered. Then the rating points follow.
clause-V6-3 = When the stock is used up and nobody has made Rommé, the game is over. The cards in hand are counted and entered.

## Refusals: what is wrong, and what to do

refusal-game-won = The game is over: somebody has finished it. Nothing more can be played.
refusal-game-stock-used-up = The game is over: the { -stock } is used up. Nothing more can be played.
refusal-game-blocked = The game is over: it was blocked. Nothing more can be played.
refusal-game-void = This game does not count and is over. The cards are dealt again.
refusal-not-your-turn = It is not your turn. Please wait until the others have played.
refusal-cut-first = The pack has not been cut yet. First the dealer’s right neighbour cuts.
refusal-cut-done = The pack has been cut already. The game goes on without another cut.
refusal-cut-not-yours = You do not cut this time. The dealer’s right neighbour cuts.
refusal-cut-too-small = You have lifted { $lifted ->
    [one] { $lifted } card
   *[other] { $lifted } cards
  }. Lift at least { $least } and at most { $most }.
refusal-draw-first = You have not drawn yet. First draw a card from the { -stock } or from the { -open-pile }.
refusal-drawn-already = You have drawn already. Now meld, lay off or discard.
refusal-open-pile-empty = The { -open-pile } is empty. Draw from the { -stock }.
refusal-last-card-from-stock = You have only one card left, so you may not take { $card }. Draw from the { -stock }.
refusal-last-card-would-finish = You have only one card left and could finish with { $card }, so you may not take it. Draw from the { -stock }.
refusal-draw-skipped = Your number of cards is being put right: you do not draw in this turn. Discard a card.
refusal-shuffle-not-due = The { -open-pile } is not shuffled now. That happens only when the { -stock } is empty.
refusal-shuffle-first = The { -stock } is empty. First the { -open-pile } must be shuffled.
refusal-shuffle-other-cards = These are not the cards of the { -open-pile }. Exactly its { $need ->
    [one] one card goes
   *[other] { $need } cards go
  } into the new { -stock }.
refusal-not-in-hand-to-meld = You do not have { $card }, or not so often. Meld only cards that you hold.
refusal-meld-too-short = A meld needs at least three cards. Choose more cards.
refusal-meld-no-pattern = These cards make no meld. Lay a run of one suit or a set of one rank.
refusal-meld-ace-place = The ace may not stand in this place of the run. Lay the cards differently.
refusal-meld-set-too-large = A set cannot be that large. Leave a card out.
refusal-meld-suit-twice = One suit is there twice. In a set all cards have different suits.
refusal-meld-joker-unnamed = Say for which card the joker stands in the run.
refusal-meld-too-many-jokers = There are too many jokers in this meld. Use more natural cards.
refusal-meld-jokers-side-by-side = Two jokers may not lie side by side. Put a natural card between them.
refusal-melds-per-turn = { $limit ->
    [one] You may lay only one meld in a turn, and you have laid it.
   *[other] You may lay only { $limit } melds in a turn, and you have laid them.
  } Lay off or discard.
refusal-not-in-hand-to-lay-off = You do not have { $card }, or not so often. Lay off only cards that you hold.
refusal-no-such-meld = There is no meld number { $meld }. { $have ->
    [0] No meld lies on the table yet.
    [one] One meld lies on the table.
   *[other] The melds on the table are numbered from 1 to { $have }.
  }
refusal-lay-off-misfit = That does not fit { $meld }. Choose another meld or other cards.
refusal-lay-off-before-opening = { $need ->
    [0] You have not melded yet. First lay a meld of your own, then lay off.
   *[other] You have not opened yet: { $have } of { $need } points. First reach { $need } points with melds of your own, then lay off.
  }
refusal-not-in-hand-to-swap = You do not have { $card }. Swap only a card that you hold.
refusal-swap-before-opening = { $need ->
    [0] You have not melded yet. First lay a meld of your own, then swap.
   *[other] You have not opened yet: { $have } of { $need } points. First reach { $need } points with melds of your own, then swap.
  }
refusal-swap-never = Jokers are not swapped in this game. The joker stays where it lies.
refusal-swap-no-joker = In { $meld } no joker stands for { $card }. Swap only the card for which the joker stands.
refusal-swap-set-not-full = The set has only { $have } of { $need } cards. The joker can be swapped when the set is complete.
refusal-nothing-to-discard = You would have no card left to discard. Keep one card for the discard.
refusal-left-with-taken-card = You would be left with { $card } only, which you took from the { -open-pile } in this turn and may not discard. Keep another card.
refusal-lying-stays = What lies, lies: at this table nothing is taken back.
refusal-corrected-no-laying = Your number of cards is being put right. In this turn that is not allowed.
refusal-not-in-hand-to-discard = You do not have { $card } in your hand. Discard a card that you hold.
refusal-opening-too-low = Your melds count { $have } of { $need } points. Lay more, or take them back and discard without opening.
refusal-taken-card-opens = You have taken { $card } and have not opened before. Lay it in a meld that opens now, or put it back.
refusal-taken-card-unused = You have taken { $card } and not used it. Meld it, lay it off, swap it, or put it back.
refusal-taken-card-discarded = You have just taken { $card } from the { -open-pile }. Discard another card.
refusal-indirect-not-finished = { $card } fitted only after another card had been laid off. Such a card may be taken only to finish in this turn.
refusal-joker-not-placed = { $jokers ->
    [one] The swapped joker has not been laid yet. Meld it or lay it off in this turn.
   *[other] { $jokers } swapped jokers have not been laid yet. Meld them or lay them off in this turn.
  }
refusal-joker-discarded = A joker may be discarded only as your last card. Discard another card.
refusal-return-nothing-taken = You have not taken a card from the { -open-pile }, so there is nothing to put back. Discard a card.
refusal-return-card-used = You have used the card that you took; it cannot go back. Discard a card.
refusal-return-not-first = The open card can be put back only at once, before anything is laid. Discard a card.
refusal-return-forbidden = { $card } may not go back in the same turn. Discard another card.
refusal-discard-needed = Your turn is not over. Discard a card, or lay one that still fits.
refusal-discard-skipped = Your number of cards is being put right: you do not discard in this turn.
refusal-ruling-too-late = It is too late for this ruling: it is not possible any more in this turn or this game.
refusal-ruling-too-early = It is too early for this ruling in the game.
refusal-ruling-not-this-seat = This ruling cannot be given for this seat.
refusal-stock-too-small = { $need } cards cannot be drawn. { $have ->
    [0] The { -stock } is empty.
   *[other] Choose a number from 1 to { $have }.
  }

## Options that make no rule set

rules-unknown-rules = There is no rule set “{ $name }”. Choose one of these: { $known }.
rules-unknown-option = There is no option “{ $option }”. romme rules NAME --json lists all options.
rules-wrong-type = “{ $value }” is no possible value for { $option } ({ $title }). Give a whole number, or a list of numbers where there are several.
rules-unknown-value = “{ $value }” is no possible value for { $option } ({ $title }). Choose one of these: { $possible }.
rules-out-of-range = { $value } is not possible for { $option } ({ $title }). Choose a number from { $least } to { $most }.
rules-players-reversed = The fewest players ({ $least }) are more than the most players ({ $most }). Swap the two numbers.
rules-bands-not-rising = The limits in { $option } ({ $title }) must rise from one to the next.
rules-pack-too-small = The pack has { $have } cards, but { $players } players need { $need }. Deal fewer cards or take more packs.
rules-lay-offs-before-opening = With points needed to open, laying off comes after opening. Set lay_offs to after_opening, or opening_points to 0.
rules-factor-without-hand-romme = A Hand-Rommé cannot count more if there is none. Set hand_romme to yes, or hand_romme_factor to 1.
rules-factor-with-rating = With rating points there is no factor for a Hand-Rommé. Set hand_romme_factor to 1.
rules-too-few-to-sit-out = With at most { $most } players no dealer can sit out. Raise most_players, or set seating to everyone_plays.
rules-players = { $have ->
    [one] { $have } player sits
   *[other] { $have } players sit
  } at the table, but these rules are for { $least } to { $most }.

## Positions that cannot be played on

position-too-many = There are more { $card } than the pack has. Take one out.
position-turn-sits-out = It cannot be the turn of seat { $seat }, which sits out. Name a seat that plays.
position-hand-sits-out = Seat { $seat } sits out and cannot hold cards. Give it an empty hand: "".
position-opened-sits-out = Seat { $seat } sits out and can have laid no melds. Take it out of opened and table.
position-hand-empty = Seat { $seat } has no cards, so the game would be over. Give it at least one.
position-nothing-to-draw = There is no card to draw, so the game would be over. Put a card into the stock.
hand-too-large = Nobody holds more than { $most } cards. Leave some out.
hand-without-jokers = There are no jokers in this game. Leave out *.
joker-written = Write it as in 4H *5H 6H.

## Files that cannot be read

no-toml = This is not valid TOML: { $reason }
too-deep = Something in the file is nested too deeply or too large.
wrong-format = This is not a game file of this program. The format must be "{ $expected }".
deck-or-position = A game file has either “deck” or “position”, exactly one of the two.
wrong-deck = The deck is not the pack of these rules.{ $missing_count ->
    [0] {""}
   *[other] {" "}Missing: { $missing }.
  }{ $extra_count ->
    [0] {""}
   *[other] {" "}Too many: { $extra }.
  }
misplaced-key = “{ $name }” stands inside a table. Move it above the line [{ $table }].
unknown-key = “{ $name }” is not known here. Check the spelling, or take it out.
missing-key = “{ $name }” is missing. Add it.
wrong-kind = Expected is { $expected ->
    [table] a table, as in {"{"} name = value {"}"}
    [list] a list in square brackets
    [text] a text in quotation marks
    [texts] a list of texts in quotation marks
    [number] a whole number
   *[other] { $expected }
  }.
unknown-mode = There is no mode “{ $value }”. Choose one of these: { $expected }.
unknown-seat = There is no seat { $seat }. The seats are numbered from 1 to { $seats }.
hands-and-players = There are { $hands } hands for { $seats } players. Give one hand for each player.
bad-digits = Only the digits 0 to 9 and a to f may stand here, without capitals and blanks.
wrong-digits = The number has { $have ->
    [one] { $have } digit
   *[other] { $have } digits
  } instead of { $need }. Copy it whole.
proof-without-deck = A proof belongs to a deck, but this file has a position. Take [proof] out.
no-meld = “{ $text }” is no valid meld under these rules.
bad-move = “{ $text }” is no move. A move looks like this: 1 draw stock, 1 meld 4C 5C 6C, 1 discard KH.
bad-card = “{ $text }” is no card. A card looks like this: 7C, TH, AS; a joker is *.
bad-natural = “{ $text }” is no card with rank and suit. Such a card looks like this: 7C, TH, AS.
in-move = Move { $number }: { $reason }
file-missing = There is no such file.
file-directory = This is a folder, not a file.
file-forbidden = The file may not be read. Its permissions do not allow it.
file-not-utf8 = This is not a text in UTF-8. Save the file as UTF-8.
file-marked = The text begins with an invisible mark (BOM). Save the file as UTF-8 without it.
file-empty = The file is empty.
file-too-large = The file is larger than { $most } MB, so it is no game file.
file-failed = The file cannot be read: { $reason }

## What happened

event-began = The game begins; { $name } deals{ $out ->
    [yes] {" "}and sits this game out
   *[no] {""}
  }.
event-position-set = A position is set up; { $name } is to move.
event-shuffled = The pack is shuffled.
event-cut-made = { $name } cuts and lifts { $lifted ->
    [one] { $lifted } card
   *[other] { $lifted } cards
  }.
event-dealt = Everybody gets { $n } cards. { $card } is turned up, and the { -stock } has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
  }.
event-turned-over = The { -stock } is empty: the { -open-pile } is turned over and becomes the new { -stock }.
event-stock-ran-out = The { -stock } is empty: the { -open-pile } has to be shuffled.
event-reshuffled = The { -open-pile } has been shuffled; the new { -stock } has { $stock ->
    [one] { $stock } card
   *[other] { $stock } cards
  }.
event-drew = { $name } { $from ->
    [open] takes { $card } from the { -open-pile }
    [table] takes { $card } from the { -open-pile }; it lies face up until it is used
   *[stock] draws { $card } from the { -stock }
  }.
event-laid-down = { $name } melds a { $kind ->
    [run] run
   *[set] set
  }: { $meld }.
event-laid-off = { $name } lays off { $cards }: the { $kind ->
    [run] run
   *[set] set
  } is now { $meld }.
event-swapped = { $name } puts { $card } in the joker’s place: { $meld }. The joker is to be laid again.
event-opened = { $name } has opened with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-opening-failed = Something in the opening was wrong: { $name } takes { $cards } back.
event-discarded = { $name } discards { $card }.
event-gave-back = { $name } puts { $card } back on the { -open-pile }; the turn is over.
event-passed = { $name } ends the turn without a discard.
event-turn-came = It is the turn of { $name }.
event-count-corrected = { $correction ->
    [skip_draw] { $name } has too many cards and does not draw in this turn.
   *[skip_discard] { $name } has too few cards and does not discard in this turn.
  }
event-hand-filled = { $name } has too few cards and draws { $cards } before counting.

ending-romme = { $name } makes Rommé and wins the game.
ending-hand = { $name } makes Hand-Rommé and wins the game.
ending-hand_laid_off = { $name } makes Hand-Rommé with lay-offs and wins the game.
ending-super = { $name } makes Superrommé and wins the game.
ending-stock_used_up = The { -stock } is used up: the game is over, and nobody has made Rommé.
ending-blocked = The game is blocked and over; nobody has made Rommé.
ending-void = The game does not count and is dealt again.

## What a turn still owes

duty-reach-opening = Reach the opening: { $have } of { $need } points so far.
duty-open-with-taken = Open with { $card }, or put it back.
duty-use-taken = Use { $card }, or put it back.
duty-place-joker = { $jokers ->
    [one] Lay the swapped joker.
   *[other] Lay { $jokers } swapped jokers.
  }
duty-finish = Finish the game in this turn.

## A planned turn, step by step

plan-lay = Lay { $meld }.
plan-lay-off = Lay off { $cards } onto { $meld }.
plan-swap = Put { $card } in the joker’s place in { $meld }.
plan-pass = End the turn without a discard.
plan-discard = Discard { $card }.

## The account of a game

account-title = Rommé: { $rules }
account-changes = Changed rules:
account-mode = Mode: { $mode ->
    [strict] strict, as at a real table
   *[assist] with help; what breaks a rule is refused
  }
account-deal = Deal
account-position = Position
account-moves = Moves
account-laid-wrong = { $name } lays { $cards }, which is no meld.
account-table = On the table:
account-state = So far
account-result = Result
account-open = { $n ->
    [0] The { -open-pile } is empty.
   *[other] On the { -open-pile }: { $card } (cards: { $n })
  }
account-stock = In the { -stock }: { $n }
account-owner = { $kind ->
    [run] Run
    [set] Set
   *[wrong] No meld
  }, { $name }
account-sits-out = sits out
account-to-draw = { $name } is to draw.
account-to-shuffle = The { -open-pile } is to be shuffled.
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

## The deal, worked out again

verify-proven = The deal is proven: the order of the cards was fixed before the game began.
verify-not-proven = The deal is not proven.
verify-fits-commitment = The secret number is the one that belongs to the check number.
verify-fits-lifted = { $n ->
    [0] The pack was not cut; the rules allow that.
    [one] In the cut { $n } card was lifted; the rules allow that.
   *[other] In the cut { $n } cards were lifted; the rules allow that.
  }
verify-fits-deck = All { $n } cards lie in the order that follows from the secret number and the cut.
verify-fits-reshuffles = { $n ->
    [one] The { -open-pile } was shuffled once in the game; its order follows from the secret number too.
   *[other] The { -open-pile } was shuffled { $n } times in the game; its order follows from the secret number each time.
  }
verify-fits-moves = { $n ->
    [one] The only move follows the rules.
   *[other] All { $n } moves follow the rules.
  }
verify-compare = One thing only you can check: before the first card the table must have shown this check number.
verify-wrong-commitment = The secret number does not belong to the check number. At least one of the two is wrong.
verify-wrong-lifted = { $lifted } cards cannot have been lifted in the cut. These rules allow { $least } to { $most }.
verify-wrong-deck = The cards do not lie in the order that follows from the secret number and the cut. Card { $place } of the deck is { $card } and should be { $expected }.
verify-wrong-reshuffle = Move { $move } shuffles the { -open-pile }, but not into the order that follows from the secret number. Card { $place } is { $card } and should be { $expected }.
verify-wrong-moves = The order of the cards fits, but a move breaks the rules: the game cannot have been played like this.
verify-no-proof = This file has no proof of its deal, so there is nothing to check. A proof stands at the end of a file, under [proof].

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
arena-bad-bot = “{ $name }” makes no bot: { $reason }
arena-bot-failed = { $bot } failed in deal { $deal }, seat { $seat }: { $reason }
arena-sprt-of-two = --sprt compares two bots, no more.
arena-one-crew = Give only one of --workers, --dask and --ray.
arena-no-folder = There is no such folder.
arena-missing = These Python packages are not installed: { $packages }. With --workers 1 and without --plot none is needed.
arena-no-cluster = No cluster with workers answers at “{ $address }”.
arena-other-worker = A worker runs another version of the program or of a bot. All must have the same.
arena-worker-lacks = A worker lacks the Python package { $package }. The program and the bots must be installed there too.
arena-record-failed = The file cannot be written: { $reason }
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

## What the server answers when it cannot do what it is asked: who somebody is

problem-sign-in = Please sign in first, or come in as a guest.
problem-wrong-sign-in = That did not work: login and password, code or passkey do not fit together.
problem-origin = This request comes from a page that does not belong to this server.
problem-not-confirmed = Please show that it is you: with your password or passkey, or if you have neither, by typing your name.
problem-no-such-session = You are not signed in on such a device.
problem-no-such-passkey = You have no such passkey.
problem-login-taken = The login “{ $login }” is taken. Please choose another one.
problem-account-exists = You have an account already.
problem-no-account = A guest has no password and no codes. Please choose a login first.
problem-passkey-refused = This passkey could not be checked. Please try again.
problem-passkeys-full = More than { $most } passkeys are not possible. Please remove one first.
problem-too-many = That was too often. Please try again { $seconds ->
    [one] in one second
   *[other] in { $seconds } seconds
  }.
problem-name-missing = Please type a name.
problem-name-too-long = A name has at most { $most } characters; this one has { $have }.
problem-name-bad-character = The character { $character } is not possible in a name.
problem-login-length = A login has { $least } to { $most } characters.
problem-login-bad-character = The character { $character } is not possible in a login: only letters, digits, dots, dashes and underscores are.
problem-password-too-short = A password has at least { $least } characters.
problem-password-too-long = A password has at most { $most } characters.
problem-password-too-easy = This password is one of the first that a stranger would try. Please choose another one.
problem-bad-request = The server cannot read this request.
problem-not-found = There is nothing here.
problem-wrong-method = This address cannot be asked in this way.
problem-too-large = That is too much at once.
problem-server-error = Something went wrong here, and it is not your fault. Please try again.

### Tables

problem-not-seated = You do not sit at this table.
problem-not-host = Only the host of the table may do that.
problem-seat-taken = Seat { $seat } is taken.
problem-no-seat = There is no free seat.
problem-seated-already = You already sit here, on seat { $seat }.
problem-no-bot-here = No bot sits on seat { $seat }.
problem-unknown-bot = There is no bot “{ $level }”. There are: { $known }.
problem-not-gone = Nobody has gone from seat { $seat }.
problem-match-runs = That is not possible while a match is being played.
problem-no-game = No game is being played at the moment.
problem-match-not-over = The match is not over yet.
problem-not-away = You are here already.
problem-ready-already = You are ready already.
problem-table-closed = This table is closed.
problem-stale = In the meantime something else has happened. Please look at the table again.
problem-not-strict = At this table you send the whole turn at once.
problem-staged-stays = What lies on the table stays there.
problem-not-at-table = Nobody like that sits at this table.
problem-unreadable = The server does not understand this message.
problem-too-long = This message is too long: at most { $most } bytes.
problem-of-tournament = This table belongs to a tournament: the next series brings the next table.
problem-not-online = This tournament is played in a hall. Please enter at the door, or ask who runs it.
problem-no-rehearsal = Only a dress rehearsal plays by itself. Make one with invented people to practise.
problem-no-table = There is no such table. Please check the link or the code.
problem-no-spectators = At this table nobody may look on.
problem-no-hints = At this table there are no hints.
problem-not-your-turn = It is not your turn.
problem-talk-off = At this table nobody writes messages.
problem-talk-presets = At this table only the ready-made messages are possible.
problem-silenced = The host does not let you write at this table.
problem-not-kept = The server does not know whether it could save that. It is being asked again.
problem-bad-move = “{ $text }” is no move.
problem-too-many-tables = You are looking at too many tables at once.
problem-bad-rules = { $reason }
problem-no-game-kept = There is no such finished game.
problem-not-yours = Only those who played this game may see it.

talk-hello = Hello everybody!
talk-good-luck = Good luck!
talk-well-played = Well played!
talk-thanks = Thank you!
talk-sorry = Sorry!
talk-one-moment = One moment, please.
talk-i-am-back = I am back.
talk-nice-hand = What a hand!
talk-that-was-close = That was close!
talk-another-game = Another game?
talk-good-bye = Good-bye!

welcome-running = The server is running.

### Serving

help-serve = runs the server: tables for everybody who opens its page
    .host = the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network
    .port = the port (8270)
    .database = sqlite:///FILE or postgresql://…; without it, a file in your data folder
    .origin = an address under which browsers find the page, as in https://romme.example; may be given several times
    .config = a TOML file with settings: the names below, with _ for -
    .backups = a folder for the backups that are made before an update of the database
    .bot_pause = so long bots wait before each move, so that people can follow (900)
    .thinkers = so many processes let bots think; without it, one less than there are cores
    .node = a name for this server among several on one PostgreSQL
    .trusted_proxy = the address of a reverse proxy that tells where visitors come from; may be given several times
    .limits = off lifts the limits on how often something may be asked, for measuring only
    .log = messages about what happens: text, or json with an object on each line
    .browser = opens the page in the browser
    .lang = language: lb, de, fr or en
serve-running = Rommé is running: { $address }
serve-network = In your network: { $address }
serve-stop = To stop it, press Ctrl and C.
serve-stopped = Rommé has stopped. Everything is kept.
serve-port = Nothing can be served at { $host }, port { $port }: { $reason }. Perhaps Rommé is running already; else choose another port with --port.
serve-missing = The server needs packages that are not installed: { $packages }. Start it with ./romme, which fetches them.
setting-range = { $name } must be between { $least } and { $most }.
setting-file = The settings in { $path } cannot be read: { $reason }
setting-unknown = There is no setting “{ $name }”. There are: { $known }.
setting-number = { $name } must be a number, not “{ $value }”.
setting-text = { $name } must be a text in quotation marks, not “{ $value }”.
setting-list = { $name } must be a list of texts, as in ["https://romme.example"].
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
  }, none changed, none missing.
audit-broken = { $n ->
    [one] One table is not as it was played:
   *[other] { $n } tables are not as they were played:
  }
audit-place = { $stream }, from record { $version } on
audit-advice = Somebody has changed the database beside the program, or the disk is damaged. Keep it as it is, and take the last good backup.
keeping-missing = This needs packages that are not installed: { $packages }. Start it with ./romme, which fetches them.
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

### The page

page-lead = The rummy of Luxembourg and Germany: with friends or against bots, free, without advertising.
page-your-name = Your name
page-guest = Guest
page-which-rules = Which rules?
page-bots-play = How well the bots play
page-level-zufall = by chance
page-level-anfaenger = beginner
page-level-stammtisch = regular
page-level-verein = club player
page-play-bots = Play against bots
page-play-friends = Table for friends
page-no-server = The server cannot be reached. Please try again in a moment.
page-have-code = Do you have a code?
page-code = Code of the table
page-join = Join
page-open-tables = Open tables
page-no-open-tables = Nobody has opened a table for everybody at the moment.
page-free-seats = { $n ->
    [0] full
    [one] { $n } free seat
   *[other] { $n } free seats
  }
page-to-tournament = Back to the tournament
page-home = Home
page-language = Language
page-large-print = Large print
page-four-colours = Four colours
page-theme = Light or dark
page-theme-auto = as on this device
page-theme-light = light
page-theme-dark = dark
page-card-back = Face-down card
page-card-joker = Joker
page-card-joker-for = Joker as { $card }
page-card = { $suit } { $rank }
page-suit-C = Clubs
page-suit-S = Spades
page-suit-H = Hearts
page-suit-D = Diamonds
page-sort-suit = By suit
page-sort-rank = By rank
page-your-hand = Your hand: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-your-turn = Your turn
page-loading = One moment …
page-reconnecting = Connection lost, trying again …
page-bot-name = Bot { $seat }
page-level-program = program
page-bridged = a bot plays for them
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
page-meld-of = Melds of { $name }
page-free-seat = free
page-do-cut = Please cut the cards.
page-others-cut = The cards are being cut …
page-others-turn = { $name } is playing …
page-do-draw = Your turn: draw a card.
page-do-play = Lay down what you want, then discard a card.
page-points-of = { $have } of { $need }
page-which-way = Which way?
page-no-advice = There is nothing to choose here.
page-close = Close
page-cut-at = Cut at
page-cut = Cut
page-lay-meld = Lay meld
page-take-back = Take back
page-discard = Discard
page-return = Return the open card
page-pass = End turn
page-finish = Finish
page-hint = Hint
page-nothing-yet = Nothing has happened yet.
page-seconds-left = { $n ->
    [one] { $n } second left
   *[other] { $n } seconds left
  }
page-qr = QR code of this table
page-invite = Invite friends: by the link, the QR code, or this code.
page-share = Share the link
page-copied = Link copied
page-you = you
page-ready = ready
page-sit = Sit here
page-add-bot = Add a bot
page-remove = Remove
page-waiting = Waiting for the others …
page-ready-to-play = I am ready
page-show-result = Result
page-card-points = { $n ->
    [one] { $n } point in hand
   *[other] { $n } points in hand
  }
page-score = Score { $n }
page-standing = Standing
page-final-standing = Final standing
page-rematch = Rematch
page-next-game = Next game
page-download = Save the game
page-look-at-table = Look at the table
page-told-took = { $who ->
    [you] You take { $card } from the open pile.
   *[other] { $name } takes { $card } from the open pile.
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
    [you] You add { $cards }.
   *[other] { $name } adds { $cards }.
  }
page-told-swapped = { $who ->
    [you] You swap { $card } for a joker.
   *[other] { $name } swaps { $card } for a joker.
  }
page-told-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $name } discards { $card }.
  }
page-told-gave-back = { $who ->
    [you] You return the open card.
   *[other] { $name } returns the open card.
  }
page-told-opened = { $who ->
    [you] You open with { $points }.
   *[other] { $name } opens with { $points }.
  }
page-told-failed = { $who ->
    [you] You take { $cards } up again: the opening failed.
   *[other] { $name } takes { $cards } up again: the opening failed.
  }
page-told-away = { $name } has lost the connection.
page-told-bridge = A bot plays for { $name } until they are back.
page-told-back = { $name } is back.
page-continue = Go on where you were
page-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }
page-rules = Rules
page-assumed = (assumed)
page-instead = Usually: { $text }
page-new-table = A table of your own
page-seats = Seats
page-how-many-bots = Of these, bots
page-length = How long?
page-length-games = a number of games
page-length-target = up to a number of points
page-length-series = a series of rounds
page-number-games = Games
page-number-target = Points
page-number-series = Rounds
page-clock = Time for a turn
page-clock-none = no limit
page-clock-seconds = { $n } seconds, and 60 in reserve
page-manners = At this table
page-strict = As at a real table: what lies, lies, and a failed opening has its consequence
page-hints-allowed = Hints are allowed
page-spectators-allowed = Others may look on
page-listed = Everybody finds the table in the list
page-house-rules = House rules
page-make-table = Open the table

## Page: lessons

page-learn = Learn
page-learn-lead = A few minutes for each game: you play, and the table explains.
page-lesson-parts = { $n ->
        [one] One part
       *[other] { $n } parts
    }
page-lesson-progress = { $done } of { $all } done
page-lesson-all-done = All done
page-lesson-begin = Begin
page-lesson-continue = Go on
page-lesson-again = From the beginning again
page-lesson-step = Part { $now } of { $all }
page-lesson-show = Show me
page-lesson-next = Next
page-lesson-back = Back
page-lesson-skip = Skip
page-lesson-restart = This part once more
page-lesson-tries = And what if …
page-lesson-not-now = The rules allow that. But here, please first do what is asked for above.
page-lesson-well-done = Well done!
page-lesson-watch = Watch what the others do …
page-lesson-finished = Now you can play
page-lesson-finished-text = That is all you need for “{ $rules }”. In a game the table goes on helping you, and the rules are always at the table.
page-lesson-play = Play against bots now
page-level-lesson = follows the lesson
page-lesson-do-draw-stock = Tap the stock: you draw its top card.
page-lesson-do-draw-open = Tap the open pile: you take the open card.
page-lesson-do-meld = Tap { $cards }, then “{ $button }”.
page-lesson-do-add = Tap { $cards }, then the meld that lights up.
page-lesson-do-swap = Tap { $cards }, then the meld with the joker.
page-lesson-do-discard = Tap a card that you do not need, { $cards } for example, then “{ $button }”.
page-lesson-do-finish = Your last card is laid: tap “{ $button }”.
page-lesson-turn = Your turn
    .why = A turn always goes like this: draw a card, lay something if you can and want to, then discard a card. With this hand you cannot lay anything yet.
    .done = That was a whole turn. Then it is the others’ turn, always to the left.
    .try-1 = … I discard without having drawn?
page-lesson-meld = Laying a meld
    .why = Three cards of one rank are a set, three in a row of one suit are a run. The open nine makes your two nines a set: so take it.
    .done = Your first meld lies on the table. Your neighbour has laid one too.
    .try-1 = … I discard the nine that I have just taken?
    .try-2 = … I lay my run of spades as well?
page-lesson-add = Laying off
    .why = You may add cards to every meld on the table, the others’ too. So you get rid of single cards.
    .done = Two cards less. What you no longer hold cannot count for anybody else.
    .try-1 = … I add a jack to the queens?
page-lesson-rid = The last card
    .why = Who has no card left wins at once: that is Rommé. In this game you need not keep a card for the discard.
    .done = Rommé! The others count what they still hold, and you get the points.
    .try-1 = … I lay three cards that do not belong together?
page-lesson-wait = The first turn
    .why = To lay for the first time you need 40 points. Until then you draw from the stock and discard a card; only who opens with it at once may take the open card. And keep your joker.
    .done = Good. So you collect until it is enough to open.
    .try-1 = … I discard the joker?
page-lesson-free = The first turn
    .why = To lay for the first time you need 40 points. You may always take the open card into your hand, even if you cannot lay anything yet: the seven of spades goes well with your eight of spades.
    .done = Well collected. If a card does not suit you after all, you may put it straight back; then your turn is over.
    .try-1 = … I discard the joker?
page-lesson-kept = The first turn
    .why = To lay for the first time you need 40 points. You may always take the open card: the seven of spades goes well with your eight of spades. Only do not discard it in the same turn.
    .done = Well collected. So it goes on until it is enough to open.
    .try-1 = … I put the seven straight back on the pile?
page-lesson-open = Opening
    .why = Your first melds must count 40 points together, in one turn. Court cards count 10, the others their number. The table counts along.
    .done = Opened! From now on you may lay what you like.
    .try-1 = … I first add my nine to the neighbour’s run?
    .try-2 = … I lay only the three kings and then discard?
page-lesson-joker = The joker
    .why = A joker stands for any card that you lack, and counts like it. With the eight and nine of diamonds it can be the seven or the ten: the table asks you.
    .done = The joker now stands for this card, and for no other.
    .try-1 = … I lay two jokers with one jack?
page-lesson-lay-off = Laying more, laying off
    .why = Who has opened may lay as much as they like, also for few points, and add cards to every meld on the table.
    .done = Only one card left in hand: that was quick.
    .try-1 = … I add the queen to the kings?
page-lesson-taken = The open card
    .why = Who has opened may take the open card if it is used in the same turn. It lies face up until you have laid it. The eight of hearts fits your run.
    .done = Used at once, as the rule asks. Otherwise it would go back and your turn would be over.
    .try-1 = … I discard without using the eight?
page-lesson-swap = Swapping a joker
    .why = The joker there stands for the ten of hearts, and you hold that card. Put it in the joker’s place: the joker is yours, but you must lay it again in the same turn.
    .done = A fine turn: one card gone, and the joker has completed your run.
    .try-1 = … I swap with the queen of diamonds?
    .try-2 = … I keep the joker for later?
page-lesson-last = Finishing
    .why = To finish, you lay everything but one card, and discard that one. The queen of hearts would fit on the table too, but you need it for the discard.
    .done = Rommé! The game is over, and what the others still hold is counted.
    .try-1 = … I add the queen to the other queens?
page-lesson-hand = Hand-Rommé
    .why = You have laid nothing yet, and now everything fits at once: four melds, and one card to discard. That is a Hand-Rommé. It counts more, and the 40 points are not needed for it.
    .done = Hand-Rommé! One does not see that every day.
page-lesson-super = Superrommé
    .why = All fourteen cards fit into melds, none is left to discard. Who has laid nothing before may finish like this: the Superrommé counts most of all.
    .done = Superrommé! It does not get better than that.
problem-no-lesson = There is no such lesson.

## Page: rules

page-rules-title = Rules and house rules
page-rules-lead = Read how each game goes, or make rules of your own.
page-rules-read = Read
page-rules-change = Change
page-rules-words = Show in words
page-rules-play = Play by these rules
page-rules-learn = Learn this game
page-rules-mine = My rules
page-rules-none = Nothing saved yet. Change a rule set and save it under a name of your own.
page-rules-based = Based on: { $rules }
page-rules-differences = { $n ->
        [0] no change
        [one] one change
       *[other] { $n } changes
    }
page-rules-name = Name of these rules
page-rules-save = Save on this device
page-rules-saved = Saved.
page-rules-delete = Delete
page-rules-delete-sure = Really delete?
page-rules-shared = Somebody has shared these rules with you.
page-rules-changed = changed
page-rules-undo = As usual
page-rules-undo-all = Take back all changes
page-rules-idle = Without effect, as the other rules are.
page-rules-senseless = This does not go together
page-rules-ways = This is what you can do:
page-rules-clauses = Clause by clause
page-rules-clauses-hint = This is what the documents say. When the table refuses something, it names the clause.
page-rules-clause = Clause { $clause }
page-rules-bad-link = This link holds no rules that we can read.
page-rules-players = { $n } players
page-rules-less = { $what }: less
page-rules-more = { $what }: more
page-rules-band-most = Up to so many card points
page-rules-band-points = Rating points
page-rules-band-add = Add a step
page-rules-band-remove = Remove the step
page-rules-marked = What differs from the rule set is marked.
page-senseless-players-reversed = There cannot be at least { $least } and at the same time at most { $most } people at a table.
page-senseless-pack-too-small = For { $players } players you need at least { $need } cards, but there are only { $have }.
page-senseless-lay-offs-before-opening = If points are needed to open, nobody can lay off onto other melds before that.
page-senseless-factor-without-hand-romme = A Hand-Rommé cannot count several times if these rules know none.
page-senseless-factor-with-rating = With rating points a Hand-Rommé has a number of points of its own already; it is not multiplied on top.
page-senseless-too-few-to-sit-out = The dealer can sit out only if enough people sit at the table; here there are at most { $most }.

## Page: frame and account

page-nowhere = There is nothing here
page-nowhere-hint = Perhaps the link is old, or only a part of it was copied.
page-not-loaded = This page could not be loaded: the network is away, or there is a new version.
page-load-again = Load again
page-offline = No network. You can look around; to play you need a connection.
page-settings = Settings
page-settings-hint = For this device.
page-large-print-hint = Larger text and larger cards
page-four-colours-hint = Diamonds blue, clubs green
page-sounds = Sounds
page-sounds-hint = When it is your turn, or a card falls
page-motion = Motion
page-motion-hint = Cards fly from the stock to the hand
page-letter-keys = Letters as keys
page-letter-keys-hint = At the table a single letter does something; for those with a keyboard
page-me = Me
page-start-bots = Against bots
page-start-bots-hint = Begins at once, without an account.
page-start-friends = With friends
page-start-friends-hint = Open a table and send the link or the code.
page-start-more = More
page-start-learn = Learn Rommé
page-start-learn-hint = In a few minutes, cards in hand
page-start-watch = Watch
page-start-watch-hint = Tables at which one may look on
page-start-games = My games
page-start-games-hint = See again, save, look for mistakes
page-start-rules = Rules
page-start-rules-hint = Read them, and make your own
page-start-tournaments = Club tournaments
page-start-tournaments-hint = Entries, seats, lists and standing for your club’s tournament
page-start-promise = Free, without advertising, without an account. Every deal can be checked, and bots are marked as such.
page-playing-now = being played
page-waits-for-players = waits for players
page-between-games = between two games
page-go-on = Go on
page-watch-lead = Anybody may look on at these tables. Hidden cards stay hidden.
page-watch-none = At the moment there is no table to watch.
page-watch-this = Watch
page-nobody-yet = You are not in yet. Come in as a guest, or sign in.
page-come-in = Come in
page-as-guest = As a guest
page-name-hint = This is how the others see you at the table.
page-save = Save
page-saved = Saved
page-cancel = Cancel
page-account = Account
page-account-why = With an account you are the same person on all your devices. No e-mail address, nothing to pay.
page-account-make = Make an account
page-login = Login
page-login-hint = With it you sign in: 3 to 32 letters or digits.
page-password = Password
page-password-new = New password
page-password-now = Present password
page-password-hint = At least 8 characters
page-password-set = Set a password
page-password-change = Change the password
page-by-passkey = By passkey
page-by-password = By password
page-passkey-why = A passkey is your finger, your face or the PIN of your device: nothing to remember.
page-passkeys = Passkeys
page-passkey-add = Add a passkey
page-passkey-failed = The device gave no passkey. Try again, or take a password.
page-sign-in = Sign in
page-sign-in-note = What you played here as a guest stays with the guest.
page-sign-out = Sign out
page-forgot = Forgot the password?
page-recover = Come in by a recovery code
page-recovery-code = Recovery code
page-codes = Recovery codes
page-codes-why = Each lets you in once if you have nothing else left. Write them down: they are shown only now.
page-codes-left = { $n ->
    [0] No recovery code left
    [one] One recovery code left
   *[other] { $n } recovery codes left
  }
page-codes-new = New codes
page-codes-noted = I have written them down
page-codes-print = Print
page-sessions = Where you are signed in
page-this-device = this device
page-last-used = last { $date }
page-end-session = Sign out { $device }
page-remove-passkey = Remove the passkey of { $device }
page-end-others = Sign out all others
page-my-data = My data
page-export = Download everything that is kept about me
page-forget-me = Delete me
page-forget-why = Your name, your account and your messages are deleted; in the games a seat without a name is left. This cannot be taken back.
page-type-name = To be sure, type your name: { $name }
page-confirm-passkey = Confirm by passkey

## Page: the table

page-all-laid = all laid
page-before-your-turn = Before your last turn
page-beside = Beside the table
page-panel-news = So far
page-panel-scores = List
page-panel-chat = Chat
page-chat-about = Options …
page-chat-unread = Chat: { $n } new
page-close-table = Close the table
page-come-back = Play again myself
page-crosses = Crosses
page-dealer-sign = D
page-deals = deals
page-do-it = Do it
page-draw-here = Draw here
page-draw-stock = Draw
page-draw-open = Take { $card }
page-game-number = Game
page-game-of = Game { $n }
page-games-left = { $n ->
    [0] That was the last game.
    [one] One game is left.
   *[other] { $n } games are left.
  }
page-home-keep = Home, keeping my seat
page-host = host
page-keys = Keyboard
page-keys-about = Everything at the table works without a mouse too. The letters can be switched off in the settings.
page-key-space = Space
page-key-for-cards = from card to card
page-key-for-move = move the card in the hand
page-key-for-pick = pick a card
page-key-for-places = to the next place
page-key-for-cancel = pick nothing
page-key-for-stock = draw from the stock
page-key-for-open = take the open card
page-key-for-meld = lay the picked cards
page-key-for-go = to the meld where they fit
page-key-for-discard = discard
page-key-for-undo = take back
page-key-for-hint = hint
page-key-for-sort = sort otherwise
page-key-for-list = show the list
page-key-for-chat = show the chat
page-key-for-rules = show the rules
page-key-for-help = this help
page-lay-onto = Lay onto: { $cards }
page-leave = Leave the table
page-leave-free = Your seat becomes free.
page-leave-runs = A bot plays on for you. You can come back at any time.
page-stay = Stay
page-looking-on = You are looking on.
page-match-won = The match goes to { $names }.
page-meld-is = Meld of { $name }: { $cards }
page-menu = Menu
page-mute = Do not read { $name } any more
page-unmute = { $n ->
    [one] Read one person again
   *[other] Read { $n } people again
  }
page-silence = Let { $name } write no more here
page-report = Report to the operator
page-reported = Thank you. The operator will look at it.
page-nobody-wrote = Nobody has written yet.
page-presets = Ready-made messages
page-send = Send
page-write = Write something
page-new-meld = New meld
page-no-games-yet = No game is over yet.
page-opened-short = opened
page-place = Place
page-players = The other players
page-seats-open = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
page-see-clause = Clause { $clause } in the rules
page-see-replay = Watch the game again
page-slow = Slow connection …
page-sort = Sort the hand
page-sort-melds = By melds
page-sum = Sum
page-take-back-one = Take back: { $cards }
page-take-up = Take { $card } up again
page-told-match = { $who ->
    [you] The match begins. You deal.
   *[other] The match begins. { $name } deals.
  }
page-told-cut = { $who ->
    [you] You cut.
   *[other] { $name } cuts.
  }
page-told-dealt = The cards are dealt. { $card } lies open.
page-told-turned-over = The open pile is turned over.
page-told-reshuffled = The open pile is shuffled.
page-told-drew-own = You draw { $card }.
page-told-passed = { $who ->
    [you] You end the turn without a discard.
   *[other] { $name } ends the turn without a discard.
  }
page-told-sat-down = { $name } sits down.
page-told-stood-up = Seat { $seat } is free.
page-told-your-turn = It is your turn.
page-waiting-for = Waiting for { $names } …
page-way-add = lay off
page-way-swap = swap the joker
page-you-are-bridged = A bot is playing for you.
page-you-play = Your cards
page-you-sit-out = You sit this game out.
page-your-melds = Your melds

## Page: games to look at again

problem-bad-file = { $line ->
    [0] { $reason }
   *[other] Line { $line }: { $reason }
  }
page-my-games = My games
page-no-games = You have not finished a game yet. When you have, you can look at it again here, move by move.
page-more-games = Show earlier games
page-try-again = Try again
page-with = with { $names }
page-you-won = You won.
page-other-won = { $name } won.
page-you-sat-out = You dealt and sat this game out.
page-game-file = Game file
page-file-about = A game that was saved, here or elsewhere, can be looked at again. The file is not kept on the server.
page-open-file = Open a game file
page-drop-file = or drop it here
page-file-too-large = This file is too large to be a game file.
page-replay = Look at a game again
page-replay-controls = Go through the game
page-replay-step = Move
page-replay-at = Move { $step } of { $last }
page-replay-first = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One move on
page-replay-last = To the end
page-replay-moves = Moves
page-speed = Speed
page-view-of = Whose cards are seen
page-view-all = All cards open
page-view-seat = As { $name } saw it
page-hand-of = Hand of { $name }
page-no-meld = Laid, but no meld
page-by-bridge = (a bot played in the meantime)
page-in-line = In line { $line } of the file:
page-opinions = What the bots think
page-opinion-of = The moves of
page-ask-bots = Ask the bots
page-ask-this = What do the bots think of this move?
page-stop = Stop
page-asking = { $n } of { $of } moves thought over …
page-opinion-about = The bots play each of these moves again many times, knowing only what the player could see, and say what was better and why.
page-opinion-summary = The moves of { $name }, counted
page-opinion-elsewhere = This is not a move of { $name }.
page-next-worse = To the next weak move
page-only-move = There was nothing to choose: the rules allowed only this.
page-no-opinion = The bots have no opinion of this move.
page-verdict-best = best
page-verdict-good = good
page-verdict-inaccurate = inaccurate
page-verdict-poor = weak
page-better = Better:
page-as-good = About as good:
page-behind = { $scoring ->
    [rating] On average { $points } rating points less than the best move.
    [own_hand] On average { $points } points against more than after the best move.
   *[winner_takes_all] On average { $points } points less than the best move.
  }
page-opinion-worlds = Found by playing the game out { $worlds } times from here.
page-before-move = The position before this move
page-chart = How it stood
page-chart-about = Points in hand after each turn: the fewer, the better.
page-as-table = The same as a table
page-turn = Turn
page-check-heading = Was the deal fair?
page-check-about = Your browser works the whole deal out again from the secret number, which the table shows when the game is over. Nobody has to be believed.
page-check-deal = Check the deal
page-check-numbers = Show the numbers
page-check-number = Check number, shown before the first card
page-check-secret = Secret number, shown after the game
page-check-lifted = Cards lifted in the cut
page-check-deck = The pack after the cut, top card first
page-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
page-check-noted = Your browser noted this very check number during the game, when the secret number was not known yet.
page-check-other = During the game your browser was shown another check number.

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
tournament-line-not-playing = Seat { $seat } does not play in this game.
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
