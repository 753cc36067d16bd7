package org.impartial.core.game;

/**
 * A capability of a game: a state that falls apart says into which parts. Rules give options as sums already, so all that is
 * reached by play is taken apart; with this the position that somebody asks about is, too. Search then values its parts one
 * by one, which may take the root of the work. Without it the root is searched whole.
 *
 * @param <S> the states
 */
@FunctionalInterface
public interface Separable<S> {

    /**
     * The parts of a state.
     *
     * @param state a state
     * @return a position of the same value under every convention; the component itself if it does not fall apart
     */
    Position parts(S state);
}
