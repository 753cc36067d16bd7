package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.List;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.Rules;

/** The numerations that are tried by default, the most promising first; each is created when it is needed. */
public final class UsualNumerations {
    private static final int MOST_LETTERS = 5000;
    private static final List<Usual> USUAL = List.of(
            new Usual("base 2", 2),
            new Usual("zeckendorf", 2),
            new Usual("base 3", 3),
            new Usual("ostrowski 2", 3),
            new Usual("ostrowski 3", 4),
            new Usual("tribonacci", 2));
    private static final List<String> FOR_SETS =
            List.of("pell", "base 4", "base 5", "base 6", "base 7", "base 8", "base 9", "base 10");

    private UsualNumerations() {}

    /** The name of a numeration and the number of its digits. */
    private record Usual(String name, int base) {}

    /** Returns those that suit some rules. */
    public static List<CandidateNumeration> of(Rules rules) {
        boolean sets = !rules.sets().isEmpty();
        List<String> names = new ArrayList<>();
        for (Usual usual : USUAL) {
            if (sets || usual.base == 2 || lettersOfMoves(usual.base, rules) <= MOST_LETTERS) {
                names.add(usual.name);
            }
        }
        names.addAll(sets ? FOR_SETS : List.of());
        return names.stream()
                .map(name -> CandidateNumeration.of(name, () -> NumerationText.read(name)))
                .toList();
    }

    /**
     * Returns the number of letters of a move that changes every heap; automata over too many letters are slow to
     * build.
     */
    private static double lettersOfMoves(int base, Rules rules) {
        return Math.pow(base, 2.0 * rules.size());
    }
}
