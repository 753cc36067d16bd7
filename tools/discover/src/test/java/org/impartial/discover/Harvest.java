package org.impartial.discover;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.proof.Certificates;

/**
 * Tries many small rules on two heaps and keeps the theorems whose set has few states and no description in words: the
 * source of docs/HARVEST.md. Run manually; {@code HarvestTest} tests the table.
 */
final class Harvest {
    private static final int MOST_STATES = 24;
    private static final int MOST_ROWS = 40;
    private static final int SHOWN = 6;
    private static final List<String> BASES = List.of(
            "x'<x; y'<y",
            "x'+1=x; y'+1=y",
            "x'<x & x<=x'+2; y'<y & y<=y'+2",
            "x'<x & x<=x'+3; y'<y & y<=y'+3",
            "x'<x & x>=y; y'<y & y>=x",
            "x'<x & x<=y; y'<y & y<=x",
            "x'<x & 2x'>=x; y'<y & 2y'>=y",
            "x'<x & x'+y>=x; y'<y & y'+x>=y",
            "x'<x; y'+1=y");
    private static final List<String> MORE = List.of(
            "x'<x & y'<y & x+y'=x'+y",
            "x'<x & y'<y & x+y'=x'+y & x<=x'+2",
            "x'<x & y'<y",
            "x'<x & y'<y & x'=y'",
            "x'<x & y'<y & x'<=y",
            "x'<x & y'<y & x'+y'>=x",
            "x'+1=x & y'+1=y",
            "x'+1=x & y'+2=y; x'+2=x & y'+1=y",
            "x'+1=x & y'+3=y; x'+3=x & y'+1=y",
            "x'+2=x & y'+2=y",
            "x'+2=x & y'+3=y; x'+3=x & y'+2=y",
            "x'+3=x & y'+3=y",
            "x'+1=x & y'<y; y'+1=y & x'<x",
            "E t: t>=1 & x'+t=x & y'+2t=y; E t: t>=1 & x'+2t=x & y'+t=y",
            "E t: t>=1 & x'+t=x & y'+3t=y; E t: t>=1 & x'+3t=x & y'+t=y");

    private Harvest() {}

    /** A theorem with its rules and convention. */
    private record Found(String rules, boolean misere, Theorem theorem) {}

    private static List<String> rules() {
        List<String> all = new ArrayList<>();
        for (String base : BASES) {
            for (int i = 0; i < MORE.size(); i++) {
                all.add(base + "; " + MORE.get(i));
                for (int j = i + 1; j < MORE.size(); j++) {
                    all.add(base + "; " + MORE.get(i) + "; " + MORE.get(j));
                }
            }
        }
        all.sort(Comparator.comparingInt(String::length));
        return all;
    }

    /** Writes the table and the certificates into a folder, within a number of minutes. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        long end =
                System.nanoTime() + Duration.ofMinutes(Long.parseLong(args[1])).toNanos();
        Map<String, Found> kept = new LinkedHashMap<>();
        int tried = 0;
        int proved = 0;
        for (String rules : rules()) {
            for (boolean misere : new boolean[] {false, true}) {
                if (System.nanoTime() > end) {
                    break;
                }
                tried++;
                Discovery discovery = Discovery.of(HeapRules.parse(rules))
                        .in("base 2", "zeckendorf", "base 3", "ostrowski 2")
                        .states(MOST_STATES)
                        .within(Duration.ofMillis(2500));
                Discovered<Theorem> found = (misere ? discovery.misere() : discovery).run();
                proved += found.proved() ? 1 : 0;
                found.theorem()
                        .filter(theorem ->
                                theorem.states() > 2 && theorem.statement().contains("are accepted by the automaton"))
                        .ifPresent(theorem -> kept.putIfAbsent(
                                theorem.numeration() + theorem.dot().replaceAll("label=\"[^\\[]*P if.*\n", ""),
                                new Found(rules, misere, theorem)));
            }
        }
        System.out.println(tried + " tried, " + proved + " proved, " + kept.size() + " kept");
        List<Found> rows = new ArrayList<>(kept.values());
        rows.sort(Comparator.comparingInt(
                row -> row.theorem().states() * 100 + row.rules().length()));
        write(rows.subList(0, Math.min(MOST_ROWS, rows.size())), folder);
    }

    private static void write(List<Found> rows, Path folder) throws IOException {
        StringBuilder table = new StringBuilder();
        int number = 0;
        for (Found row : rows) {
            String name = String.format("harvest-%02d.txt", ++number);
            Certificates.write(row.theorem().certificate(), folder.resolve(name));
            table.append("| [")
                    .append(number)
                    .append("](certificates/")
                    .append(name)
                    .append(") | `")
                    .append(row.rules())
                    .append("` | ")
                    .append(row.misere() ? "misere" : "normal")
                    .append(" | ")
                    .append(row.theorem().numeration())
                    .append(" | ")
                    .append(row.theorem().states())
                    .append(" | ")
                    .append(first(row.theorem()))
                    .append(" |\n");
        }
        Files.writeString(folder.resolve("table.md"), table.toString(), StandardCharsets.UTF_8);
    }

    /** Returns some of the first P-positions with x at most y; empty if there are none. */
    static String first(Theorem theorem) {
        return String.join(
                " ",
                theorem.first(40).stream()
                        .filter(position -> position.get(0).compareTo(position.get(1)) <= 0)
                        .limit(SHOWN)
                        .map(position -> "(" + position.get(0) + "," + position.get(1) + ")")
                        .toList());
    }
}
