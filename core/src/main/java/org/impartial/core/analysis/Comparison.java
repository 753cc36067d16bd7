package org.impartial.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.impartial.core.analysis.Analysis.Status;

/**
 * The answers of several strategies to one question, side by side.
 *
 * @param answers one for each strategy, in their order
 */
public record Comparison(List<Analysis> answers) {
    private static final List<String> TITLES =
            List.of("strategy", "status", "outcome", "Grundy", "positions", "options", "seconds");

    /**
     * Keeps an immutable copy.
     *
     * @param answers one for each strategy, in their order
     */
    public Comparison {
        answers = List.copyOf(answers);
    }

    /**
     * Whether all that answered say the same of the outcome, and all that know the Grundy value of that.
     *
     * @return false if two answers contradict each other
     */
    public boolean agree() {
        List<Analysis> solved =
                answers.stream().filter(a -> a.status() == Status.SOLVED).toList();
        return solved.stream().map(Analysis::outcome).distinct().count() <= 1
                && solved.stream()
                                .map(Analysis::knownGrundy)
                                .filter(OptionalLong::isPresent)
                                .distinct()
                                .count()
                        <= 1;
    }

    /** A table with a line for each strategy; under it why some did not answer. */
    @Override
    public String toString() {
        List<List<String>> rows = new ArrayList<>(List.of(TITLES));
        answers.forEach(answer -> rows.add(row(answer)));
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = rows.stream()
                        .mapToInt(r -> r.get(column).length())
                        .max()
                        .orElse(0);
                text.append(i == 0 ? "" : "  ")
                        .append(row.get(i))
                        .append(" ".repeat(width - row.get(i).length()));
            }
            while (text.charAt(text.length() - 1) == ' ') {
                text.setLength(text.length() - 1);
            }
            text.append('\n');
        }
        answers.stream()
                .map(Analysis::message)
                .filter(message -> !message.isEmpty())
                .distinct()
                .forEach(message -> text.append(message).append('\n'));
        return text.toString().stripTrailing();
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
