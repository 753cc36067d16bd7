package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Arithmetic periods: G(n) = s floor(n/p) + c(n mod p), with c(0) to c(p - 1) as the rests. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record ArithmeticForm(long saltus, long[] rests) implements ValueForm {
    private static final int MOST_LISTED = 40;

    private int period() {
        return rests.length;
    }

    @Override
    public long at(long n) {
        return Math.addExact(Math.multiplyExact(saltus, n / period()), rests[(int) (n % period())]);
    }

    @Override
    public double cost() {
        return shortest("n").isEmpty()
                ? 4 + ValueForm.bits(period()) + ValueForm.bits(saltus) + corrections()
                : 3 + ValueForm.bits(period()) + ValueForm.bits(saltus == period() ? 0 : saltus);
    }

    private double corrections() {
        long least = Arrays.stream(rests).min().orElse(0);
        return Arrays.stream(rests)
                .mapToDouble(rest -> ValueForm.bits(rest - least))
                .sum();
    }

    @Override
    public String text(String n, SortedMap<Long, Long> exceptions) {
        String known = shortest(n);
        return known.isEmpty() ? branches(n, exceptions) : known;
    }

    /** Returns the text of a period with different terms: {@code n + 1 if n mod 4 = 3, else n}. */
    private String branches(String n, SortedMap<Long, Long> exceptions) {
        int period = period();
        if (period > MOST_LISTED) {
            return "a list of period " + period + " with saltus " + saltus;
        }
        Map<String, List<Integer>> classes = new LinkedHashMap<>();
        for (int residue = 0; residue < period; residue++) {
            classes.computeIfAbsent(term(n, residue), term -> new ArrayList<>()).add(residue);
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
                                + from(n, entry.getValue(), rest.getValue().get(0), exceptions))
                        .collect(Collectors.joining(", "))
                + (classes.size() == 1 ? "" : ", else ")
                + rest.getKey();
    }

    /** Returns a lower bound on n, and removes exceptions, if the first of a class have values of the other classes. */
    private String from(String n, List<Integer> residues, int other, SortedMap<Long, Long> exceptions) {
        int period = period();
        SortedMap<Long, Long> own = new TreeMap<>(exceptions);
        own.keySet().removeIf(number -> !residues.contains((int) (number % period)));
        boolean first = residues.size() == 1 && !own.isEmpty();
        long next = residues.get(0);
        for (Entry<Long, Long> exception : own.entrySet()) {
            long number = exception.getKey();
            long elsewhere =
                    saltus == period ? number + rests[other] - other : saltus * (number / period) + rests[other];
            first &= number == next && exception.getValue() == elsewhere;
            next += period;
        }
        if (!first) {
            return "";
        }
        exceptions.keySet().removeAll(own.keySet());
        return " and " + n + " > " + own.lastKey();
    }

    /** Returns the value in the residue class of a number, as a term in n. */
    private String term(String n, int residue) {
        if (saltus == period()) {
            return plus(n, rests[residue] - residue);
        }
        String floor = saltus == 0 ? "" : (saltus == 1 ? "" : saltus + " ") + "floor(" + n + "/" + period() + ")";
        return floor.isEmpty() ? String.valueOf(rests[residue]) : plus(floor, rests[residue]);
    }

    static String plus(String text, long number) {
        return number == 0 ? text : text + (number < 0 ? " - " : " + ") + Math.abs(number);
    }

    private String shortest(String n) {
        int p = period();
        if (p == 1) {
            return saltus == 0 ? String.valueOf(rests[0]) : plus((saltus == 1 ? "" : saltus + " ") + n, rests[0]);
        }
        for (int c = 0; c < p; c++) {
            int shift = c;
            String shifted = shift == 0 ? n : "(" + n + " + " + shift + ")";
            if (saltus == 0 && is(r -> (r + shift) % p)) {
                return shifted + " mod " + p;
            }
            if (saltus == 1 && is(r -> (r + shift) / p)) {
                return "floor(" + shifted + "/" + p + ")";
            }
            if (saltus == p && Integer.bitCount(p) == 1 && is(r -> r ^ shift)) {
                return n + " xor " + shift;
            }
        }
        if (saltus == p && is(r -> 0)) {
            return n + " - (" + n + " mod " + p + ")";
        }
        return is(r -> r) ? saltus + " floor(" + n + "/" + p + ") + (" + n + " mod " + p + ")" : "";
    }

    private boolean is(IntUnaryOperator rest) {
        return IntStream.range(0, period()).allMatch(r -> rests[r] == rest.applyAsInt(r));
    }

    @Override
    public Optional<List<String>> violations(List<Long> exceptions) {
        List<String> all = new ArrayList<>();
        int p = period();
        if (p > MOST_LISTED || saltus < 0 || saltus > 1000) {
            return Optional.empty();
        }
        for (int residue = 0; residue < p; residue++) {
            String n = p + "t+" + residue;
            String wanted = saltus + "t+" + rests[residue];
            String differs = rests[residue] < 0 ? "v+" + -rests[residue] + "!=" + saltus + "t" : "v!=" + wanted;
            all.add("E t,v: $" + SET + "(" + n + ",v) & " + differs + ValueForm.outside(n, exceptions));
        }
        return Optional.of(all);
    }
}
