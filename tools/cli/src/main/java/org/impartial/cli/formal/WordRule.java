package org.impartial.cli.formal;

import java.util.List;
import org.impartial.proof.Certificate.CertificateException;

/** A rule of a game on words: a move replaces one word by another. */
record WordRule(List<Integer> from, List<Integer> to) {

    /** Reads a rule such as {@code ab->ba}. */
    static WordRule parse(String rule, String alphabet) {
        String[] sides = rule.split("->", -1);
        if (sides.length != 2) {
            throw new CertificateException("\"" + rule + "\" is not a rule of the form ab->ba");
        }
        return new WordRule(numbers(sides[0], alphabet), numbers(sides[1], alphabet));
    }

    private static List<Integer> numbers(String word, String alphabet) {
        return word.chars().map(alphabet::indexOf).boxed().toList();
    }

    @Override
    public String toString() {
        return "(" + RocqTheorem.list(from.stream()) + ", " + RocqTheorem.list(to.stream()) + ")";
    }
}
