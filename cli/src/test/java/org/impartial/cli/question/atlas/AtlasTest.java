package org.impartial.cli.question.atlas;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.impartial.core.engine.sequence.GrundySequence;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of octal games: its classes, its rows, and what a stop leaves of it. */
class AtlasTest {

    private static Atlas atlas(Path directory) {
        return new Atlas(directory, Duration.ofSeconds(20), 100_000, 1000);
    }

    private static long[] values(String code, int heaps) {
        HeapGame game = (HeapGame)
                GameLibrary.installed().ruleset("octal[" + code + "]").games().get(0);
        return GrundySequence.of(game).to(heaps).values(0, heaps);
    }

    @Test
    void patternsStandForAllTheirCodes() {
        assertEquals(512, AtlasCodes.of("0.???").size());
        assertEquals(8, AtlasCodes.of("4.?7").size());
        assertThrows(NotationException.class, () -> AtlasCodes.of("0.8"));
        assertThrows(NotationException.class, () -> AtlasCodes.of("0.?????????"));
    }

    /** Every class of three digits has one sequence; more than a few classes have more than one code. */
    @Test
    void codesOfOneClassHaveTheSameValues() {
        Map<String, long[]> first = new TreeMap<>();
        for (BreakingCode code : AtlasCodes.of("0.???")) {
            String representative = AtlasCodes.representative(code);
            long[] values = values(code.toString(), 80);
            assertArrayEquals(values, first.computeIfAbsent(representative, c -> values), code::toString);
            assertArrayEquals(values, values(representative, 80), code + " and " + representative);
        }
        assertTrue(first.size() < 420, () -> first.size() + " classes");
    }

    /** Their first 519 values are the same, and the next are not. */
    @Test
    void codesThatPartLateAreKeptApart() {
        assertNotEquals(
                AtlasCodes.representative(BreakingCode.parse("0.161")),
                AtlasCodes.representative(BreakingCode.parse("0.36")));
    }

    @Test
    void knownRowsAreSortedAndWritten(@TempDir Path directory) throws IOException {
        List<AtlasRow> rows = atlas(directory).fill(AtlasCodes.of("0.?7"), 2, (done, all) -> {});
        AtlasRow kayles = rows.stream()
                .filter(row -> row.code().equals("0.77"))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of("proved", 12L, 71L), List.of(kayles.status(), kayles.period(), kayles.preperiod()));
        List<String> codes = rows.stream().map(AtlasRow::code).toList();
        assertEquals(codes.stream().sorted().toList(), codes);
        List<String> lines = Files.readAllLines(directory.resolve("atlas.csv"));
        assertEquals(AtlasRow.HEADER, lines.get(0));
        assertEquals(rows, lines.stream().skip(1).map(AtlasRow::read).toList());
        assertTrue(Files.exists(directory.resolve("certificates").resolve("0.77.period.gz")));
    }

    /** A cut line is computed again, and a whole one is not: its time stays what it was made. */
    @Test
    void aStopGoesOn(@TempDir Path directory) throws IOException {
        atlas(directory).fill(AtlasCodes.of("0.?7"), 2, (done, all) -> {});
        Path classes = directory.resolve("classes.csv");
        List<String> lines = new ArrayList<>(Files.readAllLines(classes));
        String marked = lines.get(1).substring(0, lines.get(1).lastIndexOf(',')) + ",123456";
        lines.set(1, marked);
        String cut = String.join("\n", lines);
        Files.writeString(classes, cut.substring(0, cut.length() - 5));
        List<Integer> finished = new ArrayList<>();
        List<AtlasRow> rows = atlas(directory).fill(AtlasCodes.of("0.?7"), 1, (done, all) -> finished.add(done));
        assertEquals(1, finished.size());
        assertEquals(8, rows.size());
        assertTrue(rows.stream().anyMatch(row -> row.millis() == 123456));
    }

    @Test
    void aRowThatIsNoneIsRefused() {
        assertThrows(NotationException.class, () -> AtlasRow.read("0.77,0.77,proved,12"));
        assertThrows(NotationException.class, () -> AtlasRow.read("0.77,0.77,proved,x,71,84,9,1,t,3"));
    }

    /** Longest periods of three digits that need no long run. */
    @Tag("thorough")
    @Test
    void threeDigits(@TempDir Path directory) throws IOException {
        List<AtlasRow> rows = new Atlas(directory, Duration.ofSeconds(20), 1_000_000, 0)
                .fill(AtlasCodes.of("0.15?"), 2, (done, all) -> {});
        AtlasRow row =
                rows.stream().filter(r -> r.code().equals("0.156")).findFirst().orElseThrow();
        assertEquals(List.of(349L, 3479L), List.of(row.period(), row.preperiod()));
    }
}
