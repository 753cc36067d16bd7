package org.impartial.census;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.stream.LongStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Meter;
import org.impartial.solve.Solver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions that are one number each are found in their range, and counted by their outcomes. */
class TuplesOfOneTest {
    /** All numbers of a long are one more than its greatest. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void tooManyTuplesAreRefused(int size) {
        ImpartialGame<?> game = GameLibrary.installed().ruleset("mark").games().get(0);
        Tuples<?> all = Tuples.of(game, size, 0, Long.MAX_VALUE);
        assertThrows(BeyondRangeException.class, () -> all.outcomes(Convention.NORMAL, Meter.unlimited()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dag[n=4,edges=[0,1],[1,2],[0,2]] | 4",
                "digraph[n=4,edges=[0,1],[1,0],[0,2],[3,1]] | 4",
                "top-entails | 11",
                "complimenting-nim[max=2] | 11"
            })
    void eachNumberIsAPosition(String name, long positions) {
        ImpartialGame<?> game = GameLibrary.installed().ruleset(name).games().get(0);
        Tuples<?> tuples = Tuples.of(game, Tuples.size(game).orElseThrow(), 0, 10);
        for (Census census : new Census[] {
            tuples.census(Convention.NORMAL, Meter.unlimited()), tuples.outcomes(Convention.NORMAL, Meter.unlimited())
        }) {
            assertEquals(BigInteger.valueOf(positions), census.total());
            long lost = LongStream.range(0, positions)
                    .mapToObj(n -> GameLibrary.installed().read(name + " " + n).position())
                    .filter(position -> Solver.normal().outcome(position) == Outcome.P)
                    .count();
            assertEquals(BigInteger.valueOf(lost), census.count(0));
            assertTrue(lost > 0, name);
        }
    }
}
