package org.impartial.picture.kind;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;

/** A kind of drawing, which several games may share. It draws a component either alone or in a frame. */
public interface Kind {
    default Sketch draw(Subject subject) {
        return draw(subject, subject);
    }

    /** Draws a component that play has reached in the frame of the one at which play started; by default alone. */
    default Sketch draw(Subject subject, Subject first) {
        return draw(subject);
    }

    /** Returns the places of a state, if moves only remove places, so that an earlier drawing can show it. */
    default Optional<Set<String>> left(Subject subject) {
        return Optional.empty();
    }

    /**
     * Returns where the places of a part after a move, by the touch with an index, are before it; by default the same.
     */
    default UnaryOperator<String> earlier(Subject before, Datum move, List<Subject> after, int part, int way) {
        return UnaryOperator.identity();
    }

    /** Returns what a move leaves on the drawing before it; by default nothing. */
    default Optional<Sketch> trace(Subject before, Datum move) {
        return Optional.empty();
    }

    /** Returns the ways to choose a move on the drawing before it; by default the places that are the numbers in it. */
    default List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return List.of(Touch.of(Subject.names(Subject.numbers(move))));
    }
}
