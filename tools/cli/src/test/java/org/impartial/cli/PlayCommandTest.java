package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.cli.play.PositionText;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games through a pipe, recorded. */
class PlayCommandTest {

    @Test
    void nimIsWonByHintsAndLostByAMistake() {
        Run won = Run.reading("hint\n9>4\n15 > 14\nundo\nquit\n", "play", "nim", "7", "9", "12", "15");
        assertTrue(won.out().contains("hint: 9→4 wins"), won::out);
        assertTrue(won.out().contains("though you can win: Bouton's theorem"), won::out);
        Run lost = Run.reading("12 0\n", "play", "nim", "3", "5", "6");
        assertTrue(
                lost.out().contains("\"12 0\" is not a legal move of nim 3 + nim 5 + nim 6; legal: 3→2, 3→1, 3→0, 5→4"),
                lost::out);
        assertTrue(lost.out().contains("6→5, 6→4 and 4 more\n"), lost::out);
        assertTrue(lost.out().endsWith("your move (such as 3>2)> \nplay ends here\n"), lost::out);
    }

    /** No list of the moves is needed for a move, an answer or the end of play. */
    @Test
    void aHeapThatNobodyCanListIsPlayed() {
        Run nim = Run.reading(
                "hint\nmoves\nnonsense\n1000000000000000000→5\n", "play", "nim", "1000000000000000000", "5");
        assertTrue(nim.out().contains("hint: 1000000000000000000→5 wins"), nim::out);
        assertTrue(nim.out().contains("not of 1000000000000000000"), nim::out);
        assertTrue(nim.out().contains("\"nonsense\" is not a legal move of nim 1000000000000000000 + nim 5"), nim::out);
        assertTrue(nim.out().contains("I play 5→"), nim::out);
        Run equal = Run.reading("", "play", "nim", "1000000000000000000", "1000000000000000000", "--second");
        assertTrue(equal.out().contains("I play 1000000000000000000→999999999999999999"), equal::out);
        Run wythoff = Run.reading("999999999999999990 0\n", "play", "wythoff", "1000000000000000000", "5");
        assertTrue(wythoff.out().contains("I play 7 0 and win"), wythoff::out);
    }

    @Test
    void aWholeGameIsPlayedToItsEnd() {
        assertEquals(
                """
                Normal play: a player who cannot move loses.
                Write a move, or help.

                  0: nim 1  o
                  1: nim 2  oo
                your move (such as 1>0)> legal:
                  take 1: 1→0, 2→1
                  take 2: 2→0
                your move (such as 1>0)> "3>0" is not a legal move of nim 1 + nim 2; legal: 1→0, 2→1, 2→0
                your move (such as 1>0)>
                  0: nim 1  o
                  1: nim 1  o
                I play 1→0 though you can win: Bouton's theorem

                  0: nim 0
                  1: nim 1  o
                your move (such as 1>0)>
                  0: nim 1  o
                  1: nim 2  oo
                your move (such as 1>0)>
                  0: nim 1  o
                  1: nim 1  o
                I play 1→0 though you can win: Bouton's theorem

                  0: nim 0
                  1: nim 1  o
                your move (such as 1>0)>
                  0: nim 0
                  1: nim 0
                I cannot move: you win.
                """,
                Run.reading("moves\n3>0\n[1, 1]\nundo\n2→1\n1 0\n", "play", "nim", "1", "2")
                        .out()
                        .replace("your move (such as 1>0)> \n", "your move (such as 1>0)>\n"));
    }

