package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.Rules;

/** A numeration to be tried, in one order of digits. It is created, and its laws are checked, on its first turn. */
public record CandidateNumeration(String name, Supplier<Numeration> system, boolean leastFirst) {
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

    public static CandidateNumeration of(Numeration system) {
        return of(system.name(), () -> system);
    }

    public static CandidateNumeration of(String name, Supplier<Numeration> system) {
        return new CandidateNumeration(name, system, false);
    }

    public CandidateNumeration reading(boolean least) {
        return new CandidateNumeration(name, system, least);
    }

    /** Returns the name and, if it is not the usual one, the order of digits. */
    String title() {
        return leastFirst ? name + " with the least significant digit first" : name;
    }

    /** The name of a numeration and the number of its digits. */
    private record Usual(String name, int base) {}

    /** Returns those that are tried by default for some rules, the most promising first; each is created on its turn. */
    public static List<CandidateNumeration> usual(Rules rules) {
        boolean sets = !rules.sets().isEmpty();
        List<String> names = new ArrayList<>();
        for (Usual usual : USUAL) {
            if (sets || usual.base == 2 || lettersOfMoves(usual.base, rules) <= MOST_LETTERS) {
                names.add(usual.name);
            }
        }
        names.addAll(sets ? FOR_SETS : List.of());
        return names.stream()
                .map(name -> of(name, () -> NumerationText.read(name)))
                .toList();
    }

    /** Returns the letters of a move that changes every heap; automata over many are slow. */
    private static double lettersOfMoves(int base, Rules rules) {
        return Math.pow(base, 2.0 * rules.size());
    }
}
