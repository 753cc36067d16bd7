package org.impartial.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.Closer;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.proof.file.WholeFile;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.sweep.LevelSweep.LevelListener;
import org.impartial.sweep.LevelTable.LevelSummary;
import org.impartial.sweep.disk.SweepDirectory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a sweep continues after its process was killed repeatedly. */
class KilledSweepTest {
    private static final long ROOT = 1;
    private static final long MEMORY = 20_000;
    private static final String READY = "waiting to be killed";
    private static final SomeLevels.Tree TREE = new SomeLevels.Tree(4000);

    @TempDir
    private Path directory;

    /** The same game, except that it waits for a long time after listing options a given number of times. */
    private record Waiting(AtomicInteger left) implements PackedGame, Levelled {
        @Override
        public void options(long state, PackedOptions out) {
            if (left.getAndDecrement() == 0) {
                waitForEver();
            }
            TREE.options(state, out);
        }

        @Override
        public int level(long state) {
            return TREE.level(state);
        }

        @Override
        public String name() {
            return TREE.name();
        }
    }

    private static void waitForEver() {
        System.out.println(READY);
        System.out.flush();
        try {
            Thread.sleep(TimeUnit.MINUTES.toMillis(5));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The child process: waits within a level after a number of lists of options, or after a number of levels.
     *
     * @param args the directory, and the two numbers
     */
    public static void main(String[] args) throws IOException {
        int[] levels = {Integer.parseInt(args[2])};
        LevelListener listener = (sweep, level, positions) -> {
            if (--levels[0] == 0) {
                waitForEver();
            }
        };
        LevelSweepTest.sweep(new Waiting(new AtomicInteger(Integer.parseInt(args[1]))), ROOT)
                .listener(listener)
                .onDisk(new SweepDirectory(Path.of(args[0])), MEMORY, Meter.unlimited())
                .close();
    }

    private Process child(int lists, int levels) throws Exception {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xshare:auto",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        String.join(File.pathSeparator, classPath()),
                        KilledSweepTest.class.getName(),
                        directory.toString(),
                        Integer.toString(lists),
                        Integer.toString(levels))
                .redirectErrorStream(true)
                .start();
    }

    private void killed(int lists, int levels) throws Exception {
        Process process = child(lists, levels);
        try (BufferedReader lines = process.inputReader(UTF_8)) {
            assertEquals(READY, lines.readLine());
        } finally {
            process.destroyForcibly();
        }
        assertTrue(process.waitFor(1, TimeUnit.MINUTES));
        assertNotEquals(0, process.exitValue());
    }

    /** Returns the class path of this test, of the engine and of the libraries that it uses. */
    private static List<String> classPath() throws Exception {
        List<String> paths = new ArrayList<>();
        for (Class<?> type : List.of(
                KilledSweepTest.class,
                LevelSweep.class,
                IntGraph.class,
                WholeFile.class,
                Meter.class,
                LongArrayList.class,
                Closer.class)) {
            String name = type.getName().replace('.', '/') + ".class";
            String found = type.getResource("/" + name).toString();
            String root = found.substring(0, found.length() - name.length() - 1);
            String plain = root.startsWith("jar:") ? root.substring(4, root.length() - 1) : root;
            paths.add(Path.of(URI.create(plain)).toString());
        }
        return paths;
    }

    @Test
    void anotherProcessContinuesFromTheLastCompleteLevel() throws Exception {
        LevelSummary expected =
                LevelSweepTest.sweep(TREE, ROOT).inMemory(Meter.unlimited()).summary();
        killed(-1, 15);
        killed(1000, 0);
        killed(-1, 12);
        killed(600, 0);
        Meter meter = Meter.unlimited();
        try (LevelTable<Long> table =
                LevelSweepTest.sweep(TREE, ROOT).onDisk(new SweepDirectory(directory), MEMORY, meter)) {
            assertEquals(expected, table.summary());
        }
        long both = 2 * expected.positions();
        assertTrue(meter.cost().positions() < both / 2, meter.cost() + " of " + both);
    }

    /** The directory stays locked for other processes when this one has tried to open it again. */
    @Test
    void anotherProcessIsRefusedAlsoAfterASecondSweepOfThisOne() throws Exception {
        LevelSweep<Long> sweep = LevelSweepTest.sweep(TREE, ROOT);
        LevelTable<Long> table = sweep.onDisk(directory, Meter.unlimited());
        assertThrows(IOException.class, () -> sweep.onDisk(directory, Meter.unlimited()));
        Process process = child(-1, 0);
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertEquals(1, process.waitFor(), printed);
        assertTrue(printed.contains("another sweep is using"), printed);
        table.close();
        try (LevelTable<Long> next = sweep.onDisk(directory, Meter.unlimited())) {
            table.close();
            assertThrows(IOException.class, () -> sweep.onDisk(directory, Meter.unlimited()), next::toString);
        }
    }
}
