package org.impartial.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveReaderTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });
    private static final HeapGame SPLIT = HeapGame.of("split", (heap, out) -> {
        for (int part = 1; part < heap; part++) {
            out.to(part, heap - part);
        }
    });

    @ParameterizedTest
    @ValueSource(strings = {"9→4", "9>4", " 9 -> 4 ", "1 9→4", "1 4", "[1, 4]", "nim 9 -> nim 4", "NIM 9 > NIM 4"})
    void aHeapMoveIsReadInAllItsForms(String written) {
        Position position = NIM.heaps(3, 9);
        assertEquals(NIM.heaps(3, 4), position.move(written).result());
    }

    @Test
    void playGoesOnFromEachPosition() {
        assertEquals(NIM.heaps(4, 4), NIM.heaps(7, 9).play("9→4", "7→4"));
        assertEquals(SPLIT.heaps(1, 1, 2, 3), SPLIT.heaps(4, 3).play("4→1 + 3", "1 3→2 + 1"));
        assertEquals(NIM.heaps(7), NIM.at(7).play());
        assertEquals("9→4", NIM.at(9).move("4").name());
        assertEquals("9→0", NIM.at(9).move("0").name());
    }

    /** Moves of equal heaps count as one; moves of heaps of two games count as two. */
    @Test
    void movesToEqualPositionsCountOnce() {
        assertEquals(NIM.heaps(5, 2), NIM.heaps(5, 5).move("5→2").result());
        Position sum = NIM.at(5)
                .plus(SPLIT.at(2))
                .plus(HeapGame.of("other", (heap, out) -> out.to(heap - 1)).at(5));
        IllegalMoveException several = assertThrows(IllegalMoveException.class, () -> sum.move("5→4"));
        assertEquals(List.of("0 4", "2 4"), several.choices());
        assertTrue(
                String.valueOf(several.getMessage()).startsWith("\"5→4\" may denote several moves of nim 5 + split 2"));
        assertEquals(
                NIM.at(4).plus(SPLIT.at(2)).components(),
                sum.move("0 5→4").result().components().subList(0, 2));
    }

    @Test
    void anIllegalMoveNamesUpToTenLegalOnes() {
        IllegalMoveException few =
                assertThrows(IllegalMoveException.class, () -> NIM.heaps(2, 1).play("2→1", "2→0"));
        assertEquals("\"2→0\" is not a legal move of nim 1 + nim 1; legal: 1→0", few.getMessage());
        IllegalMoveException ten =
                assertThrows(IllegalMoveException.class, () -> NIM.at(10).move("10→10"));
        assertTrue(String.valueOf(ten.getMessage()).endsWith("10→8, 10→9"), ten.getMessage());
        IllegalMoveException many =
                assertThrows(IllegalMoveException.class, () -> NIM.at(12).move("nonsense"));
        assertTrue(String.valueOf(many.getMessage()).endsWith("12→8, 12→9 and 2 more"), many.getMessage());
        assertEquals(12, many.choices().size());
        assertEquals("nonsense", many.move());
        IllegalMoveException ended =
                assertThrows(IllegalMoveException.class, () -> NIM.at(0).move(""));
        assertEquals("\"\" is not a legal move of nim 0: play has ended there", ended.getMessage());
        String longer = "x".repeat(1000);
        assertTrue(assertThrows(IllegalMoveException.class, () -> NIM.at(1).move(longer))
                        .getMessage()
                        .length()
                < 200);
    }

    /** A text that is exactly a move in the form of the position denotes that move, even if it may denote others. */
    @Test
    void theFormOfThePositionComesFirst() {
        Position sum = NIM.heaps(5, 3);
        Move byIndex = sum.move("7", new Move.Form() {
            @Override
            public Position position() {
                return sum;
            }

            @Override
            public Datum write(Move move) {
                return Datum.of(10L * move.component()
                        + (Long) move.to().components().get(0).state()
                        + (move.component() == 0 ? 3 : 100));
            }

            @Override
            public Optional<Move> read(Datum written) {
                return sum.moves().stream()
                        .filter(move -> write(move).equals(written))
                        .findFirst();
            }
        });
        assertEquals(NIM.heaps(4, 3), byIndex.result());
    }
}
