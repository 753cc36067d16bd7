package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares every engine with the definition, for octal codes of three digits, in thorough runs all, and some others. */
class EveryCodeTest {

    private static Stream<HeapGame> games(int every) {
        Stream<HeapGame> threeDigits = IntStream.range(1, 512)
                .filter(i -> i % every == 0)
                .mapToObj(i -> CodeGame.of(String.format("0.%03o", i)));
        Stream<HeapGame> others = Stream.of("4.0", "4.3", "4.444", "4.7", "0.1007", "0.00006", "0.4107", "4.0404")
                .flatMap(code -> Stream.of(CodeGame.of(code), UnequalGame.of(code)));
        return Stream.concat(threeDigits, others);
    }

    private static void compare(Stream<HeapGame> games, int heaps) {
        games.forEach(game -> {
            GrundySequence naive = GrundySequence.of(game).using(HeapEngineKind.NAIVE);
            long expected = naive.checksum(heaps, Meter.unlimited());
            List<HeapEngineKind> engines = naive.engines();
            for (HeapEngineKind kind : engines.subList(1, engines.size())) {
                GrundySequence sequence = GrundySequence.of(game).using(kind);
                assertEquals(expected, sequence.checksum(heaps, Meter.unlimited()), () -> game + " by " + kind);
            }
            assertEquals(
                    expected,
                    GrundySequence.of(game).checksum(heaps, Meter.unlimited()),
                    () -> game + " by the chosen engine");
        });
    }

    /** The first 512 values are computed by the definition, and blocks have 256 heaps. */
    @Test
    void agreesWithTheDefinitionInTheFirstBlock() {
        compare(games(31), 600);
    }

    /** Some codes in more blocks, and beyond the stage that ends at 1024. */
    @Test
    void agreesWithTheDefinitionInTheNextStage() {
        compare(games(293), 1100);
    }

    @Tag("thorough")
    @Test
    void agreesWithTheDefinitionForManyHeaps() {
        compare(games(1), 5000);
    }
}
