package org.impartial.discover.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;

/**
 * A certificate that an automaton accepts exactly the P-positions of some rules. The facts are rows of tables: {@code
 * valid} for the words that are numbers, {@code sum} for a + b = c, {@code set:NAME} for named sets, and {@code P}; a
 * row is the table, the state, 1 if it accepts or 0, and the next state for each letter, in which the digit of the t-th
 * number counts base^t. Tables read the most significant digit first, {@code P} the least if the header says so. A
 * certificate of redundant moves also has {@code M}, which accepts the vectors other than 0 by which no two P-positions
 * differ.
 */
public final class AutomatonCertificate extends WrittenCertificate {
    public static final String KIND = "automaton";
    public static final String REDUNDANT = "redundant";

    public static final String VECTORS = "M";
    /** The name in the header of the order in which {@code P} reads digits: {@code lsd}, or {@code msd} by default. */
    public static final String READING = "reading";

    public static final String LEAST_FIRST = "lsd";

    public AutomatonCertificate(String kind, Map<String, String> header, List<String> rows) {
        super(kind, header, rows);
        require("rules", "domain", "play", "values", "heaps", "numeration", "base", "lowers");
    }

    @Override
    public String statement() {
        String where = field("domain").isBlank() ? "" : " where " + field("domain");
        String heap = " with an added Nim heap " + field("heaps").replaceAll(".*,", "");
        String beside = switch (field("values")) {
            case "true" -> heap;
            case "counts" -> heap + ", written as 2^v - 1 for a heap of v,";
            default -> "";
        };
        return "the P-positions of " + field("rules") + where + beside + " in " + field("play")
                + " play are the tuples accepted by an automaton of " + states("P") + " states over "
                + field("numeration") + (leastFirst() ? ", read from the least significant digit" : "")
                + (kind().equals(REDUNDANT)
                        ? "; no two of them differ by a vector if and only if an automaton of " + states(VECTORS)
                                + " states accepts it"
                        : "")
                + lines().keySet().stream()
                        .filter(name -> name.startsWith("set:"))
                        .map(name -> name.split(":", -1)[1])
                        .filter(name -> !KnownSets.has(name))
                        .map(name -> "; $" + name + " is the set that the certificate defines")
                        .collect(Collectors.joining());
    }

    private long states(String table) {
        return facts().filter(row -> row.startsWith(table + " ")).count();
    }

    public boolean leastFirst() {
        return header().containsKey(READING)
                && choice(READING, "msd", LEAST_FIRST).equals(LEAST_FIRST);
    }

    @Override
    protected String proved(Meter meter) {
        TheoremChecker checker = new TheoremChecker(this, meter);
        String statement = checker.proved();
        if (kind().equals(REDUNDANT)) {
            checker.checkVectors(VECTORS);
        }
        return statement;
    }

    public Table table(String name, int base, List<String> names) {
        return table(name, lines().getOrDefault(name, List.of()), base, names);
    }

    private Table table(String name, List<Integer> lines, int base, List<String> names) {
        List<int[]> found = new ArrayList<>();
        int letters = Table.letters(base, names.size());
        for (int line : lines) {
            found.add(row(rows().get(line).split(" ", -1), found.size(), letters, line));
        }
        if (found.isEmpty()) {
            throw new CheckException("there is no table " + name);
        }
        int[] next =
                found.stream().flatMapToInt(row -> Arrays.stream(row).skip(1)).toArray();
        boolean[] accepting = new boolean[found.size()];
        for (int at = 0; at < next.length; at++) {
            accepting[at / letters] = found.get(at / letters)[0] == 1;
            if (next[at] >= accepting.length) {
                throw new CheckException("the table " + name + " leads from state " + at / letters + " to " + next[at]
                        + ", which it does not have");
            }
        }
        return new Table(base, names, next, accepting);
    }

    /** Returns the named sets, as tables over the names 0, 1, ... for the places of a tuple. */
    Map<String, Table> sets(int base) {
        Map<String, Table> sets = new HashMap<>();
        lines().forEach((name, lines) -> {
            if (name.startsWith("set:")) {
                String[] parts = name.split(":", -1);
                int tapes = number(parts[parts.length - 1]);
                Table.letters(base, tapes);
                List<String> places =
                        IntStream.range(0, tapes).mapToObj(String::valueOf).toList();
                if (sets.put(parts[1], table(name, lines, base, places)) != null) {
                    throw new CheckException("the set $" + parts[1] + " is defined twice");
                }
            }
        });
        return sets;
    }

    /** Returns the places of the rows of each table, by its name. */
    private Map<String, List<Integer>> lines() {
        return IntStream.range(0, rows().size())
                .boxed()
                .collect(Collectors.groupingBy(
                        line -> rows().get(line).split(" ", 2)[0], TreeMap::new, Collectors.toList()));
    }

    static int number(String text) {
        if (!text.matches("-?[0-9]{1,9}")) {
            throw new CheckException("\"" + text + "\" is not a number");
        }
        return Integer.parseInt(text);
    }

    private static int[] row(String[] words, int state, int letters, int line) {
        String place = "fact " + (line + 1) + " ";
        if (words.length != letters + 3 || !words[1].equals(String.valueOf(state))) {
            throw new CheckException(place + "is not a row of state " + state + " with " + letters + " letters");
        }
        int[] row = new int[letters + 1];
        for (int i = 0; i <= letters; i++) {
            if (!words[i + 2].matches("[0-9]{1,9}")) {
                throw new CheckException(place + "has \"" + words[i + 2] + "\" where a number is expected");
            }
            row[i] = Integer.parseInt(words[i + 2]);
        }
        return row;
    }
}
