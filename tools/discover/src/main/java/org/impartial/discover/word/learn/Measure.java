package org.impartial.discover.word.learn;

import org.impartial.discover.word.rule.Rewriting;

/** A number assigned to each word, which moves may lower. Implementations are immutable. */
interface Measure {

    /** The kinds of effect that a rule can have on the number, wherever it is applied. */
    enum MeasureChange {
        /** Every application lowers it. */
        LOWERS,
        /** No application raises it. */
        KEEPS,
        /** Neither is known. */
        UNKNOWN
    }

    /** Returns the change of the number by a rule. */
    MeasureChange change(Rewriting rule);

    /** Returns the measure in the form of certificates. */
    @Override
    String toString();

    /** Returns the measure in words, in which "first" refers to the end at which the automaton begins. */
    String text();
}
