package org.impartial.bench.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints the results of a run of JMH as a Markdown table: times for each item, and ratios to baselines of the run. */
public final class Ratios {
    private final List<Score> scores;

    private Ratios(List<Score> scores) {
        this.scores = scores;
    }

    /** Prints the table of a file that JMH wrote with {@code -rf json}. */
    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            throw new IllegalArgumentException("give the one file that JMH wrote with -rf json");
        }
        List<Score> scores = new ArrayList<>();
        for (JsonNode result : new ObjectMapper().readTree(Path.of(args[0]).toFile())) {
            scores.add(Score.of(result));
        }
        System.out.print(new Ratios(scores).table());
    }

    private String table() {
        StringBuilder table =
                new StringBuilder("| benchmark | parameters | time | | per second | times as fast as |\n");
        table.append("|---|---|---:|---|---:|---|\n");
        for (Score score : scores) {
            double nanos = score.nanos() / score.items();
            String item = score.measured().map(Measured::item).orElse("run");
            table.append("| " + score.name() + " | " + score.shownParameters() + " | " + time(nanos) + error(score));
            table.append(" | a " + item + " | " + rounded(1e9 / nanos) + " | " + ratios(score) + " |\n");
        }
        return table.toString();
    }

    private static String error(Score score) {
        return Double.isNaN(score.error())
                ? ""
                : String.format(Locale.ROOT, " ± %.0f%%", 100 * score.error() / score.nanos());
    }

    private String ratios(Score score) {
        List<String> ratios = new ArrayList<>();
        for (String baseline :
                score.measured().map(Measured::against).orElse("").split(" ", -1)) {
            scores.stream()
                    .filter(other -> other.type().equals(score.type())
                            && other.method().equals(baseline)
                            && other.parameters().equals(score.parameters()))
                    .mapToDouble(other -> other.nanos() / other.items() / (score.nanos() / score.items()))
                    .forEach(times -> ratios.add(baseline + " " + rounded(times)));
        }
        return String.join(", ", ratios);
    }

    static String time(double nanos) {
        String[] units = {"ns", "µs", "ms", "s"};
        int unit = 0;
        double value = nanos;
        while (value >= 1000 && unit < units.length - 1) {
            value /= 1000;
            unit++;
        }
        return rounded(value) + " " + units[unit];
    }

    /** Returns a number with three significant digits. */
    private static String rounded(double value) {
        if (value >= 1e6) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        return String.format(Locale.ROOT, value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%,.0f", value);
    }
}
