package org.impartial.picture.artist;

import java.awt.geom.Path2D;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Subject;
import org.impartial.picture.kind.Things;

/**
 * Pirates in rows, each above the coins that he is guaranteed; the proposer has a hat, and thrown ones are in water.
 */
final class PirateCrew {
    private static final int MOST = 100;
    private static final int LINE = 10;
    private static final double WIDTH = 84;
    private static final double HEIGHT = 168;
    private static final double DECK = 92;

    static Sketch draw(List<Datum> guaranteed) {
        int n = guaranteed.size();
        Subject.require(n <= MOST, n + " pirates are too many to be drawn; at most " + MOST);
        int lines = (n + LINE - 1) / LINE;
        Sketch sketch = new Sketch(Math.min(n, LINE) * WIDTH, lines * HEIGHT);
        for (int i = 0; i < n; i++) {
            int line = i / LINE;
            double x = (i % LINE + 0.5) * WIDTH;
            pirate(sketch, x, line * HEIGHT, i + 1, i == n - 1, guaranteed.get(i));
        }
        return sketch;
    }

    private static void pirate(Sketch sketch, double x, double y, int number, boolean proposer, Datum guaranteed) {
        boolean stays = guaranteed instanceof Datum.Num;
        long many = guaranteed instanceof Datum.Num coins ? coins.value() : 0;
        body(sketch, x, stays ? y : y + 26, proposer);
        if (stays) {
            sketch.box(x - WIDTH / 2, y + DECK, WIDTH, 7, Palette.WOOD, Palette.COCOA);
            stack(sketch, x, y + DECK + 24, many);
        } else {
            water(sketch, x, y + DECK - 12);
        }
        String who = proposer ? number + " proposes" : Integer.toString(number);
        String what = !stays ? "thrown" : many == 1 ? "1 coin" : many + " coins";
        sketch.word(x, y + HEIGHT - 28, who, 12, Palette.INK).word(x, y + HEIGHT - 12, what, 11, Palette.INK);
    }

    /** Draws a head with an eye patch and a scarf, or with the hat of the proposer, above a striped shirt. */
    private static void body(Sketch sketch, double x, double y, boolean proposer) {
        Path2D shirt = new Path2D.Double();
        shirt.moveTo(x - 20, y + DECK);
        shirt.curveTo(x - 20, y + 58, x - 12, y + 54, x, y + 54);
        shirt.curveTo(x + 12, y + 54, x + 20, y + 58, x + 20, y + DECK);
        shirt.closePath();
        sketch.figure(shirt, Palette.PAPER, Palette.INK, 1.4);
        for (int stripe = 0; stripe < 3; stripe++) {
            double at = y + 66 + 9 * stripe;
            sketch.line(x - 17, at, x + 17, at, Palette.BLUE, 3);
        }
        sketch.disc(x, y + 40, 15, Palette.WOOD, Palette.INK);
        sketch.disc(x + 5, y + 39, 1.8, Palette.INK, null);
        sketch.line(x - 14, y + 33, x + 3, y + 42, Palette.INK, 1.4).disc(x - 5, y + 39, 4.5, Palette.INK, null);
        sketch.line(x - 4, y + 48, x + 6, y + 47, Palette.INK, 1.6);
        head(sketch, x, y, proposer);
    }

    private static void head(Sketch sketch, double x, double y, boolean proposer) {
        Path2D shape = new Path2D.Double();
        if (proposer) {
            shape.moveTo(x - 26, y + 32);
            shape.curveTo(x - 18, y + 8, x + 18, y + 8, x + 26, y + 32);
            shape.curveTo(x + 10, y + 25, x - 10, y + 25, x - 26, y + 32);
        } else {
            shape.moveTo(x - 15, y + 36);
            shape.curveTo(x - 14, y + 20, x + 14, y + 20, x + 15, y + 36);
            shape.curveTo(x + 6, y + 30, x - 6, y + 30, x - 15, y + 36);
        }
        shape.closePath();
        sketch.figure(shape, proposer ? Palette.INK : Palette.VERMILION, Palette.INK, 1.4);
        if (proposer) {
            Things.cross(sketch.disc(x, y + 18, 3, Palette.PAPER, Palette.PAPER), x, y + 21, 4, Palette.PAPER, 1.4);
        }
    }

    private static void stack(Sketch sketch, double x, double y, long coins) {
        if (coins > 0) {
            Things.disc(sketch, x, y)
                    .word(x, y, coins < 1000 ? Long.toString(coins) : "...", coins < 100 ? 11 : 9, Palette.INK);
        }
    }

    private static void water(Sketch sketch, double x, double y) {
        for (int line = 0; line < 4; line++) {
            double at = y + 11 * line;
            sketch.box(x - WIDTH / 2, at, WIDTH, 11, Palette.PALE_BLUE, null);
            Path2D wave = new Path2D.Double();
            wave.moveTo(x - WIDTH / 2, at);
            for (int i = 0; i < 4; i++) {
                double from = x - WIDTH / 2 + i * WIDTH / 4;
                wave.quadTo(from + WIDTH / 8, at - 7, from + WIDTH / 4, at);
            }
            sketch.figure(wave, Palette.PALE_BLUE, Palette.BLUE, 1.4);
        }
    }
}
