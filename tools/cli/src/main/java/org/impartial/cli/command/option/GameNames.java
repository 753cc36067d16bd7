package org.impartial.cli.command.option;

import java.util.Iterator;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;

/** The names of the installed games, for shells that complete words. */
public final class GameNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return GameLibrary.installed().families().stream().map(GameFamily::id).iterator();
    }
}
