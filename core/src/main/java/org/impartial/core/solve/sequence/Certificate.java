package org.impartial.core.solve.sequence;

/**
 * Why a period holds for ever: a theorem, and the finite check that it asks for, which was made.
 *
 * @param theorem the name of the theorem
 * @param from the first heap n of the check G(n + p) = G(n) + s
 * @param to the heap at which the check ends; the last one checked is {@code to − 1}
 * @param text the check in words
 */
public record Certificate(String theorem, long from, long to, String text) {

    /** The check in words. */
    @Override
    public String toString() {
        return text;
    }
}
