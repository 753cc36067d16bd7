package org.impartial.picture.kind.graph;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Circle;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.kind.Things;
import org.impartial.picture.layout.Layout;

/** Ordered sets as Hasse diagrams: a line leads up from an element to each one that covers it. */
public final class Orders {
    private static final double RISE = 70;
    private static final double MARGIN = 26;
    private static final int MOST = 64;

    /** Elements 0 to n − 1 with pairs of a lower and a higher element; the place of an element is its number. */
    public record OrderPicture() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            boolean[][] above = order(subject);
            return hasse(above, gone(above, subject.numbers()), v -> Integer.toString(v), v -> Integer.toString(v));
        }

        private static boolean[][] order(Subject subject) {
            int n = Math.toIntExact(subject.parameter("n").get(0));
            boolean[][] above = new boolean[n][n];
            for (int[] pair : subject.pairs("below")) {
                above[pair[0]][pair[1]] = true;
            }
            return closed(above);
        }

        private static boolean[] gone(boolean[][] above, List<Long> bitten) {
            boolean[] gone = new boolean[above.length];
            for (long v : bitten) {
                for (int w = 0; w < gone.length; w++) {
                    gone[w] |= w == v || above[(int) v][w];
                }
            }
            return gone;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            boolean[][] above = order(before);
            boolean[] was = gone(above, before.numbers());
            List<Long> bitten = Subject.numbers(move);
            boolean[] now = gone(above, bitten);
            List<String> changed = IntStream.range(0, now.length)
                    .filter(v -> now[v] && !was[v])
                    .mapToObj(Integer::toString)
                    .toList();
            return List.of(new Touch(Subject.names(bitten.subList(0, 1)), changed));
        }
    }

    /** Subsets of 1 to n by inclusion; the place of a subset is the list of its elements, separated by commas. */
    public record SubsetPicture() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            int full = full(subject);
            boolean[][] above = new boolean[full - 1][full - 1];
            for (int a = 1; a < full; a++) {
                for (int b = 1; b < full; b++) {
                    above[a - 1][b - 1] = a != b && (a & b) == a;
                }
            }
            boolean[] gone = new boolean[full - 1];
            for (int set = 1; set < full; set++) {
                gone[set - 1] = isGone(subject, set);
            }
            return hasse(above, gone, v -> name(v + 1, ","), v -> name(v + 1, ""));
        }

        private static int full(Subject subject) {
            return (1 << subject.parameter("n").get(0)) - 1;
        }

        private static boolean isGone(Subject subject, int set) {
            return Subject.lists(subject.state()).stream()
                    .map(SubsetPicture::mask)
                    .anyMatch(taken -> (taken & set) == taken);
        }

        private static int mask(List<Long> elements) {
            return elements.stream().mapToInt(e -> 1 << (e - 1)).sum();
        }

        private static String name(int set, String between) {
            IntStream elements = IntStream.rangeClosed(1, 6).filter(e -> (set >> (e - 1) & 1) != 0);
            return elements.mapToObj(Integer::toString).collect(Collectors.joining(between));
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            int taken = mask(Subject.numbers(move));
            List<String> changed = IntStream.range(1, full(before))
                    .filter(set -> (set & taken) == taken && !isGone(before, set))
                    .mapToObj(set -> name(set, ","))
                    .toList();
            return List.of(new Touch(List.of(name(taken, ",")), changed));
        }
    }

    private static boolean[][] closed(boolean[][] above) {
        for (int k = 0; k < above.length; k++) {
            for (int i = 0; i < above.length; i++) {
                for (int j = 0; j < above.length; j++) {
                    above[i][j] |= above[i][k] && above[k][j];
                }
            }
        }
        return above;
    }

    private static Sketch hasse(
            boolean[][] above, boolean[] gone, IntFunction<String> name, IntFunction<String> label) {
        int n = above.length;
        Subject.require(n <= MOST, "an order of " + n + " elements is too large to be drawn; at most " + MOST);
        List<int[]> covers = covers(above);
        double[] widths = new double[n];
        for (int v = 0; v < n; v++) {
            widths[v] = Math.max(30, 14 + 8.0 * label.apply(v).length());
        }
        Layout layout = Layout.of(
                widths, covers.stream().map(c -> new int[] {c[1], c[0]}).toList(), null);
        Sketch sketch = new Sketch(layout.width() + 2 * MARGIN, (layout.rows() - 1) * RISE + 2 * MARGIN);
        for (int[] cover : covers) {
            boolean there = !gone[cover[0]] && !gone[cover[1]];
            double[] a = {MARGIN + layout.x(cover[0]), MARGIN + RISE * layout.row(cover[0])};
            double[] b = {MARGIN + layout.x(cover[1]), MARGIN + RISE * layout.row(cover[1])};
            sketch.line(a[0], a[1], b[0], b[1], there ? Palette.INK : Palette.FAINT, there ? 1.8 : 1.2);
        }
        for (int v = 0; v < n; v++) {
            double x = MARGIN + layout.x(v);
            double y = MARGIN + RISE * layout.row(v);
            Shape shape = new RoundRectangle2D.Double(x - widths[v] / 2, y - 13, widths[v], 26, 26, 26);
            String word = gone[v] ? "" : label.apply(v);
            Color fill = gone[v] ? Palette.PAPER : Palette.PALE_BLUE;
            Color line = gone[v] ? Palette.FAINT : Palette.INK;
            sketch.place(name.apply(v), place -> {
                place.figure(shape, fill, line, 1.4);
                if (!word.isEmpty()) {
                    place.word(x, y, word, 12, Palette.INK);
                }
            });
        }
        return sketch;
    }

    private static List<int[]> covers(boolean[][] above) {
        List<int[]> covers = new ArrayList<>();
        for (int a = 0; a < above.length; a++) {
            for (int b = 0; b < above.length; b++) {
                boolean next = above[a][b];
                for (int c = 0; next && c < above.length; c++) {
                    next = !(above[a][c] && above[c][b]);
                }
                if (next) {
                    covers.add(new int[] {a, b});
                }
            }
        }
        return covers;
    }

    /** A cycle of squares, of which some were visited, with the token on square 0; a place is a number. */
    public record Wheel() implements Kind {
        @Override
        public Sketch draw(Subject subject) {
            int n = Math.toIntExact(subject.parameter("n").get(0));
            List<Long> visited = subject.numbers();
            Circle circle = Circle.of(n, 15, 60);
            Sketch sketch = circle.sketch();
            for (int i = 0; i < n; i++) {
                double x = circle.x(i);
                double y = circle.y(i);
                String square = Integer.toString(i);
                boolean first = i == 0;
                boolean been = visited.contains((long) i);
                sketch.place(square, place -> {
                    Color fill = first ? Palette.BLUE : been ? Palette.PALE_GREY : Palette.PAPER;
                    place.disc(x, y, 15, fill, Palette.INK);
                    if (been && !first) {
                        Things.cross(place, x, y, 9, Palette.GREY, 1.5);
                    } else {
                        place.word(x, y, square, 11, first ? Palette.PAPER : Palette.INK);
                    }
                });
            }
            return sketch;
        }

        @Override
        public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
            long to = Subject.numbers(move).get(0);
            return Subject.step(0, to % before.parameter("n").get(0));
        }
    }
}
