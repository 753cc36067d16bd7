package org.impartial.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.SomeLevels.Queens;
import org.impartial.sweep.disk.SweepDirectory;
import org.impartial.sweep.store.SweepException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelFilesTest {
    private static final Queens QUEENS = new Queens("queens");
    private static final long ROOT = Queens.state(3, 2);

    @TempDir
    private Path directory;

    private LevelSummary whole;

    @BeforeEach
    void sweep() throws IOException {
        whole = summary(QUEENS, ROOT);
    }

    private LevelSummary summary(Queens game, long root) throws IOException {
        return summary(game, root, directory);
    }

    private static LevelSummary summary(Queens game, long root, Path folder) throws IOException {
        try (LevelTable<Long> table = LevelSweepTest.sweep(game, root).onDisk(folder, Meter.unlimited())) {
            return table.summary();
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> !file.toString().endsWith(".lock"))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void aFinishedSweepCostsNothing() throws IOException {
        Meter meter = Meter.unlimited();
        try (LevelTable<Long> table = LevelSweepTest.sweep(QUEENS, ROOT).onDisk(directory, meter)) {
            assertEquals(whole, table.summary());
            assertEquals(0, table.bytesWritten());
        }
        assertEquals(0, meter.cost().positions());
    }

    /**
     * Directories of earlier versions must stay readable: a change of the format needs another version in each file.
     */
    @Test
    void theFormatDoesNotChange() throws IOException {
        CRC32C crc = new CRC32C();
        for (Path file : files()) {
            crc.update((file.getFileName() + "\n").getBytes(StandardCharsets.UTF_8));
            crc.update(Files.readAllBytes(file));
        }
        assertEquals(384_373_052, crc.getValue());
    }

    @Test
    void everyChangedByteIsDetected() throws IOException {
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 4;
        for (Path file : files()) {
            byte[] good = Files.readAllBytes(file);
            for (int at = good.length % step; at < good.length; at += step) {
                byte[] bad = good.clone();
                bad[at] ^= 0x10;
                Files.write(file, bad);
                assertThrows(SweepException.class, () -> summary(QUEENS, ROOT), file + " at " + at);
            }
            Files.write(file, good);
        }
        assertEquals(whole, summary(QUEENS, ROOT));
    }

    @Test
    void everyTruncatedOrTooLongOrMissingFileIsDetected() throws IOException {
        for (Path file : files()) {
            byte[] good = Files.readAllBytes(file);
            Files.write(file, Arrays.copyOf(good, good.length - 1));
            assertThrows(SweepException.class, () -> summary(QUEENS, ROOT), "truncated: " + file);
            Files.write(file, Arrays.copyOf(good, good.length + 1));
            assertThrows(SweepException.class, () -> summary(QUEENS, ROOT), "too long: " + file);
            Files.delete(file);
            Exception missing = assertThrows(Exception.class, () -> summary(QUEENS, ROOT));
            assertTrue(missing instanceof IOException || missing instanceof SweepException, "missing: " + file);
            Files.write(file, good);
        }
    }

    @Test
    void filesOfAnotherLevelAreRejected() throws IOException {
        Files.copy(directory.resolve("keys--2"), directory.resolve("keys--3"), StandardCopyOption.REPLACE_EXISTING);
        assertThrows(SweepException.class, () -> summary(QUEENS, ROOT));
    }

    @Test
    void anotherSweepIsRejected() {
        for (SweepException refused : List.of(
                assertThrows(SweepException.class, () -> summary(new Queens("other name"), ROOT)),
                assertThrows(SweepException.class, () -> summary(QUEENS, Queens.state(2, 3))),
                assertThrows(
                        SweepException.class,
                        () -> LevelSweepTest.sweep(QUEENS, ROOT)
                                .measuring(SweepMeasure.REMOTENESS)
                                .onDisk(directory, Meter.unlimited())))) {
            assertTrue(refused.getMessage().contains("belongs to another sweep"), refused.getMessage());
        }
    }

    /** Games with the same name and different greatest steps. */
    private record Steps(int longest) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            for (long k = 1; k <= longest && state + k <= 30; k++) {
                out.to(state + k);
            }
        }

        @Override
        public int level(long state) {
            return (int) state;
        }

        @Override
        public String name() {
            return "steps";
        }
    }

    @Test
    void otherRulesWithTheSameNameAreRejected(@TempDir Path fresh) throws IOException {
        LevelSweepTest.sweep(new Steps(2), 0).onDisk(fresh, Meter.unlimited()).close();
        LevelSweepTest.sweep(new Steps(2), 0).onDisk(fresh, Meter.unlimited()).close();
        assertThrows(
                SweepException.class,
                () -> LevelSweepTest.sweep(new Steps(3), 0).onDisk(fresh, Meter.unlimited()));
    }

    /** Games with the same name, and the same rules at the first positions. */
    private record Rows(boolean changed) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            for (long i = 0; state == 0 && i < 300; i++) {
                out.to(1000 + i);
            }
            if (state > 0 && state < 5000) {
                out.to(state + 1000);
            }
            if (changed && level(state) == 3) {
                out.to(state + 2000);
            }
        }

        @Override
        public int level(long state) {
            return (int) (state / 1000);
        }

        @Override
        public String name() {
            return "rows";
        }
    }

    @Test
    void rulesThatDifferFarFromTheRootAreRejectedToo(@TempDir Path fresh) throws IOException {
        LevelSweepTest.sweep(new Rows(false), 0)
                .onDisk(fresh, Meter.unlimited())
                .close();
        SweepException refused = assertThrows(
                SweepException.class,
                () -> LevelSweepTest.sweep(new Rows(true), 0).onDisk(fresh, Meter.unlimited()));
        assertTrue(refused.getMessage().contains("give changed rules another name()"), refused.getMessage());
    }

    /** Games without levels with the same name, and the same rules at the first positions. */
    private record Line(boolean changed) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            if (state < 2000) {
                out.to(state + 1);
            }
            if (changed && state > 400) {
                out.to(2000);
            }
        }

        @Override
        public String name() {
            return "path";
        }
    }

    @Test
    void changedRulesWithoutLevelsAreRejectedToo(@TempDir Path fresh) throws IOException {
        for (int time = 0; time < 2; time++) {
            LevelSweepTest.sweep(new Line(false), 0)
                    .onDisk(fresh, Meter.unlimited())
                    .close();
        }
        assertThrows(
                SweepException.class,
                () -> LevelSweepTest.sweep(new Line(true), 0).onDisk(fresh, Meter.unlimited()));
    }

    @Test
    void aNameHasAnyLength(@TempDir Path fresh) throws IOException {
        Queens named = new Queens("x".repeat(170_000));
        assertEquals(whole, summary(named, ROOT, fresh));
        assertEquals(whole, summary(named, ROOT, fresh));
        Queens other = new Queens(named.name() + "y");
        String refusal = assertThrows(SweepException.class, () -> summary(other, ROOT, fresh))
                .getMessage();
        assertTrue(refusal.contains("belongs to another sweep") && refusal.length() < 5000, refusal);
    }

    @Test
    void twoSweepsDoNotShareADirectory() throws IOException {
        try (LevelTable<Long> open = LevelSweepTest.sweep(QUEENS, ROOT).onDisk(directory, Meter.unlimited())) {
            assertEquals(whole, open.summary());
            IOException busy = assertThrows(IOException.class, () -> summary(QUEENS, ROOT));
            assertTrue(busy.getMessage().contains("another sweep is using"), busy.getMessage());
        }
        assertEquals(whole, summary(QUEENS, ROOT));
    }

    @Test
    void aFileInPlaceOfTheDirectoryIsNamedAsOne(@TempDir Path fresh) throws IOException {
        Path file = Files.createFile(fresh.resolve("file"));
        IOException refused = assertThrows(IOException.class, () -> new SweepDirectory(file));
        assertEquals(file + " is a file, and a sweep needs a directory; name another one", refused.getMessage());
    }

    /** A directory on a disk with a given number of free bytes. */
    private static final class SmallDisk extends SweepDirectory {
        private long left;

        SmallDisk(Path directory, long left) throws IOException {
            super(directory);
            this.left = left;
        }

        @Override
        public OutputStream open(Path file) throws IOException {
            OutputStream out = super.open(file);
            return new OutputStream() {
                @Override
                public void write(byte[] bytes, int from, int count) throws IOException {
                    int room = (int) Math.min(count, left);
                    out.write(bytes, from, room);
                    left -= room;
                    if (room < count) {
                        throw new IOException("No space left on device");
                    }
                }

                @Override
                public void write(int value) throws IOException {
                    write(new byte[] {(byte) value}, 0, 1);
                }

                @Override
                public void close() throws IOException {
                    out.close();
                }
            };
        }
    }

    @Test
    void aFullDiskLosesNothing(@TempDir Path fresh) throws IOException {
        int failures = 0;
        LevelSummary found = null;
        while (found == null) {
            try (LevelTable<Long> table = LevelSweepTest.sweep(QUEENS, ROOT)
                    .onDisk(new SmallDisk(fresh, 500 + 10 * failures), 1000, Meter.unlimited())) {
                found = table.summary();
            } catch (IOException e) {
                assertTrue(e.getMessage().contains("No space left on device"), e.getMessage());
                assertTrue(e.getMessage().contains("make room"), e.getMessage());
                failures++;
            }
        }
        assertEquals(whole, found);
        assertTrue(failures > 5, failures + " failures");
        assertTrue(failures < 100, failures + " failures");
    }
}
