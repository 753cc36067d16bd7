package org.impartial.census;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.math.BigInteger;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.function.LongUnaryOperator;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/** The heaps of a range, or what is numbered alike, with elements that repeat from a preperiod on. */
record HeapRange(
        LongFunction<Position> position, long from, long to, long preperiod, long period, LongUnaryOperator element) {

    /** Receives heaps with the number of heaps for which they stand. */
    interface RangeVisitor {
        /** Returns whether to continue. */
        boolean visit(long heap, long copies);
    }

    void forEach(RangeVisitor visitor) {
        long periodic = Math.max(from, preperiod);
        for (long heap = from; heap <= to && (heap < periodic || heap - periodic < period); heap++) {
            if (!visitor.visit(heap, heap < periodic ? 1 : (to - heap) / period + 1)) {
                return;
            }
        }
    }

    SortedMap<Long, BigInteger> counts(Meter meter) {
        Long2LongOpenHashMap copied = new Long2LongOpenHashMap();
        forEach((heap, copies) -> {
            meter.tick();
            copied.addTo(element.applyAsLong(heap), copies);
            return true;
        });
        SortedMap<Long, BigInteger> counts = new TreeMap<>();
        copied.forEach((value, copies) -> counts.put(value, BigInteger.valueOf(copies)));
        return counts;
    }

    /** Returns a random heap of an element that the given number of heaps have. */
    List<Position> any(long wanted, BigInteger count, RandomGenerator random) {
        long[] left = {Draw.below(count, random).longValueExact()};
        long[] found = {-1};
        forEach((heap, copies) -> {
            boolean has = element.applyAsLong(heap) == wanted;
            if (has && left[0] < copies) {
                found[0] = heap + left[0] * period;
                return false;
            }
            left[0] -= has ? copies : 0;
            return true;
        });
        return List.of(position.apply(found[0]));
    }
}
