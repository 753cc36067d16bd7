package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions whose options nobody could list, and texts that are no positions. */
class CatalogueLimitsTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final int FIRST = 1000;

    /** How many winning moves there are, or the first thousand; each leads to a position that claims say is P. */
    @ParameterizedTest
    @CsvSource({
        "fibonacci-nim 1000000000000000000, 1",
        "fibonacci-nim 9223372036854775807, 1",
        "fibonacci-nim 1100087778366101931, 0",
        "dynamic-nim[c=1] 1000000000000000000, 1",
        "dynamic-nim[c=1000] 9223372036854775806, 1",
        "euclid 1000000000000000000 999999999999999999, 0",
        "euclid 2880067194370816120 1779979416004714189, 0",
        "euclid 1000000000000000000 3, 2",
        "euclid-to-zero 1000000000000000000 3, 2",
        "euclid-to-zero 9223372036854775807 9223372036854775807, 2",
        "cyclic-nimhoff[h=3] 4611686018427387904 4611686018427387901, 2",
        "cyclic-nimhoff[h=1000000007] 4600000032700000000 4600000033100000000, 1000",
        "cyclic-nimhoff[h=9223372036854775807] 4611686018427387904 4611686018427387903, 0",
        "delete-nim 9223372036854775807 9223372036854775806, 1000",
        "vector-delete-nim 9223372036854775806 4, 1000",
        "'end-nim 9223372036854775807 5 9223372036854775806', 1",
        "'greedy-nim 9223372036854775807 9223372036854775807 9223372036854775807', 1000",
        "'proper-nim 9223372036854775807 9223372036854775807 5', 1",
        "'circular-nim[n=4,k=2] 9223372036854775807 5 9223372036854775807 6', 1",
        "'pass-nim [9223372036854775807,9223372036854775805] 1', 1",
        "welter 1000000000000000 999999999999999 123456789012345 7 654321098765432, 3",
        "silver-dollar 1 9223372036854775807, 1",
        "chocolate-bar[k=2] 9223372036854775807 9223372036854775806 4611686018427387903, 1",
        "poker-nim 4611686018427387903 1, 2",
        "'northcott [0,4611686018427387903,1] [5,7,9]', 1",
        "mark 9223372036854775807, 1",
        "divisor-nim 1000000000000000000, 1",
        "divisor-nim 9223372036854775807, 1",
        "proper-divisor-nim 9223372036854775806, 1",
        "totative-nim 9223372036854775783, 1",
        "slow-nim 9223372036854775807 9223372036854775806, 1"
    })
    void winningMovesAreFoundAtOnce(String text, int atLeast) {
        assertTimeoutPreemptively(SOON, () -> {
            Analysis analysis = Asked.analysis(text);
            List<Move> moves = analysis.winningMoves(FIRST).list();
            assertEquals(atLeast == 0 ? Outcome.P : Outcome.N, analysis.outcome(), text);
            assertTrue(
                    atLeast == FIRST ? moves.size() == FIRST : moves.size() >= Math.min(1, atLeast),
                    text + ": " + moves);
            assertEquals(moves.size(), moves.stream().distinct().count(), text);
            for (Move move : moves) {
                assertEquals(Outcome.P, Solver.normal().analyse(move.result()).outcome(), move.toString());
            }
        });
    }

    /** A heap has 100,000 options here, each with as many again. */
    @Test
    void aBudgetOfTimeHoldsWherePositionsHaveManyOptions() {
        Duration limit = Duration.ofMillis(300);
        Solver solver = Solver.misere()
                .using(Strategy.search())
                .within(Budget.unlimited().within(limit));
        Analysis analysis = solver.analyse(Asked.read("euclid-to-zero 3 100000"));
        Duration taken = analysis.cost().time();
        assertTrue(taken.compareTo(limit.plusSeconds(2)) < 0, taken.toString());
    }

    /** A theorem gives the outcome; the search for the value beside it ends at its share of the options. */
    @Tag("thorough")
    @Test
    void theSearchForTheValueOfGreedyNimEndsAtItsShare() {
        Position heaps = Asked.read("greedy-nim 826 825 824 823 822 821");
        Analysis best = Solver.normal().analyse(heaps);
        Analysis claims = Solver.normal().using(Strategy.claims()).analyse(heaps);
        assertEquals(claims.outcome(), best.outcome());
        assertEquals(claims.winningMoves(), best.winningMoves());
        assertTrue(best.cost().options() <= 2_100_000, best.cost().toString());
        assertTrue(claims.cost().positions() <= 10, claims.cost().toString());
    }

    @Test
    void thirtyThousandCoinsSlide() {
        String coins = LongStream.rangeClosed(1, 30_000)
                .map(i -> i * i + (i == 30_000 ? 12_345 : 0))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
        assertTimeoutPreemptively(SOON, () -> {
            Analysis analysis = Asked.analysis("silver-dollar " + coins);
            assertFalse(analysis.winningMoves(FIRST).list().isEmpty());
            assertEquals(Outcome.N, analysis.outcome());
        });
    }

    /** Games of the catalogue and others are components of one sum. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "welter 2 3 5 8 + wythoff 1 3 + nim 4",
                "euclid 5 17 + mark 20 + divisor-nim 12",
                "fibonacci-nim 9 + kayles 4",
                "brussels-sprouts 4 + chip-firing[n=3,edges=[0,1],[1,2],[2,0]] 2 0 0 + nim 1",
                "poker-nim 2 1 + nim 2",
                "sylver-coinage 4 5 + lctr 3 2 + kotzig[n=6,S=1,2] 0",
                "pass-nim [2,3] 1 + end-nim 2 1 2 + chocolate-bar[k=3] 1 4 1",
                "pass-nim [1] 1 + pass-nim [2,0] 0 + pass-nim [0,1,1] 1"
            })
    void sumsAreAnsweredAsTheRulesSay(String text) {
        var position = Asked.read(text);
        Analysis best = Solver.normal().analyse(position);
        Analysis search = Solver.normal().using(Strategy.search()).analyse(position);
        assertEquals(search.outcome(), best.outcome());
        assertEquals(search.winningMoves(), best.winningMoves());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fibonacci-nim",
                "fibonacci-nim 1 2 3",
                "fibonacci-nim -1",
                "dynamic-nim[c=0] 5",
                "dynamic-nim[c=1001] 5",
                "euclid 0 5",
                "euclid 5",
                "cyclic-nimhoff[h=0] 1 2",
                "nimhof[R=[0,0]] 1 2",
                "nimhof[R=[1,2,3]] 1 2",
                "nimhof[1;2] 1 2",
                "nimhof[0,1;1,-1] 1 2",
                "nimhof[R=x] 1 2",
                "nimhof[R=[]] 1 2",
                "vector-delete-nim 0 4",
                "end-nim 3 0 4",
                "hypergraph-nim[edges=[]] 1 2",
                "hypergraph-nim[edges=[0,99999999999]] 1 2",
                "hypergraph-nim[edges=[0,1]] 1 2 3",
                "circular-nim[n=0,k=1] 1",
                "circular-nim[n=4,k=5] 1 2 3 4",
                "circular-nim[n=4,k=2] 1 2 3",
                "circular-nim[n=99999999999,k=2] 1",
                "pass-nim [1,2] 2",
                "pass-nim [1,2] 1 1",
                "poker-nim 9223372036854775807 1",
                "welter 1 1",
                "welter -1",
                "silver-dollar 0 4",
                "northcott [1,2]",
                "northcott [9223372036854775807,1,0]",
                "chocolate-bar[k=0] 1 2 3",
                "chocolate-bar[k=2] 1 2 3",
                "chocolate-bar[k=2] 1 2",
                "lctr 2 3",
                "lctr 99999",
                "kotzig[n=0,S=1] 0",
                "kotzig[n=63,S=1] 0",
                "kotzig[n=8,S=0] 0",
                "kotzig[n=8,S=[]] 0",
                "kotzig[n=8,S=1] 8",
                "kotzig[n=8,S=1] 1",
                "chip-firing[n=0,edges=[0,1]] 1",
                "chip-firing[n=2,edges=[0,0]] 0 0",
                "chip-firing[n=2,edges=[0,2]] 0 0",
                "chip-firing[n=2,edges=[0,1]] 1 0",
                "chip-firing[n=2,edges=[0,1]] 0",
                "chip-firing[n=2,edges=[0,1]] 9223372036854775807 9223372036854775807",
                "digraph[n=0,edges=[]] 0",
                "brussels-sprouts",
                "brussels-sprouts 0",
                "sylver-coinage 1",
                "sylver-coinage 99999"
            })
    void whatIsNoPositionIsRefused(String text) {
        var library = Games.library();
        NotationException refusal = assertThrows(NotationException.class, () -> library.read(text), text);
        assertFalse(refusal.getMessage().isBlank() || refusal.getMessage().contains("to -1"), refusal::getMessage);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sylver-coinage 4 6", "sylver-coinage 8"})
    void infinitelyManyOptionsAreRefused(String text) {
        var position = Asked.read(text);
        assertThrows(BeyondRangeException.class, position::moves);
    }
}
