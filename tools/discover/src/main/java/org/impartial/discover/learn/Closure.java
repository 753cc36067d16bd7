package org.impartial.discover.learn;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Inclusion;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.DigitRules;
import org.jspecify.annotations.Nullable;

/*
 * Both conditions concern the words on the tapes of the position that some relation "a move into the set" accepts with
 * some digits on the others: a nondeterministic automaton, the union over the kinds of moves. Condition 1, no position
 * of the set moves into the set, is its emptiness together with the set. Condition 2, every other position does, is an
 * inclusion, and is decided by antichains [De Wulf-Doyen-Henzinger-Raskin 2006]: pairs of a state of "needs a move" and
 * a set of states are found breadth first, and a pair whose set contains one found before is skipped, since every
 * failure after the larger set is one after the smaller, which was found by a word that is not later.
 */
/** Decides whether a set is the set of P-positions, and finds the least position at which it fails. */
public final class Closure {
    private final DigitRules rules;
    private final boolean misere;
    private final Meter meter;
    private long explored;

    /**
     * Creates a decision procedure.
     *
     * @param rules the rules in the order of digits in which the set reads
     * @param misere whether positions without options are N
     * @param meter counts the pairs found
     */
    public Closure(DigitRules rules, boolean misere, Meter meter) {
        this.rules = rules;
        this.misere = misere;
        this.meter = meter;
    }

    /** Returns the number of pairs in the last decision. */
    public long explored() {
        return explored;
    }

    /**
     * Decides whether the set is closed.
     *
     * @param set an automaton over the heaps
     * @return the least word at which the set fails: a position in it with an option in it, one outside without such an
     *     option, a word in it that is not a position, or an end of misère play in it; null if it is the set of
     *     P-positions
     */
    public int @Nullable [] leastFailing(Automaton set) {
        Arithmetic arithmetic = rules.arithmetic();
        Relation given = new Relation(rules.positions().variables(), set);
        int[] outside = arithmetic.minus(given, rules.positions()).automaton().least();
        Relation own = arithmetic.and(given, rules.positions());
        Relation needs = arithmetic.minus(rules.positions(), own);
        if (misere) {
            outside = earlier(
                    outside, arithmetic.and(own, rules.terminal()).automaton().least());
            needs = arithmetic.minus(needs, rules.terminal());
        }
        int[] heaps = own.variables();
        MoveUnion moves = new MoveUnion(movesInto(own), set.base(), heaps, rules.leastFirst(), meter);
        Inclusion inclusion = new Inclusion(moves, meter);
        int[] first = inclusion.leastCommon(own.automaton(), outside == null ? Integer.MAX_VALUE : outside.length);
        outside = earlier(outside, first);
        int[] second = inclusion.leastMissing(needs.automaton(), outside == null ? Integer.MAX_VALUE : outside.length);
        explored = inclusion.explored();
        return earlier(outside, second);
    }

    /** Returns for each kind of move the relation of the moves that end in the set. */
    private List<Relation> movesInto(Relation own) {
        return rules.moves().stream()
                .map(move -> move.into(rules.arithmetic(), own))
                .filter(into -> !into.automaton().isEmpty())
                .toList();
    }

    private static int @Nullable [] earlier(int @Nullable [] a, int @Nullable [] b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        int order = a.length == b.length ? Arrays.compare(a, b) : Integer.compare(a.length, b.length);
        return order <= 0 ? a : b;
    }
}
