package org.impartial.discover.learn;

import java.util.function.Supplier;
import org.impartial.discover.numeration.Numeration;

/**
 * A numeration of a race. It is created, and its laws are checked, when it is first used.
 *
 * @param name its name
 * @param system makes it
 */
public record Entrant(String name, Supplier<Numeration> system) {

    /** Returns an entrant for an existing numeration. */
    public static Entrant of(Numeration system) {
        return new Entrant(system.name(), () -> system);
    }
}
