package org.impartial.discover.word.learn;

import java.util.ArrayList;
import java.util.List;
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
        for (String left : contexts(rule.atStart())) {
            for (String right : contexts(rule.atEnd())) {
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
        List<String> words = new ArrayList<>(List.of(""));
        int longest = end ? 0 : factor.length() - 1;
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).length() < longest) {
                for (int place = 0; place < letters.length(); place++) {
                    char letter = letters.charAt(place);
                    words.add(words.get(i) + letter);
                }
            }
        }
        return words;
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
