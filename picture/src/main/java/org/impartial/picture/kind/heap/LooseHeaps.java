package org.impartial.picture.kind.heap;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.kind.subject.Kind;
import org.impartial.picture.kind.subject.Subject;

/** Heaps whose order does not count, so that a move is identified by the heaps that are gone and those that are new. */
public record LooseHeaps() implements Kind {

    @Override
    public Sketch draw(Subject subject) {
        return Piles.plain().draw(subject);
    }

    /** Returns the touches: one heap that shrinks, or of several heaps that are taken the lowest bean of each. */
    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> gone = new ArrayList<>(before.numbers());
        List<Long> made = new ArrayList<>();
        for (Subject part : after) {
            for (long heap : part.numbers()) {
                if (!gone.remove(heap)) {
                    made.add(heap);
                }
            }
        }
        List<String> chosen = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        List<Long> heaps = new ArrayList<>(before.numbers());
        gone.removeIf(heap -> heap == 0);
        for (long heap : gone) {
            long left = gone.size() == 1 && made.size() == 1 && made.get(0) < heap ? made.get(0) : 0;
            int index = heaps.indexOf(heap);
            heaps.set(index, -1L);
            Touch touch = Pile.taken(index, heap, left);
            chosen.addAll(touch.chosen());
            changed.addAll(touch.changed());
        }
        return chosen.isEmpty() ? List.of() : List.of(new Touch(chosen, changed));
    }
}
