package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.formula.FormulaParser;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;

/** Describes an automaton in words, by comparing it with those of known sets on the same positions. */
public final class Recognition {
    private static final int MOST_MODULUS = 12;
    private static final int MOST_SUMMED = 4;
    private static final long PATIENCE = 60_000;

    private final CompiledRules rules;
    private final boolean misere;
    private final Arithmetic arithmetic;
    private final Numeration numeration;
    private final List<String> names;
    private final String listed;

    private record KnownSet(String words, Supplier<Relation> set) {}

    public Recognition(CompiledRules rules, boolean misere, Meter meter) {
        this.rules = rules;
        this.misere = misere;
        this.numeration = rules.arithmetic().numeration();
        this.arithmetic = new Arithmetic(numeration, meter.fork(PATIENCE));
        this.names = rules.rules().shown();
        this.listed = String.join(", ", names);
    }

    /** Returns the set in words, or the negation of its complement; empty if neither is among the known sets. */
    public String words(Automaton set) {
        try {
            return compared(set);
        } catch (StoppedException e) {
            // Words are optional: without them, or without time for them, the statement names the automaton.
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return "";
        }
    }

    private String compared(Automaton set) {
        Relation wanted = new Relation(rules.before(), set);
        for (KnownSet known : known()) {
            Relation inside = arithmetic.and(arithmetic.on(known.set.get(), rules.before()), rules.positions());
            if (inside.equals(wanted)) {
                return known.words;
            }
            if (arithmetic.minus(rules.positions(), inside).equals(wanted)) {
                return "it is not the case that " + known.words;
            }
        }
        return "";
    }

    private List<KnownSet> known() {
        List<KnownSet> all = new ArrayList<>();
        if (numeration.base() == 2 && numeration.valid().states() == 1) {
            sums(all);
        }
        pairs(all);
        if (names.size() <= MOST_SUMMED) {
            congruences(all);
        }
        return all;
    }

    private void sums(List<KnownSet> all) {
        int heaps = names.size();
        for (int modulus = 2; modulus <= Math.max(2, heaps); modulus++) {
            int m = modulus;
            String words = m == 2
                    ? "the XOR of " + listed + " is 0"
                    : "in every binary digit the number of ones among " + listed + " is a multiple of " + m;
            all.add(new KnownSet(words, () -> arithmetic.bitSums(m, rules.before())));
        }
        if (misere) {
            all.add(new KnownSet(
                    "the XOR of " + listed + " is 0 and some heap is above 1, or it is 1 and none is",
                    this::misereNim));
        }
        for (int mask = 3; mask < 1 << heaps; mask++) {
            int[] some = BitSet.valueOf(new long[] {mask}).stream().toArray();
            if (some.length < heaps && some.length > 1) {
                List<String> chosen = Arrays.stream(some).mapToObj(names::get).toList();
                int[] variables = Arrays.stream(some).map(Compiler::before).toArray();
                all.add(new KnownSet(
                        "the XOR of " + String.join(", ", chosen) + " is 0", () -> arithmetic.bitSums(2, variables)));
            }
        }
    }

    private Relation misereNim() {
        Relation nim = arithmetic.bitSums(2, rules.before());
        Relation small = arithmetic.all(rules.before());
        for (int variable : rules.before()) {
            small = arithmetic.and(small, arithmetic.linear(Map.of(variable, 1), true, 1));
        }
        return arithmetic.or(arithmetic.minus(nim, small), arithmetic.minus(small, nim));
    }

    private void congruences(List<KnownSet> all) {
        for (int heap = 0; heap < names.size(); heap++) {
            add(all, names.get(heap) + " is 0", variable(heap) + "=0");
        }
        add(all, "every one of " + listed + " is 0", joined(" & ", heap -> heap + "=0"));
        if (names.size() == 2) {
            add(all, names.get(0) + " = " + names.get(1), "a=b");
        }
        String sum = joined("+", heap -> heap);
        for (int m = 2; m <= MOST_MODULUS; m++) {
            for (int rest = 0; rest < m; rest++) {
                String words = String.join(" + ", names)
                        + (rest == 0 ? " is a multiple of " + m : " leaves " + rest + " modulo " + m);
                add(all, words, "E t: " + sum + "=" + m + "t+" + rest);
            }
            int modulus = m;
            String each = joined(" & ", heap -> "(E t: " + heap + "=" + modulus + "t)");
            add(all, "every one of " + listed + " is a multiple of " + m, each);
        }
    }

    private String joined(String separator, UnaryOperator<String> text) {
        return IntStream.range(0, names.size())
                .mapToObj(Recognition::variable)
                .map(text)
                .collect(Collectors.joining(separator));
    }

    private static String variable(int heap) {
        return String.valueOf((char) ('a' + heap));
    }

    private void add(List<KnownSet> all, String words, String text) {
        Formula formula = FormulaParser.formula(text);
        List<String> letters =
                IntStream.range(0, names.size()).mapToObj(Recognition::variable).toList();
        all.add(new KnownSet(words, () -> new Compiler(letters, Map.of(), arithmetic).compile(formula)));
    }

    /** Adds pairs of which one is the other with a 0 appended, and the smaller ends in an even number of zeros. */
    private void pairs(List<KnownSet> all) {
        if (names.size() == 2 && numeration.recurrence().length == 2) {
            String words = "one of " + listed + " is the other with a 0 appended in " + numeration
                    + " and the smaller ends there in an even number of zeros, or both are 0";
            all.add(new KnownSet(words, () -> arithmetic.or(shifted(0, 1), shifted(1, 0))));
        }
    }

    /** Returns the relation of a shift; a state is the next digit of x, and whether x is 0, or ends in odd zeros. */
    private Relation shifted(int small, int large) {
        int base = numeration.base();
        int letters = base * base;
        int dead = 3 * base;
        int[] next = new int[(dead + 1) * letters];
        boolean[] accepting = new boolean[dead + 1];
        for (int state = 0; state <= dead; state++) {
            for (int letter = 0; letter < letters; letter++) {
                int x = letter % base;
                int phase = x != 0 ? 1 : state % 3 == 0 ? 0 : 3 - state % 3;
                boolean fits = state < dead && x == state / 3;
                next[state * letters + letter] = fits ? 3 * (letter / base) + phase : dead;
            }
        }
        accepting[0] = true;
        accepting[1] = true;
        Automaton words = Automaton.of(base, 2, next, accepting);
        return arithmetic.relation(new int[] {Compiler.before(small), Compiler.before(large)}, words);
    }
}
