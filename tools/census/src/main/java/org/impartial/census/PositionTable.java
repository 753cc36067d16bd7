package org.impartial.census;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;

/** Positions listed by their values, or by the elements of a monoid. */
record PositionTable(SortedMap<Long, List<Position>> positions) {

    static PositionTable of(List<Position> positions, ToLongFunction<Position> element) {
        SortedMap<Long, List<Position>> table = new TreeMap<>();
        positions.forEach(position -> table.computeIfAbsent(element.applyAsLong(position), value -> new ArrayList<>())
                .add(position));
        return new PositionTable(table);
    }

    SortedMap<Long, BigInteger> counts() {
        SortedMap<Long, BigInteger> counts = new TreeMap<>();
        positions.forEach((value, list) -> counts.put(value, BigInteger.valueOf(list.size())));
        return counts;
    }

    List<Position> any(long value, BigInteger count, RandomGenerator random) {
        return List.of(at(value, random.nextInt(count.intValueExact())));
    }

    /** Returns a position of a value by its place among those of that value. */
    Position at(long value, int place) {
        return positions.getOrDefault(value, List.of()).get(place);
    }
}
