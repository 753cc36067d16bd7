package org.impartial.picture;

import org.impartial.core.notation.Datum;
import org.impartial.picture.Mark.Anchor;

/** Draws a heap of beans as a pile, with its number. */
final class Heaps {
    static final double WIDTH = 92;
    static final double HEIGHT = 120;
    private static final double BEAN = 6;
    private static final int MOST = 36;

    private Heaps() {}

    static void draw(Scene scene, double middle, double top, Datum heap) {
        double ground = top + HEIGHT - 26;
        boolean few = heap instanceof Datum.Num number && number.value() >= 0 && number.value() <= MOST;
        if (few && heap instanceof Datum.Num number) {
            pile(scene, middle, ground, (int) number.value());
        } else {
            scene.figure(
                    new java.awt.geom.RoundRectangle2D.Double(middle - 34, ground - 56, 68, 56, 30, 30),
                    Palette.WOOD,
                    Palette.INK,
                    1.2);
            scene.line(middle - 14, ground - 62, middle + 14, ground - 62, Palette.INK, 3);
        }
        scene.line(middle - WIDTH / 2 + 6, ground, middle + WIDTH / 2 - 6, ground, Palette.GREY, 1.5);
        String number = heap.toString();
        double size = number.length() <= 9 ? 13 : 9;
        scene.word(
                middle,
                ground + 14,
                number.length() <= 16 ? number : number.substring(0, 13) + "…",
                size,
                Anchor.MIDDLE,
                Palette.INK);
    }

    /** Rows of beans, each one shorter than the one below it, as wide below as is needed. */
    private static void pile(Scene scene, double middle, double ground, int beans) {
        int width = 1;
        while (width * (width + 1) / 2 < beans) {
            width++;
        }
        int left = beans;
        double y = ground - BEAN - 1;
        for (int row = width; left > 0; row--) {
            int here = Math.min(row, left);
            for (int i = 0; i < here; i++) {
                double x = middle + (i - (here - 1) / 2.0) * (2 * BEAN - 1);
                scene.disc(x, y, BEAN - 0.8, Palette.ORANGE, Palette.INK, 0.8);
            }
            left -= here;
            y -= 1.75 * BEAN;
        }
    }
}
