package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.games.Asked;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Test;

/** What a single head is worth where only the table of its heap game tells it, and how an answer shows that. */
class SingleHeadsTest {
    private final Solver solver = Solver.normal();

    /** As far as the heap game of a single head goes; the values are those of Grundy's game and of a subtraction game. */
    @Test
    void farHeadsWithoutATheory() {
        assertEquals(2, solver.grundy(Asked.read("grunt 5")));
        int[] grundysGame = grundysGame(32768);
        for (int head : new int[] {99, 4999, 32767, 32768}) {
            assertEquals(grundysGame[head], solver.grundy(Asked.read("grunt " + head)), "grunt " + head);
        }
        assertEquals(100000 % 90001 % 2, solver.grundy(Asked.read("twins[S=1,90000] 100000")));
        assertEquals(2, solver.grundy(Asked.read("twins[S=1,90000] 90000")));
    }

    @Test
    void headsBeyondTheBudgetAreRefused() {
        Analysis analysis = solver.analyse(Asked.read("grunt 2000000000"));
        assertEquals(Analysis.Status.OVER_BUDGET, analysis.status());
        assertTrue(analysis.message().contains("positions more"), analysis.message());
        BeyondRangeException beyond =
                assertThrows(BeyondRangeException.class, () -> solver.analyse(Asked.read("grunt 3000000000")));
        assertTrue(String.valueOf(beyond.getMessage()).contains("a table of values goes to heaps of"));
    }

    @Test
    void theExhibitSaysWhyAHeadIsWorthWhatItIs() {
        assertEquals("""
            Heads add
              head  G
                 2  4 2 = 10 in binary is odious: 2x
                 3  7   3 = 11 in binary is evil: 2x + 1
                 6 13  6 = 110 in binary is evil: 2x + 1
            the XOR of the values is 14\
            """.replace(" ", ""), exhibit("mock-turtles 2 3 6").replace(" ", ""));
        assertTrue(exhibit("ruler 12").contains("the greatest power of 2 in 12"));
        assertTrue(exhibit("grunt 500").contains("the XOR of the values is " + grundysGame(500)[500]));
    }

    /** The table has its values from where the answer has them, and does not work them out again. */
    @Test
    void theExhibitShowsHeadsThatOnlyTablesKnow() {
        Analysis far = solver.analyse(Asked.read("grunt 40000"));
        long answered = far.cost().positions();
        String shown = far.explain().text();
        assertTrue(shown.contains("the XOR of the values is " + far.grundy().getAsLong()), shown);
        assertTrue(far.cost().positions() - answered < 10, far.cost()::toString);
    }

    private static String exhibit(String text) {
        return exhibits(Asked.read(text).components().get(0)).get(0).text();
    }

    private static <S> List<Exhibit> exhibits(Component<S> component) {
        return component.game().exhibits(component.state(), new Claims().parts());
    }

    private static int[] grundysGame(int last) {
        int[] values = new int[last + 1];
        int[] seen = new int[1 << 12];
        for (int n = 1; n <= last; n++) {
            for (int x = 1; 2 * x < n; x++) {
                seen[values[x] ^ values[n - x]] = n;
            }
            while (seen[values[n]] == n) {
                values[n]++;
            }
        }
        return values;
    }
}
