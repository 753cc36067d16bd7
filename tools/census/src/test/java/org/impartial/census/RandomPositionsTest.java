package org.impartial.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.games.board.Cram;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/** Random positions have the requested outcome, each with the same probability. */
class RandomPositionsTest {
    private static final int DRAWS = 10_000;

    private static RandomPositions of(ImpartialGame<?> game, int heaps, long to, long seed) {
        return RandomPositions.of(game, heaps, to, seed, Meter.unlimited()).orElseThrow();
    }

    /** Of the multisets of two heaps from 1 to 4, 4 are P and 6 are N; of the pairs up to 4 of Wythoff, 3 and 22. */
    @Test
    void bothOutcomesAreUniform() {
        assertUniform(of(new Nim(), 2, 4, 1), Outcome.P, 4);
        assertUniform(of(new Nim(), 2, 4, 1), Outcome.N, 6);
        assertUniform(of(new Wythoff(), 2, 4, 1), Outcome.P, 3);
        assertUniform(of(new Wythoff(), 2, 4, 1), Outcome.N, 22);
    }

    private static void assertUniform(RandomPositions random, Outcome outcome, int positions) {
        Map<Position, Integer> drawn = new HashMap<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            drawn.merge(random.next(outcome, Meter.unlimited()).orElseThrow(), 1, Integer::sum);
        }
        Solver search = Solver.normal().using(Strategy.search());
        drawn.keySet().forEach(position -> assertEquals(outcome, search.outcome(position), position::toString));
        assertEquals(positions, drawn.size(), drawn::toString);
        double mean = (double) DRAWS / positions;
        drawn.forEach((position, count) ->
                assertTrue(Math.abs(count - mean) < 5 * Math.sqrt(mean), position + " was drawn " + count + " times"));
    }

    @Test
    void aSeedRepeatsThePositions() {
        List<Position> first = three(of(new Nim(), 3, 1000, 5));
        assertEquals(first, three(of(new Nim(), 3, 1000, 5)));
        assertNotEquals(first, three(of(new Nim(), 3, 1000, 6)));
    }

    private static List<Position> three(RandomPositions random) {
        return Stream.generate(() -> random.next(Outcome.P, Meter.unlimited()).orElseThrow())
                .limit(3)
                .toList();
    }

    @Test
    void whatCannotBeCountedIsEmpty() {
        assertEquals(Optional.empty(), RandomPositions.of(new Cram(2, 3), 2, 5, 1, Meter.unlimited()));
        assertEquals(Optional.empty(), of(new Nim(), 1, 5, 1).next(Outcome.P, Meter.unlimited()));
        Meter none = new Meter(Budget.positions(1), Progress.NONE, () -> false);
        assertEquals(Optional.empty(), RandomPositions.of(new Wythoff(), 2, 5000, 1, none));
        Meter cancelled = new Meter(Budget.unlimited(), Progress.NONE, () -> true);
        assertThrows(StoppedException.class, () -> RandomPositions.of(new Wythoff(), 2, 5000, 1, cancelled));
    }
}
