package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The text of an arithmetic period with different terms: {@code n + 1 if n mod 4 = 3, else n}. */
record Branches(ArithmeticForm form, String n) {
    private static final int MOST = 40;

    String text(SortedMap<Long, Long> exceptions) {
        int period = form.rests().length;
        if (period > MOST) {
            return "a list of period " + period + " with saltus " + form.saltus();
        }
        Map<String, List<Integer>> classes = new LinkedHashMap<>();
        for (int residue = 0; residue < period; residue++) {
            classes.computeIfAbsent(form.term(n, residue), term -> new ArrayList<>())
                    .add(residue);
        }
        Entry<String, List<Integer>> rest = classes.entrySet().stream()
                .max(Comparator.comparingInt((Entry<String, List<Integer>> entry) ->
                                entry.getValue().size())
                        .thenComparing(entry -> entry.getKey().equals(n)))
                .orElseThrow();
        return classes.entrySet().stream()
                        .filter(entry -> !entry.equals(rest))
                        .sorted((a, b) -> b.getValue().get(0) - a.getValue().get(0))
                        .map(entry -> entry.getKey() + " if " + n + " mod " + period + " = "
                                + entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(" or "))
                                + from(entry.getValue(), rest.getValue().get(0), exceptions))
                        .collect(Collectors.joining(", "))
                + ", else " + rest.getKey();
    }

    /** Returns a lower bound on n, and removes exceptions, if the first of a class have values of the other classes. */
    private String from(List<Integer> residues, int other, SortedMap<Long, Long> exceptions) {
        int period = form.rests().length;
        SortedMap<Long, Long> own = new TreeMap<>(exceptions);
        own.keySet().removeIf(number -> !residues.contains((int) (number % period)));
        boolean first = residues.size() == 1 && !own.isEmpty();
        long next = residues.get(0);
        for (Entry<Long, Long> exception : own.entrySet()) {
            long number = exception.getKey();
            long elsewhere = form.saltus() == period
                    ? number + form.rests()[other] - other
                    : form.saltus() * (number / period) + form.rests()[other];
            first &= number == next && exception.getValue() == elsewhere;
            next += period;
        }
        if (!first) {
            return "";
        }
        exceptions.keySet().removeAll(own.keySet());
        return " and " + n + " > " + own.lastKey();
    }
}
