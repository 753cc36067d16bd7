package org.impartial.solve.theory.atom;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** Components of a game in an order where options are sums of lesser ones, which come before it as words. */
public sealed interface Atoms permits HeapAtoms, PositionAtoms {

    /**
     * The options of an atom whose images are listed that count as one option: an image is listed in 8 to 36 ns, and an
     * option examined by search takes 200 to 490 ns (2026-11-27, two virtual processors of an AMD EPYC, JDK 17).
     */
    int LISTED_AS_ONE = 16;

    /** Returns the number of atoms; the greatest {@code int} if there are infinitely many. */
    int count();

    /** Returns the distinct images of the options of an atom, none for an end; the meter counts it and all options. */
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

    /** The greatest numbers of beans that one move takes, and of heaps that it leaves in place of one. */
    record AtomReach(int taken, int parts) {}
}
