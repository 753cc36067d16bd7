package org.impartial.core.solve;

import org.impartial.core.engine.Question;
import org.impartial.core.game.Convention;

/** A question that was put to the tables of a strategy. */
record AskedQuestion(Question question, String strategy, OpenStrategy.Tables tables) {
    private static final int MOST_SHOWN = 200;

    /** Returns the position, cut if it is long, and what is to be said of it. */
    String line(String said) {
        String text = question.position().toString();
        return (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text) + ": " + said;
    }

    /** Returns how the convention is mentioned where it is not the usual one. */
    String play() {
        return question.convention() == Convention.MISERE ? " in misere play" : "";
    }
}
