package org.impartial.core.library;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The parameters given for a family of games, by name.
 *
 * <pre>{@code
 * Params params = Params.of("l", 2).and("r", Datum.of(3));
 * params.get("r").asLong("r");   // 3
 * params.find("m").isPresent();  // false
 * }</pre>
 *
 * @param values the values in the order given
 */
public record Params(Map<String, Datum> values) {

    /** No parameters. */
    public static final Params NONE = new Params(Map.of());

    /**
     * Creates parameters from a copy in the same order.
     *
     * @param values the values in the order given
     */
    public Params {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /**
     * {@return one parameter}
     *
     * @param name its name
     * @param value its value
     */
    public static Params of(String name, Datum value) {
        return new Params(Map.of(name, value));
    }

    /**
     * {@return one integer parameter}
     *
     * @param name its name
     * @param value its value
     */
    public static Params of(String name, long value) {
        return of(name, Datum.of(value));
    }

    /**
     * {@return these parameters together with another one}
     *
     * @param name its name
     * @param value its value
     */
    public Params and(String name, Datum value) {
        Map<String, Datum> more = new LinkedHashMap<>(values);
        more.put(name, value);
        return new Params(more);
    }

    /**
     * {@return the value of a required parameter}
     *
     * @param name its name
     * @throws NotationException if it was not given
     */
    public Datum get(String name) {
        return find(name).orElseThrow(() -> new NotationException("the parameter " + name + " is missing"));
    }

    /**
     * {@return the value of an optional parameter, if it was given}
     *
     * @param name its name
     */
    public Optional<Datum> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Returns the parameters as text: {@code [m=3]}, or nothing if there are none. */
    @Override
    public String toString() {
        return values.isEmpty()
                ? ""
                : values.entrySet().stream()
                        .map(e -> e.getKey() + "=" + e.getValue().toString().replace(' ', ','))
                        .collect(Collectors.joining(",", "[", "]"));
    }
}
