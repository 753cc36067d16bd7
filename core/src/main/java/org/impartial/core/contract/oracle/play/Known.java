package org.impartial.core.contract.oracle.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is known of things that are numbered from 0 on without gaps, such as the nodes of a graph. */
final class Known<T> {
    private final List<@Nullable T> values = new ArrayList<>();

    /** What is known of a number; null if nothing is. */
    @Nullable
    T get(int number) {
        return number < values.size() ? values.get(number) : null;
    }

    boolean holds(int number) {
        return get(number) != null;
    }

    void put(int number, T value) {
        while (values.size() <= number) {
            values.add(null);
        }
        values.set(number, value);
    }
}
