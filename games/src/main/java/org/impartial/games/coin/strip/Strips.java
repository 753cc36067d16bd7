package org.impartial.games.coin.strip;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Starting points of small worlds on a strip. */
final class Strips {
    private Strips() {}

    /** Returns all ascending lists of distinct squares from 0 to one below an end. */
    static Stream<List<Long>> subsets(int end) {
        return LongStream.range(0, 1L << end)
                .mapToObj(set -> LongStream.range(0, end)
                        .filter(square -> (set >> square & 1) == 1)
                        .boxed()
                        .toList());
    }
}
