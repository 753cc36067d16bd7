package org.impartial.core.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.contract.check.LadderCheck;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.shelf.Told;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.junit.jupiter.api.Test;

/** Rung 0 detects a wrong rung 1. */
class LadderTest {
    private static final HeapGame KAYLES = HeapGame.of("kayles", Told.KAYLES);
    private final Oracle oracle = new Oracle(1_000_000);

    private Optional<String> fault(
            Position position, Function<Position, OptionalLong> normal, Function<Position, OptionalLong> misere) {
        return new LadderCheck(oracle, normal, misere).fault(position);
    }

    @Test
    void theRightValuesHold() {
        assertEquals(Optional.empty(), fault(KAYLES.heaps(4, 7, 1), oracle::grundy, oracle::misereGrundy));
    }

    @Test
    void anXorOfMisereValuesIsFoundOut() {
        Function<Position, OptionalLong> xor = position -> OptionalLong.of(position.components().stream()
                .mapToLong(part -> oracle.misereGrundy(part).orElseThrow())
                .reduce(0, (a, b) -> a ^ b));
        assertTrue(fault(KAYLES.heaps(5, 4), oracle::grundy, xor).isPresent());
    }

    @Test
    void aWrongValueIsFoundOutByTheNimHeapEvenWhereTheOutcomeIsRight() {
        Function<Position, OptionalLong> one = position -> OptionalLong.of(1);
        String found = fault(KAYLES.at(5), one, oracle::misereGrundy).orElseThrow();
        assertTrue(found.contains("Nim heap of 1"), found);
    }

    @Test
    void aWrongOutcomeIsFoundOut() {
        Function<Position, OptionalLong> zero = position -> OptionalLong.of(0);
        assertTrue(fault(KAYLES.at(3), zero, oracle::misereGrundy).orElseThrow().contains("the outcome N"));
    }

    @Test
    void aPositionWithoutAValueIsNoP() {
        Function<Position, OptionalLong> none = position -> OptionalLong.empty();
        assertTrue(fault(KAYLES.at(0), none, none).isPresent());
        assertEquals(Optional.empty(), fault(KAYLES.at(3), none, none));
    }
}
