package org.impartial.games.heap.queen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Exhibit;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.junit.jupiter.api.Test;

/** What Wythoff's game shows, and how it is written. */
class WythoffTest {

    /** The first pairs, and the one of the same difference. */
    @Test
    void theColdPairsAroundAreShown() {
        Wythoff game = new Wythoff(ColdPairs.of(1));
        List<String> shown = Stream.of(3, 8, 9, 40)
                .map(k -> game.exhibits(new TwoHeaps(1, 1 + k)).get(0).rows())
                .map(rows -> rows.stream().map(row -> row.get(0)).collect(Collectors.joining(" ")))
                .toList();
        String first = "0 1 2 3 4 5 6 7 8";
        assertEquals(List.of(first, first, first + " 9", first + " 40"), shown);
    }

    @Test
    void theExhibitedPairsFollowTheMexRule() {
        for (long d = 1; d <= 4; d++) {
            Exhibit exhibit = Wythoff.of(d).exhibits(new TwoHeaps(0, 0)).get(0);
            Set<Long> earlier = new HashSet<>();
            long k = 0;
            for (List<String> row : exhibit.rows()) {
                long mex = 0;
                while (earlier.contains(mex)) {
                    mex++;
                }
                assertEquals(List.of("" + k, "" + mex, "" + (mex + d * k)), row);
                earlier.add(mex);
                earlier.add(mex + d * k);
                k++;
            }
            assertEquals(9, k);
        }
    }

    @Test
    void thePairOfTheSameDifferenceIsShownToo() {
        Exhibit hot = Wythoff.of(1).exhibits(new TwoHeaps(120, 100)).get(0);
        assertEquals(List.of("20", "32", "52"), hot.rows().get(9));
        assertEquals("(100, 120) is not a cold pair", hot.conclusion());
        Exhibit cold = Wythoff.of(2).exhibits(new TwoHeaps(6, 2)).get(0);
        assertEquals("(2, 6) is the cold pair number 2", cold.conclusion());
        assertEquals(
                1,
                Wythoff.of(Long.MAX_VALUE)
                        .exhibits(new TwoHeaps(0, 5))
                        .get(0)
                        .rows()
                        .size());
    }

    @Test
    void boundOneIsWythoffsOwnGame() {
        assertEquals(
                Games.library().ruleset("wythoff").games(),
                Games.library().ruleset("d-wythoff[d=1]").games());
        assertEquals("wythoff", Wythoff.of(1).name());
    }

    @Test
    void aPositionHasTwoHeaps() {
        NotationException refused =
                assertThrows(NotationException.class, () -> Games.library().read("wythoff 4 7 2"));
        assertTrue(refused.getMessage().contains("has two heaps, written for instance 4 7, and the position has 3"));
    }
}
