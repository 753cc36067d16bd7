package org.impartial.picture.ink;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import org.impartial.picture.ink.InkMark.Pixels;

/** Paints a picture into an image in memory; works on machines without a screen. */
record Painter(Graphics2D graphics) implements MarkWriter {
    private static final Font FONT = new Font("DejaVu Sans", Font.PLAIN, 1);

    static BufferedImage paint(DrawnPicture picture, double scale) {
        int width = (int) Math.ceil(picture.width() * scale);
        int height = (int) Math.ceil(picture.height() * scale);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(Palette.PAPER);
            graphics.fillRect(0, 0, width, height);
            graphics.scale(scale, scale);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            picture.marks().forEach(new Painter(graphics)::mark);
        } finally {
            graphics.dispose();
        }
        return image;
    }

    @Override
    public void dots(InkMark.Dots dots) {
        graphics.setColor(dots.colour());
        for (int i = 0; i < dots.xs().length; i++) {
            double r = dots.radius();
            graphics.fill(new Ellipse2D.Double(dots.xs()[i] - r, dots.ys()[i] - r, 2 * r, 2 * r));
        }
    }

    @Override
    public void figure(InkMark.Figure figure) {
        Color fill = figure.fill();
        if (fill != null) {
            graphics.setColor(fill);
            graphics.fill(figure.shape());
        }
        Color stroke = figure.stroke();
        if (stroke != null) {
            graphics.setColor(stroke);
            graphics.setStroke(new BasicStroke((float) figure.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(figure.shape());
        }
    }

    @Override
    public void label(InkMark.Label label) {
        AffineTransform before = graphics.getTransform();
        Font font = FONT.deriveFont(label.bold() ? Font.BOLD : Font.PLAIN, (float) label.size());
        double width = font.getStringBounds(label.text(), graphics.getFontRenderContext())
                .getWidth();
        double start = switch (label.anchor()) {
            case START -> 0;
            case MIDDLE -> -width / 2;
            case END -> -width;
        };
        graphics.setFont(font);
        graphics.setColor(label.colour());
        graphics.translate(label.x(), label.y());
        graphics.rotate(label.upright() ? -Math.PI / 2 : 0);
        graphics.drawString(label.text(), (float) start, 0);
        graphics.setTransform(before);
    }

    @Override
    public void field(InkMark.Field field) {
        Pixels pixels = field.pixels();
        AffineTransform place = new AffineTransform();
        place.translate(field.x(), field.y());
        place.scale(field.width() / pixels.columns(), field.height() / pixels.rows());
        graphics.drawImage(Colours.image(pixels, Byte.SIZE), place, null);
    }
}
