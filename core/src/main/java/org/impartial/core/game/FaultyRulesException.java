package org.impartial.core.game;

import java.util.List;
import java.util.stream.Collectors;
import org.impartial.core.notation.ImpartialException;

/**
 * Signals rules that break a law of this library: positions repeat although the game is not declared loopy, a heap does
 * not shrink, or a rank does not decrease. The message names the state. The fault is in the rules of the game, not in
 * the program that plays it.
 *
 * <pre>{@code
 * ImpartialGame<Integer> round = ImpartialGame.of("round", List.of(), n -> List.of((n + 1) % 3));
 * try {
 *     Solver.normal().outcome(round.at(0));
 * } catch (FaultyRulesException.CycleException e) {
 *     System.out.println(e.cycle().size());  // 3
 * }
 * }</pre>
 */
public class FaultyRulesException extends ImpartialException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the law that is broken, the state, and a remedy
     */
    public FaultyRulesException(String message) {
        super(message);
    }

    /**
     * Signals that a search for Grundy values reached a position again: the game is loopy there and has no such value.
     */
    public static final class CycleException extends FaultyRulesException {
        private static final long serialVersionUID = 1L;
        private static final int SHOWN = 8;

        /** The positions of the cycle. */
        private final transient List<Position> cycle;

        /**
         * Creates an exception with the positions that repeat.
         *
         * @param cycle the positions in the order of play; a move leads from the last to the first
         */
        public CycleException(List<? extends Position> cycle) {
            super("the rules repeat positions: "
                    + cycle.stream().limit(SHOWN).map(Position::toString).collect(Collectors.joining(" -> "))
                    + (cycle.size() > SHOWN ? " -> ... (" + cycle.size() + " positions)" : "")
                    + " -> " + cycle.get(0)
                    + "; Grundy values require play without cycles. Correct the rules, or, if the game is meant to be"
                    + " loopy, let loopy() return true: it is then solved by retrograde analysis");
            this.cycle = List.copyOf(cycle);
        }

        /**
         * Returns the positions that repeat.
         *
         * @return the cycle in the order of play
         */
        public List<Position> cycle() {
            return cycle;
        }
    }
}
