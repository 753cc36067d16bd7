package org.impartial.core.solve;

import org.impartial.core.engine.Question;
import org.impartial.core.game.Convention;

/** A question posed to the tables of a strategy. */
record AskedQuestion(Question question, String strategy, OpenStrategy.Tables tables) {
    private static final int MOST_SHOWN = 200;

    /** Returns the position, cut if it is long, followed by {@code said}. */
    String line(String said) {
        String text = question.position().toString();
        return (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text) + ": " + said;
    }

    /** Returns the mention of the convention, empty for normal play. */
    String play() {
        return question.convention() == Convention.MISERE ? " in misere play" : "";
    }
}
