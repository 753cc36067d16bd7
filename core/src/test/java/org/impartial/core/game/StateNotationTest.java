package org.impartial.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.impartial.core.notation.Datum;
import org.junit.jupiter.api.Test;

class StateNotationTest {
    private enum Letter {
        x,
        X,
        Y
    }

    @Test
    void aConstantIsReadInItsCaseFirst() {
        Notation<Letter> notation = ImpartialGame.of("letters", List.of(Letter.X), (Letter letter) -> List.<Letter>of())
                .notation();
        for (Letter letter : Letter.values()) {
            assertEquals(letter, notation.read(notation.write(letter)));
        }
        assertEquals(Letter.Y, notation.read(Datum.of("y")));
    }
}
