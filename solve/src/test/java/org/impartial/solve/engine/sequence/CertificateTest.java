package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.theory.Period;
import org.junit.jupiter.api.Test;

/** Checks that every period proved early holds for many later values of the definition. */
class CertificateTest {
    private static final int HEAPS = 1300;

    /** Every tenth code is tested; in thorough runs, every code. */
    private static final int STEP = Boolean.getBoolean("impartial.thorough") ? 1 : 10;

    @Test
    void everyProvedPeriodHoldsLater() {
        Stream<HeapGame> codes = IntStream.range(1, 512)
                .filter(i -> i % STEP == 0)
                .mapToObj(i -> CodeGame.of(String.format("0.%03o", i)));
        Stream<HeapGame> unequal = IntStream.range(1, 64).mapToObj(i -> UnequalGame.of(String.format("4.%02o", i)));
        Stream<HeapGame> others = Stream.of("4.4", "4.7", "4.444", "4.0404", "0.8", "0.08", "0.338")
                .map(CodeGame::of);
        Stream.of(codes, unequal, others).flatMap(games -> games).forEach(CertificateTest::check);
    }

    private static void check(HeapGame game) {
        int heaps = game instanceof CodeGame code && code.code().toString().contains("8") ? 300 : HEAPS;
        GrundySequence sequence = GrundySequence.of(game).to(heaps);
        sequence.period().ifPresent(period -> {
            long[] values = GrundySequence.of(game).using(HeapEngineKind.NAIVE).values(0, heaps);
            IndependentCheck.holds(values, period);
        });
    }

    /** A game that claims a period. */
    private record Claiming(Claim<Long> claim) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int taken = 1; taken <= Math.min(heap, 4); taken++) {
                out.to(heap - taken);
            }
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(claim);
        }
    }

    @Test
    void aTheoremOfTheGameProvesItsPeriodIfTheTableAgrees() {
        Basis proved = Basis.proved("one to four: n mod 5", "WW");
        Period period = GrundySequence.of(new Claiming(new Claim.Periodic<>(proved, 0, 5, 0)))
                .to(20)
                .period()
                .orElseThrow();
        assertEquals(5, period.period());
        assertTrue(period.check().text().startsWith("theorem: one to four: n mod 5 [WW]"), period::toString);
        assertEquals(Optional.empty(), period(proved, 6, 0));
        assertEquals(Optional.empty(), period(proved, 5, 1));
        assertEquals(Optional.empty(), period(proved, 200, 0));
        assertEquals(Optional.empty(), period(Basis.conjectured("n mod 5", "WW"), 5, 0));
    }

    private static Optional<Period> period(Basis basis, int period, int saltus) {
        return GrundySequence.of(new Claiming(new Claim.Periodic<>(basis, 0, period, saltus)))
                .to(300)
                .period();
    }
}
