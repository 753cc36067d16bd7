package org.impartial.picture.kind.subject;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;

/** A kind of drawing, which several games may share. */
public interface Kind {

    Sketch draw(Subject subject);

    /**
     * Returns the ways to choose a move on the drawing.
     *
     * @param before the component before the move
     * @param move the move in the notation of its game
     * @param after the components that replace it
     */
    default List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return List.of();
    }
}
