package org.impartial.core.solve;

import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;

/**
 * Misère play without claims, by the first of these that answers: the rule of misère Nim where it is proved, the quotient
 * of the one heap game if it is soon built, a small search, the quotient that takes longer, of the heap game or of all that
 * can be reached, and a search as far as the budget goes.
 */
final class MisereSums implements Session {
    private static final long QUOTIENT_STEPS = 5_000_000;
    private static final long SMALL_QUOTIENT = 300_000;
    private static final long SMALL_SEARCH = 100_000;

    private final TameSums tame = new TameSums();
    private final QuotientSums quotients = new QuotientSums(QUOTIENT_STEPS);
    private final WholeSums whole = new WholeSums();

    @Override
    public Result solve(Position position, Convention convention, Meter meter) {
        boolean heaps = QuotientSums.ofOneHeapGame(position);
        boolean sum = position.components().size() > 1;
        return Result.declined("")
                .or(() -> heaps || sum ? tame.solve(position, convention, meter) : Result.declined(""))
                .or(() -> heaps ? quotients.solve(position, convention, meter, SMALL_QUOTIENT) : Result.declined(""))
                .or(() -> heaps || sum ? afterSearch(position, convention, meter) : Result.declined(""))
                .or(() -> whole.solve(position, convention, meter));
    }

    /** A great quotient pays where there are too many sums to search. */
    private Result afterSearch(Position position, Convention convention, Meter meter) {
        return whole.decide(position, convention, meter.share(SMALL_SEARCH))
                ? Result.declined("")
                : quotients.solve(position, convention, meter);
    }
}
