package org.impartial.core.game.walk;

import com.google.common.collect.Iterators;
import com.google.common.collect.Streams;
import java.util.function.Function;
import java.util.stream.BaseStream;
import java.util.stream.Stream;

/** Streams evaluated no further than necessary: a {@link Stream#flatMap} inside another one is buffered to its end. */
public final class Lazily {
    private Lazily() {}

    /** Returns the elements of streams one after the other; each stream is started when the one before has ended. */
    public static <T, R> Stream<R> flatMap(
            BaseStream<T, ?> stream, Function<? super T, ? extends Stream<? extends R>> each) {
        return Streams.stream(Iterators.concat(
                Iterators.transform(stream.iterator(), next -> each.apply(next).iterator())));
    }

    /** {@return the images of the elements, computed one by one} An iterator over them has no buffer. */
    public static <T, R> Stream<R> map(Stream<T> stream, Function<? super T, ? extends R> image) {
        return Streams.stream(Iterators.transform(stream.iterator(), image::apply));
    }
}
