package org.impartial.solve.theory.sums;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.quotient.Code;
import org.impartial.solve.theory.quotient.Partitions;
import org.impartial.solve.theory.quotient.Taking;
import org.impartial.solve.theory.quotient.Values;
import org.impartial.solve.theory.sums.SumClasses.SumClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TameNimTest {

    @ParameterizedTest
    @CsvSource({"0.77, 4, 5", "0.07, 9, 10", "0.123, 7, 8"})
    void aHeapGameIsTameUntilItsFirstWildHeap(String code, int lastTame, int firstWild) {
        Code game = Code.of(code);
        SumClasses classes = new SumClasses();
        assertTrue(classes.of(game.at(lastTame), Meter.unlimited()).value().isPresent());
        assertEquals(
                SumClass.WILD, classes.of(game.at(firstWild), Meter.unlimited()).sumClass());
    }

    /** Equal options are counted like others, so that a budget stops the classification of a heap with very many. */
    @Test
    void everyOptionIsMetered() {
        Code game = Code.of("4.7");
        Meter meter = Meter.unlimited();
        new SumClasses().of(game.at(40), meter);
        long options = IntStream.rangeClosed(0, 40)
                .map(heap -> game.at((long) heap).options().size() / Atoms.LISTED_AS_ONE)
                .sum();
        assertEquals(41, meter.cost().positions());
        assertEquals(options, meter.cost().options());
    }

    @Test
    void theReasonNamesTheLeastWildPosition() {
        Code kayles = Code.of("0.77");
        SumClasses.Classified nine = new SumClasses().of(kayles.at(9), Meter.unlimited());
        assertEquals(Optional.empty(), nine.value());
        assertEquals("0.77 5 has the normal and misère Grundy values 4 and 1", nine.reason());
    }

    @Test
    void wildComponentsAreRefusedWithTheReason() {
        Code kayles = Code.of("0.77");
        TameNim rule = new SumClasses().nim(Meter.unlimited());
        assertEquals(Outcome.P, rule.outcome(rule.of(kayles.heaps(4, 4, 1))));
        Position wild = kayles.heaps(4, 7);
        String message = assertThrows(IllegalArgumentException.class, () -> rule.of(wild))
                .getMessage();
        assertTrue(message.contains("0.77 7, which is wild: 0.77 5 has") && message.contains("quotient"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.3", "0.333", "0.13", "0.26", "0.57", "4.7", "0.156", "0.51"})
    void theRuleAgreesWithBruteForceOnTameHeaps(String code) {
        Code game = Code.of(code);
        TameNim rule = new SumClasses().nim(Meter.unlimited());
        SumClasses classes = new SumClasses();
        ByDefinition<List<Integer>> brute = ByDefinition.heaps(Convention.MISERE, game);
        Partitions.upTo(16, 16, heaps -> {
            Position sum = Position.sum(
                    IntStream.of(heaps).mapToObj(heap -> game.at((long) heap)).toList());
            if (sum.components().stream()
                    .allMatch(c -> classes.of(c, Meter.unlimited()).sumClass() != SumClass.WILD)) {
                assertEquals(brute.outcome(ByDefinition.sum(heaps)), rule.outcome(rule.of(sum)), sum::toString);
            }
        });
    }

    @Test
    void subtractionGamesArePet() {
        for (HeapGame game :
                new HeapGame[] {Taking.of(1, 2), Taking.of(2, 5, 7), Taking.of(3), Taking.of(1, 4, 9, 16)}) {
            SumClasses classes = new SumClasses();
            for (int heap = 0; heap <= 300; heap++) {
                assertEquals(
                        SumClass.PET,
                        classes.of(game.at(heap), Meter.unlimited()).sumClass());
            }
        }
    }

    /** Heaps whose options are sums of two larger ones are tame without being pet. */
    @Test
    void splittingMayBeTameWithoutBeingPet() {
        HeapGame laskers = Code.of("4.3333333");
        Values values = new Values();
        SumClasses classes = new SumClasses();
        assertEquals(
                IntStream.rangeClosed(0, 7)
                        .mapToObj(heap -> values.sumClass(laskers.at(heap)))
                        .toList(),
                IntStream.rangeClosed(0, 7)
                        .mapToObj(heap ->
                                classes.of(laskers.at(heap), Meter.unlimited()).sumClass())
                        .toList());
    }

    @Test
    void winningMovesLeadToPPositions() {
        Code game = Code.of("0.333");
        TameNim rule = new SumClasses().nim(Meter.unlimited());
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        Position sum = game.heaps(3, 2, 5);
        assertEquals(
                sum.moves().stream()
                        .filter(move -> brute.outcome(move.result()) == Outcome.P)
                        .collect(Collectors.toSet()),
                rule.winningMoves(sum).collect(Collectors.toSet()));
    }
}
