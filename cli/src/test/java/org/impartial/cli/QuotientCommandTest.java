package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class QuotientCommandTest {

    @Test
    void aFinalQuotientIsPrintedWithItsCertificate() {
        Run run = Run.of("quotient", "octal[0.123]", "--verify");
        List<String> lines = run.out().lines().toList();
        assertEquals("octal[code=0.123]: order 20, |P| = 5, wild", lines.get(0));
        assertEquals("final: Phi(n+5) = Phi(n) for 5 <= n <= 7, and 7 is enough", lines.get(1));
        assertTrue(run.out().contains("P-portion: a, b^2, "), run.out());
        assertTrue(lines.get(lines.size() - 1).startsWith("verified again"), run.out());
        assertEquals(0, run.status());
    }

    @Test
    void aPartialOneSaysSo() {
        Run run = Run.of("quotient", "octal[0.07]", "--heaps", "14");
        assertTrue(run.out().startsWith("octal[code=0.07]: order 24, "), run.out());
        assertTrue(run.out().contains("\npartial up to heap 14: greater heaps may change it\n"), run.out());
    }

    @Test
    void theTableHasARowForEachElement() {
        Run run = Run.of("quotient", "octal[0.3]", "--table");
        assertTrue(run.out().endsWith("multiplication table\n    1 a\n  1 1 a\n  a a 1\n"), run.out());
    }

    @Test
    void aPositionHasAQuotientToo() {
        Run run = Run.of("quotient", "dag[n=3,edges=[2,1],[1,0],[2,0]]", "2");
        assertTrue(run.out().contains("order 6, |P| = 2, tame\nfinal: all positions"), run.out());
    }

    @Test
    void generaAreListedFromTheEmptyHeap() {
        Run run = Run.of("genus", "octal[0.77]", "--to", "9");
        assertEquals("genus:\n  0: 0^120 1^031 2^20  3^31  1^031 4^146 3^31  2^20  1^13\n", run.out());
    }

    @Test
    void badArgumentsAreExplained() {
        assertEquals(2, Run.of("quotient", "octal[0.77]", "--seconds", "0").status());
        assertEquals(2, Run.of("genus", "octal[0.77]", "--to", "-1").status());
        Run noHeaps = Run.of("quotient", "wythoff");
        assertTrue(noHeaps.err().contains("a game on one heap"), noHeaps.err());
    }
}
