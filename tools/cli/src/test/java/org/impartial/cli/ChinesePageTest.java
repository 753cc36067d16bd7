package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The rows of the table in {@code docs/zh/README.md}: a name, a command with its answer, and the same in Java. */
class ChinesePageTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final List<String> IMPORTS = List.of(
            "java.util.List",
            "org.impartial.core.game.graph.FiniteGraph",
            "org.impartial.games.Games",
            "org.impartial.games.graph.Hackenbush",
            "org.impartial.games.heap.*",
            "org.impartial.games.heap.moore.MooreNim",
            "org.impartial.games.heap.queen.Wythoff");

    @TempDir
    private Path work;

    private record Row(String name, List<String> words, String answer, String java) {

        static Row of(String line) {
            String[] cells = line.split(" \\| ", -1);
            String command = cells[2].replace("`", "");
            return new Row(
                    cells[0].substring(2),
                    List.of(ReadmeTest.arguments(command)),
                    cells[3],
                    cells[4].replaceAll("^`|` \\|$", ""));
        }

        boolean isMisere() {
            return words.contains("misere") || words.get(1).startsWith("反");
        }

        /** Returns the words of the position or the game. */
        String subject() {
            return words.stream()
                    .skip(1)
                    .takeWhile(word -> !word.startsWith("--"))
                    .collect(Collectors.joining(" "));
        }

        /** Checks the answer of the command, which is an outcome with a value, or numbers or words that are printed. */
        void checkAnswer() {
            Run run = Run.of(words.toArray(String[]::new));
            assertEquals(0, run.status(), run::err);
            if (!answer.matches("[NP](, G = \\d+)?")) {
                String printed = run.out().replaceAll("(?m)^ *\\d+: ", " ").replaceAll("\\s+", " ");
                assertTrue(printed.contains(answer), printed);
                return;
            }
            Position position = LIBRARY.read(subject()).position();
            Solver solver = Solver.of(isMisere() ? Convention.MISERE : Convention.NORMAL);
            assertEquals(answer.substring(0, 1), solver.outcome(position).toString());
            assertTrue(
                    run.out().lines().findFirst().orElse("").matches(".*\\b" + answer.charAt(0) + "\\b.*"), run.out());
            if (answer.contains("=")) {
                assertEquals(
                        Long.parseLong(answer.replaceAll("\\D", "")),
                        Solver.normal().grundy(position));
            }
        }

        /** Checks that an object of the row in Java is the position, the question or the game of the command. */
        void checkJava(Object made) {
            if (made instanceof Optional<?> survey) {
                assertTrue(survey.isPresent() && LIBRARY.survey(subject()).isPresent());
            } else if (made instanceof ImpartialGame<?> game) {
                assertEquals(LIBRARY.ruleset(subject()).games().get(0), game);
                int[] values =
                        Stream.of(answer.split(" ")).mapToInt(Integer::parseInt).toArray();
                GrundySequence sequence = GrundySequence.of((HeapGame) game).to(values.length);
                assertTrue(IntStream.range(0, values.length).allMatch(i -> sequence.value(i) == values[i]), answer);
            } else {
                Position position = made instanceof Position whole ? whole : null;
                assertEquals(LIBRARY.read(subject()).position(), position);
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> everyRowIsAnswered() throws Exception {
        List<Row> rows = Checkout.text(Checkout.ROOT.resolve("docs/zh/README.md"))
                .lines()
                .filter(line -> line.startsWith("| ") && line.contains("`./impartial "))
                .map(Row::of)
                .toList();
        assertTrue(rows.size() >= 40, () -> rows.size() + " rows");
        List<Object> made = made(rows);
        return IntStream.range(0, rows.size())
                .mapToObj(i -> DynamicTest.dynamicTest(rows.get(i).name(), () -> {
                    rows.get(i).checkAnswer();
                    rows.get(i).checkJava(made.get(i));
                }));
    }

    /** Compiles the Java of all rows as one class, and returns what it makes. */
    private List<Object> made(List<Row> rows) throws IOException, ReflectiveOperationException {
        return Arrays.asList(
                ShownJava.made(work, IMPORTS, rows.stream().map(Row::java).collect(Collectors.joining(",\n"))));
    }
}
