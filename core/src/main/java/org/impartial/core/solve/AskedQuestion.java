package org.impartial.core.solve;

import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.engine.Question;
import org.impartial.core.game.Convention;

/**
 * A question posed to the tables of a strategy.
 *
 * @param question the question
 * @param strategy the name of the strategy
 * @param tables its tables
 * @param anew poses the question again to empty tables, if these hold what earlier questions left; not to be called
 *     within the work of the tables
 */
record AskedQuestion(
        Question question, String strategy, OpenStrategy.Tables tables, Supplier<Optional<Analysis>> anew) {
    private static final int MOST_SHOWN = 200;

    /** Returns the position, cut if it is long, followed by {@code said}. */
    String line(String said) {
        String text = question.position().toString();
        return (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text) + ": " + said;
    }

    /** Returns the mention of the convention, empty for normal play. */
    String play() {
        return question.convention() == Convention.MISERE ? " in misère play" : "";
    }
}
