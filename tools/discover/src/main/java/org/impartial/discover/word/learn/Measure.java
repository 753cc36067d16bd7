package org.impartial.discover.word.learn;

import org.impartial.discover.word.rule.Rewriting;

/** A number assigned to each word, which moves may lower. Implementations are immutable. */
interface Measure {
    enum MeasureChange {
        /** Every application lowers it. */
        LOWERS,
        /** No application raises it. */
        KEEPS,
        /** Neither is known. */
        UNKNOWN
    }

    MeasureChange change(Rewriting rule);

    @Override
    String toString();

    /** Returns the measure in words, in which "first" refers to the end at which the automaton begins. */
    String text();
}
