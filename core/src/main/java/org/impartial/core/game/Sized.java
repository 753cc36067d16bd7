package org.impartial.core.game;

/**
 * A game that says how large its states are: about how much play is left in one. Engines that take a position apart settle
 * the small parts first and expect more work of the large ones. Only the order of work depends on it, never an answer;
 * without it all states count as equally large.
 *
 * @param <S> the states
 */
public interface Sized<S> {

    /**
     * How large a state is, such as the number of its free cells.
     *
     * @param state a state
     * @return its size, 0 or more; about four times the moves that are left is a good measure
     */
    int size(S state);
}
