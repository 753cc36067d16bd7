package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Heaps of beans side by side, with a remark below, or none if it is empty. */
public record Piles(Function<Subject, List<Long>> heaps, Function<Subject, String> remark) implements Kind {
    private static final double REMARK = 22;
    private static final int MOST = 200;

    public static Piles plain() {
        return new Piles(Subject::numbers, subject -> "");
    }

    /** Returns a drawing of a heap, with the greatest number of beans that the next move may take, if it is limited. */
    public static Piles limited() {
        return new Piles(state -> state.numbers().subList(0, 1), state -> {
            List<Long> numbers = state.numbers();
            return numbers.size() < 2 ? "" : "at most " + numbers.get(1);
        });
    }

    @Override
    public Sketch draw(Subject subject, Subject first) {
        List<Long> sizes = heaps.apply(subject);
        String below = remark.apply(subject);
        List<Long> frame = heaps.apply(first).size() == sizes.size() ? heaps.apply(first) : sizes;
        double least = sizes.size() == 1 && !below.isEmpty() ? Pile.WIDTH : 0;
        List<Double> widths = new ArrayList<>();
        for (int i = 0; i < sizes.size(); i++) {
            widths.add(Math.max(least, Pile.width(Math.max(frame.get(i), sizes.get(i)))));
        }
        Sketch sketch = row(sizes, widths, below.isEmpty() ? 0 : REMARK);
        double width = sketch.width();
        return below.isEmpty() ? sketch : sketch.word(width / 2, Pile.HEIGHT + 6, below, 12, Palette.INK);
    }

    static Sketch even(List<Long> sizes) {
        return row(sizes, Collections.nCopies(sizes.size(), Pile.WIDTH), 0);
    }

    private static Sketch row(List<Long> sizes, List<Double> widths, double below) {
        Subject.require(sizes.size() <= MOST, sizes.size() + " heaps are too many to be drawn; at most " + MOST);
        double width = widths.stream().mapToDouble(Double::doubleValue).sum();
        Sketch sketch = new Sketch(Math.max(Pile.WIDTH / 2, width), Pile.HEIGHT + below);
        double left = 0;
        for (int i = 0; i < sizes.size(); i++) {
            Pile.draw(sketch, i, left + widths.get(i) / 2, 0, sizes.get(i), widths.get(i));
            left += widths.get(i);
        }
        return sketch;
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        List<Long> heapsBefore = heaps.apply(before);
        // Moves may divide the heaps of games on single ones.
        boolean stack = before.game() instanceof HeapGame || before.game() instanceof Entailing<?>;
        if (heapsBefore.size() == 1 && after.size() != 1 && stack) {
            Stream<Long> parts =
                    after.stream().flatMap(part -> heaps.apply(part).stream().limit(1));
            return split(heapsBefore.get(0), parts.toList());
        }
        return after.size() != 1 || heaps.apply(after.get(0)).size() != heapsBefore.size()
                ? List.of()
                : changed(heapsBefore, heaps.apply(after.get(0)));
    }

    /**
     * Returns the touch of heaps that keep their places: those that shrink; a growing heap has no bean to click yet.
     */
    public static List<Touch> changed(List<Long> before, List<Long> after) {
        return Pile.together(IntStream.range(0, before.size())
                .filter(heap -> after.get(heap) < before.get(heap))
                .mapToObj(heap -> Pile.taken(heap, before.get(heap), after.get(heap)))
                .toList());
    }

    /** Returns the touches of a heap that is divided: the bean above each part, for either order of the parts. */
    private static List<Touch> split(long before, List<Long> parts) {
        Stream<Long> lefts = Pile.isDrawn(before) && !parts.isEmpty() ? parts.stream() : Stream.of(0L);
        return lefts.map(left -> Pile.taken(0, before, left)).distinct().toList();
    }
}
