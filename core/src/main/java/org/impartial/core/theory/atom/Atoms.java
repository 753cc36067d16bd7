package org.impartial.core.theory.atom;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * The components of a game, numbered so that every option of an atom is a sum of atoms with smaller numbers. Sums are
 * compared lexicographically, the multiplicity of the greatest atom first; every option of a sum comes before it.
 */
public sealed interface Atoms permits HeapAtoms, PositionAtoms {

    /** Returns how many atoms there are; the greatest {@code int} if they go on for ever. */
    int count();

    /**
     * Returns the images of the options of an atom, each once; none if and only if the atom is an end.
     *
     * @param atom its number
     * @param images is asked of smaller atoms only
     * @param meter is told of the atom and of every option, equal ones included
     */
    int[] optionValues(int atom, Images images, Meter meter);

    /** Returns the component that an atom stands for. */
    Component<?> component(int atom);

    /** Returns the atom of a component, if it is one of these. */
    OptionalLong find(Component<?> component);

    /** Returns whether the options of a component are few enough to list. */
    default boolean listsOptions(Component<?> component) {
        return true;
    }

    /** Returns the options of a component whose images are wanted, in the order of the rules, if they can be listed. */
    Stream<Position> options(Component<?> component, Images images, IntPredicate wanted, Meter meter);

    /** Returns what a proof of periodicity needs to know, if the game has it. */
    default Optional<Reach> reach() {
        return Optional.empty();
    }

    /** Returns the sum of some atoms as a position. */
    default Position position(int[] word) {
        return Position.sum(
                Arrays.stream(word).<Component<?>>mapToObj(this::component).toList());
    }

    /**
     * How far a move reaches.
     *
     * @param taken the most beans that one move takes
     * @param parts the most heaps that one move leaves of a heap
     */
    record Reach(int taken, int parts) {}
}
