package org.impartial.picture.chart;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.DoubleStream;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;

/**
 * Charts of measurements of several candidates, such as the times in which solvers answer: the number of measurements
 * below each bound, pairs of measurements of two candidates, and bars by group. Lines and bars have letters, so that
 * none is distinguished by colour alone. Not to be instantiated; safe to use from any thread.
 *
 * <pre>{@code
 * var quick = new Measurements.Series("quick", List.of(0.1, 0.2, 0.4));
 * var slow = new Measurements.Series("slow", List.of(1.0, 2.0, 9.0));
 * Measurements.below("Times", "seconds", List.of(quick, slow)).title();  // Times
 * }</pre>
 */
public final class Measurements {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 420;
    private static final double SQUARE = 480;
    private static final double ROW = 20;
    private static final double LETTER = 12;
    private static final double NAME = 15;
    private static final double BAR = 9;
    private static final int MOST_SERIES = 26;
    private static final List<Color> COLOURS = List.of(
            Palette.BLUE, Palette.VERMILION, Palette.GREEN, Palette.ORANGE, Palette.SKY, Palette.INK, Palette.GREY);

    private Measurements() {}

    /**
     * The measurements of one candidate.
     *
     * @param name its name
     * @param values the measurements, in the same unit for all candidates
     */
    public record Series(String name, List<Double> values) {
        /**
         * Keeps an immutable copy.
         *
         * @param name its name
         * @param values the measurements
         */
        public Series {
            values = List.copyOf(values);
        }
    }

    /**
     * {@return a chart of the number of measurements of each candidate below a bound, on a logarithmic axis}
     *
     * @param title the title, which is drawn above
     * @param bound the name of the measured quantity, with its unit
     * @param series up to 26 candidates with measurements above 0
     * @throws IllegalArgumentException if there are no candidates or too many, or a measurement is not above 0
     */
    public static Picture below(String title, String bound, List<Series> series) {
        check(series);
        Chart chart = new Chart(title, WIDTH, HEIGHT);
        double[] ends = powers(series);
        int most = series.stream().mapToInt(one -> one.values().size()).max().orElse(1);
        Axis across = chart.across(ends[0], ends[1]);
        Axis up = chart.up(0, Math.max(1, most) * 1.05);
        chart.acrossPowers(across, bound).sideTicks(up, "how many", true);
        for (int i = 0; i < series.size(); i++) {
            line(chart.scene(), series.get(i), i, across, up);
        }
        return framed(chart, series, HEIGHT);
    }

    private static void line(Scene scene, Series series, int index, Axis across, Axis up) {
        double[] sorted = numbers(series).map(Math::log10).sorted().toArray();
        Path2D path = new Path2D.Double();
        path.moveTo(across.from(), up.at(0));
        double x = across.from();
        for (int i = 0; i < sorted.length; i++) {
            x = across.at(sorted[i]);
            path.lineTo(x, up.at(i));
            path.lineTo(x, up.at(i + 1.0));
        }
        scene.figure(path, null, colour(index), 1.8);
        scene.bold(
                x + LETTER * 0.7, up.at((double) sorted.length), letter(index), LETTER, Anchor.MIDDLE, colour(index));
    }

    /**
     * {@return a chart of two candidates, a point for each pair; axes are logarithmic, equal pairs on the diagonal}
     *
     * @param title the title, which is drawn above
     * @param unit the name of the measured quantity, with its unit
     * @param first one candidate
     * @param second another candidate, with the same number of measurements, all above 0 like those of the first
     * @throws IllegalArgumentException if their numbers of measurements differ, or a measurement is not above 0
     */
    public static Picture pairs(String title, String unit, Series first, Series second) {
        check(List.of(first, second));
        int count = first.values().size();
        Plot.require(
                count == second.values().size(),
                first.name() + " has " + count + " measurements and " + second.name() + " "
                        + second.values().size() + "; pairs need equally many");
        double[] ends = powers(List.of(first, second));
        Chart chart = new Chart(title, SQUARE, SQUARE);
        Axis across = chart.across(ends[0], ends[1]);
        Axis up = chart.up(ends[0], ends[1]);
        chart.acrossPowers(across, first.name() + ", " + unit).sidePowers(up, second.name() + ", " + unit);
        chart.scene().line(across.at(ends[0]), up.at(ends[0]), across.at(ends[1]), up.at(ends[1]), Palette.GREY, 1);
        double[] xs = numbers(first).map(Math::log10).map(across::at).toArray();
        double[] ys = numbers(second).map(Math::log10).map(up::at).toArray();
        chart.scene().add(new InkMark.Dots(xs, ys, 3, Palette.BLUE));
        return chart.framed(0, 0);
    }

