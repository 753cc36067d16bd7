package org.impartial.discover.word.learn;

import org.impartial.discover.word.rule.Rewriting;

/** A number that words have and that moves may lower. Implementations are immutable. */
interface Measure {

    /** The kinds of effect that a rule can have on the number, wherever it is applied. */
    enum Change {
        /** Every application lowers it. */
        LOWERS,
        /** No application raises it. */
        KEEPS,
        /** Neither is known. */
        UNKNOWN
    }

    /** Returns the change of the number by a rule. */
    Change change(Rewriting rule);

    /** Returns the measure as certificates write it. */
    @Override
    String toString();

    /** Returns the measure in words; first is where the automaton begins. */
    String text();
}
