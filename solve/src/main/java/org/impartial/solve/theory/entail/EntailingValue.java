package org.impartial.solve.theory.entail;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Outcome;

/**
 * The value of a sum with entailing moves in normal play: the XOR of the Grundy values of its free components, whether
 * one of them is loony, and the set W of the entailed component, if there is one. Immutable.
 *
 * @param nimber the XOR of the finite values
 * @param loony whether a free component is loony
 * @param obliged the set W of the entailed component, not shifted
 */
public record EntailingValue(long nimber, boolean loony, Optional<NimberSet> obliged) {
    /** The greatest nimber of a part of an option: sets hold a bit for each lesser one. */
    private static final int GREATEST = 1 << 28;

    public static final EntailingValue ZERO = new EntailingValue(0, false, Optional.empty());

    /** {@return the value of a component that the player to move must answer} */
    static EntailingValue obliged(NimberSet winning) {
        return new EntailingValue(0, false, Optional.of(winning));
    }

    /** {@return the value of a free component: its nimber, or the loony value} */
    static EntailingValue free(NimberSet winning) {
        return new EntailingValue(winning.mex().orElse(0), winning.mex().isEmpty(), Optional.empty());
    }

    /** {@return the value of a sum, of which at most one component is entailed} */
    public EntailingValue plus(EntailingValue that) {
        if (obliged.isPresent() && that.obliged.isPresent()) {
            throw new IllegalArgumentException("a sum has at most one component that must be answered");
        }
        return new EntailingValue(nimber ^ that.nimber, loony || that.loony, obliged.or(that::obliged));
    }

    /** {@return the outcome in normal play, N or P} */
    public Outcome outcome() {
        boolean won = obliged.isPresent()
                ? loony ? obliged.get().cofinite() : obliged.get().contains(nimber)
                : loony || nimber != 0;
        return won ? Outcome.N : Outcome.P;
    }

    /** {@return the Grundy value of the sum; empty for a loony sum, and while a component must be answered} */
    public OptionalLong grundy() {
        return loony || obliged.isPresent() ? OptionalLong.empty() : OptionalLong.of(nimber);
    }

    /** {@return the number of bytes that {@link #leaving} and its union with another set take} */
    long bytes() {
        if (!loony && nimber > GREATEST) {
            throw new BeyondRangeException("entailing moves are evaluated beside Grundy values up to " + GREATEST
                    + ", not " + nimber + "; use smaller heaps");
        }
        return loony ? 0 : 2 * nimber / Byte.SIZE;
    }

    /**
     * {@return the nimbers beside which the player who leaves this value wins: its part in the set W of its component}
     */
    NimberSet leaving() {
        if (obliged.isEmpty()) {
            return loony ? NimberSet.EMPTY : NimberSet.of((int) nimber);
        }
        NimberSet winning = obliged.get();
        if (loony) {
            return winning.cofinite() ? NimberSet.EMPTY : NimberSet.EMPTY.complement();
        }
        return winning.complement().plus((int) nimber);
    }

    /** Returns the nimber, {@code loony}, or the set of the entailed component. */
    @Override
    public String toString() {
        String free = loony ? "loony" : Long.toString(nimber);
        return obliged.map(set -> "to be answered, won beside " + set + ", with " + free)
                .orElse(free);
    }
}
