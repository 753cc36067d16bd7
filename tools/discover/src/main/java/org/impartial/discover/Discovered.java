package org.impartial.discover;

import java.time.Duration;
import java.util.Optional;

/**
 * The result of a discovery: a theorem, or the reason why there is none.
 *
 * <pre>{@code
 * Discovered discovered = Discovery.of(HeapRules.parse("x'<x; y'<y")).run();
 * discovered.proved();                           // true
 * discovered.theorem().orElseThrow().isP(7, 7);  // true
 * }</pre>
 *
 * @param theorem the theorem, if there is one
 * @param reason the reason why there is none: rules that repeat positions, or the number of states that did not suffice
 *     in each numeration; empty if there is a theorem
 * @param time the time taken
 */
public record Discovered(Optional<Theorem> theorem, String reason, Duration time) {

    /** {@return whether there is a theorem} */
    public boolean proved() {
        return theorem.isPresent();
    }
}
