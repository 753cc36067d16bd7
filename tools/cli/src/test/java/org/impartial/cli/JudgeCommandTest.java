package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.core.library.GameLibrary;
import org.impartial.solve.ProblemProvider;
import org.junit.jupiter.api.Test;

class JudgeCommandTest {

    @Test
    void theJudgesInputIsAnsweredToTheLetter() {
        Run run = Run.reading("2 1\n8 4\n4 7\n", "judge", "hdu1527");
        assertEquals("0\n1\n0\n", run.out());
        assertEquals(0, run.status());
    }

    @Test
    void thePageListsEveryProblemWithItsGame() {
        String page = Checkout.text(Checkout.ROOT.resolve("docs/JUDGES.md"));
        GameLibrary library = GameLibrary.installed();
        ProblemProvider.installed().forEach((name, problem) -> {
            String game = library.family(name).id();
            String row = "| `%s` | %s | [%s](GAMES.md#%s) |".formatted(name, problem.title(), game, game);
            assertTrue(page.contains(row + "\n"), row);
        });
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
