package org.impartial.core.solve.sequence;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.HeapGame;
import org.junit.jupiter.api.Test;

/** Every period that is proved early must still hold for the values of the definition much later. */
class CertificateTest {
    private static final int HEAPS = 1600;

    @Test
    void everyProvedPeriodHoldsLater() {
        Stream<HeapGame> codes = IntStream.range(1, 512).mapToObj(i -> CodeGame.of(String.format("0.%03o", i)));
        Stream<HeapGame> unequal = IntStream.range(1, 64).mapToObj(i -> UnequalGame.of(String.format("4.%02o", i)));
        Stream<HeapGame> others = Stream.of("4.4", "4.7", "4.444", "4.0404", "0.8", "0.08", "0.338")
                .map(CodeGame::of);
        Stream.of(codes, unequal, others).flatMap(games -> games).forEach(CertificateTest::check);
    }

    private static void check(HeapGame game) {
        int heaps = game instanceof CodeGame code && code.code().toString().contains("8") ? 300 : HEAPS;
        GrundySequence sequence = GrundySequence.of(game).to(heaps);
        sequence.period().ifPresent(period -> {
            long[] values = GrundySequence.of(game).using(EngineKind.NAIVE).values(0, heaps);
            IndependentCheck.holds(values, period);
        });
    }
}
