package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.sequence.stream.SegmentGoal;
import org.impartial.solve.engine.sequence.stream.SegmentRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A proof in segments as a user writes it and has it checked in parts. */
class SegmentsCommandTest {
    /** The budget of a check; the default is less than the values of a long period. */
    private static final String BUDGET = "1000000000";

    @TempDir
    private Path work;

    private Path file(String code, int limit, int size) {
        Path file = work.resolve("p.segments");
        Run run = Run.of(written(file, code, limit, size));
        assertEquals(0, run.status(), run::err);
        return file;
    }

    private static String[] written(Path file, String code, int limit, int size) {
        return new String[] {
            "sequence",
            "octal[" + code + "]",
            "--period",
            "--to",
            Integer.toString(limit),
            "-o",
            file.toString(),
            "--segment-size",
            Integer.toString(size)
        };
    }

    private static List<String> segments(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("segment ")).toList();
    }

    /** Writes the file anew with the first digit of the hash of one segment changed. */
    private static void spoil(Path file, int segment) throws IOException {
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        int at = lines.indexOf(segments(lines).get(segment));
        String[] words = lines.get(at).split(" ", 5);
        String hash = words[3];
        words[3] = (hash.charAt(0) == '0' ? '1' : '0') + hash.substring(1);
        lines.set(at, String.join(" ", words));
        Files.write(file, lines);
    }

    @Test
    void aChangedByteIsRefusedByItsSegment() throws IOException {
        Path file = file("0.156", 20_000, 1000);
        int count = segments(Files.readAllLines(file)).size();
        assertTrue(count >= 4, () -> count + " segments");
        spoil(file, 2);
        for (int segment = 0; segment < count; segment++) {
            Run run = Run.of("verify", file.toString(), "--segments", Integer.toString(segment));
            String said = run.out() + run.err();
            assertEquals(segment == 2 ? 1 : 0, run.status(), said);
            assertEquals(segment == 2, said.contains("refused: segment 2, of the heaps "), said);
        }
    }

    /** As two users check the halves of one file at the same time. */
    @Tag("thorough")
    @Test
    void twoProcessesVerifyTheHalvesOfALongPeriod() throws IOException, InterruptedException {
        Path file = work.resolve("104.segments");
        Process writing = process(written(file, "0.104", 300_000_000, 1 << 24));
        assertEquals("", said(writing).lines().filter(l -> l.contains("rror")).collect(Collectors.joining()));
        assertEquals(0, writing.waitFor());
        int count = segments(Files.readAllLines(file)).size();
        Process first = process("verify", file.toString(), "--segments", "0-" + (count / 2 - 1), "--budget", BUDGET);
        Process second =
                process("verify", file.toString(), "--segments", count / 2 + "-" + (count - 1), "--budget", BUDGET);
        for (Process half : List.of(first, second)) {
            String said = said(half);
            assertEquals(0, half.waitFor(), said);
            assertTrue(said.startsWith("accepted: segments "), said);
            assertTrue(said.contains("G(n + 11770282) = G(n) for all n >= 197769598"), said);
        }
        spoil(file, count / 2);
        Process refused = process("verify", file.toString(), "--segments", Integer.toString(count / 2));
        String said = said(refused);
        assertEquals(1, refused.waitFor(), said);
        assertTrue(said.contains("refused: segment " + count / 2 + ", of the heaps "), said);
    }

    private static Path state(Path file) {
        return Path.of(file + ".state");
    }

    /** Begins a stream of the game 0.156, stops it, and returns its state. */
    private static byte[] begun(Path file) throws IOException {
        HeapGame game = HeapGame.onlyOf(
                        GameLibrary.installed().read("octal[0.156] 1").position())
                .orElseThrow();
        SegmentGoal goal = new SegmentGoal(3479, 349, SegmentRun.SEGMENT);
        Meter stopping = new Meter(Budget.unlimited(), Progress.NONE, () -> Files.exists(state(file)));
        assertThrows(StoppedException.class, () -> SegmentRun.run(game, file, goal, 1, stopping));
        return Files.readAllBytes(state(file));
    }

    @Test
    void aStreamWritesTheCertificate() throws IOException {
        Path file = work.resolve("stream.segments");
        String[] stream = {"sequence", "octal[0.156]", "--stream", file.toString(), "--repeats", "3479,349"};
        byte[] state = begun(file);
        Run run = Run.of(stream);
        assertEquals(0, run.status(), run::err);
        assertTrue(run.out().contains("G(n + 349) = G(n) for all n >= 3479"), run::out);
        assertEquals(3, segments(Files.readAllLines(file)).size());
        // As if the run was killed after it had written the certificate, and before it deleted its state.
        Files.write(state(file), state);
        String whole = Files.readString(file);
        FileTime written = Files.getLastModifiedTime(file);
        assertEquals(run.out(), Run.of(stream).out());
        assertEquals(written, Files.getLastModifiedTime(file));
        Run again = Run.of(stream);
        assertTrue(again.status() == 1 && again.err().contains("complete"), again::err);
        Files.write(state(file), state);
        Files.writeString(file, whole.replace("\tfurthest=", "\tfurthest=1"));
        assertEquals(run.out(), Run.of(stream).out());
        assertEquals(whole, Files.readString(file));
        Files.writeString(state(file), "notes\n");
        Run other = Run.of(stream);
        assertTrue(other.status() == 1 && other.err().contains("is damaged"), other::err);
        assertEquals("notes\n", Files.readString(state(file)));
        Run found = Run.of("sequence", "octal[0.156]", "--stream", file + "1");
        assertTrue(found.out().contains("observed period 349 from 3479"), found::err);
        assertEquals(Files.readAllLines(file), Files.readAllLines(Path.of(file + "1")));
        Run mixed = Run.of("sequence", "octal[0.156]", "--stream", file.toString(), "--repeats", "1,1", "--period");
        assertTrue(mixed.status() == 2 && mixed.err().contains("--stream is combined with"), mixed::err);
        Run undivided = Run.of("sequence", "grundys-game", "--stream", file + "2", "--repeats", "1,1");
        assertTrue(undivided.status() == 1 && undivided.err().contains("no sparse space"), undivided::err);
    }

    /** A run that is killed at random moments has the segments of the table, and each value is checked by the rules. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.104, '197769598,11770282', 1", "0.454, '160949019,60620715', 2"})
    void aKilledStreamHasTheSegmentsOfTheTable(String code, String repeats, String threads) throws Exception {
        Path file = work.resolve("stream.segments");
        String[] stream = {
            "sequence",
            "octal[" + code + "]",
            "--stream",
            file.toString(),
            "--repeats",
            repeats,
            "--threads",
            threads,
            "--segment-size",
            "16777216"
        };
        Random random = new Random(1);
        int kills = 0;
        for (boolean done = false; !done; ) {
            Process run = process(stream);
            done = kills > 4 || run.waitFor(1000 + random.nextInt(3000), TimeUnit.MILLISECONDS);
            kills += done ? 0 : 1;
            if (!done) {
                run.destroyForcibly().waitFor();
            } else {
                assertEquals(0, run.waitFor(), said(run));
            }
        }
        assertTrue(kills > 1, "kills: " + kills);
        Path table = file(code, 300_000_000, 1 << 24);
        Map<String, String> digests = digests(table);
        Map<String, String> own = digests(file);
        own.keySet().retainAll(digests.keySet());
        assertTrue(own.size() > 5, own::toString);
        own.forEach((heaps, digest) -> assertEquals(digests.get(heaps), digest, heaps));
        Run verified = Run.of("verify", file.toString(), "--threads", "2", "--budget", BUDGET);
        assertEquals(0, verified.status(), verified::out);
    }

    /** Returns the digest of each segment by its first heap and its end. */
    private static Map<String, String> digests(Path file) throws IOException {
        Map<String, String> digests = new HashMap<>();
        for (String line : segments(Files.readAllLines(file))) {
            String[] words = line.split(" ", 5);
            digests.put(words[1] + " " + words[2], words[3] + words[4].substring(0, words[4].indexOf(' ')));
        }
        return digests;
    }

    private static String said(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** A virtual machine that gets fast rather than starts soon. */
    private static Process process(String... words) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = Stream.concat(
                        Stream.of(java, "-Xmx2g", "-XX:+UseSerialGC", "-cp", Run.classPath()),
                        Stream.concat(Stream.of(ImpartialCommand.class.getName()), Stream.of(words)))
                .toList();
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}
