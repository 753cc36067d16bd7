package org.impartial.core.solve;

import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * Misère play without claims, by the first of these that answers: the rule of misère Nim where it is proved, the quotient
 * of the one heap game, a small search, the quotient of all that can be reached, and a search as far as the budget goes.
 */
final class MisereSums implements Strategy {
    private static final long QUOTIENT_STEPS = 5_000_000;
    private static final long SMALL_SEARCH = 100_000;

    private final TameSums tame = new TameSums();
    private final QuotientSums quotients = new QuotientSums(QUOTIENT_STEPS);
    private final WholeSums whole = new WholeSums();

    @Override
    public String name() {
        return "misere sums";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        boolean heaps = QuotientSums.ofOneHeapGame(position);
        boolean sum = position.components().size() > 1;
        return Optional.<Way<?>>empty()
                .or(() -> heaps || sum ? tame.way(position, convention, effort) : Optional.empty())
                .or(() -> heaps ? quotients.way(position, convention, effort) : Optional.empty())
                .or(() -> sum && !heaps ? afterSearch(position, convention, effort) : Optional.empty())
                .or(() -> whole.way(position, convention, effort));
    }

    /** A quotient of positions pays where many parts make too many sums to search. */
    private Optional<Way<?>> afterSearch(Position position, Convention convention, Meter effort) {
        return whole.decide(position, convention, effort.share(SMALL_SEARCH))
                ? Optional.empty()
                : quotients.way(position, convention, effort);
    }
}
