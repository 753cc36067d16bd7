package org.impartial.core.game.walk;

import com.google.common.collect.Iterators;
import com.google.common.collect.Streams;
import java.util.Iterator;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Streams that are evaluated no further than necessary. A {@link Stream#flatMap} inside another one is buffered to its
 * end before its first element is available, so that the first of 10^12 replies would never appear.
 */
public final class Lazily {
    private Lazily() {}

    /**
     * Returns the elements of streams one after the other, each stream begun when the one before has ended.
     *
     * @param <T> the elements from which streams are made
     * @param <R> their elements
     * @param stream the elements
     * @param each makes a stream
     * @return the elements; a sequential stream that holds no more than one element at a time
     */
    public static <T, R> Stream<R> flatMap(Stream<T> stream, Function<? super T, ? extends Stream<? extends R>> each) {
        Iterator<Iterator<R>> parts = Iterators.transform(stream.iterator(), t -> elements(each.apply(t)));
        return Streams.stream(Iterators.concat(parts));
    }

    /** Returns a stream of a subtype as a stream of the type, which is safe since streams are only read. */
    @SuppressWarnings("unchecked")
    private static <R> Iterator<R> elements(Stream<? extends R> stream) {
        return ((Stream<R>) stream).iterator();
    }
}
