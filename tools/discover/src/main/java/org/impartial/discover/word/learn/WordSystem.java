package org.impartial.discover.word.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/** Rewriting rules with letters as places in the alphabet. With values, {@code #} and a heap of {@code |} follow. */
public record WordSystem(String letters, List<Rewriting> rules, boolean misere, boolean values) {
    /** The separator of a word and its Nim heap. */
    public static final char BESIDE = '#';

    public static final char COUNTER = '|';

    private static final Rewriting HEAP =
            new Rewriting(false, List.of(new Piece("|", "", false), new Piece("|", "", true)), true);

    public WordSystem {
        rules = List.copyOf(rules);
    }

    public String alphabet() {
        return values ? letters + BESIDE + COUNTER : letters;
    }

    public List<Rewriting> moves() {
        return values
                ? Stream.concat(rules.stream().map(WordSystem::beforeHeap), Stream.of(HEAP))
                        .toList()
                : rules;
    }

    /** Returns a rule in which the right end of the word is before the separator. */
    private static Rewriting beforeHeap(Rewriting rule) {
        if (!rule.atEnd()) {
            return rule;
        }
        List<Piece> pieces = new ArrayList<>(rule.pieces());
        pieces.add(new Piece(String.valueOf(BESIDE), String.valueOf(BESIDE), false));
        return new Rewriting(rule.atStart(), pieces, false);
    }

    public Automaton positions() {
        int count = alphabet().length();
        if (!values) {
            return Automaton.constant(count, 1, true);
        }
        int[] next = new int[3 * count];
        Arrays.fill(next, count, 3 * count, 2);
        next[count - 2] = 1;
        next[count - 1] = 2;
        next[count + count - 1] = 1;
        return Automaton.of(count, 1, next, new boolean[] {false, true, false});
    }

    String beside(String word, int heap) {
        return word + BESIDE + String.valueOf(COUNTER).repeat(heap);
    }

    public int[] places(String word) {
        String alphabet = alphabet();
        return word.chars().map(alphabet::indexOf).toArray();
    }

    public String word(int[] places) {
        String alphabet = alphabet();
        StringBuilder word = new StringBuilder();
        Arrays.stream(places).forEach(place -> word.append(alphabet.charAt(place)));
        return word.toString();
    }
}
