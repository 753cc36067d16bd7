package org.impartial.core.contract.oracle.play;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Results for items numbered from 0 without gaps, such as the nodes of a graph. */
final class Known<T> {
    private final List<@Nullable T> values = new ArrayList<>();

    /** Returns the result for a number; null if there is none. */
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
