package org.impartial.spark;

import java.io.Serializable;
import org.impartial.core.game.ImpartialGame;

/**
 * Creates the game on every machine, since rules themselves are not sent: {@code () -> new Cram(5, 6)}.
 *
 * <pre>{@code
 * GameSource<Long> source = () -> new Cram(2, 4);
 * source.game().loopy();  // false
 * }</pre>
 *
 * @param <S> the states of the game
 */
@FunctionalInterface
public interface GameSource<S> extends Serializable {
    /** {@return the game, with the same rules in every call and on every machine} */
    ImpartialGame<S> game();
}
