package org.impartial.discover;

import java.time.Duration;
import java.util.Optional;

/**
 * The result of a discovery: a theorem, or the reason why there is none.
 *
 * <pre>{@code
 * Discovered<Theorem> discovered = Discovery.of(HeapRules.parse("x'<x; y'<y")).run();
 * discovered.proved();                           // true
 * discovered.theorem().orElseThrow().isP(7, 7);  // true
 * }</pre>
 *
 * @param <T> theorems about heaps, or about words
 * @param theorem the theorem, if there is one
 * @param reason the reason why there is none: rules whose play need not end, or the number of states that did not
 *     suffice; empty if there is a theorem
 * @param time the time taken
 */
public record Discovered<T>(Optional<T> theorem, String reason, Duration time) {
    /** {@return whether there is a theorem} */
    public boolean proved() {
        return theorem.isPresent();
    }
}
