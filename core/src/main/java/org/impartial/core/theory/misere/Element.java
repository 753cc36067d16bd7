package org.impartial.core.theory.misere;

/**
 * An element of a misère quotient.
 *
 * @param index its number, from 0 to the order less one; 0 is the neutral element
 * @param word a product of generators that it is, such as {@code ab^2}; {@code 1} for the neutral element
 */
public record Element(int index, String word) {

    /** The word. */
    @Override
    public String toString() {
        return word;
    }
}
