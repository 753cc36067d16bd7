package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.quotient.QuotientConstruction.QuotientSearch;
import org.impartial.solve.theory.sums.SumClasses;
import org.impartial.solve.theory.sums.SumClasses.SumClass;

/** Quotients and the rule of misère Nim must agree with brute force on random games. */
class RandomRulesProperties {
    /** The budget: a few codes have quotients that grow for many seconds, of which the verified part is compared. */
    private static final long ENOUGH = 500_000;

    @Property(tries = 30)
    void quotientsOfCodesAgreeWithBruteForce(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 7) Integer> digits,
            @ForAll boolean breaking,
            @ForAll long seed) {
        List<Integer> all = new ArrayList<>(List.of(breaking ? 4 : 0));
        all.addAll(digits);
        assertSumsAgree(new Code(new BreakingCode(all, List.of(), false)), 9, 14, seed);
    }

    @Property(tries = 25)
    void quotientsOfHexadecimalCodesAgreeWithBruteForce(
            @ForAll @Size(min = 1, max = 2) List<@IntRange(max = 15) Integer> digits, @ForAll long seed) {
        List<Integer> all = new ArrayList<>(List.of(0));
        all.addAll(digits);
        assertSumsAgree(new Code(new BreakingCode(all, List.of(), false)), 8, 13, seed);
    }

    @Property(tries = 60)
    void quotientsOfSubtractionSetsAreTameAndAgreeWithBruteForce(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 1, max = 9) Integer> members, @ForAll long seed) {
        Taking game = Taking.of(members.stream().mapToInt(Integer::intValue).toArray());
        assertSumsAgree(game, 12, 16, seed);
        assertTrue(MisereQuotient.of(game, 12).tame());
    }

    /** Up to the heap that is verified: a quotient that grows too large, or for too long, stays partial. */
    private static void assertSumsAgree(HeapGame game, int wanted, int total, long seed) {
        MisereQuotient quotient = QuotientSearch.of(game, wanted, meter(ENOUGH)).quotient();
        assertEquals(Optional.empty(), quotient.verify());
        int greatest = quotient.isFinal() ? wanted : Math.min(wanted, quotient.verified());
        assertTrue(greatest >= 3, () -> game + " is verified up to " + quotient.verified());
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, game);
        Random random = new Random(seed);
        for (int i = 0; i < 40; i++) {
            int left = total;
            int[] heaps = new int[6];
            for (int j = 0; j < heaps.length; j++) {
                heaps[j] = random.nextInt(Math.min(greatest, left) + 1);
                left -= heaps[j];
            }
            assertEquals(
                    brute.outcome(ByDefinition.sum(heaps)),
                    quotient.outcome(Arrays.stream(heaps).asLongStream().toArray()),
                    () -> game + " " + Arrays.toString(heaps));
        }
    }

    @Property(tries = 150)
    void finiteGamesAgreeWithBruteForce(
            @ForAll @IntRange(min = 1, max = 9) int vertices,
            @ForAll @IntRange(max = 3) int sparse,
            @ForAll long seed) {
        FiniteGraph game = acyclic(vertices, sparse, seed);
        List<? extends Position> all = game.smallStates().map(game::at).toList();
        MisereQuotient quotient = within(3_000_000, QuotientConstruction.of(all, Meter.unlimited()));
        assertEquals(Optional.empty(), quotient.verify());
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        for (int a = 0; a < vertices; a++) {
            for (int b = a; b < vertices; b++) {
                for (int c = b; c < vertices; c++) {
                    Position sum = game.at(a).plus(game.at(b)).plus(game.at(c));
                    assertEquals(brute.outcome(sum), quotient.outcome(quotient.of(sum)), sum::toString);
                }
            }
        }
    }

    /** The rule holds for tame sums; a game has a wild vertex if and only if the rule breaks somewhere. */
    @Property(tries = 300)
    void tameSumsFollowTheRule(
            @ForAll @IntRange(min = 1, max = 9) int vertices,
            @ForAll @IntRange(max = 3) int sparse,
            @ForAll long seed) {
        FiniteGraph game = acyclic(vertices, sparse, seed);
        SumClasses classes = new SumClasses();
        SumTheory<?> rule = classes.nim(Meter.unlimited());
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        List<Integer> tame = game.smallStates()
                .filter(v -> classes.of(game.at(v), Meter.unlimited()).sumClass() != SumClass.WILD)
                .toList();
        for (int a : tame) {
            for (int b : tame) {
                Position sum = game.at(a).plus(game.at(b));
                assertEquals(brute.outcome(sum), outcome(rule, sum), sum::toString);
                Position three = sum.plus(game.at(tame.get(tame.size() / 2)));
                assertEquals(brute.outcome(three), outcome(rule, three), three::toString);
            }
        }
    }

    private static <V> Outcome outcome(SumTheory<V> theory, Position position) {
        return theory.outcome(theory.of(position));
    }

    /** Classes against their definition: the values of every reachable position. */
    @Property(tries = 300)
    void classesAreThoseOfTheDefinition(
            @ForAll @IntRange(min = 1, max = 8) int vertices,
            @ForAll @IntRange(max = 3) int sparse,
            @ForAll long seed) {
        FiniteGraph game = acyclic(vertices, sparse, seed);
        SumClasses classes = new SumClasses();
        Values values = new Values();
        for (int v = 0; v < vertices; v++) {
            SumClass wanted = values.sumClass(game.at(v));
            assertEquals(
                    wanted,
                    classes.of(game.at(v), Meter.unlimited()).sumClass(),
                    () -> game.successors().toString());
        }
    }

    private static FiniteGraph acyclic(int vertices, int sparse, long seed) {
        Random random = new Random(seed);
        List<List<Integer>> arcs = new ArrayList<>();
        for (int from = 1; from < vertices; from++) {
            for (int to = 0; to < from; to++) {
                if (random.nextInt(2 + sparse) == 0) {
                    arcs.add(List.of(from, to));
                }
            }
        }
        return FiniteGraph.of(vertices, arcs);
    }

    private static Meter meter(long most) {
        return new Meter(Budget.positions(most), Progress.NONE, () -> false);
    }

    private static MisereQuotient within(long most, QuotientConstruction construction) {
        try {
            MisereQuotient quotient = construction.grow(0, meter(most));
            Assume.that(construction.obstacle().isEmpty());
            return quotient;
        } catch (StoppedException tooLarge) {
            Assume.that(false);
            throw tooLarge;
        }
    }
}
