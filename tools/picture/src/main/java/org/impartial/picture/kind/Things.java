package org.impartial.picture.kind;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;

/** Drawings of single objects, most of them around x and below y of a point {x, y}. */
public final class Things {
    public static final double COIN = 15;

    /** Draws a domino that covers two cells, of which the upper or left one has its upper left corner at x, y. */
    public static Sketch domino(Sketch sketch, double x, double y, double cell, boolean across) {
        double wide = across ? 2 * cell : cell;
        double high = across ? cell : 2 * cell;
        sketch.figure(
                new RoundRectangle2D.Double(x + 4, y + 4, wide - 8, high - 8, 12, 12), Palette.BLUE, Palette.INK, 1.4);
        double middleX = x + wide / 2;
        double middleY = y + high / 2;
        double halfX = across ? 0 : wide / 2 - 9;
        double halfY = across ? high / 2 - 9 : 0;
        return sketch.line(middleX - halfX, middleY - halfY, middleX + halfX, middleY + halfY, Palette.PAPER, 1.4)
                .disc(x + cell / 2, y + cell / 2, 4, Palette.PAPER, null)
                .disc(x + wide - cell / 2, y + high - cell / 2, 4, Palette.PAPER, null);
    }

    public static Sketch pin(Sketch sketch, double... at) {
        double x = at[0];
        double y = at[1] + 2;
        Path2D pin = new Path2D.Double();
        pin.moveTo(x - 5, y + 48);
        pin.curveTo(x - 13, y + 34, x - 9, y + 26, x - 4.5, y + 17);
        pin.curveTo(x - 3, y + 13, x - 6, y + 10, x - 6, y + 7);
        pin.curveTo(x - 6, y - 2.5, x + 6, y - 2.5, x + 6, y + 7);
        pin.curveTo(x + 6, y + 10, x + 3, y + 13, x + 4.5, y + 17);
        pin.curveTo(x + 9, y + 26, x + 13, y + 34, x + 5, y + 48);
        pin.closePath();
        return sketch.figure(pin, Palette.PAPER, Palette.INK, 1.4)
                .line(x - 4, y + 14.5, x + 4, y + 14.5, Palette.VERMILION, 2.4);
    }

    public static Sketch bead(Sketch sketch, double... at) {
        return sketch.disc(at[0], at[1] + 13, 10, Palette.ORANGE, Palette.INK);
    }

    public static Sketch apple(Sketch sketch, double... at) {
        return sketch.disc(at[0], at[1] + 18, 11, Palette.VERMILION, Palette.INK)
                .line(at[0], at[1] + 9, at[0] + 3, at[1] + 1, Palette.INK, 2);
    }

    public static Sketch square(Sketch sketch, double... at) {
        return sketch.box(at[0] - 15, at[1], 30, 30, Palette.WOOD, Palette.INK);
    }

    /** Draws a file of three squares, a dark pawn on the first and a pale one on the last. */
    public static Sketch pawns(Sketch sketch, double... at) {
        for (int row = 0; row < 3; row++) {
            sketch.box(at[0] - 15, at[1] + 30 * row, 30, 30, row == 1 ? Palette.PALE_GREY : Palette.WOOD, Palette.INK);
        }
        return pawn(pawn(sketch, at[0], at[1] + 15, Palette.INK), at[0], at[1] + 75, Palette.PAPER);
    }

    private static Sketch pawn(Sketch sketch, double x, double y, Color colour) {
        return sketch.figure(polygon(x, y, -8, 11, 8, 11, 3, -2, -3, -2), colour, Palette.INK, 1.2)
                .disc(x, y - 6, 5, colour, Palette.INK);
    }

    /** Returns a closed figure through points, each given by its distances from x and y. */
    public static Path2D polygon(double x, double y, double... points) {
        Path2D figure = new Path2D.Double();
        figure.moveTo(x + points[0], y + points[1]);
        for (int i = 2; i < points.length; i += 2) {
            figure.lineTo(x + points[i], y + points[i + 1]);
        }
        figure.closePath();
        return figure;
    }

    /** Draws a coin: heads dark with an H, tails pale with a T. */
    public static Sketch coin(Sketch sketch, double x, double y, boolean head) {
        return sketch.disc(x, y, COIN, head ? Palette.BLUE : Palette.PAPER, head ? Palette.BLUE : Palette.GREY)
                .word(x, y, head ? "H" : "T", 14, head ? Palette.PAPER : Palette.GREY);
    }

    public static Sketch disc(Sketch sketch, double x, double y) {
        return sketch.disc(x, y, COIN - 2, Palette.ORANGE, Palette.INK).disc(x, y, COIN - 6, null, Palette.INK);
    }

    /** Draws a stone with a letter, so that the two kinds can be distinguished without colour. */
    public static Sketch stone(Sketch sketch, double x, double y, char colour) {
        boolean dark = colour == 'X';
        return sketch.disc(x, y, COIN, dark ? Palette.INK : Palette.PAPER, Palette.INK)
                .word(x, y, String.valueOf(colour), 13, dark ? Palette.PAPER : Palette.INK);
    }

    public static Sketch cross(Sketch sketch, double x, double y, double reach, Color colour, double thickness) {
        return sketch.line(x - reach, y - reach, x + reach, y + reach, colour, thickness)
                .line(x - reach, y + reach, x + reach, y - reach, colour, thickness);
    }

    public static Sketch queen(Sketch sketch, double x, double y) {
        sketch.figure(polygon(x, y, -9, 9, -11, -6, -5, 2, 0, -9, 5, 2, 11, -6, 9, 9), Palette.INK, Palette.INK, 1.2);
        for (int i = -1; i <= 1; i++) {
            sketch.disc(x + 11 * i, y - (i == 0 ? 10 : 7), 2, Palette.INK, Palette.INK);
        }
        return sketch;
    }
}
