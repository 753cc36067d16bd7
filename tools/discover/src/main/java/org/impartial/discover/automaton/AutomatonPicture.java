package org.impartial.discover.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

/** An automaton as a graph. States from which nothing is accepted are omitted. */
public final class AutomatonPicture {
    private static final int SHOWN = 6;

    /** Returns the text of the letters of tuples of digits: the digits of all tapes side by side. */
    public static IntFunction<String> digits(Automaton automaton) {
        return letter -> letter(automaton, letter);
    }

    /** Returns the text of a DOT file, with lines of text below the graph. */
    public static String dot(Automaton automaton, IntFunction<String> names, List<String> title) {
        StringBuilder out = new StringBuilder("digraph P {\n  rankdir=LR;\n  label=\"")
                .append(String.join("\\n", title).replace("\"", "'"))
                .append("\";\n  node [shape=circle];\n  start [shape=point];\n  start -> 0;\n");
        boolean[] live = automaton.live();
        for (int state = 0; state < automaton.states(); state++) {
            if (live[state] && automaton.accepting(state)) {
                out.append("  ").append(state).append(" [shape=doublecircle];\n");
            }
        }
        for (int state = 0; state < automaton.states(); state++) {
            if (live[state]) {
                int from = state;
                edges(automaton, state, live, names)
                        .forEach((to, label) -> out.append("  ")
                                .append(from)
                                .append(" -> ")
                                .append(to)
                                .append(" [label=\"")
                                .append(label)
                                .append("\"];\n"));
            }
        }
        return out.append("}\n").toString();
    }

    /** Returns for each live successor the first few letters that lead to it. */
    static Map<Integer, String> edges(Automaton automaton, int state, boolean[] live, IntFunction<String> names) {
        Map<Integer, List<String>> letters = new TreeMap<>();
        for (int letter = 0; letter < automaton.letters(); letter++) {
            int to = automaton.next(state, letter);
            if (live[to]) {
                letters.computeIfAbsent(to, key -> new ArrayList<>()).add(names.apply(letter));
            }
        }
        Map<Integer, String> labels = new TreeMap<>();
        letters.forEach((to, all) -> labels.put(
                to,
                String.join(" ", all.subList(0, Math.min(SHOWN, all.size())))
                        + (all.size() > SHOWN ? " ... (" + all.size() + ")" : "")));
        return labels;
    }

    private static String letter(Automaton automaton, int letter) {
        StringBuilder text = new StringBuilder();
        for (int tape = 0; tape < automaton.tapes(); tape++) {
            text.append(Character.forDigit(Letters.digit(letter, automaton.base(), tape), Character.MAX_RADIX));
        }
        return text.toString();
    }
}
