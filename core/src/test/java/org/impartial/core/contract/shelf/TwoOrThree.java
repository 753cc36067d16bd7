package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Two or three beans are taken, so that two options may have the same value; with a given claim about the replies. */
public record TwoOrThree(String name, Convention convention, boolean complete, Rule rule) implements HeapGame {

    /** The heaps that replies are claimed to leave. */
    @FunctionalInterface
    public interface Rule {
        LongStream replies(long heap, long wanted);
    }

    @Override
    public void options(int heap, HeapOptions out) {
        options((long) heap).forEach(left -> out.to((int) left));
    }

    @Override
    public List<Claim<Long>> claims() {
        return List.of(new Claim.Replies<>(
                Told.TALE,
                convention,
                complete,
                heap -> true,
                false,
                (heap, wanted) -> rule.replies(heap, wanted).mapToObj(this::at)));
    }

    /** Returns the heaps that a move leaves. */
    public static LongStream options(long heap) {
        return LongStream.of(heap - 2, heap - 3).filter(left -> left >= 0);
    }

    /** Returns the heaps of a given value that a move leaves: the values 0 0 1 1 2 repeat. */
    public static LongStream withValue(long heap, long value) {
        return options(heap).filter(left -> left % 5 / 2 == value);
    }
}
