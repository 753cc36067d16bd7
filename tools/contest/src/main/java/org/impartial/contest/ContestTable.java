package org.impartial.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.Scores.ProblemResult;
import org.impartial.solve.Strategy;

/** The report of a contest as text: wrong answers, scores, and solved problems by class of difficulty. */
record ContestTable(Scores scores, Optional<String> baseline) {
    private static final int MOST_BAD = 20;
    private static final int LONGEST = 300;
    private static final int WIDTH = 80;

    String text(List<String> machines, Optional<String> jars) {
        StringBuilder text = new StringBuilder();
        MachineLines.of(machines).forEach(machine -> text.append(machine).append('\n'));
        bad(scores.runs(), jars.map(names -> " --classpath " + names).orElse(""))
                .forEach(line -> text.append(line).append('\n'));
        text.append(grid(standings())).append('\n').append(grid(classes()));
        return text.append("""

                A position is a value that was computed, or an entry of a table; work is
                positions and options together, where the engine counts options. PAR2 is the
                mean over all problems, unsolved ones counted at twice the limit. The best is
                the least work of the other strategies on each problem.
                """).toString();
    }

    /** Returns the wrong, disputed and failed runs, each problem once for each strategy. */
    private static List<String> bad(List<ContestRun> runs, String options) {
        List<String> lines = new ArrayList<>();
        for (End end : List.of(End.WRONG, End.DISPUTED, End.FAILED)) {
            TreeSet<String> seen = new TreeSet<>();
            for (ContestRun run : runs) {
                String where = run.strategy() + " on " + run.problem().id();
                if (run.end() == end && seen.add(where) && seen.size() <= MOST_BAD) {
                    lines.add(end + " " + where + ": " + shortened(run.detail()));
                    Optional<String> request =
                            run.problem().request(run.strategy()).filter(line -> isNamed(run.strategy()));
                    String command = "' | impartial solve --jsonl" + options;
                    request.ifPresent(line -> lines.add("    repeat: printf '%s\\n' '" + line + command));
                }
            }
            if (seen.size() > MOST_BAD) {
                lines.add(end + ": and " + (seen.size() - MOST_BAD) + " more");
            }
        }
        return lines;
    }

    /** Returns whether a command finds the strategy by its name; those of programs and of older runs it does not. */
    private static boolean isNamed(String strategy) {
        try {
            return Strategy.named(strategy).name().equals(strategy);
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    private record ScoreColumn(String title, Function<Standing, Object> cell) {
        List<String> cells(List<Standing> standings) {
            Stream<String> below = standings.stream().map(one -> String.valueOf(cell.apply(one)));
            return Stream.concat(Stream.of(title), below).toList();
        }
    }

    private static int width(List<String> column) {
        return column.stream().mapToInt(String::length).max().orElse(0);
    }

    private List<ScoreColumn> standings() {
        List<ScoreColumn> columns = new ArrayList<>(List.of(
                new ScoreColumn("strategy", Standing::strategy),
                new ScoreColumn("wrong", Standing::wrong),
                new ScoreColumn("disputed", Standing::disputed),
                new ScoreColumn("solved", one -> one.solved() + "/" + one.problems()),
                new ScoreColumn("alone", Standing::alone),
                new ScoreColumn("over", Standing::over),
                new ScoreColumn("declined", Standing::declined),
                new ScoreColumn("failed", Standing::failed),
                new ScoreColumn("PAR2 s", one -> decimals(one.par2Seconds(), 3)),
                new ScoreColumn("PAR2 positions", one -> decimals(one.par2Positions(), 0))));
        baseline.ifPresent(name -> {
            columns.add(new ScoreColumn(
                    "work/" + name, one -> times(one.againstBaseline().mean())));
            columns.add(new ScoreColumn("on", one -> one.againstBaseline().problems()));
        });
        columns.addAll(List.of(
                new ScoreColumn("is best", one -> String.format(Locale.ROOT, "%.0f%%", 100 * one.best())),
                new ScoreColumn("work/best", one -> times(one.againstBest().mean())),
                new ScoreColumn("on", one -> one.againstBest().problems()),
                new ScoreColumn("worst", one -> times(one.againstBest().worst())),
                new ScoreColumn("there", one -> one.againstBest().worstProblem())));
        return columns;
    }

    private List<ScoreColumn> classes() {
        Map<String, List<List<ProblemResult>>> classes =
                new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
        scores.problems().forEach((key, results) -> {
            String difficulty = key.problem().difficulty();
            classes.computeIfAbsent(difficulty, name -> new ArrayList<>()).add(results);
        });
        List<ScoreColumn> columns = new ArrayList<>(List.of(new ScoreColumn("solved", Standing::strategy)));
        classes.forEach((name, problems) -> columns.add(new ScoreColumn(
                name + " of " + problems.size(),
                standing -> problems.stream()
                        .filter(results -> solved(results, standing.strategy()))
                        .count())));
        return columns;
    }

    private static boolean solved(List<ProblemResult> results, String strategy) {
        return results.stream().anyMatch(one -> one.strategy().equals(strategy) && one.good());
    }

    static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 100 ? "%.2f" : "%,.0f", ratio);
    }

    private static String decimals(OptionalDouble number, int digits) {
        return number.isEmpty() ? "-" : String.format(Locale.ROOT, "%,." + digits + "f", number.getAsDouble());
    }

    /** Returns aligned columns; those beyond the width follow in a further table with the first one. */
    private String grid(List<ScoreColumn> columns) {
        List<Standing> standings = scores.standings(baseline);
        List<List<String>> cells =
                columns.stream().map(column -> column.cells(standings)).toList();
        int[] widths = cells.stream().mapToInt(ContestTable::width).toArray();
        StringBuilder text = new StringBuilder();
        for (int first = 1; first < widths.length; ) {
            int end = first + 1;
            int width = widths[0] + 2 + widths[first];
            while (end < widths.length && width + 2 + widths[end] <= WIDTH) {
                width += 2 + widths[end];
                end++;
            }
            text.append(first == 1 ? "" : "\n");
            for (int row = 0; row <= standings.size(); row++) {
                String name = cells.get(0).get(row);
                text.append(name).append(" ".repeat(widths[0] - name.length()));
                for (int i = first; i < end; i++) {
                    String cell = cells.get(i).get(row);
                    text.append(" ".repeat(2 + widths[i] - cell.length())).append(cell);
                }
                text.append('\n');
            }
            first = end;
        }
        return text.toString();
    }
}
