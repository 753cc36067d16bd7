package org.impartial.core.library;

import java.util.List;

/**
 * Provides game families. Libraries of games register implementations as services, through which {@link GameLibrary}
 * finds them.
 */
public interface GameProvider {

    /**
     * Returns the families of this library.
     *
     * @return the families in the order in which they are listed
     */
    List<GameFamily> families();
}
