package org.impartial.core.library;

import java.util.List;

/** A service that offers game families; libraries of games provide it so that {@link GameLibrary} finds them. */
public interface GameProvider {

    /**
     * The families of this library.
     *
     * @return the families in the order in which they are listed
     */
    List<GameFamily> families();
}
