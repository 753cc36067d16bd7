package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Outcome;
import org.impartial.solve.Analysis;
import org.impartial.solve.theory.LoopyNimber;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** States with more options than can be listed: claims give outcome and winning moves, and nothing else is attempted. */
class FarClaimsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "poker-nim 196348974429917303 224147236664",
                "northcott [0,9000000,2] [1,5,0]",
                "pass-nim [9223372036854775807] 1",
                "pass-nim [9223372036854775807,1] 1"
            })
    void claimsAnswerWhatCannotBeListed(String text) {
        Analysis analysis = Asked.analysis(text);
        assertEquals(Outcome.N, analysis.outcome());
        assertFalse(analysis.winningMoves().isEmpty());
        assertEquals(Optional.empty(), analysis.value(LoopyNimber.Infinite.class));
        assertEquals(OptionalLong.empty(), analysis.grundy());
        assertFalse(analysis.reason().isEmpty());
    }
}
