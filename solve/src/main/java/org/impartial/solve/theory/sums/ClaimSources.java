package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;

/** The claims about a game: its own first, then those of the installed sources. */
final class ClaimSources {
    private static final List<Claim.Source> INSTALLED =
            ServiceLoader.load(Claim.Source.class, Claim.Source.class.getClassLoader()).stream()
                    .map(ServiceLoader.Provider::get)
                    .toList();

    private ClaimSources() {}

    /** Returns the claims that may be used to answer, in the order of their use. */
    static <S> List<Claim<S>> firm(ImpartialGame<S> game) {
        List<Claim<S>> firm = new ArrayList<>();
        addFirm(game.claims(), firm);
        INSTALLED.forEach(source -> addFirm(source.claims(game), firm));
        return firm;
    }

    private static <S> void addFirm(List<Claim<S>> claims, List<Claim<S>> firm) {
        for (Claim<S> claim : claims) {
            if (claim.basis().firm()) {
                firm.add(claim);
            }
        }
    }
}
