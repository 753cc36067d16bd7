package org.impartial.solve.engine.sequence;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence.CheckpointException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {
    private static final HeapGame OFFICERS = CodeGame.of("0.6");

    @TempDir
    Path directory;

    private Path saved(HeapGame game, int heaps) throws IOException {
        Path file = directory.resolve("sequence");
        GrundySequence.of(game).to(heaps).save(file);
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.6", "0.007", "0.106", "4.(3)"})
    void aResumedSequenceContinuesFromTheSavedValues(String code) throws IOException {
        HeapGame game = CodeGame.of(code);
        GrundySequence resumed = GrundySequence.of(game).resume(saved(game, 3000));
        assertEquals(3000, resumed.computed());
        assertEquals(
                GrundySequence.of(game).checksum(6000, Meter.unlimited()), resumed.checksum(6000, Meter.unlimited()));
    }

    /** Between 8200 and 13000 the values no longer fit a byte, and no other kernel would be chosen before 16384. */
    @Test
    void continuesWithValuesTooLargeForTheKernel() throws IOException {
        HeapGame treblecross = CodeGame.of("0.007");
        Path file = saved(treblecross, 13_000);
        GrundySequence resumed =
                GrundySequence.of(treblecross).using(HeapEngineKind.SCAN).to(8200);
        assertTrue(resumed.statistics().greatest() < 256);
        resumed.resume(file);
        assertEquals(
                GrundySequence.of(treblecross).checksum(13_500, Meter.unlimited()),
                resumed.checksum(13_500, Meter.unlimited()));
    }

    @Test
    void subtractionGamesContinueFromACheckpoint() throws IOException {
        for (HeapGame game : new HeapGame[] {TakingGame.of(9, 14, 31), TakingGame.of(1, 5, 7)}) {
            GrundySequence fresh =
                    GrundySequence.of(game).using(HeapEngineKind.MASK).to(100);
            fresh.save(directory.resolve("set"));
            GrundySequence resumed = GrundySequence.of(game).resume(directory.resolve("set"));
            assertArrayEquals(fresh.values(0, 900), resumed.values(0, 900));
        }
    }

    @Test
    void everyChangedByteIsDetected() throws IOException {
        Path file = saved(OFFICERS, 700);
        byte[] good = Files.readAllBytes(file);
        for (int at = 0; at < good.length; at++) {
            byte[] broken = good.clone();
            broken[at] ^= 4;
            Files.write(file, broken);
            GrundySequence sequence = GrundySequence.of(OFFICERS).to(50);
            assertThrows(CheckpointException.class, () -> sequence.resume(file), "byte " + at);
            assertEquals(50, sequence.computed());
            assertArrayEquals(broken, Files.readAllBytes(file));
        }
    }

    @Test
    void filesThatAreTooShortOrTooLongAreRejected() throws IOException {
        Path file = saved(OFFICERS, 700);
        byte[] good = Files.readAllBytes(file);
        for (int length : new int[] {0, 1, 20, 40, good.length - 1, good.length + 1}) {
            Files.write(file, Arrays.copyOf(good, length));
            assertThrows(
                    CheckpointException.class, () -> GrundySequence.of(OFFICERS).resume(file), "length " + length);
        }
    }

    @Test
    void aFileOfAnotherGameIsRejectedByItsIdentity() throws IOException {
        Path file = saved(CodeGame.of("0.07"), 150);
        CheckpointException refused = assertThrows(
                CheckpointException.class, () -> GrundySequence.of(OFFICERS).resume(file));
        assertTrue(refused.getMessage().contains("\"code 0.07\", not to \"code 0.6\""), refused.getMessage());
    }

    @Test
    void valuesThatContradictTheRulesAreRejected() throws IOException {
        Path file = saved(HeapGame.of("odd", (heap, out) -> TakingGame.of(1, 3).options(heap, out)), 300);
        HeapGame sameName =
                HeapGame.of("odd", (heap, out) -> TakingGame.of(1, 4).options(heap, out));
        CheckpointException refused = assertThrows(
                CheckpointException.class, () -> GrundySequence.of(sameName).resume(file));
        assertTrue(refused.getMessage().contains("and by the rules it is"), refused.getMessage());
    }

    /** In the files a character beyond 16 bits takes six bytes, and the character 0 takes two. */
    @ParameterizedTest
    @CsvSource({"'x', 70000", "'\uD83D\uDE00', 16000", "'\0', 40000"})
    void aNameHasAnyLength(String part, int parts) throws IOException {
        String name = part.repeat(parts);
        HeapGame game = HeapGame.of(name, (heap, out) -> TakingGame.of(1, 3).options(heap, out));
        Path file = saved(game, 300);
        assertEquals(300, GrundySequence.of(game).resume(file).computed());
        HeapGame other = HeapGame.of(name + "y", game);
        String refusal = assertThrows(
                        CheckpointException.class,
                        () -> GrundySequence.of(other).resume(file))
                .getMessage();
        assertTrue(refusal.contains(" belongs to ") && refusal.length() < 5000, refusal);
    }

    @Test
    void anOlderCheckpointIsReplacedAsAWhole() throws IOException {
        Path file = saved(OFFICERS, 300);
        GrundySequence.of(OFFICERS).resume(file).to(600).save(file);
        assertEquals(600, GrundySequence.of(OFFICERS).resume(file).computed());
        try (var files = Files.list(directory)) {
            assertEquals(1, files.count());
        }
    }
}
