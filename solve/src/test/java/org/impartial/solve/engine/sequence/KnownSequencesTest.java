package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks published values, and checksums that were computed by another program. */
class KnownSequencesTest {

    private static HeapGame game(String name) {
        return name.equals("grundy") ? UnequalGame.GRUNDY : CodeGame.of(name);
    }

    @ParameterizedTest
    @CsvSource({
        "0.77, 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7",
        "grundy, 0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0",
        "0.137, 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0",
        "0.007, 0 0 0 1 1 1 2 2 0 3 3 1 1 1 0 4",
        "0.6, 0 0 1 2 0 1 2 3 1 2 3 4 0 3 4 2",
        "0.15, 0 1 1 0 1 1 2 2 1 2 2",
        "4.(3), 0 1 2 4 3 5 6 8 7 9 10 12 11"
    })
    void firstValues(String name, String values) {
        long[] expected =
                Arrays.stream(values.split(" ")).mapToLong(Long::parseLong).toArray();
        assertArrayEquals(expected, GrundySequence.of(game(name)).values(0, expected.length));
    }

    @ParameterizedTest
    @CsvSource({"0.77, 73b5d65fbe93402f", "0.07, d1d2db81e8f6271d", "0.106, 94f1e8e336b1bb44"})
    void checksumsOfAHundredThousandValues(String name, String checksum) {
        assertEquals(checksum, hex(GrundySequence.of(game(name)).checksum(100_000, Meter.unlimited())));
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.6, 0539f62f57e1bbeb", "0.007, a8946e0561234735", "grundy, fff9c38eaaceb430"})
    void aHundredThousandValuesOfManyRareHeaps(String name, String checksum) {
        checksumsOfAHundredThousandValues(name, checksum);
    }

    private static String hex(long value) {
        return String.format("%016x", value);
    }
}
