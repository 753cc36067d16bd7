package org.impartial.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark.Anchor;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.ink.Title;

/**
 * Drawings of positions with their objects: heaps of beans, rows, strips, coins, boards, graphs, trees and tiles. The
 * components of a sum are side by side; a component that no {@link Artist} draws is a card with its notation.
 *
 * <pre>{@code
 * Picture heaps = Drawing.of("three heaps", new Nim().heaps(3, 4, 5));
 * heaps.svg().startsWith("<svg");  // true
 * }</pre>
 *
 * <p>In the SVG each place by which a move can be chosen is a group {@code <g data-component="0" data-place="3,2">}:
 * the index of the component in the position and the place in it. {@link #touches} names the places of a move. Not to
 * be instantiated; safe to use from any thread.
 */
public final class Drawing {
    private static final double GAP = 40;
    private static final double MARGIN = 24;
    private static final double TITLE = 44;
    private static final double WIDEST = 1000;
    /** A pile of beans is at least this high and less wide; rows are lower. */
    private static final double PILE = 120;

    private static final int LINE = 80;
    private static final int MOST = 64;

    private Drawing() {}

    /**
     * {@return a drawing of a position}
     *
     * @param title the title, which is drawn above; empty for none
     * @param position the position
     * @throws IllegalArgumentException if there are more than 64 components, or a component is too large to be drawn
     */
    public static Picture of(String title, Position position) {
        List<Component<?>> components = position.components();
        requireFew(components);
        List<Sketch> sketches = components.stream().map(Drawing::sketch).toList();
        return titled(title, lines(components, sketches));
    }

    /**
     * {@return a drawing with a mark where moves are chosen: a plus if one of them wins, an equals sign if one keeps a
     * draw and none wins, a minus where all lose}
     *
     * @param title the title, which is drawn above; empty for none
     * @param position the position
     * @param left the outcome of the position that a move leaves
     * @throws IllegalArgumentException if the position is too large to be drawn, or no move is made on its drawing
     */
    public static Picture firstMoves(String title, Position position, Function<Move, Outcome> left) {
        return FirstMoves.on((DrawnPicture) of(title, position), position, left);
    }

    /**
     * Draws the position after some moves in the drawing of the position at which they start: graphs keep their layout,
     * rows their numbers, and boards remain one, with what moves have removed drawn faintly.
     *
     * @param start the position at which play starts
     * @param moves the moves made from there, each in the position after those before it
     * @param ways for each move the index of the {@linkplain #touches touch} by which it was chosen; 0 for further moves
     * @return the picture; its places belong to the components of the position after all moves
     * @throws IllegalArgumentException if there are more than 64 components, or a component is too large to be drawn
     */
    public static Picture played(Position start, List<Move> moves, List<Integer> ways) {
        PlayedBoard board = new PlayedBoard(start);
        for (int i = 0; i < moves.size(); i++) {
            board.make(moves.get(i), i < ways.size() ? ways.get(i) : 0);
        }
        requireFew(board.components());
        return titled("", lines(board.components(), board.sketches()));
    }

    private static void requireFew(List<Component<?>> components) {
        if (components.size() > MOST) {
            throw new IllegalArgumentException(
                    "a sum of " + components.size() + " components is too large to be drawn; at most " + MOST);
        }
    }

    private static Picture titled(String title, List<List<Placed>> lines) {
        DoubleStream ends = lines.stream()
                .flatMap(List::stream)
                .mapToDouble(p -> p.x() + p.sketch().width());
        double wide = ends.max().orElse(0) + MARGIN;
        Title above = Title.of(title, wide - 2 * MARGIN);
        double width = Math.max(wide, above.width() + 2 * MARGIN);
        Scene scene = new Scene();
        above.draw(scene, width / 2, TITLE / 2);
        double y = title.isEmpty() ? MARGIN : TITLE + above.extra();
        for (List<Placed> line : lines) {
            y += line(scene, line, (width - wide) / 2, y) + MARGIN;
        }
        return scene.picture(width, y, title);
    }

    /**
     * {@return a drawing of the answer to a question such as the pirates; empty if there is none for its game}
     *
     * @param title the title, which is drawn above; empty for none
     * @param game the name of the game without parameters, such as {@code pirates}
     * @param answer the answer of the {@link org.impartial.core.library.Survey}
     * @throws IllegalArgumentException if the answer is too large to be drawn
     */
    public static Optional<Picture> of(String title, String game, Datum.Fields answer) {
        return Artists.survey(game, answer)
                .map(sketch -> titled(title, List.of(List.of(new Placed(sketch, MARGIN, false, 0)))));
    }

