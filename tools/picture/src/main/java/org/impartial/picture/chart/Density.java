package org.impartial.picture.chart;

import java.util.function.LongUnaryOperator;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Pixels;
import org.impartial.picture.ink.Palette;

/** A raster of very many points: the more points a pixel contains, the darker, by the logarithm of their number. */
final class Density {
    private static final int SHADES = 15;
    private static final double PALEST = 0.5;

    static InkMark of(long heaps, LongUnaryOperator value, Axis across, Axis up) {
        int columns = (int) (across.to() - across.from());
        int rows = (int) (up.from() - up.to());
        int[] counts = new int[columns * rows];
        int most = 1;
        for (long n = 0; n < heaps; n++) {
            int column = (int) Math.min(columns - 1, across.at((double) n) - across.from());
            int row = (int) Math.min(rows - 1, up.at((double) value.applyAsLong(n)) - up.to());
            most = Math.max(most, ++counts[row * columns + column]);
        }
        byte[] cells = new byte[counts.length];
        for (int i = 0; i < cells.length; i++) {
            double share = most == 1 ? 1 : Math.log(counts[i]) / Math.log(most);
            cells[i] = (byte) (counts[i] == 0 ? 0 : 1 + Math.round(share * (SHADES - 1)));
        }
        int[] colours = new int[SHADES + 1];
        colours[0] = 0xFFFFFF;
        for (int i = 1; i <= SHADES; i++) {
            colours[i] = Palette.ramp(PALEST + (1 - PALEST) * (i - 1) / (SHADES - 1));
        }
        double width = across.to() - across.from();
        Pixels pixels = new Pixels(columns, rows, cells, colours);
        return new InkMark.Field(across.from(), up.to(), width, up.from() - up.to(), pixels);
    }
}
