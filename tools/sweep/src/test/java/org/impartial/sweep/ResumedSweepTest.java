package org.impartial.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A sweep that continues after any of its levels finds the positions of a sweep in memory, whatever its moves skip. */
class ResumedSweepTest {
    private static final long LEVEL = 1_000_000;

    @TempDir
    private Path directory;

    /** A position is its level times {@link #LEVEL} and a number. */
    private interface Numbered extends PackedGame, Levelled {
        @Override
        default int level(long state) {
            return (int) (state / LEVEL);
        }

        /** Adds five positions on each of some levels. */
        default void fan(int levels, PackedOptions out) {
            for (long i = 0; i < 5L * levels; i++) {
                out.to((i / 5 + 1) * LEVEL + i % 5);
            }
        }
    }

    /** The first move leads to five levels; later ones rise by one level or by three. */
    private record Fan() implements Numbered {
        @Override
        public void options(long state, PackedOptions out) {
            int level = level(state);
            if (level == 0) {
                fan(5, out);
            } else if (level < 7) {
                out.to((level + 1) * LEVEL + 100 + level);
                if (level < 5) {
                    out.to((level + 3) * LEVEL + 200 + state % 3);
                }
            }
        }
    }

    /** The root on level 0 leads to four levels; other roots on level 2 lead to one position of level 3. */
    private record Roots() implements Numbered {
        @Override
        public void options(long state, PackedOptions out) {
            if (state == 0) {
                fan(4, out);
            } else if (level(state) == 2 && state % LEVEL >= 500) {
                out.to(3 * LEVEL);
            }
        }
    }

    private static final class Stop extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private void check(PackedGame game, List<Long> roots) throws IOException {
        LevelSweep<Long> sweep = LevelSweep.of(game, roots);
        LevelSummary expected = sweep.inMemory(Meter.unlimited()).summary();
        for (int stop = 1; stop <= expected.levels().size(); stop++) {
            Path folder = directory.resolve("stop" + stop);
            int[] left = {stop};
            LevelListener stopping = (direction, level, positions) -> {
                if (--left[0] == 0) {
                    throw new Stop();
                }
            };
            assertThrows(Stop.class, () -> sweep.listener(stopping).onDisk(folder, Meter.unlimited()));
            try (LevelTable<Long> table = sweep.onDisk(folder, Meter.unlimited())) {
                assertEquals(expected, table.summary(), "stopped after " + stop + " levels");
            }
        }
    }

    @Test
    void movesOverManyLevels() throws IOException {
        check(new Fan(), List.of(0L));
    }

    @Test
    void rootsOnTwoLevels() throws IOException {
        LongStream others = LongStream.range(2 * LEVEL + 500, 2 * LEVEL + 600);
        check(new Roots(), Stream.concat(Stream.of(0L), others.boxed()).toList());
    }
}
