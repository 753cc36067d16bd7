package org.impartial.core.contract.claim;

import static org.impartial.core.contract.check.Law.unless;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.core.contract.check.Law;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;

/**
 * Compares a state with the position that it is claimed to be worth: their values are equal, and each move in the
 * position is mapped to an option of the state that has the value of the result of the move. If the claim declares so,
 * every option of the state is such an image.
 */
record WorthCheck<S>(Oracle oracle, Claim.Worth<S> claim) {

    Law<Component<S>> law() {
        return Law.affordable(
                state -> List.of(
                        oracle.grundy(state), oracle.grundy(claim.position().apply(state.state()))),
                this::fault);
    }

    private Optional<String> fault(Component<S> state, List<OptionalLong> values) {
        Position position = claim.position().apply(state.state());
        if (position.components().stream().anyMatch(part -> refersBack(part, state))) {
            return Optional.of("it is claimed to be worth " + position
                    + ", which is of its own game or of one with such a claim itself");
        }
        if (values.get(0).isEmpty() || !values.get(0).equals(values.get(1))) {
            return Optional.of("its value is " + values.get(0) + ", but that of " + position + " is " + values.get(1));
        }
        return moveFault(state, position);
    }

    /** Returns whether a part may lead back to the state, in which case the claim could never be evaluated. */
    private static boolean refersBack(Component<?> part, Component<?> state) {
        return part.game().equals(state.game())
                || part.game().claims().stream().anyMatch(Claim.Worth.class::isInstance);
    }

    private Optional<String> moveFault(Component<S> state, Position position) {
        List<Position> options = state.options();
        Set<Position> reached = new HashSet<>();
        for (Move move : position.moves()) {
            Position option = claim.back().apply(state.state(), move);
            reached.add(option);
            if (!options.contains(option)) {
                return Optional.of("the move " + move + " is mapped to " + option + ", which is not an option");
            }
            if (!oracle.grundy(option).equals(oracle.grundy(move.result()))) {
                return Optional.of("the move " + move + " is mapped to " + option + ", which is worth "
                        + oracle.grundy(option) + ", not " + oracle.grundy(move.result()));
            }
        }
        return unless(
                !claim.allMoves() || reached.containsAll(options),
                () -> "no move of " + position + " is mapped to some of the options " + options);
    }
}
