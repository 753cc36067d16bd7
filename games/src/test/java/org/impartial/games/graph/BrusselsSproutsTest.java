package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.api.Test;

class BrusselsSproutsTest {
    private static final BrusselsSprouts GAME = new BrusselsSprouts();

    private static Component<List<Long>> region(List<Long> ends) {
        return GAME.at(ends.stream().sorted().toList());
    }

    /** Every curve, one by one: two boundaries are joined, or one is parted with every set of others on its first side. */
    private static Set<Position> curves(List<Long> ends) {
        Set<Position> curves = new HashSet<>();
        for (int i = 0; i < ends.size(); i++) {
            for (int j = i + 1; j < ends.size(); j++) {
                List<Long> rest = new ArrayList<>(ends);
                rest.set(i, ends.get(i) + rest.remove(j));
                curves.add(region(rest));
            }
            for (long side = 1; side < ends.get(i); side++) {
                for (int set = 0; set < 1 << ends.size(); set += 1) {
                    List<Long> first = new ArrayList<>(List.of(side));
                    List<Long> second = new ArrayList<>(List.of(ends.get(i) - side));
                    for (int k = 0; k < ends.size(); k++) {
                        if (k != i) {
                            ((set >> k & 1) == 1 ? first : second).add(ends.get(k));
                        }
                    }
                    curves.add(Position.sum(List.of(region(first), region(second))));
                }
            }
        }
        return curves;
    }

    @Property(tries = 60)
    void optionsAreTheCurvesEachOnce(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(min = 1, max = 6) Integer> boundaries) {
        List<Long> ends = boundaries.stream().map(Integer::longValue).sorted().toList();
        List<Position> options = region(ends).options(Meter.unlimited());
        assertEquals(curves(ends), new HashSet<>(options));
        assertEquals(curves(ends).size(), options.size(), () -> "an option of " + ends + " is given twice: " + options);
    }

    @Test
    void tensOfThousandsOfEndsAreListedAtOnce() {
        List<Position> options = assertTimeoutPreemptively(
                Duration.ofSeconds(5), () -> region(List.of(50_000L, 50_001L)).options(Meter.unlimited()));
        assertEquals(1 + 2 * 24_999 + 1 + 2 * 25_000, options.size());
        assertFalse(options.isEmpty());
    }
}
