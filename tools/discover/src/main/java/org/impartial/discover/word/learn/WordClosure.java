package org.impartial.discover.word.learn;

import java.util.Arrays;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Inclusion;
import org.impartial.discover.automaton.Product;
import org.impartial.discover.automaton.Product.Connective;
import org.jspecify.annotations.Nullable;

/** Decides whether a set of words is the set of P-positions, and finds the least word at which it fails. */
public final class WordClosure {
    private final WordSystem system;
    private final Automaton positions;
    private final Automaton terminal;
    private final Meter meter;
    private long explored;

    /**
     * Creates a decision procedure.
     *
     * @param system the rules and the convention
     * @param meter counts the pairs found
     */
    public WordClosure(WordSystem system, Meter meter) {
        this.system = system;
        this.meter = meter;
        this.positions = system.positions();
        this.terminal = Ended.words(system, meter);
    }

    /** Returns the number of sets of states in the last decision. */
    public long explored() {
        return explored;
    }

    /**
     * Decides whether the set is closed.
     *
     * @param set an automaton over the letters
     * @return the least word at which the set fails: one in it that is not a position, has an option in it or is an end
     *     of misère play, or a position outside without an option in it; null if it is the set of P-positions
     */
    public int @Nullable [] leastFailing(Automaton set) {
        int[] failing = joined(set, positions, Connective.AND_NOT).least();
        Automaton needs = joined(positions, set, Connective.AND_NOT);
        if (system.misere()) {
            failing = earlier(failing, joined(set, terminal, Connective.AND).least());
            needs = joined(needs, terminal, Connective.AND_NOT);
        }
        Inclusion inclusion = new Inclusion(new StepBefore(system, set, meter), meter);
        failing = earlier(failing, inclusion.leastCommon(set, longest(failing)));
        failing = earlier(failing, inclusion.leastMissing(needs, longest(failing)));
        explored = inclusion.explored();
        return failing;
    }

    private Automaton joined(Automaton a, Automaton b, Connective how) {
        return Product.of(a, b, how, meter);
    }

    private static int longest(int @Nullable [] word) {
        return word == null ? Integer.MAX_VALUE : word.length;
    }

    private static int @Nullable [] earlier(int @Nullable [] a, int @Nullable [] b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int order = a.length == b.length ? Arrays.compare(a, b) : Integer.compare(a.length, b.length);
        return order <= 0 ? a : b;
    }
}
