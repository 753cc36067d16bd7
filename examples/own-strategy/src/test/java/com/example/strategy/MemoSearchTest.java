package com.example.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.contest.Contest;
import org.impartial.contest.Problems;
import org.impartial.contest.Standing;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;

class MemoSearchTest {
    @Test
    void itIsFoundByItsName() {
        assertEquals("memo", Strategy.named("memo").name());
    }

    @Test
    void itIsNeverWrong() {
        Contest.Result result = OwnContest.contest(
                Problems.named("boards").where(problem -> problem.size().orElse(1000) < 24));
        Standing memo = result.standing("memo");
        assertTrue(memo.problems() > 5, memo::toString);
        assertEquals(0, memo.wrong() + memo.failed(), result::toString);
        assertTrue(memo.solved() > memo.problems() / 2, result::toString);
        assertTrue(memo.againstBaseline().problems() > 0, result::toString);
    }

    @Test
    void theBenchmarkAnswers() {
        OwnBenchmark benchmark = new OwnBenchmark();
        benchmark.problem = "boards/cram-1";
        benchmark.strategy = "memo";
        benchmark.read();
        assertEquals(Outcome.P, benchmark.solve());
    }
}
