package org.impartial.core.contract.check;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.capability.LineMoves.Ray;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Compares the line moves of a game on two heaps, from which whole tables are filled without the rules, with the
 * options: in the small world, and at the first cells of each line, at any distance. The notation gives the heaps of a
 * state.
 */
record LineCheck<S>(CheckedGame<S> trial, LineMoves lines) {
    /** The number of lines whose first cells are compared, evenly from the first to the last. */
    private static final int FOLLOWED = 200;

    /** Two heaps. */
    private record LinePair(long x, long y) {
        @Override
        public String toString() {
            return "[" + x + "," + y + "]";
        }
    }

    static <S> void run(CheckedGame<S> trial, PlaneGame plane) {
        trial.check(Clause.LINES_AGREE, "lineMoves", () -> {
            try {
                new LineCheck<>(trial, plane.lineMoves()).run();
            } catch (BeyondRangeException tooMany) {
                // Too many lines to be represented: no engine uses them.
                return Optional.empty();
            }
            return Optional.empty();
        });
    }

    private void run() {
        ViolationLog findings = trial.findings();
        trial.test(Clause.LINES_AGREE, "", Law.always(this::fault));
        for (LinePair pair : beginnings()) {
            if (!findings.check(Clause.LINES_AGREE, "where a line begins", pair::toString, () -> fault(at(pair)))) {
                return;
            }
        }
    }

    /** Returns, for each line, the first cell that allows its first move and the one that allows its second move. */
    private Set<LinePair> beginnings() {
        Set<LinePair> pairs = new LinkedHashSet<>();
        List<Ray> rays = lines.rays();
        int count = Math.min(FOLLOWED, rays.size());
        for (int i = 0; i < count; i++) {
            Ray ray = rays.get((int) ((long) i * rays.size() / count));
            pairs.add(new LinePair(ray.firstX(), ray.firstY()));
            pairs.add(new LinePair(ray.firstX() + ray.stepX(), ray.firstY() + ray.stepY()));
        }
        return pairs;
    }

    private Component<S> at(LinePair pair) {
        Notation<S> notation = trial.game().notation();
        return trial.game().at(notation.read(Datum.of(pair.x, pair.y)));
    }

    private Optional<String> fault(Component<S> component) {
        Set<LinePair> byRules = new LinkedHashSet<>();
        trial.game().optionsOf(component.state()).forEach(option -> byRules.add(pair(option)));
        return OptionLists.difference("of its options the table of lines", byLines(pair(component)), byRules);
    }

    private Set<LinePair> byLines(LinePair from) {
        Set<LinePair> reached = new LinkedHashSet<>();
        for (Ray ray : lines.rays()) {
            long x = from.x - ray.firstX();
            long y = from.y - ray.firstY();
            while (x >= 0 && y >= 0) {
                reached.add(new LinePair(x, y));
                if (ray.single()) {
                    break;
                }
                x -= ray.stepX();
                y -= ray.stepY();
            }
        }
        return reached;
    }

    /** Returns the heaps of a position as its notation gives them. */
    private static LinePair pair(Position position) {
        List<Component<?>> components = position.components();
        long[] heaps = components.size() == 1 ? written(components.get(0)).asLongs("two heaps", 0) : new long[0];
        if (heaps.length != 2) {
            throw new NotationException("a game in the plane has states of two heaps, not " + position);
        }
        return new LinePair(heaps[0], heaps[1]);
    }

    private static <T> Datum written(Component<T> component) {
        return component.game().notation().write(component.state());
    }
}
