package org.impartial.picture.drawing;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.impartial.core.game.Move;
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

    static Picture on(DrawnPicture drawing, Position position, Predicate<Move> wins) {
        Map<List<Object>, Boolean> winning = new HashMap<>();
        for (Move move : position.moves()) {
            List<Touch> touches = Drawing.touches(move);
            boolean won = !touches.isEmpty() && wins.test(move);
            touches.forEach(touch -> touch.chosen()
                    .forEach(place -> winning.merge(List.of(move.component(), place), won, Boolean::logicalOr)));
        }
        List<InkMark> marks = new ArrayList<>(drawing.marks());
        for (InkMark mark : drawing.marks()) {
            if (mark instanceof InkPlace place) {
                mark(place, winning.get(List.of(place.component(), place.name())), marks);
            }
        }
        if (marks.size() == drawing.marks().size()) {
            throw new IllegalArgumentException("no move of this position is made on a place of its drawing");
        }
        return new DrawnPicture(drawing.width(), drawing.height(), drawing.title(), List.copyOf(marks));
    }

    private static void mark(InkPlace place, @Nullable Boolean won, List<InkMark> into) {
        Rectangle2D bounds = place.marks().stream()
                .filter(Figure.class::isInstance)
                .map(figure -> ((Figure) figure).shape().getBounds2D())
                .reduce(Rectangle2D::createUnion)
                .orElse(null);
        if (won != null && bounds != null) {
            double x = bounds.getCenterX();
            double y = bounds.getCenterY();
            Scene sign = new Scene().disc(x, y, RADIUS, won ? Palette.WIN : Palette.LOSE, Palette.PAPER, 1.4);
            into.addAll(sign.bold(x, y, won ? "+" : "−", 14, InkMark.Anchor.MIDDLE, Palette.PAPER)
                    .marks());
        }
    }
}
