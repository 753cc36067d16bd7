package org.impartial.solve.engine.together;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;

/**
 * What the facts of a folder are about.
 *
 * @param convention the playing convention
 * @param games the games, in the order of their names; blocks of facts refer to a game by its index
 */
public record FactSubject(Convention convention, List<ImpartialGame<?>> games) {
    public FactSubject {
        games = List.copyOf(games);
    }

    public static FactSubject of(Position position, Convention convention) {
        return new FactSubject(
                convention,
                position.components().stream()
                        .<ImpartialGame<?>>map(Component::game)
                        .distinct()
                        .sorted(Comparator.comparing(ImpartialGame::fullName))
                        .toList());
    }

    /** Returns the first lines of a file of facts, with which only files about the same games begin. */
    String header() {
        StringBuilder header = new StringBuilder("impartial facts 1, " + convention.words() + "\n");
        games.forEach(game -> header.append(game.fullName()).append('\n'));
        return header.append('\n').toString();
    }
}
