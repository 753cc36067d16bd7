package org.impartial.discover.automaton;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Product.Connective;
import org.jspecify.annotations.Nullable;

/*
 * Condition 1, no position of the set moves into the set, is the emptiness of a product. Condition 2, every other
 * position does, is an inclusion: pairs of a state of "needs a move" and a set of states are found breadth first, and a
 * pair whose set contains one found before is skipped, since a failure after it is one after the other, earlier one.
 */
/** Decides whether a set is the set of P-positions, and finds the least word at which it fails. */
public final class KernelCheck {
    private final Automaton positions;
    private final Optional<Automaton> lost;
    private final Function<Automaton, Nondeterministic> movesInto;
    private final Meter meter;
    private long explored;

    /** Takes the positions, the ends of play if they are N, and the words from which a move leads into a set. */
    public KernelCheck(
            Automaton positions,
            Optional<Automaton> lost,
            Function<Automaton, Nondeterministic> movesInto,
            Meter meter) {
        this.positions = positions;
        this.lost = lost;
        this.movesInto = movesInto;
        this.meter = meter;
    }

    public long explored() {
        return explored;
    }

    /** Returns the least word at which a set fails one of the two conditions; null if it is that of P-positions. */
    public int @Nullable [] leastFailing(Automaton set) {
        int[] failing = joined(set, positions, Connective.AND_NOT).least();
        Automaton own = joined(set, positions, Connective.AND);
        Automaton needs = joined(positions, own, Connective.AND_NOT);
        if (lost.isPresent()) {
            failing = earlier(failing, joined(own, lost.get(), Connective.AND).least());
            needs = joined(needs, lost.get(), Connective.AND_NOT);
        }
        Inclusion inclusion = new Inclusion(movesInto.apply(own), meter);
        failing = earlier(failing, inclusion.leastCommon(own, longest(failing)));
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
