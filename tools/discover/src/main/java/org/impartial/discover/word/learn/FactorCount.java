package org.impartial.discover.word.learn;

import java.util.List;
import org.impartial.discover.word.rule.AllWords;
import org.impartial.discover.word.rule.Rewriting;

/**
 * The number of occurrences of a factor in a word. A rule is tried between all letters that can belong to an
 * occurrence.
 */
record FactorCount(String letters, String factor) implements Measure {

    @Override
    public MeasureChange change(Rewriting rule) {
        if (!rule.plain()) {
            return MeasureChange.UNKNOWN;
        }
        boolean lowers = true;
        List<String> rights = contexts(rule.atEnd());
        for (String left : contexts(rule.atStart())) {
            for (String right : rights) {
                int before = occurrences(left + rule.leastRead() + right);
                int after = occurrences(left + rule.leastWritten() + right);
                if (after > before) {
                    return MeasureChange.UNKNOWN;
                }
                lowers &= after < before;
            }
        }
        return lowers ? MeasureChange.LOWERS : MeasureChange.KEEPS;
    }

    /** Returns the words of fewer letters than the factor has; at an end of the word only the empty one. */
    private List<String> contexts(boolean end) {
        return AllWords.upTo(letters, end ? 0 : factor.length() - 1).toList();
    }

    private int occurrences(String word) {
        int count = 0;
        for (int at = word.indexOf(factor); at >= 0; at = word.indexOf(factor, at + 1)) {
            count++;
        }
        return count;
    }

    @Override
    public String toString() {
        return "count " + factor;
    }

    @Override
    public String text() {
        return "the number of factors " + factor;
    }
}
