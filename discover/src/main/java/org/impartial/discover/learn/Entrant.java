package org.impartial.discover.learn;

import java.util.function.Supplier;
import org.impartial.discover.numeration.Numeration;

/**
 * A numeration that takes part in a race. It is made, and its laws are checked, when its turn comes.
 *
 * @param name its name
 * @param system makes it
 */
public record Entrant(String name, Supplier<Numeration> system) {

    /** Returns a numeration that is there already. */
    public static Entrant of(Numeration system) {
        return new Entrant(system.name(), () -> system);
    }
}
