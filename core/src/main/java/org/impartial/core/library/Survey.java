package org.impartial.core.library;

import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A question about many positions at once, such as every vertex of a graph or every start on a tree, whose answer has a
 * shape of its own.
 */
@FunctionalInterface
public interface Survey {

    /**
     * Answers the question.
     *
     * @param method which way to go; a survey that knows only one way refuses the other with a {@link NotationException}
     * @param inquiry what the solver offers to a search
     * @return the answer by the names of its parts
     */
    Datum.Fields answer(Method method, Inquiry inquiry);
}
