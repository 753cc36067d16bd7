package org.impartial.solve;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.meter.Cost;
import org.impartial.solve.Solver.Comparison;
import org.impartial.solve.Solver.Comparison.Row;

/**
 * Writes a comparison as text: a contradiction if there is one, a line for each strategy, and the reasons why some did
 * not answer.
 */
final class ComparisonTable {
    private static final List<String> TITLES =
            List.of("strategy", "status", "outcome", "Grundy", "positions", "options", "seconds");

    private ComparisonTable() {}

    static String text(Comparison comparison) {
        List<List<String>> rows = new ArrayList<>(List.of(TITLES));
        comparison.rows().forEach(row -> rows.add(row(row)));
        StringBuilder text = new StringBuilder(comparison.agree() ? "" : contradiction(comparison));
        rows.forEach(row -> text.append(line(row, rows)).append('\n'));
        comparison.rows().stream()
                .flatMap(ComparisonTable::remarks)
                .distinct()
                .forEach(remark -> text.append(remark).append('\n'));
        return text.toString().stripTrailing();
    }

    /** Returns the contradicting answers with their strategies. */
    private static String contradiction(Comparison comparison) {
        Map<String, List<String>> says = new LinkedHashMap<>();
        for (Row row : comparison.rows()) {
            row.solved()
                    .ifPresent(answer -> says.computeIfAbsent(said(answer), key -> new ArrayList<>())
                            .add(row.strategy()));
        }
        return "The answers contradict each other: "
                + says.entrySet().stream()
                        .map(group -> String.join(", ", group.getValue()) + " answered " + group.getKey())
                        .collect(Collectors.joining("; "))
                + ".\n";
    }

    private static String said(Analysis answer) {
        OptionalLong value = answer.knownGrundy();
        return answer.outcome() + (value.isPresent() ? " with value " + value.getAsLong() : "");
    }

    private static Stream<String> remarks(Row row) {
        Stream<String> message = row.analysis().map(Analysis::message).stream();
        return Stream.concat(
                        message,
                        Stream.of(row.fault())
                                .filter(fault -> !fault.isEmpty())
                                .map(fault -> row.strategy() + ": " + fault))
                .filter(remark -> !remark.isEmpty());
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

    private static List<String> row(Row row) {
        Optional<Analysis> solved = row.solved();
        Cost cost = row.cost();
        return List.of(
                row.strategy(),
                row.analysis().map(answer -> answer.status().name()).orElse("FAILED"),
                solved.map(answer -> answer.outcome().name()).orElse(""),
                solved.map(Analysis::knownGrundy)
                        .filter(OptionalLong::isPresent)
                        .map(value -> Long.toString(value.getAsLong()))
                        .orElse(""),
                Long.toString(cost.positions()),
                Long.toString(cost.options()),
                String.format(Locale.ROOT, "%.3f", cost.time().toNanos() / 1e9));
    }
}
