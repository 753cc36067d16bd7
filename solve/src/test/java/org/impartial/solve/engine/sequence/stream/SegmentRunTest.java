package org.impartial.solve.engine.sequence.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.period.Segment;
import org.impartial.solve.engine.sequence.CodeGame;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs that stop at random moments give the certificate of one that does not. */
class SegmentRunTest {
    private static final HeapGame GAME = CodeGame.of("0.156");
    /** A multiple of the period, so long that the table slides. */
    private static final SegmentGoal LONG = new SegmentGoal(3479, 349 * 800, 30_000);

    private static final RunSizes SIZES = new RunSizes(1 << 10, 1 << 17, 3 << 16, 10_000);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("period.segments");
    }

    private Path state() {
        return folder.resolve("period.segments.state");
    }

    private void run(SegmentGoal goal, long most) throws IOException {
        Meter meter = new Meter(Budget.positions(most), Progress.NONE, () -> false);
        SegmentRun.run(GAME, file(), goal, SIZES, 1, meter);
    }

    /** Compares the digest of each segment with the values of the table. */
    private static void compare(List<String> lines, GrundySequence sequence, long least) {
        long end = 0;
        for (String line : lines) {
            String[] words = line.split(" ", 4);
            assertEquals(end, Long.parseLong(words[1]));
            Segment.Digest digest = new Segment.Digest();
            end = Long.parseLong(words[2]);
            sequence.stream(Long.parseLong(words[1]), end).forEach(value -> digest.add((int) value));
            assertTrue(words[3].startsWith(digest.toString()), line.substring(0, 60));
        }
        assertTrue(end > least, "up to " + end);
    }

    /** Runs to the end, and compares all segments; the multiple of the period is refused at the end. */
    private void compareAll() throws IOException {
        String refusal = assertThrows(CertificateException.class, () -> run(LONG, 1_000_000))
                .getMessage();
        assertTrue(refusal.contains("values repeat after"), refusal);
        List<String> lines = Files.readAllLines(file());
        compare(lines.subList(1, lines.size()), GrundySequence.of(GAME).to(300_000), LONG.period());
    }

    @Test
    void aRunThatStopsHasTheSegmentsOfTheTable() throws IOException {
        Random random = new Random(7);
        assertThrows(StoppedException.class, () -> run(LONG, 270_000));
        for (int stops = 0; stops < 3; stops++) {
            assertThrows(StoppedException.class, () -> run(LONG, 150_000 + random.nextInt(30_000)));
        }
        compareAll();
    }

    /** The first tenth of the games with the longest periods that tables have proved, with stops at random. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.104, 197769598, 11770282, 1", "0.104, 197769598, 11770282, 2", "0.454, 160949019, 60620715, 2"})
    void longSequencesHaveTheSegmentsOfTheTable(String code, long preperiod, long period, int threads)
            throws IOException {
        HeapGame game = CodeGame.of(code);
        SegmentGoal goal = new SegmentGoal(preperiod, period, 1 << 20);
        Random random = new Random(threads);
        for (long left = 20_000_000; left > 0; ) {
            long most = 2_000_000L + random.nextInt(6_000_000);
            Meter meter = new Meter(Budget.positions(most), Progress.NONE, () -> false);
            assertThrows(StoppedException.class, () -> SegmentRun.run(game, file(), goal, threads, meter));
            left -= most;
        }
        List<String> lines = Files.readAllLines(file());
        compare(lines.subList(1, lines.size()), GrundySequence.of(game).to(30_000_000), 10_000_000);
    }

    /** A killed run leaves lines that were added after its last state; they are computed again. */
    @Test
    void linesAfterTheStateAreComputedAgain() throws IOException {
        assertThrows(StoppedException.class, () -> run(LONG, 270_000));
        byte[] earlier = Files.readAllBytes(state());
        assertThrows(StoppedException.class, () -> run(LONG, 200_000));
        assertFalse(Arrays.equals(earlier, Files.readAllBytes(state())));
        Files.write(state(), earlier);
        Files.writeString(file(), Files.readString(file()) + "segment 1");
        compareAll();
    }

    @Test
    void changedFilesAreRefused() throws IOException {
        assertThrows(StoppedException.class, () -> run(LONG, 270_000));
        for (Path each : List.of(file(), state())) {
            byte[] whole = Files.readAllBytes(each);
            for (int at : new int[] {0, whole.length / 3, whole.length - 2}) {
                byte[] changed = whole.clone();
                changed[at] ^= 1;
                Files.write(each, changed);
                String refusal = assertThrows(CertificateException.class, () -> run(LONG, 1_000_000), each + " " + at)
                        .getMessage();
                assertTrue(refusal.contains(each.toString()), refusal);
            }
            Files.write(each, whole);
        }
        SegmentGoal other = new SegmentGoal(3479, 349 * 800, 20_000);
        String refusal = assertThrows(CertificateException.class, () -> run(other, 1_000_000))
                .getMessage();
        assertTrue(refusal.contains("another run"), refusal);
    }

    @Test
    void thePeriodIsFoundByWindows() {
        assertEquals(
                new SegmentGoal(3479, 349, SegmentRun.SEGMENT).toString(),
                PeriodSearch.goal(GAME, SIZES, Meter.unlimited()).toString());
    }

    @Test
    void aWrongPreperiodIsRefused() {
        String late = assertThrows(CertificateException.class, () -> run(new SegmentGoal(3480, 349, 30_000), 1_000_000))
                .getMessage();
        assertTrue(late.contains("lesser heap"), late);
    }
}
