package org.impartial.core.solve;

import java.util.Collection;
import java.util.Optional;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.misere.MisereQuotient;
import org.impartial.core.theory.misere.QuotientConstruction;

/**
 * Builds misère quotients under a budget. What is verified when the budget ends is the answer: a quotient that is final,
 * or partial and says so.
 *
 * @param quotient what was verified
 * @param stopped why the construction ended early: the budget, a cancellation, or a limit of size; nothing if it did not
 */
public record QuotientSearch(MisereQuotient quotient, Optional<String> stopped) {

    /**
     * The quotient of a heap game.
     *
     * @param game the heap game
     * @param heaps the greatest heap to verify, unless the quotient is final before
     * @param effort meters the work
     * @return the quotient as far as it was verified
     */
    public static QuotientSearch of(HeapGame game, int heaps, Meter effort) {
        return grown(QuotientConstruction.of(game), heaps, effort);
    }

    /**
     * The quotient of all that can be reached from some positions.
     *
     * @param positions of any games whose play ends
     * @param effort meters the work
     * @return the quotient as far as it was verified
     * @throws StoppedException if not even the components could be listed
     */
    public static QuotientSearch of(Collection<? extends Position> positions, Meter effort) {
        return grown(QuotientConstruction.of(positions, effort), 0, effort);
    }

    /** Goes on with a construction; it can be taken up again afterwards. */
    static QuotientSearch grown(QuotientConstruction construction, int heaps, Meter effort) {
        try {
            MisereQuotient quotient = construction.grow(heaps, effort);
            return new QuotientSearch(quotient, construction.obstacle());
        } catch (StoppedException stopped) {
            return new QuotientSearch(construction.quotient(), Optional.of(how(stopped)));
        }
    }

    private static String how(StoppedException stopped) {
        return "stopped after " + stopped.cost() + ": " + stopped.detail();
    }
}
