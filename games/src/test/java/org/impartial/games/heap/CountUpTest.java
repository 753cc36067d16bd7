package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.impartial.core.game.Exhibit;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.junit.jupiter.api.Test;

/** The key numbers that counting up shows, and what it refuses. */
class CountUpTest {

    @Test
    void keyNumbers() {
        Exhibit start = new CountUp(100, 10).exhibits(0L).get(0);
        assertEquals("1 12 23 34 45 56 67 78 89 100", column(start));
        assertEquals("say 1 more, up to 1", start.conclusion());
        Exhibit late = new CountUp(100, 10).exhibits(78L).get(0);
        assertEquals("78 89 100", column(late));
        assertEquals("78 is a key number", late.conclusion());
        assertEquals(
                "" + Long.MAX_VALUE,
                column(new CountUp(Long.MAX_VALUE, Long.MAX_VALUE).exhibits(5L).get(0)));
    }

    private static String column(Exhibit exhibit) {
        return String.join(" ", exhibit.rows().stream().map(row -> row.get(0)).toList());
    }

    @Test
    void aNumberBeyondTheTargetCannotHaveBeenSaid() {
        NotationException refused = assertThrows(
                NotationException.class, () -> Games.library().read("count-up[target=100,maxStep=10] 101"));
        assertTrue(
                refused.getMessage().contains("the number already said is 101; it must be from 0 to 100"),
                refused.getMessage());
        assertEquals(List.of(), new CountUp(100, 10).at(100L).options());
    }

    @Test
    void aMoveSaysNoMoreNumbersThanAreAllowedOrLeft() {
        for (String refused : List.of("0", "-1", "11", "5 6")) {
            assertThrows(
                    IllegalMoveException.class,
                    () -> Games.library()
                            .read("count-up[target=100,maxStep=10] 0")
                            .move(refused));
        }
        NotatedPosition late = Games.library().read("count-up[target=100,maxStep=10] 93");
        assertThrows(IllegalMoveException.class, () -> late.move("8"));
        assertEquals(new CountUp(100, 10).at(100L), late.move("7").result());
    }
}
