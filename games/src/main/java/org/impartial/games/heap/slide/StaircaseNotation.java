package org.impartial.games.heap.slide;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/**
 * Numbers of coins, place by place; a move by its place and number of coins, and with boxes by the place it goes to as
 * well. Numbers up to 2^63 − 1 are read; play may heap up greater ones, which are written but not read.
 */
record StaircaseNotation(Stairs stairs) implements Notation<List<BigInteger>> {

    @Override
    public List<BigInteger> read(Datum datum) {
        return StaircaseNim.of(datum.asLongs(stairs == Stairs.STAIRS ? "stair" : "box", 0));
    }

    @Override
    public Datum write(List<BigInteger> coins) {
        return Datum.list(coins.stream()
                .map(c -> c.bitLength() < Long.SIZE ? Datum.of(c.longValueExact()) : new Datum.Big(c))
                .toList());
    }

    @Override
    public Datum move(List<BigInteger> before, Position after) {
        List<?> left = (List<?>) after.components().get(0).state();
        int from = 0;
        int to = 0;
        long count = 0;
        for (int i = 0; i < before.size(); i++) {
            int change = before.get(i).compareTo((BigInteger) left.get(i));
            if (change > 0) {
                from = i + 1;
                count = before.get(i).subtract((BigInteger) left.get(i)).longValueExact();
            } else if (change < 0) {
                to = i + 1;
            }
        }
        List<Long> form = new ArrayList<>(List.of((long) from));
        if (stairs == Stairs.BOXES) {
            form.add((long) to);
        }
        form.add(count);
        return Datum.list(form.stream().map(Datum::of).toList());
    }
}
