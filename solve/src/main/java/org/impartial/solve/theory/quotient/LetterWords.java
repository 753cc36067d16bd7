package org.impartial.solve.theory.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.Words;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;
import org.impartial.solve.theory.quotient.MisereQuotient.Presentation;

/** Writes the elements of a monoid as products of letters, one for each generator. */
final class LetterWords {
    private final BipartiteMonoid monoid;
    final List<Element> elements;

    LetterWords(BipartiteMonoid monoid) {
        this.monoid = monoid;
        this.elements = IntStream.range(0, monoid.order())
                .mapToObj(x -> new Element(x, write(monoid.word(x))))
                .toList();
    }

    Presentation presentation(Atoms atoms) {
        List<Presentation.Generator> generators = Arrays.stream(monoid.generators)
                .mapToObj(atom -> new Presentation.Generator(
                        write(new int[] {atom}), atoms.component(atom).toString()))
                .toList();
        List<String> portion = elements.stream()
                .filter(element -> monoid.inPortion(element.index()))
                .map(Element::word)
                .toList();
        return new Presentation(generators, relations(), portion);
    }

    private List<String> relations() {
        List<int[]> words = new ArrayList<>();
        for (int x = 0; x < monoid.order(); x++) {
            for (int g = Math.max(0, monoid.greatest(x)); g < monoid.generators.length; g++) {
                int[] word = Words.plus(monoid.word(x), monoid.generators[g]);
                if (!isLeast(word) && divisorsAreLeast(word)) {
                    words.add(word);
                }
            }
        }
        words.sort(Arrays::compare);
        return words.stream()
                .map(word -> write(word) + "=" + elements.get(product(word)).word())
                .toList();
    }

    private boolean divisorsAreLeast(int[] word) {
        return Arrays.stream(Words.letters(word)).allMatch(letter -> isLeast(Words.without(word, letter)));
    }

    private boolean isLeast(int[] word) {
        return Arrays.equals(word, monoid.word(product(word)));
    }

    private int product(int[] word) {
        int x = 0;
        for (int atom : word) {
            x = monoid.step(x, letter(atom));
        }
        return x;
    }

    private int letter(int atom) {
        return Arrays.binarySearch(monoid.generators, atom);
    }

    private String write(int[] word) {
        if (word.length == 0) {
            return "1";
        }
        StringBuilder text = new StringBuilder();
        int[] letters = Words.letters(word);
        for (int i = letters.length - 1; i >= 0; i--) {
            int times = Words.multiplicity(word, letters[i]);
            text.append(name(letter(letters[i]))).append(times == 1 ? "" : "^" + times);
        }
        return text.toString();
    }

    /** Returns a letter: a to z, and then a1 to z1 and so on. */
    private static String name(int letter) {
        return (char) ('a' + letter % 26) + (letter < 26 ? "" : String.valueOf(letter / 26));
    }
}
