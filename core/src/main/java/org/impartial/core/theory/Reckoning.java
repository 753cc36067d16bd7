package org.impartial.core.theory;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Fold;
import org.impartial.core.game.FoldTable;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.nim.Mex;

/** Answers about parts for derived claims: by claims, by values from elsewhere, else by going through play to its ends. */
final class Reckoning implements Parts {
    private final ClaimBook book;
    private final Function<Component<?>, OptionalLong> values;
    private final FoldTable folds = new FoldTable(this::options);

    Reckoning(ClaimBook book, Function<Component<?>, OptionalLong> values) {
        this.book = book;
        this.values = values;
    }

    private record Outcomes(Outcome end) implements Fold<Outcome> {
        @Override
        public Outcome of(List<Outcome> options) {
            return options.isEmpty() ? end : options.contains(Outcome.P) ? Outcome.N : Outcome.P;
        }
    }

    private record Values() implements Fold<Long> {
        @Override
        public Long of(List<Long> options) {
            return (long) Mex.of(options.stream().mapToLong(Long::longValue).toArray());
        }
    }

    @Override
    public long grundy(Position position) {
        long value = 0;
        for (Component<?> component : position.components()) {
            value ^= value(component);
        }
        return value;
    }

    private long value(Component<?> component) {
        Optional<Long> claimed = book.grundy(component)
                .map(ClaimBook.Said::value)
                .or(() -> book.like(component).map(like -> grundy(like.value().position())));
        return claimed.orElseGet(() -> values.apply(component).orElseGet(() -> folds.of(new Values(), component)));
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        Optional<Outcome> claimed = position instanceof Component<?> lone
                ? book.outcome(lone, convention).map(ClaimBook.Said::value)
                : Optional.empty();
        return claimed.orElseGet(() -> {
            if (convention == Convention.MISERE) {
                return folds.of(new Outcomes(convention.end()), position);
            }
            return grundy(position) == 0 ? Outcome.P : Outcome.N;
        });
    }

    @Override
    public List<Position> options(Position position) {
        book.meter().spend(1);
        List<Position> options = position.moves().stream().map(Move::result).toList();
        book.meter().spend(0, options.size());
        return options;
    }

    @Override
    public <V> V fold(Fold<V> fold, Position position) {
        return folds.of(fold, position);
    }
}
