package org.impartial.discover.word.learn;

import org.impartial.core.meter.Meter;

/** Outcomes of words that are sums of their parts: the kind of a word determines its effect on sums. */
interface SumOutcomes extends WordOutcomes {

    /** Returns the kind of a word: words of one kind have equal outcomes in sums with the same further parts. */
    int kind(String word, Meter meter);
}
