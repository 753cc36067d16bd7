package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Likely first inputs are answered as intended, or with a suggestion. */
class FirstGuessesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nim 3 5 7 | did you mean: impartial solve nim 3 5 7?",
                "nim 3,5,7 | did you mean: impartial solve nim 3,5,7?",
                "solve subtraction 1,3,4 10 | did you mean: impartial solve 'subtraction[1,3,4] 10'?",
                "solve cram 3 4 | did you mean: impartial solve 'cram[3,4]'?",
                "solve bash 21 3 | did you mean: impartial solve 'bash[3] 21'?",
                "solve subtraction 1 3 4 | did you mean: impartial solve 'subtraction[1,3,4] 8'?",
                "solve subtraction 1 3 4 21 | did you mean: impartial solve 'subtraction[1,3,4] 21'?",
                "solve octal 0.77 5 | did you mean: impartial solve 'octal[0.77] 5'?",
                "solve bash(3) 10 | did you mean: impartial solve 'bash[3] 10'?",
                "solve cram 3x4 | did you mean: impartial solve 'cram[3,4]'?",
                "show nimhoff | did you mean nimhof or cyclic-nimhoff (Cyclic Nimhoff)?",
                "solve tic-tac-toe | did you mean notakto (X-only tic-tac-toe)?",
                "solve domineering | did you mean cram (impartial Domineering)?",
                "discover wythof | did you mean wythoff?",
                "discover kayles | known are nim, wythoff",
                "plot wythoff 100 | impartial plot wythoff 100x100",
                "genus wythoff | impartial table wythoff 20x20",
                "quotient wythoff | a position is needed, such as wythoff 5 8",
                "solve bash 21 | did you mean: impartial solve 'bash[m=3] 21'?",
                "solve leetcode 292 5 | did you mean: impartial solve 'bash[m=3] 5'?",
                "solve pirates 100 5 | did you mean: impartial solve 'pirates[100] 5'?",
                "solve pirates 5 100 | did you mean: impartial solve 'pirates[100] 5'?",
                "solve 3 4 5 | did you mean: impartial solve nim 3 4 5?",
                "solve hackenbush 0-1 1-2 | did you mean: impartial solve 'hackenbush [0,1] [1,2]'?",
                "solve tictactoe | did you mean notakto (X-only tic-tac-toe)?",
                "solve nim 3 4 misere | did you mean: impartial solve nim 3 4 --play misere?",
                "nim 3 4 misère | did you mean: impartial solve nim 3 4 --play misere?",
                "solve bash[3] 9 Normal play | did you mean: impartial solve 'bash[3] 9' --play normal?",
                "solve poj 2484 | no game of the library has the name of this problem; impartial judge --list",
                "show HDU 9999 | no game of the library has the name of this problem; impartial judge --list",
                "solve 洛谷 P1 | no game of the library has the name of this problem; impartial judge --list",
                "solve checkers | there is no game \"checkers\"; impartial games lists all games",
                "show nim kayles | there is no game \"nim kayles\"; impartial games lists all games",
                "sequence kayles 20 | did you mean: impartial sequence kayles --to 20?",
                "sequence octal 0.77 | did you mean: impartial sequence 'octal[0.77]'?",
                "sequence subtraction 1 3 4 | did you mean: impartial sequence 'subtraction[1,3,4]'?",
                "sequence 1,2,3,1 | for values give --which, to name the games that have them, or --form",
                "table nim 8 8 | did you mean: impartial table nim 8x8?",
                "plot wythoff 20 30 | did you mean: impartial plot wythoff 20x30?",
                "genus kayles 5 | did you mean: impartial genus kayles --to 5?",
                "games coins | did you mean: impartial games --about coins?",
                "help nim | did you mean: impartial show nim?",
                "version | did you mean --version?",
                "-v | did you mean -V?",
                "judge 1850 | did you mean hdu1850?",
                "sweep nim 3 5 | sweep its components, such as nim 3, whose values add by XOR",
                "solve nim 3 --jsonl | --jsonl answers the requests of FILE; leave the position out",
                "solve kayles 5 --mex | there is no option --mex in solve; write --options for --mex",
                "solve cram[5,5] --solver search --budget 10 | raise --budget, or try a smaller problem",
                "slove nim 3 | did you mean solve?",
                "help slove | there is no command slove",
                "plot kayles -o no-such-folder/kayles.svg | for the file no-such-folder/kayles.svg; create it first",
            })
    void oneLineSaysWhatWasMeant(String line, String meant) {
        Run run = Run.of(line.split(" "));
        assertNotEquals(0, run.status(), run::out);
        String first = run.err().lines().findFirst().orElseThrow();
        assertTrue(first.endsWith(meant) || (first.contains(meant) && !meant.startsWith("did")), first);
        assertEquals(first.indexOf("did you mean"), first.lastIndexOf("did you mean"), first);
    }

    @Test
    void anOptionOfOneLetterIsNotTakenForAnyOther() {
        assertTrue(Run.of("sequence", "kayles", "-n", "20").err().startsWith("impartial: there is no option -n\n"));
    }

    @Test
    void gamesThatAreNotForThisLibraryAreNamed() {
        String score = Run.called("./impartial", "games", "--about", "score").err();
        assertTrue(score.contains("in its games both players have the same moves, and the last one decides"), score);
    }

    @Test
    void aGameWhoseExampleIsTooLargeIsDrawnAsAPlan() {
        Run plan = Run.of("graph", "nim");
        assertEquals(0, plan.status(), plan::err);
        assertEquals(Run.of("graph", "nim", "7", "9", "12", "15", "--best").out(), plan.out());
    }

    @Test
    void conditionsSayHowOtherNotationsAreWritten() {
        assertTrue(Run.of("discover", "x'<x & x mod 2=0").out().contains("proved for all sizes"));
        assertTrue(Run.of("discover", "0<|x-x'|<2 & x'<x").out().contains("x is a multiple of 2"));
        assertTrue(Run.of("discover", "abs(x-y)<3").err().contains("write an absolute value as |x-y|"));
        assertTrue(Run.of("discover", "x'*2=x").err().contains("write a multiple as 2x"));
        assertEquals(
                0, Run.of("discover", "x'<x & x<x'+3 & E t: x=3t+1 | x'+1=x").status());
    }

    @Test
    void aNamedSetWithTooManyNumbersIsTheQuestionsMistake() {
        Run domain = Run.of("discover", "999x'+998y'<997x & y'<y", "--domain", "$evil(x,y)");
        assertEquals("impartial: the set $evil takes 1 number, as in $evil(x), not 2\n", domain.err());
        Run conjecture = Run.of("discover", "x'<x; y'<y", "--conjecture", "$evil(x,y)");
        assertEquals(domain.err(), conjecture.err());
    }
}
