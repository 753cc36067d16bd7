package org.impartial.core.solve;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.ClaimBook;
import org.impartial.core.theory.Valuation;

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
                .or(() -> book.outcome(component, Convention.NORMAL)
                        .filter(said -> said.value() == Outcome.P)
                        .map(said -> 0L))
                .orElseGet(() -> otherwise.grundy(component, meter));
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return book.replies(component, wanted, Convention.NORMAL, true)
                .map(ClaimBook.Said::value)
                .or(() -> otherwise.knownReplies(component, wanted, meter));
    }
}
