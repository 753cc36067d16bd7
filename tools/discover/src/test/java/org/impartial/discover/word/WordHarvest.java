package org.impartial.discover.word;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.impartial.core.meter.Budget;
import org.impartial.discover.Discovered;
import org.impartial.discover.word.rule.Rewriting;
import org.impartial.proof.Certificates;

/**
 * Tries all rules of two to four rewritings of one or two letters over two letters, up to exchange of the letters and
 * reversal, and keeps the theorems with few states: the source of docs/HARVEST-WORDS.md. Run manually; {@code
 * WordHarvestTest} tests the table.
 */
final class WordHarvest {
    private static final int MOST_STATES = 40;
    private static final int MOST_ROWS = 30;
    private static final int SHOWN = 7;
    private static final int EACH = 4;

    private WordHarvest() {}

    /** A theorem with its rules and convention. */
    private record Found(String rules, boolean misere, WordTheorem theorem) {}

    private static List<String> single() {
        List<String> words = List.of("", "a", "b", "aa", "ab", "ba", "bb");
        List<String> rules = new ArrayList<>();
        for (String left : words) {
            for (String right : words) {
                if (!left.isEmpty() && right.length() <= left.length() && !left.equals(right)) {
                    rules.add(left + "->" + right);
                }
            }
        }
        return rules;
    }

    /** Returns all sets of a number of rules, each once up to symmetry. */
    static List<String> rules(int count) {
        List<String> single = single();
        List<String> all = new ArrayList<>();
        choose(single, 0, count, new ArrayList<>(), all);
        return all;
    }

    private static void choose(List<String> single, int from, int left, List<String> chosen, List<String> all) {
        if (left == 0) {
            String text = text(chosen);
            if (images(chosen).first().equals(text)) {
                all.add(text);
            }
            return;
        }
        for (int i = from; i <= single.size() - left; i++) {
            chosen.add(single.get(i));
            choose(single, i + 1, left - 1, chosen, all);
            chosen.remove(chosen.size() - 1);
        }
    }

    private static String text(List<String> rules) {
        return rules.stream().sorted().collect(Collectors.joining(";"));
    }

    private static SortedSet<String> images(List<String> rules) {
        List<String> turned = rules.stream().map(WordHarvest::turned).toList();
        return new TreeSet<>(List.of(text(rules), text(turned), swapped(text(rules)), swapped(text(turned))).stream()
                .map(text -> text(List.of(text.split(";"))))
                .toList());
    }

    private static String turned(String rule) {
        String[] sides = rule.split("->", -1);
        return Rewriting.reversed(sides[0]) + "->" + Rewriting.reversed(sides[1]);
    }

    private static String swapped(String text) {
        return text.replace('a', 'x').replace('b', 'a').replace('x', 'b');
    }

    /** Writes the table and the certificates into a folder, within a number of minutes. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        long end =
                System.nanoTime() + Duration.ofMinutes(Long.parseLong(args[1])).toNanos();
        Map<String, Found> kept = new LinkedHashMap<>();
        for (int count = 2; count <= EACH; count++) {
            int[] counts = new int[4];
            List<String> all = rules(count);
            Collections.shuffle(all, new java.util.Random(1));
            for (String rules : all) {
                for (boolean misere : new boolean[] {false, true}) {
                    if (System.nanoTime() < end) {
                        tried(rules, misere, kept, counts);
                    }
                }
            }
            System.out.println(count + " rules: of " + 2 * all.size() + " games " + counts[0] + " tried, " + counts[1]
                    + " proved, " + counts[2] + " refused since play need not end, " + counts[3] + " open; "
                    + kept.size()
                    + " sets");
        }
        List<Found> rows = new ArrayList<>(kept.values());
        rows.sort(Comparator.comparingInt((Found row) -> row.rules().length())
                .thenComparingInt(row -> row.theorem().states()));
        write(rows, folder);
    }

    private static void tried(String rules, boolean misere, Map<String, Found> kept, int[] counts) {
        WordDiscovery discovery = WordDiscovery.of(WordRules.parse(rules).over("ab"))
                .reading(false)
                .states(MOST_STATES)
                .within(Budget.positions(20_000).within(Duration.ofSeconds(20)));
        Discovered<WordTheorem> found = (misere ? discovery.misere() : discovery).run();
        boolean refused = found.reason().startsWith("play") || found.reason().startsWith("it was not proved");
        counts[0]++;
        counts[found.proved() ? 1 : refused ? 2 : 3]++;
        found.theorem()
                .filter(theorem -> theorem.states() > 3)
                .ifPresent(theorem -> kept.putIfAbsent(
                        theorem.dot().replaceAll("label=\"[^\\[]*P if.*\n", "").replaceAll("label=\"a word.*\n", ""),
                        new Found(rules, misere, theorem)));
    }

    private static void write(List<Found> rows, Path folder) throws IOException {
        StringBuilder table = new StringBuilder();
        int number = 0;
        for (Found row : rows) {
            String name = String.format("words-%02d.txt", ++number);
            if (number <= MOST_ROWS) {
                Certificates.write(row.theorem().certificate(), folder.resolve(name));
            }
            table.append("| [" + number + "](certificates/" + name + ") | `" + row.rules() + "` | "
                    + (row.misere() ? "misere" : "normal") + " | "
                    + row.theorem().states() + " | " + first(row.theorem())
                    + " |\n");
        }
        Files.writeString(folder.resolve("table.md"), table.toString(), StandardCharsets.UTF_8);
    }

    /** Returns the first P-positions. */
    static String first(WordTheorem theorem) {
        return theorem.first(SHOWN).stream()
                .map(word -> word.isEmpty() ? "\u03b5" : word)
                .collect(Collectors.joining(" "));
    }
}
