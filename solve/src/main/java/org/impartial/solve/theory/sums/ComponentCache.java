package org.impartial.solve.theory.sums;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.impartial.core.game.Component;

/**
 * The results about components during one question, so that no component is evaluated twice. Only the first 65,536
 * results are kept. Not safe for use by several threads.
 */
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
