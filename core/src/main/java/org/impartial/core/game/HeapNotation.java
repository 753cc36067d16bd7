package org.impartial.core.game;

import java.util.List;
import org.impartial.core.notation.Datum;

/** How one heap and a move in it are written: the heap by its size, the move by what is left or by what is taken. */
public enum HeapNotation implements Notation<Long> {
    /** A move is written as the heap that is left, or as the ascending list of heaps if it is not just one. */
    RESULT {
        @Override
        public Datum move(Long before, Position after) {
            List<Datum> heaps = heapsOf(after);
            return heaps.size() == 1 ? heaps.get(0) : Datum.list(heaps);
        }
    },
    /** A move is written as the ascending list of the heaps that are left, without those of size 0. */
    HEAPS {
        @Override
        public Datum move(Long before, Position after) {
            return Datum.list(
                    heapsOf(after).stream().filter(h -> !h.equals(Datum.of(0))).toList());
        }
    },
    /** A move is written as the number of beans taken. */
    TAKEN {
        @Override
        public Datum move(Long before, Position after) {
            long left = 0;
            for (Datum heap : heapsOf(after)) {
                left += heap.asLong("heap");
            }
            return Datum.of(before - left);
        }
    };

    @Override
    public Long read(Datum datum) {
        return datum.asLong("the heap", 0);
    }

    @Override
    public Datum write(Long state) {
        return Datum.of(state);
    }

    private static List<Datum> heapsOf(Position after) {
        return after.components().stream()
                .map(part -> (Long) part.state())
                .sorted()
                .map(Datum::of)
                .toList();
    }
}
