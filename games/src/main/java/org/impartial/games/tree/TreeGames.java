package org.impartial.games.tree;

import java.util.List;
import org.impartial.core.library.GameFamily;

/** The games on trees. */
public final class TreeGames {
    /** The plug-ins, in the order in which they are listed. */
    public static final List<GameFamily> FAMILIES =
            List.of(TreeGame.FAMILY, TheGame.FAMILY, Caterpillar.FAMILY, TreeCutting.FAMILY);

    private TreeGames() {}
}
