package org.impartial.core.contract;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.impartial.core.game.BeyondRangeException;

/**
 * What a clause asks of one position.
 *
 * @param concerns whether the law speaks of a position, and the oracle can judge it within its budget
 * @param fault what is wrong with a position; nothing if it keeps the law
 * @param <P> the positions it is about
 */
record Law<P>(Predicate<? super P> concerns, Function<? super P, Optional<String>> fault) {

    /** A law for all positions. */
    static <P> Law<P> always(Function<? super P, Optional<String>> fault) {
        return new Law<>(position -> true, fault);
    }

    /** A law for the positions about which the oracle can answer a question within its budget. */
    static <P> Law<P> affordable(Consumer<? super P> question, Function<? super P, Optional<String>> fault) {
        return new Law<>(position -> answered(() -> question.accept(position)), fault);
    }

    /** This law where it speaks of positions that a domain holds too. */
    Law<P> within(Predicate<? super P> domain) {
        return new Law<>(position -> domain.test(position) && concerns.test(position), fault);
    }

    private static boolean answered(Runnable question) {
        try {
            question.run();
            return true;
        } catch (BeyondRangeException e) {
            return false;
        }
    }
}
