package org.impartial.games.word;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Parts;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * The Game of 31: there are four cards of each of the numbers 1 to 6; the players take turns playing a card, and the
 * total may not exceed 31. The player who cannot play loses [HDU, problem 4155].
 *
 * <p>There is no theorem; the search visits at most 15,625 states, since only the numbers of cards matter, not their
 * order. There are at most 6 options. Example: the start is won by playing 1, 2 or 5.
 *
 * <p>A state packs the number of played cards of each kind: 3 bits for each of 1 to 6, the lowest for 1.
 */
public record GameOf31() implements PackedGame {
    private static final int TOTAL = 31;
    private static final int KINDS = 6;
    private static final int OF_A_KIND = 4;
    private static final int BITS = 3;
    public static final GameFamily FAMILY = Cards.family("game-of-31", new GameOf31());

    public static long after(String cards) {
        long state = 0;
        for (int i = 0; i < cards.length(); i++) {
            int card = cards.charAt(i) - '0';
            if (card < 1 || card > KINDS) {
                throw new NotationException(
                        "the cards are digits from 1 to 6, and \"" + cards.charAt(i) + "\" is none");
            }
            if (count(state, card) == OF_A_KIND) {
                throw new NotationException("there are four cards of each kind, and " + cards + " has more of " + card);
            }
            state = play(state, card);
        }
        if (total(state) > TOTAL) {
            throw new NotationException("the total may not pass 31, and that of " + cards + " is " + total(state));
        }
        return state;
    }

    @Override
    public void options(long state, PackedOptions out) {
        int left = TOTAL - total(state);
        for (int card = 1; card <= Math.min(KINDS, left); card++) {
            if (count(state, card) < OF_A_KIND) {
                out.to(play(state, card));
            }
        }
    }

    private static int count(long state, int card) {
        return (int) (state >> (BITS * (card - 1))) & 7;
    }

    private static long play(long state, int card) {
        return state + (1L << (BITS * (card - 1)));
    }

    private static int total(long state) {
        int total = 0;
        for (int card = 1; card <= KINDS; card++) {
            total += card * count(state, card);
        }
        return total;
    }

    @Override
    public void requireState(Long state) {
        boolean fits = state != null && state >= 0 && state >> (KINDS * BITS) == 0 && total(state) <= TOTAL;
        if (!fits || IntStream.rangeClosed(1, KINDS).anyMatch(card -> count(state, card) > OF_A_KIND)) {
            throw new NotationException(
                    "a state is how often each card was played, four times at most, with a total of at" + " most 31; "
                            + state + " is none: make one with after");
        }
    }

    @Override
    public Stream<Long> smallStates() {
        return Stream.of("6666", "66655", "55544").map(GameOf31::after);
    }

    @Override
    public Notation<Long> notation() {
        return WordNotation.of("the cards", GameOf31::after, GameOf31::cards)
                .moves((before, after) -> Datum.of(card(before, after)));
    }

    @Override
    public List<Exhibit> exhibits(Long state) {
        List<List<String>> rows = IntStream.rangeClosed(1, KINDS)
                .mapToObj(card -> List.of(String.valueOf(card), String.valueOf(OF_A_KIND - count(state, card))))
                .toList();
        int total = total(state);
        return List.of(new Exhibit(
                "the cards left",
                List.of("card", "left"),
                rows,
                "the total is " + total + ", so cards up to " + Math.min(KINDS, TOTAL - total) + " fit"));
    }

    @Override
    public List<Exhibit> exhibits(Long state, Convention convention, Parts parts) {
        return exhibits(state);
    }

    static String cards(long state) {
        return IntStream.rangeClosed(1, KINDS)
                .mapToObj(card -> String.valueOf(card).repeat(count(state, card)))
                .collect(Collectors.joining());
    }

    static int card(long before, long after) {
        return Long.numberOfTrailingZeros(after - before) / BITS + 1;
    }

    @Override
    public String toString() {
        return "game-of-31";
    }
}
