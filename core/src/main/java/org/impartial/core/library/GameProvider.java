package org.impartial.core.library;

import java.util.List;

/**
 * Provides game families. Libraries of games register implementations as services, through which {@link GameLibrary}
 * finds them.
 *
 * <pre>{@code
 * GameProvider provider = () -> List.of(Bash.FAMILY, Nim.FAMILY);
 * GameLibrary.of(provider.families()).family("nim").id();  // nim
 * }</pre>
 */
public interface GameProvider {

    /** {@return the families of this library: the families in the order in which they are listed} */
    List<GameFamily> families();
}
