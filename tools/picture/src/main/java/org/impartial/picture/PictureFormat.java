package org.impartial.picture;

import java.nio.file.Path;
import java.util.Locale;

/**
 * The formats in which a picture can be written.
 *
 * <pre>{@code
 * PictureFormat.of(Path.of("nim.svg"));  // SVG
 * }</pre>
 */
public enum PictureFormat {
    /** Scalable Vector Graphics 1.1, as UTF-8. */
    SVG,
    /** Portable Network Graphics. */
    PNG,
    /** TikZ for LaTeX, as UTF-8. */
    TEX,
    /** The language of Graphviz, as UTF-8; for graphs only. */
    DOT;

    /**
     * {@return the format that the ending of a file name denotes}
     *
     * @param file the file
     * @throws IllegalArgumentException if the name has another ending; the message lists the endings
     */
    public static PictureFormat of(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        for (PictureFormat format : values()) {
            if (name.endsWith("." + format.name().toLowerCase(Locale.ROOT))) {
                return format;
            }
        }
        throw new IllegalArgumentException("the name " + file
                + " does not determine the format; use a name that ends in .svg, .png, .tex or, for graphs, .dot");
    }
}
