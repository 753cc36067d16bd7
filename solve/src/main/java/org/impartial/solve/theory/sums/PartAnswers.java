package org.impartial.solve.theory.sums;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;
import org.impartial.core.nim.Mex;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/** Answers about parts for derived claims: by claims, else by given values, else by enumerating play to its ends. */
final class PartAnswers implements Parts {
    private final Claims book;
    private final Function<Component<?>, OptionalLong> values;
    private final Map<Component<?>, Long> known = new HashMap<>();
    private final FoldTable folds = new FoldTable(this);

    PartAnswers(Claims book, Function<Component<?>, OptionalLong> values) {
        this.book = book;
        this.values = values;
    }

    private record PartOutcomes(Outcome end) implements Fold<Outcome> {
        @Override
        public Outcome of(List<Outcome> options) {
            return options.isEmpty() ? end : options.contains(Outcome.P) ? Outcome.N : Outcome.P;
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
        return knownValue(component).orElseGet(() -> played(component));
    }

    /** Returns the known value of a component, without enumeration. */
    private OptionalLong knownValue(Component<?> component) {
        Long found = known.get(component);
        if (found != null) {
            return OptionalLong.of(found);
        }
        ClaimedNimber claimed = book.look(component).value();
        if (claimed.isExact()) {
            return claimed.value();
        }
        return book.equivalent(component)
                .map(equivalent -> OptionalLong.of(grundy(equivalent.value().position())))
                .orElseGet(() -> values.apply(component));
    }

    /** Returns the mex over the options, whose components are evaluated first. */
    private long played(Component<?> start) {
        new Play().search(start);
        return Objects.requireNonNull(known.get(start));
    }

    /** A component whose options are being evaluated, with those of their components that are still to be examined. */
    private record PartVisit(Component<?> component, List<Position> options, Iterator<Component<?>> parts) {}

    private final class Play extends DepthFirst<Component<?>, PartVisit> {
        private final Set<Component<?>> open = new HashSet<>();

        @Override
        protected PartVisit open(Component<?> component) {
            List<Position> options = options(component);
            open.add(component);
            return new PartVisit(component, options, parts(options).iterator());
        }

        @Override
        protected @Nullable Component<?> missing(PartVisit visit) {
            while (visit.parts.hasNext()) {
                tick();
                Component<?> part = visit.parts.next();
                OptionalLong value = knownValue(part);
                if (value.isEmpty() && open.contains(part)) {
                    throw cycle(part, PartVisit::component);
                }
                if (value.isEmpty()) {
                    return part;
                }
                known.put(part, value.getAsLong());
            }
            return null;
        }

        @Override
        protected void settle(PartVisit visit) {
            known.put(visit.component, (long) Mex.of(visit.options.stream().mapToLong(PartAnswers.this::sum)));
            open.remove(visit.component);
        }

        @Override
        protected void abandon(PartVisit visit) {
            open.remove(visit.component);
        }
    }

    /** Checks that values and outcomes of parts suffice: they do not where moves oblige a player. */
    private static void requireFree(Position position) {
        for (Component<?> component : position.components()) {
            if (component.kind().isEntailing()) {
                throw new KindException(component);
            }
        }
    }

    private static Set<Component<?>> parts(List<Position> options) {
        Set<Component<?>> parts = new LinkedHashSet<>();
        options.forEach(option -> parts.addAll(option.components()));
        return parts;
    }

    private long sum(Position position) {
        long sum = 0;
        for (Component<?> part : position.components()) {
            sum ^= Objects.requireNonNull(known.get(part));
        }
        return sum;
    }

    @Override
    public Outcome outcome(Position position, Convention convention) {
        Optional<Outcome> claimed = position instanceof Component<?> component
                ? book.outcome(component, convention).map(Cited::value)
                : Optional.empty();
        return claimed.orElseGet(() -> {
            if (convention == Convention.MISERE) {
                return folds.of(new PartOutcomes(convention.end()), position);
            }
            return grundy(position) == 0 ? Outcome.P : Outcome.N;
        });
    }

    @Override
    public void tick() {
        book.meter().tick();
    }

    @Override
    public List<Position> options(Position position) {
        requireFree(position);
        book.meter().spend(1);
        List<Move> moves = position.moves(book.meter());
        moves.forEach(move -> move.from().requireKind(move.from().kind(), List.of(move.to())));
        return moves.stream().map(Move::result).toList();
    }

    @Override
    public <V> V fold(Fold<V> fold, Position position) {
        return folds.of(fold, position);
    }
}
