package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks that a checkpoint survives killed processes, a full disk and concurrent writers. */
class SavingUnderFireTest {
    private static final String CODE = "0.6";
    private static final int STEP = 500;
    private static final int ALL = 20_000;

    @TempDir
    private Path directory;

    private Path file() {
        return directory.resolve("values");
    }

    private static GrundySequence resumed(Path file) throws IOException {
        GrundySequence sequence = GrundySequence.of(CodeGame.of(CODE));
        return Files.exists(file) ? sequence.resume(file) : sequence;
    }

    /**
     * The child process: resumes from a file and saves repeatedly, until it is killed or has all values.
     *
     * @param args the file, and the number of values to compute
     */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        GrundySequence sequence = resumed(file);
        while (sequence.computed() < Integer.parseInt(args[1])) {
            sequence.to(sequence.computed() + STEP).save(file);
        }
    }

    private Process process(String before, int values) throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command = before + "exec '" + java + "' -Xshare:auto -XX:TieredStopAtLevel=1 -cp '"
                + String.join(File.pathSeparator, classPath()) + "' " + SavingUnderFireTest.class.getName() + " '"
                + file()
                + "' " + values;
        return new ProcessBuilder("sh", "-c", command)
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("log").toFile())
                .start();
    }

    private static List<String> classPath() throws Exception {
        List<String> paths = new ArrayList<>();
        for (Class<?> type : List.of(
                SavingUnderFireTest.class,
                GrundySequence.class,
                Certificate.class,
                Meter.class,
                LongArrayList.class,
                ImmutableList.class)) {
            String name = type.getName().replace('.', '/') + ".class";
            String found = type.getResource("/" + name).toString();
            String root = found.substring(0, found.length() - name.length() - 1);
            String plain = root.startsWith("jar:") ? root.substring(4, root.length() - 1) : root;
            paths.add(Path.of(URI.create(plain)).toString());
        }
        return paths;
    }

    private void killed(int times) throws Exception {
        Random random = new Random(7);
        for (int i = 0; i < times; i++) {
            Process process = process("", Integer.MAX_VALUE / 2);
            // Waits for the first file, since the time that a process needs to start depends on the machine.
            for (int wait = 0; wait < 600 && !Files.exists(file()); wait++) {
                TimeUnit.MILLISECONDS.sleep(50);
            }
            TimeUnit.MILLISECONDS.sleep(random.nextInt(1500));
            assertTrue(process.isAlive(), () -> "the process ended by itself: " + log());
            process.destroyForcibly();
            assertTrue(process.waitFor(1, TimeUnit.MINUTES));
            assertTrue(resumed(file()).computed() > 0);
        }
        GrundySequence last = resumed(file());
        int known = last.computed();
        assertEquals(
                GrundySequence.of(CodeGame.of(CODE)).checksum(known + 100L, Meter.unlimited()),
                last.checksum(known + 100L, Meter.unlimited()));
    }

    private String log() {
        try {
            return Files.readString(directory.resolve("log"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    @Test
    void aKilledProcessLeavesACompleteFile() throws Exception {
        killed(2);
    }

    @Test
    @Tag("thorough")
    void thirtyKillsLeaveTheSameValues() throws Exception {
        killed(30);
    }

    /** A limit on the size of files acts as a disk that is full after that many bytes. */
    @Test
    void aFullDiskLeavesTheOldFile() throws Exception {
        GrundySequence.of(CodeGame.of(CODE)).to(STEP).save(file());
        Process process = process("ulimit -f 4 || exit 99; ", ALL);
        assertTrue(process.waitFor(2, TimeUnit.MINUTES));
        assumeTrue(process.exitValue() != 99, "this shell does not support limits on the size of files");
        assertNotEquals(0, process.exitValue());
        assertTrue(log().contains("IOException"), this::log);
        long left = resumed(file()).computed();
        assertTrue(left >= STEP && left <= 8192, () -> left + " values");
        assertEquals(
                GrundySequence.of(CodeGame.of(CODE)).checksum(left, Meter.unlimited()),
                resumed(file()).checksum(left, Meter.unlimited()));
    }

    @Test
    void twoWritersLeaveACompleteFile() throws Exception {
        HeapGame game = CodeGame.of(CODE);
        GrundySequence.of(game).to(STEP).save(file());
        List<FutureTask<Void>> writers = new ArrayList<>();
        for (int writer = 0; writer < 2; writer++) {
            int more = writer;
            FutureTask<Void> task = new FutureTask<>(() -> {
                GrundySequence mine = GrundySequence.of(game).to(2 * STEP + 700 * more);
                for (int i = 0; i < 60; i++) {
                    mine.save(file());
                }
                return null;
            });
            writers.add(task);
            new Thread(task, "writer-" + writer).start();
        }
        while (!writers.stream().allMatch(FutureTask::isDone)) {
            assertTrue(resumed(file()).computed() >= STEP);
        }
        for (FutureTask<Void> writer : writers) {
            try {
                writer.get();
            } catch (ExecutionException e) {
                throw new AssertionError("a writer failed", e.getCause());
            }
        }
        long left = resumed(file()).computed();
        assertTrue(left == 2 * STEP || left == 2 * STEP + 700, () -> left + " values");
        try (var files = Files.list(directory)) {
            assertEquals(1, files.count());
        }
    }
}
