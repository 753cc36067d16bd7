package org.impartial.picture.ink;

import java.awt.Color;

/**
 * The colours of all pictures: five of the eight of Okabe and Ito, which people with any colour vision can distinguish,
 * tints, greys, and a ramp of blues that differ in lightness. No distinction is shown by colour alone.
 */
public final class Palette {
    public static final Color INK = new Color(0x1A1A1A);
    public static final Color GREY = new Color(0x767676);
    public static final Color FAINT = new Color(0xDDDDDD);
    public static final Color PAPER = Color.WHITE;
    public static final Color BLUE = new Color(0x0072B2);
    public static final Color SKY = new Color(0x56B4E9);
    public static final Color ORANGE = new Color(0xE69F00);
    public static final Color VERMILION = new Color(0xD55E00);
    public static final Color GREEN = new Color(0x009E73);
    public static final Color PALE_BLUE = new Color(0xD6E9F5);
    public static final Color PALE_GREEN = new Color(0xD3EEE0);
    public static final Color PALE_ORANGE = new Color(0xFCEBC5);
    public static final Color PALE_GREY = new Color(0xE8E8E8);
    public static final Color WOOD = new Color(0xF0D9B5);
    public static final Color COCOA = new Color(0x7B4B2A);
    /** An orange that is dark enough to be seen as a line on white. */
    public static final Color AMBER = new Color(0x8F6200);

    /** The colour of N-positions, and of moves that win. */
    public static final Color WIN = GREEN;
    /** The colour of P-positions, and of moves that lose. */
    public static final Color LOSE = VERMILION;

    private static final int[] LIGHT = {0xEA, 0xF2, 0xFA};
    private static final int[] MIDDLE = {0x6B, 0xA6, 0xD3};
    private static final int[] DARK = {0x08, 0x22, 0x5A};

    /** Returns a colour of the ramp: 0 is the lightest, 1 the darkest. */
    public static int ramp(double share) {
        double at = Math.max(0, Math.min(1, share));
        return at < 0.5 ? mixed(LIGHT, MIDDLE, 2 * at) : mixed(MIDDLE, DARK, 2 * at - 1);
    }

    private static int mixed(int[] from, int[] to, double share) {
        int rgb = 0;
        for (int i = 0; i < 3; i++) {
            rgb = rgb << 8 | (int) Math.round(from[i] + share * (to[i] - from[i]));
        }
        return rgb;
    }

    /** Returns ink or white, whichever has the greater contrast to a background; the contrast is at least 4.5 to 1. */
    public static Color textOn(Color ground) {
        return contrast(INK, ground) >= contrast(PAPER, ground) ? INK : PAPER;
    }

    /** Returns the contrast of two colours by the Web Content Accessibility Guidelines, from 1 to 21. */
    public static double contrast(Color one, Color other) {
        double a = luminance(one) + 0.05;
        double b = luminance(other) + 0.05;
        return Math.max(a, b) / Math.min(a, b);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    public static String hex(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }
}
