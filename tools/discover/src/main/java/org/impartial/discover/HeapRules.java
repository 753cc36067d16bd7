package org.impartial.discover;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.learn.CandidateNumeration;
import org.impartial.discover.learn.Limits;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.NamedSet;
import org.impartial.discover.numeration.NamedSets;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Rules;

/**
 * The rules of a game on a few heaps, as text: one condition for each kind of move, separated by semicolons, over the
 * heaps before the move and, primed, after it. Wythoff's game is {@code x'<x; y'<y; x'<x & y'<y & x+y'=x'+y}. A heap
 * whose primed name does not occur in a move keeps its value.
 *
 * <p>Conditions have variables, numbers, {@code + -} and multiples such as {@code 2x}, the comparisons {@code < <= = !=
 * >= >}, the connectives {@code & | ~}, the quantifiers {@code E t:} and {@code A t:} over the natural numbers, named
 * sets such as {@code $odious(t)}, and parentheses. Heaps are ordered alphabetically by name. At most 7 heaps, factors
 * up to 1000 and constants up to 2^40.
 *
 * <p>Sets: {@code power2} to {@code power10}, {@code odious}, {@code evil}, {@code vile}, {@code dopey} (base 2),
 * {@code fibonacci}, {@code lower}, {@code upper} (Zeckendorf; the lower and upper Wythoff numbers), {@code pell} and
 * {@code tribonacci}. Rules that name a set can be read only in its numeration.
 *
 * <p>Immutable.
 *
 * <pre>{@code
 * HeapRules rules = HeapRules.parse("x'<x; y'<y").domain("x<=y");
 * rules.heaps();  // [x, y]
 * }</pre>
 */
public final class HeapRules {
    private static final Budget COMPILED = Budget.positions(500_000);
    private final String moves;
    private final String domain;
    private final Map<String, NamedSet> sets;
    private final Rules rules;

    HeapRules(String moves, String domain, Map<String, NamedSet> sets) {
        this.moves = moves;
        this.domain = domain;
        this.sets = sets;
        this.rules = Rules.parse(moves, domain, sets);
    }

    /**
     * {@return the rules of some moves, for all positions}
     *
     * @param moves the kinds of moves, separated by semicolons
     * @throws NotationException if they cannot be read; the message states the column and what was expected
     */
    public static HeapRules parse(String moves) {
        return new HeapRules(moves, "", NamedSets.all());
    }

    /**
     * {@return these rules restricted to some positions; a move must lead from one of them to another}
     *
     * @param condition a condition on the heaps, such as {@code x<=y}; blank for all
     * @throws NotationException if it cannot be read
     */
    public HeapRules domain(String condition) {
        return new HeapRules(moves, condition, sets);
    }

    /** {@return the heaps in the order of positions} */
    public List<String> heaps() {
        return rules.heaps();
    }

    /** {@return the moves as they were written} */
    public String moves() {
        return moves;
    }

    /** {@return the domain as it was written; blank for all positions} */
    public String domain() {
        return domain;
    }

    /**
     * {@return these rules as a game, which can be solved, summed and checked like any other}
     *
     * @throws NotationException if the sets that the rules name have no numeration in common
     */
    public RulesGame game() {
        return RulesGame.of(this);
    }

    Rules rules() {
        return rules;
    }

    OptionWalk walk() {
        for (CandidateNumeration usual : CandidateNumeration.usual(rules)) {
            Numeration system = usual.system().get();
            if (rules.sets().values().stream().allMatch(set -> set.in(system).isPresent())) {
                return walk(system);
            }
        }
        throw new NotationException("the sets of these rules have no usual numeration in common: "
                + String.join(", ", rules.sets().keySet()));
    }

    private OptionWalk walk(Numeration system) {
        try {
            Meter share = Limits.of(1, COMPILED).meter();
            return new OptionWalk(
                    CompiledRules.of(rules, new Arithmetic(system, share)).under(Meter.unlimited()));
        } catch (StoppedException | TooLargeException e) {
            if (e instanceof StoppedException stopped && stopped.why() == StoppedException.Cause.CANCELLED) {
                throw stopped;
            }
            throw new NotationException(
                    "these conditions need automata that are too large to play by; use smaller factors and moduli, or"
                            + " fewer heaps");
        }
    }

    Map<String, NamedSet> sets() {
        return sets;
    }

    @Override
    public String toString() {
        return domain.isBlank() ? moves : moves + " where " + domain;
    }
}
