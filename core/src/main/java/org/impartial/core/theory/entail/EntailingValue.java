package org.impartial.core.theory.entail;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Outcome;

/**
 * What a sum with entailing moves is worth in normal play: the XOR of the Grundy values of its free components, whether one of
 * them is loony, and the set W of the component that must be answered, if there is one. Immutable.
 *
 * @param nimber the XOR of the finite values
 * @param loony whether a free component is loony
 * @param obliged the set W of the entailed component, not shifted
 */
public record EntailingValue(long nimber, boolean loony, Optional<NimberSet> obliged) {
    /** The value of the empty sum. */
    public static final EntailingValue ZERO = new EntailingValue(0, false, Optional.empty());

    /**
     * The value of a component that the player to move must answer.
     *
     * @param winning its set W
     * @return the value
     */
    static EntailingValue obliged(NimberSet winning) {
        return new EntailingValue(0, false, Optional.of(winning));
    }

    /**
     * The value of a free component.
     *
     * @param winning its set W
     * @return its nimber, or that it is loony
     */
    static EntailingValue free(NimberSet winning) {
        return new EntailingValue(winning.mex().orElse(0), winning.mex().isEmpty(), Optional.empty());
    }

    /**
     * The value of a sum.
     *
     * @param that the value of the other summand
     * @return the value of both together
     * @throws IllegalArgumentException if both must be answered
     */
    public EntailingValue plus(EntailingValue that) {
        if (obliged.isPresent() && that.obliged.isPresent()) {
            throw new IllegalArgumentException("a sum has at most one component that must be answered");
        }
        return new EntailingValue(nimber ^ that.nimber, loony || that.loony, obliged.or(that::obliged));
    }

    /**
     * Who wins in normal play.
     *
     * @return N or P
     */
    public Outcome outcome() {
        boolean won = obliged.isPresent()
                ? loony ? obliged.get().cofinite() : obliged.get().contains(nimber)
                : loony || nimber != 0;
        return won ? Outcome.N : Outcome.P;
    }

    /**
     * The Grundy value.
     *
     * @return the value; nothing for a loony sum, and while a component must be answered
     */
    public OptionalLong grundy() {
        return loony || obliged.isPresent() ? OptionalLong.empty() : OptionalLong.of(nimber);
    }

    /**
     * The set of the nimbers beside which the player wins who leaves a position of this value to the opponent.
     *
     * @return what an option of this value adds to the set W of its component
     */
    NimberSet leaving() {
        if (obliged.isEmpty()) {
            return loony ? NimberSet.EMPTY : NimberSet.of(Math.toIntExact(nimber));
        }
        NimberSet winning = obliged.get();
        if (loony) {
            return winning.cofinite() ? NimberSet.EMPTY : NimberSet.EMPTY.complement();
        }
        return winning.complement().plus(Math.toIntExact(nimber));
    }

    /** The nimber, {@code loony}, or what must be answered beside it. */
    @Override
    public String toString() {
        String free = loony ? "loony" : Long.toString(nimber);
        return obliged.map(set -> "to be answered, won beside " + set + ", with " + free)
                .orElse(free);
    }
}
