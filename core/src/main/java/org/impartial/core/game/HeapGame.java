package org.impartial.core.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A game on one heap of beans: a state is a heap size, and every option consists of smaller heaps. Several heaps are a
 * sum ({@link #heaps}).
 *
 * <p>The rules are written for {@code int} heaps, which is what tables hold; a lambda will do:
 *
 * <pre>{@code HeapGame oneOrTwo = HeapGame.of("one-or-two", (heap, out) -> {
 *     for (int k = 1; k <= 2 && k <= heap; k++) {
 *         out.to(heap - k);
 *     }
 * });}</pre>
 *
 * <p>A game that has answers for greater heaps by its claims writes {@link #farOptions} too where its options can be
 * listed.
 */
@FunctionalInterface
public interface HeapGame extends ImpartialGame<Long> {

    /** The greatest heap that the {@code int} lane takes. */
    int GREATEST_NEAR = Integer.MAX_VALUE;

    /**
     * Gives every option of a heap.
     *
     * @param heap the heap size, 0 or more
     * @param out takes the options, each made of heaps smaller than this one
     */
    void options(int heap, HeapOptions out);

    /**
     * Gives every option of a heap above {@link #GREATEST_NEAR}.
     *
     * @param heap the heap size
     * @param out takes the options
     * @throws BeyondRangeException by default: the game lists no options of such heaps
     */
    default void farOptions(long heap, Options<Long> out) {
        throw new BeyondRangeException(name() + " lists the options of heaps up to " + GREATEST_NEAR + ", not of "
                + heap + "; ask its claims or a proved period instead");
    }

    @Override
    default void options(Long heap, Options<Long> out) {
        if (heap > GREATEST_NEAR) {
            farOptions(heap, out);
            return;
        }
        RecordedOptions near = HeapOptions.recording();
        near.record(this, Math.toIntExact(heap), out.meter());
        for (int option = 0; option < near.count(); option++) {
            List<Long> parts = new ArrayList<>(near.parts(option));
            for (int i = 0; i < near.parts(option); i++) {
                parts.add((long) near.part(option, i));
            }
            out.toSum(parts);
        }
    }

    @Override
    default Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 40).boxed();
    }

    @Override
    default Notation<Long> notation() {
        return HeapNotation.RESULT;
    }

    /**
     * This game on one heap.
     *
     * @param heap the heap size
     * @return the component
     */
    default Component<Long> at(long heap) {
        return at(Long.valueOf(heap));
    }

    /**
     * The sum of this game on several heaps.
     *
     * @param heaps the heap sizes
     * @return the sum, in the order given
     */
    default Position heaps(long... heaps) {
        return Position.sum(Arrays.stream(heaps).mapToObj(this::at).toList());
    }

    /**
     * Gives a rule a name, which messages and answers will use.
     *
     * @param name the name
     * @param rule the rule, for instance a lambda
     * @return the game
     */
    static HeapGame of(String name, HeapGame rule) {
        return new NamedHeapGame(name, rule);
    }
}
