package org.impartial.core.theory.misere;

/**
 * What decides a sum of tame components: its normal-play Grundy value and whether it is fickle. The misère Grundy value is
 * {@code grundy ^ 1} if it is fickle, which only 0 and 1 can be, else {@code grundy}.
 *
 * @param grundy the normal-play Grundy value
 * @param fickle whether every component is fickle: has the values (0, 1) or (1, 0)
 */
public record TameValue(long grundy, boolean fickle) {
    /** The empty sum. */
    static final TameValue ZERO = new TameValue(0, true);

    /**
     * The misère Grundy value.
     *
     * @return the n such that the sum with a Nim heap of n is a misère P-position
     */
    public long misereGrundy() {
        return fickle ? grundy ^ 1 : grundy;
    }

    /**
     * The sum of two tame positions.
     *
     * @param that the other
     * @return the XOR of the values; fickle if both are
     */
    public TameValue plus(TameValue that) {
        return new TameValue(grundy ^ that.grundy, fickle && that.fickle);
    }

    /** The values of a position with these normal and misère Grundy values, if a tame one can have them. */
    static boolean possible(long grundy, long misere) {
        return grundy == misere || (grundy <= 1 && misere == (grundy ^ 1));
    }

    /** The Grundy value with its kind, such as {@code 1 fickle}. */
    @Override
    public String toString() {
        return grundy + (fickle ? " fickle" : " firm");
    }
}
