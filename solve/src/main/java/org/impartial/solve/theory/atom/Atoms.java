package org.impartial.solve.theory.atom;

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

    /**
     * The options of an atom whose images are listed that count as one option: an image is listed in 8 to 36 ns, and an
     * option examined by search takes 200 to 490 ns (2026-11-27, two virtual processors of an AMD EPYC, JDK 17).
     */
    int LISTED_AS_ONE = 16;

    /** Returns the number of atoms; the greatest {@code int} if there are infinitely many. */
    int count();

    /**
     * Returns the images of the options of an atom, each once; empty if and only if the atom is an end.
     *
     * @param meter counts the atom, and the options, including equal ones, by {@link #LISTED_AS_ONE}
     */
    int[] optionValues(int atom, Images images, Meter meter);

    Component<?> component(int atom);

    /** Returns the atom of a component, if it has one. */
    OptionalLong find(Component<?> component);

    /** Returns whether the options of a component are few enough to list. */
    default boolean listsOptions(Component<?> component) {
        return true;
    }

    /** Returns the options of a component with given images, in the order of the rules, if they can be listed. */
    Stream<Position> options(Component<?> component, Images images, IntPredicate wanted, Meter meter);

    /** Returns the data needed for a proof of periodicity, if the game has them. */
    default Optional<AtomReach> reach() {
        return Optional.empty();
    }

    default Position position(int[] word) {
        return Position.sum(
                Arrays.stream(word).<Component<?>>mapToObj(this::component).toList());
    }

    /**
     * The reach of a move.
     *
     * @param taken the greatest number of beans that one move takes
     * @param parts the greatest number of heaps that one move leaves in place of a heap
     */
    record AtomReach(int taken, int parts) {}
}
