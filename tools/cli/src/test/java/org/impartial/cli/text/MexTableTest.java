package org.impartial.cli.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.Test;

class MexTableTest {
    private static final int FAR = 1_000_000;

    /** Whether the options of the root of eight long chains are shown. */
    private static boolean isShown(int length) {
        List<Integer> starts = IntStream.rangeClosed(1, 8)
                .mapToObj(chain -> FAR * chain + length)
                .toList();
        ImpartialGame<Integer> chains = ImpartialGame.of(
                "chains", List.of(0), (Integer n) -> n == 0 ? starts : n % FAR == 0 ? List.of() : List.of(n - 1));
        return new MexTable(chains.at(0), String::valueOf, Solver.normal())
                .few()
                .isPresent();
    }

    @Test
    void aTableThatIsNotRequestedHasOneLimitForAllOptions() {
        assertEquals(List.of(true, false), List.of(isShown(500), isShown(15_000)));
    }
}
