package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.LANES_AGREE;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Games whose primitive lanes do not agree with their rules. */
final class WrongLanes {

    private WrongLanes() {}

    static List<Wrong> all() {
        return List.of(
                Wrong.game(LANES_AGREE, new Heap()),
                Wrong.game(LANES_AGREE, new Far()),
                Wrong.game(LANES_AGREE, new Packed()),
                Wrong.game(LANES_AGREE, new PackedForm()));
    }

    /** Nim in the int lane; the object lane omits the move that takes the whole heap. */
    private record Heap() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public void options(Long heap, Options<Long> out) {
            LongStream.range(1, heap).forEach(out::to);
        }
    }

    /** Nim whose far options omit the move that takes the whole heap. */
    private record Far() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public void farOptions(long heap, Options<Long> out) {
            LongStream.range(1, heap).forEach(out::to);
        }
    }

    /** Clears any bit in the long lane, but only the lowest bit in the object lane. */
    private record Packed() implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            for (long bit = Long.highestOneBit(state); bit != 0; bit >>>= 1) {
                if ((state & bit) != 0) {
                    out.to(state ^ bit);
                }
            }
        }

        @Override
        public void options(Long state, Options<Long> out) {
            if (state != 0) {
                out.to(state & (state - 1));
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(7L);
        }
    }

    /** Clears the lowest bit; the two canonical forms are not the same. */
    private record PackedForm() implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            if (state != 0) {
                out.to(state & (state - 1));
            }
        }

        @Override
        public long canonical(long state) {
            return (1L << Long.bitCount(state)) - 1;
        }

        @Override
        public Long canonical(Long state) {
            return state;
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(13L);
        }
    }
}
