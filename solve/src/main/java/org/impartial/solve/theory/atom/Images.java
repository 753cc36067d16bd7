package org.impartial.solve.theory.atom;

/** A map from atoms to a commutative monoid whose elements are numbered and whose neutral element is 0. */
public interface Images {

    /** Returns the image of an atom. */
    int of(int atom);

    /** Returns the sum of two elements. */
    int add(int a, int b);
}
