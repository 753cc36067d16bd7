package org.impartial.games.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.library.NotatedPosition;
import org.impartial.games.ByClaims;
import org.impartial.games.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The closed forms at the limit of a {@code long}. */
class HugeHeapsTest {

    /** Moves are separated by semicolons. */
    @ParameterizedTest
    @CsvSource({
        "nim 9223372036854775807 9223372036854775806, 0 9223372036854775806",
        "nim 9223372036854775807, 0 0",
        "take-any 9223372036854775807, 9223372036854775807",
        "bash[m=9223372036854775807] 9223372036854775807, 9223372036854775807",
        "bash[m=9223372036854775806] 9223372036854775806, 9223372036854775806",
        "bash[m=9223372036854775806] 9223372036854775807, ''",
        "bash[m=999999999999999999] 9223372036854775807, 223372036854775807",
        "bash[m=3] 9223372036854775807, 3",
        "'bounded-nim[limits=9223372036854775807,9223372036854775805] 9223372036854775807 9223372036854775807',"
                + " 0 1",
        "'interval[l=9223372036854775807,r=9223372036854775807] 9223372036854775807', 9223372036854775807",
        "'interval[l=9223372036854775806,r=9223372036854775807] 9223372036854775807',"
                + " 9223372036854775806; 9223372036854775807",
        "'count-up[target=9223372036854775807,maxStep=9223372036854775807] 0', 9223372036854775807",
        "'count-up[target=9223372036854775807,maxStep=10] 9223372036854775800', 7",
        "wythoff 207684114601014170 174331185860144761, 120365013533064824 120365013533064824; 99941516440369635 0",
        "wythoff 165580140 267914295, ''",
        "wythoff 165580141 267914296, 1 1; 0 165580141"
    })
    void winningMoves(String text, String expected) {
        NotatedPosition diagram = Games.library().read(text);
        List<String> moves = ByClaims.winningMoves(diagram.position())
                .map(move -> diagram.write(move).toString())
                .toList();
        assertEquals(expected, String.join("; ", moves));
    }

    @ParameterizedTest
    @CsvSource({
        "'cut[1048576] 5000000000', 4768",
        "'cut[1048577] 5000000000', 4768",
        "'cut[1000000000000,5] 9223372036854775807', 1844674407370955161",
        "'cut[1000000000000..] 9223372036854775807', 9223372",
        "'cut[9223372036854775807] 9223372036854775807', 0",
        "'cut[primes] 9223372036854775807', 4611686018427387903"
    })
    void values(String text, long expected) {
        assertEquals(expected, ByClaims.grundy(Games.library().read(text).position()));
    }

    @Test
    void farOptionsOfASetWithAGreatestMember() {
        long heap = 1L << 40;
        assertEquals(
                List.of(heap - 1, heap - 3, heap - 4),
                ((Subtraction) Games.library()
                                .ruleset("subtraction[S=1,3,4]")
                                .games()
                                .get(0))
                        .at(heap).options().stream()
                                .map(option -> option.components().get(0).state())
                                .toList());
        BeyondRangeException refused = assertThrows(
                BeyondRangeException.class, () -> new Nim().at(heap).options());
        assertEquals(
                "nim lists the options of heaps up to 2147483647, not of 1099511627776; use its claims or a proved period"
                        + " instead",
                refused.getMessage());
    }
}
