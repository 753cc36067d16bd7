package org.impartial.picture.ink;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.LinkedHashSet;
import java.util.Set;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.InkMark.Pixels;
import org.jspecify.annotations.Nullable;

/** Writes a picture as compact SVG 1.1: numbers have at most two digits after the point, and dots are one path. */
final class SvgWriter implements MarkWriter {
    private static final int TENTHS = 10;
    private static final int MOST_BOXES = 10_000;
    private final StringBuilder text = new StringBuilder(1 << 12);

    String write(DrawnPicture picture) {
        text.append("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
        double width = picture.width();
        double height = picture.height();
        write(" width=\"~\" height=\"~\" viewBox=\"0 0 ~ ~\"", width, height, width, height);
        text.append(" font-family=\"'DejaVu Sans',Verdana,sans-serif\">\n");
        text.append("<title>").append(escaped(picture.title())).append("</title>\n");
        text.append("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n");
        picture.marks().forEach(this::mark);
        return text.append("</svg>\n").toString();
    }

    @Override
    public void place(InkMark.InkPlace place) {
        text.append("<g data-component=\"").append(place.component());
        text.append("\" data-place=\"").append(escaped(place.name())).append("\">\n");
        place.marks().forEach(this::mark);
        text.append("</g>\n");
    }

    @Override
    public void gone(InkMark.Gone gone) {
        text.append(gone.last() ? "<g class=\"gone last\">\n" : "<g class=\"gone\">\n");
        gone.marks().forEach(this::mark);
        text.append("</g>\n");
    }

    @Override
    public void figure(InkMark.Figure figure) {
        if (figure.shape() instanceof Rectangle2D box) {
            write("<rect x=\"~\" y=\"~\"", box.getX(), box.getY());
            write(" width=\"~\" height=\"~\"", box.getWidth(), box.getHeight());
        } else if (figure.shape() instanceof Ellipse2D disc) {
            write("<ellipse cx=\"~\" cy=\"~\"", disc.getCenterX(), disc.getCenterY());
            write(" rx=\"~\" ry=\"~\"", disc.getWidth() / 2, disc.getHeight() / 2);
        } else {
            text.append("<path d=\"");
            double[] at = new double[6];
            for (PathIterator path = figure.shape().getPathIterator(null); !path.isDone(); path.next()) {
                segment(path.currentSegment(at), at);
            }
            text.append('"');
        }
        paint(figure.fill(), figure.stroke(), figure.width());
    }

    private void segment(int kind, double[] at) {
        text.append("MLQCZ".charAt(kind));
        int numbers = kind == PathIterator.SEG_CLOSE ? 0 : 2 * Math.max(1, kind);
        for (int i = 0; i < numbers; i++) {
            write(i == 0 ? "~" : " ~", at[i]);
        }
    }

    private void paint(@Nullable Color fill, @Nullable Color stroke, double width) {
        text.append(" fill=\"" + (fill == null ? "none" : Palette.hex(fill)) + '"');
        if (stroke != null) {
            text.append(" stroke=\"").append(Palette.hex(stroke));
            write("\" stroke-width=\"~\" stroke-linejoin=\"round\" stroke-linecap=\"round\"", width);
        }
        text.append("/>\n");
    }

    @Override
    public void label(InkMark.Label label) {
        write("<text x=\"~\" y=\"~\" font-size=\"~\"", label.x(), label.y(), label.size());
        if (label.anchor() != Anchor.START) {
            text.append(" text-anchor=\"").append(label.anchor() == Anchor.END ? "end\"" : "middle\"");
        }
        if (label.upright()) {
            write(" transform=\"rotate(-90 ~ ~)\"", label.x(), label.y());
        }
        text.append(label.bold() ? " font-weight=\"bold\"" : "");
        text.append(" fill=\"").append(Palette.hex(label.colour())).append("\">");
        text.append(escaped(label.text())).append("</text>\n");
    }

    /** Writes dots as strokes of length 0 with round ends, each given by its offset from the one before in tenths. */
    @Override
    public void dots(InkMark.Dots dots) {
        write("<path transform=\"scale(.1)\" stroke-width=\"~\"", 2 * TENTHS * dots.radius());
        text.append(" stroke-linecap=\"round\" fill=\"none\" stroke=\"").append(Palette.hex(dots.colour()));
        text.append("\" d=\"M0 0");
        Set<Long> seen = new LinkedHashSet<>();
        for (int i = 0; i < dots.xs().length; i++) {
            seen.add(Math.round(TENTHS * dots.xs()[i]) << Integer.SIZE | Math.round(TENTHS * dots.ys()[i]));
        }
        long x = 0;
        long y = 0;
        for (long dot : seen) {
            long dx = (dot >> Integer.SIZE) - x;
            long dy = (int) dot - y;
            text.append('m').append(dx).append(dy < 0 ? "" : " ").append(dy).append("h0");
            x += dx;
            y += dy;
        }
        text.append("\"/>\n");
    }

    /** Writes a field as boxes if it has few cells, since boxes stay sharp in every viewer, otherwise as an image. */
    @Override
    public void field(InkMark.Field field) {
        Pixels pixels = field.pixels();
        if (pixels.cells().length <= MOST_BOXES) {
            boxes(field);
            return;
        }
        write("<image x=\"~\" y=\"~\"", field.x(), field.y());
        write(" width=\"~\" height=\"~\"", field.width(), field.height());
        text.append(" preserveAspectRatio=\"none\" image-rendering=\"optimizeSpeed\"");
        text.append(" style=\"image-rendering:pixelated\" xlink:href=\"data:image/png;base64,")
                .append(Base64.getEncoder().encodeToString(Png.indexed(pixels)))
                .append("\"/>\n");
    }

    /** Writes a path for each colour, in units of cells; each run of cells in a row is a rectangle. */
    private void boxes(InkMark.Field field) {
        Pixels pixels = field.pixels();
        write("<g shape-rendering=\"crispEdges\" transform=\"translate(~ ~)", field.x(), field.y());
        text.append(" scale(").append(exact(field.width() / pixels.columns()));
        text.append(' ').append(exact(field.height() / pixels.rows())).append(")\">\n");
        ColourRuns.of(pixels).forEach((colour, runs) -> {
            text.append("<path fill=\"").append(String.format("#%06x", colour)).append("\" d=\"");
            for (ColourRuns.ColourRun run : runs) {
                int length = run.length();
                text.append("M" + run.column() + ' ' + run.row() + 'h' + length + "v1h-" + length + 'z');
            }
            text.append("\"/>\n");
        });
        text.append("</g>\n");
    }

    private static String exact(double factor) {
        return factor == Math.rint(factor) ? Long.toString((long) factor) : Double.toString(factor);
    }

    /** Writes a text in which each tilde stands for the next number. */
    private void write(String template, double... numbers) {
        String[] parts = template.split("~", -1);
        text.append(parts[0]);
        for (int i = 0; i < numbers.length; i++) {
            long hundredths = Math.round(100 * numbers[i]);
            BigDecimal number = BigDecimal.valueOf(hundredths, 2).stripTrailingZeros();
            text.append(number.toPlainString()).append(parts[i + 1]);
        }
    }

    static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(c < ' ' || c == 0xFFFE || c == 0xFFFF ? ' ' : c);
            }
        });
        return safe.toString();
    }
}
