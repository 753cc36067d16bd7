package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.impartial.core.game.Component;
import org.impartial.core.meter.Meter;

/** The states of one game that have numbers. */
interface GameParts {

    /** Returns the number of the canonical form of a component; assigns one if the form is new. */
    int number(Component<?> component, Meter meter);

    /** Returns the number of a component whose state is canonical, or {@link PartTable#NONE}. */
    int known(Component<?> canonical);

    Component<?> component(long key);

    /** Appends the options of a state, each as the number of its parts and these; returns the number of options. */
    int options(long key, IntArrayList out, Meter meter);
}
