package org.impartial.picture.ink;

import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.impartial.picture.ink.InkMark.Pixels;

/** Counts the colours of an image. */
final class Colours {
    private static final int MOST = 256;

    private Colours() {}

    /** Returns the image as numbers of its colours in order of their first places; nothing if it has more than 256. */
    static Optional<Pixels> pixels(BufferedImage image) {
        int width = image.getWidth();
        byte[] cells = new byte[Math.multiplyExact(width, image.getHeight())];
        Map<Integer, Integer> numbers = new HashMap<>();
        int[] colours = new int[MOST];
        int[] line = new int[width];
        int last = -1;
        int lastNumber = -1;
        for (int row = 0; row < image.getHeight(); row++) {
            image.getRGB(0, row, width, 1, line, 0, width);
            for (int column = 0; column < width; column++) {
                int colour = line[column] & 0xFFFFFF;
                if (colour != last) {
                    last = colour;
                    lastNumber = numbers.computeIfAbsent(colour, c -> numbers.size());
                    if (lastNumber == MOST) {
                        return Optional.empty();
                    }
                    colours[lastNumber] = colour;
                }
                cells[row * width + column] = (byte) lastNumber;
            }
        }
        return Optional.of(new Pixels(width, image.getHeight(), cells, Arrays.copyOf(colours, numbers.size())));
    }
}
