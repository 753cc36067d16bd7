package org.impartial.solve.theory.atom;

/** A map from atoms to a commutative monoid whose elements are numbered and whose neutral element is 0. */
public interface Images {

    int of(int atom);

    int add(int a, int b);
}
