package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Exploration;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Rules;

/*
 * The least period that explains the first outcomes or values becomes an automaton, which is proved like any other
 * guess. A state is the number read, reduced by the period, and for values p·n - s·x, a constant for all x of a class;
 * beyond a bound it can only move away from these constants.
 */
/** Guesses the period of a game on one heap. */
final class PeriodGuess {
    private static final long MOST_STEPS = 200_000;
    private static final int TIMES = 3;
    private static final int OUTSIDE = -1;

    /** A guess: the set of P-positions if it is correct, and the number of heaps that were computed. */
    record GuessedPeriod(int preperiod, int period, int saltus, Automaton automaton, int heaps) {}

    private final CompiledRules rules;
    private final boolean misere;
    private final boolean values;
    private final Meter meter;
    private final OptionWalk walk;
    private final List<Integer> table = new ArrayList<>();
    private long steps;

    /** Creates a table that starts empty, for rules under which no heap grows. */
    PeriodGuess(CompiledRules rules, boolean misere, Meter meter) {
        this.rules = rules;
        this.misere = misere;
        this.values = rules.rules().size() == 2;
        this.meter = meter;
        this.walk = new OptionWalk(rules);
    }

    /** Returns whether a period may be searched for: one heap, perhaps with an added Nim heap, in a base. */
    static boolean suits(CompiledRules rules, boolean misere) {
        List<String> heaps = rules.rules().heaps();
        boolean one = heaps.size() == 1 || (heaps.size() == 2 && heaps.get(1).equals(Rules.BESIDE) && !misere);
        Formula domain = rules.rules().domain();
        boolean plain = domain == null || !domain.free().contains(Rules.BESIDE);
        return one && plain && rules.arithmetic().numeration().recurrence().length == 1;
    }

    /** Returns the least period of the given number of heaps, or of those within the budget; empty if there is none. */
    Optional<GuessedPeriod> upTo(int heaps) {
        while (table.size() < heaps && steps < MOST_STEPS) {
            long[] position = new long[rules.rules().size()];
            position[0] = table.size();
            int value = rules.isPosition(position) ? valued(position) : OUTSIDE;
            if (steps < MOST_STEPS) {
                table.add(value);
            }
        }
        return guess();
    }

    /** Returns the Grundy value, or 1 for a P-position and 0 for others; the added Nim heap is empty. */
    private int valued(long[] position) {
        BitSet seen = SplitValues.met(walk, meter, table, () -> ++steps < MOST_STEPS, position);
        steps += 16;
        return values ? seen.nextClearBit(0) : seen.isEmpty() ? (misere ? 0 : 1) : seen.get(1) ? 0 : 1;
    }

    private Optional<GuessedPeriod> guess() {
        int size = table.size();
        for (int period = 1; period * (TIMES + 1) <= size; period++) {
            int saltus = values ? Math.max(0, table.get(size - 1) - table.get(size - 1 - period)) : 0;
            int from = size - period;
            while (from > 0 && repeats(from - 1, period, saltus)) {
                from--;
            }
            meter.spend(0, size - from);
            if (from <= size / 2 && from + (TIMES + 1L) * period <= size) {
                return Optional.of(new GuessedPeriod(from, period, saltus, automaton(from, period, saltus), size));
            }
        }
        return Optional.empty();
    }

    private boolean repeats(int heap, int period, int saltus) {
        int now = table.get(heap);
        int then = table.get(heap + period);
        return (now == OUTSIDE || then == OUTSIDE) ? now == then : then == now + saltus;
    }

    private Automaton automaton(int preperiod, int period, int saltus) {
        int base = rules.arithmetic().numeration().base();
        long step = (long) period + saltus;
        long bound = step;
        for (int heap = 0; heap < preperiod + period; heap++) {
            bound = Math.max(bound, step + Math.abs(difference(heap, period, saltus)));
        }
        long most = bound;
        Exploration reached = new Exploration(base, values ? 2 : 1, "a period", meter);
        return reached.of(
                LongArrays.HASH_STRATEGY,
                new long[2],
                reached.letters(),
                (state, letter) -> after(state, letter, base, preperiod, period, saltus, most),
                state -> state[0] >= 0 && accepts((int) state[0], state[1], period, saltus));
    }

    private static long[] after(long[] state, int letter, int base, int preperiod, int period, int saltus, long bound) {
        if (state[0] < 0) {
            return state;
        }
        int x = letter % base;
        int n = letter / base;
        long heap = state[0] * base + x;
        long difference = state[1] * base + (long) period * n - (long) saltus * x;
        if (Math.abs(difference) > bound) {
            return new long[] {-1, 0};
        }
        return new long[] {heap < preperiod ? heap : preperiod + (heap - preperiod) % period, difference};
    }

    private long difference(int heap, int period, int saltus) {
        return (long) period * table.get(heap) - (long) saltus * heap;
    }

    private boolean accepts(int heap, long difference, int period, int saltus) {
        int value = table.get(heap);
        return values ? value != OUTSIDE && difference == difference(heap, period, saltus) : value == 1;
    }
}
