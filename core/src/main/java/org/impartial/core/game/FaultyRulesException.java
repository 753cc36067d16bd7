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

    /** Signals that rules lead to a position of a kind that the game does not declare, such as an entailed one. */
    public static final class KindException extends FaultyRulesException {
        private static final long serialVersionUID = 1L;

        private static final String ADVICE =
                "; let kind(state) of the game that leads there return that kind, or use its rules withKind(...)";

        private final transient PositionKind kind;

        /**
         * Creates an exception for an option.
         *
         * @param component the component
         * @param option an option of a kind that the component is not
         */
        public KindException(Component<?> component, Position option) {
            super(component.game().name() + " is " + component.kind() + " by its declarations, and the rules lead from "
                    + component + " to " + option + ", which "
                    + option.kind().obstacle().orElseThrow() + ADVICE);
            this.kind = option.kind();
        }

        /**
         * Creates an exception for a component in play of a kind that does not include its own.
         *
         * @param component a component that is not ordinary
         */
        public KindException(Component<?> component) {
            super("the rules of another game lead to " + component + ", which "
                    + component.kind().obstacle().orElseThrow() + ADVICE);
            this.kind = component.kind();
        }

        /** {@return the kind of the option: the kind that the game does not declare} */
        public PositionKind kind() {
            return kind;
        }
    }

    /**
     * Signals that a search for Grundy values reached a position again: the game is loopy there and has no such value.
     */
    public static final class CycleException extends FaultyRulesException {
        private static final long serialVersionUID = 1L;
        private static final int SHOWN = 8;
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
                    + (cycle.get(0).kind().isLoopy()
                            ? ", and this requires play without cycles; solve the position, which is done by retrograde"
                                    + " analysis"
                            : "; Grundy values require play without cycles. Correct the rules, or, if the game is meant"
                                    + " to be loopy, let loopy() return true, or use the rules"
                                    + " withKind(PositionKind.LOOPY): it is then solved by retrograde analysis"));
            this.cycle = List.copyOf(cycle);
        }

        /** {@return the positions that repeat: the cycle in the order of play} */
        public List<Position> cycle() {
            return cycle;
        }
    }
}
