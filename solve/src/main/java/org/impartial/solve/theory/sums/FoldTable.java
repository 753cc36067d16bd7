package org.impartial.solve.theory.sums;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** The values of folds, each by visiting every reachable position once, and cached. Not thread-safe. */
final class FoldTable {
    private final Parts parts;
    private final Map<Fold<?>, Map<Position, Object>> known = new HashMap<>();

    /** Creates an empty table; the parts list options, and count the work. */
    FoldTable(Parts parts) {
        this.parts = parts;
    }

    /** {@return the value of a fold of play that ends} */
    <V> V of(Fold<V> fold, Position position) {
        @SuppressWarnings("unchecked") // a fold is only ever mapped to its own answers
        Map<Position, V> answers = (Map<Position, V>) known.computeIfAbsent(fold, f -> new HashMap<>());
        V found = answers.get(position);
        return found != null ? found : search(fold, position, answers);
    }

    private <V> V search(Fold<V> fold, Position start, Map<Position, V> answers) {
        new FoldSearch<>(fold, answers).search(start);
        return Objects.requireNonNull(answers.get(start));
    }

    private record FoldVisit<V>(Position position, List<Position> options, List<V> answers) {}

    private final class FoldSearch<V> extends DepthFirst<Position, FoldVisit<V>> {
        private final Fold<V> fold;
        private final Map<Position, V> answers;
        private final Set<Position> open = new HashSet<>();

        FoldSearch(Fold<V> fold, Map<Position, V> answers) {
            this.fold = fold;
            this.answers = answers;
        }

        @Override
        protected FoldVisit<V> open(Position position) {
            FoldVisit<V> visit = new FoldVisit<>(position, parts.options(position), new ArrayList<>());
            open.add(position);
            return visit;
        }

        @Override
        protected @Nullable Position missing(FoldVisit<V> visit) {
            while (visit.answers.size() < visit.options.size()) {
                parts.tick();
                Position next = visit.options.get(visit.answers.size());
                V found = answers.get(next);
                if (found == null && open.contains(next)) {
                    throw cycle(next, FoldVisit::position);
                }
                if (found == null) {
                    return next;
                }
                visit.answers.add(found);
            }
            return null;
        }

        @Override
        protected void settle(FoldVisit<V> visit) {
            answers.put(visit.position, fold.of(visit.answers));
            open.remove(visit.position);
        }

        @Override
        protected void abandon(FoldVisit<V> visit) {
            open.remove(visit.position);
        }
    }
}
