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
