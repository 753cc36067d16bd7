package org.impartial.picture.chart;

import java.awt.Color;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.InkMark.Pixels;
import org.impartial.picture.ink.Legend;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.ink.Title;

/**
 * The values of positions of two heaps as a field of cells: the greater a value, the darker its blue. P-positions are
 * vermilion, and heaps that are no position are white; if cells are single pixels, a P-position also covers its
 * neighbours. Not to be instantiated; safe to use from any thread.
 *
 * <pre>{@code
 * Picture map = HeatMap.of("Nim sums", 16, 16, (x, y) -> x ^ y);
 * map.svg().startsWith("<svg");  // true
 * }</pre>
 */
public final class HeatMap {
    private static final long MOST = 50_000_000;
    private static final int SHADES = 64;
    private static final int LOST = SHADES;
    private static final int NONE = SHADES + 1;
    private static final double SIDE = 560;
    private static final double KEY = 14;
    private static final double KEY_WIDTH = 400;
    private static final int NUMBERED = 22;

    private HeatMap() {}

    /**
     * {@return a map of values} Both axes begin at 0 in the lower left; cells are as large as 560 units allow.
     *
     * @param title the title, which is drawn above
     * @param width the number of first heaps, from 0
     * @param height the number of second heaps, from 0
     * @param values the values; each is read two or three times
     * @throws IllegalArgumentException if a size is below 1, there are more than 5·10^7 cells or a value is below -1
     */
    public static Picture of(String title, int width, int height, TwoHeapValues values) {
        return of(title, width, height, 0, values);
    }

    /**
     * {@return a map of the values of a game whose least heap is not 0, or of a part of a table}
     *
     * @param title the title, which is drawn above
     * @param width the number of first heaps
     * @param height the number of second heaps
     * @param first the first heap of both axes, which is in the lower left corner
     * @param values the values, where 0, 0 is that of this corner; each is read two or three times
     * @throws IllegalArgumentException if a size is below 1, there are more than 5·10^7 cells or a value is below -1
     */
    public static Picture of(String title, int width, int height, int first, TwoHeapValues values) {
        Plot.require(
                width >= 1 && height >= 1 && (long) width * height <= MOST,
                "a heat map has at least one row and one column and at most " + MOST + " cells, not " + width + " by "
                        + height);
        int cell = (int) Math.max(1, SIDE / Math.max(width, height));
        Chart chart = new Chart(title, (double) cell * width, (double) cell * height);
        long greatest = greatest(width, height, values);
        Pixels pixels = pixels(width, height, values, greatest, cell == 1);
        Scene scene = chart.scene();
        scene.add(new InkMark.Field(Chart.LEFT, Chart.TOP, (double) cell * width, (double) cell * height, pixels));
        if (cell >= NUMBERED && greatest < 1000) {
            numbers(scene, width, height, cell, values, greatest);
        }
        Axis across = chart.across(first - 0.5, first + width - 0.5);
        Axis up = chart.up(first - 0.5, first + height - 0.5);
        key(scene, Chart.TOP + (double) cell * height + Chart.BOTTOM, greatest);
        return chart.acrossTicks(across, "first heap", false)
                .sideTicks(up, "second heap", false)
                .framed(Legend.HEIGHT, KEY_WIDTH);
    }

    /**
     * {@return maps of the values of three heaps side by side, one for each third heap}
     *
     * @param title the title, which is drawn above
     * @param width the number of first heaps
     * @param height the number of second heaps
     * @param first the first heap of both axes
     * @param slices the values for each third heap by its name, in the order of the maps
     * @throws IllegalArgumentException if there is no third heap, or a map cannot be drawn
     */
    public static Picture slices(String title, int width, int height, int first, Map<String, TwoHeapValues> slices) {
        Plot.require(!slices.isEmpty(), "slices need at least one third heap");
        Scene scene = new Scene();
        int columns = (int) Math.ceil(Math.sqrt(slices.size()));
        int at = 0;
        double across = 0;
        double down = 0;
        for (Map.Entry<String, TwoHeapValues> slice : slices.entrySet()) {
            DrawnPicture map = (DrawnPicture) of(slice.getKey(), width, height, first, slice.getValue());
            double x = at % columns * map.width();
            double y = Chart.TOP + Math.floorDiv(at++, columns) * map.height();
            scene.put(map.marks(), x, y, 1, -1);
            across = Math.max(across, x + map.width());
            down = Math.max(down, y + map.height());
        }
        Title.of(title, across).draw(scene, across / 2, Chart.TOP / 2);
        return scene.picture(across, down, title);
    }

