package org.impartial.discover;

import java.time.Duration;
import java.util.Optional;

/**
 * How a discovery ended: with a theorem, or honestly without one.
 *
 * <pre>{@code
 * Discovered discovered = Discovery.of(HeapRules.parse("x'<x; y'<y")).run();
 * discovered.proved();                           // true
 * discovered.theorem().orElseThrow().isP(7, 7);  // true
 * }</pre>
 *
 * @param theorem the theorem, if there is one
 * @param reason why there is none: rules that repeat positions, or how many states were not enough in which numeration;
 *     empty if there is one
 * @param time the time taken
 */
public record Discovered(Optional<Theorem> theorem, String reason, Duration time) {

    /**
     * Returns whether there is a theorem.
     *
     * @return true if the set of P-positions is proved for all sizes
     */
    public boolean proved() {
        return theorem.isPresent();
    }
}
