package org.impartial.contest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.contest.ContestRun.End;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;

/** Scores of runs with given results, within 10 seconds and 1000 positions. */
class ScoresTest {
    private static final List<ContestProblem> PROBLEMS = Stream.of("nim 1", "nim 2 3", "kayles 1", "kayles 2 3")
            .map(text -> ContestProblem.of(GameLibrary.installed().read(text).position(), Convention.NORMAL))
            .toList();

    /** Two solved in 2 and 4 seconds, one over and one declined: (2 + 4 + 20 + 20) / 4. */
    private static final List<ContestRun> FOUR = List.of(
            HandMade.solved(PROBLEMS.get(0), "a", 2, 100),
            HandMade.solved(PROBLEMS.get(1), "a", 4, 300),
            HandMade.unsolved(PROBLEMS.get(2), "a", End.OVER),
            HandMade.unsolved(PROBLEMS.get(3), "a", End.DECLINED));

    @Test
    void par2OfFourRuns() {
        Standing a = Contest.Result.of(FOUR).standing("a");
        assertEquals(11.5, a.par2Seconds().orElseThrow(), 1e-9);
        assertEquals(1100, a.par2Positions().orElseThrow(), 1e-9);
        assertEquals(List.of(4, 2, 1, 1, 0), List.of(a.problems(), a.solved(), a.over(), a.declined(), a.failed()));
    }

    @Test
    void ratiosAreGeometricMeansOverWhatBothSolved() {
        List<ContestRun> runs = Stream.concat(
                        FOUR.stream(),
                        Stream.of(
                                HandMade.solved(PROBLEMS.get(0), "b", 1, 50),
                                HandMade.solved(PROBLEMS.get(1), "b", 9, 2400),
                                HandMade.solved(PROBLEMS.get(2), "b", 1, 10)))
                .toList();
        Contest.Result result = Contest.Result.of(runs).against("a");
        Standing b = result.standing("b");
        assertEquals(2, b.againstBaseline().problems());
        assertEquals(2, b.againstBaseline().mean(), 1e-9); // 1/2 and 8
        assertEquals(8, b.againstBest().worst(), 1e-9);
        assertEquals("nim 2 + nim 3", b.againstBest().worstProblem());
        assertEquals(1, b.alone());
        assertEquals(2.0 / 3, b.best(), 1e-9);
        assertEquals(
                List.of("b", "a"),
                result.standings().stream().map(Standing::strategy).toList());
        assertEquals(List.of("8.00  nim 2 + nim 3  b 2,400  a 300"), result.dearest("b", 2));
        assertTrue(result.toString().contains("work/a"), result.toString());
    }

    /**
     * A strategy that never finds a value does not determine that a position has none, and an outcome of an ordinary
     * position says less than its value.
     */
    @Test
    void workIsComparedWithEqualAnswers() {
        ContestProblem loony =
                ContestProblem.of(GameLibrary.installed().read("nimstring[2,2]").position(), Convention.NORMAL);
        List<ContestRun> runs = List.of(
                HandMade.solved(PROBLEMS.get(0), "values", 1, 100),
                HandMade.solved(PROBLEMS.get(0), "other", 1, 100),
                HandMade.withoutValue(PROBLEMS.get(0), "theorem", 10),
                HandMade.solved(PROBLEMS.get(1), "theorem", 1, 100),
                HandMade.solved(PROBLEMS.get(1), "values", 1, 100),
                HandMade.solved(PROBLEMS.get(1), "other", 1, 100),
                HandMade.withoutValue(loony, "values", 900),
                HandMade.withoutValue(loony, "other", 300),
                HandMade.withoutValue(loony, "outcomes", 100));
        Contest.Result result = Contest.Result.of(runs);
        assertEquals(List.of("3.00  " + loony.id() + "  values 900  other 300"), result.dearest("values", 2));
        assertEquals(List.of(), result.dearest("other", 2));
    }

    @Test
    void workThatWasNotCountedIsNotCompared() {
        List<ContestRun> runs = Stream.concat(
                        FOUR.stream(),
                        Stream.of(
                                HandMade.solved(PROBLEMS.get(0), "silent", 1, 0),
                                HandMade.solved(PROBLEMS.get(1), "silent", 1, 0)))
                .toList();
        Contest.Result result = Contest.Result.of(runs).against("silent");
        assertEquals(0, result.standing("a").againstBaseline().problems());
        assertEquals(1, result.standing("a").best());
        assertEquals(0, result.standing("silent").best());
        assertTrue(result.standing("silent").par2Positions().isEmpty());
        assertEquals("a", result.standings().get(0).strategy());
        assertEquals(1, result.ratios("silent").size(), "the summary alone");
    }

    @Test
    void aRoundThatFailsLeavesTheProblemUnsolved() {
        ContestRun solved = HandMade.solved(PROBLEMS.get(0), "a", 2, 100);
        Contest.Result result =
                Contest.Result.of(List.of(solved, solved, HandMade.unsolved(PROBLEMS.get(0), "a", End.OVER)));
        assertEquals(0, result.standing("a").solved());
        assertEquals(1, result.standing("a").problems());
    }
}
