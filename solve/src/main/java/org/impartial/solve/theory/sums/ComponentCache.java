package org.impartial.solve.theory.sums;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.impartial.core.game.Component;
import org.jspecify.annotations.Nullable;

/** The results about the first 65,536 components of a question, each evaluated once. Not thread-safe. */
public final class ComponentCache<T> {
    private static final int MOST = 1 << 16;

    private final PerGame<Map<Object, T>> others = PerGame.keepingAll(game -> new HashMap<>());
    /** The component of the first result, which is kept beside the others: most questions have one or two. */
    private @Nullable Component<?> first;

    private @Nullable T ofFirst;
    private int size;

    public T of(Component<?> component, Supplier<T> evaluated) {
        T kept = ofFirst;
        if (kept == null) {
            kept = evaluated.get();
            first = component;
            ofFirst = kept;
        }
        return component.equals(first) ? kept : ofOther(component, evaluated);
    }

    private T ofOther(Component<?> component, Supplier<T> evaluated) {
        Map<Object, T> known = others.of(component.game());
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
