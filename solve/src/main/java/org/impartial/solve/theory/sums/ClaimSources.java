package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.provider.InstalledProviders;
import org.impartial.core.library.provider.ProviderCalls;
import org.impartial.solve.theory.walk.AskedMeter;

/** The claims about a game: its own first, then those of the installed sources. */
final class ClaimSources {
    private static final InstalledProviders<Claim.Source> INSTALLED =
            new InstalledProviders<>(Claim.Source.class, from -> ServiceLoader.load(Claim.Source.class, from));

    private ClaimSources() {}

    /** Returns the claims that may be used to answer, in the order of their use. */
    static <S> List<Claim<S>> firm(ImpartialGame<S> game) {
        List<Claim<S>> firm = firm(game.claims());
        for (Claim.Source source : INSTALLED.get()) {
            ProviderCalls.attempt(source, AskedMeter.current(), () -> firm(source.claims(game)))
                    .ifPresent(firm::addAll);
        }
        return firm;
    }

    private static <S> List<Claim<S>> firm(List<Claim<S>> claims) {
        List<Claim<S>> firm = new ArrayList<>(claims.size());
        for (Claim<S> claim : claims) {
            if (claim.basis().firm()) {
                firm.add(claim);
            }
        }
        return firm;
    }
}
