package org.impartial.discover.rules;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Reversal;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;

/**
 * Rules as automata over words of digits in one of two orders. Relations are built with the most significant digit
 * first; for the other order they are reversed, after which leading zeros are trailing ones. Immutable.
 *
 * @param arithmetic joins relations; joining does not depend on the order of digits unless new variables are added
 * @param size the number of heaps
 * @param leastFirst whether words begin with the least significant digit
 * @param positions the words that are positions
 * @param terminal those at which play has ended
 * @param moves the kinds of moves
 */
public record DigitRules(
        Arithmetic arithmetic,
        int size,
        boolean leastFirst,
        Relation positions,
        Relation terminal,
        List<MoveRelation> moves) {

    /** Keeps an immutable copy. */
    public DigitRules {
        moves = List.copyOf(moves);
    }

    /** Returns the rules in an order of digits; the meter counts the states of reversed automata. */
    static DigitRules of(CompiledRules rules, boolean leastFirst, Meter meter) {
        List<MoveRelation> moves = rules.moves();
        return new DigitRules(
                rules.arithmetic(),
                rules.rules().size(),
                leastFirst,
                leastFirst ? reversed(rules.positions(), meter) : rules.positions(),
                leastFirst ? reversed(rules.terminal(), meter) : rules.terminal(),
                leastFirst
                        ? moves.stream()
                                .map(move -> move.with(reversed(move.relation(), meter)))
                                .toList()
                        : moves);
    }

    private static Relation reversed(Relation relation, Meter meter) {
        return new Relation(relation.variables(), Reversal.of(relation.automaton(), meter));
    }

    /** Returns these rules, with further work counted by another meter. */
    public DigitRules under(Meter meter) {
        return new DigitRules(arithmetic.under(meter), size, leastFirst, positions, terminal, moves);
    }

    /** Converts a word with the most significant digit first to this order of digits, or back. */
    public int[] turned(int[] word) {
        if (!leastFirst) {
            return word;
        }
        int[] turned = new int[word.length];
        Arrays.setAll(turned, at -> word[word.length - 1 - at]);
        return turned;
    }
}
