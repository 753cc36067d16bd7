package org.impartial.picture.ink;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.impartial.picture.ink.InkMark.Pixels;

/**
 * Portable Network Graphics, by the W3C recommendation: with a palette of 1, 2, 4 or 8 bits where the picture has at most
 * 256 colours, which makes charts small, else in true colour.
 */
final class Png {
    /*
     * It is written here and not by javax.imageio: of six pictures measured on JDK 17 its files were 3 to 215 % larger
     * (a heat map of 512 by 512 164,598 bytes for 52,217; a raster of 10^6 values 50,119 for 20,807, and 31,952 where
     * it was handed an image with a palette) and took 1.0 to 2.2 times as long. Heat maps in an SVG are such files too.
     */
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final int INDEXED = 3;
    private static final int TRUE_COLOUR = 2;

    private Png() {}

    static byte[] of(BufferedImage image) {
        return Colours.pixels(image).map(Png::indexed).orElseGet(() -> trueColour(image));
    }

    static byte[] indexed(Pixels pixels) {
        int bits = 1;
        while (1 << bits < pixels.colours().length) {
            bits *= 2;
        }
        int depth = bits;
        return file(pixels.columns(), pixels.rows(), depth, INDEXED, palette(pixels.colours()), out -> {
            byte[] line = new byte[1 + (int) (((long) pixels.columns() * depth + 7) / 8)];
            for (int row = 0; row < pixels.rows(); row++) {
                pack(pixels, row, depth, line);
                out.write(line);
            }
        });
    }

    private static void pack(Pixels pixels, int row, int depth, byte[] line) {
        int perByte = 8 / depth;
        int from = row * pixels.columns();
        int at = 1;
        for (int column = 0; column < pixels.columns(); column += perByte) {
            int packed = 0;
            for (int i = 0; i < perByte; i++) {
                int cell = column + i < pixels.columns() ? pixels.cells()[from + column + i] & 0xFF : 0;
                packed = packed << depth | cell;
            }
            line[at++] = (byte) packed;
        }
    }

    private static byte[] palette(int... colours) {
        byte[] palette = new byte[3 * colours.length];
        for (int i = 0; i < colours.length; i++) {
            palette[3 * i] = (byte) (colours[i] >> 16);
            palette[3 * i + 1] = (byte) (colours[i] >> 8);
            palette[3 * i + 2] = (byte) colours[i];
        }
        return palette;
    }

    private static byte[] trueColour(BufferedImage image) {
        int width = image.getWidth();
        return file(width, image.getHeight(), 8, TRUE_COLOUR, new byte[0], out -> {
            int[] colours = new int[width];
            for (int row = 0; row < image.getHeight(); row++) {
                image.getRGB(0, row, width, 1, colours, 0, width);
                out.write(0);
                out.write(palette(colours));
            }
        });
    }

    /** Writes the lines of an image, each after a zero, which marks it as not filtered. */
    private interface Lines {
        void write(OutputStream out) throws IOException;
    }

    private static byte[] file(int width, int height, int depth, int kind, byte[] palette, Lines lines) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(file)) {
            out.write(SIGNATURE);
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            DataOutputStream fields = new DataOutputStream(head);
            fields.writeInt(width);
            fields.writeInt(height);
            fields.write(new byte[] {(byte) depth, (byte) kind, 0, 0, 0});
            chunk(out, "IHDR", head.toByteArray());
            if (palette.length > 0) {
                chunk(out, "PLTE", palette);
            }
            chunk(out, "IDAT", deflated(lines));
            chunk(out, "IEND", new byte[0]);
        } catch (IOException e) {
            throw new UncheckedIOException("memory takes every byte", e);
        }
        return file.toByteArray();
    }

    private static byte[] deflated(Lines lines) throws IOException {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION);
        try (OutputStream out = new DeflaterOutputStream(data, deflater, 1 << 16)) {
            lines.write(out);
        } finally {
            deflater.end();
        }
        return data.toByteArray();
    }

    private static void chunk(DataOutputStream out, String name, byte[] data) throws IOException {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(data);
        out.writeInt(data.length);
        out.write(type);
        out.write(data);
        out.writeInt((int) sum.getValue());
    }
}