    /**
     * {@return a chart of bars side by side for each group}
     *
     * @param title the title, which is drawn above
     * @param height the name of the measured quantity, with its unit
     * @param groups the names of the groups, at most 60
     * @param series up to 26 candidates with a measurement of 0 or more for each group
     * @throws IllegalArgumentException if there are no or too many candidates, or other than one measurement a group
     */
    public static Picture bars(String title, String height, List<String> groups, List<Series> series) {
        Plot.require(!groups.isEmpty() && groups.size() <= 60, "bars have 1 to 60 groups, not " + groups.size());
        requireSome(series);
        double most = 1;
        for (Series one : series) {
            int size = one.values().size();
            String wrong = one.name() + " has " + size + " measurements for " + groups.size() + " groups";
            Plot.require(size == groups.size(), wrong);
            most = Math.max(most, numbers(one).max().orElse(0));
        }
        double room = NAME + BAR * series.size() + 4;
        double tall = groups.size() * room;
        Chart chart = new Chart(title, WIDTH, tall);
        Axis across = chart.across(0, most * 1.05);
        chart.acrossTicks(across, height, true);
        for (int g = 0; g < groups.size(); g++) {
            double top = Chart.TOP + g * room;
            chart.scene().word(Chart.LEFT + 4, top + NAME / 2 + 1, groups.get(g), 10.5, Anchor.START, Palette.INK);
            for (int i = 0; i < series.size(); i++) {
                double end = across.at(series.get(i).values().get(g));
                double y = top + NAME + i * BAR;
                chart.scene().box(Chart.LEFT, y, end - Chart.LEFT, BAR - 1, colour(i), null);
                chart.scene().word(end + 6, y + BAR / 2, letter(i), 8, Anchor.MIDDLE, Palette.INK);
            }
        }
        return framed(chart, series, tall);
    }

    private static Picture framed(Chart chart, List<Series> series, double height) {
        double y = Chart.TOP + height + Chart.BOTTOM + 8;
        for (int i = 0; i < series.size(); i++) {
            double line = y + i * ROW;
            chart.scene().box(Chart.LEFT, line - 5, 22, 10, colour(i), null);
            String name = letter(i) + "  " + series.get(i).name();
            chart.scene().word(Chart.LEFT + 30, line, name, LETTER, Anchor.START, Palette.INK);
        }
        return chart.framed(8 + series.size() * ROW, 0);
    }

    private static String letter(int index) {
        return Character.toString('A' + index);
    }

    private static Color colour(int index) {
        return COLOURS.get(index % COLOURS.size());
    }

    private static void requireSome(List<Series> series) {
        int size = series.size();
        Plot.require(size >= 1 && size <= MOST_SERIES, "a chart has 1 to " + MOST_SERIES + " candidates, not " + size);
    }

    private static void check(List<Series> series) {
        requireSome(series);
        series.forEach(one -> numbers(one)
                .forEach(value -> Plot.require(
                        value > 0 && Double.isFinite(value),
                        "a measurement of " + one.name() + " is " + value
                                + "; a logarithmic axis has numbers above 0")));
    }

    /** Returns the exponents of the powers of ten below and above all values; they differ by at least 1. */
    private static double[] powers(List<Series> series) {
        DoubleStream numbers = series.stream().flatMapToDouble(Measurements::numbers);
        double[] all = numbers.map(Math::log10).sorted().toArray();
        double least = all.length == 0 ? 0 : Math.floor(all[0]);
        double greatest = all.length == 0 ? 1 : Math.ceil(all[all.length - 1]);
        return new double[] {least, Math.max(least + 1, greatest)};
    }

    private static DoubleStream numbers(Series series) {
        return series.values().stream().mapToDouble(value -> value);
    }
}
