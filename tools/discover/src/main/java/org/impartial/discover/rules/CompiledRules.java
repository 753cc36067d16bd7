package org.impartial.discover.rules;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.KernelCheck;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.automaton.Projection;
import org.impartial.discover.automaton.Projection.KeptTapes;
import org.impartial.discover.automaton.Reversal;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;

/**
 * Rules in one numeration, over words that begin with the most significant digit; for proofs also with the least, when
 * leading zeros are trailing ones. Immutable.
 *
 * @param arithmetic the numeration and its relations, whose joins do not depend on the order of digits
 * @param terminal the positions at which play has ended
 */
public record CompiledRules(
        Rules rules,
        Arithmetic arithmetic,
        boolean leastFirst,
        List<MoveRelation> moves,
        Relation positions,
        Relation terminal) {
    public static CompiledRules of(Rules rules, Arithmetic arithmetic) {
        Compiler compiler = new Compiler(rules.heaps(), rules.sets(), arithmetic);
        Formula domain = rules.domain();
        int[] before = before(rules);
        Relation positions = domain == null ? arithmetic.all(before) : arithmetic.on(compiler.compile(domain), before);
        List<MoveRelation> moves = rules.moves().stream()
                .map(move -> move(rules, compiler, move, arithmetic))
                .toList();
        Relation movable = arithmetic.minus(positions, positions);
        for (MoveRelation move : moves) {
            Relation sources = arithmetic.exists(move.primed(), move.relation());
            movable = arithmetic.or(movable, arithmetic.on(sources, before));
        }
        return new CompiledRules(rules, arithmetic, false, moves, positions, arithmetic.minus(positions, movable));
    }

    public CompiledRules under(Meter meter) {
        return new CompiledRules(rules, arithmetic.under(meter), leastFirst, moves, positions, terminal);
    }

    /** Returns these rules over words that begin with the least significant digit; the meter counts reversed states. */
    public CompiledRules reversed(Meter meter) {
        List<MoveRelation> turned = moves.stream()
                .map(move -> move.with(reversed(move.relation(), meter)))
                .toList();
        return new CompiledRules(
                rules, arithmetic, true, turned, reversed(positions, meter), reversed(terminal, meter));
    }

    private static Relation reversed(Relation relation, Meter meter) {
        return new Relation(relation.variables(), Reversal.of(relation.automaton(), meter));
    }

    /** Converts a word with the most significant digit first to the order of digits of these rules, or back. */
    public int[] turned(int[] word) {
        return leastFirst ? IntArrays.reverse(word.clone()) : word;
    }

    private static MoveRelation move(Rules rules, Compiler compiler, Formula move, Arithmetic arithmetic) {
        Formula domain = rules.domain();
        int[] changed = rules.changed(move);
        int parts = Rules.parts(move);
        List<Relation> conditions = new ArrayList<>();
        conditions.add(compiler.compile(move));
        for (int heap : changed) {
            conditions.add(arithmetic.all(Compiler.before(heap), Compiler.after(heap)));
        }
        if (domain != null) {
            Relation inside = compiler.compile(domain);
            conditions.add(inside);
            for (int part = 0; part < parts; part++) {
                Map<Integer, Integer> primed = new HashMap<>();
                for (int heap : changed) {
                    primed.put(Compiler.before(heap), part == 0 ? Compiler.after(heap) : Compiler.part(part));
                }
                conditions.add(arithmetic.renamed(inside, primed));
            }
        }
        return new MoveRelation(compiler.conjunction(conditions), changed, parts).ordered(arithmetic);
    }

    public int[] before() {
        return before(rules);
    }

    private static int[] before(Rules rules) {
        return IntStream.range(0, rules.size()).map(Compiler::before).toArray();
    }

    public Stream<long[]> small(int side) {
        return rules.box(side).filter(this::isPosition);
    }

    public boolean isPosition(long... heaps) {
        return positions.automaton().accepts(arithmetic.numeration().word(heaps));
    }

    public boolean shrinking() {
        for (MoveRelation move : moves) {
            for (int part = 0; part < move.parts(); part++) {
                for (int heap : move.changed()) {
                    Map<Integer, Integer> grown = Map.of(Compiler.before(heap), 1, move.after(heap, part), -1);
                    if (!arithmetic.disjoint(move.relation(), arithmetic.linear(grown, true, -1))) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    public Relation condition(Formula formula) {
        return arithmetic.on(new Compiler(rules.shown(), rules.sets(), arithmetic).compile(formula), before());
    }

    /** Returns the check whether sets are that of P-positions; the kinds of moves together lead into a set. */
    public KernelCheck check(boolean misere, Meter meter) {
        return new KernelCheck(
                positions.automaton(),
                misere ? Optional.of(terminal.automaton()) : Optional.empty(),
                set -> movesInto(set, meter),
                meter);
    }

    private Nondeterministic movesInto(Automaton set, Meter meter) {
        Relation own = new Relation(positions.variables(), set);
        List<KeptTapes> into = moves.stream()
                .map(move -> move.into(arithmetic, own))
                .filter(ends -> !ends.automaton().isEmpty())
                .map(ends -> kept(ends, own.variables()))
                .toList();
        return Projection.union(into, set.base(), own.variables().length, leastFirst, meter);
    }

    private static KeptTapes kept(Relation into, int[] position) {
        int[] tapes = into.evenTapes();
        int[] places = Arrays.stream(tapes)
                .map(tape -> Arrays.binarySearch(position, into.variables()[tape]))
                .toArray();
        return new KeptTapes(into.automaton(), tapes, places);
    }
}
