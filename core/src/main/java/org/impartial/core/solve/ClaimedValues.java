package org.impartial.core.solve;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Lazily;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.theory.ClaimBook;
import org.impartial.core.theory.Valuation;

/**
 * Grundy values by claims, and by another valuation where no claim tells them.
 *
 * @param book the claims
 * @param otherwise asked where the claims are silent
 */
record ClaimedValues(ClaimBook book, Valuation otherwise) implements Valuation {

    ClaimedValues(ClaimBook book) {
        this(book, component -> {
            throw new IllegalStateException("no claim tells the Grundy value of " + component);
        });
    }

    @Override
    public long grundy(Component<?> component) {
        return book.grundy(component)
                .map(ClaimBook.Said::value)
                .or(() -> book.like(component).map(like -> grundy(like.value().position())))
                .or(() -> book.outcome(component, Convention.NORMAL)
                        .filter(said -> said.value() == Outcome.P)
                        .map(said -> 0L))
                .orElseGet(() -> otherwise.grundy(component));
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted) {
        return book.replies(component, wanted, Convention.NORMAL, true)
                .map(ClaimBook.Said::value)
                .or(() -> book.like(component)
                        .map(ClaimBook.Said::value)
                        .filter(ClaimBook.Like::allMoves)
                        .map(like -> broughtBack(like, wanted)))
                .or(() -> otherwise.knownReplies(component, wanted));
    }

    /** From the replies in the position that a component is worth as much as. */
    private Stream<Position> broughtBack(ClaimBook.Like like, long wanted) {
        Position position = like.position();
        List<Component<?>> parts = position.components();
        long change = grundy(position) ^ wanted;
        return Lazily.flatMap(
                IntStream.range(0, parts.size()).boxed(),
                i -> replies(parts.get(i), grundy(parts.get(i)) ^ change)
                        .map(to -> like.back().apply(new Move(position, i, to))));
    }
}
