package org.impartial.picture.ink;

import org.impartial.picture.ink.InkMark.Anchor;

/** Explains the symbols of a picture in a line below it. */
public final class Legend {
    public static final double HEIGHT = 26;
    private static final double SIZE = 12;
    private static final double GAP = 20;

    public static double width(boolean draws) {
        return draws ? 500 : 410;
    }

    public static void outcomes(Scene scene, double left, double top, boolean draws) {
        double y = top + HEIGHT / 2 - 4;
        double x = left;
        scene.box(x, y - 6, 12, 12, Palette.LOSE, null).disc(x + 6, y, 2, Palette.PAPER, null, 0);
        x = word(scene, x, y, "P: the player to move loses");
        scene.box(x, y - 6, 12, 12, Palette.PALE_GREEN, Palette.WIN);
        x = word(scene, x, y, "N: the player to move wins");
        if (draws) {
            scene.box(x, y - 6, 12, 12, Palette.PALE_GREY, Palette.GREY);
            word(scene, x, y, "D: a draw");
        }
    }

    private static double word(Scene scene, double x, double y, String text) {
        scene.word(x + GAP, y, text, SIZE, Anchor.START, Palette.INK);
        return x + GAP + Scene.widthOf(text, SIZE) * 0.9 + GAP;
    }
}
