package org.impartial.games.number;

import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** A take-away game in which an arithmetic function of the heap gives the numbers that may be taken [Iannucci-Larsson 2021]. */
interface ArithmeticGame extends HeapGame {
    /** Lists the numbers that may be taken from a heap; {@code tick} is called for each number that is tried. */
    void taken(long heap, Runnable tick, LongConsumer out);

    @Override
    default void options(int heap, HeapOptions out) {
        taken(heap, out::tick, taken -> out.to((int) (heap - taken)));
    }

    @Override
    default Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 80).boxed();
    }

    @Override
    default Notation<Long> notation() {
        return HeapNotation.TAKEN;
    }
}
