package org.impartial.core.contract.check;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.impartial.core.game.BeyondRangeException;

/** A requirement on one position. */
@FunctionalInterface
public interface Law<P> {

    /** Applies the law to a position; exceptions of the rules are propagated. */
    LawResult judge(P position);

    /** Whether the law applies to a position, and the oracle can evaluate it within its budget; and the fault, if any. */
    record LawResult(boolean applies, Optional<String> fault) {
        private static final LawResult NONE = new LawResult(false, Optional.empty());
    }

    /** Returns a fault, unless a condition holds. */
    static Optional<String> unless(boolean holds, Supplier<String> fault) {
        return holds ? Optional.empty() : Optional.of(fault.get());
    }

    /** Returns a law for all positions. */
    static <P> Law<P> always(Function<? super P, Optional<String>> fault) {
        return position -> new LawResult(true, fault.apply(position));
    }

    /** Returns a law for the positions for which the whole comparison stays within the oracle's budget. */
    static <P> Law<P> affordable(Function<? super P, Optional<String>> fault) {
        return affordable(fault, (position, found) -> found);
    }

    /**
     * Returns a law for the positions about which the oracle can answer a question within its budget. The answer is
     * passed to the comparison; a {@link BeyondRangeException} of the comparison itself breaks the law.
     */
    static <P, A> Law<P> affordable(
            Function<? super P, ? extends A> question, BiFunction<? super P, ? super A, Optional<String>> fault) {
        return position -> {
            A answer;
            try {
                answer = question.apply(position);
            } catch (BeyondRangeException beyondBudget) {
                return LawResult.NONE;
            }
            return new LawResult(true, fault.apply(position, answer));
        };
    }

    /** Returns this law restricted to a domain. */
    default Law<P> within(Predicate<? super P> domain) {
        return position -> domain.test(position) ? judge(position) : LawResult.NONE;
    }
}
