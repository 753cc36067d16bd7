package org.impartial.core.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

/** Positions as named values, the form of JSON requests. */
class FieldsReaderTest {
    private static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });
    private final GameLibrary library = GameLibrary.of(List.of(
            GameFamily.of(GameCard.of("nim", "Nim").example("nim 3 4 5"), HeapFormat.lists(NIM)),
            GameFamily.of(GameCard.of("misere-nim", "Nim").example("misere-nim 3"), HeapFormat.lists(NIM))
                    .misere()));

    private static Datum.Fields fields(Object... namesAndValues) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            Object value = namesAndValues[i + 1];
            fields.put((String) namesAndValues[i], value instanceof Datum datum ? datum : Datum.of((String) value));
        }
        return new Datum.Fields(fields);
    }

    @Test
    void readsAPositionAndTheMovesAfterIt() {
        Datum.Fields request = fields("game", "nim", "position", Datum.of(3, 5), "id", "ignored");
        assertEquals(NIM.heaps(3, 5), library.read(request).position());
        Datum moves = Datum.list(List.of(Datum.of(0, 1), Datum.of(1, 0)));
        assertEquals(
                NIM.heaps(1, 0),
                library.read(fields("game", "nim", "position", Datum.of(3, 5), "moves", moves))
                        .position());
    }

    @Test
    void readsASumAndTheConventionOfItsNames() {
        Datum sum = Datum.list(List.of(
                fields("game", "nim", "position", Datum.of(3)), fields("game", "misere-nim", "position", Datum.of(4))));
        Position position = library.read(fields("sum", sum)).position();
        assertEquals(NIM.heaps(3, 4), position);
        assertEquals(Convention.MISERE, library.play(fields("sum", sum)));
        assertEquals(Convention.NORMAL, library.play(fields("sum", sum, "play", "normal")));
        assertEquals(Convention.MISERE, library.play(fields("game", "nim", "play", "misere")));
    }

    @Test
    void errorsStateTheCause() {
        assertError("the key game must name a game", fields("position", Datum.of(3)));
        assertError("the key position is missing", fields("game", "nim"));
        assertError("not both", fields("game", "nim", "sum", Datum.list(List.of())));
        assertError(
                "component 1: the key position is missing",
                fields(
                        "sum",
                        Datum.list(List.of(fields("game", "nim", "position", Datum.of(1)), fields("game", "nim")))));
        assertError("params must be an object", fields("game", "nim", "params", "m", "position", Datum.of(3)));
        assertTrue(assertThrows(NotationException.class, () -> library.play(fields("game", "nim", "play", "backwards")))
                .getMessage()
                .contains("normal or misere, not backwards"));
    }

    private void assertError(String expected, Datum.Fields request) {
        String message = String.valueOf(assertThrows(NotationException.class, () -> library.read(request))
                .getMessage());
        assertTrue(message.contains(expected), message);
    }
}
