package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * A subtraction game: a move takes a number of beans that is in a set S [WW, ch. 4]. With a finite S the values are
 * periodic [Golomb 1966], if S is all but finitely many numbers, arithmetic-periodic [Sleator-Slusky 2012].
 *
 * <pre>{@code
 * Solver.normal().grundy(Subtraction.of(1, 3, 4).at(5));  // 3
 * }</pre>
 *
 * @param set the numbers that may be taken
 */
public record Subtraction(SubtractionSet set) implements TakingGame {
    private static final Basis ROW = Basis.proved("S = {l, ..., r}: G(n) = floor((n mod (l + r)) / l)", "WW");

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.family(
            "subtraction",
            Subtraction::ruleset,
            "S=1,3,4 S=2,5 S=3,9 S=2,3,5 S=4,9,13 S=2..5 S=odd S=powers-of-two S=squares S=primes but=3 but=2,3,5,7"
                    + " but=1,4,7,8 sets=[1,3,4],[1,2]");

    /**
     * {@return the game of finitely many numbers}
     *
     * @param members the numbers that may be taken, each at least 1
     * @throws NotationException if one is below 1
     */
    public static Subtraction of(long... members) {
        return new Subtraction(SubtractionSet.of(members));
    }

    /**
     * Creates the game of finitely many numbers; {@link #of} is the same.
     *
     * @param members the numbers that may be taken, each at least 1
     * @throws NotationException if one is below 1
     */
    public Subtraction(long... members) {
        this(SubtractionSet.of(members));
    }

    @Override
    public SubtractionSet subtractionSet() {
        return set;
    }

    @Override
    public List<Claim<Long>> claims() {
        Optional<Interval> row = SetNotation.interval(set);
        if (row.isPresent()) {
            return row.get().claims(this, ROW);
        }
        List<Claim<Long>> claims = new ArrayList<>(SubtractionTheorems.claims(this, set));
        claims.add(Claim.pet(Interval.PET));
        return claims;
    }

    @Override
    public String name() {
        return set instanceof SubtractionSet.AllBut but ? named("but", but.excluded()) : named("S", set);
    }

    @Override
    public String fullName() {
        return set instanceof SubtractionSet.AllBut but
                ? named("but", but.excluded().text())
                : named("S", set instanceof SubtractionSet.Finite finite ? finite.text() : set);
    }

    private static String named(String parameter, Object numbers) {
        return "subtraction[" + parameter + "=" + numbers + "]";
    }

    private static PositionFormat ruleset(Params params) {
        if (params.values().size() != 1) {
            throw new NotationException(
                    "subtraction needs just one of its parameters S, but and sets; write for instance "
                            + FAMILY.card().example());
        }
        if (params.find("sets").isPresent()) {
            return new HeapFormat(heaps(params.get("sets")), true);
        }
        return HeapFormat.singleOrLists(new Subtraction(params.find("S")
                .map(SetNotation::read)
                .orElseGet(() -> SubtractionSet.allBut(params.get("but").asLongs("excluded number", 1)))));
    }

    private static List<HeapGame> heaps(Datum sets) {
        List<HeapGame> heaps = new ArrayList<>();
        for (Datum set : sets.asList("the parameter sets")) {
            if (set instanceof Datum.Num) {
                throw new NotationException(
                        "sets is a list of sets, such as [[1,3,4],[2]], one for each heap; for the same"
                                + " set on every heap write S");
            }
            heaps.add(new Subtraction(SetNotation.read(set)));
        }
        return heaps;
    }
}
