package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.discover.form.RecursionForm.FormSection;
import org.impartial.discover.form.RecursionForm.SectionRule;

/* Sections of sections in the basis are combinations of few of 1, n and the basis; if there is none, they join it. */
/** Finds a k-regular recursion of values by linear algebra on their sections. */
final class RecursionSearch {
    private static final int MOST_BASIS = 4;
    private static final int MOST_FROM = 2;
    private static final int TESTED = 3;

    private final long[] values;
    private final int k;
    private final List<FormSection> basis = new ArrayList<>(List.of(new FormSection(1, 0)));
    private final List<List<SectionRule>> rules = new ArrayList<>();

    private RecursionSearch(long[] values, int k) {
        this.values = values;
        this.k = k;
    }

    static Optional<RecursionForm> of(long[] values, int k) {
        return new RecursionSearch(values, k).found();
    }

    private Optional<RecursionForm> found() {
        int start = 1;
        for (int element = 0; element < basis.size(); element++) {
            List<SectionRule> own = new ArrayList<>();
            for (int residue = 0; residue < k; residue++) {
                FormSection section = basis.get(element).child(k, residue);
                Optional<SectionRule> rule = rule(section);
                if (rule.isEmpty()) {
                    return Optional.empty();
                }
                own.add(rule.get());
                if (!rule.get().own() && rule.get().from() > 0) {
                    start = Math.max(start, (int) section.index(rule.get().from() - 1L) + 1);
                }
            }
            rules.add(own);
        }
        int rests = 1 + (int) basis.stream().mapToLong(FormSection::rest).max().orElse(0);
        return checked(Math.max(start, rests));
    }

    /** Returns the form with enough first values; empty if it does not give all the values. */
    private Optional<RecursionForm> checked(int start) {
        for (int first = start; first <= Math.min(values.length / 4, start + 8 * k); first++) {
            RecursionForm form =
                    new RecursionForm(k, List.copyOf(basis), List.copyOf(rules), Arrays.copyOf(values, first));
            if (agrees(form)) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    private boolean agrees(RecursionForm form) {
        return IntStream.range(0, values.length).allMatch(n -> form.at(n) == values[n]);
    }

    private int length(FormSection section) {
        return (int) Math.max(0, (values.length - section.rest() + section.factor() - 1) / section.factor());
    }

    private long at(FormSection section, int n) {
        return values[(int) section.index(n)];
    }

    private Optional<SectionRule> rule(FormSection section) {
        int count = length(section);
        for (int size = 0; size <= 2; size++) {
            for (int mask = 0; mask < 1 << (basis.size() + 1); mask++) {
                if (Integer.bitCount(mask) != size) {
                    continue;
                }
                int known = Math.min(count, known(mask));
                for (int from = 0; from <= MOST_FROM && known - from >= size + 1 + TESTED; from++) {
                    Optional<SectionRule> rule = combined(section, mask, from, known);
                    if (rule.isPresent()) {
                        return rule;
                    }
                }
            }
        }
        if (basis.size() == MOST_BASIS || count < 1 + TESTED) {
            return Optional.empty();
        }
        basis.add(section);
        long[] weights = new long[basis.size()];
        weights[basis.size() - 1] = 1;
        return Optional.of(new SectionRule(section, true, 0, 0, weights, 0));
    }

    private int known(int mask) {
        return IntStream.range(0, basis.size())
                .filter(i -> chosen(mask, i + 1))
                .map(i -> length(basis.get(i)))
                .min()
                .orElse(values.length);
    }

    private static boolean chosen(int mask, int place) {
        return (mask >> place & 1) != 0;
    }

    /** Returns the combination of 1 and the chosen ones of n and the basis that gives a section, if there is one. */
    private Optional<SectionRule> combined(FormSection section, int mask, int from, int count) {
        int unknowns = 1 + Integer.bitCount(mask);
        long[][] rows = new long[count - from][unknowns + 1];
        for (int n = from; n < count; n++) {
            int column = 0;
            long[] row = rows[n - from];
            row[column++] = 1;
            if (chosen(mask, 0)) {
                row[column++] = n;
            }
            for (int i = 0; i < basis.size(); i++) {
                if (chosen(mask, i + 1)) {
                    row[column++] = at(basis.get(i), n);
                }
            }
            row[column] = at(section, n);
        }
        return LinearSolution.of(rows, unknowns).map(solution -> rule(section, mask, from, solution));
    }

    private SectionRule rule(FormSection section, int mask, int from, long[] solution) {
        long[] weights = new long[basis.size()];
        int column = 1;
        long slope = chosen(mask, 0) ? solution[column++] : 0;
        for (int i = 0; i < weights.length; i++) {
            if (chosen(mask, i + 1)) {
                weights[i] = solution[column++];
            }
        }
        return new SectionRule(section, false, solution[0], slope, weights, from);
    }
}
