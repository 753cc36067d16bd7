package org.impartial.discover.learn;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.Rules;

/** A numeration to be tried, in one order of digits. It is created, and its laws are checked, on its first turn. */
public record CandidateNumeration(String name, Supplier<Numeration> system, boolean leastFirst) {
    private static final int MOST_LETTERS = 5000;
    private static final List<String> USUAL =
            List.of("base 2", "zeckendorf", "base 3", "ostrowski 2", "ostrowski 3", "tribonacci");
    private static final int[] DIGITS = {2, 2, 3, 3, 4, 2};
    private static final List<String> FOR_SETS =
            List.of("pell", "base 4", "base 5", "base 6", "base 7", "base 8", "base 9", "base 10");

    public static CandidateNumeration of(Numeration system) {
        return new CandidateNumeration(system.name(), () -> system, false);
    }

    public CandidateNumeration reading(boolean least) {
        return new CandidateNumeration(name, system, least);
    }

    String title() {
        return leastFirst ? name + " with the least significant digit first" : name;
    }

    /** Returns those that are tried by default, the most promising first; automata over many letters are slow. */
    public static List<CandidateNumeration> usual(Rules rules) {
        boolean sets = !rules.sets().isEmpty();
        return Stream.concat(
                        IntStream.range(0, DIGITS.length)
                                .filter(i -> sets
                                        || DIGITS[i] == 2
                                        || Math.pow(DIGITS[i], 2.0 * rules.size()) <= MOST_LETTERS)
                                .mapToObj(USUAL::get),
                        sets ? FOR_SETS.stream() : Stream.of())
                .map(name -> new CandidateNumeration(name, () -> NumerationText.read(name), false))
                .toList();
    }
}
