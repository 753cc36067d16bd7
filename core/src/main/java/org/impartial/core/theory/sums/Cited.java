package org.impartial.core.theory.sums;

import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.List;
import org.impartial.core.game.Basis;

/**
 * A value given by claims, with the theorems on which it relies.
 *
 * @param value the value
 * @param bases the theorems, each once
 * @param <T> the kind of value
 */
public record Cited<T>(T value, List<Basis> bases) {

    /**
     * Stores an immutable copy.
     *
     * @param value the value
     * @param bases the theorems, each once
     */
    public Cited {
        bases = List.copyOf(bases);
    }

    /** Returns a value that relies on one theorem. */
    static <T> Cited<T> of(T value, Basis basis) {
        return new Cited<>(value, List.of(basis));
    }

    /** Returns the bases of both lists, each once, in their order. */
    static List<Basis> union(Collection<Basis> first, Collection<Basis> second) {
        return ImmutableSet.<Basis>builder()
                .addAll(first)
                .addAll(second)
                .build()
                .asList();
    }
}
