package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import com.google.common.collect.HashMultiset;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compares options as a lane, code, pattern, line or packed view lists them with those of the rules. */
final class OptionLists {
    private static final int SHOWN = 5;

    private OptionLists() {}

    /** Compares two lists as multisets, since the order of options is not part of the rules. */
    static <T> Optional<String> difference(String source, Collection<T> listed, Collection<T> rules) {
        return unless(
                HashMultiset.create(listed).equals(HashMultiset.create(rules)),
                () -> text(source, listed, rules, String::valueOf));
    }

    /** Returns a message for two lists that differ. */
    static <T> String text(
            String source, Collection<T> listed, Collection<T> rules, Function<? super T, String> written) {
        return source + " gives " + text(listed, rules, written) + ", but the rules give "
                + text(rules, listed, written);
    }

    /** Returns the number of options, and a few of those that the others lack. */
    private static <T> String text(Collection<T> options, Collection<T> others, Function<? super T, String> written) {
        Set<T> own = new LinkedHashSet<>(options);
        own.removeAll(new HashSet<>(others));
        Stream<String> few = own.stream().limit(SHOWN).map(written);
        return options.size()
                + (own.isEmpty()
                        ? ""
                        : few.collect(Collectors.joining(", ", " (here only: ", own.size() > SHOWN ? ", …)" : ")")));
    }
}
