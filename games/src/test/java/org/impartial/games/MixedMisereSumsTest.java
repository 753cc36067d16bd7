package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.misere.MisereSearch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Misère play of random sums of different games: the usual way and the search give the outcome and all winning moves of
 * the bare definition, forms and g− agree with it, and proofs are accepted.
 */
class MixedMisereSumsTest {
    private static final int SUMS = Boolean.getBoolean("impartial.thorough") ? 1500 : 25;

    /** The most positions that the definition may visit; what is larger is left out. */
    private static final int AFFORDED = 20_000;

    private static final Meter FREE = Meter.unlimited();

    private final Solver auto = Solver.misere();
    private final Solver searching = Solver.misere().using(Strategy.misereSearch());
    private final MisereSearch search = new MisereSearch();
    private int lost;
    private int compared;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void sumsOfGamesAsTexts(long seed) {
        RandomSums sums = new RandomSums(seed);
        for (int i = 0; i < SUMS; i++) {
            compare(Asked.read(sums.text()));
        }
        assertEnoughWasCompared();
    }

    @ParameterizedTest
    @ValueSource(longs = {3, 4})
    void sumsOfAnyGames(long seed) {
        RandomSums sums = new RandomSums(seed);
        for (int i = 0; i < SUMS; i++) {
            compare(sums.ofAnyGames());
        }
        assertEnoughWasCompared();
    }

    /** The bare search, which answers after 100 positions, lists the moves too; by forms alone they take 24,519 positions. */
    @Test
    void theSearchThatAnswersFindsTheMovesOfASum() {
        Position sum = Asked.read("dynamic-nim[c=4] 60 + slow-nim 7 3");
        Analysis analysis = auto.analyse(sum);
        assertEquals(Solver.misere().using(Strategy.wholeSums()).analyse(sum).winningMoves(), analysis.winningMoves());
        assertTrue(analysis.cost().positions() < 16_000, analysis.cost()::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "georgia-and-bob 1 5 6 12",
                "cram[2,3] + kayles 3",
                "cram[1,2]",
                "dynamic-nim[c=4] 9 + notakto[2,2]"
            })
    void aGreatHeapLosesToTheMisereGrundyValueOfTheRest(String text) {
        Position rest = Asked.read(text);
        long value = new Oracle(AFFORDED).misereGrundy(rest).orElseThrow();
        for (long heap : new long[] {300, 1_000_000_000_000L}) {
            Position sum = rest.plus(Asked.read("nim " + heap));
            Analysis analysis = auto.analyse(sum);
            assertEquals(Outcome.N, analysis.outcome(), sum::toString);
            Move move = analysis.winningMove().orElseThrow();
            assertEquals(rest.plus(Asked.read("nim " + value)), move.result(), sum::toString);
        }
    }

    /** The search by forms alone, which suits one great heap, takes 13 million positions and options. */
    @Test
    void aProofAboutAllFollowersAnswersForTwoGreatHeaps() {
        Analysis analysis = auto.analyse(Asked.read("cram[2,2] + nim 300 + nim 400"));
        assertEquals(Outcome.N, analysis.outcome());
        assertTrue(analysis.cost().options() < 200_000, analysis.cost()::toString);
    }

    /** A bare search, whose lists lack parts that have ended, precedes the quotient that answers. */
    @Test
    void theMethodThatAnswersKnowsPartsThatHaveEnded() {
        Position sum = Asked.read("fibonacci-nim 9 12 + fibonacci-nim 8 8 + fibonacci-nim 10 + nim 4");
        assertEquals(
                Set.copyOf(searching.analyse(sum).winningMoves()),
                Set.copyOf(auto.analyse(sum).winningMoves()));
    }

    private void assertEnoughWasCompared() {
        assertTrue(compared > SUMS / 2, compared + " sums were small enough");
        assertTrue(lost > SUMS / 20, lost + " sums were P");
    }

    private void compare(Position sum) {
        Outcome outcome;
        Set<Move> winning = new HashSet<>();
        OptionalLong value;
        try {
            Oracle oracle = new Oracle(AFFORDED);
            outcome = oracle.outcome(sum, Convention.MISERE);
            for (Move move : sum.moves()) {
                if (oracle.outcome(move.result(), Convention.MISERE) == Outcome.P) {
                    winning.add(move);
                }
            }
            value = oracle.misereGrundy(sum);
        } catch (BeyondRangeException tooLarge) {
            return;
        }
        compared++;
        lost += outcome == Outcome.P ? 1 : 0;
        for (Solver solver : List.of(auto, searching)) {
            Analysis analysis = solver.analyse(sum);
            assertEquals(outcome, analysis.outcome(), () -> sum + " by " + analysis.strategy());
            List<Move> moves = new ArrayList<>(analysis.winningMoves());
            assertEquals(winning, new HashSet<>(moves), () -> sum + " by " + analysis.strategy());
        }
        assertEquals(outcome, search.form(sum, FREE).outcome(), sum::toString);
        assertEquals(value.orElseThrow(), search.form(sum, FREE).misereGrundy(), sum::toString);
        assertEquals(value.orElseThrow(), search.grundy(sum, FREE), sum::toString);
        Certificate proof = MisereSearch.prove(sum, FREE);
        assertEquals(outcome.toString(), proof.header().get("outcome"), sum::toString);
        Verdict verdict = proof.check(FREE);
        assertTrue(verdict.accepted(), () -> sum + ": " + verdict.reason());
    }
}
