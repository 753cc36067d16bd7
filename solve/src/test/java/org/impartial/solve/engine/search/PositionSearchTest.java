package org.impartial.solve.engine.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.engine.search.PositionSearch.InTurns;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bare search of all positions, and of those only that do not decompose. */
class PositionSearchTest {

    @ParameterizedTest
    @EnumSource(Convention.class)
    void positionsThatDoNotDecomposeHaveTheOutcomeOfTheDefinition(Convention convention) {
        PositionSearch search = new PositionSearch(convention);
        ByDefinition<Position> brute = ByDefinition.of(convention);
        for (long heap = 0; heap < 30; heap++) {
            Position position = SomeGames.NIM.at(heap);
            assertEquals(Optional.of(brute.outcome(position)), search.outcomeUnlessSums(position, Meter.unlimited()));
        }
    }

    @ParameterizedTest
    @EnumSource(Convention.class)
    void aPositionThatDecomposesIsGivenUpSoonAndDecidedOnRequest(Convention convention) {
        PositionSearch search = new PositionSearch(convention);
        Position pins = SomeGames.KAYLES.at(40);
        Meter meter = Meter.unlimited();
        assertEquals(Optional.empty(), search.outcomeUnlessSums(pins, meter));
        assertTrue(meter.cost().positions() < 64, meter::toString);
        assertEquals(Optional.empty(), search.known(pins, meter));
        // The abandoned search leaves the tables consistent.
        Position few = SomeGames.KAYLES.at(11);
        Outcome outcome = ByDefinition.of(convention).outcome(few);
        assertEquals(outcome, search.outcome(few, meter));
        assertEquals(Optional.of(outcome), search.known(few, meter));
        assertEquals(Optional.of(outcome), search.outcomeUnlessSums(few, meter));
    }

    @ParameterizedTest
    @EnumSource(Convention.class)
    void aSearchThatWasBegunIsContinuedByOthersOfThePosition(Convention convention) {
        Position heaps = Position.sum(List.of(SomeGames.NIM.at(5), SomeGames.NIM.at(6), SomeGames.NIM.at(4)));
        Meter once = Meter.unlimited();
        Outcome outcome = new PositionSearch(convention).outcome(heaps, once);

        PositionSearch search = new PositionSearch(convention);
        Meter often = Meter.unlimited();
        try (InTurns begun = search.inTurns(heaps)) {
            goOn(begun, often);
            for (int turns = 0; turns < 3; turns++) {
                try (InTurns continued = search.inTurns(heaps)) {
                    goOn(continued, often);
                }
            }
            assertEquals(Optional.empty(), search.known(heaps, often));
            goOn(begun, often);
            assertEquals(outcome, search.outcome(heaps, often));
        }
        assertEquals(once.cost().positions(), often.cost().positions());
        assertEquals(once.cost().options(), often.cost().options());
    }

    private static void goOn(InTurns search, Meter meter) {
        Meter turn = meter.turn(10);
        assertThrows(StoppedException.class, () -> search.outcome(turn));
    }
}
