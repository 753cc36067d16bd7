package org.impartial.discover.learn;

import java.util.List;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.KernelCheck;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.DigitRules;

/*
 * The words from which some relation "a move into the set" accepts them with some digits on the other tapes are a
 * nondeterministic automaton, the union over the kinds of moves.
 */
/** Decides whether a set of tuples of heaps is the set of P-positions. */
public final class Closure {
    private Closure() {}

    /** Returns a decision procedure for sets that read in the order of digits of the rules. */
    public static KernelCheck of(DigitRules rules, boolean misere, Meter meter) {
        return new KernelCheck(
                rules.positions().automaton(),
                misere ? Optional.of(rules.terminal().automaton()) : Optional.empty(),
                set -> movesInto(rules, set, meter),
                meter);
    }

    private static Nondeterministic movesInto(DigitRules rules, Automaton set, Meter meter) {
        Relation own = new Relation(rules.positions().variables(), set);
        List<Relation> moves = rules.moves().stream()
                .map(move -> move.into(rules.arithmetic(), own))
                .filter(into -> !into.automaton().isEmpty())
                .toList();
        return MoveUnion.of(moves, set.base(), own.variables(), rules.leastFirst(), meter);
    }
}
