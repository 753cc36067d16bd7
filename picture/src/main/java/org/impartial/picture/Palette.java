package org.impartial.picture;

import java.awt.Color;

/**
 * The colours of all pictures: the eight of Okabe and Ito, which people with any eyesight can tell apart, and a ramp from
 * light to dark blue whose steps differ in lightness. What matters is never shown by colour alone.
 */
final class Palette {
    static final Color INK = new Color(0x1A1A1A);
    static final Color GREY = new Color(0x767676);
    static final Color FAINT = new Color(0xDDDDDD);
    static final Color PAPER = Color.WHITE;
    static final Color BLUE = new Color(0x0072B2);
    static final Color SKY = new Color(0x56B4E9);
    static final Color ORANGE = new Color(0xE69F00);
    static final Color VERMILION = new Color(0xD55E00);
    static final Color GREEN = new Color(0x009E73);
    static final Color PALE_BLUE = new Color(0xD6E9F5);
    static final Color PALE_ORANGE = new Color(0xFCEBC5);
    static final Color PALE_GREY = new Color(0xE8E8E8);
    static final Color WOOD = new Color(0xF0D9B5);

    private static final int[] LIGHT = {0xEA, 0xF2, 0xFA};
    private static final int[] MIDDLE = {0x6B, 0xA6, 0xD3};
    private static final int[] DARK = {0x08, 0x22, 0x5A};

    private Palette() {}

    /** A colour of the ramp: 0 is the lightest, 1 the darkest. */
    static int ramp(double share) {
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

    static String hex(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }
}