    private static long greatest(int width, int height, TwoHeapValues values) {
        long greatest = 1;
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                long value = values.value(x, y);
                Plot.require(
                        value >= TwoHeapValues.NO_POSITION,
                        "the value " + value + " of " + x + ", " + y + " is below -1");
                greatest = Math.max(greatest, value);
            }
        }
        return greatest;
    }

    private static Pixels pixels(int width, int height, TwoHeapValues values, long greatest, boolean wide) {
        byte[] cells = new byte[width * height];
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                int at = (height - 1 - y) * width + x;
                long value = values.value(x, y);
                if (value == 0) {
                    mark(cells, width, height, x, height - 1 - y, wide ? 1 : 0);
                } else if (cells[at] != LOST) {
                    cells[at] = (byte) (value < 0 ? NONE : step(value, greatest));
                }
            }
        }
        int[] colours = Arrays.copyOf(ramp(), SHADES + 2);
        colours[NONE] = Palette.PAPER.getRGB() & 0xFFFFFF;
        colours[LOST] = Palette.LOSE.getRGB() & 0xFFFFFF;
        return new Pixels(width, height, cells, colours);
    }

    private static int[] ramp() {
        return IntStream.range(0, SHADES)
                .map(shade -> Palette.ramp(shade / (SHADES - 1.0)))
                .toArray();
    }

    private static int step(long value, long greatest) {
        return (int) Math.min(SHADES - 1, (double) value * SHADES / (greatest + 1.0));
    }

    private static void numbers(Scene scene, int width, int height, int cell, TwoHeapValues values, long greatest) {
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                long value = values.value(x, y);
                double shade = step(value, greatest) / (SHADES - 1.0);
                Color ink = Palette.textOn(value == 0 ? Palette.LOSE : new Color(Palette.ramp(shade)));
                double across = Chart.LEFT + (x + 0.5) * cell;
                double down = Chart.TOP + (height - y - 0.5) * cell;
                if (value >= 0) {
                    scene.word(across, down, Long.toString(value), Math.min(14, 0.45 * cell), Anchor.MIDDLE, ink);
                }
            }
        }
    }

    private static void mark(byte[] cells, int width, int height, int column, int row, int around) {
        for (int r = Math.max(0, row - around); r <= Math.min(height - 1, row + around); r++) {
            for (int c = Math.max(0, column - around); c <= Math.min(width - 1, column + around); c++) {
                cells[r * width + c] = LOST;
            }
        }
    }

    private static void key(Scene scene, double top, long greatest) {
        double y = top + Legend.HEIGHT / 2 - 4;
        double x = Chart.LEFT;
        scene.box(x, y - KEY / 2, KEY, KEY, Palette.LOSE, null);
        scene.word(x + KEY + 6, y, "P-position", 12, Anchor.START, Palette.INK);
        byte[] shades = new byte[SHADES];
        IntStream.range(0, SHADES).forEach(i -> shades[i] = (byte) i);
        x += 130;
        scene.word(x, y, "1", 12, Anchor.START, Palette.INK);
        scene.add(new InkMark.Field(x + 14, y - KEY / 2, 120, KEY, new Pixels(SHADES, 1, shades, ramp())));
        scene.word(x + 140, y, Axis.written(greatest), 12, Anchor.START, Palette.INK);
    }
}
