package org.impartial.core.nim;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Nimbers of all subfields, each size with the same probability; in some of them all bits, or only the highest bit, are
 * set.
 */
class NimberDomain extends DomainContextBase {
    @Provide
    Arbitrary<Long> words() {
        Arbitrary<Long> words = Arbitraries.frequencyOf(
                Tuple.of(8, Arbitraries.longs().withDistribution(RandomDistribution.uniform())),
                Tuple.of(1, Arbitraries.of(-1L, Long.MIN_VALUE)));
        Arbitrary<Integer> bits = Arbitraries.of(1, 2, 4, 8, 16, 17, 32, 33, 48, 63, 64);
        return Combinators.combine(words, bits)
                .as((word, size) -> word >>> (Long.SIZE - size))
                .withoutEdgeCases();
    }
}
