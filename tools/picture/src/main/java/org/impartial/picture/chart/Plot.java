package org.impartial.picture.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Legend;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;

/**
 * Charts of a sequence of values: points, histograms and strips of outcomes.
 *
 * <pre>{@code
 * GrundySequence kayles = GrundySequence.of(Octal.of("0.77")).to(500);
 * Picture plot = Plot.values("Kayles", 500, kayles::value);
 * plot.svg().startsWith("<svg");  // true
 * }</pre>
 *
 * <p>Not to be instantiated; safe to use from any thread.
 */
public final class Plot {
    /** The greatest number of values that are drawn point by point; more are drawn as a raster of their density. */
    public static final int MOST_POINTS = 10_000;

    static final double WIDTH = 900;
    static final double HEIGHT = 420;
    /** The least side of a cell that shows a value. */
    private static final double LEAST_WORDS = 20;

    private static final int MOST_BARS = 64;
    private static final long GREATEST = 1L << 53;

    private Plot() {}

    /**
     * {@return a chart of values, up to {@link #MOST_POINTS} as points, more as a raster} Values are read twice.
     *
     * @param title the title, which is drawn above
     * @param heaps the number of values, G(0) to G(heaps − 1), at least 1
     * @param value the value of a heap, from 0 to 2^53
     * @throws IllegalArgumentException if there are no heaps or a value is outside the range
     */
    public static Picture values(String title, long heaps, LongUnaryOperator value) {
        return drawn(title, 0, heaps, value, false);
    }

    /**
     * {@return a chart of values as a ruler: at each place a line of the length of the value} Values are read twice.
     *
     * @param title the title, which is drawn above
     * @param first the first place, 0 or more
     * @param places the end of the places, above the first and at most {@link #MOST_POINTS}
     * @param value the value of a place, from 0 to 2^53
     * @throws IllegalArgumentException if there are no places or too many, or a value is outside the range
     */
    public static Picture marks(String title, int first, int places, LongUnaryOperator value) {
        require(places <= MOST_POINTS, "there are marks for at most " + MOST_POINTS + " places, not " + places);
        return drawn(title, first, places, value, true);
    }

    private static Picture drawn(String title, int first, long end, LongUnaryOperator value, boolean marks) {
        require(first >= 0 && end > first, "a plot needs at least one value, not " + (end - first));
        long greatest = greatest(first, end, value);
        Chart chart = new Chart(title, WIDTH, HEIGHT);
        double edge = end <= MOST_POINTS ? 0.02 * (end - 1) + 0.5 : 0;
        Axis across = chart.across(first - edge, end - 1 + Math.max(1, edge));
        Axis up = chart.up(-0.03 * greatest - 0.25, greatest * 1.04 + 0.25);
        chart.acrossTicks(across, "n", true).sideTicks(up, "G(n)", true);
        if (end <= MOST_POINTS) {
            points(chart.scene(), first, (int) end, value, across, up, marks);
        } else {
            chart.scene().add(Density.of(end, value, across, up));
        }
        return chart.framed(0, 0);
    }

    private static void points(
            Scene scene, int first, int end, LongUnaryOperator value, Axis across, Axis up, boolean marks) {
        double[] xs = IntStream.range(first, end).mapToDouble(across::at).toArray();
        double[] ys = LongStream.range(first, end)
                .map(value)
                .mapToDouble(v -> up.at((double) v))
                .toArray();
        double radius = end <= 300 ? 3 : end <= 2000 ? 1.8 : 1.1;
        for (int i = 0; marks && i < xs.length; i++) {
            scene.line(xs[i], up.at(0), xs[i], ys[i], Palette.BLUE, radius / 2);
        }
        scene.add(new InkMark.Dots(xs, ys, radius, Palette.BLUE));
    }

    /**
     * {@return a chart of the frequency of each value, or of at most 64 ranges of equal width if values exceed 63}
     *
     * @param title the title, which is drawn above
     * @param heaps the number of values, at least 1
     * @param value the value of a heap, from 0 to 2^53
     * @throws IllegalArgumentException if there are no heaps or a value is outside the range
     */
    public static Picture histogram(String title, long heaps, LongUnaryOperator value) {
        require(heaps >= 1, "a histogram needs at least one value, not " + heaps);
        long greatest = greatest(0, heaps, value);
        long bin = Math.max(1, (greatest + MOST_BARS) / MOST_BARS);
        Map<Long, Long> counts = new TreeMap<>();
        LongStream.range(0, heaps).map(value).forEach(found -> counts.merge(found / bin, 1L, Long::sum));
        long most = Collections.max(counts.values());
        Chart chart = new Chart(title, WIDTH, HEIGHT);
        Axis across = chart.across(
                bin == 1 ? -0.5 : 0, bin == 1 ? greatest + 0.5 : (double) (greatest - greatest % bin + bin));
        Axis up = chart.up(0, most * 1.05);
        chart.sideTicks(up, "how many heaps", true);
        String name = bin == 1 ? "G(n)" : "G(n), in ranges of " + Axis.written(bin);
        counts.forEach((range, count) -> {
            double from = across.at(bin == 1 ? range - 0.4 : range * bin);
            double to = across.at(bin == 1 ? range + 0.4 : (range + 0.9) * bin);
            double top = up.at((double) count);
            chart.scene().box(from, top, to - from, up.at(0) - top, Palette.BLUE, null);
        });
        return chart.acrossTicks(across, name, false).framed(0, 0);
    }

