package org.impartial.discover.learn;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.KernelCheck;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.automaton.Projection;
import org.impartial.discover.automaton.Projection.KeptTapes;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;

/** Decides whether a set is that of P-positions. The words with a move into it are the union of the kinds of moves. */
public final class Closure {
    public static KernelCheck of(CompiledRules rules, boolean misere, Meter meter) {
        return new KernelCheck(
                rules.positions().automaton(),
                misere ? Optional.of(rules.terminal().automaton()) : Optional.empty(),
                set -> movesInto(rules, set, meter),
                meter);
    }

    private static Nondeterministic movesInto(CompiledRules rules, Automaton set, Meter meter) {
        Relation own = new Relation(rules.positions().variables(), set);
        List<KeptTapes> moves = rules.moves().stream()
                .map(move -> move.into(rules.arithmetic(), own))
                .filter(into -> !into.automaton().isEmpty())
                .map(into -> kept(into, own.variables()))
                .toList();
        return Projection.union(moves, set.base(), own.variables().length, rules.leastFirst(), meter);
    }

    private static KeptTapes kept(Relation into, int[] position) {
        int[] tapes = into.evenTapes();
        int[] places = Arrays.stream(tapes)
                .map(tape -> Arrays.binarySearch(position, into.variables()[tape]))
                .toArray();
        return new KeptTapes(into.automaton(), tapes, places);
    }
}
