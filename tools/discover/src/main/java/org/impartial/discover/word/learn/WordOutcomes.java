package org.impartial.discover.word.learn;

import org.impartial.core.meter.Meter;

/** Outcomes and values of words from the rules alone. Not safe for use by several threads. */
interface WordOutcomes {

    boolean isP(String word, Meter meter);

    /**
     * Returns the Grundy value of a word under the convention: the size of the Nim heap with which it is a P-position.
     */
    int value(String word, Meter meter);
}
