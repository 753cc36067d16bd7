package org.impartial.solve.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

/** Flat tables of games whose states are ranks. */
class RankedTablesTest {
    /** A heap of Nim: the values are as great as the states, far above a byte. */
    private static final RankedGame NIM = (state, out) -> {
        for (long left = 0; left < state; left++) {
            out.to(left);
        }
    };

    @Test
    void valuesAboveAByteAreExact() {
        Solver solver = Solver.normal().using(Strategy.ranked());
        for (int heap : new int[] {0, 1, 254, 255, 256, 257, 1000}) {
            assertEquals(heap, solver.analyse(NIM.at(heap)).grundy().orElseThrow());
        }
    }

    @Test
    void optionsMayDecompose() {
        RankedGame kayles = (state, out) -> SomeGames.PACKED_KAYLES.options(state, out);
        PackedGame packed = SomeGames.PACKED_KAYLES;
        for (int heap = 0; heap < 300; heap += 7) {
            assertEquals(
                    Solver.normal()
                            .using(Strategy.packed())
                            .analyse(packed.at(heap))
                            .grundy(),
                    Solver.normal()
                            .using(Strategy.ranked())
                            .analyse(kayles.at(heap))
                            .grundy());
        }
    }

    @Test
    void ranksThatDoNotFallAreRefused() {
        RankedGame rising = (state, out) -> out.to(state == 5 ? 5 : state - 1);
        FaultyRulesException e = assertThrows(
                FaultyRulesException.class,
                () -> Solver.normal().using(Strategy.ranked()).analyse(rising.at(9)));
        assertTrue(e.getMessage().contains("an option of 0 has the part -1"), e.getMessage());
        RankedGame loop = (state, out) -> {
            if (state > 0) {
                out.to(state == 5 ? 5 : state - 1);
            }
        };
        e = assertThrows(
                FaultyRulesException.class,
                () -> Solver.normal().using(Strategy.ranked()).analyse(loop.at(9)));
        assertTrue(e.getMessage().contains("an option of 5 has the part 5"), e.getMessage());
    }

    @Test
    void searchTakesTheFlatTableWhereItIsSmall() {
        Analysis low = Solver.normal().using(Strategy.search()).analyse(NIM.at(600));
        assertEquals(601, low.cost().positions());
        RankedGame halving = (state, out) -> {
            if (state > 0) {
                out.to(state / 2);
            }
        };
        Component<Long> high = halving.at(1L << 40);
        assertEquals(
                42,
                Solver.normal().using(Strategy.search()).analyse(high).cost().positions());
        assertEquals(
                Analysis.Status.DECLINED,
                Solver.normal().using(Strategy.ranked()).analyse(high).status());
    }
}
