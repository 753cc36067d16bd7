package org.impartial.picture.drawing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.provider.InstalledProviders;
import org.impartial.core.notation.Datum;

/** Finds the artist of a game: the game itself, or an installed one, those of other packages first. */
final class Artists {
    private static final String LIBRARY = "org.impartial.picture.";
    private static final InstalledProviders<Artist> INSTALLED =
            new InstalledProviders<>(Artist.class, from -> ServiceLoader.load(Artist.class, from));

    static Optional<Artist> of(ImpartialGame<?> game) {
        return game instanceof Artist own && own.draws(game)
                ? Optional.of(own)
                : installed().filter(artist -> artist.draws(game)).findFirst();
    }

    private static Stream<Artist> installed() {
        return INSTALLED.get().stream()
                .sorted(Comparator.comparing(
                        artist -> artist.getClass().getName().startsWith(LIBRARY)));
    }

    static boolean drawsAll(Artist artist, List<Component<?>> components) {
        return components.stream().allMatch(component -> of(component.game()).equals(Optional.of(artist)));
    }

    static Optional<Sketch> survey(String game, Datum.Fields answer) {
        return installed()
                .flatMap(artist -> artist.survey(game, answer).stream())
                .findFirst();
    }
}