    /**
     * {@return a chart of values in rows of a period: heap n is in row ⌊n / period⌋ and column n mod period, so that a
     * period shows as columns} P-positions are vermilion, N-positions pale green. Cells that are large enough show the
     * value, in a frame where it differs from the last value of the column; small P-positions have a light dot.
     *
     * @param title the title, which is drawn above
     * @param heaps the number of heaps, 1 to 10,000
     * @param period the length of a row, 1 to 500
     * @param value the value of a heap; 0 is a P-position
     * @throws IllegalArgumentException if a number is outside its range
     */
    public static Picture strip(String title, int heaps, int period, LongUnaryOperator value) {
        require(heaps >= 1 && heaps <= MOST_POINTS, "a strip shows 1 to " + MOST_POINTS + " heaps, not " + heaps);
        require(period >= 1 && period <= 500, "a strip has 1 to 500 columns, not " + period);
        int rows = (heaps + period - 1) / period;
        double cell = Math.max(2, Math.min(22, Math.min(WIDTH / period, 1200.0 / rows)));
        Chart chart = new Chart(title, cell * period, cell * rows);
        Axis across = chart.across(-0.5, period - 0.5);
        Axis down = chart.down(-0.5, rows - 0.5);
        Scene scene = chart.scene();
        for (int n = 0; n < heaps; n++) {
            double x = across.at(n % period - 0.5);
            double y = down.at(Math.floorDiv(n, period) - 0.5);
            long now = value.applyAsLong(n);
            boolean dark = now == 0;
            Color fill = dark ? Palette.LOSE : Palette.PALE_GREEN;
            scene.box(x, y, cell, cell, fill, cell < 6 ? null : Palette.PAPER);
            if (cell >= LEAST_WORDS) {
                long last = value.applyAsLong(heaps - 1 - Math.floorMod(heaps - 1 - n, period));
                Color ink = Palette.textOn(fill);
                scene.word(x + cell / 2, y + cell / 2, Long.toString(now), 11, Anchor.MIDDLE, ink);
                if (now != last) {
                    scene.box(x + 2, y + 2, cell - 4, cell - 4, null, ink);
                }
            } else if (dark && cell >= 6) {
                scene.disc(x + cell / 2, y + cell / 2, cell / 6, Palette.PAPER, null, 0);
            }
        }
        Legend.outcomes(scene, Chart.LEFT, Chart.TOP + cell * rows + Chart.BOTTOM, false);
        return chart.acrossTicks(across, "n mod " + period, false)
                .sideTicks(down, "⌊n / " + period + "⌋", false)
                .framed(Legend.HEIGHT, Legend.width(false));
    }

    /**
     * {@return a chart of positions of two heaps, such as the P-positions of Wythoff's game, which lie on two beams}
     *
     * @param title the title, which is drawn above
     * @param pairs the positions as {first, second}; each is also drawn mirrored
     * @throws IllegalArgumentException if there is no pair, or a pair is not two numbers from 0 to 2^53
     */
    public static Picture beams(String title, List<long[]> pairs) {
        require(!pairs.isEmpty(), "a plot of pairs needs at least one");
        long greatest = 1;
        List<double[]> points = new ArrayList<>();
        for (long[] pair : pairs) {
            require(pair.length == 2, "a pair has two heaps, not " + pair.length);
            for (long heap : pair) {
                require(heap >= 0 && heap <= GREATEST, "the heap " + heap + " is outside 0 to 2^53");
                greatest = Math.max(greatest, heap);
            }
            points.add(new double[] {pair[0], pair[1]});
            points.add(new double[] {pair[1], pair[0]});
        }
        double side = 560;
        Chart chart = new Chart(title, side, side);
        Axis across = chart.across(-0.03 * greatest, greatest * 1.03);
        Axis up = chart.up(-0.03 * greatest, greatest * 1.03);
        chart.acrossTicks(across, "first heap", true).sideTicks(up, "second heap", true);
        double radius = points.size() <= 200 ? 4 : points.size() <= 1000 ? 2.2 : 1.2;
        double[] xs = points.stream().mapToDouble(p -> across.at(p[0])).toArray();
        double[] ys = points.stream().mapToDouble(p -> up.at(p[1])).toArray();
        chart.scene().add(new InkMark.Dots(xs, ys, radius, Palette.VERMILION));
        return chart.framed(0, 0);
    }

    private static long greatest(long first, long end, LongUnaryOperator value) {
        long greatest = 0;
        for (long heap = first; heap < end; heap++) {
            long found = value.applyAsLong(heap);
            require(
                    found >= 0 && found <= GREATEST,
                    "the value " + found + " of heap " + heap + " is outside 0 to 2^53");
            greatest = Math.max(greatest, found);
        }
        return greatest;
    }

    static void require(boolean good, String wrong) {
        if (!good) {
            throw new IllegalArgumentException(wrong);
        }
    }
}
