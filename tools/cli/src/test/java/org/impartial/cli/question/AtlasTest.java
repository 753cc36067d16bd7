package org.impartial.cli.question;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The table of octal games: its classes, its rows, and what a stop leaves of it. */
class AtlasTest {

    private static Atlas atlas(Path directory) {
        return new Atlas(directory, Duration.ofSeconds(20), 5_000, 1000);
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

    @Test
    void anotherTableIsLeftAsItIs(@TempDir Path folder) throws IOException {
        Path classes = folder.resolve("classes.csv");
        for (String text : List.of("name,mark\nAda,1\nBob,2", "", AtlasRow.HEADER + "\na,b\nc")) {
            assertLeft(classes, text);
        }
        Files.delete(classes);
        assertLeft(folder.resolve("atlas.csv"), "name,mark\nAda,1\nBob,2");
        assertTrue(Files.notExists(classes));
    }

    private static void assertLeft(Path file, String text) throws IOException {
        Files.writeString(file, text);
        Path folder = Objects.requireNonNull(file.getParent());
        NotationException refused = assertThrows(
                NotationException.class, () -> atlas(folder).fill(AtlasCodes.of("0.07"), 1, (done, all) -> {}));
        assertTrue(String.valueOf(refused.getMessage()).startsWith(file.toString()), refused::getMessage);
        assertEquals(text, Files.readString(file));
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

    /** Heaps before the first of a class may belong to its period, which a longer run has proved. */
    @Test
    void aShorterRunKeepsTheRows(@TempDir Path directory) throws IOException {
        List<BreakingCode> codes =
                Stream.of("0.02", "0.03", "0.004").map(BreakingCode::parse).toList();
        List<AtlasRow> rows = atlas(directory).fill(codes, 1, (done, all) -> {});
        assertEquals(rows, new Atlas(directory, Duration.ofSeconds(20), 1, 0).fill(codes, 1, (done, all) -> {}));
    }

    @Test
    void aRowThatIsNoneIsRefused() {
        assertThrows(NotationException.class, () -> AtlasRow.read("0.77,0.77,0,proved,12"));
        assertThrows(NotationException.class, () -> AtlasRow.read("0.77,0.77,0,proved,x,71,84,9,1,t,3"));
    }

    /** What is published of three digits, where short tables prove it; every fifth code, or all. */
    @Test
    void knownPeriodsComeOutAgain(@TempDir Path directory) throws IOException {
        List<String> known = known(0, 10_000);
        assertEquals(690, known.size());
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 5;
        List<String> some = IntStream.range(0, known.size())
                .filter(i -> i % step == 0)
                .mapToObj(known::get)
                .toList();
        assertComesOut(some, new Atlas(directory, Duration.ofSeconds(60), 40_000, 0));
    }

    /** The others but eleven, whose tables have more than 200,000,000 values. */
    @Tag("thorough")
    @Test
    void knownPeriodsOfLongTablesComeOutAgain(@TempDir Path directory) throws IOException {
        List<String> known = known(10_000, 100_000_000);
        assertEquals(8, known.size());
        assertComesOut(known, new Atlas(directory, Duration.ofMinutes(20), 16_000_000, 0));
    }

    /** Rows as the resource has them: a code, its preperiod and its period, of which the sum is in a range. */
    private static List<String> known(long from, long to) throws IOException {
        try (InputStream in = Objects.requireNonNull(AtlasTest.class.getResourceAsStream("/atlas/known-periods.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .filter(line -> {
                        String[] words = line.split(" ", -1);
                        long sum = Long.parseLong(words[1]) + Long.parseLong(words[2]);
                        return sum >= from && sum < to;
                    })
                    .toList();
        }
    }

    private static void assertComesOut(List<String> known, Atlas atlas) throws IOException {
        List<BreakingCode> codes = known.stream()
                .map(line -> BreakingCode.parse(line.split(" ", -1)[0]))
                .toList();
        List<String> rows = atlas.fill(codes, 1, (done, all) -> {}).stream()
                .map(row -> row.code() + " " + row.preperiod() + " " + row.period())
                .toList();
        assertEquals(known, rows);
    }

    /** A heap of a code is a smaller heap of the code that stands for its class, with the same value. */
    @Test
    void cousinsHaveShiftedValues() {
        for (String pattern : List.of("0.???", "4.???")) {
            for (BreakingCode code : AtlasCodes.of(pattern)) {
                AtlasClass of = AtlasClass.of(code);
                long[] values = values(code.toString(), 60);
                long[] cousins = values(of.code().toString(), 60);
                for (int heap = 0; heap < 60; heap++) {
                    long expected = heap < of.shift() ? 0 : cousins[heap - of.shift()];
                    assertEquals(expected, values[heap], code + " " + heap);
                }
            }
        }
        assertEquals("0.137", AtlasClass.of(BreakingCode.parse("0.07")).code().toString());
        assertEquals(
                List.of(292, 280),
                Stream.of("0.???", "4.???")
                        .map(AtlasCodes::of)
                        .map(AtlasCodes::classes)
                        .map(List::size)
                        .toList());
    }

    /** A class without a period is taken up again by a run that has more time, and one with a period is not. */
    @Test
    void moreTimeTakesUpWhatIsOpen(@TempDir Path directory) throws IOException {
        List<BreakingCode> codes = AtlasCodes.of("0.15?");
        new Atlas(directory, Duration.ofSeconds(20), 1000, 0).fill(codes, 1, (done, all) -> {});
        List<Integer> taken = new ArrayList<>();
        List<AtlasRow> rows =
                new Atlas(directory, Duration.ofSeconds(20), 10_000, 0).fill(codes, 1, (done, all) -> taken.add(all));
        AtlasRow row =
                rows.stream().filter(r -> r.code().equals("0.156")).findFirst().orElseThrow();
        assertEquals(List.of(349L, 3479L), List.of(row.period(), row.preperiod()));
        assertEquals(List.of(1), taken);
    }

    /** The quotient of Kayles has 40 elements, 9 of them P. */
    @Test
    void ordersOfMisereQuotientsStandBeside(@TempDir Path directory) throws IOException {
        List<BreakingCode> codes = List.of(BreakingCode.parse("0.77"), BreakingCode.parse("0.23"));
        List<AtlasQuotients.QuotientRow> rows =
                new AtlasQuotients(directory, Duration.ofSeconds(60), 100_000).fill(codes, 1, (done, all) -> {});
        AtlasQuotients.QuotientRow kayles = rows.get(1);
        assertEquals(List.of("0.77", "final"), List.of(kayles.code(), kayles.status()));
        assertEquals(List.of(40, 9), List.of(kayles.order(), kayles.portion()));
        assertTrue(Files.exists(directory.resolve("certificates").resolve("0.77.quotient.gz")));
        List<Integer> again = new ArrayList<>();
        assertEquals(
                rows,
                new AtlasQuotients(directory, Duration.ofSeconds(60), 0)
                        .fill(codes, 1, (done, all) -> again.add(done)));
        assertEquals(List.of(), again);
        assertThrows(NotationException.class, () -> AtlasQuotients.QuotientRow.read("0.77,final,x,9,60,3"));
    }

    /** The table in the documents has all codes of four digits, and what it states of short periods comes out again. */
    @Test
    void theCommittedTableComesOutAgain(@TempDir Path directory) throws IOException {
        Path file = Path.of("").toAbsolutePath().getParent().getParent().resolve("docs/atlas/octal-four-digits.csv");
        List<String> lines = Files.readAllLines(file);
        assertEquals(AtlasRow.HEADER, lines.get(0));
        List<AtlasRow> rows = lines.stream().skip(1).map(AtlasRow::read).toList();
        assertEquals(
                Stream.of("0.????", "4.????")
                        .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                        .map(BreakingCode::toString)
                        .sorted()
                        .toList(),
                rows.stream().map(AtlasRow::code).toList());
        List<AtlasRow> some = IntStream.range(0, rows.size())
                .filter(i -> i % 29 == 0)
                .mapToObj(rows::get)
                .filter(row -> row.proved() && row.preperiod() + row.period() < 1000)
                .toList();
        List<BreakingCode> codes =
                some.stream().map(row -> BreakingCode.parse(row.code())).toList();
        List<AtlasRow> again = new Atlas(directory, Duration.ofSeconds(60), 40_000, 0).fill(codes, 1, (d, a) -> {});
        assertTrue(some.size() > 100);
        assertEquals(
                some.stream().map(AtlasTest::withoutTime).toList(),
                again.stream().map(AtlasTest::withoutTime).toList());
        Map<String, AtlasRow> byCode = new TreeMap<>();
        rows.forEach(row -> byCode.put(row.code(), row));
        for (String line : known(0, Long.MAX_VALUE)) {
            AtlasRow row = byCode.get(line.split(" ", -1)[0]);
            assertTrue(!row.proved() || line.equals(row.code() + " " + row.preperiod() + " " + row.period()), line);
        }
    }

    /** The table of misère orders in the documents has a row for each class, and final quotients that were soon found come out again. */
    @Test
    void theCommittedOrdersOfQuotientsComeOutAgain(@TempDir Path directory) throws IOException {
        Path file =
                Path.of("").toAbsolutePath().getParent().getParent().resolve("docs/atlas/octal-four-digits-misere.csv");
        List<String> lines = Files.readAllLines(file);
        assertEquals(AtlasQuotients.QuotientRow.HEADER, lines.get(0));
        List<AtlasQuotients.QuotientRow> rows =
                lines.stream().skip(1).map(AtlasQuotients.QuotientRow::read).toList();
        List<BreakingCode> codes = Stream.of("0.????", "4.????")
                .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                .toList();
        assertEquals(
                AtlasCodes.classes(codes).stream().sorted().toList(),
                rows.stream().map(AtlasQuotients.QuotientRow::code).toList());
        List<AtlasQuotients.QuotientRow> soon = rows.stream()
                .filter(row -> row.status().equals("final") && row.millis() < 50)
                .toList();
        List<AtlasQuotients.QuotientRow> some = IntStream.range(0, soon.size())
                .filter(i -> i % 17 == 0)
                .mapToObj(soon::get)
                .toList();
        assertTrue(some.size() > 20, () -> some.size() + " rows");
        List<AtlasQuotients.QuotientRow> again = new AtlasQuotients(directory, Duration.ofSeconds(60), 0)
                .fill(some.stream().map(row -> BreakingCode.parse(row.code())).toList(), 1, (done, all) -> {});
        assertEquals(
                some.stream().map(AtlasTest::withoutTime).toList(),
                again.stream().map(AtlasTest::withoutTime).toList());
    }

    private static String withoutTime(ClassTable.ClassRow row) {
        return row.csv().substring(0, row.csv().lastIndexOf(','));
    }
}
