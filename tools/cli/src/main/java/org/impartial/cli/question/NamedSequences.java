package org.impartial.cli.question;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.cli.question.atlas.AtlasCodes;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.solve.engine.sequence.GrundySequence;

/** The games on one heap that the library has by name, with the parameters of their contract. */
public final class NamedSequences {
    private NamedSequences() {}

    /**
     * Returns the games of the library that have the given values; if there are none, octal games of up to four digits.
     */
    public static List<HeapGame> having(long... values) {
        List<HeapGame> named = GrundySequence.having(all(), values);
        return named.isEmpty() ? GrundySequence.having(atlas(), values) : named;
    }

    /** Returns a game for each class of the atlas of octal games. */
    private static List<HeapGame> atlas() {
        return Stream.of("0.????", "4.????")
                .flatMap(pattern -> AtlasCodes.of(pattern).stream())
                .map(AtlasCodes::representative)
                .distinct()
                .map(code -> (HeapGame) GameLibrary.installed()
                        .ruleset("octal[" + code + "]")
                        .games()
                        .get(0))
                .toList();
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
