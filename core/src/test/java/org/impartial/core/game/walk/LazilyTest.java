package org.impartial.core.game.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LazilyTest {

    @Test
    void elementsComeInOrder() {
        assertEquals(
                List.of(1, 2, 2, 3, 3, 3),
                Lazily.flatMap(Stream.of(0, 1, 2, 3), n -> IntStream.range(0, n).mapToObj(i -> n))
                        .toList());
        assertEquals(List.of(), Lazily.flatMap(Stream.<Integer>of(), Stream::of).toList());
    }

    /** Two levels deep, where streams of the JDK would fill a buffer without end. */
    @Test
    void onlyRequestedElementsAreCreated() {
        AtomicInteger made = new AtomicInteger();
        Stream<Integer> naturals = IntStream.iterate(0, n -> n + 1).boxed().peek(n -> made.incrementAndGet());
        Stream<Integer> inner = Lazily.flatMap(Stream.of(0), zero -> Lazily.flatMap(naturals, Stream::of));
        List<Integer> first = Lazily.flatMap(Stream.of(1, 2), n -> n == 1 ? inner : Stream.<Integer>of())
                .limit(3)
                .toList();
        assertEquals(List.of(0, 1, 2), first);
        assertEquals(3, made.get());
    }

    /** No image is computed before it is requested, as one may be costly. */
    @Test
    void imagesAreComputedOneByOne() {
        AtomicInteger made = new AtomicInteger();
        Stream<Integer> halves = IntStream.iterate(0, n -> n + 2).boxed();
        Stream<Integer> images = Lazily.flatMap(Stream.of(0), zero -> Lazily.map(halves, n -> {
            made.incrementAndGet();
            return n / 2;
        }));
        assertEquals(List.of(0, 1, 2), images.limit(3).toList());
        assertEquals(3, made.get());
    }
}
