package org.impartial.sweep.plane;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.capability.LineMoves.Ray;

/** A line of moves, either all within a row or all to other rows; the steps of a single move are 0. */
record Line(int firstX, int firstY, int stepX, int stepY) {
    /** Returns the lines of moves; a line of which only the first move stays in the row is split. */
    static List<Line> of(LineMoves moves) {
        List<Line> lines = new ArrayList<>();
        for (Ray ray : moves.rays()) {
            Line line = new Line(ray.firstX(), ray.firstY(), ray.stepX(), ray.stepY());
            if (line.firstX == 0 && line.stepX > 0) {
                lines.add(new Line(0, line.firstY, 0, 0));
                lines.add(new Line(line.stepX, line.firstY + line.stepY, line.stepX, line.stepY));
            } else {
                lines.add(line);
            }
        }
        return lines;
    }

    boolean single() {
        return stepX + stepY == 0;
    }
}
