package org.impartial.picture.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** A heap as a row of objects, each drawn around x and below y; a move takes consecutive ones. Places count from 1. */
public record ThingRow(double height, BiConsumer<Sketch, double[]> thing, ThingChoice chosen) implements Kind {
    private static final double STEP = 30;
    private static final double BELOW = 18;
    private static final long MOST = 400;
    private static final int PER_ROW = 32;

    @FunctionalInterface
    interface ThingChoice {
        List<String> of(long first, long count, long length);
    }

    private static final ThingChoice BLOCK = (first, count, length) ->
            LongStream.range(first, first + count).mapToObj(Long::toString).toList();

    public static ThingRow pins() {
        return new ThingRow(52, Things::pin, BLOCK);
    }

    public static ThingRow beads() {
        return new ThingRow(26, Things::bead, BLOCK);
    }

    public static ThingRow apples() {
        return new ThingRow(32, Things::apple, BLOCK);
    }

    /** Returns a strip in which a mark takes its square and both neighbours. */
    public static ThingRow squares() {
        return new ThingRow(30, Things::square, (first, count, length) -> List.of(Long.toString(first + 1)));
    }

    /** Returns three rows of a chessboard with pawns: playing a file also removes its neighbours. */
    public static ThingRow pawns() {
        return new ThingRow(
                90,
                Things::pawns,
                (first, count, length) -> List.of(Long.toString(count == 3 ? first + 1 : first == 1 ? 1 : length)));
    }

    @Override
    public Sketch draw(Subject subject) {
        long size = subject.numbers().get(0);
        if (size > MOST) {
            return Piles.plain().draw(subject);
        }
        int shown = (int) size;
        int rows = Math.max(1, (shown + PER_ROW - 1) / PER_ROW);
        double line = height + BELOW + 8;
        Sketch sketch = new Sketch(STEP * Math.max(2, Math.min(shown, PER_ROW)), rows * line);
        for (int i = 0; i < shown; i++) {
            double x = STEP * (i % PER_ROW + 0.5);
            double y = Math.floorDiv(i, PER_ROW) * line;
            sketch.place(Integer.toString(i + 1), place -> thing.accept(place, new double[] {x, y}));
            sketch.word(x, y + height + BELOW / 2, Integer.toString(i + 1), 10, Palette.GREY);
        }
        return shown > 0 ? sketch : sketch.line(0, height, 2 * STEP, height, Palette.GREY, 1.5);
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        long size = before.numbers().get(0);
        if (size > MOST) {
            return Piles.plain().touches(before, move, after);
        }
        List<Long> parts = sizes(after);
        long taken = size - sum(parts);
        while (parts.size() < 2) {
            parts.add(0L);
        }
        if (parts.size() > 2) {
            return List.of(broken(parts, taken));
        }
        return parts.stream()
                .map(left -> taken == 0
                        ? cut(left)
                        : new Touch(chosen.of(left + 1, taken, size), BLOCK.of(left + 1, taken, size)))
                .distinct()
                .toList();
    }

    @Override
    public Optional<Set<String>> left(Subject subject) {
        long size = subject.numbers().get(0);
        return size > MOST
                ? Optional.empty()
                : Optional.of(
                        LongStream.rangeClosed(1, size).mapToObj(Long::toString).collect(Collectors.toSet()));
    }

    /** Parts follow each other from the left; of at most two parts, the second is the left one if the way is 1. */
    @Override
    public UnaryOperator<String> earlier(Subject before, Datum move, List<Subject> after, int part, int way) {
        List<Long> sizes = sizes(after);
        long taken = before.numbers().get(0) - sum(sizes);
        long offset;
        if (sizes.size() > 2) {
            offset = sum(sizes.subList(0, part)) + (part > 0 ? taken : 0);
        } else {
            boolean first = part == (way == 1 ? 1 : 0);
            long other = sizes.size() == 2 ? sizes.get(1 - part) : 0;
            offset = first ? 0 : other + taken;
        }
        return place -> Long.toString(Long.parseLong(place) + offset);
    }

    private static List<Long> sizes(List<Subject> parts) {
        return parts.stream().map(part -> part.numbers().get(0)).collect(Collectors.toCollection(ArrayList::new));
    }

    private static long sum(List<Long> sizes) {
        return sizes.stream().mapToLong(Long::longValue).sum();
    }

    /** Returns the touch of a move that leaves several parts: what is taken after the first, and each further gap. */
    private static Touch broken(List<Long> parts, long taken) {
        List<String> chosen = new ArrayList<>();
        long end = parts.get(0);
        if (taken == 0) {
            chosen.addAll(cut(end).chosen());
        }
        for (long last = end + taken; end < last; end++) {
            chosen.add(Long.toString(end + 1));
        }
        for (int i = 1; i < parts.size() - 1; i++) {
            end += parts.get(i);
            chosen.addAll(cut(end).chosen());
        }
        return Touch.of(chosen.stream().distinct().toList());
    }

    /** Returns the touch of a move that only divides a row: the objects on both sides of the gap. */
    private static Touch cut(long left) {
        return Touch.of(Long.toString(left), Long.toString(left + 1));
    }
}
