package org.impartial.discover.word.learn;

import org.impartial.core.meter.Meter;

/** Outcomes and values of words from the rules alone. Not safe for use by several threads. */
interface WordOutcomes {
    default boolean isP(String word, Meter meter) {
        return value(word, meter) == 0;
    }

    /** Returns the size of the Nim heap with which a word is a P-position. */
    int value(String word, Meter meter);

    /** Returns the kind of a sum of parts: words of one kind have equal outcomes with the same further parts. */
    default int kind(String word, Meter meter) {
        return value(word, meter);
    }
}
