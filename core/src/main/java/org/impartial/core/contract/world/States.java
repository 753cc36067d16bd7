package org.impartial.core.contract.world;

import java.util.Optional;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.notation.NotationException;

/** Tests which objects are states of a game. */
public final class States {

    private States() {}

    /** Returns the reason why a game rejects a state; empty if it accepts the state. */
    public static <S> Optional<String> fault(ImpartialGame<S> game, S state) {
        try {
            game.requireState(state);
            return Optional.empty();
        } catch (NotationException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
    }
}
