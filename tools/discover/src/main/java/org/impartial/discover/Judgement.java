package org.impartial.discover;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * The decision about a conjecture.
 *
 * <pre>{@code
 * Judgement judgement = Discovery.of(HeapRules.parse("x'<x; y'<y")).judge("x=0 & y=0");
 * judgement.refuted();                       // true
 * judgement.counterexample().orElseThrow();  // [1, 1]
 * }</pre>
 *
 * @param proved whether the condition holds exactly at the P-positions, for all sizes
 * @param counterexample the position with the least word at which it fails: it is claimed to be P and has an option
 *     that is also claimed to be P, or it is claimed to be N and has no such option, or it is an end of misère play and
 *     claimed to be P
 * @param reason the failure, the reason why nothing was decided, or the statement that was proved
 */
public record Judgement(boolean proved, Optional<List<BigInteger>> counterexample, String reason) {
    static Judgement open(String reason) {
        return new Judgement(false, Optional.empty(), reason);
    }

    /** {@return whether the conjecture is known to be false} */
    public boolean refuted() {
        return counterexample.isPresent();
    }
}
