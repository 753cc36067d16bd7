package org.impartial.discover.form;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** A form that values may have: G(n) for all n by a rule. Immutable. */
public interface ValueForm {
    /** The name of the set of pairs of n and G(n) in {@link #violations}. */
    String SET = "G";

    long at(long n);

    /** Returns the text after {@code G(n) = }, or equations; exceptions that it contains are removed. */
    String text(String n, SortedMap<Long, Long> exceptions);

    double cost();

    /** Returns conditions of which some holds for {@code $G} if a value differs; empty if the set is no automaton. */
    Optional<List<String>> violations(List<Long> exceptions);

    static double bits(long number) {
        return 1 + Math.log(Math.abs((double) number) + 1) / Math.log(2);
    }

    static String outside(String term, List<Long> numbers) {
        return numbers.stream().map(number -> " & " + term + "!=" + number).collect(Collectors.joining());
    }
}
