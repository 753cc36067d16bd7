package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntToLongFunction;

/** The forms that explain some values, ranked by the bits of the form and of its exceptions. */
public final class FormGuesses {
    private static final int FEWEST = 4;
    private static final int MOST_EXCEPTIONS = 24;
    private static final int MOST_PERIOD = 256;
    private static final int MOST_BASE = 5;

    private final long[] values;
    private final List<Guessed> all = new ArrayList<>();

    private final Map<Integer, Integer> shorter = new HashMap<>();

    /** A form with the values that differ from it, by their heaps, and the bits of both. */
    public record Guessed(ValueForm form, SortedMap<Long, Long> exceptions, double cost) {}

    private FormGuesses(long[] values) {
        this.values = values;
    }

    /** Returns the forms, the simplest first; none for a list that is too short. */
    public static List<Guessed> of(long... values) {
        FormGuesses guesses = new FormGuesses(values);
        if (values.length >= FEWEST) {
            guesses.search();
        }
        guesses.all.sort(Comparator.comparingDouble(Guessed::cost));
        return guesses.all;
    }

    private void search() {
        for (int period = 1; period <= Math.min(MOST_PERIOD, (values.length - 1) / 2); period++) {
            addPeriod(arithmetic(period), period);
        }
        for (NamedForm function : NumberFunctions.all()) {
            long added = mostCommon(n -> values[n] - function.at(n), values.length);
            add(new NamedForm(function.name(), function.function(), added, function.bits(), function.recursion()));
        }
        for (int k = 2; k <= MOST_BASE; k++) {
            RecursionSearch.of(values, k).ifPresent(this::add);
        }
    }

    private void addPeriod(ValueForm form, int period) {
        int before = all.size();
        add(form);
        if (all.size() > before) {
            int exceptions = all.get(before).exceptions().size();
            if (shorter.entrySet().stream()
                    .anyMatch(entry -> period % entry.getKey() == 0 && entry.getValue() <= exceptions)) {
                all.remove(before);
            } else {
                shorter.put(period, exceptions);
            }
        }
    }

    private ValueForm arithmetic(int period) {
        long saltus = mostCommon(n -> values[n + period] - values[n], values.length - period);
        long[] rests = new long[period];
        for (int residue = 0; residue < period; residue++) {
            int start = residue;
            rests[residue] = mostCommon(
                    n -> values[start + n * period] - saltus * n, (values.length - residue + period - 1) / period);
        }
        return new ArithmeticForm(saltus, rests);
    }

    /** Returns the most common value of a function below an index; of several, that of the last one. */
    private static long mostCommon(IntToLongFunction function, int end) {
        Map<Long, Integer> counts = new HashMap<>();
        long best = 0;
        int most = 0;
        for (int n = 0; n < end; n++) {
            int count = counts.merge(function.applyAsLong(n), 1, Integer::sum);
            if (count >= most) {
                most = count;
                best = function.applyAsLong(n);
            }
        }
        return best;
    }

    private void add(ValueForm form) {
        SortedMap<Long, Long> exceptions = new TreeMap<>();
        double cost = form.cost();
        double raw = 0;
        for (int n = 0; n < values.length; n++) {
            raw += ValueForm.bits(values[n]);
            if (form.at(n) != values[n]) {
                exceptions.put((long) n, values[n]);
                cost += ValueForm.bits(n) + ValueForm.bits(values[n]);
                if (exceptions.size() > Math.min(MOST_EXCEPTIONS, 2 + values.length / 4)) {
                    return;
                }
            }
        }
        if (cost < raw) {
            all.add(new Guessed(form, exceptions, cost));
        }
    }
}
