package org.impartial.discover.word.learn;

import org.impartial.core.meter.Meter;

/** Answers for words that are sums of their parts: all that other parts need to know of a word is its kind. */
interface SumOutcomes extends WordOutcomes {

    /** Returns the kind of a word: words of one kind have equal outcomes in sums with the same further parts. */
    int kind(String word, Meter meter);
}
