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
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.proof.Certificates;

/**
 * Tries all rules of one or two kinds of a small grammar of takings and splits, and keeps one of those with the same
 * first values: the source of docs/HARVEST-SPLITTING.md. Run manually; {@code SplitHarvestTest} tests the tables.
 */
final class SplitHarvest {
    private static final int COMPARED = 160;
    private static final int SHOWN = 24;
    private static final int MOST_STATES = 80;

    /** Kinds of moves, by what they are called on the page. */
    static final Map<String, String> KINDS = kinds();

    private SplitHarvest() {}

    private static Map<String, String> kinds() {
        Map<String, String> kinds = new LinkedHashMap<>();
        kinds.put("take any", "x'<x");
        kinds.put("take 1", "x'+1=x");
        kinds.put("take 2", "x'+2=x");
        kinds.put("to an odd number", "x'<x & x' mod 2=1");
        kinds.put("to an even number", "x'<x & x' mod 2=0");
        kinds.put("to half", "2x'=x & x>0");
        kinds.put("split", "x'+x''=x & x'>0 & x''>0");
        kinds.put("in halves", "x'+x''=x & x'=x'' & x'>0");
        kinds.put("in different parts", "x'+x''=x & 0<x'<x''");
        kinds.put("with an odd part", "x'+x''=x & x'>0 & x''>0 & x' mod 2=1");
        kinds.put("with an even part", "x'+x''=x & x'>0 & x''>0 & x' mod 2=0");
        kinds.put("one part at least twice the other", "x'+x''=x & x''>0 & x'>=2x''");
        kinds.put("in consecutive numbers", "x'+x''=x & x''>0 & x'=x''+1");
        kinds.put("take 1 and split", "x'+x''+1=x & x'>0 & x''>0");
        kinds.put("take 1, leave one or two", "x'+x''+1=x");
        kinds.put("split in three", "x'+x''+x'''=x & x'>0 & x''>0 & x'''>0");
        return kinds;
    }

    /** Rules with the same first values. */
    private static final class Same {
        final List<String> names = new ArrayList<>();
        final List<String> rules = new ArrayList<>();
        Theorem theorem;
    }

    private static List<List<String>> choices() {
        List<String> names = List.copyOf(KINDS.keySet());
        List<List<String>> all = new ArrayList<>();
        names.forEach(name -> all.add(List.of(name)));
        for (int i = 0; i < names.size(); i++) {
            for (int j = i + 1; j < names.size(); j++) {
                all.add(List.of(names.get(i), names.get(j)));
            }
        }
        return all;
    }

    /** Returns the first values by the rules. */
    static List<Long> values(String rules, int count) {
        GrundyTable table =
                new GrundyTable(HeapRules.parse(rules).game().onOneHeap().orElseThrow()).grow(count);
        return LongStream.range(0, count)
                .mapToObj(n -> (long) table.value((int) n))
                .toList();
    }

    /** Returns the theorem of a search for a small automaton, else for a period. */
    static Optional<Theorem> search(String rules) {
        Discovery values = Discovery.of(HeapRules.parse(rules)).values().within(Duration.ofSeconds(6));
        return values.in("base 2")
                .reading(DigitOrder.LEAST_SIGNIFICANT_FIRST)
                .states(MOST_STATES)
                .run()
                .theorem()
                .or(() -> values.states(10 * MOST_STATES).run().theorem());
    }

    /** Returns the size of the automaton, and the order of digits if it is not that of most rows. */
    static String states(Theorem theorem) {
        return theorem.states() + (theorem.order() == DigitOrder.MOST_SIGNIFICANT_FIRST ? " (msd)" : "");
    }

    /** Returns the values in words. */
    static String words(Theorem theorem) {
        return theorem.form()
                .map(ClosedForm::statement)
                .or(() -> theorem.period().map(FoundPeriod::toString))
                .orElse("the automaton");
    }

    /** Writes the tables and the certificates into a folder. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        Map<List<Long>, Same> found = new LinkedHashMap<>();
        for (List<String> choice : choices()) {
            String rules = choice.stream().map(KINDS::get).collect(Collectors.joining("; "));
            Same same = found.computeIfAbsent(values(rules, COMPARED), values -> new Same());
            same.names.add(String.join(", ", choice));
            same.rules.add(rules);
        }
        for (Map.Entry<List<Long>, Same> entry : found.entrySet()) {
            Same same = entry.getValue();
            for (String rules : same.rules) {
                same.theorem = same.theorem == null ? search(rules).orElse(null) : same.theorem;
            }
            System.out.println(same.names + " " + (same.theorem == null ? "open" : same.theorem.statement()));
        }
        write(found, folder);
    }

    private static void write(Map<List<Long>, Same> found, Path folder) throws IOException {
        StringBuilder proved = new StringBuilder();
        StringBuilder open = new StringBuilder();
        int number = 0;
        List<Map.Entry<List<Long>, Same>> rows = found.entrySet().stream()
                .sorted(Comparator.comparingInt((Map.Entry<List<Long>, Same> entry) -> entry.getValue().theorem == null
                        ? 0
                        : entry.getValue().theorem.states()))
                .toList();
        for (Map.Entry<List<Long>, Same> row : rows) {
            Same same = row.getValue();
            String first =
                    row.getKey().subList(0, SHOWN).stream().map(String::valueOf).collect(Collectors.joining(" "));
            if (same.theorem == null) {
                open.append(Stream.of(same.names.get(0), "`" + same.rules.get(0) + "`", first)
                        .collect(Collectors.joining(" | ", "| ", " |\n")));
                continue;
            }
            String name = String.format("splits-%02d.txt", ++number);
            Certificates.write(same.theorem.certificate(), folder.resolve(name));
            String others = same.names.size() == 1 ? "" : String.valueOf(same.names.size() - 1);
            proved.append(Stream.of(
                            "[" + number + "](certificates/" + name + ")",
                            same.names.get(
                                    same.rules.indexOf(same.theorem.rules().moves())),
                            "`" + same.theorem.rules().moves() + "`",
                            states(same.theorem),
                            others,
                            words(same.theorem),
                            first)
                    .collect(Collectors.joining(" | ", "| ", " |\n")));
        }
        Files.writeString(folder.resolve("table.md"), proved + "\n" + open, StandardCharsets.UTF_8);
        System.out.println(found.size() + " sequences, " + number + " proved");
    }
}
