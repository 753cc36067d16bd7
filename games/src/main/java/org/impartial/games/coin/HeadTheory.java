package org.impartial.games.coin;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * The values of rows with a single head, and the moves of a given worth, which is the XOR of the values of the coins
 * turned: a row is worth the XOR of its heads, since a turned coin counts the same on either side, and two equal coins
 * cancel [Ferguson].
 */
interface HeadTheory {
    Basis basis();

    /** Returns whether the values of all heads up to a label are known and fit in 64 bits. */
    default boolean covers(long label) {
        return true;
    }

    long value(long label);

    /** Returns the Grundy value of a row of heads, or the worth of a move that turns coins: the XOR of their values. */
    default long value(Coins coins) {
        return coins.labels().map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /** Returns the moves of a worth, not 0, that turn a rightmost coin, lazily. */
    Stream<Coins> turns(long rightmost, long worth);

    default String reason(long label) {
        return "";
    }
}
