package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JudgeCommandTest {

    @Test
    void theJudgesInputIsAnsweredToTheLetter() {
        Run run = Run.reading("2 1\n8 4\n4 7\n", "judge", "hdu1527");
        assertEquals("0\n1\n0\n", run.out());
        assertEquals(0, run.status());
    }

    @Test
    void whatIsWrongIsSaidAndWhatWasAnsweredStays() {
        Run run = Run.reading("2 1\n8 x\n", "judge", "hdu1527");
        assertEquals("0\n", run.out());
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("impartial: token 4: "), run::err);
        Run unknown = Run.of("judge", "hdu0000");
        assertEquals(1, unknown.status());
        assertTrue(unknown.err().contains("poj1704"), unknown::err);
    }
}
