package org.impartial.solve.theory.sums;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;

/** The claimed outcome of a component played by itself, which does not determine sums: none can be added. */
public record ClaimedOutcome(Convention convention, Claims book) implements SumTheory<Optional<Outcome>> {

    @Override
    public Meter meter() {
        return book.meter();
    }

    @Override
    public Optional<Outcome> of(Component<?> component) {
        return book.outcome(component, convention).map(Cited::value);
    }

    @Override
    public Optional<Outcome> zero() {
        return Optional.empty();
    }

    @Override
    public Optional<Outcome> add(Optional<Outcome> a, Optional<Outcome> b) {
        if (a.isPresent() && b.isPresent()) {
            throw new IllegalArgumentException("a claimed outcome does not determine sums; search the sum");
        }
        return a.isPresent() ? a : b;
    }

    @Override
    public Outcome outcome(Optional<Outcome> value) {
        return value.orElse(convention.end());
    }

    @Override
    public Optional<Outcome> knownOutcome(Position position) {
        return position.components().isEmpty()
                ? Optional.of(convention.end())
                : position instanceof Component<?> one ? of(one) : Optional.empty();
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        if (outcome(of(position)) != Outcome.N || position.components().isEmpty()) {
            return Stream.empty();
        }
        Component<?> component = position.components().get(0);
        return allReplies(component)
                .or(() -> book.replies(component, 0, convention, false))
                .orElse(Stream.empty())
                .map(option -> new Move(position, 0, option));
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return position.components().isEmpty()
                || allReplies(position.components().get(0)).isPresent();
    }

    /** Returns all options that are P: by a claim, or by claimed outcomes if each option is one component or none. */
    private Optional<Stream<Position>> allReplies(Component<?> component) {
        return book.replies(component, 0, convention, true).or(() -> judged(component));
    }

    private Optional<Stream<Position>> judged(Component<?> component) {
        return book.options(component)
                .filter(options -> options.stream().allMatch(this::isJudged))
                .map(options -> options.stream().filter(o -> outcome(of(o)) == Outcome.P));
    }

    private boolean isJudged(Position option) {
        return option.components().isEmpty() || (option instanceof Component<?> one && of(one).isPresent());
    }
}
