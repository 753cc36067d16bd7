package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameFamily;
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
    private static final String BY_HAND = "Guy-Smith 1956";
    private static final String TABLES = "Flammenkamp";
    private static final Basis PET = Basis.proved(
            "with the digits 0 and 3 only it is a subtraction game, and subtraction games are pet", "Gurvich-Ho 2015");

    /** A code whose values are periodic: G(n + period) = G(n) + saltus from the heap {@code from} on. */
    record KnownPeriod(String code, long from, long period, long saltus, String source, Basis.Status status) {
        KnownPeriod(String code, long from, long period, long saltus, String source) {
            this(code, from, period, saltus, source, Basis.Status.COMPUTED);
        }

        Claim<Long> claim() {
            String statement = code + " has the period " + period + " from " + from + " on"
                    + (saltus == 0 ? "" : ", with the saltus " + saltus);
            return new Claim.Periodic<>(new Basis(statement, new Reference(source), status), from, period, saltus);
        }
    }

    /** The taking-and-breaking games with known values for all heaps that a short table can confirm. */
    static final List<KnownPeriod> KNOWN = List.of(
            new KnownPeriod("0.77", 71, 12, 0, BY_HAND),
            new KnownPeriod("0.07", 53, 34, 0, BY_HAND),
            new KnownPeriod("0.137", 52, 34, 0, BY_HAND),
            new KnownPeriod("0.15", 1, 10, 0, BY_HAND),
            new KnownPeriod("0.17", 33, 34, 0, BY_HAND),
            new KnownPeriod("0.26", 1, 4, 0, BY_HAND),
            new KnownPeriod("0.34", 7, 8, 0, BY_HAND),
            new KnownPeriod("0.45", 498, 20, 0, TABLES),
            new KnownPeriod("0.156", 3479, 349, 0, TABLES),
            new KnownPeriod("0.644", 3256, 442, 0, TABLES),
            new KnownPeriod("4.444", 143, 24, 0, TABLES),
            new KnownPeriod("0.3F", 0, 6, 3, "WW"),
            new KnownPeriod("4.(3)", 1, 4, 4, "WW", Basis.Status.PROVED),
            new KnownPeriod("0.(3)", 0, 1, 1, "Bouton 1901", Basis.Status.PROVED));

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.heaps(
                    "octal",
                    params -> new Octal(params.get("code").asWord("code")),
                    "code=0.77 code=4.(3) code=0.(3) code=0.1033 code=0.3303 code=4.8 code=4!.0 code=0.37!")
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
        List<Claim<Long>> claims = new ArrayList<>();
        KNOWN.stream().filter(k -> k.code().equals(code.toString())).forEach(k -> claims.add(k.claim()));
        if (Stream.concat(code.digits().stream(), code.repeating().stream()).allMatch(d -> d == 0 || d == 3)) {
            claims.add(Claim.pet(PET));
        }
        return claims;
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.HEAPS;
    }
}
