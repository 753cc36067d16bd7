package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;

class ImpartialCommandTest {

    @Test
    void withoutArgumentsItPrintsItsHelp() {
        Run run = Run.of();
        assertEquals(0, run.status());
        assertTrue(run.out().startsWith("Usage: impartial"), run::out);
        assertEquals("", run.err());
    }

    @Test
    void helpIsAnAnswer() {
        assertTrue(Run.of("--help").out().startsWith("Usage: impartial"));
        assertTrue(Run.of("solve", "--help").out().contains("impartial solve nim 7 9 12 15"));
        assertEquals(0, Run.of("--help").status());
    }

    @Test
    void onlyTheOutcomeIsSaidWhereNothingElseIsAsked() {
        assertEquals(
                "You can win (N)\n",
                Run.of("solve", "--outcome", "nim", "3", "5").out());
        assertEquals(
                "You will lose (P)\n",
                Run.of("solve", "sprouts", "6", "--outcome").out());
        assertEquals(
                "You can win in misère play (N)\n",
                Run.of("solve", "--outcome", "--play", "misere", "kayles", "2").out());
        Run declined = Run.of("solve", "--outcome", "--solver", "claims", "cram[3,3]");
        assertEquals(1, declined.status());
        assertTrue(declined.err().contains("has no answer for this position"), declined.err());
    }

    @Test
    void versionIsTheOneOfTheBuild() {
        Run run = Run.of("--version");
        assertEquals(0, run.status());
        assertTrue(run.out().matches("impartial \\d+\\.\\d+\\.\\d+\\S*\\R"), run::out);
    }

    @Test
    void wrongArgumentsAreAUsageError() {
        Run nonsense = Run.of("--nonsense");
        assertEquals(2, nonsense.status());
        assertTrue(nonsense.err().contains("--nonsense"), nonsense::err);
        assertEquals("", nonsense.out());
        assertEquals(2, Run.of("solve", "--outcome").status());
        assertTrue(Run.of("solve", "--outcome").err().contains("POSITION is missing"));
        assertEquals(2, Run.of("solve", "--play", "sideways", "nim", "3").status());
        assertEquals(2, Run.of("solve", "--jsonl=no-such-file.jsonl").status());
        assertEquals(1, Run.of("show", "nim", "kayles").status());
        for (Run unknown : List.of(
                Run.of("solve", "nim", "5", "--strategy", "auto"), Run.of("quotient", "octal[0.77]", "--upto", "5"))) {
            assertEquals(2, unknown.status());
            assertTrue(unknown.err().startsWith("impartial: there is no option --"), unknown::err);
        }
    }

    @Test
    void gamesAreListedByWhatTheyAreAbout() {
        String about = Run.of("games", "--about", "Wythoff").out();
        assertTrue(about.contains("d-wythoff") && about.contains("nimhof") && about.startsWith("Heaps"), about);
        assertFalse(about.contains("kayles") || about.contains("Boards"), about);
        String all = Run.of("games").out();
        assertTrue(all.contains("kayles") && all.contains("sylver-coinage") && all.contains("welter"), all);
        String same = Run.of("games", "--about", "博弈").out();
        assertTrue(same.contains("fibonacci-nim"), same);
        assertEquals(same, Run.of("games", "--about", "博奕").out());
        Run scores = Run.of("games", "--about", "scores");
        assertTrue(scores.err().contains("not for this library"), scores::err);
        Run nothing = Run.of("games", "--about", "quoits");
        assertEquals(2, nothing.status());
        assertTrue(nothing.err().startsWith("impartial: no game is about \"quoits\""), nothing::err);
    }

    @Test
    void aGameNamedForMisereIsPlayedSo() {
        assertTrue(Run.of("solve", "misere-nim", "1", "1").out().startsWith("You can win"));
        assertTrue(Run.of("solve", "bash[m=1] 1 + misere-nim 1").out().startsWith("You can win"));
        assertTrue(Run.of("solve", "misere-nim", "1", "1", "--play", "normal")
                .out()
                .startsWith("You will lose"));
    }

    /** The help of each command that takes a convention, and the card, name the games that are misère by themselves. */
    @Test
    void gamesThatAreMisereByThemselvesAreNamed() {
        List<String> named = GameLibrary.installed().families().stream()
                .filter(family -> family.play() == Convention.MISERE)
                .map(GameFamily::id)
                .toList();
        assertEquals(List.of("misere-nim", "notakto"), named);
        for (String command : List.of("solve", "play", "prove", "graph")) {
            String help = Run.of("help", command).out().replaceAll("\\s+", " ");
            assertTrue(help.contains("misere for " + String.join(" and ", named)), help);
        }
        for (String id : named) {
            assertTrue(Run.of("show", id).out().contains("misère, unless --play normal is given"), id);
        }
    }

    @Test
    void aHeapIsPrintedWithWhatItBecomes() {
        assertTrue(Run.of("solve", "nim", "7", "9", "12", "15").out().contains("12→1"));
    }

    @Test
    void tenWinningMovesAreListedAndTheOthersAreCounted() {
        String nim = "nim" + " 1".repeat(15);
        List<String> few = Run.of("solve", nim).out().lines().toList();
        assertEquals(10, few.stream().filter(line -> line.equals("  1→0")).count());
        assertTrue(few.contains("  … and 5 more; --limit lists more"), few::toString);
        assertEquals(
                15,
                Run.of("solve", nim, "--limit", "20")
                        .out()
                        .lines()
                        .filter(line -> line.equals("  1→0"))
                        .count());
        assertEquals(
                Run.of("solve", "octal[0.77] 5 9").out(),
                Run.of("solve", "octal:0.77 5 9").out());
    }

    @Test
    void questionsAboutManyPositionsAreAnsweredInWords() {
        assertEquals(
                "guarantee  1 0 1 0 98\n", Run.of("solve", "pirates[100] 5").out());
        assertEquals(
                "first   Lose Win Win Loop\nsecond  Loop Win Win Win\n",
                Run.of("solve", "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5").out());
    }
}
