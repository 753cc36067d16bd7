package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import org.impartial.core.meter.Meter;

/** A finite commutative monoid whose elements determine the outcomes of sums; elements are numbered from 0. */
sealed interface CountingMonoid permits XorMonoid, TableMonoid {
    /** Returns the number of elements; 0 is the neutral one. */
    int order();

    int times(int x, int y);

    boolean lost(int element);

    /** Returns the number of an element by its value or index; −1 if there is no such element. */
    int number(long element);

    /** Returns the value or index of an element by its number. */
    long element(int number);

    BigInteger[] sums(BigInteger[] a, BigInteger[] b, Modulus modulus, Meter meter);

    BigInteger[] choose(Selection selection, BigInteger[] counts, int k, Modulus modulus, Meter meter);

    /** Returns for each j up to k and each m in how many ways j positions times m make a target; exact. */
    List<BigInteger[]> completions(Selection selection, BigInteger[] counts, int k, int target, Meter meter);
}
