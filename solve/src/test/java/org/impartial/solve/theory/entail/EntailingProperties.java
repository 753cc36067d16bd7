package org.impartial.solve.theory.entail;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.search.SomeGames;

/** Sums with entailing moves under random rules, against brute force on the whole sum; and the laws of the sets. */
class EntailingProperties {

    @Property(tries = 300)
    void sumsAreThoseOfBruteForce(
            @ForAll long seed,
            @ForAll @Size(min = 1, max = 3) List<@IntRange(min = 0, max = 6) Integer> states,
            @ForAll @IntRange(min = 0, max = 5) int beans,
            @ForAll @IntRange(min = 0, max = 6) int kayles,
            @ForAll boolean obliged) {
        RandomEntailing game = new RandomEntailing(seed, 7);
        Position sum = SomeGames.NIM.at(beans).plus(SomeGames.KAYLES.at(kayles));
        for (int i = 0; i < states.size(); i++) {
            int state = states.get(i);
            sum = sum.plus(i == 0 && obliged ? game.entailed(state) : game.at(state));
        }
        Oracle oracle = new Oracle(200_000);
        try {
            for (Convention convention : Convention.values()) {
                Analysis analysis = Solver.of(convention).analyse(sum);
                assertEquals(oracle.outcome(sum, convention), analysis.outcome(), sum::toString);
                Set<Move> winning = sum.moves().stream()
                        .filter(move -> oracle.outcome(move.result(), convention) == Outcome.P)
                        .collect(Collectors.toSet());
                assertEquals(winning, new HashSet<>(analysis.winningMoves()), sum::toString);
            }
        } catch (BeyondRangeException tooLarge) {
            Assume.that(false);
        }
    }

    @Property(tries = 200)
    void setsAreClosedUnderTheirOperations(
            @ForAll @Size(max = 6) Set<@IntRange(min = 0, max = 70) Integer> first,
            @ForAll @Size(max = 6) Set<@IntRange(min = 0, max = 70) Integer> second,
            @ForAll boolean left,
            @ForAll boolean right,
            @ForAll @IntRange(min = 0, max = 40) int shift) {
        NimberSet a = set(first, left);
        NimberSet b = set(second, right);
        NimberSet union = a.or(b);
        IntStream.range(0, 300).forEach(n -> {
            assertEquals(first.contains(n) != left, a.contains(n));
            assertEquals(a.contains(n) || b.contains(n), union.contains(n));
            assertEquals(a.contains(n ^ shift), a.plus(shift).contains(n));
            assertEquals(!a.contains(n), a.complement().contains(n));
        });
        assertEquals(IntStream.range(0, 300).filter(n -> !a.contains(n)).findFirst(), a.mex());
        assertEquals(left || right, union.cofinite());
    }

    private static NimberSet set(Set<Integer> members, boolean complement) {
        NimberSet set = NimberSet.EMPTY;
        for (int member : members) {
            set = set.or(NimberSet.of(member));
        }
        return complement ? set.complement() : set;
    }
}
