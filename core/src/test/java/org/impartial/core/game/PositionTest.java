package org.impartial.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTest {
    private static final HeapGame SPLIT = HeapGame.of("split", (heap, out) -> {
        for (int a = 1; 2 * a < heap; a++) {
            out.to(a, heap - a);
        }
        if (heap > 2) {
            out.to(1, 1, heap - 2);
            out.to();
        }
    });

    @Property
    void sumsAreMultisets(
            @ForAll @Size(max = 6) List<@IntRange(min = 0, max = 3) Integer> heaps, @ForAll Random random) {
        List<Integer> shuffled = new ArrayList<>(heaps);
        Collections.shuffle(shuffled, random);
        Position a = SPLIT.heaps(heaps.stream().mapToLong(h -> h).toArray());
        Position b = SPLIT.heaps(shuffled.stream().mapToLong(h -> h).toArray());
        assertEquals(a, b);
        assertEquals(a.hashCode(), b.hashCode());
        assertNotEquals(a, a.plus(SPLIT.at(0)));
    }

    @Test
    void multiplicityMatters() {
        assertNotEquals(SPLIT.heaps(1, 1, 2), SPLIT.heaps(1, 2, 2));
        assertNotEquals(Position.empty(), SPLIT.at(0));
        assertEquals(SPLIT.at(3), SPLIT.heaps(3));
    }

    @Test
    void aMoveReplacesOneComponentByItsParts() {
        Position position = SPLIT.heaps(2, 5);
        List<String> results =
                position.moves().stream().map(m -> m.result().toString()).toList();
        assertEquals(
                List.of(
                        "split 2 + split 1 + split 4",
                        "split 2 + split 2 + split 3",
                        "split 2 + split 1 + split 1 + split 3",
                        "split 2"),
                results);
        assertEquals("split 5 -> 0", position.moves().get(3).toString());
        assertEquals(SPLIT.at(5), position.moves().get(0).from());
    }

    @Test
    void valuingAndRecordingAgree() {
        GrundyTable table = new GrundyTable(SPLIT).grow(30);
        RecordedOptions recording = HeapOptions.recording();
        for (int heap = 0; heap < table.length(); heap++) {
            recording.record(SPLIT, heap);
            List<Integer> seen = new ArrayList<>();
            for (int option = 0; option < recording.count(); option++) {
                int value = 0;
                for (int part = 0; part < recording.parts(option); part++) {
                    value ^= table.value(recording.part(option, part));
                }
                seen.add(value);
            }
            int mex = 0;
            while (seen.contains(mex)) {
                mex++;
            }
            assertEquals(mex, table.value(heap), "heap " + heap);
        }
        assertTrue(IntStream.range(0, 30).map(table::value).max().orElse(0) > 1);
    }

    static Stream<HeapGame> growing() {
        return Stream.<HeapGame>of(
                (heap, out) -> out.to(heap),
                (heap, out) -> out.to(heap + 1000),
                (heap, out) -> out.to(-1),
                (heap, out) -> out.to(0, heap),
                (heap, out) -> out.to(heap, 0),
                (heap, out) -> out.to(heap, heap),
                (heap, out) -> out.to(heap, heap + 1),
                (heap, out) -> out.to(0, -1),
                (heap, out) -> out.to(0, 0, heap),
                (heap, out) -> out.to(heap, heap, 0),
                (heap, out) -> out.to(heap, heap + 1, 0, 0));
    }

    @ParameterizedTest
    @MethodSource("growing")
    void anOptionThatIsNotSmallerIsRejectedInBothModes(HeapGame growing) {
        HeapGame fromTen = (heap, out) -> {
            if (heap < 10) {
                out.to(0, heap / 2);
            } else {
                growing.options(heap, out);
            }
        };
        HeapGame shrinking = (heap, out) -> out.to(heap / 2);
        for (HeapGame game : List.of(fromTen, HeapGame.of("named", fromTen))) {
            GrundyTable table = new GrundyTable(game);
            String message = assertThrows(FaultyRulesException.class, () -> table.grow(20))
                    .getMessage();
            assertTrue(message.contains("from a heap of 0") || message.contains("from a heap of 10"), message);
            assertThrows(
                    FaultyRulesException.class, () -> HeapOptions.recording().record(game, table.length()));
        }
        assertThrows(FaultyRulesException.class, () -> new GrundyTable(shrinking).grow(1));
    }

    @Test
    void aTableAnswersForItsHeapsOnly() {
        GrundyTable table =
                new GrundyTable((heap, out) -> IntStream.range(0, heap).forEach(out::to));
        assertEquals(999, table.grow(1000).value(999));
        assertThrows(IndexOutOfBoundsException.class, () -> table.value(1000));
        table.append(5000);
        assertEquals(1000, table.grow(1002).value(1001));
        assertThrows(IllegalArgumentException.class, () -> table.append(-1));
    }

    @Test
    void anExceptionOfTheRulesIsPassedOn() {
        GrundyTable table = new GrundyTable((heap, out) -> {
            if (heap == 3) {
                throw new IndexOutOfBoundsException("of the rules");
            }
        });
        assertEquals(
                "of the rules",
                assertThrows(IndexOutOfBoundsException.class, () -> table.grow(5))
                        .getMessage());
        assertEquals(3, table.length());
    }

    @Test
    void graphsWithACycleAreLoopy() {
        assertFalse(FiniteGraph.of(3, List.of(List.of(0, 1), List.of(1, 2), List.of(0, 2), List.of(0, 2)))
                .loopy());
        assertTrue(FiniteGraph.of(3, List.of(List.of(0, 1), List.of(1, 0))).loopy());
        assertTrue(FiniteGraph.of(1, List.of(List.of(0, 0))).loopy());
        assertThrows(NotationException.class, () -> FiniteGraph.of(2, List.of(List.of(0, 2))));
        assertThrows(NotationException.class, () -> FiniteGraph.of(2, List.of(List.of(0))));
    }

    @Test
    void exhibitsAreAligned() {
        Exhibit exhibit = new Exhibit("t", List.of("a", "long"), List.of(List.of("333", "1")), "so");
        assertEquals("t\n    a long\n  333    1\nso", exhibit.text());
    }
}
