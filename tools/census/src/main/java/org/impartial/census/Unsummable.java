package org.impartial.census;

import org.impartial.core.game.Position;
import org.impartial.core.notation.ImpartialException;

/** The errors of questions that a census cannot answer. */
final class Unsummable extends ImpartialException {
    private static final long serialVersionUID = 1L;

    private Unsummable(String message) {
        super(message);
    }

    static Unsummable outcomes() {
        return new Unsummable("these are counts of outcomes, which do not determine the outcomes of sums;"
                + " count Grundy values in normal play, or elements of a misère quotient");
    }

    static Unsummable quotients() {
        return new Unsummable("the positions of these two are counted by elements of different monoids;"
                + " count both in normal play, or both by the same misère quotient");
    }

    static Unsummable modular() {
        return new Unsummable("these counts are known modulo a number only, from which neither sums with repetition"
                + " nor samples follow; count exactly first");
    }

    static Unsummable none() {
        return new Unsummable("there is no such position, so none can be drawn");
    }

    static Unsummable equal() {
        return new Unsummable("some of these tuples are equal positions, so no sets of different ones can be drawn;"
                + " draw tuples or multisets");
    }

    static Unsummable positions() {
        return new Unsummable("the positions behind these counts are not kept, so none can be drawn;"
                + " count listed positions or heaps");
    }

    static Unsummable unsolved(Position position, String why) {
        return new Unsummable(position + " cannot be counted: " + why);
    }

    /** Returns the modulus of the sums of positions of two censuses. */
    static Modulus common(Modulus a, Modulus b) {
        if (a.exact() || b.exact() || a.equals(b)) {
            return a.exact() ? b : a;
        }
        throw new Unsummable("these counts are " + a + " and " + b + "; count both modulo the same number");
    }
}