    @Test
    void movesAreReadAsPeopleWriteThem() {
        for (String move : List.of("take 2 from 5", "5>3", "5 to 3", "5->3", "Take 2 beans from the 5")) {
            Run run = Run.reading(move + "\n", "play", "nim", "5", "2");
            assertTrue(run.out().contains("  0: nim 3  ooo\n  1: nim 2  oo\n"), () -> move + ": " + run.out());
        }
        for (String move : List.of("a1a2", "A1 A2", "1,1 2,1", "[1,1] [2,1]", "(1,1),(2,1)")) {
            Run run = Run.reading(move + "\n", "play", "cram[3,4]");
            assertTrue(run.out().contains("1 # . . .\n      2 # . . .\n"), () -> move + ": " + run.out());
        }
        for (String move : List.of("take 2", "remove 2 beans", "2", "21>19")) {
            Run run = Run.reading(move + "\n", "play", "bash:3", "21");
            assertTrue(run.out().contains("  bash[m=3] 19  ooo"), () -> move + ": " + run.out());
        }
        for (String game : List.of("nim", "misere-nim", "laskers-nim", "rules[\"x'<x\"]", "nim 0 +  nim")) {
            Run run = Run.reading("take 2\n", "play", game + " 5");
            assertTrue(run.out().contains(" 3  ooo\n"), () -> game + ": " + run.out());
        }
        Run either = Run.reading("take 2\n", "play", "nim", "3", "3");
        assertTrue(either.out().contains("\"take 2\" is not a legal move of nim 3 + nim 3"), either::out);
        Run wrong = Run.reading("take 6 from 5\n", "play", "nim", "5", "2");
        assertTrue(wrong.out().contains("\"take 6 from 5\" is not a legal move of nim 5 + nim 2"), wrong::out);
        Run kayles = Run.reading("5 to 1 and 2\n", "play", "kayles", "5");
        assertTrue(
                kayles.out().contains("  0: kayles 1\n      |\n      1\n  1: kayles 2\n      |  |\n      1  2\n"),
                kayles::out);
    }

    @Test
    void helpShowsAMoveOfThisPositionAndAllWords() {
        Run run = Run.reading("help\n", "play", "wythoff", "4", "7");
        assertTrue(run.out().contains("such as 1 0"), run::out);
        for (String word : List.of("moves", "hint", "why", "undo", "quit")) {
            assertTrue(run.out().contains("\n" + word + " "), run::out);
        }
        assertTrue(run.out().contains("      4 oooo\n      7 ooooooo\n"), run::out);
        Run.narrow(40, "help\nmoves\nwhy\nxyz\n", "play", "wythoff", "4", "9")
                .out()
                .lines()
                .map(line -> line.replaceFirst("^your move .*> ", ""))
                .forEach(line -> assertTrue(line.length() <= 40, line));
    }

    /** The player follows every hint: from an N-position this wins against the best defence. */
    @ParameterizedTest
    @CsvSource({
        "nim 3 5 7, normal",
        "cram[3;3], normal",
        "cram[2;3], normal",
        "kayles 5 8, misere",
        "cram[3;4] + kayles 5 + nim 2, misere",
        "sprouts 2 + node-kayles path 5 + kayles 4, misere",
        "kayles 7 + nim 3, normal",
        "wythoff 3 5, normal",
        "chomp[3;3] 3 3 3, normal",
        "turning-turtles 2 3 6, misere",
        "tree-cutting -1 0 0 1 1, normal",
        "hackenbush [0;1] [1;2] [0;2] [2;3] [2;4], normal",
        "dag[n=4;edges=[0;1];[0;2];[1;2];[2;3]] 0, normal"
    })
    void whoFollowsTheHintsGetsWhatThePositionIsWorth(String position, String play) {
        String text = position.replace(';', ',');
        Solver judge =
                Solver.of(Convention.valueOf(play.toUpperCase(Locale.ROOT))).using(Strategy.search());
        Position start = GameLibrary.installed().read(text).position();
        String end = judge.analyse(start).outcome() == Outcome.N ? "you win" : "I win";
        StringBuilder lines = new StringBuilder();
        for (int turn = 0; turn < 60; turn++) {
            Run run = Run.reading(lines + "hint\n", "play", text, "--play", play);
            assertFalse(run.out().contains("is not a legal move"), run::out);
            assertFalse(run.out().contains("may denote several"), run::out);
            if (run.out().endsWith("win.\n")) {
                assertTrue(run.out().endsWith(end + ".\n"), run::out);
                return;
            }
            String hint = run.out().substring(run.out().lastIndexOf("hint: ") + 6);
            hint = hint.replaceFirst("^every move loses; ", "").replaceFirst(" (wins|lasts longest)[\\s\\S]*", "");
            lines.append(hint).append('\n');
        }
        throw new AssertionError("no end of " + text);
    }

