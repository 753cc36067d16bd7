package org.impartial.contest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Strategy;

/**
 * The work of the strategies of the library on small problems: the numbers of positions and options, which are the same
 * on every machine. The main method writes the committed list.
 */
final class Figures {
    static final Path LIST = Path.of("src/test/resources/figures.txt");
    private static final Budget BUDGET = Budget.positions(20_000).holding(1 << 30);
    private static final int LARGEST = 1000;
    private static final int EACH = 6;

    private Figures() {}

    static List<String> lines() {
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
        return lines;
    }

    public static void main(String[] args) throws IOException {
        Files.write(LIST, lines());
    }
}
