package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.formula.Formula;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;
import org.jspecify.annotations.Nullable;

/** Rules in one numeration: the relation of each kind of move, the positions, and those at which play has ended. */
public final class CompiledRules {
    private final Rules rules;
    private final Arithmetic arithmetic;
    private final List<MoveRelation> moves;
    private final Relation positions;
    private final Relation terminal;

    public CompiledRules(Rules rules, Arithmetic arithmetic) {
        this.rules = rules;
        this.arithmetic = arithmetic;
        Compiler compiler = new Compiler(rules.heaps(), rules.sets(), arithmetic);
        Formula domain = rules.domain();
        this.positions = domain == null ? arithmetic.all(before()) : arithmetic.on(compiler.compile(domain), before());
        this.moves =
                rules.moves().stream().map(move -> move(compiler, move, domain)).toList();
        this.terminal = arithmetic.minus(positions, movable());
    }

    private CompiledRules(CompiledRules compiled, Meter meter) {
        this.rules = compiled.rules;
        this.arithmetic = compiled.arithmetic.under(meter);
        this.moves = compiled.moves;
        this.positions = compiled.positions;
        this.terminal = compiled.terminal;
    }

    /** Returns these rules, whose further work is counted by another meter. */
    public CompiledRules under(Meter meter) {
        return new CompiledRules(this, meter);
    }

    /** Returns these rules over words that begin with the most or with the least significant digit. */
    public DigitRules digits(boolean leastFirst, Meter meter) {
        return DigitRules.of(this, leastFirst, meter);
    }

    private MoveRelation move(Compiler compiler, Formula move, @Nullable Formula domain) {
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

    private Relation movable() {
        Relation some = arithmetic.minus(positions, positions);
        for (MoveRelation move : moves) {
            Relation sources = arithmetic.exists(move.primed(), move.relation());
            some = arithmetic.or(some, arithmetic.on(sources, before()));
        }
        return some;
    }

    /** Returns the variables of a position. */
    public int[] before() {
        return IntStream.range(0, rules.size()).map(Compiler::before).toArray();
    }

    /** Returns whether no move makes any heap larger. */
    public boolean shrinking() {
        for (MoveRelation move : moves) {
            for (int part = 0; part < move.parts(); part++) {
                for (int heap : move.changed()) {
                    Map<Integer, Integer> grown = Map.of(Compiler.before(heap), 1, move.after(heap, part), -1);
                    Relation larger = arithmetic.linear(new TreeMap<>(grown), true, -1);
                    if (!arithmetic.and(move.relation(), larger).automaton().isEmpty()) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Returns the relation of a condition on positions, with the names of heaps that are shown. */
    public Relation condition(Formula formula) {
        return arithmetic.on(new Compiler(rules.shown(), rules.sets(), arithmetic).compile(formula), before());
    }

    public Rules rules() {
        return rules;
    }

    public Arithmetic arithmetic() {
        return arithmetic;
    }

    public List<MoveRelation> moves() {
        return moves;
    }

    public Relation positions() {
        return positions;
    }

    public Relation terminal() {
        return terminal;
    }

    @Override
    public String toString() {
        return rules.heaps() + " in " + arithmetic.numeration() + ", moves of "
                + Arrays.toString(moves.stream()
                        .mapToInt(move -> move.relation().automaton().states())
                        .toArray())
                + " states";
    }
}
