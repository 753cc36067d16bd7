package org.impartial.games.coin;

import java.util.stream.Stream;
import org.impartial.core.game.Basis;

/**
 * The values of rows with a single head, and the moves of a given worth. In every coin-turning game heads add: a row is
 * worth the XOR of its single heads, since a turned coin counts the same on either side, and two equal coins cancel
 * [Ferguson]. So a move changes the value of a row by its worth, the XOR of the values of the coins that it turns.
 *
 * <p>Implementations are safe to share between threads.
 */
interface HeadTheory {

    /** {@return the basis of the values: statement, source and status} */
    Basis basis();

    /**
     * Returns whether the values of all heads up to a label are known; false beyond the limits of a table or of 64
     * bits.
     */
    boolean covers(long label);

    /** Returns the Grundy value of a row with a single head, whose label is covered. */
    long value(long label);

    /** Returns the Grundy value of a row of heads, or the worth of a move that turns coins: the XOR of their values. */
    default long value(Coins coins) {
        return coins.labels().map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /** Returns the sets of coins with a rightmost one that are the moves of a given worth, not 0, lazily. */
    Stream<Coins> turns(long rightmost, long worth);

    /** Returns a short explanation why a single head has its value, possibly empty. */
    default String reason(long label) {
        return "";
    }
}
