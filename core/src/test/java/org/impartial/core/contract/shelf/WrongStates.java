package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.STATES_TOLD;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Games that accept invalid states or reject valid ones. */
final class WrongStates {

    private WrongStates() {}

    static List<Wrong> all() {
        return List.of(
                Wrong.game(STATES_TOLD, new Below()),
                Wrong.game(STATES_TOLD, new Strict()),
                Wrong.game(STATES_TOLD, new Careless()));
    }

    /** Nim with heaps below 0. */
    private record Below() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public void requireState(Long heap) {}
    }

    /** Nim that rejects a heap of 1, which play reaches. */
    private record Strict() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public void requireState(Long heap) {
            if (heap < 0 || heap == 1) {
                throw new NotationException("a heap is 0 or 2 or more");
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(4L);
        }
    }

    /** A pair of heaps of which only the first counts; the notation does not check that there is one. */
    private record Careless() implements ImpartialGame<Long>, Notation<Long> {
        @Override
        public void options(Long heap, Options<Long> out) {
            if (heap > 0) {
                out.to(heap - 1);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(3L);
        }

        @Override
        public Notation<Long> notation() {
            return this;
        }

        @Override
        public Long read(Datum datum) {
            return Math.max(0, datum.asItems().get(0).asLong("the heap"));
        }

        @Override
        public Datum write(Long heap) {
            return Datum.of(heap, 0L);
        }
    }
}
