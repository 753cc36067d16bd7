package org.impartial.core.library;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The parameters that were given for a family of games, by name.
 *
 * @param values the values in the order in which they were given
 */
public record Params(Map<String, Datum> values) {

    /** No parameters. */
    public static final Params NONE = new Params(Map.of());

    /**
     * Keeps a copy in the same order.
     *
     * @param values the values in the order in which they were given
     */
    public Params {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * One parameter.
     *
     * @param name its name
     * @param value its value
     * @return the parameters
     */
    public static Params of(String name, Datum value) {
        return new Params(Map.of(name, value));
    }

    /**
     * One integer parameter.
     *
     * @param name its name
     * @param value its value
     * @return the parameters
     */
    public static Params of(String name, long value) {
        return of(name, Datum.of(value));
    }

    /**
     * These parameters and one more.
     *
     * @param name its name
     * @param value its value
     * @return the parameters
     */
    public Params and(String name, Datum value) {
        Map<String, Datum> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Params(more);
    }

    /**
     * The value of a parameter that must be there.
     *
     * @param name its name
     * @return the value
     * @throws NotationException if it was not given
     */
    public Datum get(String name) {
        return find(name).orElseThrow(() -> new NotationException("the parameter " + name + " is missing"));
    }

    /**
     * The value of a parameter that may be left out.
     *
     * @param name its name
     * @return the value, if it was given
     */
    public Optional<Datum> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The parameters as text: {@code [m=3]}, or nothing if there are none. */
    @Override
    public String toString() {
        return values.isEmpty()
                ? ""
                : values.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue().toString().replace(' ', ','))
                        .collect(Collectors.joining(",", "[", "]"));
    }
}
