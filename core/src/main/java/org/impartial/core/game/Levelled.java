package org.impartial.core.game;

/**
 * A capability of a {@link PackedGame}: play climbs levels. Dominoes laid, squares bitten off, beans taken: every option of
 * a state lies on a greater level than the state. Solvers may then find all positions level by level upwards, and their
 * values downwards, and need nothing but the next levels at a time, in memory, on disk or on several machines. Without it a
 * game is solved by search.
 *
 * <p>Of a state that symmetry maps to another, the level of {@link PackedGame#canonical} counts.
 */
@FunctionalInterface
public interface Levelled {

    /**
     * The level of a state; the levels of its options are greater.
     *
     * @param state the packed state, in its canonical form
     * @return the level, from any start; the fewer levels an option skips, the less has to be kept at hand
     */
    int level(long state);
}
