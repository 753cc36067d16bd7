package org.impartial.games.graph.token;

import java.util.stream.LongStream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The visited squares as numbers from 0, the token's, on; a move by its step.
 *
 * @param game says which squares there are
 */
record KotzigNotation(Kotzig game) implements Notation<Long> {

    @Override
    public Long read(Datum datum) {
        long visited = 0;
        for (long square : datum.asLongs("visited square", 0)) {
            if (square >= game.squares()) {
                throw new NotationException(
                        "the squares of " + game.name() + " are from 0 to " + (game.squares() - 1) + ", not " + square);
            }
            visited |= 1L << square;
        }
        game.requireState(visited);
        return visited;
    }

    @Override
    public Datum write(Long visited) {
        return Datum.of(LongStream.range(0, game.squares())
                .filter(square -> (visited >> square & 1) == 1)
                .toArray());
    }

    @Override
    public Datum move(Long before, Position after) {
        Object left = after.components().get(0).state();
        return game.steps().stream()
                .filter(step -> (before >> step & 1) == 0 && left.equals(game.after(before, step)))
                .map(step -> Datum.of((long) step))
                .findFirst()
                .orElseThrow();
    }
}