    private static double line(Scene scene, List<Placed> line, double left, double y) {
        double height = highest(line.stream().map(Placed::sketch));
        for (Placed placed : line) {
            double top = y + (height - placed.sketch().height()) / 2;
            scene.put(placed.sketch().marks(), left + placed.x(), top, 1, placed.component());
            if (placed.plus()) {
                scene.bold(left + placed.x() - GAP / 2, y + height / 2, "+", 22, Anchor.MIDDLE, Palette.INK);
            }
        }
        return height;
    }

    private static double highest(Stream<Sketch> sketches) {
        return sketches.mapToDouble(Sketch::height).max().orElse(0);
    }

    /**
     * {@return the touches that choose a move on the drawing of its position, several if they are symmetric, or none}
     *
     * @param move a move; the places are in its component
     */
    public static List<Touch> touches(Move move) {
        return Artists.of(move.from().game())
                .map(artist -> artist.touches(move))
                .orElse(List.of());
    }

    /**
     * {@return the drawing of a component alone, by the first artist that draws its game, or a card with its notation}
     *
     * @param component the component
     * @throws IllegalArgumentException if it is too large to be drawn
     */
    public static Sketch sketch(Component<?> component) {
        return sketch(component, component);
    }

    static Sketch sketch(Component<?> component, Component<?> first) {
        return Artists.of(component.game())
                .map(artist -> artist.draw(component, first))
                .orElseGet(() -> card(component.toString()));
    }

    /**
     * {@return a position drawn small, components side by side; empty if there are none or they look alike}
     *
     * @param position the position
     */
    public static Optional<Sketch> icon(Position position) {
        List<Sketch> sketches = new ArrayList<>();
        for (Component<?> part : position.components()) {
            Artists.of(part.game())
                    .filter(artist -> artist.iconic(part.game()))
                    .ifPresent(artist -> sketches.add(artist.draw(part)));
        }
        if (sketches.isEmpty() || sketches.size() < position.components().size()) {
            return Optional.empty();
        }
        double width = sketches.stream().mapToDouble(Sketch::width).sum() + GAP * (sketches.size() - 1);
        double height = highest(sketches.stream());
        Sketch row = new Sketch(width, height);
        double x = 0;
        for (Sketch sketch : sketches) {
            row.put(sketch, x, (height - sketch.height()) / 2);
            x += sketch.width() + GAP;
        }
        return Optional.of(row);
    }

    private record Placed(Sketch sketch, double x, boolean plus, int component) {}

    /** Returns the components in lines that are not too long: piles close to each other, others with a plus between. */
    private static List<List<Placed>> lines(List<Component<?>> components, List<Sketch> sketches) {
        List<List<Placed>> lines = new ArrayList<>();
        double x = WIDEST;
        boolean pile = false;
        for (int i = 0; i < components.size(); i++) {
            Sketch sketch = sketches.get(i);
            boolean piles = pile;
            pile = components.get(i).game() instanceof HeapGame && sketch.width() < PILE && sketch.height() >= PILE;
            boolean close = i == 0 || (pile && piles);
            x += close ? 0 : GAP;
            if (lines.isEmpty() || (x > MARGIN && x + sketch.width() > WIDEST)) {
                lines.add(new ArrayList<>());
                x = close ? MARGIN : MARGIN + GAP;
            }
            lines.get(lines.size() - 1).add(new Placed(sketch, x, !close, i));
            x += sketch.width();
        }
        return components.isEmpty() ? List.of(List.of(new Placed(card("nothing is left"), MARGIN, false, 0))) : lines;
    }

    private static Sketch card(String text) {
        int[] signs = text.codePoints().toArray();
        List<String> lines = IntStream.iterate(0, at -> at < signs.length, at -> at + LINE)
                .mapToObj(at -> new String(signs, at, Math.min(LINE, signs.length - at)))
                .toList();
        double width =
                24 + lines.stream().mapToDouble(l -> Scene.widthOf(l, 13)).max().orElse(0);
        double height = 18.0 * lines.size() + 16;
        Sketch card = new Sketch(width, height).box(0, 0, width, height, Palette.PALE_BLUE, Palette.INK);
        for (int i = 0; i < lines.size(); i++) {
            card.word(width / 2, 17 + 18 * i, lines.get(i), 13, Palette.INK);
        }
        return card;
    }
}
