package org.impartial.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A picture: a value that can be written anywhere, to a file named by its ending, to a stream, or kept as text or bytes.
 * The same picture gives the same SVG on every machine, and the same PNG where the fonts are the same.
 *
 * <p>Immutable and safe to share between threads.
 */
public final class Picture {
    private static final double FINE = 2;
    private static final long MOST_PIXELS = 100_000_000;
    private final double width;
    private final double height;
    private final String title;
    private final List<Mark> marks;

    Picture(double width, double height, String title, List<Mark> marks) {
        this.width = width;
        this.height = height;
        this.title = title;
        this.marks = marks;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /**
     * What the picture is called.
     *
     * @return the title, which is part of the SVG too
     */
    public String title() {
        return title;
    }

    List<Mark> marks() {
        return marks;
    }

    /**
     * The picture as SVG.
     *
     * @return a document
     */
    public String svg() {
        return new SvgWriter().write(this);
    }

    /**
     * The picture as PNG, fine enough to be printed: two pixels for each unit of the SVG, or one if it is made of pixels
     * and great.
     *
     * @return the bytes of a file
     */
    public byte[] png() {
        return Png.of(image(fine()));
    }

    /**
     * The picture painted into memory.
     *
     * @param scale pixels for each unit of the SVG, above 0
     * @return an image, which the caller may change
     * @throws IllegalArgumentException if the scale is not positive or the image would have more than 10^8 pixels
     */
    public BufferedImage image(double scale) {
        if (!(scale > 0) || Math.ceil(width * scale) * Math.ceil(height * scale) > MOST_PIXELS) {
            throw new IllegalArgumentException("a scale of " + scale + " does not suit a picture of " + width + " by "
                    + height + "; it must be above 0 and give at most " + MOST_PIXELS + " pixels");
        }
        return Painter.paint(this, scale);
    }

    private double fine() {
        return width * height > 2_000_000 ? 1 : FINE;
    }

    /**
     * Writes the picture; the stream is flushed and stays open.
     *
     * @param format SVG or PNG; DOT is for {@link LabelledGraph#dot}
     * @param out where to
     * @throws IOException if the stream fails
     * @throws IllegalArgumentException if the format is DOT
     */
    public void write(PictureFormat format, OutputStream out) throws IOException {
        switch (format) {
            case SVG -> out.write(svg().getBytes(StandardCharsets.UTF_8));
            case PNG -> out.write(png());
            case DOT -> throw new IllegalArgumentException("only graphs can be written as DOT; use SVG or PNG");
        }
        out.flush();
    }

    /**
     * Writes the picture to a file, which is replaced if it is there.
     *
     * @param file its name ends in {@code .svg} or {@code .png}
     * @throws IOException if the file cannot be written
     * @throws IllegalArgumentException if the name ends otherwise
     */
    public void save(Path file) throws IOException {
        PictureFormat format = PictureFormat.of(file);
        if (format == PictureFormat.DOT) {
            throw new IllegalArgumentException(
                    "only graphs can be written as DOT; use a name that ends in .svg or .png");
        }
        try (OutputStream out = Files.newOutputStream(file)) {
            write(format, out);
        }
    }
}
