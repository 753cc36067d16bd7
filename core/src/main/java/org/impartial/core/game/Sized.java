package org.impartial.core.game;

/**
 * A game that says how large its states are: about how much play is left in one. Engines that take a position apart settle
 * the small parts first and expect more work of the large ones. Only the order of work depends on it, never an answer;
 * without it all states count as equally large. Nimber search is taken unasked for games that have it, so it belongs into
 * games whose play falls apart.
 *
 * @param <S> the states
 */
public interface Sized<S> {

    /**
     * How large a state is, such as the number of its free cells.
     *
     * @param state a state
     * @return its size, 0 or more; it falls with every move
     */
    int size(S state);
}
