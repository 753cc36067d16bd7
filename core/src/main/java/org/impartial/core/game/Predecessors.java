package org.impartial.core.game;

/**
 * A capability of a {@link PackedGame}: the states from which a move leads to a given one. With it a sieve can mark all
 * positions that have a move to a P-position, and pays nothing for the others. Without it solvers go through the options
 * of every state, or keep the arcs turned round.
 */
@FunctionalInterface
public interface Predecessors {

    /**
     * Gives every state that has a given one among its options, each once and as an option of one part. States that play
     * never reaches may be among them; what is no state must not.
     *
     * @param state the packed state, in its canonical form
     * @param out takes the predecessors
     */
    void predecessors(long state, PackedOptions out);
}
