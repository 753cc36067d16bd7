package org.impartial.proof.kind.quotient;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Sets of more elements than one word has bits. */
class ElementSetTest {
    private static ElementSet of(int... members) {
        return ElementSet.of(192, y -> Arrays.stream(members).anyMatch(member -> member == y));
    }

    @Test
    void aSetHasItsMembers() {
        ElementSet set = of(0, 63, 64, 127, 191);
        for (int y = 0; y < 192; y++) {
            assertEquals(y == 0 || y == 63 || y == 64 || y == 127 || y == 191, set.has(y), "element " + y);
        }
        assertEquals(5, set.size());
        assertEquals(64, ElementSet.of(64, y -> true).size());
    }

    @Test
    void setsAreComparedAndJoined() {
        assertEquals(of(1, 70, 130), of(1, 130).or(of(70, 130)));
        assertEquals(of(1, 70).hashCode(), of(70, 1).hashCode());
        assertNotEquals(of(1, 70), of(1, 71));
        assertTrue(of(70).within(of(1, 70)));
        assertFalse(of(1, 70).within(of(1)));
        assertFalse(of(1, 70).within(of(70)));
    }

    @Test
    void theLeastCommonMemberIsFound() {
        assertEquals(130, of(1, 70, 130).firstCommon(of(2, 71, 130, 140)));
        assertEquals(66, of(66, 130).firstCommon(of(66, 130)));
        assertEquals(0, of(0, 3).firstCommon(of(0, 3)));
        assertEquals(-1, of(1, 70).firstCommon(of(2, 71)));
    }
}
