package org.impartial.discover.form;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A k-regular recursion: sections G(Kn + r), K a power of k, of which each section is a combination of 1, n and some of
 * them, or one of them.
 *
 * @param basis the sections by which others are expressed, first G itself
 * @param rules for each of them and each residue modulo k, the rule of its section
 * @param first the first values
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record RecursionForm(int k, List<FormSection> basis, List<List<SectionRule>> rules, long[] first)
        implements ValueForm {
    /** The values G(factor · n + rest). */
    record FormSection(long factor, long rest) {
        FormSection child(int k, int residue) {
            return new FormSection(k * factor, factor * residue + rest);
        }

        long index(long n) {
            return Math.addExact(Math.multiplyExact(factor, n), rest);
        }

        String text(String n) {
            return (factor == 1 ? "" : String.valueOf(factor)) + n + (rest == 0 ? "" : "+" + rest);
        }
    }

    /** A section as constant + slope · n + weighted sections of the basis, from some n on; an own one is in the basis. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record SectionRule(FormSection section, boolean own, long constant, long slope, long[] weights, int from) {}

    @Override
    public long at(long n) {
        return value(0, n);
    }

    private long value(int element, long n) {
        FormSection section = basis.get(element);
        if (n < first.length && section.index(n) < first.length) {
            return first[(int) section.index(n)];
        }
        SectionRule rule = rules.get(element).get((int) (n % k));
        long rest = n / k;
        long sum = Math.addExact(rule.constant, Math.multiplyExact(rule.slope, rest));
        for (int i = 0; i < rule.weights.length; i++) {
            if (rule.weights[i] != 0) {
                sum = Math.addExact(sum, Math.multiplyExact(rule.weights[i], value(i, rest)));
            }
        }
        return sum;
    }

    @Override
    public double cost() {
        double bits = 3
                + ValueForm.bits(k)
                + Arrays.stream(first).mapToDouble(ValueForm::bits).sum();
        for (SectionRule rule : stated()) {
            bits += 2 + ValueForm.bits(rule.constant) + (rule.slope == 0 ? 1 : 2 + ValueForm.bits(rule.slope));
            bits += 0.5 * (basis.size() - rule.weights.length);
            bits += Arrays.stream(rule.weights)
                    .mapToDouble(w -> w == 0 ? 0.5 : 1 + ValueForm.bits(w))
                    .sum();
        }
        return bits;
    }

    private List<SectionRule> stated() {
        return rules.stream().flatMap(List::stream).filter(rule -> !rule.own).toList();
    }

    @Override
    public String text(String n, SortedMap<Long, Long> exceptions) {
        List<String> parts = new ArrayList<>();
        for (SectionRule rule : stated()) {
            String from = rule.from == 0 ? "" : " for " + n + " > " + (rule.from - 1);
            parts.add("G(" + rule.section.text(n) + ") = " + terms(rule, n) + from);
        }
        for (int i = 0; i < first.length; i++) {
            parts.add("G(" + i + ") = " + first[i]);
        }
        return String.join(", ", parts);
    }

    private String terms(SectionRule rule, String n) {
        StringBuilder text = new StringBuilder();
        add(text, rule.slope, n);
        for (int i = 0; i < rule.weights.length; i++) {
            add(text, rule.weights[i], "G(" + basis.get(i).text(n) + ")");
        }
        if (text.isEmpty()) {
            return String.valueOf(rule.constant);
        }
        return text.charAt(0) == '-' && rule.constant > 0
                ? rule.constant + " - " + text.substring(1)
                : ArithmeticForm.plus(text.toString(), rule.constant);
    }

    private static void add(StringBuilder text, long factor, String term) {
        if (factor != 0) {
            text.append(text.isEmpty() ? (factor < 0 ? "-" : "") : factor < 0 ? " - " : " + ");
            text.append(Math.abs(factor) == 1 ? "" : Math.abs(factor) + " ").append(term);
        }
    }

    @Override
    public Optional<List<String>> violations(List<Long> exceptions) {
        if (!exceptions.isEmpty()) {
            return Optional.empty();
        }
        List<String> all = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            all.add("E v: $" + SET + "(" + i + ",v) & v!=" + first[i]);
        }
        for (SectionRule rule : stated()) {
            int[] used = IntStream.range(0, rule.weights.length)
                    .filter(i -> rule.weights[i] != 0)
                    .toArray();
            String given = joined(used, i -> ",w" + i);
            String held = joined(used, i -> " & $" + SET + "(" + basis.get(i).text("t") + ",w" + i + ")");
            String sum = rule.slope + "t+" + rule.constant + joined(used, i -> "+" + rule.weights[i] + "w" + i);
            all.add("E t,v" + given + ": $" + SET + "(" + rule.section.text("t") + ",v)" + held + " & t>=" + rule.from
                    + " & v!=" + sum.replace("+-", "-"));
        }
        return Optional.of(all);
    }

    private static String joined(int[] numbers, IntFunction<String> text) {
        return Arrays.stream(numbers).mapToObj(text).collect(Collectors.joining());
    }
}
