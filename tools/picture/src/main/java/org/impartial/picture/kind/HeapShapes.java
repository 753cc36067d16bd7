package org.impartial.picture.kind;

import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;

/** Heaps of beans in an arrangement: on stairs, in boxes, in a ring, in a row with ends, or with a hypergraph. */
public final class HeapShapes {
    private static final int MOST = 60;

    private static List<Long> heaps(Subject subject) {
        List<Long> heaps = subject.numbers();
        Subject.require(heaps.size() <= MOST, heaps.size() + " heaps are too many to be drawn; at most " + MOST);
        return heaps;
    }

    /** Coins on the stairs 1, 2, 3, ... above the ground; coin c of stair s is the place {@code s,c}. */
    public record StairShape() implements Kind {
        private static final double RISE = 26;
        private static final double WIDTH = Pile.WIDTH + 8;

        @Override
        public Sketch draw(Subject subject) {
            List<Long> heaps = heaps(subject);
            int stairs = heaps.size();
            Sketch sketch = new Sketch((stairs + 1) * WIDTH, Pile.HEIGHT + RISE * stairs + 8);
            double ground = sketch.height() - 22;
            sketch.box(0, ground, WIDTH, 22, Palette.PALE_GREY, Palette.GREY);
            sketch.word(WIDTH / 2, ground + 11, "ground", 11, Palette.INK);
            for (int i = 0; i < stairs; i++) {
                double x = (i + 1) * WIDTH;
                double top = ground - RISE * (i + 1);
                sketch.box(x, top, WIDTH, sketch.height() - top, Palette.WOOD, Palette.INK);
                Pile.draw(sketch, i + 1L, x + WIDTH / 2, top + 26 - Pile.HEIGHT, heaps.get(i));
                sketch.word(x + WIDTH / 2, sketch.height() - 9, "stair " + (i + 1), 11, Palette.INK);
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> numbers = Subject.numbers(move);
            return List.of(taken(before, numbers.get(0), numbers.get(1)));
        }
    }

    private static Touch taken(Subject before, long heap, long beans) {
        long had = before.numbers().get(Math.toIntExact(heap) - 1);
        return Pile.taken(heap, had, had - beans);
    }

    /** Cards in boxes 1, 2, 3, ...; card c of box b is the place {@code b,c}, and the box itself {@code b}. */
    public record BoxShape() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Long> heaps = heaps(subject);
            Sketch sketch = new Sketch(Math.max(1, heaps.size()) * Pile.WIDTH, Pile.HEIGHT + 22);
            for (int i = 0; i < heaps.size(); i++) {
                double x = i * Pile.WIDTH;
                int box = i + 1;
                sketch.place(
                        Integer.toString(box),
                        place ->
                                place.box(x + 3, 20, Pile.WIDTH - 6, Pile.HEIGHT - 44, Palette.PALE_GREY, Palette.INK));
                Pile.draw(sketch, box, x + Pile.WIDTH / 2, 0, heaps.get(i));
                sketch.word(x + Pile.WIDTH / 2, Pile.HEIGHT + 10, "box " + box, 11, Palette.INK);
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> numbers = Subject.numbers(move);
            Touch box = Touch.of(Long.toString(numbers.get(1)));
            return Pile.together(List.of(taken(before, numbers.get(0), numbers.get(2)), box));
        }
    }

    /** Heaps in a ring, the first one at the top. */
    public record Ring() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            List<Long> heaps = heaps(subject);
            double radius = heaps.size() < 2 ? 0 : Math.max(88, heaps.size() * 118 / (2 * Math.PI));
            Circle ring = new Circle(heaps.size(), radius, Pile.HEIGHT / 2);
            Sketch sketch = ring.sketch();
            for (int i = 0; i < heaps.size(); i++) {
                double x = ring.x(i);
                double y = ring.y(i);
                sketch.figure(
                        new RoundRectangle2D.Double(x - 44, y - 50, 88, 100, 16, 16), Palette.PAPER, Palette.GREY, 1);
                Pile.draw(sketch, i, x, y + 44 - Pile.HEIGHT, heaps.get(i));
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            return Piles.changed(before.numbers(), after.get(0).numbers());
        }
    }

    /** Heaps in a row, and below them a bar with dots for each edge of the hypergraph. */
    public record Hypergraph() implements Kind {
        private static final double LINE = 16;

        @Override
        public Sketch draw(Subject subject) {
            Sketch piles = Piles.even(subject.numbers());
            List<List<Long>> edges = edges(subject);
            Sketch sketch = new Sketch(piles.width(), Pile.HEIGHT + 22 + LINE * edges.size()).put(piles, 0, 0);
            for (int v = 0; v < heaps(subject).size(); v++) {
                sketch.word((v + 0.5) * Pile.WIDTH, Pile.HEIGHT + 4, "heap " + v, 10, Palette.GREY);
            }
            for (int i = 0; i < edges.size(); i++) {
                double y = Pile.HEIGHT + 20 + LINE * i;
                double[] xs = edges.get(i).stream()
                        .mapToDouble(v -> (v + 0.5) * Pile.WIDTH)
                        .sorted()
                        .toArray();
                sketch.line(xs[0], y, xs[xs.length - 1], y, Palette.BLUE, 2.5);
                DoubleStream.of(xs).forEach(x -> sketch.disc(x, y, 5, Palette.BLUE, null));
            }
            return sketch;
        }

        /** Returns the lists in the parameter, which are in the innermost brackets or separated by semicolons. */
        private static List<List<Long>> edges(Subject subject) {
            String text = subject.name().substring(subject.name().indexOf('=') + 1);
            return Arrays.stream(text.split("\\]|;", 0))
                    .map(Subject::read)
                    .filter(edge -> !edge.isEmpty())
                    .toList();
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            return Piles.changed(before.numbers(), after.get(0).numbers());
        }
    }

    /** Heaps in a row, of which moves may change only the first and the last, which are marked by arrows. */
    public record Ends() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            Sketch piles = Piles.even(subject.numbers());
            Sketch sketch = new Sketch(piles.width(), piles.height() + 18).put(piles, 0, 0);
            sketch.word(Pile.WIDTH / 2, Pile.HEIGHT + 6, "↑", 16, Palette.INK);
            return subject.numbers().size() < 2
                    ? sketch
                    : sketch.word(piles.width() - Pile.WIDTH / 2, Pile.HEIGHT + 6, "↑", 16, Palette.INK);
        }

        /** Returns the touches of a move; an empty heap is removed from the row. */
        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            List<Long> from = before.numbers();
            List<Long> to = after.get(0).numbers();
            List<Touch> ways = new ArrayList<>();
            for (int end : from.size() > 1 ? new int[] {0, from.size() - 1} : new int[] {0}) {
                long now = to.isEmpty() ? 0 : to.get(end == 0 ? 0 : to.size() - 1);
                for (long left : now == 0 ? List.of(0L) : List.of(0L, now)) {
                    List<Long> result = new ArrayList<>(from);
                    result.set(end, left);
                    result.removeIf(heap -> heap == 0);
                    if (left < from.get(end) && result.equals(to)) {
                        ways.add(Pile.taken(end, from.get(end), left));
                    }
                }
            }
            return ways;
        }
    }
}
