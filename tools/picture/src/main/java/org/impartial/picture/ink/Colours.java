package org.impartial.picture.ink;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.impartial.picture.ink.InkMark.Pixels;

/** Converts images to indexed colours and back. */
final class Colours {
    private static final int MOST = 256;

    /** Returns an image with its colours indexed in order of their first occurrence; empty if it has more than 256. */
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

    static int bits(Pixels pixels) {
        int bits = 1;
        while (1 << bits < pixels.colours().length) {
            bits *= 2;
        }
        return bits;
    }

    /** Returns an image with a palette and indices of 1, 2, 4 or 8 bits, enough for all colours. */
    static BufferedImage image(Pixels pixels, int bits) {
        int[] palette = Arrays.copyOf(pixels.colours(), 1 << bits);
        IndexColorModel model =
                new IndexColorModel(bits, pixels.colours().length, palette, 0, false, -1, DataBuffer.TYPE_BYTE);
        int kind = bits < Byte.SIZE ? BufferedImage.TYPE_BYTE_BINARY : BufferedImage.TYPE_BYTE_INDEXED;
        BufferedImage image = new BufferedImage(pixels.columns(), pixels.rows(), kind, model);
        int[] line = new int[pixels.columns()];
        for (int row = 0; row < pixels.rows(); row++) {
            for (int column = 0; column < line.length; column++) {
                line[column] = Byte.toUnsignedInt(pixels.cells()[row * line.length + column]);
            }
            image.getRaster().setSamples(0, row, line.length, 1, 0, line);
        }
        return image;
    }
}
