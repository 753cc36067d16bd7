package org.impartial.discover.word.rule;

import java.util.List;
import java.util.stream.Stream;

/** The words over some letters. */
public final class AllWords {
    /** Returns the words up to a length, by length and then by letters; those of each length are made on demand. */
    public static Stream<String> upTo(String letters, int longest) {
        return Stream.iterate(List.of(""), words -> longer(words, letters))
                .limit(longest + 1L)
                .flatMap(List::stream);
    }

    private static List<String> longer(List<String> words, String letters) {
        return words.stream()
                .flatMap(word -> letters.chars().mapToObj(letter -> word + (char) letter))
                .toList();
    }
}
