package org.impartial.picture.kind;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Heaps and a card for the pass, which is the place {@code pass} while the pass may be used. */
public record PassHeaps() implements Kind {
    private static final double CARD = 60;

    @Override
    public Sketch draw(Subject subject) {
        Piles piles = new Piles(PassHeaps::heaps, state -> "");
        Sketch beans = piles.draw(subject);
        Sketch sketch = new Sketch(beans.width() + CARD + 12, beans.height()).put(beans, 0, 0);
        double x = beans.width() + 6;
        if (pass(subject)) {
            sketch.place(
                    "pass",
                    card -> card.box(x, 40, CARD, 36, Palette.PALE_ORANGE, Palette.INK)
                            .word(x + CARD / 2, 58, "pass", 13, Palette.INK));
        }
        return sketch;
    }

    private static List<Long> heaps(Subject subject) {
        return Subject.numbers(subject.state().asItems().get(0));
    }

    private static boolean pass(Subject subject) {
        List<Datum> items = subject.state().asItems();
        return items.get(items.size() - 1).equals(Datum.of(1));
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return after.size() == 1 && heaps(after.get(0)).equals(heaps(before))
                ? List.of(Touch.of("pass"))
                : Piles.changed(heaps(before), heaps(after.get(0)));
    }
}
