package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random rules: what is proved agrees with a search that reads no formula and no automaton, on a box beyond the library's own. */
class PropertiesTest {

    private static void tried(int games, long seed, int box) {
        int proved = 0;
        for (int i = 0; i < games; i++) {
            RandomRules random = new RandomRules(seed + i);
            HeapRules rules = HeapRules.parse(random.text()).domain(random.domain());
            Discovery discovery = Discovery.of(rules)
                    .in("base 2", "zeckendorf", "base 3")
                    .states(40)
                    .within(Duration.ofSeconds(20));
            Discovered found = (random.misere() ? discovery.misere() : discovery).run();
            assertFalse(found.reason().contains("fault"), random + ": " + found.reason());
            if (found.proved()) {
                proved++;
                compared(random, found.theorem().orElseThrow(), box);
                assertTrue(
                        found.theorem()
                                .get()
                                .certificate()
                                .check(Meter.unlimited())
                                .accepted(),
                        random.toString());
            }
        }
        assertTrue(proved * 3 >= games, proved + " of " + games + " were proved");
    }

    private static void compared(RandomRules random, Theorem theorem, int box) {
        Map<List<Long>, Boolean> known = new HashMap<>();
        long[] position = new long[random.heaps()];
        for (Optional<long[]> at = Optional.of(position); at.isPresent(); at = next(position, box)) {
            if (random.inside(position)) {
                boolean p = random.isP(position, known);
                assertEquals(p, theorem.isP(position), () -> random + " at " + Arrays.toString(position));
                for (List<java.math.BigInteger> move : theorem.winningMoves(position)) {
                    assertTrue(theorem.isP(move.toArray(java.math.BigInteger[]::new)));
                }
                assertTrue(
                        random.misere() || p == theorem.winningMoves(position).isEmpty());
            }
        }
    }

    private static Optional<long[]> next(long[] position, int box) {
        int heap = 0;
        while (heap < position.length && ++position[heap] == box) {
            position[heap++] = 0;
        }
        return heap == position.length ? Optional.empty() : Optional.of(position);
    }

    @Test
    void someRandomRulesAgreeWithSearch() {
        tried(25, 7, 14);
    }

    @Test
    @Tag("thorough")
    void manyRandomRulesAgreeWithSearch() {
        tried(3000, 10_000, 18);
    }
}
