package org.impartial.games.coin;

import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Any run of neighbouring coins, also a single one: the game of Ruler.
 *
 * @param first the label of the leftmost coin, 0 or 1
 */
record Run(long first) implements TurningSet {

    @Override
    public Stream<Coins> turns(long rightmost) {
        return LongStream.rangeClosed(first, rightmost).mapToObj(left -> Coins.run(left, rightmost));
    }

    @Override
    public long count(long rightmost) {
        return rightmost - first + 1;
    }

    @Override
    public boolean holds(Coins turn) {
        return turn.edges().count() == 2;
    }

    @Override
    public long widest(long rightmost) {
        return rightmost - first + 1;
    }

    @Override
    public Optional<HeadTheory> closedForm() {
        return Optional.of(new RulerTheory(first));
    }

    /** Returns the notation of the set. */
    @Override
    public String toString() {
        return "run";
    }
}
