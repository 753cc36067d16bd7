package org.impartial.core.game;

/**
 * A capability of a game: each of its positions, kept whole, fits in 64 bits. A board whose options fall apart into parts is
 * one board all the same, and a pair of heaps one number. Sweeps over all positions ask for this view; it says nothing of
 * sums, so it has more positions than a search that takes them apart.
 *
 * @param <S> the states of the game
 */
public interface Packable<S> {

    /**
     * The same rules on packed states, where every option is one state. It is {@link Levelled} if play climbs levels, and
     * may have {@link Predecessors}.
     *
     * @return the packed game
     */
    PackedGame packed();

    /**
     * Packs a state.
     *
     * @param state the state
     * @return its number
     * @throws BeyondRangeException if it does not fit
     */
    long pack(S state);

    /**
     * Unpacks a state.
     *
     * @param packed what {@link #pack} gave, or a follower of it
     * @return the state
     */
    S unpack(long packed);
}
