package org.impartial.core.game.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

/** A game with a further claim or a reach is otherwise the same. */
class NamedHeapGameTest {
    /** Nim with heaps up to 10. */
    private record Capped() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int left = 0; left < heap; left++) {
                out.to(left);
            }
        }

        @Override
        public void requireState(Long heap) {
            if (heap == null || heap < 0 || heap > 10) {
                throw new NotationException("a heap is from 0 to 10");
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return LongStream.rangeClosed(0, 10).boxed();
        }

        @Override
        public Notation<Long> notation() {
            return HeapNotation.TAKEN;
        }

        @Override
        public String fullName() {
            return "nim[most=10]";
        }
    }

    @Test
    void keepsTheStatesAndTheirTexts() {
        HeapGame rule = new Capped();
        for (HeapGame game : List.of(rule.claiming("G(n) = n", "known", n -> n), rule.reaching(HeapReach.taking(10)))) {
            assertThrows(NotationException.class, () -> game.at(20));
            assertEquals(11, game.smallStates().count());
            assertEquals(HeapGame.HeapNotation.TAKEN, game.notation());
            assertEquals("nim[most=10]", game.fullName());
        }
    }

    @Test
    void anotherNameIsUsedInMessages() {
        HeapGame game = HeapGame.of("small nim", new Capped());
        assertEquals("small nim", game.fullName());
        String message =
                assertThrows(NotationException.class, () -> game.at(-1)).getMessage();
        assertEquals("a heap of small nim is a number from 0 on, not -1", message);
    }
}
