package org.impartial.core.solve;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
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
                .or(() -> book.outcome(component, Convention.NORMAL)
                        .filter(said -> said.value() == Outcome.P)
                        .map(said -> 0L))
                .orElseGet(() -> otherwise.grundy(component));
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted) {
        return book.replies(component, wanted, Convention.NORMAL, true)
                .map(ClaimBook.Said::value)
                .or(() -> otherwise.knownReplies(component, wanted));
    }
}
