package org.impartial.solve;

import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.game.Convention;
import org.impartial.solve.engine.Question;

/**
 * A question posed to the tables of a strategy.
 *
 * @param question the question
 * @param strategy the name of the strategy
 * @param tables its tables
 * @param withEmptyTables answers the question again with empty tables, if earlier questions have used these; must not be called
 *     during work on the tables
 */
record AskedQuestion(
        Question question,
        String strategy,
        OpenStrategy.StrategyTables tables,
        Supplier<Optional<Analysis>> withEmptyTables) {
    private static final int MOST_SHOWN = 200;

    /** Returns another question about the same position, posed to the same tables. */
    AskedQuestion about(Question other) {
        return new AskedQuestion(other, strategy, tables, withEmptyTables);
    }

    /** Returns the position, shortened if it is long, followed by the text of its answer. */
    String line(String answer) {
        String text = question.position().toString();
        return (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text) + ": " + answer;
    }

    /** Returns the words that name the convention; empty for normal play. */
    String play() {
        return question.convention() == Convention.MISERE ? " in misère play" : "";
    }
}
