package org.impartial.core.theory.sums;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;

/** What is claimed of a game: by itself first, then by the installed sources. */
final class ClaimSources {
    private static final List<Claim.Source> INSTALLED =
            ServiceLoader.load(Claim.Source.class, Claim.Source.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private ClaimSources() {}

    /** The claims that may be used to answer, in the order in which they are asked. */
    static <S> List<Claim<S>> firm(ImpartialGame<S> game) {
        Stream<Claim<S>> others = INSTALLED.stream().flatMap(source -> source.claims(game).stream());
        return Stream.concat(game.claims().stream(), others)
                .filter(claim -> claim.basis().firm())
                .toList();
    }
}
