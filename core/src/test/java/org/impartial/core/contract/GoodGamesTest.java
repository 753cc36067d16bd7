package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.shelf.Coded;
import org.impartial.core.contract.shelf.Loop;
import org.impartial.core.contract.shelf.Necklace;
import org.impartial.core.contract.shelf.Offering;
import org.impartial.core.contract.shelf.Referring;
import org.impartial.core.contract.shelf.Rook;
import org.impartial.core.contract.shelf.SlowEngine;
import org.impartial.core.contract.shelf.SplitOrTake;
import org.impartial.core.contract.shelf.Taking;
import org.impartial.core.contract.shelf.Told;
import org.impartial.core.contract.shelf.TwoOrThree;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Correct games keep the contract, and so does a correct engine on them. */
class GoodGamesTest {
    private static final Basis PROVED = Basis.proved("known", "WW");

    /** Lists of one list and words with signs, which are read from their texts. */
    private record Rows(List<List<String>> rows) {}

    static List<ImpartialGame<?>> games() {
        List<ImpartialGame<?>> games = new ArrayList<>(Coded.right());
        games.addAll(others());
        return games;
    }

    private static List<ImpartialGame<?>> others() {
        return List.of(
                ImpartialGame.of("race", List.of(0), (Integer n) -> List.of(n + 1, n + 2))
                        .deciding(n -> n < 5 ? Optional.empty() : Optional.of(n == 5 ? Outcome.D : Outcome.P)),
                HeapGame.of("take one or two", n -> List.of(n - 1, n - 2)).reaching(HeapReach.taking(2)),
                new Told(
                        "nim",
                        Told.NIM,
                        List.of(
                                Claim.values(PROVED, n -> n),
                                Claim.outcomes(PROVED, Convention.NORMAL, n -> n == 0),
                                Claim.outcomes(PROVED, Convention.MISERE, n -> n == 1),
                                Claim.pet(PROVED),
                                new Claim.Periodic<>(PROVED, 0, 1, 1))),
                new Told("kayles", Told.KAYLES, List.of(new Claim.Periodic<>(PROVED, 71, 12, 0))),
                new TwoOrThree("all replies", Convention.NORMAL, true, TwoOrThree::withValue),
                new TwoOrThree(
                        "one reply",
                        Convention.NORMAL,
                        false,
                        (n, v) -> TwoOrThree.withValue(n, v).limit(1)),
                new TwoOrThree(
                        "misère replies",
                        Convention.MISERE,
                        true,
                        (n, v) -> TwoOrThree.options(n).filter(left -> left % 5 == 2 || left % 5 == 3)),
                new Rook("rook", LineMoves.rook()),
                new Referring(),
                new Taking(),
                new Necklace(),
                new Offering(),
                ImpartialGame.of(
                        "rows",
                        List.of(new Rows(List.of(List.of("a b", "+"), List.of("", ":x"), List.of("y")))),
                        before -> before.rows().isEmpty()
                                ? List.of()
                                : List.of(new Rows(
                                        before.rows().subList(1, before.rows().size())))),
                new SplitOrTake(
                        "top entails",
                        List.of(Claim.outcomes(
                                PROVED,
                                Convention.NORMAL,
                                n -> List.of(0L, 2L, 5L).contains(n)))),
                FiniteGraph.of(6, List.of(List.of(1, 0), List.of(2, 0), List.of(2, 1), List.of(5, 4), List.of(5, 2))),
                FiniteGraph.of(5, List.of(List.of(0, 1), List.of(1, 0), List.of(0, 2), List.of(3, 3), List.of(4, 3))),
                new Loop());
    }

    /** Each game is checked once. */
    private static final Map<String, ContractReport> REPORTS = new HashMap<>();

    private static ContractReport report(ImpartialGame<?> game) {
        return REPORTS.computeIfAbsent(
                game.name(),
                name -> GameContract.of(game).engine(new SlowEngine()).check());
    }

