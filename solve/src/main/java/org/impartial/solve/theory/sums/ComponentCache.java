package org.impartial.solve.theory.sums;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.impartial.core.game.Component;

/** The results about the first 65,536 components of a question, each evaluated once. Not thread-safe. */
public final class ComponentCache<T> {
    private static final int MOST = 1 << 16;

    private final PerGame<Map<Object, T>> kept = new PerGame<>(game -> new HashMap<>());
    private int size;

    public T of(Component<?> component, Supplier<T> evaluated) {
        Map<Object, T> known = kept.of(component.game());
        T found = known.get(component.state());
        if (found == null) {
            found = evaluated.get();
            if (size < MOST) {
                known.put(component.state(), found);
                size++;
            }
        }
        return found;
    }
}
