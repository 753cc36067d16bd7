package org.impartial.picture.ink;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import org.impartial.picture.LatexTable;
import org.jspecify.annotations.Nullable;

/** Writes a picture as a {@code tikzpicture}: the marks of the SVG, 72/96 of a big point to a unit, y downwards. */
final class TikzWriter implements MarkWriter {
    /** More paths than this exhaust the memory of TeX in a document with a few pictures. */
    private static final int MOST_PATHS = 20_000;

    private static final double BIG_POINTS = 0.75;

    private final StringBuilder text = new StringBuilder(1 << 12);
    private int paths;

    String write(DrawnPicture picture) {
        text.append("% ").append(picture.title().replaceAll("\\p{Cntrl}", " ")).append('\n');
        text.append("% Needs \\usepackage{tikz}.\n");
        text.append("\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,line join=round,line cap=round,inner sep=0pt]\n");
        text.append("\\useasboundingbox (0,0) rectangle ");
        point(picture.width(), picture.height()).append(";\n");
        picture.marks().forEach(this::mark);
        return text.append("\\end{tikzpicture}\n").toString();
    }

    @Override
    public void figure(InkMark.Figure figure) {
        begin(figure.fill(), figure.stroke(), figure.width());
        if (figure.shape() instanceof Rectangle2D box) {
            point(box.getX(), box.getY()).append(" rectangle ");
            point(box.getMaxX(), box.getMaxY());
        } else if (figure.shape() instanceof Ellipse2D disc) {
            point(disc.getCenterX(), disc.getCenterY()).append(" ellipse [x radius=");
            number(disc.getWidth() / 2).append(",y radius=");
            number(disc.getHeight() / 2).append(']');
        } else {
            path(figure.shape().getPathIterator(null));
        }
        text.append(";\n");
    }

    private void begin(@Nullable Color fill, @Nullable Color stroke, double width) {
        count(1);
        text.append("\\path[");
        if (fill != null) {
            colour("fill", fill).append(stroke == null ? "" : ",");
        }
        if (stroke != null) {
            colour("draw", stroke).append(",line width=");
            number(BIG_POINTS * width).append("bp");
        }
        text.append("] ");
    }

    private void count(int more) {
        paths += more;
        if (paths > MOST_PATHS) {
            throw new IllegalArgumentException("TeX does not hold a picture of more than " + MOST_PATHS
                    + " marks; write it as SVG or PNG, or draw less");
        }
    }

    private StringBuilder colour(String use, Color colour) {
        return text.append(use + "={rgb,255:red," + colour.getRed() + ";green," + colour.getGreen() + ";blue,"
                + colour.getBlue() + "}");
    }

    private void path(PathIterator path) {
        double[] at = new double[6];
        double[] last = new double[2];
        for (; !path.isDone(); path.next()) {
            int kind = path.currentSegment(at);
            switch (kind) {
                case PathIterator.SEG_MOVETO -> point(at[0], at[1]);
                case PathIterator.SEG_LINETO -> {
                    text.append(" -- ");
                    point(at[0], at[1]);
                }
                case PathIterator.SEG_QUADTO -> curve(raised(last, at));
                case PathIterator.SEG_CUBICTO -> curve(at);
                default -> text.append(" -- cycle");
            }
            int end = 2 * Math.max(0, kind - 1);
            if (kind != PathIterator.SEG_CLOSE) {
                last = new double[] {at[end], at[end + 1]};
            }
        }
    }

    private void curve(double... at) {
        text.append(" .. controls ");
        point(at[0], at[1]).append(" and ");
        point(at[2], at[3]).append(" .. ");
        point(at[4], at[5]);
    }

    private static double[] raised(double[] from, double... at) {
        return new double[] {
            from[0] + (at[0] - from[0]) * 2 / 3,
            from[1] + (at[1] - from[1]) * 2 / 3,
            at[2] + (at[0] - at[2]) * 2 / 3,
            at[3] + (at[1] - at[3]) * 2 / 3,
            at[2],
            at[3]
        };
    }

    @Override
    public void label(InkMark.Label label) {
        count(1);
        String anchor = switch (label.anchor()) {
            case START -> "base west";
            case MIDDLE -> "base";
            case END -> "base east";
        };
        text.append("\\node[anchor=").append(anchor).append(label.upright() ? ",rotate=90," : ",");
        colour("text", label.colour()).append(",font=\\sffamily").append(label.bold() ? "\\bfseries" : "");
        text.append("\\fontsize{");
        number(BIG_POINTS * label.size()).append("bp}{");
        number(BIG_POINTS * label.size()).append("bp}\\selectfont] at ");
        point(label.x(), label.y()).append(" {" + LatexTable.text(label.text()) + "};\n");
    }

    @Override
    public void dots(InkMark.Dots dots) {
        begin(dots.colour(), null, 0);
        count(dots.xs().length);
        for (int i = 0; i < dots.xs().length; i++) {
            point(dots.xs()[i], dots.ys()[i]).append(" circle [radius=");
            number(dots.radius()).append("]\n");
        }
        text.append(";\n");
    }

    @Override
    public void field(InkMark.Field field) {
        double across = field.width() / field.pixels().columns();
        double down = field.height() / field.pixels().rows();
        ColourRuns.of(field.pixels()).forEach((colour, runs) -> {
            begin(new Color(colour), null, 0);
            count(runs.size());
            for (ColourRuns.ColourRun run : runs) {
                double x = field.x() + across * run.column();
                point(x, field.y() + down * run.row()).append(" rectangle ");
                double end = field.x() + across * (run.column() + run.length());
                point(end, field.y() + down * (run.row() + 1)).append('\n');
            }
            text.append(";\n");
        });
    }

    private StringBuilder point(double x, double y) {
        text.append('(');
        number(x).append(',');
        return number(y).append(')');
    }

    private StringBuilder number(double value) {
        return text.append(Math.round(100 * value) / 100.0);
    }
}