    @ParameterizedTest
    @MethodSource("games")
    void keepsTheContract(ImpartialGame<?> game) {
        ContractReport report = report(game).orThrow();

        assertTrue(report.passed());
        assertEquals(game.claims().size(), report.claims().size());
        report.claims().forEach(claim -> assertTrue(claim.tested() > 2, claim::toString));
        assertTrue(report.text().contains("keeps the contract"));
    }

    @Test
    void everyClauseIsRunForSomeGoodGame() {
        Set<Clause> run = EnumSet.noneOf(Clause.class);
        games().forEach(game -> run.addAll(report(game).clauses()));
        assertEquals(games().size(), REPORTS.size(), "two games have one name");
        assertEquals(EnumSet.allOf(Clause.class), run);
    }

    @Test
    void countsTheStatesItReaches() {
        assertEquals(41, GameContract.check(new Coded()).states());
        assertEquals(12, GameContract.check(new Necklace()).states());
    }

    @Test
    void aRulesetIsCheckedGameByGame() {
        ContractReport report = GameContract.of(new HeapFormat(List.of(new Taking(), new Coded()), false))
                .check()
                .orThrow();
        assertEquals(82, report.states());
    }

    @Test
    void aFamilyIsCheckedSampleBySample() {
        GameCard card =
                GameCard.of("take-one", "Take one").optional("m", "nothing").example("take-one 3");
        GameFamily family =
                GameFamily.of(card, params -> HeapFormat.singleOrLists(new Taking()), Params.NONE, Params.of("m", 1));
        ContractReport report = GameContract.check(family).orThrow();
        assertEquals(82, report.states());
        assertEquals(4, report.claims().size());
        assertEquals("take-one", report.subject());
    }

    @Test
    void anUndersizedLimitIsSaid() {
        ContractReport report = GameContract.of(new Coded()).limit(40).check();
        assertEquals(Clause.WORLD_BOUNDED, report.violations().get(0).clause());
        assertTrue(report.text().contains("more than 40 states"), report::text);
    }

    @Test
    void aPeriodBeyondTheBoundIsTestedIfGreaterHeapsAreAllowed() {
        ImpartialGame<Long> game = new Told("far", Told.KAYLES, List.of(new Claim.Periodic<>(PROVED, 71, 12, 0)));
        GameContract contract = GameContract.of(game);
        assertEquals(
                Clause.CLAIM_TESTED,
                contract.heaps(100).check().violations().get(0).clause());
        assertTrue(contract.heaps(123).check().passed());
    }

    @Test
    void limitsAreCheckedAndNeedNoMemory() {
        GameContract contract = GameContract.of(new Told("nim", Told.NIM, List.of(Claim.values(PROVED, n -> n))));
        for (int heaps : new int[] {-1, 0, Integer.MAX_VALUE}) {
            assertThrows(IllegalArgumentException.class, () -> contract.heaps(heaps));
        }
        assertThrows(IllegalArgumentException.class, () -> contract.limit(0));
        assertThrows(IllegalArgumentException.class, () -> contract.asking(0));
        assertTrue(contract.heaps(2_000_000_000).check().orThrow().passed());
    }

    /** On random graphs, claims taken from the analysis of the oracle hold, and so does the ladder. */
    @Property(tries = 40)
    void anyGraphKeepsTheContract(
            @ForAll @IntRange(min = 1, max = 6) int vertices, @ForAll("arcs") List<Integer> codes) {
        List<List<Integer>> arcs = codes.stream()
                .map(code -> List.of(code / 6 % vertices, code % 6 % vertices))
                .distinct()
                .toList();
        assertTrue(GameContract.of(FiniteGraph.of(vertices, arcs))
                .engine(new SlowEngine())
                .check()
                .orThrow()
                .passed());
    }

    @Provide
    Arbitrary<List<Integer>> arcs() {
        return Arbitraries.integers().between(0, 35).list().ofMaxSize(12);
    }
}
