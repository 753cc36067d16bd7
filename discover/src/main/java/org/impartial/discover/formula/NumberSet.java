package org.impartial.discover.formula;

/** The membership of a named set, for given numbers. */
@FunctionalInterface
public interface NumberSet {
    /** Returns whether a tuple belongs to it; none of the numbers is below 0. */
    boolean contains(long[] numbers);
}
