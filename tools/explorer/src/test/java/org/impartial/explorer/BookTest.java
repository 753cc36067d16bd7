package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.proof.Certificate;
import org.impartial.proof.play.ProofPlayer;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The answers of a server whose page plays by a book, over HTTP. */
class BookTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final int GAMES = Boolean.getBoolean("impartial.thorough") ? 5 : 1;
    private static Explorer explorer;
    private static Client client;

    static ProofPlayer book(String position) {
        Certificate proof = Solver.normal().prove(LIBRARY.read(position).position());
        return ProofPlayer.of(proof);
    }

    @BeforeAll
    static void start() throws Exception {
        explorer = Explorer.start(0, LIBRARY, line -> "{}", Optional.of(book("cram[4,5]")), Optional.empty());
        client = new Client(explorer);
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    @Test
    void thePageSaysThatItPlaysByABook() throws Exception {
        String book = client.ask("{\"explore\":\"games\"}").get("book").asText();
        assertTrue(book.startsWith("plays by facts: 119 components of cram"), book);
        try (Explorer without = Explorer.start(0, LIBRARY, line -> "{}", Optional.empty(), Optional.empty())) {
            Client other = new Client(without);
            assertFalse(other.ask("{\"explore\":\"games\"}").has("book"));
            assertFalse(other.position("cram[4,5]").has("book"));
        }
    }

    /** Against random moves every reply of the book wins and names its facts, until the opponent cannot move. */
    @Test
    void theBookWinsEveryGameAndNamesTheBasis() throws Exception {
        Random random = new Random(45);
        for (int game = 0; game < GAMES; game++) {
            List<String> moves = new ArrayList<>();
            while (true) {
                JsonNode view = client.position("cram[4,5]", moves.toArray(String[]::new));
                assertEquals("wins", view.at("/book/kind").asText(), view::toString);
                String reason = view.at("/book/reason").asText();
                assertTrue(reason.startsWith("by the book the position that it leaves has the value 0"), reason);
                moves.add(view.at("/book/move").asText());
                JsonNode after = client.position("cram[4,5]", moves.toArray(String[]::new));
                assertEquals("P", after.get("outcome").asText(), after::toString);
                if (after.get("moves").isEmpty()) {
                    assertFalse(after.get("book").has("move"));
                    break;
                }
                assertEquals("loses", after.at("/book/kind").asText(), after::toString);
                int any = random.nextInt(after.get("moves").size());
                moves.add(after.get("moves").get(any).get("move").asText());
            }
        }
    }

    @Test
    void aPositionOutsideTheBookSaysSoAndHasThePerfectMove() throws Exception {
        for (String text : List.of("sprouts 2", "nim 3 5 7", "wythoff 3 5", "top-entails 5", "northcott [0,3,2]")) {
            JsonNode view = client.position(text);
            assertEquals("unknown", view.at("/book/kind").asText(), text);
            assertEquals(
                    "the book has no fact about this position",
                    view.at("/book/reason").asText());
            assertFalse(view.get("book").has("move"), text);
            assertTrue(view.has("best"), text);
        }
        JsonNode misere =
                client.ask("{\"explore\":\"position\",\"text\":\"cram[4,5]\",\"moves\":[],\"play\":\"misere\"}");
        assertTrue(misere.at("/book/reason").asText().contains("misère"), misere::toString);
        assertTrue(misere.has("best"));
        JsonNode heap = client.position("nim 1000000000000");
        assertTrue(heap.at("/book/reason").asText().contains("too many moves"), heap::toString);
    }

    /** Where search does not suffice, the values are those of the book, and are marked so. */
    @Test
    void theBookGivesValuesThatSearchDoesNotFind() throws Exception {
        // Search and theorems do not see within a second that equal components cancel.
        String large = "nogo[5,6] + nogo[5,6] + nim 3";
        try (Explorer nim = Explorer.start(0, LIBRARY, line -> "{}", Optional.of(book("nim 3")), Optional.empty())) {
            JsonNode view = new Client(nim).position(large);
            assertEquals(3, view.at("/book/grundy").asInt(), view::toString);
            assertEquals("wins", view.at("/book/kind").asText(), view::toString);
            JsonNode last = view.get("moves").get(view.get("moves").size() - 1);
            for (JsonNode valued : List.of(view, last)) {
                assertEquals("book", valued.path("by").asText(), view::toString);
            }
            assertEquals("N", view.get("outcome").asText());
            assertEquals("P", last.get("outcome").asText());
            NotatedPosition start = LIBRARY.read(large);
            assertEquals(
                    "nogo[board=5,6] + nogo[board=5,6] + nim 0",
                    start.move(view.at("/book/move").asText())
                            .result()
                            .toString()
                            .replace(" ...... ...... ...... ...... ......", ""));
        }
    }

    @Test
    void aRequestNamesNoBook() throws Exception {
        for (String request : List.of(
                "{\"explore\":\"book\",\"file\":\"/etc/passwd\"}",
                "{\"game\":\"nim\",\"position\":[3],\"book\":\"/etc/passwd\"}")) {
            assertEquals(400, client.post("ask", request).status(), request);
        }
    }
}
