package org.impartial.picture;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.impartial.proof.file.WholeFile;

/**
 * A picture that can be written to a file, whose name determines the format, or to a stream, or converted to text or
 * bytes. The SVG and TeX of a picture are the same on all machines; the PNG depends on the installed fonts.
 *
 * <p>Pictures of this library are immutable and safe to share between threads.
 *
 * <pre>{@code
 * Picture picture = Drawing.of("Nim", new Nim().heaps(3, 4));
 * picture.title();                   // Nim
 * picture.svg().startsWith("<svg");  // true
 * picture.png().length > 1000;       // true
 * }</pre>
 */
public interface Picture {
    /** {@return the width in units of the SVG, 96 to the inch} */
    double width();

    /** {@return the height in units of the SVG} */
    double height();

    /** {@return the title, which is also part of the SVG} */
    String title();

    /**
     * {@return the picture as an SVG document} Elements that represent a place of a position are groups with the
     * attributes {@code data-component} and {@code data-place}.
     */
    String svg();

    /**
     * {@return the picture as a {@code tikzpicture}, LaTeX source for a document that loads the package {@code tikz}}
     *
     * @throws IllegalArgumentException if the picture has more pixels or points than TeX can hold
     */
    String tex();

    /** {@return the picture as PNG for print: two pixels for each unit of the SVG, or one for a very large picture} */
    byte[] png();

    /**
     * {@return a new image into which the picture is painted}
     *
     * @param scale pixels for each unit of the SVG, above 0
     * @throws IllegalArgumentException if the scale is not positive or the image would have more than 10^8 pixels
     */
    BufferedImage image(double scale);

    /**
     * Writes the picture; the stream is flushed and stays open.
     *
     * @param format any format except DOT, which {@code LabelledGraph.dot} writes
     * @param out the stream
     * @throws IOException if writing to the stream fails
     * @throws IllegalArgumentException if the format is DOT
     */
    default void write(PictureFormat format, OutputStream out) throws IOException {
        switch (format) {
            case SVG -> out.write(svg().getBytes(StandardCharsets.UTF_8));
            case TEX -> out.write(tex().getBytes(StandardCharsets.UTF_8));
            case PNG -> out.write(png());
            case DOT -> throw new IllegalArgumentException("only graphs can be written as DOT; use SVG, PNG or TEX");
        }
        out.flush();
    }

    /**
     * Writes the picture to a file, which appears complete or not at all, and is replaced if it exists.
     *
     * @param file its name ends in {@code .svg}, {@code .png} or {@code .tex}
     * @throws IOException if the file cannot be written
     * @throws IllegalArgumentException if the name has another ending
     */
    default void save(Path file) throws IOException {
        PictureFormat format = PictureFormat.of(file);
        if (format == PictureFormat.DOT) {
            throw new IllegalArgumentException(
                    "only graphs can be written as DOT; use a name that ends in .svg, .png or .tex");
        }
        WholeFile.write(file, out -> write(format, out));
    }
}
