package org.impartial.games.heap;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapNotation;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;

/**
 * A taking-and-breaking game by its code d0.d1d2d3…: the digit d_i determines what a move that removes i beans from a
 * heap may leave: bit 1 allows nothing, bit 2 one heap, bit 4 two heaps, bit 8 three [Guy-Smith 1956] [WW, ch. 4].
 * Kayles is 0.77, Dawson's Chess 0.137, Dawson's Kayles 0.07, Treblecross 0.007, Guiles 0.15, Officers 0.6, Lasker's
 * Nim 4.(3), Nim 0.(3).
 *
 * <p>A heap n has about n/2 options for each digit with the bit 4, and about n²/12 for each with the bit 8. Example:
 * {@code octal[code=0.77] 5}.
 *
 * <pre>{@code
 * Solver.normal().grundy(Octal.of("0.77").at(5));    // 4
 * Octal.KAYLES.code().digit(2);  // 7
 * }</pre>
 *
 * @param code the code
 * @param name the name of the game, possibly a name of its own such as {@code kayles}
 */
public record Octal(BreakingCode code, String name) implements HeapGame {

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.family(
                    "octal",
                    params -> HeapFormat.lists(
                            new Octal(BreakingCode.parse(params.get("code").asWord("code")))),
                    // The contract checks further codes under their own names.
                    samples("0.77", "4.(3)", "0.(3)", "0.1033", "0.3303", "4.8", "4!.0", "0.37!"))
            .withCodes("\\p{XDigit}?!?\\.[\\p{XDigit}!()]+");

    /** Kayles, 0.77: one or two beans are taken, and the heap may be split [WW]. */
    public static final Octal KAYLES = of("0.77");

    /** Dawson's Chess, 0.137 [WW]. */
    public static final Octal DAWSONS_CHESS = of("0.137");

    /** Dawson's Kayles, 0.07 [WW]. */
    public static final Octal DAWSONS_KAYLES = of("0.07");

    /**
     * {@return a game by its written code}
     *
     * @param code such as {@code 0.77}, {@code 4.(3)} or {@code 4!.0}
     * @throws org.impartial.core.notation.NotationException if it is not a code
     */
    public static Octal of(String code) {
        return new Octal(code);
    }

    /**
     * Creates a game by its written code; {@link #of} is the same.
     *
     * @param code such as {@code 0.77}, {@code 4.(3)} or {@code 4!.0}
     * @throws org.impartial.core.notation.NotationException if it is not a code
     */
    public Octal(String code) {
        this(BreakingCode.parse(code));
    }

    /**
     * Creates a game whose name is its code.
     *
     * @param code the code
     */
    public Octal(BreakingCode code) {
        this(code, "octal[code=" + code + "]");
    }

    /** Numbers of beans that give at most one option are counted in batches of this size plus one. */
    private static final int SEVERAL = (1 << 8) - 1;

    @Override
    public void options(int heap, HeapOptions out) {
        int most = code.finite() ? Math.min(code.last(), heap) : heap;
        for (int removed = 0; removed <= most; removed++) {
            int digit = code.digit(removed);
            int rest = heap - removed;
            if ((digit & 4) != 0 || (removed & SEVERAL) == 0) {
                out.tick();
            }
            if ((digit & 1) != 0 && rest == 0) {
                out.to();
            }
            if ((digit & 2) != 0 && rest > 0) {
                out.to(rest);
            }
            if ((digit & 4) != 0) {
                split(rest, out);
            }
            if ((digit & 8) != 0) {
                splitInThree(rest, out);
            }
        }
    }

    private void split(int rest, HeapOptions out) {
        int last = code.unequal() ? (rest - 1) / 2 : rest / 2;
        for (int part = 1; part <= last; part++) {
            out.to(part, rest - part);
        }
    }

    private static void splitInThree(int rest, HeapOptions out) {
        for (int least = 1; least <= rest / 3; least++) {
            for (int next = least; next <= rest - least - next; next++) {
                out.to(least, next, rest - least - next);
            }
        }
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(code);
    }

    @Override
    public List<Claim<Long>> claims() {
        return OctalPeriods.claims(code);
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.HEAPS;
    }

    private static Params[] samples(String... codes) {
        return List.of(codes).stream()
                .map(code -> Params.of("code", Datum.of(code)))
                .toArray(Params[]::new);
    }
}
