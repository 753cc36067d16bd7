package org.impartial.contest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.impartial.contest.ContestRun.End;
import org.impartial.contest.Scores.ProblemKey;
import org.impartial.contest.Scores.ProblemResult;

/** The report of a contest as text: wrong answers, scores, and solved problems by class of difficulty. */
record ContestTable(Scores scores, Optional<String> baseline) {
    private static final int MOST_BAD = 20;
    private static final int LONGEST = 300;
    private static final int WIDTH = 80;

    String text(List<ContestRun> runs, List<String> machines, Optional<String> jars) {
        StringBuilder text = new StringBuilder();
        MachineLines.of(machines).forEach(machine -> text.append(machine).append('\n'));
        bad(runs, jars.map(names -> " --classpath " + names).orElse(""))
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
                if (run.end() == end
                        && seen.add(run.strategy() + "\n" + run.problem().id())
                        && seen.size() <= MOST_BAD) {
                    lines.add(
                            end + " " + run.strategy() + " on " + run.problem().id() + ": " + shortened(run.detail()));
                    run.problem()
                            .request(run.strategy())
                            .ifPresent(request -> lines.add("    repeat: printf '%s\\n' '" + request
                                    + "' | impartial solve --jsonl" + options));
                }
            }
            if (seen.size() > MOST_BAD) {
                lines.add(end + ": and " + (seen.size() - MOST_BAD) + " more");
            }
        }
        return lines;
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...";
    }

    private List<List<String>> standings() {
        List<List<String>> rows = new ArrayList<>();
        List<String> titles = new ArrayList<>(List.of(
                "strategy",
                "wrong",
                "disputed",
                "solved",
                "alone",
                "over",
                "declined",
                "failed",
                "PAR2 s",
                "PAR2 positions"));
        baseline.ifPresent(name -> titles.addAll(List.of("work/" + name, "on")));
        titles.addAll(List.of("is best", "work/best", "on", "worst", "there"));
        rows.add(titles);
        for (Standing one : scores.standings(baseline)) {
            List<String> row = new ArrayList<>(List.of(
                    one.strategy(),
                    count(one.wrong()),
                    count(one.disputed()),
                    one.solved() + "/" + one.problems(),
                    count(one.alone()),
                    count(one.over()),
                    count(one.declined()),
                    count(one.failed()),
                    decimals(one.par2Seconds(), 3),
                    decimals(one.par2Positions(), 0)));
            if (baseline.isPresent()) {
                row.addAll(List.of(
                        times(one.againstBaseline().mean()),
                        count(one.againstBaseline().problems())));
            }
            row.addAll(List.of(
                    String.format(Locale.ROOT, "%.0f%%", 100 * one.best()),
                    times(one.againstBest().mean()),
                    count(one.againstBest().problems()),
                    times(one.againstBest().worst()),
                    one.againstBest().worstProblem()));
            rows.add(row);
        }
        return rows;
    }

    private List<List<String>> classes() {
        TreeSet<String> classes =
                new TreeSet<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
        scores.problems().keySet().forEach(key -> classes.add(key.problem().difficulty()));
        List<String> titles = new ArrayList<>(List.of("solved"));
        for (String name : classes) {
            titles.add(name + " of " + of(name).count());
        }
        List<List<String>> rows = new ArrayList<>(List.of(titles));
        for (Standing standing : scores.standings(baseline)) {
            List<String> row = new ArrayList<>(List.of(standing.strategy()));
            for (String name : classes) {
                row.add(Long.toString(of(name).filter(problem -> problem.getValue().stream()
                                .anyMatch(one -> one.strategy().equals(standing.strategy()) && one.good()))
                        .count()));
            }
            rows.add(row);
        }
        return rows;
    }

    private Stream<Map.Entry<ProblemKey, List<ProblemResult>>> of(String difficulty) {
        return scores.problems().entrySet().stream()
                .filter(entry -> entry.getKey().problem().difficulty().equals(difficulty));
    }

    private static String count(int number) {
        return Integer.toString(number);
    }

    static String times(double ratio) {
        return String.format(Locale.ROOT, ratio < 100 ? "%.2f" : "%,.0f", ratio);
    }

    private static String decimals(OptionalDouble number, int digits) {
        return number.isEmpty() ? "-" : String.format(Locale.ROOT, "%,." + digits + "f", number.getAsDouble());
    }

    /**
     * Returns rows with aligned columns, the first one left-aligned, the others right-aligned. Columns that would make
     * lines too long follow in a further table, with the first column again.
     */
    private static String grid(List<List<String>> rows) {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder();
        for (int first = 1; first < columns; ) {
            int end = first + 1;
            int width = widths[0] + 2 + widths[first];
            while (end < columns && width + 2 + widths[end] <= WIDTH) {
                width += 2 + widths[end];
                end++;
            }
            text.append(first == 1 ? "" : "\n");
            for (List<String> row : rows) {
                text.append(row.get(0)).append(" ".repeat(widths[0] - row.get(0).length()));
                for (int i = first; i < end; i++) {
                    text.append(" ".repeat(2 + widths[i] - row.get(i).length())).append(row.get(i));
                }
                text.append('\n');
            }
            first = end;
        }
        return text.toString();
    }
}
