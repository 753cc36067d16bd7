package org.impartial.core.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Tables that the steps of one open strategy share, one of a kind. Belongs to one thread at a time. */
public final class SharedTables {
    private final Map<Class<?>, Object> tables = new HashMap<>();

    /** Creates an empty set of tables. */
    public SharedTables() {}

    /**
     * Returns the tables of a kind.
     *
     * @param kind the kind
     * @param maker makes them if there are none yet
     * @param <T> the kind
     * @return the tables, the same for every step
     */
    public <T> T of(Class<T> kind, Supplier<? extends T> maker) {
        Object known = tables.get(kind);
        if (known == null) {
            known = maker.get();
            tables.put(kind, known);
        }
        return kind.cast(known);
    }

    /**
     * Returns the tables of a kind, if a step has made them.
     *
     * @param kind the kind
     * @param <T> the kind
     * @return the tables, or nothing
     */
    public <T> Optional<T> existing(Class<T> kind) {
        return Optional.ofNullable(kind.cast(tables.get(kind)));
    }
}
