package org.impartial.picture.drawing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.notation.Datum;

/** Finds the artist of a game: the game itself, or an installed one, those of other packages first. */
final class Artists {
    private static final String LIBRARY = "org.impartial.picture.";
    private static final List<Artist> INSTALLED =
            ServiceLoader.load(Artist.class, Artist.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .sorted(Comparator.comparing(
                            artist -> artist.getClass().getName().startsWith(LIBRARY)))
                    .toList();

    private Artists() {}

    static Optional<Artist> of(ImpartialGame<?> game) {
        return game instanceof Artist own && own.draws(game)
                ? Optional.of(own)
                : INSTALLED.stream().filter(artist -> artist.draws(game)).findFirst();
    }

    /** Returns whether an artist draws all components. */
    static boolean drawsAll(Artist artist, List<Component<?>> components) {
        return components.stream().allMatch(component -> of(component.game()).equals(Optional.of(artist)));
    }

    static Optional<Sketch> survey(String game, Datum.Fields answer) {
        return INSTALLED.stream()
                .flatMap(artist -> artist.survey(game, answer).stream())
                .findFirst();
    }
}
