package org.impartial.picture.ink;

/** Draws marks by a method for each kind. */
interface MarkWriter {
    void figure(InkMark.Figure figure);

    void label(InkMark.Label label);

    void dots(InkMark.Dots dots);

    void field(InkMark.Field field);

    default void place(InkMark.InkPlace place) {
        place.marks().forEach(this::mark);
    }

    default void gone(InkMark.Gone gone) {
        gone.marks().forEach(this::mark);
    }

    default void mark(InkMark mark) {
        if (mark instanceof InkMark.Figure figure) {
            figure(figure);
        } else if (mark instanceof InkMark.Label label) {
            label(label);
        } else if (mark instanceof InkMark.Dots dots) {
            dots(dots);
        } else if (mark instanceof InkMark.Field field) {
            field(field);
        } else if (mark instanceof InkMark.InkPlace place) {
            place(place);
        } else if (mark instanceof InkMark.Gone gone) {
            gone(gone);
        }
    }
}
