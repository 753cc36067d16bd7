package org.impartial.picture.kind.graph;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Circle;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.kind.Things;

/** A monster on a ring of objects with a hole, and inside the player to move; object k is the place {@code k}. */
public record PursuitTrack() implements Kind {
    private static final int MOST = 120;
    private static final double RADIUS = 17;

    @Override
    public Sketch draw(Subject subject) {
        List<Long> numbers = subject.numbers();
        Subject.require(
                numbers.get(0) <= MOST,
                "a ring of " + numbers.get(0) + " objects is too large to be drawn; at most " + MOST);
        Circle ring = Circle.of(Math.toIntExact(numbers.get(0)), RADIUS, 84);
        Sketch sketch = ring.sketch();
        for (int k = 1; k <= ring.points(); k++) {
            int object = k;
            boolean here = object == numbers.get(1);
            sketch.place(
                    Integer.toString(object),
                    place -> object(place, ring.x(object - 1), ring.y(object - 1), object, here));
        }
        double middle = ring.middle();
        arrow(sketch, middle, middle - 34);
        String steps = String.join(", ", Subject.names(subject.parameter("s" + numbers.get(2))));
        return numbers.get(1) == 1
                ? sketch.word(middle, middle, "in the hole", 13, Palette.INK)
                : sketch.word(middle, middle, "player " + numbers.get(2), 13, Palette.INK)
                        .word(middle, middle + 20, "steps " + steps, 12, Palette.INK);
    }

    /** Draws the hole as a dark disc and any other object as a pale one, with its number, and the monster on it. */
    private static void object(Sketch place, double x, double y, int object, boolean monster) {
        boolean hole = object == 1;
        Color ground = hole ? Palette.INK : Palette.PAPER;
        place.disc(x, y, RADIUS, ground, Palette.INK);
        if (monster) {
            monster(place, x, y);
        } else {
            place.word(x, y, hole ? "hole" : Integer.toString(object), hole ? 10 : 12, Palette.textOn(ground));
        }
    }

    private static void monster(Sketch place, double x, double y) {
        Path2D body = Things.polygon(
                x, y, -11, 12, -11, -4, -13, -15, -5, -10, 5, -10, 13, -15, 11, -4, 11, 12, 8.25, 8, 5.5, 12, 2.75, 8,
                0, 12, -2.75, 8, -5.5, 12, -8.25, 8, -11, 12);
        place.figure(body, Palette.VERMILION, Palette.INK, 1.4);
        for (int side = -1; side <= 1; side += 2) {
            place.disc(x + 4.5 * side, y - 2, 3.4, Palette.PAPER, Palette.INK)
                    .disc(x + 4.5 * side, y - 2, 1.2, Palette.INK, null);
        }
    }

    private static void arrow(Sketch sketch, double x, double y) {
        Path2D bow = new Path2D.Double();
        bow.moveTo(x - 18, y + 4);
        bow.quadTo(x, y - 10, x + 16, y + 2);
        Path2D head = Things.polygon(x, y, 20, 6, 10, 3, 17, -4);
        sketch.figure(bow, null, Palette.GREY, 2).figure(head, Palette.GREY, Palette.GREY, 1);
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return Subject.step(before.numbers().get(1), after.get(0).numbers().get(1));
    }
}
