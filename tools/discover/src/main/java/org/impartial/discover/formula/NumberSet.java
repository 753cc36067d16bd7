package org.impartial.discover.formula;

/** The membership test of a named set. */
@FunctionalInterface
public interface NumberSet {
    /** Returns whether a tuple of nonnegative numbers belongs to the set. */
    boolean contains(long[] numbers);
}
