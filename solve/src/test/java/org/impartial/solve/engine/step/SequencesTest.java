package org.impartial.solve.engine.step;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SequencesTest {
    /** Grundy's game, for which no period is known: a heap is divided into two that differ. */
    private static final HeapGame GAME = HeapGame.of("divided", (heap, out) -> {
        for (int left = 1; left < heap - left; left++) {
            out.to(left, heap - left);
        }
    });

    @ParameterizedTest
    @ValueSource(longs = {0, 2, 3, 20, 51})
    void repliesAreTheOptionsOfTheWantedValue(long heap) {
        Sequences sequences = new Sequences();
        Component<Long> component = GAME.at(heap);
        for (long wanted = 0; wanted <= 8; wanted++) {
            long value = wanted;
            List<Position> expected = component.options().stream()
                    .filter(option -> option.components().stream()
                                    .mapToLong(part -> sequences.grundy(part, Meter.unlimited()))
                                    .reduce(0, (a, b) -> a ^ b)
                            == value)
                    .toList();
            Meter meter = Meter.unlimited();
            assertEquals(
                    expected,
                    sequences
                            .knownReplies(component, wanted, meter)
                            .orElseThrow()
                            .toList());
            assertEquals(component.options().size(), meter.cost().options());
        }
    }
}
