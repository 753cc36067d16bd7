package org.impartial.picture.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.Legend;
import org.impartial.picture.ink.Palette;
import org.junit.jupiter.api.Test;

/** Charts show the given values. */
class ChartsTest {

    @Property(tries = 200)
    void ticksAreRoundAndInsideAndNotTooMany(
            @ForAll @DoubleRange(min = -10, max = 1e12) double least,
            @ForAll @DoubleRange(min = 1, max = 1e12) double length,
            @ForAll @IntRange(min = 2, max = 12) int wished) {
        Axis axis = new Axis(least, least + length, 0, 100);
        List<Long> ticks = axis.ticks(wished);
        assertTrue(ticks.size() <= wished + 1, ticks::toString);
        for (long tick : ticks) {
            assertTrue(tick >= least && tick <= least + length);
        }
        if (ticks.size() > 1) {
            String step = Long.toString(ticks.get(1) - ticks.get(0));
            assertTrue(step.matches("[125]0*"), step);
            assertTrue(ticks.stream().allMatch(t -> t % Long.parseLong(step) == 0));
        }
    }

    /** Reads the points back from the SVG by the coordinates of ticks on the two axes. */
    @Test
    void thePointsOfAPlotAreItsValues() {
        String svg = Plot.values("points", 50, n -> n * n % 13).svg();
        Matcher path = Pattern.compile("d=\"M0 0(m[^\"]*)\"").matcher(svg);
        assertTrue(path.find());
        Set<List<Long>> found = new HashSet<>();
        double x = 0;
        double y = 0;
        Matcher step = Pattern.compile("m(-?\\d+)[ ]?(-?\\d+)h0").matcher(path.group(1));
        while (step.find()) {
            x += Integer.parseInt(step.group(1)) / 10.0;
            y += Integer.parseInt(step.group(2)) / 10.0;
            found.add(List.of(Math.round(unscaled(svg, x, true, 0, 10)), Math.round(unscaled(svg, y, false, 0, 4))));
        }
        Set<List<Long>> expected = new HashSet<>();
        for (long n = 0; n < 50; n++) {
            expected.add(List.of(n, n * n % 13));
        }
        assertEquals(expected, found);
    }

    /** The marks of a ruler are lines, whose lengths are in the ratio of the values, and the first place has one. */
    @Test
    void aMarkIsAsLongAsItsValue() {
        DrawnPicture marks = (DrawnPicture) Plot.marks("ruler", 1, 9, n -> n & -n);
        List<Double> lengths = marks.marks().stream()
                .filter(mark -> mark instanceof InkMark.Figure figure && Palette.BLUE.equals(figure.stroke()))
                .map(mark -> ((InkMark.Figure) mark).shape().getBounds2D().getHeight())
                .toList();
        assertEquals(8, lengths.size());
        for (int n = 1; n <= 8; n++) {
            assertEquals(n & -n, lengths.get(n - 1) / lengths.get(0), 1e-9);
        }
        assertThrows(IllegalArgumentException.class, () -> Plot.marks("none", 3, 3, n -> n));
        assertThrows(IllegalArgumentException.class, () -> Plot.marks("many", 0, Plot.MOST_POINTS + 1, n -> n));
    }

    /** Each map of three slices has a cell for each pair, in its own place. */
    @Test
    void slicesStandSideBySideAndBelow() {
        Map<String, TwoHeapValues> values = new LinkedHashMap<>();
        for (int third = 0; third < 3; third++) {
            int heap = third;
            values.put("third heap " + third, (x, y) -> x ^ y ^ heap);
        }
        DrawnPicture slices = (DrawnPicture) HeatMap.slices("nim", 4, 4, 0, values);
        List<InkMark.Field> maps = slices.marks().stream()
                .filter(mark ->
                        mark instanceof InkMark.Field field && field.pixels().columns() == 4)
                .map(mark -> (InkMark.Field) mark)
                .toList();
        assertEquals(3, maps.size());
        assertEquals(maps.get(0).y(), maps.get(1).y());
        assertTrue(maps.get(1).x() >= maps.get(0).x() + maps.get(0).width());
        assertTrue(maps.get(2).y() >= maps.get(0).y() + maps.get(0).height());
        assertEquals(maps.get(0).x(), maps.get(2).x());
        assertTrue(maps.stream()
                .allMatch(map -> map.x() + map.width() <= slices.width() && map.y() + map.height() <= slices.height()));
        for (int third = 0; third < 3; third++) {
            byte lost = maps.get(third).pixels().cells()[(3 - third) * 4];
            assertEquals(64, lost, "0, " + third + " is lost beside " + third);
        }
        assertThrows(IllegalArgumentException.class, () -> HeatMap.slices("none", 4, 4, 0, Map.of()));
    }

    /** Returns the number at a coordinate of an axis, from the coordinates of two of its ticks. */
    private static double unscaled(String svg, double place, boolean across, long first, long second) {
        double at = tick(svg, across, first);
        return first + (place - at) / (tick(svg, across, second) - at) * (second - first);
    }

    private static double tick(String svg, boolean across, long number) {
        String anchor = across ? "middle" : "end";
        Matcher label = Pattern.compile("<text x=\"([\\d.]+)\" y=\"([\\d.]+)\" font-size=\"11.5\" text-anchor=\""
                        + anchor + "\" fill=\"#1a1a1a\">" + number + "<")
                .matcher(svg);
        assertTrue(label.find(), () -> anchor + " " + number + " in " + svg);
        return across ? Double.parseDouble(label.group(1)) : Double.parseDouble(label.group(2)) - 0.35 * 11.5;
    }

