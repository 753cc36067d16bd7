package org.impartial.discover.formula;

/** What a named set holds, asked for given numbers. */
@FunctionalInterface
public interface NumberSet {
    /** Returns whether a tuple belongs to it; none of the numbers is below 0. */
    boolean contains(long[] numbers);
}
