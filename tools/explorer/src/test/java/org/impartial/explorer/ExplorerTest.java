package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.solve.Solver;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ExplorerTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final Set<String> SURVEYS = Set.of("pirates");
    private static Explorer explorer;
    private static Client client;

    @BeforeAll
    static void start() throws IOException {
        explorer = Explorer.start(0, LIBRARY, line -> "{\"line\":" + line + "}", Optional.empty(), Optional.empty());
        client = new Client(explorer);
    }

    @AfterAll
    static void stop() {
        explorer.close();
    }

    @Test
    void itListensOnTheLoopbackAddressWithATokenInTheAddress() throws IOException {
        assertTrue(InetAddress.getByName(explorer.address().getHost()).isLoopbackAddress());
        assertTrue(explorer.address().getPath().matches("/[0-9a-f]{32}/"), explorer.address()::toString);
        try (Explorer other = Explorer.start(0, LIBRARY, line -> line, Optional.empty(), Optional.empty())) {
            assertNotEquals(other.address().getPath(), explorer.address().getPath());
        }
    }

    @Test
    void thePageComesWithAPolicyWithoutForeignSources() throws Exception {
        for (String file : List.of("", "page.css", "page.js")) {
            Client.Answer answer = client.get(file);
            assertEquals(200, answer.status(), file);
            String policy = answer.headers().get("Content-security-policy").get(0);
            assertTrue(policy.startsWith("default-src 'none'"), policy);
            assertFalse(policy.contains("unsafe") || policy.contains("http") || policy.contains("*"), policy);
            assertFalse(answer.body().replace("http://www.w3.org", "").contains("://"), file);
        }
    }

    /** A state of a chase: the mouse on an even place of a ring of five is safe. */
    record Run(int mouse, int cat, boolean mouseMoves) {}

    @Test
    void ownGamesWithDecidedPositionsAndRolesArePlayed() throws Exception {
        DecidedGame<Run> ring = ImpartialGame.of(
                        "ring",
                        List.of(new Run(1, 3, true)),
                        (Run run) -> run.mouseMoves()
                                ? List.of(
                                        new Run((run.mouse() + 1) % 5, run.cat(), false),
                                        new Run(run.mouse(), run.cat(), false))
                                : List.of(new Run(run.mouse(), (run.cat() + 1) % 5, true)))
                .deciding(run -> run.mouse() == 0
                        ? Optional.of(run.mouseMoves() ? Outcome.N : Outcome.P)
                        : run.mouse() == run.cat() ? Optional.of(Outcome.D) : Optional.empty())
                .between(run -> run.mouseMoves() ? List.of("mouse", "cat") : List.of("cat", "mouse"));
        try (Explorer own = Explorer.start(
                0, GameLibrary.of(List.of(GameFamily.of(ring))), line -> line, Optional.empty(), Optional.empty())) {
            JsonNode start = new Client(own).position("ring 4 2 true");
            assertEquals("N", start.get("outcome").asText());
            assertEquals(1, start.get("remoteness").asInt());
            assertEquals("[\"mouse\",\"cat\"]", start.get("players").toString());
            JsonNode end = new Client(own).position("ring 4 2 true", "0 2 false");
            assertEquals("P", end.get("outcome").asText());
            assertEquals(0, end.get("moves").size());
            assertEquals(
                    "D",
                    new Client(own).position("ring 3 3 true").get("outcome").asText());
        }
    }

    @Test
    void anythingWithoutTheTokenIsRefused() throws Exception {
        for (String path : List.of("/", "/ask", "/page.js", "/" + "0".repeat(32) + "/", "../", "../ask")) {
            assertEquals(404, client.get(path).status(), path);
        }
    }

    @Test
    void aRequestToSolveIsPassedOnWithLimits() throws Exception {
        JsonNode line = client.ask("{\"game\":\"nim\",\"position\":[3,5],\"seconds\":1e9,\"budget\":7}")
                .get("line");
        assertEquals(2.0, line.get("seconds").asDouble());
        assertEquals(7, line.get("budget").asInt());
        JsonNode wanting = client.ask("{\"game\":\"nim\",\"position\":[3],\"want\":\"move\",\"cost\":false}");
        assertEquals("move", wanting.at("/line/want").asText(), wanting::toString);
        assertEquals(
                1_000_000, client.ask("{\"game\":\"nim\"}").at("/line/budget").asInt());
        assertEquals(
                "{\"core\":\"mex\",\"values\":[0]}",
                client.ask("{\"core\":\"mex\",\"values\":[0]}").get("line").toString());
    }

    @Test
    void requestsThatNameFilesAreNotPassedOn() throws Exception {
        for (String request : List.of(
                "{\"verify\":\"/etc/passwd\"}",
                "{\"prove\":{\"game\":\"cram\"},\"to\":\"x\"}",
                "{\"core\":\"mex\",\"values\":[],\"to\":\"x\"}",
                "{\"quotient\":{\"game\":\"kayles\"},\"to\":\"x\"}")) {
            assertEquals(400, client.post("ask", request).status(), request);
            assertTrue(client.ask(request).get("error").asText().contains("solve --jsonl"), request);
        }
    }

    /** The moves, outcomes and values are those that a solver finds for the position after each move. */
    @Test
    void everyMoveHasItsOutcomeAndItsValue() throws Exception {
        for (String text :
                List.of("cram[3,4]", "nim 3 5 + kayles 4", "chomp[3,4] 4 4 2", "wythoff 3 5", "octal[0.77] 7")) {
            JsonNode view = client.position(text);
            NotatedPosition position = LIBRARY.read(text);
            Solver solver = Solver.normal();
            assertFalse(view.get("moves").isEmpty(), text);
            assertEquals(solver.grundy(position.position()), view.get("grundy").asLong(), text);
            for (JsonNode move : view.get("moves")) {
                var after = position.move(move.get("move").asText()).result();
                assertEquals(solver.outcome(after).name(), move.get("outcome").asText(), () -> text + move);
                assertEquals(solver.grundy(after), move.get("grundy").asLong(), () -> text + move);
                assertEquals(
                        solver.remoteness(after).orElseThrow(),
                        move.get("remoteness").asInt(),
                        () -> text + move);
            }
        }
    }

    @Test
    void aRandomPositionIsLost() throws Exception {
        int seeds = Boolean.getBoolean("impartial.thorough") ? 4 : 2;
        Set<String> drawn = new HashSet<>();
        for (String text : List.of("nim 3 5 7", "kayles 4", "wythoff 3 5")) {
            for (int seed = 0; seed < seeds; seed++) {
                JsonNode answer = client.ask(random(text, Integer.toString(seed)));
                assertEquals(answer, client.ask(random(text, Integer.toString(seed))));
                var position = LIBRARY.read(answer.get("text").asText()).position();
                assertEquals(Outcome.P, Solver.normal().outcome(position), answer::toString);
                assertEquals("normal", answer.get("play").asText());
                drawn.add(answer.get("text").asText());
            }
        }
        assertTrue(drawn.size() > 3 * seeds / 2, drawn::toString);
    }

    @Test
    void aRandomPositionThatCannotBeDrawnIsRefused() throws Exception {
        for (String request : List.of(
                random("cram[3,4]", "1"),
                random("nim", "1"),
                random("nimm 3", "1"),
                random("nim 3", "1.5"),
                random("nim 3", "1e99"),
                "{\"explore\":\"random\"}")) {
            Client.Answer answer = client.post("ask", request);
            assertEquals(400, answer.status(), request);
            assertTrue(answer.body().contains("error"), request);
        }
    }

    private static String random(String text, String seed) {
        return "{\"explore\":\"random\",\"text\":\"" + text + "\",\"seed\":" + seed + "}";
    }

    @Test
    void misereViewsHaveTheFormsOfTheirParts() throws Exception {
        JsonNode view = client.ask(
                "{\"explore\":\"position\",\"text\":\"kayles 5 + cram[2,2] + cram[3,3]\",\"play\":\"misere\"}");
        assertEquals("*[2[2]321]", view.get("form").asText(), view::toString);
        assertEquals("*[2[2]321]", view.get("components").get(0).get("form").asText());
        assertEquals("*[0]", view.get("components").get(2).get("form").asText());
        assertEquals("N", view.get("components").get(0).get("outcome").asText());
        assertEquals("N", view.get("outcome").asText());
        assertFalse(client.position("kayles 5").has("form"));
        JsonNode large = client.ask("{\"explore\":\"position\",\"text\":\"cram[6,6] + kayles 5\",\"play\":\"misere\"}");
        assertFalse(large.has("form"), large::toString);
    }

    @Test
    void theBestMoveOfAWonPositionWins() throws Exception {
        JsonNode view = client.position("nim 3 5 7");
        JsonNode after = client.position("nim 3 5 7", view.get("best").asText());
        assertEquals("N", view.get("outcome").asText());
        assertEquals("P", after.get("outcome").asText());
    }

    @Test
    void playEndsAndTheConventionSaysWhoWins() throws Exception {
        JsonNode normal = client.position("nim 2", "[0,0]");
        assertEquals("P", normal.get("outcome").asText());
        assertTrue(normal.get("moves").isEmpty());
        assertFalse(normal.has("best"));
        JsonNode misere =
                client.ask("{\"explore\":\"position\",\"text\":\"nim 2\",\"moves\":[\"[0,0]\"],\"play\":\"misere\"}");
        assertEquals("N", misere.get("outcome").asText());
    }

    /** A domino is chosen by its two cells, and a move of a sum carries the index of its component. */
    @Test
    void movesHaveTheirPlaces() throws Exception {
        JsonNode view = client.position("nim 2 + cram[1,3]");
        assertTrue(view.get("drawing").asText().contains("data-component=\"1\" data-place=\"1,2\""));
        JsonNode domino = view.get("moves").get(view.get("moves").size() - 1);
        assertEquals(1, domino.get("component").asInt());
        assertEquals(2, domino.at("/touches/0/chosen").size());
    }

    /**
     * Some games are questions about many positions, whose answer is a table and drawn; all others have a board and
     * moves. Every fifth game is opened, or every one.
     */
    @Test
    void everyGameOpensOnItsExample() throws Exception {
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 5;
        List<String> failed = new ArrayList<>();
        JsonNode games = client.ask("{\"explore\":\"games\"}").get("games");
        assertEquals(LIBRARY.families().size(), games.size());
        for (int i = 0; i < LIBRARY.families().size(); i += step) {
            GameFamily family = LIBRARY.families().get(i);
            JsonNode view = client.position(family.card().example());
            boolean opened = SURVEYS.contains(family.id())
                    ? view.path("table").size() > 0
                            && view.path("drawing").asText().startsWith("<svg")
                    : view.path("drawing").asText().startsWith("<svg")
                            && (view.path("moves").size() > 0 || view.has("unlisted"))
                            && view.has("outcome");
            if (!opened) {
                failed.add(family.id() + ": " + view.path("error") + view.path("undrawn") + view.path("unsolved"));
            }
            for (JsonNode move : view.path("moves")) {
                assertTrue(
                        move.get("touches").size() > 0
                                || move.has("drawing")
                                || view.get("moves").size() > 60,
                        () -> family.id() + " has a move that is not to be seen: " + move);
            }
        }
        assertEquals(List.of(), failed);
    }

    @Test
    void questionsAboutManyPositionsHaveATable() throws Exception {
        JsonNode pirates = client.position("pirates[100] 5").get("table").get(0);
        assertEquals("guarantee", pirates.get("name").asText());
        assertEquals(98, pirates.get("cells").get(4).asInt());
        JsonNode ring = client.position("pursuit-ring[s1=[3,2],s2=[1,2,3]] 5").get("table");
        assertEquals("Loop", ring.get(1).get("cells").get(0).asText());
        for (String text : List.of("pirates[100] 5 3", "pirates[100] 500", "digraph[n=2,edges=[0,1]] all")) {
            JsonNode undrawn = client.position(text);
            assertTrue(undrawn.get("table").size() > 0 || undrawn.has("unsolved"), undrawn::toString);
            assertFalse(undrawn.has("drawing"), text);
            assertTrue(undrawn.get("undrawn").asText().length() > 20, undrawn::toString);
        }
    }

    /** In the tree the winner has one move, which leaves a lost position, and the loser some. */
    @Test
    void theTreeOfBestPlayIsWonByTheWinner() throws Exception {
        for (String text : List.of("nim 3 5 7", "cram[3,3]", "kayles 5 + nim 2")) {
            JsonNode view = client.position(text);
            NotatedPosition position = LIBRARY.read(text);
            assertTrue(
                    0
                            < follow(
                                    position,
                                    view.get("tree"),
                                    view.get("outcome").asText().equals("N")),
                    text);
        }
    }

    private static int follow(NotatedPosition position, JsonNode nodes, boolean won) {
        assertTrue(!won || nodes.size() <= 1);
        int count = 0;
        for (JsonNode node : nodes) {
            NotatedPosition after =
                    position.after(position.move(node.get("move").asText()));
            assertEquals(won ? Outcome.P : Outcome.N, Solver.normal().outcome(after.position()));
            count += 1 + follow(after, node.get("replies"), !won);
        }
        return count;
    }

    @Test
    void theValuesAroundOneHeapAndTwoAreThoseOfTheSolver() throws Exception {
        JsonNode plot = client.position("kayles 7").get("plot");
        assertEquals(7, plot.get("at").asInt());
        for (int heap = 0; heap < plot.get("values").size(); heap++) {
            assertEquals(
                    Solver.normal().grundy(LIBRARY.read("kayles " + heap).position()),
                    plot.get("values").get(heap).asLong());
        }
        for (String game : List.of("wythoff", "nim")) {
            JsonNode map = client.position(game + " 4 9").get("map");
            assertEquals(9, map.get("column").asInt());
            for (int row = 0; row < map.get("values").size(); row += 3) {
                for (int column = 0; column < 10; column++) {
                    assertEquals(
                            Solver.normal()
                                    .grundy(LIBRARY.read(game + " " + row + " " + column)
                                            .position()),
                            map.get("values").get(row).get(column).asLong());
                }
            }
        }
        assertFalse(client.position("nim 3 4 5").has("map"));
        assertTrue(client.position("cram[2,2]").get("strategy").asText().length() > 10);
    }

    @Test
    void theGalleryHasTheDrawingsOfAllGamesWithABoard() throws Exception {
        JsonNode drawings = client.ask("{\"explore\":\"gallery\"}").get("drawings");
        assertEquals(LIBRARY.families().size() - SURVEYS.size(), drawings.size());
        drawings.forEach(drawing -> assertTrue(drawing.asText().startsWith("<svg")));
    }

    @Test
    void thePageOfASmallPositionIsWritten() throws Exception {
        String page = client.ask("{\"explore\":\"page\",\"text\":\"nim 1 2\"}")
                .get("page")
                .asText();
        assertTrue(page.contains("<title>Nim</title>"), page.substring(0, 300));
        JsonNode large = client.ask("{\"explore\":\"page\",\"text\":\"nim 100 100 100\"}");
        assertTrue(large.get("error").asText().contains("smaller position"), large::toString);
    }

    /** What all positions of a page share is written once, so that a page can be sent by mail. */
    @Test
    @Tag("thorough")
    void aPageWithAllPositionsOfCramIsSmall() throws Exception {
        String page = client.ask("{\"explore\":\"page\",\"text\":\"cram[3,4]\"}")
                .get("page")
                .asText();
        int bytes = page.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes > 100_000 && bytes < 1_000_000, bytes + " bytes");
    }

    /** The way in which a move was chosen decides which pins fall, and moves that symmetry makes equal name the first. */
    @Test
    void theBoardIsThatOfThePlay() throws Exception {
        JsonNode row = client.position("kayles 7");
        JsonNode move = row.get("moves").get(2);
        assertEquals(2, move.get("touches").size(), move::toString);
        Set<String> drawn = new HashSet<>();
        for (int way = 0; way < 2; way++) {
            JsonNode after = client.ask("{\"explore\":\"position\",\"text\":\"kayles 7\",\"moves\":[\""
                    + move.get("move").asText() + "\"],\"ways\":[" + way + "]}");
            drawn.add(after.get("drawing").asText());
            assertTrue(after.get("drawing").asText().contains("class=\"gone last\""), after::toString);
        }
        assertEquals(2, drawn.size());
        JsonNode board = client.position("cram[2,2]");
        assertEquals(
                List.of(-1, 0, 0, 0),
                board.get("moves").findValuesAsText("move").stream()
                        .map(name -> index(board, name))
                        .toList());
        assertEquals(
                400,
                client.post("ask", "{\"explore\":\"position\",\"text\":\"nim 3\",\"ways\":[-1]}")
                        .status());
    }

    private static int index(JsonNode view, String name) {
        for (JsonNode move : view.get("moves")) {
            if (move.get("move").asText().equals(name)) {
                return move.path("like").asInt(-1);
            }
        }
        throw new IllegalArgumentException(name);
    }

    @Test
    void twentyPagesAskAtOnce() throws Exception {
        ExecutorService pages = Executors.newFixedThreadPool(20);
        try {
            List<Callable<JsonNode>> work = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                String text = "cram[4," + (2 + i % 4) + "]";
                work.add(() -> client.position(text));
            }
            for (Future<JsonNode> answer : pages.invokeAll(work)) {
                assertTrue(answer.get().has("moves"), () -> "no answer");
            }
        } finally {
            pages.shutdownNow();
        }
    }
}
