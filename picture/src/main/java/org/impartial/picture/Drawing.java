package org.impartial.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.FiniteGraph;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.picture.LabelledGraph.Style;
import org.impartial.picture.Mark.Anchor;
import org.impartial.picture.Sketch.Artist;

/**
 * Positions drawn as what they are: heaps of beans, rows of coins, boards, bushes and graphs; what has no drawing of its
 * own is written on a card. The components of a sum stand beside one another.
 *
 * <p>Not to be instantiated; safe to use from any thread.
 */
public final class Drawing {
    private static final double GAP = 40;
    private static final double MARGIN = 24;
    private static final double TITLE = 44;
    private static final double WIDEST = 1000;
    private static final int MOST = 64;

    private static final Map<String, Artist> ARTISTS = Map.ofEntries(
            Map.entry("cram", Boards::cram),
            Map.entry("chomp", Boards::chomp),
            Map.entry("switch-lights", Boards::heads),
            Map.entry("coin-product", Boards::heads),
            Map.entry("hackenbush", Bushes::hackenbush),
            Map.entry("tree-cutting", Bushes::branch),
            Map.entry("sprouts", SproutsMap::position),
            Map.entry("single-coin", Coins::row),
            Map.entry("turning-turtles", Coins::row),
            Map.entry("consecutive-coins", Coins::row),
            Map.entry("subtraction-coins", Coins::row),
            Map.entry("twins", Coins::row),
            Map.entry("mock-turtles", Coins::row),
            Map.entry("ruler", Coins::row),
            Map.entry("grunt", Coins::row),
            Map.entry("coin-turning", Coins::row),
            Map.entry("wythoff", Coins::heaps),
            Map.entry("d-wythoff", Coins::heaps),
            Map.entry("moore-nim", Coins::heaps),
            Map.entry("alice-and-bob", Coins::heaps));

    private Drawing() {}

    /**
     * Draws a position.
     *
     * @param title what stands above
     * @param position the position
     * @return the picture
     * @throws IllegalArgumentException if there are more than 64 components, or a component is too great to be drawn
     */
    public static Picture of(String title, Position position) {
        List<Component<?>> components = position.components();
        Plot.require(
                components.size() <= MOST,
                "a sum of " + components.size() + " components is too great to be drawn; at most " + MOST);
        List<List<Placed>> lines = lines(components);
        double width = Scene.titleWidth(title) + 2 * MARGIN;
        for (List<Placed> line : lines) {
            Placed last = line.get(line.size() - 1);
            width = Math.max(width, last.x() + last.sketch().width() + MARGIN);
        }
        Scene scene = new Scene();
        scene.bold(width / 2, TITLE / 2, title, 16, Anchor.MIDDLE, Palette.INK);
        double y = TITLE;
        for (List<Placed> line : lines) {
            double height =
                    line.stream().mapToDouble(p -> p.sketch().height()).max().orElse(0);
            for (Placed placed : line) {
                placed.sketch()
                        .ink()
                        .draw(scene, placed.x(), y + (height - placed.sketch().height()) / 2);
                if (placed.plus()) {
                    scene.bold(placed.x() - GAP / 2, y + height / 2, "+", 22, Anchor.MIDDLE, Palette.INK);
                }
            }
            y += height + MARGIN;
        }
        return scene.picture(width, y, title);
    }

    private record Placed(Sketch sketch, double x, boolean plus) {}

    /** Heaps stand close to each other, other components with a plus between; a line that is too long is broken. */
    private static List<List<Placed>> lines(List<Component<?>> components) {
        List<List<Placed>> lines = new ArrayList<>();
        double x = WIDEST;
        for (int i = 0; i < components.size(); i++) {
            Sketch sketch = sketch(components.get(i));
            boolean close = i == 0 || (simple(components.get(i)) && simple(components.get(i - 1)));
            x += close ? 0 : GAP;
            if (lines.isEmpty() || (x > MARGIN && x + sketch.width() > WIDEST)) {
                lines.add(new ArrayList<>());
                x = close ? MARGIN : MARGIN + GAP;
            }
            lines.get(lines.size() - 1).add(new Placed(sketch, x, !close));
            x += sketch.width();
        }
        return components.isEmpty() ? List.of(List.of(new Placed(card("nothing is left"), MARGIN, false))) : lines;
    }

    private static boolean simple(Component<?> component) {
        return component.game() instanceof HeapGame && !ARTISTS.containsKey(family(component));
    }

    /** Whether there is a drawing for the states of a game. */
    static boolean hasShape(String game) {
        return ARTISTS.containsKey(game);
    }

    private static String family(Component<?> component) {
        return component.game().name().replaceFirst("\\[.*", "");
    }

    private static <S> Sketch sketch(Component<S> component) {
        Datum state = component.game().notation().write(component.state());
        Artist artist = ARTISTS.get(family(component));
        if (artist != null) {
            return artist.draw(component.game().name(), state);
        }
        if (component.game() instanceof FiniteGraph graph && component.state() instanceof Integer token) {
            return graph(graph, token);
        }
        return simple(component) ? Coins.heaps("", state) : card(component.toString());
    }

    /** The whole graph, with the token's vertex dark. */
    private static Sketch graph(FiniteGraph graph, int token) {
        LabelledGraph.Builder builder = LabelledGraph.titled("");
        Plot.require(
                graph.successors().size() <= LabelledGraph.MOST_DRAWN,
                "a graph of " + graph.successors().size() + " vertices is too great to be drawn");
        for (int v = 0; v < graph.successors().size(); v++) {
            builder.vertex(Integer.toString(v), v == token ? Style.LOST : Style.PLAIN);
        }
        for (int v = 0; v < graph.successors().size(); v++) {
            for (int head : graph.successors().get(v)) {
                builder.arc(v, head, "");
            }
        }
        Picture picture = builder.build().picture();
        return new Sketch(
                picture.width(),
                picture.height(),
                (scene, left, top) -> picture.marks().forEach(mark -> scene.add(Moved.by(mark, left, top))));
    }

    private static Sketch card(String text) {
        List<String> lines = new ArrayList<>();
        for (String rest = text; !rest.isEmpty(); ) {
            int cut = Math.min(80, rest.length());
            lines.add(rest.substring(0, cut));
            rest = rest.substring(cut);
        }
        double width =
                lines.stream().mapToDouble(l -> Scene.widthOf(l, 13)).max().orElse(0) + 24;
        return new Sketch(width, 18 * lines.size() + 16, (scene, left, top) -> {
            scene.box(left, top, width, 18.0 * lines.size() + 16, Palette.PALE_BLUE, Palette.INK);
            for (int i = 0; i < lines.size(); i++) {
                scene.word(left + 12, top + 17 + 18 * i, lines.get(i), 13, Anchor.START, Palette.INK);
            }
        });
    }
}
