package org.impartial.discover.word;

import java.time.Duration;
import java.util.Optional;

/**
 * The result of a discovery: a theorem, or the reason why there is none.
 *
 * <pre>{@code
 * WordDiscovered discovered = WordDiscovery.of(WordRules.parse("aa->; b->")).run();
 * discovered.proved();  // true
 * }</pre>
 *
 * @param theorem the theorem, if there is one
 * @param reason the reason why there is none: rules whose play need not end, or the number of states that did not
 *     suffice; empty if there is a theorem
 */
public record WordDiscovered(Optional<WordTheorem> theorem, String reason, Duration time) {

    /** {@return whether there is a theorem} */
    public boolean proved() {
        return theorem.isPresent();
    }
}
