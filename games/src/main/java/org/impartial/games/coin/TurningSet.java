package org.impartial.games.coin;

import java.util.stream.Stream;

/**
 * The moves of a coin-turning game as data [Ferguson]: for each coin the sets of coins that may be turned with it as the
 * rightmost one, which must show heads. All the others lie to its left and may show either side.
 */
public sealed interface TurningSet permits UpTo, Run, Block, Pairs, Steps, Companions, Symmetric, Listed {

    /**
     * The label of the leftmost coin.
     *
     * @return 0 or 1
     */
    long first();

    /**
     * The sets of coins that may be turned together.
     *
     * @param rightmost the label of the rightmost of them
     * @return the sets, lazily; each holds that coin and coins to its left
     */
    Stream<Coins> turns(long rightmost);

    /**
     * How many sets {@link #turns} gives.
     *
     * @param rightmost the label of the rightmost coin
     * @return their number; {@link Long#MAX_VALUE} for anything from there on
     */
    long count(long rightmost);

    /**
     * How many coins a move may turn.
     *
     * @param rightmost the label of the rightmost coin
     * @return the size of the largest set that {@link #turns} gives, or more
     */
    long widest(long rightmost);

    /**
     * What is known of the values of single heads.
     *
     * @return a theory; it may hold tables that grow, so keep it as long as its answers are of use
     */
    HeadTheory theory();
}
