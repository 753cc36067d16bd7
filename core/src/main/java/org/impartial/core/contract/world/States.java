package org.impartial.core.contract.world;

import java.util.Optional;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.notation.NotationException;

/** What is a state of a game, and what is none. */
public final class States {

    private States() {}

    /** Why a game refuses a state; nothing if it takes it. */
    public static <S> Optional<String> fault(ImpartialGame<S> game, S state) {
        try {
            game.requireState(state);
            return Optional.empty();
        } catch (NotationException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
    }
}
