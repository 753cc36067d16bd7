package org.impartial.solve.engine;

/**
 * The methods of filling a table of Grundy values. All give the same values.
 *
 * <pre>{@code
 * GrundySequence kayles = GrundySequence.of(Octal.of("0.77"));
 * kayles.using(HeapEngineKind.NAIVE).to(100).value(5);  // 4
 * }</pre>
 */
public enum HeapEngineKind {
    /** Any heap game: the mex of the values of all options, which the rules list heap by heap. */
    NAIVE,
    /** Octal codes: marks a few options, and then searches all others for the candidates that remain. */
    SCAN,
    /** Octal codes with few rare values: only options with a rare heap are examined in full [WW, ch. 4]. */
    SPARSE,
    /** As {@link #SPARSE}, where the set of values seen fits one machine word and the rare positions are few. */
    REGISTER,
    /** Finite subtraction sets of at most 63 numbers: the set of values seen is one machine word. */
    MASK,
    /** Finite subtraction sets of numbers from 8 on: eight heaps at a time. */
    ONE_HOT,
    /** Finite subtraction sets with at least 64 numbers, of every 512 one or more: value by value, by shifts of the set. */
    DENSE,
    /** Subtraction sets of all numbers but finitely many. */
    ALL_BUT,
    /** Moves that leave heaps at given distances below: the patterns are looked up among the last values. */
    PATTERNS;

    /** {@return the approximate number of bytes per heap, including the spare capacity of a table} */
    public long bytes() {
        return this == NAIVE || this == DENSE || this == ALL_BUT || this == PATTERNS ? 6 : 2;
    }
}
