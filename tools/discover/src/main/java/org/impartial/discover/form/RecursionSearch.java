package org.impartial.discover.form;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.discover.form.RecursionForm.FormSection;
import org.impartial.discover.form.RecursionForm.SectionRule;

/* Sections of sections in the basis are combinations of few of 1, n and the basis; if there is none, they join it. */
/** Finds a k-regular recursion of values by linear algebra on their sections. */
@SuppressWarnings("ArrayRecordComponent") // never compared
record RecursionSearch(long[] values, int k, List<FormSection> basis, List<List<SectionRule>> rules) {
    private static final int MOST_BASIS = 4;
    private static final int MOST_FROM = 2;
    private static final int TESTED = 3;

    static Optional<RecursionForm> of(long[] values, int k) {
        List<FormSection> basis = new ArrayList<>(List.of(new FormSection(1, 0)));
        return new RecursionSearch(values, k, basis, new ArrayList<>()).found();
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
            if (IntStream.range(0, values.length).allMatch(n -> form.at(n) == values[n])) {
                return Optional.of(form);
            }
        }
        return Optional.empty();
    }

    private int length(FormSection section) {
        return (int) Math.max(0, (values.length - section.rest() + section.factor() - 1) / section.factor());
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
                    row[column++] = values[(int) basis.get(i).index(n)];
                }
            }
            row[column] = values[(int) section.index(n)];
        }
        return solution(rows, unknowns).map(solution -> rule(section, mask, from, solution));
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

    /** Returns the only solution of rows of coefficients and the right side, if it exists and consists of integers. */
    private static Optional<long[]> solution(long[][] rows, int unknowns) {
        BigInteger[][] left = Arrays.stream(rows)
                .map(row -> Arrays.stream(row).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new))
                .toArray(BigInteger[][]::new);
        for (int pivot = 0; pivot < unknowns; pivot++) {
            int found = pivot;
            while (found < left.length && left[found][pivot].signum() == 0) {
                found++;
            }
            if (found == left.length) {
                return Optional.empty();
            }
            BigInteger[] row = left[found];
            left[found] = left[pivot];
            left[pivot] = row;
            eliminate(left, pivot);
        }
        long[] solution = new long[unknowns];
        if (Arrays.stream(left).skip(unknowns).anyMatch(row -> row[unknowns].signum() != 0)) {
            return Optional.empty();
        }
        for (int row = 0; row < unknowns; row++) {
            BigInteger[] quotient = left[row][unknowns].divideAndRemainder(left[row][row]);
            if (quotient[1].signum() != 0 || quotient[0].bitLength() > 31) {
                return Optional.empty();
            }
            solution[row] = quotient[0].longValueExact();
        }
        return Optional.of(solution);
    }

    private static void eliminate(BigInteger[][] left, int pivot) {
        for (int row = 0; row < left.length; row++) {
            if (row != pivot && left[row][pivot].signum() != 0) {
                BigInteger own = left[row][pivot];
                for (int column = 0; column < left[row].length; column++) {
                    left[row][column] =
                            left[row][column].multiply(left[pivot][pivot]).subtract(left[pivot][column].multiply(own));
                }
            }
        }
    }
}
