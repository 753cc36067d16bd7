package org.impartial.core.game.capability;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;

/**
 * A game whose states are packed into a {@code long}: small boards, bit sets, tuples of small numbers. Engines keep
 * such states in primitive tables, without objects.
 *
 * <pre>{@code
 * record Stairs() implements PackedGame {
 *     @Override
 *     public void options(long stair, PackedOptions out) {
 *         for (long next = Math.max(0, stair - 2); next < stair; next++) {
 *             out.to(next);
 *         }
 *     }
 * }
 * Solver.normal().grundy(new Stairs().at(5L));  // 2
 * }</pre>
 */
@FunctionalInterface
public interface PackedGame extends ImpartialGame<Long> {

    /**
     * Adds every option of a state.
     *
     * @param state the packed state
     * @param out takes the options
     */
    void options(long state, PackedOptions out);

    @Override
    default void options(Long state, Options<Long> out) {
        PackedOptions packed = new PackedOptions();
        packed.record(this, state, out.meter());
        for (int option = 0; option < packed.count(); option++) {
            List<Long> parts = new ArrayList<>(packed.parts(option));
            for (int i = 0; i < packed.parts(option); i++) {
                parts.add(packed.part(option, i));
            }
            out.toSum(parts);
        }
    }

    /**
     * {@return a representative of the states that symmetry makes equivalent, unboxed; the state itself by default}
     *
     * @param state the packed state
     */
    default long canonical(long state) {
        return state;
    }

    @Override
    default Long canonical(Long state) {
        return canonical(state.longValue());
    }

    /**
     * {@return this game in a state}
     *
     * @param state the packed state
     */
    default Component<Long> at(long state) {
        return at(Long.valueOf(state));
    }
}
