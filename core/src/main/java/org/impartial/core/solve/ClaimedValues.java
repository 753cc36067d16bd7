package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.Valuation;
import org.impartial.core.theory.sums.ClaimBook;

/**
 * Grundy values by claims, and by another valuation where no claim tells them; for one question.
 *
 * @param book the claims, opened for the question
 * @param otherwise asked where the claims are silent
 */
record ClaimedValues(ClaimBook book, Valuation otherwise) implements Valuation {

    /** Claims alone. */
    ClaimedValues(ClaimBook book) {
        this(book, (component, meter) -> {
            throw new IllegalArgumentException("no claim tells the Grundy value of " + component);
        });
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return book.grundy(component)
                .map(ClaimBook.Said::value)
                .or(() -> book.like(component).map(like -> grundy(like.value().position(), meter)))
                .or(() -> book.outcome(component, Convention.NORMAL)
                        .filter(said -> said.value() == Outcome.P)
                        .map(said -> 0L))
                .orElseGet(() -> otherwise.grundy(component, meter));
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return book.replies(component, wanted, Convention.NORMAL, true)
                .map(ClaimBook.Said::value)
                .or(() -> book.like(component)
                        .map(ClaimBook.Said::value)
                        .filter(ClaimBook.Like::allMoves)
                        .map(like -> broughtBack(like, wanted, meter)))
                .or(() -> otherwise.knownReplies(component, wanted, meter));
    }

    /** From the replies in the position that a component is worth as much as. */
    private Stream<Position> broughtBack(ClaimBook.Like like, long wanted, Meter meter) {
        Position position = like.position();
        List<Component<?>> parts = position.components();
        long change = grundy(position, meter) ^ wanted;
        return Lazily.flatMap(
                IntStream.range(0, parts.size()).boxed(),
                i -> replies(parts.get(i), grundy(parts.get(i), meter) ^ change, meter)
                        .map(to -> like.back().apply(new Move(position, i, to))));
    }
}
