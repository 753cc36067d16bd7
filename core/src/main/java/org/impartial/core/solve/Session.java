package org.impartial.core.solve;

import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * A strategy at work: it keeps its tables from one question to the next, and never anything else of a question, least of all
 * its meter. Belongs to one thread at a time.
 */
@FunctionalInterface
public interface Session {

    /**
     * Answers for a position, or declines.
     *
     * @param position the position
     * @param convention the playing convention
     * @param meter counts and stops the work of this call and of all later use of the solution; it is bound to the theory of
     *     the solution, which must use no other
     * @return a solution whose theory tells the outcome of the position; or why this strategy has none
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or somebody cancels; the tables are whole
     *     then, as after every exception
     */
    Result solve(Position position, Convention convention, Meter meter);
}
