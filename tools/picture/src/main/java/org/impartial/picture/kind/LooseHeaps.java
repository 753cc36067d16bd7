package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;

/** Heaps without order: a move is identified by the heaps that it removes and those that it adds. */
public record LooseHeaps() implements Kind {
    @Override
    public Sketch draw(Subject subject) {
        return Piles.plain().draw(subject);
    }

    /** Returns the touch: the beans taken from a heap that shrinks, or all beans of the heaps that are removed. */
    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> gone = new ArrayList<>(before.numbers());
        List<Long> made = new ArrayList<>();
        after.stream()
                .flatMap(part -> part.numbers().stream())
                .filter(heap -> !gone.remove(heap))
                .forEach(made::add);
        List<Touch> touches = new ArrayList<>();
        List<Long> heaps = new ArrayList<>(before.numbers());
        gone.removeIf(heap -> heap == 0);
        for (long heap : gone) {
            long left = gone.size() == 1 && made.size() == 1 && made.get(0) < heap ? made.get(0) : 0;
            int index = heaps.indexOf(heap);
            heaps.set(index, -1L);
            touches.add(Pile.taken(index, heap, left));
        }
        return Pile.together(touches);
    }
}
