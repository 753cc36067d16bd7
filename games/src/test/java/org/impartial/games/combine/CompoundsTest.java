package org.impartial.games.combine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Naive;
import org.impartial.games.heap.Nim;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CompoundsTest {
    private static final Parts PARTS = new Claims().parts();
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int next = 0; next < heap; next++) {
            out.to(next);
        }
    });
    private static final HeapGame KAYLES = HeapGame.of("kayles", (heap, out) -> {
        for (int k = 1; k <= 2; k++) {
            for (int left = 0; 2 * left <= heap - k; left++) {
                out.to(left, heap - k - left);
            }
        }
    });
    private static final HeapGame TWO_OR_THREE = HeapGame.of("two-or-three", (heap, out) -> {
        for (int k = 2; k <= 3 && k <= heap; k++) {
            out.to(heap - k);
        }
    });
    /** Play of every length and with every kind of choice, splits among them. */
    private static final Position[] SMALL = {
        NIM.at(0), NIM.at(1), NIM.at(2), KAYLES.at(4), TWO_OR_THREE.at(5), TWO_OR_THREE.heaps(3, 2)
    };

    /** A game, and how many theorems it has: one for each convention, but for a pass before the end. */
    private record Theorems(String name, ImpartialGame<?> game, int count) {
        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Theorems> games() {
        return Stream.concat(
                Stream.of(Compound.CompoundKind.values())
                        .map(kind -> new Theorems(kind.toString(), CompoundWorld.of(new Compound(kind), SMALL), 2)),
                Stream.of(
                        new Theorems(
                                "sequential",
                                CompoundWorld.ofPairs(new Sequential(), Sequential.Sequence::new, SMALL),
                                2),
                        new Theorems(
                                "ordinal sum",
                                CompoundWorld.ofPairs(new OrdinalSum(), OrdinalSum.Stack::new, SMALL),
                                2),
                        new Theorems("pass at any time", CompoundWorld.of(new WithPass(true), SMALL), 2),
                        new Theorems("pass before the end", CompoundWorld.of(new WithPass(false), SMALL), 0)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theTheoremsAgreeWithPlayUnderBothConventions(Theorems theorems) {
        ImpartialGame<?> game = theorems.game();
        ContractReport report = GameContract.of(game).asking(20).check().orThrow();
        assertEquals(theorems.count(), game.claims().size());
        assertEquals(theorems.count(), report.claims().size());
        assertEquals(theorems.name(), game.toString());
    }

    @Test
    void aKindIsNamedInWords() {
        assertEquals("diminished disjunctive", Compound.CompoundKind.DIMINISHED_DISJUNCTIVE.toString());
    }

    @Test
    void foreclosedValuesInWords() {
        Function<Position, Foreclosed> foreclosed = part -> PARTS.fold(new Folds.Foreclosure(Convention.NORMAL), part);
        assertEquals("ended", foreclosed.apply(NIM.at(0)).toString());
        assertEquals("won at once", foreclosed.apply(NIM.at(1)).toString());
        assertEquals("0", foreclosed.apply(TWO_OR_THREE.at(5)).toString());
    }

    /** The numbers by which a compound is played are shown with what follows from them. */
    @Test
    void anExplanationShowsTheNumberOfEachPart() {
        Position[] parts = {NIM.at(2), TWO_OR_THREE.at(5)};
        Exhibit conjunctive = new Compound(Compound.CompoundKind.CONJUNCTIVE)
                .exhibits(List.of(parts), Convention.NORMAL, PARTS)
                .get(0);
        assertEquals(List.of("part", "normal play", "misère play"), conjunctive.columns());
        assertEquals(List.of(List.of("nim 2", "1", "2"), List.of("two-or-three 5", "2", "2")), conjunctive.rows());
        for (Compound.CompoundKind kind : Compound.CompoundKind.values()) {
            Naive oracle = new Naive();
            Compound compound = new Compound(kind);
            String conclusion = compound.exhibits(List.of(parts), Convention.NORMAL, PARTS)
                    .get(0)
                    .conclusion();
            for (Convention convention : Convention.values()) {
                String said = convention.words() + ": " + oracle.outcome(compound.of(parts), convention) + ",";
                assertTrue(conclusion.contains(said), () -> kind + ": " + conclusion);
            }
        }
        Exhibit colon = new OrdinalSum()
                .exhibits(new OrdinalSum.Stack(NIM.at(1), KAYLES.at(2)), PARTS)
                .get(0);
        assertEquals("left after those values, the number at index 2 from 0 is 3", colon.conclusion());
    }

    @Test
    void movesOfEachKind() {
        Position[] twoOnes = {NIM.at(1), NIM.at(1), NIM.at(0)};
        assertEquals(0, options(Compound.CompoundKind.CONJUNCTIVE, twoOnes));
        assertEquals(1, options(Compound.CompoundKind.CONJUNCTIVE, NIM.at(1), NIM.at(1)));
        assertEquals(1, options(Compound.CompoundKind.CONTINUED_CONJUNCTIVE, twoOnes));
        assertEquals(3, options(Compound.CompoundKind.SELECTIVE, twoOnes));
        assertEquals(0, options(Compound.CompoundKind.SHORTENED_SELECTIVE, twoOnes));
        assertEquals(11, options(Compound.CompoundKind.SHORTENED_SELECTIVE, NIM.at(2), NIM.at(3)));
        assertEquals(5, options(Compound.CompoundKind.DIMINISHED_DISJUNCTIVE, NIM.at(2), NIM.at(3)));
    }

    private static int options(Compound.CompoundKind kind, Position... parts) {
        return new Compound(kind).of(parts).options().size();
    }

    /** Vertex 3 may end play at once, or two moves later; vertex 5 may lose fast or slowly. */
    @Test
    void remotenessAndSuspense() {
        FiniteGraph graph = FiniteGraph.of(
                6,
                List.of(
                        List.of(1, 0),
                        List.of(2, 1),
                        List.of(3, 0),
                        List.of(3, 2),
                        List.of(4, 3),
                        List.of(5, 1),
                        List.of(5, 4)));
        assertEquals(List.of(0, 1, 2, 1, 2, 3), paces(Folds.remoteness(Convention.NORMAL), graph));
        assertEquals(List.of(0, 1, 2, 3, 4, 5), paces(Folds.suspense(Convention.NORMAL), graph));
        assertEquals(List.of(0, 1, 2, 3, 4, 2), paces(Folds.remoteness(Convention.MISERE), graph));
        assertEquals(List.of(0, 1, 2, 1, 2, 2), paces(Folds.suspense(Convention.MISERE), graph));
    }

    private static List<Integer> paces(Fold<Integer> fold, FiniteGraph graph) {
        return graph.smallStates().map(v -> PARTS.fold(fold, graph.at(v))).toList();
    }

    @Test
    void firstThenAHeapOfOneIsTheMiserePlayOfTheFirst() {
        Naive oracle = new Naive();
        for (int heap = 0; heap < 12; heap++) {
            assertEquals(
                    oracle.outcome(KAYLES.at(heap), Convention.MISERE),
                    oracle.outcome(Sequential.of(KAYLES.at(heap), NIM.at(1)), Convention.NORMAL));
        }
    }

    @Test
    void aHeapOfOneBelowAddsOne() {
        Naive oracle = new Naive();
        for (int heap = 0; heap < 12; heap++) {
            long value = oracle.value(KAYLES.at(heap));
            assertEquals(value + 1, oracle.value(OrdinalSum.of(NIM.at(1), KAYLES.at(heap))));
        }
    }

    @Test
    void aUnionPlaysByBothRules() {
        HeapGame one = HeapGame.of("one", (heap, out) -> {
            if (heap >= 1) {
                out.to(heap - 1);
            }
        });
        RuleUnion<Long> oneToThree = RuleUnion.of((ImpartialGame<Long>) one, TWO_OR_THREE);
        Naive oracle = new Naive();
        for (long heap = 0; heap < 20; heap++) {
            assertEquals(heap % 4, oracle.value(oneToThree.at(heap)));
        }
        assertEquals("one or two-or-three", oneToThree.name());
        assertEquals(one.smallStates().toList(), oneToThree.smallStates().toList());
        assertEquals(one.notation(), oneToThree.notation());
        assertFalse(oneToThree.loopy());
    }

    @Test
    void aUnionOfHeapGamesIsAHeapGame() {
        HeapGame halving = HeapGame.of("halving", (heap, out) -> {
            if (heap > 0) {
                out.to(heap / 2);
            }
        });
        HeapGame union = RuleUnion.of(halving, KAYLES);
        RuleUnion<Long> plain = RuleUnion.of((ImpartialGame<Long>) halving, KAYLES);
        Naive oracle = new Naive();
        GameContract.check(union).orThrow();
        for (long heap = 0; heap < 16; heap++) {
            assertEquals(oracle.value(plain.at(heap)), oracle.value(union.at(heap)));
        }
        assertThrows(NotationException.class, () -> union.at(-1));
        BeyondRangeException far = assertThrows(
                BeyondRangeException.class, () -> union.at(1L << 40).options());
        assertTrue(far.getMessage().contains("halving"), far.getMessage());
    }

    @Test
    void aUnionOfPackedGamesIsAPackedGame() {
        PackedGame clearing = new LowBits(1);
        PackedGame pairs = new LowBits(2);
        PackedGame union = RuleUnion.of(clearing, pairs);
        RuleUnion<Long> plain = RuleUnion.of((ImpartialGame<Long>) clearing, pairs);
        Naive oracle = new Naive();
        GameContract.check(union).orThrow();
        for (long state = 0; state < 64; state++) {
            assertEquals(oracle.value(plain.at(state)), oracle.value(union.at(state)));
        }
        assertThrows(NotationException.class, () -> union.at(-1));
    }

    /** A state is a set of bits, of which a move clears as many neighbours as {@code width}. */
    private record LowBits(int width) implements PackedGame {
        @Override
        public void options(long state, PackedOptions out) {
            for (long mask = (1L << width) - 1; mask <= state; mask <<= 1) {
                if ((state & mask) == mask) {
                    out.to(state & ~mask);
                }
            }
        }

        @Override
        public void requireState(Long state) {
            if (state == null || state < 0) {
                throw new NotationException("a state is a set of bits from 0 on, not " + state);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(63L);
        }
    }

    @Test
    void aUnionKeepsPartsOfOtherGames() {
        ImpartialGame<Long> trade = new ImpartialGame<>() {
            @Override
            public void options(Long heap, Options<Long> out) {
                out.toPosition(NIM.at(heap));
            }
        };
        Component<Long> start = RuleUnion.of(TWO_OR_THREE, trade).at(2L);
        assertTrue(start.options().contains(NIM.at(2)));
        assertEquals(2, start.options().size());
    }

    /** A pass that may not end play changes Nim: a heap of two with a pass has the value 3, and one of one has 2. */
    @Test
    void aPassBeforeTheEnd() {
        Naive oracle = new Naive();
        WithPass early = new WithPass(false);
        assertEquals(
                List.of(0L, 2L, 1L, 4L, 3L),
                IntStream.range(0, 5)
                        .mapToObj(heap -> oracle.value(early.at(NIM.at(heap))))
                        .toList());
    }

    @Test
    void anAnswerAboutALoopyPartNamesTheCycle() {
        FiniteGraph ring = FiniteGraph.of(2, List.of(List.of(0, 1), List.of(1, 0)));
        CycleException error = assertThrows(CycleException.class, () -> PARTS.outcome(ring.at(0), Convention.MISERE));
        assertEquals(2, error.cycle().size());
    }

    /** The remedy is not to call the part loopy: it is. */
    @Test
    void aLoopyPartIsRefusedWithItsName() {
        FiniteGraph ring = FiniteGraph.of(2, List.of(List.of(0, 1), List.of(1, 0)));
        Position part = ring.at(0);
        List<Executable> makers = List.of(
                () -> new Compound(Compound.CompoundKind.CONJUNCTIVE).of(part, NIM.at(1)),
                () -> new OrdinalSum().at(new OrdinalSum.Stack(part, NIM.at(1))),
                () -> new Sequential().at(new Sequential.Sequence(part, NIM.at(1))),
                () -> new WithPass(true).at(part));
        for (Executable maker : makers) {
            String refusal = assertThrows(NotationException.class, maker).getMessage();
            assertTrue(refusal.contains(ring.name() + " is loopy; ask for " + part + " alone"), refusal);
        }
    }

    @Test
    void longPlayDoesNotOverflowTheStack() {
        HeapGame one = HeapGame.of("one", (heap, out) -> {
            if (heap >= 1) {
                out.to(heap - 1);
            }
        });
        assertEquals(200_000, PARTS.fold(Folds.remoteness(Convention.NORMAL), one.at(200_000)));
    }

    /** Nim of 12, 13, 14 as a part has thousands of positions; the budget of the question counts them. */
    @Test
    void aBudgetHoldsWhereverAPartIsSearched() {
        HeapGame nim = new Nim();
        Position late = Sequential.of(nim.heaps(12, 13, 14), nim.heaps(6, 7));
        Position stacked = OrdinalSum.of(nim.heaps(12, 13, 14), nim.heaps(6, 7));
        Position passed = new WithPass(true).at(nim.heaps(12, 13, 14));
        Position rapid = new Compound(Compound.CompoundKind.CONJUNCTIVE).of(nim.heaps(12, 13, 14), nim.heaps(6, 7));
        for (Solver solver : List.of(
                Solver.normal(),
                Solver.misere(),
                Solver.normal().using(Strategy.claims()),
                Solver.misere().using(Strategy.claims()))) {
            for (Position position : List.of(late, rapid)) {
                assertEquals(
                        Analysis.Status.OVER_BUDGET,
                        solver.within(Budget.positions(10)).analyse(position).status());
            }
            for (Position position : List.of(stacked, passed)) {
                if (solver.convention() == Convention.MISERE) {
                    assertEquals(
                            Analysis.Status.OVER_BUDGET,
                            solver.within(Budget.positions(10))
                                    .analyse(position)
                                    .status());
                }
            }
        }
    }

    @Test
    void decidedGamesAreNoPartsOfOthers() {
        DecidedGame<Long> race = NIM.deciding(n -> n == 1 ? Optional.of(Outcome.N) : Optional.empty());
        assertThrows(NotationException.class, () -> RuleUnion.of(race, NIM).at(3L));
        assertThrows(NotationException.class, () -> Compound.selective(race.at(3L)));
        assertEquals(
                Outcome.N,
                Solver.normal()
                        .outcome(RuleUnion.of(NIM, NIM)
                                .deciding(n -> n == 1 ? Optional.of(Outcome.N) : Optional.empty())
                                .at(3L)));
    }

    /** The colon principle counts numbers outside others, and could count beyond the greatest. */
    @Test
    void anOrdinalSumOfAValueBeyondTheRangeIsRefused() {
        Nim nim = new Nim();
        assertEquals(Long.MAX_VALUE, Solver.normal().grundy(OrdinalSum.of(nim.at(1), nim.at(Long.MAX_VALUE - 1))));
        Executable beyond = () -> Solver.normal().grundy(OrdinalSum.of(nim.at(1), nim.at(Long.MAX_VALUE)));
        assertTrue(assertThrows(BeyondRangeException.class, beyond).getMessage().contains("above 2^63 - 1"));
    }
}
