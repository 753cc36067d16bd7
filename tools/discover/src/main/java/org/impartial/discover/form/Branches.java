package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;

/**
 * The text of an arithmetic period whose residue classes have different terms: {@code n + 1 if n mod 4 = 3, else n}.
 *
 * @param form the form
 * @param n the name of the variable
 */
record Branches(ArithmeticForm form, String n) {
    private static final int MOST = 40;

    String text(SortedMap<Long, Long> exceptions) {
        int period = form.rests().length;
        if (period > MOST) {
            return "a list of period " + period + " with saltus " + form.saltus();
        }
        Map<String, List<Integer>> classes = new LinkedHashMap<>();
        for (int residue = 0; residue < period; residue++) {
            classes.computeIfAbsent(form.term(n, residue), term -> new ArrayList<>()).add(residue);
        }
        int most = classes.values().stream().mapToInt(List::size).max().orElse(0);
        String rest = classes.containsKey(n) && classes.get(n).size() == most
                ? n
                : classes.entrySet().stream()
                        .filter(entry -> entry.getValue().size() == most)
                        .findFirst()
                        .orElseThrow()
                        .getKey();
        return classes.entrySet().stream()
                        .filter(entry -> !entry.getKey().equals(rest))
                        .sorted((a, b) -> b.getValue().get(0) - a.getValue().get(0))
                        .map(entry -> entry.getKey() + " if " + n + " mod " + period + " = "
                                + entry.getValue().stream().map(String::valueOf).collect(Collectors.joining(" or "))
                                + from(entry.getValue(), classes.get(rest).get(0), exceptions))
                        .collect(Collectors.joining(", "))
                + ", else " + rest;
    }

    /**
     * Returns a lower bound on n in a class if the first members are the exceptions in it and have the values of the
     * other classes; these exceptions are removed.
     */
    private String from(List<Integer> residues, int other, SortedMap<Long, Long> exceptions) {
        int period = form.rests().length;
        List<Long> own = exceptions.keySet().stream()
                .filter(number -> residues.contains((int) (number % period)))
                .toList();
        boolean first = residues.size() == 1 && !own.isEmpty();
        for (int i = 0; i < own.size(); i++) {
            long number = own.get(i);
            long elsewhere = form.saltus() == period
                    ? number + form.rests()[other] - other
                    : form.saltus() * (number / period) + form.rests()[other];
            first &= number == residues.get(0) + (long) i * period
                    && exceptions.get(number).equals(elsewhere);
        }
        if (!first) {
            return "";
        }
        own.forEach(exceptions::remove);
        return " and " + n + " > " + own.get(own.size() - 1);
    }
}
