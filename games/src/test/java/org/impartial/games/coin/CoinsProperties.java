package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;

/** Sets of coins against sets of labels. */
class CoinsProperties {

    private static Coins coins(Set<Long> labels) {
        return Coins.of(labels.stream().mapToLong(Long::longValue).toArray());
    }

    private static Set<Long> difference(Set<Long> a, Set<Long> b) {
        Set<Long> either = new TreeSet<>(a);
        b.stream().filter(label -> !either.remove(label)).forEach(either::add);
        return either;
    }

    @Property
    void turningIsTheSymmetricDifference(
            @ForAll Set<@LongRange(max = 30) Long> heads, @ForAll Set<@LongRange(max = 30) Long> turn) {
        Set<Long> left = difference(heads, turn);
        Coins turned = coins(heads).turned(coins(turn));
        assertEquals(List.copyOf(new TreeSet<>(left)), turned.labels().boxed().toList());
        assertEquals(coins(left), turned);
        assertEquals(coins(left).hashCode(), turned.hashCode());
        assertEquals(left.size(), turned.size());
        assertEquals(left.isEmpty(), turned.isEmpty());
        assertEquals(left.stream().mapToLong(l -> l).max().orElse(-1), turned.greatest());
        assertEquals(coins(heads), turned.turned(coins(turn)));
    }

    /** Small differences to a large row are kept beside it; what they are must not show. */
    @Property(tries = 100)
    void aLargeRowIsSharedWithoutASign(@ForAll List<@LongRange(max = 3000) Long> turns) {
        Set<Long> labels =
                LongStream.range(0, 1000).map(i -> 3 * i).boxed().collect(Collectors.toCollection(HashSet::new));
        Coins row = coins(labels);
        for (Long label : turns) {
            row = row.turned(Coins.of(label));
            labels = difference(labels, Set.of(label));
        }
        assertEquals(coins(labels), row);
        assertEquals(row, coins(labels));
        assertEquals(coins(labels).hashCode(), row.hashCode());
        assertEquals(List.copyOf(new TreeSet<>(labels)), row.labels().boxed().toList());
        assertNotEquals(row, row.turned(Coins.of(5000)));
    }

    @Test
    void runsAreSetsOfTheirLabels() {
        assertEquals(Coins.of(4, 5, 6), Coins.run(4, 6));
        assertEquals(Coins.of(6, 4, 5, 4), Coins.run(4, 6));
        assertEquals("4..6 8 10 11", Coins.of(11, 10, 8, 6, 5, 4).toString());
        assertEquals(1L << 60, Coins.run(1, 1L << 60).size());
        assertEquals(Coins.NONE, Coins.of());
    }
}