    @Test
    void theLongestDefenceIsNotClaimedWhereItIsNotComputed() {
        Run run = Run.reading("hint\n", "play", "bash[3] 80000");
        assertTrue(run.out().contains("hint: every move loses, such as 80000→79999\n"), run::out);
    }

    /** Spaces, signs in quotation marks, and a position without a space before it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "subtraction:1 ,4 8 9 21 13",
                "subtraction[1,3]8",
                "cram[3,3][[1,1],[1,2]]",
                "dag[n=3,edges=[[0,1] [1,2]]] 0 + nim 3",
                "rules[\"x' < x\"]5 9 + octal[0.77] 5 + 0.77 6"
            })
    void aPositionIsWrittenInTheWordsOfItsPlayer(String text) {
        GameLibrary library = GameLibrary.installed();
        Position position = library.read(text).position();
        String written = new PositionText(library, text).text(position);
        assertEquals(position, library.read(written).position(), written);
        library.rulesets(text).forEach(ruleset -> assertTrue(written.contains(ruleset), written));
    }

    @Test
    void eitherMayBegin() {
        Run second = Run.reading("", "play", "nim 1", "--second");
        assertTrue(second.out().contains("I play 1→0 and win"), second::out);
        assertTrue(second.out().endsWith("You cannot move: I win.\n"), second::out);
        Run misere = Run.reading("", "play", "misere-nim 1", "--second");
        assertTrue(misere.out().startsWith("Misère play: a player who cannot move wins."), misere::out);
        assertTrue(misere.out().endsWith("You cannot move: you win.\n"), misere::out);
    }

    @Test
    void aDrawIsKept() {
        String game = "digraph[n=3,edges=[0,1],[1,0],[0,2]] 1";
        Run run = Run.reading("hint\n0\n", "play", game);
        assertTrue(run.out().contains("hint: every move loses; 0 lasts longest"), run::out);
        Run draw = Run.reading("hint\n1\n0\n1\n", "play", "digraph[n=4,edges=[0,1],[1,0],[0,2],[2,3]] 0");
        assertTrue(draw.out().contains("hint: 1 keeps the draw"), draw::out);
        assertTrue(draw.out().contains("I play 0 and keep the draw"), draw::out);
    }

    @Test
    void aMoveOfASumNamesItsComponent() {
        Run run = Run.reading("1 1 1 1 2\nhint\nundo\nundo\n", "play", "wythoff 1 2 + cram[2,2]");
        assertFalse(run.out().contains("\"1 1 1 1 2\" is no legal"), run::out);
        assertTrue(run.out().contains("there is nothing to take back"), run::out);
        Run twice = Run.reading("1\n", "play", "bash[2] 4 + bash[3] 4");
        assertTrue(
                twice.out()
                        .contains(
                                "\"1\" may denote several moves of bash[m=2] 4 + bash[m=3] 4; write one of: component 0"),
                twice::out);
        Run both = Run.reading("4>3\n", "play", "bash[2] 4 + bash[3] 4");
        assertTrue(both.out().contains("; write one of: component 0 move 1, component 1 move 1"), both::out);
    }

    @Test
    void theReasonIsTold() {
        Run why = Run.reading("why\n?\n\n", "play", "nim 3 5 7");
        assertTrue(why.out().contains("N, you can win: Bouton's theorem"), why::out);
        assertTrue(why.out().contains("nim-sum"), why::out);
        Run misere = Run.reading("hint\nwhy\n", "play", "cram[4,5] + kayles 11 + sprouts 2", "--play", "misere");
        assertTrue(misere.out().contains(" wins\n"), misere::out);
        assertTrue(misere.out().contains("misère search of"), misere::out);
        assertTrue(misere.out().contains("*[2#]"), misere::out);
        Run poor = Run.reading("hint\nwhy\n", "play", "cram[5,5]", "--budget", "10", "--play", "misere");
        assertTrue(poor.out().contains("hint: the outcome is not known"), poor::out);
    }

    @Test
    void whatCannotBePlayedIsToldInALine() {
        for (List<String> words : List.of(
                List.of("play", "nimm 3"),
                List.of("play", "nim 9223372036854775808"),
                List.of("play", "pirates[100] 5"))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertEquals(1, run.status(), run::out);
            assertTrue(run.err().matches("impartial: .*\\R"), run::err);
        }
        assertEquals(2, Run.of("play", "nim", "3", "--budget", "0").status());
    }

    /** The example of each card can be played: the opponent begins, and its reply is a legal move. */
    @Test
    void everyGameOfTheListCanBePlayed() {
        for (GameFamily family : GameLibrary.installed().families()) {
            String example = family.card().example();
            try {
                GameLibrary.installed().read(example);
            } catch (NotationException surveysOnly) {
                continue;
            }
            Run run = Run.reading("hint\nmoves\n", "play", example, "--second", "--budget", "3000");
            assertEquals(0, run.status(), () -> example + ": " + run.err());
            assertTrue(run.out().contains("I play ") || run.out().contains("cannot move"), run::out);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "clobber[2,3] XOX OXO             | 1 2 3;1 X O X;2 O X O",
                "nogo[2,3] X.. ...                | 1 2 3;1 X . .;2 . . .",
                "notakto[2,3] [1,2]               | 1 2 3;1 . X .;2 . . .",
                "nimstring[1,2] 3 [1,1,1,2] [1,2,2,2] | +---+   +;    /;+   +   +;3 ooo",
                "digraph[n=3,edges=[0,1],[1,0],[0,2]] 0 | token on 0 -> 1, 2;         1 -> 0;         2 -> (play ends)",
                "dag[n=3,edges=[0,1],[1,2]] 1     | token on 1 -> 2;         2 -> (play ends)",
                "sprouts ba.}0.b1a2.}             | region 1: b-a-b;region 2: 0   b-1-a-2-b;0, 1, 2: the lines that end there",
                "treblecross 4                    | o  o  o  o;1  2  3  4",
                "kayles 3                         | !  !  !;1  2  3",
            })
    void boardsAreReadable(String position, String drawn) {
        Run run = Run.reading("quit\n", "play", position.strip());
        assertEquals(0, run.status(), run::err);
        String wanted = Stream.of(drawn.split(";", -1))
                .map(line -> "      " + line.replace('/', '|').replace('!', '|'))
                .collect(Collectors.joining("\n"));
        // A board with letters has room for its numbers before them.
        String shown = run.out().replace("\n        1 2 3", "\n      1 2 3");
        assertTrue(shown.contains(wanted), () -> wanted + "\nis not in\n" + run.out());
    }

    @Test
    void helpTellsTheRulesAndTheFormsOfMovesOfThisPosition() {
        String heaps = Run.reading("help\nquit\n", "play", "kayles 5").out();
        assertTrue(heaps.contains("Kayles: ") && heaps.contains("take 2 from 5") && !heaps.contains("a1a2"), heaps);
        String board = Run.reading("help\nquit\n", "play", "cram[2,2]").out();
        assertTrue(board.contains("Cram: ") && board.contains("a1a2") && !board.contains("take 2 from 5"), board);
    }
}
