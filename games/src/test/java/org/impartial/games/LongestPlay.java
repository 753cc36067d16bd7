package org.impartial.games;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Position;

/** The length of the longest play, for small positions. */
final class LongestPlay {
    private final Map<Position, Long> known = new HashMap<>();
    private final Function<Position, Stream<Position>> options;

    private LongestPlay(Function<Position, Stream<Position>> options) {
        this.options = options;
    }

    static long of(Position position, Function<Position, Stream<Position>> options) {
        return new LongestPlay(options).longest(position);
    }

    private long longest(Position position) {
        Long before = known.get(position);
        if (before != null) {
            return before;
        }
        long most = options.apply(position)
                .mapToLong(next -> 1 + longest(next))
                .max()
                .orElse(0);
        known.put(position, most);
        return most;
    }
}
