package org.impartial.picture.drawing;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.InkMark.Figure;
import org.impartial.picture.ink.InkMark.InkPlace;
import org.impartial.picture.ink.Palette;
import org.impartial.picture.ink.Scene;
import org.jspecify.annotations.Nullable;

/** Marks the places of a drawing by the best outcome of the moves that are chosen by them. */
final class FirstMoves {
    private static final double RADIUS = 9;

    static Picture on(DrawnPicture drawing, Position position, Function<Move, Outcome> left) {
        Map<List<Object>, Outcome> best = new HashMap<>();
        for (Move move : position.moves()) {
            List<Touch> touches = Drawing.touches(move);
            if (!touches.isEmpty()) {
                Outcome outcome = left.apply(move);
                touches.forEach(touch -> touch.chosen()
                        .forEach(place -> best.merge(List.of(move.component(), place), outcome, FirstMoves::better)));
            }
        }
        List<InkMark> marks = new ArrayList<>(drawing.marks());
        for (InkMark mark : drawing.marks()) {
            if (mark instanceof InkPlace place) {
                mark(place, best.get(List.of(place.component(), place.name())), marks);
            }
        }
        if (marks.size() == drawing.marks().size()) {
            throw new IllegalArgumentException("no move of this position is made on a place of its drawing");
        }
        return new DrawnPicture(drawing.width(), drawing.height(), drawing.title(), List.copyOf(marks));
    }

    /** Returns the outcome that the player who moves prefers to leave. */
    private static Outcome better(Outcome one, Outcome other) {
        return one == Outcome.P || other == Outcome.N ? one : other;
    }

    private static void mark(InkPlace place, @Nullable Outcome left, List<InkMark> into) {
        Rectangle2D bounds = place.marks().stream()
                .filter(Figure.class::isInstance)
                .map(figure -> ((Figure) figure).shape().getBounds2D())
                .reduce(Rectangle2D::createUnion)
                .orElse(null);
        if (left != null && bounds != null) {
            double x = bounds.getCenterX();
            double y = bounds.getCenterY();
            Color fill = left.isLoss() ? Palette.WIN : left.isDraw() ? Palette.INK : Palette.LOSE;
            String text = left.isLoss() ? "+" : left.isDraw() ? "=" : "−";
            Scene sign = new Scene().disc(x, y, RADIUS, fill, Palette.PAPER, 1.4);
            into.addAll(sign.bold(x, y, text, 14, InkMark.Anchor.MIDDLE, Palette.PAPER)
                    .marks());
        }
    }
}
