package org.impartial.picture.kind.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.picture.drawing.Sketch;
import org.impartial.picture.drawing.Touch;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.kind.Circle;
import org.impartial.picture.kind.Kind;
import org.impartial.picture.kind.Subject;

/**
 * Draws positions of Sprouts, which do not determine a drawing in the plane, as maps: a panel for each region, in it a
 * ring for each boundary, with its spots in their order. A spot shows the number of line ends that meet in it, or the
 * letter by which it also occurs on other boundaries. Spot s of boundary b of region r, all counted from 0, is the
 * place {@code r.b.s}; since a line may separate the other boundaries in many ways, moves have no places of their own.
 */
public record SproutsMap() implements Kind {
    private static final double SPOT = 11;
    private static final double STEP = 38;
    private static final double GAP = 14;
    private static final int MOST = 400;
    private static final Pattern TOKEN = Pattern.compile("\\d|[a-zA-Z]'*");

    @Override
    public Sketch draw(Subject subject) {
        String text = subject.state().toString().replace("\"", "");
        Subject.require(text.length() <= MOST, "a position of " + text.length() + " signs is too large to be drawn");
        List<Sketch> regions = new ArrayList<>();
        for (String region : text.split("}", 0)) {
            List<Sketch> rings = new ArrayList<>();
            for (String boundary : region.split("\\.", 0)) {
                List<String> spots = TOKEN.matcher(boundary)
                        .results()
                        .map(MatchResult::group)
                        .toList();
                rings.add(ring(spots, regions.size() + "." + rings.size() + "."));
            }
            Sketch row = row(rings);
            regions.add(new Sketch(row.width(), row.height())
                    .box(0, 0, row.width(), row.height(), Palette.PALE_GREY, Palette.GREY)
                    .put(row, 0, 0));
        }
        return row(regions);
    }

    /** Returns the sketches side by side, vertically centred. */
    private static Sketch row(List<Sketch> sketches) {
        double width = GAP + sketches.stream().mapToDouble(s -> s.width() + GAP).sum();
        double highest = sketches.stream().mapToDouble(Sketch::height).max().orElse(0);
        double height = 2 * GAP + highest;
        Sketch row = new Sketch(width, height);
        double x = GAP;
        for (Sketch sketch : sketches) {
            row.put(sketch, x, (height - sketch.height()) / 2);
            x += sketch.width() + GAP;
        }
        return row;
    }

    private static Sketch ring(List<String> spots, String boundary) {
        double radius = spots.size() < 2 ? 0 : Math.max(STEP / 2, spots.size() * STEP / (2 * Math.PI));
        Circle circle = new Circle(spots.size(), radius, SPOT + 2);
        Sketch ring = new Sketch(2 * circle.middle(), 2 * circle.middle());
        if (radius > 0) {
            ring.disc(circle.middle(), circle.middle(), radius, null, Palette.INK);
        }
        for (int i = 0; i < spots.size(); i++) {
            double x = circle.x(i);
            double y = circle.y(i);
            String token = spots.get(i);
            boolean named = Character.isLetter(token.charAt(0));
            ring.place(
                    boundary + i,
                    spot -> spot.disc(x, y, SPOT, named ? Palette.PALE_ORANGE : Palette.PAPER, Palette.INK)
                            .word(x, y, token, 12, Palette.INK));
        }
        return ring;
    }

    @Override
    public List<Touch> touches(Subject before, Datum move, List<Subject> after) {
        return List.of();
    }
}
