package org.impartial.picture.ink;

import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;
import org.impartial.picture.Picture;

/** A picture that consists of marks. */
public record DrawnPicture(double width, double height, String title, List<InkMark> marks) implements Picture {
    private static final double FINE = 2;
    private static final double LARGE = 2_000_000;
    private static final long MOST_PIXELS = 100_000_000;

    @Override
    public String svg() {
        return new SvgWriter().write(this);
    }

    @Override
    public String tex() {
        return new TikzWriter().write(this);
    }

    @Override
    public byte[] png() {
        return Png.of(image(width * height > LARGE ? 1 : FINE));
    }

    @Override
    public BufferedImage image(double scale) {
        if (!(scale > 0) || Math.ceil(width * scale) * Math.ceil(height * scale) > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + Math.round(width) + " by " + Math.round(height)
                    + " at a scale of " + scale + " does not have from 1 to " + MOST_PIXELS
                    + " pixels; draw less, choose another scale, or write SVG");
        }
        return Painter.paint(this, scale);
    }

    /** Returns the title and the size. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s (%.0f by %.0f)", title.isEmpty() ? "picture" : title, width, height);
    }
}
