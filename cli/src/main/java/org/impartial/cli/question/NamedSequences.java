package org.impartial.cli.question;

import java.util.List;
import org.impartial.core.engine.sequence.GrundySequence;
import org.impartial.core.game.HeapGame;
import org.impartial.core.library.GameLibrary;

/** The games on one heap that the library has by name, with the parameters that it checks them with. */
public final class NamedSequences {
    private NamedSequences() {}

    public static List<HeapGame> having(long... values) {
        return GrundySequence.having(all(), values);
    }

    private static List<HeapGame> all() {
        return GameLibrary.installed().families().stream()
                .flatMap(family -> family.samples().stream().map(family::with))
                .flatMap(ruleset -> ruleset.games().stream())
                .filter(HeapGame.class::isInstance)
                .map(HeapGame.class::cast)
                .distinct()
                .toList();
    }
}
