package org.impartial.games.state;

import java.util.List;
import java.util.Objects;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.notation.NotationException;
import org.impartial.games.heap.queen.TwoHeaps;

/** Checks of states. Errors name the wrong number of a list; a long list is not quoted. */
public final class Require {
    public static void present(ImpartialGame<?> game, Object state) {
        if (state == null) {
            throw new NotationException("a state of " + game.name() + " is required, not null");
        }
    }

    public static void numbers(ImpartialGame<?> game, String what, long least, List<Long> numbers) {
        present(game, numbers);
        int index = 0;
        for (Long number : numbers) {
            if (number == null || number < least) {
                throw new NotationException("the " + what + " of " + game.name() + " are numbers from " + least
                        + " on, and the one at index " + index + " is " + number);
            }
            index++;
        }
    }

    public static void ascending(ImpartialGame<?> game, String what, long least, List<Long> numbers) {
        numbers(game, what, least, numbers);
        for (int i = 1; i < numbers.size(); i++) {
            if (numbers.get(i) <= numbers.get(i - 1)) {
                throw new NotationException("the " + what + " of " + game.name() + " ascend strictly, and "
                        + numbers.get(i) + " stands after " + numbers.get(i - 1));
            }
        }
    }

    public static void pair(ImpartialGame<?> game, TwoHeaps heaps, long least) {
        present(game, heaps);
        if (heaps.lesser() < least) {
            throw new NotationException("the heaps of " + game.name() + " are at least " + least + ", not "
                    + heaps.first() + " and " + heaps.second());
        }
    }

    public static void bits(ImpartialGame<?> game, String what, long all, Long set) {
        if (set == null || (set & ~all) != 0) {
            throw new NotationException("a state of " + game.name() + " is a set of its " + Long.bitCount(all) + " "
                    + what + " as bits, the first one the lowest, not " + set);
        }
    }

    public static void parts(ImpartialGame<?> game, List<?> parts) {
        present(game, parts);
        if (parts.stream().anyMatch(Objects::isNull)) {
            throw new NotationException("a part of " + game.name() + " is required, not null");
        }
    }

    /** Checks that the positions end, leave moves free, and allow two moves in a row by one player. */
    public static void ordinaryParts(ImpartialGame<?> game, List<Position> parts) {
        parts(game, parts);
        for (Position part : parts) {
            PositionKind.requireOrdinary(part, "a part of " + game.name());
        }
    }
}
