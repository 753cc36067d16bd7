package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Search over words by plain replacement of strings, written apart from the library's own. */
final class PlainWords {
    private final List<String[]> rules = new ArrayList<>();
    private final boolean misere;
    private final Map<String, Integer> values = new HashMap<>();

    /** Rules as {@code ab->b;ba->}, without ends and runs. */
    PlainWords(String text, boolean misere) {
        this.misere = misere;
        for (String rule : text.split(";", -1)) {
            rules.add(rule.split("->", -1));
        }
    }

    List<String> options(String word) {
        List<String> options = new ArrayList<>();
        for (String[] rule : rules) {
            for (int at = 0; at + rule[0].length() <= word.length(); at++) {
                if (word.substring(at, at + rule[0].length()).equals(rule[0])) {
                    options.add(word.substring(0, at) + rule[1] + word.substring(at + rule[0].length()));
                }
            }
        }
        return options;
    }

    /** The Grundy value under the convention; recursion is as deep as play is long. */
    int value(String word) {
        Integer known = values.get(word);
        if (known == null) {
            BitSet met = new BitSet();
            List<String> options = options(word);
            options.forEach(option -> met.set(value(option)));
            known = options.isEmpty() && misere ? 1 : met.nextClearBit(0);
            values.put(word, known);
        }
        return known;
    }

    /** All words up to a length. */
    static List<String> upTo(int length, String alphabet) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int at = 0; at < words.size(); at++) {
            for (int letter = 0; words.get(at).length() < length && letter < alphabet.length(); letter++) {
                words.add(words.get(at) + alphabet.charAt(letter));
            }
        }
        return words;
    }
}
