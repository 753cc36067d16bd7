package org.impartial.games.entail;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.games.Games;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.Certificates;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Top Entails against its published values, search, and play of whole sums. */
class TopEntailsTest {
    private static final String PUBLISHED =
            "L 0 L 1 0 2 1 3 0 1 3 4 0 3 4 2 5 1 6 2 0 3 2 7 3 1 7 3 4 2 0 8 1 5 0 1 4 7 10 1"
                    + " 6 2 9 3 0 5 3 4 2 11 3 2 5 3 6 5 0 6 1 5";
    private static final TopEntails GAME = new TopEntails();

    private static int[] table(int to) {
        return GAME.values(to, Meter.unlimited());
    }

    private static List<Integer> loony(int[] values) {
        return IntStream.range(0, values.length)
                .filter(stack -> values[stack] == Tabled.LOONY)
                .boxed()
                .toList();
    }

    @Test
    void publishedValues() {
        int[] expected = Arrays.stream(PUBLISHED.split(" "))
                .mapToInt(value -> value.equals("L") ? Tabled.LOONY : Integer.parseInt(value))
                .toArray();
        assertArrayEquals(expected, Arrays.copyOfRange(table(61), 1, 61));
    }

    @Test
    void severalStacksAreASum() {
        NotatedPosition list = Games.library().read("top-entails 5 8");
        NotatedPosition sum = Games.library().read("top-entails 5 + top-entails 8");
        assertEquals(sum.position(), list.position());
        list.position().moves().forEach(move -> {
            assertEquals(move, list.move(list.write(move)));
            assertEquals(move.result(), list.after(move).position());
        });
        assertEquals(
                "top-entails entailed 4",
                Games.library().read("top-entails entailed 4").position().toString());
    }

    /** More than one batch, so that pairs within a batch and below it are both needed. */
    @Test
    void theTableAgreesWithSearch() {
        int[] values = table(600);
        Solver solver = Solver.normal();
        for (int stack = 0; stack < values.length; stack += stack < 60 ? 1 : 77) {
            Analysis analysis = solver.analyse(GAME.at((long) stack));
            assertEquals(values[stack], analysis.grundy().orElse(Tabled.LOONY), "stack " + stack);
        }
    }

    @Test
    void fourLoonyStacksAndTheGreatestValueOfTheFirstThreeThousand() {
        int[] values = table(3000);
        assertEquals(List.of(1, 3, 2403, 2505), loony(values));
        assertEquals(73, Arrays.stream(values).max().orElseThrow());
        assertEquals(73, values[2993]);
    }

    /** Whatever the length at which a table is continued, also within a batch, and beside pairs of loony stacks. */
    @Test
    void aTableContinuesFromValues() {
        int[] values = table(2600);
        for (int length : new int[] {0, 1, 2, 3, 4, 5, 6, 7, 255, 256, 257, 600, 1535, 2404, 2405, 2507}) {
            Tabled.StackTable before = GAME.table();
            before.extend(length, Meter.unlimited());
            Tabled.StackTable table = GAME.table();
            table.adopt(Arrays.copyOf(values, length), before.memory());
            assertEquals(length, table.length());
            table.extend(length + 1, Meter.unlimited());
            table.extend(2600, Meter.unlimited());
            assertArrayEquals(values, IntStream.range(0, 2600).map(table::value).toArray(), "from " + length);
        }
    }

    @Tag("thorough")
    @Test
    void theFifthLoonyStack() {
        int[] values = table(34_000);
        assertEquals(List.of(1, 3, 2403, 2505, 33243), loony(values));
        assertEquals(217, values[33_426]);
        assertEquals(217, Arrays.stream(values).max().orElseThrow());
    }

    @Test
    void aTableKeepsItsBudget() {
        Meter meter = new Meter(Budget.positions(1000), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> GAME.values(100_000, meter));
    }

    @Test
    void sumsWithNimHeapsAndKaylesAreThoseOfBruteForce() {
        Random random = new Random(1996);
        Solver solver = Solver.normal();
        for (int i = 0; i < 60; i++) {
            String text = "top-entails " + random.nextInt(8) + " + top-entails "
                    + (random.nextBoolean() ? "" : "entailed ") + random.nextInt(7) + " + nim " + random.nextInt(5)
                    + " + kayles " + random.nextInt(6);
            Position sum = Games.library().read(text).position();
            Outcome expected = new Oracle(2_000_000).outcome(sum, Convention.NORMAL);
            assertEquals(expected, solver.analyse(sum).outcome(), text);
        }
    }

    @Test
    void winningMovesAreMarked() {
        NotatedPosition diagram = Games.library().read("top-entails 3");
        Analysis analysis = Solver.normal().analyse(diagram.position());
        assertEquals(
                List.of("entails 2"),
                analysis.winningMoves().stream().map(diagram::name).toList());
        assertEquals(
                "top-entails entailed 2", diagram.move("entails 2").result().toString());
    }

    @Test
    void certificatesAreReadAndChecked() throws IOException {
        Certificate proof = Solver.normal()
                .prove(Games.library().read("top-entails 20 + top-entails 9").position());
        StringBuilder text = new StringBuilder();
        Certificates.write(proof, text);
        Verdict verdict = verdict(text.toString());
        assertTrue(verdict.accepted(), verdict::reason);
        assertEquals("top-entails 20 + top-entails 9 has the Grundy value 2, by 21 facts", verdict.reason());
    }

    @Test
    void spoiltCertificatesAreRefused() throws IOException {
        StringBuilder written = new StringBuilder();
        Certificates.write(Solver.normal().prove(GAME.at(9L)), written);
        String text = written.toString();
        List<String> lines = text.lines().toList();
        String fact = lines.get(5);
        char digit = fact.charAt(3) == '0' ? '1' : '0';
        String changed = fact.substring(0, 3) + digit + fact.substring(4);
        assertFalse(verdict(text.replace(fact, changed)).accepted());
        assertFalse(verdict(text.replace("value=0", "value=1")).accepted());
        assertFalse(verdict(text.replace(fact + "\n", "").replace("facts=10", "facts=9"))
                .accepted());
    }

    private static Verdict verdict(String text) throws IOException {
        return Certificates.read(new StringReader(text)).check(Meter.unlimited());
    }
}
