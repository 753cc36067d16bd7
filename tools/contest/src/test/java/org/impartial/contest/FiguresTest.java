package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/**
 * The work of the strategies of the library on small problems is compared with a committed list, so that every change
 * of it is deliberate. The numbers of positions and options are compared, which are the same on every machine; times
 * are not. After a deliberate change, {@code -Dimpartial.figures=write} rewrites the list.
 */
class FiguresTest {
    private static final Path LIST = Path.of("src/test/resources/figures.txt");
    private static final Budget BUDGET = Budget.positions(20_000).holding(1 << 30);
    private static final int LARGEST = 1000;
    private static final int EACH = 6;

    @Test
    void theWorkIsAsItWas() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String set : Problems.names()) {
            List<ContestProblem> small = Problems.named(set).list().stream()
                    .filter(problem -> problem.size().orElse(LARGEST) < LARGEST)
                    .limit(EACH)
                    .toList();
            Contest.of(Problems.of(small))
                    .strategies(Strategy.auto(), Strategy.claims(), Strategy.search(), Strategy.nimberSearch())
                    .within(BUDGET)
                    .warmUp(false)
                    .run()
                    .runs()
                    .forEach(run -> lines.add(run.problem().id() + " " + run.strategy() + " " + run.end() + " "
                            + run.cost().positions() + " " + run.cost().options()));
        }
        lines.sort(null);
        assertTrue(lines.size() > 100, lines.size() + " runs");
        if ("write".equals(System.getProperty("impartial.figures"))) {
            Files.createDirectories(LIST.getParent());
            Files.write(LIST, lines);
        }
        assertEquals(
                Files.readString(LIST),
                String.join("\n", lines) + "\n",
                "the work has changed; if that is meant, write the list anew with -Dimpartial.figures=write");
    }
}
