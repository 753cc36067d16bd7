package org.impartial.solve.theory.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The 511 octal codes of three digits under a small budget: final with a certificate, or marked as partial, and never
 * wrong.
 */
@Tag("thorough")
class AllOctalCodesTest {
    private static final long BUDGET = 3_000_000;

    static Stream<String> codes() {
        return IntStream.rangeClosed(1, 511).mapToObj(code -> String.format("0.%03o", code));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void everyAnswerIsVerifiedAndAgreesWithBruteForce(String text) {
        Code game = Code.of(text);
        MisereQuotient quotient = withinBudget(game);
        assertEquals(Optional.empty(), quotient.verify());
        quotient.period().ifPresent(period -> assertTrue(period.seen() >= period.needed()));
        assertEquals(quotient.isFinal(), quotient.period().isPresent());
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, game);
        Partitions.upTo(
                22,
                Math.min(22, quotient.verified()),
                heaps -> assertEquals(
                        brute.outcome(ByDefinition.sum(heaps)),
                        quotient.outcome(Arrays.stream(heaps).asLongStream().toArray()),
                        () -> text + " " + Arrays.toString(heaps)));
        if (quotient.isFinal()) {
            int beyond =
                    quotient.verified() + 2 * quotient.period().orElseThrow().period() + 5;
            assertEquals(Optional.empty(), extended(game, quotient, beyond).verify());
        }
    }

    /** Returns the quotient up to a greater heap only, as its period states. */
    private static MisereQuotient extended(Code game, MisereQuotient quotient, int heap) {
        QuotientConstruction construction = QuotientConstruction.of(game);
        construction.grow(quotient.verified(), Meter.unlimited());
        int[] images = IntStream.rangeClosed(0, heap).map(quotient::image).toArray();
        return new MisereQuotient(new HeapAtoms(game), construction.verified.monoid(), images, Optional.empty());
    }

    private static MisereQuotient withinBudget(Code game) {
        QuotientConstruction construction = QuotientConstruction.of(game);
        try {
            return construction.grow(300, new Meter(Budget.positions(BUDGET), Progress.NONE, () -> false));
        } catch (StoppedException overBudget) {
            return construction.quotient();
        }
    }
}