    @Test
    void aBarIsAsHighAsItsValueIsFrequent() {
        String svg = Plot.histogram("bars", 70, n -> n % 10 < 7 ? 0 : 3).svg();
        Matcher bar = Pattern.compile("<rect [^>]* height=\"([\\d.]+)\" fill=\"#0072b2\"")
                .matcher(svg);
        assertTrue(bar.find());
        double common = Double.parseDouble(bar.group(1));
        assertTrue(bar.find());
        assertEquals(7.0 / 3, common / Double.parseDouble(bar.group(1)), 0.01);
        assertTrue(!bar.find());
    }

    @Test
    void aRasterShowsJustThePixelsThatPointsMeet() {
        Axis across = new Axis(0, 100, 0, 200);
        Axis up = new Axis(0, 50, 100, 0);
        InkMark.Field field = (InkMark.Field) Density.of(100, n -> n < 50 ? 0 : 20, across, up);
        int met = 0;
        for (byte cell : field.pixels().cells()) {
            met += cell == 0 ? 0 : 1;
        }
        assertEquals(100, met);
        assertTrue(field.pixels().cells()[(2 * 30) * 200 + 2 * 70] != 0);
    }

    @Test
    void theCellsOfAHeatMapStandWhereTheirHeapsSay() {
        BufferedImage map = HeatMap.of("map", 60, 40, (x, y) -> x == 17 && y == 5 ? 0 : y == 39 ? -1 : 1 + x)
                .image(1);
        int cell = 9;
        int vermilion = 0xFF000000 | Palette.VERMILION.getRGB();
        for (int x = 0; x < 60; x++) {
            for (int y = 0; y < 40; y++) {
                int pixel = map.getRGB((int) Chart.LEFT + cell * x + 4, (int) Chart.TOP + cell * (39 - y) + 4);
                assertEquals(x == 17 && y == 5, pixel == vermilion, x + ", " + y);
                assertEquals(y == 39, pixel == Palette.PAPER.getRGB(), x + ", " + y);
            }
        }
        assertTrue(light(map, 10) > light(map, 50));
    }

    private static int light(BufferedImage map, int column) {
        return map.getRGB((int) Chart.LEFT + 9 * column + 4, (int) Chart.TOP + 100) & 0xFF00;
    }

    @Test
    void aSinglePixelThatIsAPPositionCoversItsNeighbours() {
        BufferedImage map =
                HeatMap.of("map", 600, 10, (x, y) -> x == 300 && y == 0 ? 0 : 9).image(1);
        int row = (int) Chart.TOP + 8;
        assertEquals(Palette.VERMILION.getRGB(), map.getRGB((int) Chart.LEFT + 301, row));
        assertTrue(Palette.VERMILION.getRGB() != map.getRGB((int) Chart.LEFT + 302, row));
    }

    @Test
    void theRampDarkensStepByStep() {
        double before = Double.MAX_VALUE;
        for (int i = 0; i <= 64; i++) {
            int rgb = Palette.ramp(i / 64.0);
            double light = 0.2126 * (rgb >> 16) + 0.7152 * (rgb >> 8 & 0xFF) + 0.0722 * (rgb & 0xFF);
            assertTrue(light < before);
            before = light;
        }
    }

    @Test
    void aStripPutsMultiplesOfItsPeriodBelowEachOther() {
        BufferedImage strip =
                Plot.strip("strip", 60, 12, n -> n % 12 == 5 ? 0 : 1).image(1);
        for (int n = 0; n < 60; n++) {
            int pixel = strip.getRGB((int) Chart.LEFT + 22 * (n % 12) + 4, (int) Chart.TOP + 22 * (n / 12) + 4);
            assertEquals(n % 12 == 5, pixel == Palette.LOSE.getRGB(), "heap " + n);
        }
    }

    /** The exceptions to the period are framed: heaps 3 and 8 of the first row. */
    @Test
    void aStripShowsValuesAndFramesTheExceptions() {
        DrawnPicture strip = (DrawnPicture) Plot.strip("strip", 60, 12, n -> n == 3 || n == 8 ? 7 : 1 + n % 12);
        assertEquals(
                2,
                strip.marks().stream()
                        .filter(mark -> mark instanceof InkMark.Figure figure
                                && figure.fill() == null
                                && figure.shape().getBounds2D().getWidth() == 18)
                        .count());
    }

    /** The frame of a narrow strip ends with its cells, and the legend below lies within the picture. */
    @Test
    void aNarrowStripIsFramedAtItsCells() {
        DrawnPicture strip = (DrawnPicture) Plot.strip("strip", 60, 3, n -> n % 3);
        double widest = strip.marks().stream()
                .filter(mark -> mark instanceof InkMark.Figure)
                .map(mark -> ((InkMark.Figure) mark).shape().getBounds2D())
                .filter(box -> box.getHeight() > 20 * 20)
                .mapToDouble(Rectangle2D::getWidth)
                .max()
                .orElseThrow();
        assertEquals(3 * 20, widest, 6);
        assertTrue(strip.width() >= Chart.LEFT + Legend.width(false));
    }
}
