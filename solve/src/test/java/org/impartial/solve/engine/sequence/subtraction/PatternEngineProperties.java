package org.impartial.solve.engine.sequence.subtraction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.engine.sequence.IndependentCheck;
import org.impartial.solve.theory.Period;

/** Compares the engine for patterns of distances with the definition. */
class PatternEngineProperties {
    private static final int HEAPS = 3000;

    /** A game given by patterns, with options by the definition. */
    private record Leaving(HeapPatterns patterns) implements HeapGame {
        static Leaving of(List<List<Long>> patterns) {
            return new Leaving(new HeapPatterns(patterns));
        }

        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(patterns);
        }

        @Override
        public void options(int heap, HeapOptions out) {
            for (List<Long> pattern : patterns.patterns()) {
                if (pattern.stream().allMatch(distance -> distance <= heap)) {
                    out.to(pattern.stream()
                            .mapToInt(distance -> (int) (heap - distance))
                            .toArray());
                }
            }
        }

        @Override
        public String name() {
            return "leaving" + patterns;
        }
    }

    @Property(tries = 100)
    void theEngineAgreesWithTheDefinitionAndPeriodsHold(
            @ForAll @Size(max = 5) List<@Size(max = 4) List<@LongRange(min = 1, max = 9) Long>> patterns) {
        Leaving game = Leaving.of(patterns);
        long[] values = GrundySequence.of(game).using(HeapEngineKind.NAIVE).values(0, HEAPS);
        GrundySequence sequence =
                GrundySequence.of(game).using(HeapEngineKind.PATTERNS).to(HEAPS / 2);
        Optional<Period> period = sequence.period();
        period.ifPresent(proved -> IndependentCheck.holds(values, proved));
        period.ifPresent(proved -> {
            Verdict verdict = sequence.certificate().orElseThrow().check(Meter.unlimited());
            assertTrue(verdict.accepted(), verdict::toString);
        });
        assertArrayEquals(values, sequence.values(0, HEAPS));
    }

    @Tag("thorough")
    @Property(tries = 20)
    void morePatternsAreTheRules(
            @ForAll @Size(max = 4) List<@Size(max = 5) List<@LongRange(min = 1, max = 12) Long>> patterns) {
        thePatternsAreTheRules(patterns);
    }

    @Property(tries = 8)
    void thePatternsAreTheRules(
            @ForAll @Size(max = 4) List<@Size(max = 5) List<@LongRange(min = 1, max = 12) Long>> patterns) {
        GameContract.check(Leaving.of(patterns)).orThrow();
    }

    /** A move that removes a heap is possible from an empty heap too, so all heaps have the same value. */
    @Example
    void takingAway() {
        GrundySequence sequence =
                GrundySequence.of(Leaving.of(List.of(List.of()))).to(100);
        assertArrayEquals(new long[] {1, 1, 1}, sequence.values(0, 3));
        assertEquals(1, sequence.period().orElseThrow().period());
        assertEquals(HeapEngineKind.PATTERNS, sequence.engine());
    }
}
