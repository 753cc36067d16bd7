package org.impartial.solve.theory.sums;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.impartial.core.game.Basis;

/** A value given by claims, with the theorems on which it relies, each once. */
public record Cited<T>(T value, List<Basis> bases) {

    public Cited {
        bases = List.copyOf(bases);
    }

    static <T> Cited<T> of(T value, Basis basis) {
        return new Cited<>(value, List.of(basis));
    }

    /** Returns the bases of two lists in their order, each once; neither list has one twice. */
    static List<Basis> union(List<Basis> first, List<Basis> second) {
        if (first.isEmpty() || second.isEmpty() || first.equals(second)) {
            return first.isEmpty() ? second : first;
        }
        return ImmutableSet.<Basis>builder()
                .addAll(first)
                .addAll(second)
                .build()
                .asList();
    }
}
