package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The budget of memory: every table announces its growth, and the search stops before the limit is exceeded. */
class MemoryTest {
    private static final long MEGABYTE = 1 << 20;

    private static final HeapGame ONE_OR_TWO = HeapGame.of("one or two", (heap, out) -> {
        for (int taken = 1; taken <= Math.min(2, heap); taken++) {
            out.to(heap - taken);
        }
    });

    private record Packed() implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            steps(state, out);
        }
    }

    private record Ranked() implements RankedGame {
        @Override
        public void options(long state, PackedOptions out) {
            steps(state, out);
        }
    }

    private record Objects(boolean loopy) implements ImpartialGame<Long> {
        @Override
        public void options(Long state, Options<Long> out) {
            if (state > 0) {
                out.to(state - 1);
            }
        }
    }

    private static void steps(long state, PackedOptions out) {
        for (long taken = 1; taken <= Math.min(2, state); taken++) {
            out.to(state - taken);
        }
    }

    static Stream<Arguments> searches() {
        long deep = 2_000_000;
        Component<Long> objects = new Objects(false).at(deep);
        Component<Long> loopy = new Objects(true).at(deep);
        return Stream.of(
                Arguments.of(Strategy.table(), Convention.NORMAL, ONE_OR_TWO.at(deep)),
                Arguments.of(Strategy.packed(), Convention.NORMAL, new Packed().at(deep)),
                Arguments.of(Strategy.packed(2), Convention.NORMAL, new Packed().at(deep)),
                Arguments.of(Strategy.ranked(), Convention.NORMAL, new Ranked().at(deep)),
                Arguments.of(Strategy.objects(), Convention.NORMAL, objects),
                Arguments.of(Strategy.auto(), Convention.NORMAL, objects),
                Arguments.of(Strategy.auto(), Convention.MISERE, objects.plus(objects)),
                Arguments.of(Strategy.wholeSums(), Convention.NORMAL, objects),
                Arguments.of(Strategy.auto(), Convention.NORMAL, loopy),
                Arguments.of(Strategy.auto(), Convention.MISERE, loopy));
    }

    @ParameterizedTest
    @MethodSource("searches")
    void everyTableStopsWithinItsMemory(Strategy strategy, Convention convention, Position position) {
        Solver solver = Solver.of(convention).using(strategy);
        Analysis analysis = solver.within(Budget.unlimited().holding(MEGABYTE)).analyse(position);
        assertEquals(Status.OVER_BUDGET, analysis.status());
        assertTrue(analysis.message().contains("the limit is 1 MB"), analysis.message());
        assertTrue(analysis.message().contains("give Java more memory"), analysis.message());
        assertFalse(analysis.message().contains("raise the budget"), analysis.message());
    }

    /** Tables filled by earlier questions are discarded if a later question would otherwise stop for lack of memory. */
    @Test
    void fullTablesAreDiscardedForAQuestionThatNeedsTheMemory() {
        Solver solver = Solver.normal()
                .using(Strategy.objects())
                .within(Budget.unlimited().holding(4 * MEGABYTE));
        List<Analysis> answers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            ImpartialGame<Integer> game =
                    ImpartialGame.of("chain " + i, List.of(0), n -> n > 0 ? List.of(n - 1) : List.of());
            answers.add(solver.analyse(game.at(5_000)));
        }
        answers.forEach(answer -> assertEquals(Status.SOLVED, answer.status(), answer.message()));
        answers.forEach(answer -> assertEquals(0, answer.grundy().orElseThrow()));
    }

    /** A chain whose theorem gives the outcome and no value, so that a search adds the value. */
    private record Chain(int number) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            if (state > 0) {
                out.to(state - 1);
            }
        }

        @Override
        public List<Claim<Integer>> claims() {
            return List.of(new Claim.Outcomes<>(
                    Basis.proved("moves alternate", "WW"), Convention.NORMAL, n -> n == 5_001, n -> Outcome.N));
        }
    }

    /** The same holds for results that are added to an answer later. */
    @Test
    void fullTablesAreDiscardedForTheValueToo() {
        Solver solver = Solver.normal().within(Budget.unlimited().holding(4 * MEGABYTE));
        List<Analysis> answers = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            answers.add(solver.analyse(new Chain(i).at(5_001)));
        }
        answers.forEach(answer -> assertEquals(1, answer.grundy().orElseThrow()));
        answers.forEach(answer -> assertEquals(1, answer.winningMoves().size()));
    }

    /** Rules that run out of memory at states above 5. */
    private record Greedy() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            if (state > 5) {
                throw new OutOfMemoryError("for a test");
            }
            for (int next = 0; next < state; next++) {
                out.to(next);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("conventions")
    void memoryThatRunsOutEndsOneAnswerOnly(Convention convention) {
        Solver solver = Solver.of(convention);
        Greedy greedy = new Greedy();
        Analysis early = solver.analyse(greedy.at(2).plus(greedy.at(4)));
        Analysis over = solver.analyse(greedy.at(6));
        assertEquals(Status.OVER_BUDGET, over.status());
        assertTrue(over.message().contains("available to Java are used up"), over.message());
        assertEquals(
                1,
                solver.analyse(greedy.at(3).plus(greedy.at(5))).winningMoves().size());
        String lost = String.valueOf(
                assertThrows(RuntimeException.class, early::winningMoves).getMessage());
        assertTrue(lost.contains("analyse the position again"), lost);
    }

    static Stream<Convention> conventions() {
        return Stream.of(Convention.values());
    }
}
