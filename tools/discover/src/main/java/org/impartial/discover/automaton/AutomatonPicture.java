package org.impartial.discover.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** An automaton as a graph. States from which nothing is accepted are omitted. */
public final class AutomatonPicture {
    private static final int SHOWN = 6;

    public static IntFunction<String> digits(Automaton automaton) {
        return letter -> IntStream.range(0, automaton.tapes())
                .mapToObj(tape -> Integer.toString(Letters.digit(letter, automaton.base(), tape), Character.MAX_RADIX))
                .collect(Collectors.joining());
    }

    public static String dot(Automaton automaton, IntFunction<String> names, List<String> title) {
        StringBuilder out = new StringBuilder("digraph P {\n  rankdir=LR;\n  label=\""
                + String.join("\\n", title).replace("\"", "'")
                + "\";\n  node [shape=circle];\n  start [shape=point];\n  start -> 0;\n");
        boolean[] live = automaton.live();
        IntStream.range(0, live.length)
                .filter(state -> live[state] && automaton.accepting(state))
                .forEach(state -> out.append("  " + state + " [shape=doublecircle];\n"));
        IntStream.range(0, live.length)
                .filter(state -> live[state])
                .forEach(from -> edges(automaton, from, live, names)
                        .forEach((to, label) ->
                                out.append("  " + from + " -> " + to + " [label=\"" + label + "\"];\n")));
        return out.append("}\n").toString();
    }

    static Map<Integer, String> edges(Automaton automaton, int state, boolean[] live, IntFunction<String> names) {
        Map<Integer, List<String>> letters = new TreeMap<>();
        for (int letter = 0; letter < automaton.letters(); letter++) {
            int to = automaton.next(state, letter);
            if (live[to]) {
                letters.computeIfAbsent(to, key -> new ArrayList<>()).add(names.apply(letter));
            }
        }
        Map<Integer, String> labels = new TreeMap<>();
        letters.forEach((to, all) -> labels.put(to, label(all)));
        return labels;
    }

    private static String label(List<String> all) {
        return all.size() <= SHOWN
                ? String.join(" ", all)
                : String.join(" ", all.subList(0, SHOWN)) + " ... (" + all.size() + ")";
    }
}
