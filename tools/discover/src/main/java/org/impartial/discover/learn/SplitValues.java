package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Compiler;
import org.impartial.discover.rules.OptionWalk;
import org.jspecify.annotations.Nullable;

/** Outcomes of one heap with an added Nim heap, from the table of Grundy values of rules that may split the heap. */
final class SplitValues implements Outcomes {
    private static final int MOST_HEAPS = 1 << 15;
    private static final int OUTSIDE = -1;
    private static final int OTHER = Compiler.after(1);

    private final CompiledRules rules;
    private final CompiledRules digits;
    private final OptionWalk walk;
    private final List<Integer> values = new ArrayList<>();

    SplitValues(CompiledRules rules, CompiledRules digits) {
        this.rules = rules;
        this.digits = digits;
        this.walk = new OptionWalk(rules);
    }

    @Override
    public boolean isP(long[] position, Meter meter) {
        return value(position[0], meter) == position[1];
    }

    private int value(long heap, Meter meter) {
        if (heap >= MOST_HEAPS) {
            throw new TooLargeException("a table of the values of " + MOST_HEAPS + " heaps");
        }
        while (values.size() <= heap) {
            int next = values.size();
            values.add(rules.isPosition(next, 0) ? mex(next, meter) : OUTSIDE);
        }
        return values.get((int) heap);
    }

    /** Returns the value of a heap whose parts are in the table; the added Nim heap is empty, so only the heap moves. */
    private int mex(int heap, Meter meter) {
        BitSet met = met(walk, meter, values, () -> true, heap, 0);
        meter.spend(1);
        return met.nextClearBit(0);
    }

    /** Returns the values of options, of which the first heap and its further parts are in a table, while wanted. */
    static BitSet met(OptionWalk walk, Meter meter, List<Integer> values, BooleanSupplier more, long... position) {
        BitSet met = new BitSet();
        walk.options(position, meter, option -> {
            int value = values.get((int) option[0]);
            for (int part = position.length; part < option.length; part++) {
                value ^= values.get((int) option[part]);
            }
            met.set(value);
            return more.getAsBoolean();
        });
        return met;
    }

    /** Returns a pair in the table that a guess rejects, or a second value of a heap; with neither it is correct there. */
    @Override
    public int @Nullable [] difference(Automaton guess, Meter meter) {
        for (int heap = 0; heap < values.size(); heap++) {
            int[] word = digits.turned(rules.arithmetic().numeration().word(heap, Math.max(0, values.get(heap))));
            if (values.get(heap) != OUTSIDE && !guess.accepts(word)) {
                return word;
            }
        }
        Arithmetic arithmetic = digits.arithmetic().under(meter);
        Relation own = new Relation(digits.positions().variables(), guess);
        Relation less = digits.moves().get(digits.moves().size() - 1).relation();
        Relation smaller = arithmetic.renamed(own, Map.of(Compiler.before(1), OTHER));
        Automaton twice = arithmetic.and(arithmetic.and(own, smaller), less).automaton();
        int[] least = twice.least();
        if (least == null) {
            return null;
        }
        long[] numbers = rules.arithmetic().numeration().small(digits.turned(least), 3);
        long wrong = numbers[1] == value(numbers[0], meter) ? numbers[2] : numbers[1];
        return digits.turned(rules.arithmetic().numeration().word(numbers[0], wrong));
    }
}
