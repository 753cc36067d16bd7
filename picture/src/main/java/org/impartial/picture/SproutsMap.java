package org.impartial.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Mark.Anchor;

/**
 * Draws positions of Sprouts, which fix no drawing in the plane, as maps: a panel for each region, in it a ring for each
 * boundary, with its spots in their order. A spot shows how many ends of lines meet in it, or the letter by which it is
 * found on other boundaries too.
 */
final class SproutsMap {
    private static final double SPOT = 11;
    private static final double STEP = 38;
    private static final double GAP = 14;
    private static final int MOST = 400;
    private static final Pattern TOKEN = Pattern.compile("\\d|[a-zA-Z]'*");

    private SproutsMap() {}

    static Sketch position(String game, Datum state) {
        String text = state.toString().replace("\"", "");
        Plot.require(text.length() <= MOST, "a position of " + text.length() + " signs is too great to be drawn");
        List<Sketch> regions = new ArrayList<>();
        for (String region : text.split("}", 0)) {
            List<Sketch> rings = new ArrayList<>();
            for (String boundary : region.split("\\.", 0)) {
                rings.add(ring(
                        TOKEN.matcher(boundary).results().map(r -> r.group()).toList()));
            }
            Sketch row = row(rings);
            regions.add(new Sketch(row.width(), row.height(), (scene, left, top) -> {
                scene.box(left, top, row.width(), row.height(), Palette.PALE_GREY, Palette.GREY);
                row.ink().draw(scene, left, top);
            }));
        }
        return row(regions);
    }

    /** Side by side, each in the middle of the height. */
    private static Sketch row(List<Sketch> sketches) {
        double width = GAP + sketches.stream().mapToDouble(s -> s.width() + GAP).sum();
        double height =
                2 * GAP + sketches.stream().mapToDouble(Sketch::height).max().orElse(0);
        return new Sketch(width, height, (scene, left, top) -> {
            double x = left + GAP;
            for (Sketch sketch : sketches) {
                sketch.ink().draw(scene, x, top + (height - sketch.height()) / 2);
                x += sketch.width() + GAP;
            }
        });
    }

    private static Sketch ring(List<String> spots) {
        double radius = spots.size() < 2 ? 0 : Math.max(STEP / 2, spots.size() * STEP / (2 * Math.PI));
        double side = 2 * (radius + SPOT);
        return new Sketch(side, side, (scene, left, top) -> {
            double x = left + side / 2;
            double y = top + side / 2;
            if (radius > 0) {
                scene.disc(x, y, radius, null, Palette.INK, 1.6);
            }
            for (int i = 0; i < spots.size(); i++) {
                double angle = 2 * Math.PI * i / spots.size() - Math.PI / 2;
                spot(scene, x + radius * Math.cos(angle), y + radius * Math.sin(angle), spots.get(i));
            }
        });
    }

    private static void spot(Scene scene, double x, double y, String token) {
        boolean named = Character.isLetter(token.charAt(0));
        scene.disc(x, y, SPOT, named ? Palette.PALE_ORANGE : Palette.PAPER, Palette.INK, 1.4);
        scene.word(x, y, token, 12, Anchor.MIDDLE, Palette.INK);
    }
}
