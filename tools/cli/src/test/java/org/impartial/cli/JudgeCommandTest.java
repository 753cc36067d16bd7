package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.library.GameLibrary;
import org.impartial.solve.ProblemProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JudgeCommandTest {

    @Test
    void theJudgesInputIsAnsweredToTheLetter() {
        Run run = Run.reading("2 1\n8 4\n4 7\n", "judge", "hdu1527");
        assertEquals("0\n1\n0\n", run.out());
        assertEquals(0, run.status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hdu1850", "HDU 1850", "HDU-1850", "杭电 1850", "ｈｄｕ１８５０"})
    void aProblemIsFoundByEverySpelling(String name) {
        List<String> words = new ArrayList<>(List.of("judge"));
        words.addAll(List.of(name.split(" ", -1)));
        assertEquals("3\n", Run.reading("4\n3 4 5 6\n0\n", words.toArray(String[]::new)).out());
        assertEquals("3\n", Run.reading("4\n3 4 5 6\n0\n", "judge", name).out());
    }

    @Test
    void luoguIsFoundByItsChineseName() {
        assertEquals("No\nYes\n", Run.reading("2\n2\n1 1\n2\n1 0\n", "judge", "洛谷", "P2197").out());
        assertEquals("Bob will win\n", Run.reading("1\n2\n1 2\n", "judge", "poj", "1704").out());
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
