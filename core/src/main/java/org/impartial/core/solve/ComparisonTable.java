package org.impartial.core.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.impartial.core.solve.Analysis.Status;

/** The text of a comparison: a line for each strategy, and under them why some did not answer. */
final class ComparisonTable {
    private static final List<String> TITLES =
            List.of("strategy", "status", "outcome", "Grundy", "positions", "options", "seconds");

    private ComparisonTable() {}

    static String text(List<Analysis> answers) {
        List<List<String>> rows = new ArrayList<>(List.of(TITLES));
        answers.forEach(answer -> rows.add(row(answer)));
        StringBuilder text = new StringBuilder();
        rows.forEach(row -> text.append(line(row, rows)).append('\n'));
        answers.stream()
                .map(Analysis::message)
                .filter(message -> !message.isEmpty())
                .distinct()
                .forEach(message -> text.append(message).append('\n'));
        return text.toString().stripTrailing();
    }

    private static String line(List<String> row, List<List<String>> rows) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            int column = i;
            int width =
                    rows.stream().mapToInt(r -> r.get(column).length()).max().orElse(0);
            line.append(i == 0 ? "" : "  ")
                    .append(row.get(i))
                    .append(" ".repeat(width - row.get(i).length()));
        }
        return line.toString().stripTrailing();
    }

    private static List<String> row(Analysis answer) {
        boolean solved = answer.status() == Status.SOLVED;
        return List.of(
                answer.strategy(),
                answer.status().name(),
                solved ? answer.outcome().name() : "",
                solved && answer.knownGrundy().isPresent()
                        ? Long.toString(answer.knownGrundy().getAsLong())
                        : "",
                Long.toString(answer.cost().positions()),
                Long.toString(answer.cost().options()),
                String.format(Locale.ROOT, "%.3f", answer.cost().time().toNanos() / 1e9));
    }
}
