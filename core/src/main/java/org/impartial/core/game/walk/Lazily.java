package org.impartial.core.game.walk;

import com.google.common.collect.Iterators;
import com.google.common.collect.Streams;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.BaseStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Streams evaluated no further than necessary: a {@link Stream#flatMap} inside another one is buffered to its end. */
public final class Lazily {
    private Lazily() {}

    /** Returns the elements of streams one after the other; each stream is started when the one before has ended. */
    public static <T, R> Stream<R> flatMap(
            BaseStream<T, ?> stream, Function<? super T, ? extends Stream<? extends R>> each) {
        return StreamSupport.stream(new Flat<T, R>(stream.spliterator(), each), false);
    }

    /** {@return the images of the elements, computed one by one} An iterator over them has no buffer. */
    public static <T, R> Stream<R> map(Stream<T> stream, Function<? super T, ? extends R> image) {
        return Streams.stream(Iterators.transform(stream.iterator(), image::apply));
    }

    /** The elements of the current stream, and then those of the next one. */
    private static final class Flat<T, R> implements Spliterator<R> {
        private final Spliterator<T> outer;
        private final Function<? super T, ? extends Stream<? extends R>> each;
        private @Nullable Spliterator<? extends R> inner;

        Flat(Spliterator<T> outer, Function<? super T, ? extends Stream<? extends R>> each) {
            this.outer = outer;
            this.each = each;
        }

        @Override
        public boolean tryAdvance(Consumer<? super R> action) {
            do {
                if (inner != null && inner.tryAdvance(action)) {
                    return true;
                }
            } while (outer.tryAdvance(next -> inner = each.apply(next).spliterator()));
            inner = null;
            return false;
        }

        @Override
        public @Nullable Spliterator<R> trySplit() {
            return null;
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED;
        }
    }
}
