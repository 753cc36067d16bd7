package org.impartial.census;

import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.impartial.core.game.Position;

/** Positions listed by their values, or by the elements of a monoid. */
record PositionTable(SortedMap<Long, List<Position>> positions) {
    static PositionTable of(List<Position> positions, ToLongFunction<Position> element) {
        return new PositionTable(positions.stream()
                .collect(Collectors.groupingBy(element::applyAsLong, TreeMap::new, Collectors.toList())));
    }

    SortedMap<Long, BigInteger> counts() {
        SortedMap<Long, BigInteger> counts = new TreeMap<>();
        positions.forEach((value, list) -> counts.put(value, BigInteger.valueOf(list.size())));
        return counts;
    }

    List<Position> any(long value, BigInteger count, RandomGenerator random) {
        return List.of(positions.getOrDefault(value, List.of()).get(random.nextInt(count.intValueExact())));
    }
}
