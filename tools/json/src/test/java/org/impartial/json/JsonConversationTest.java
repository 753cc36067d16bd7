package org.impartial.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat.HeapFormat;
import org.junit.jupiter.api.Test;

/** The conversation with programs in Java, without the command. */
class JsonConversationTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void valuesThatAreNoNimbersAreNamed() {
        JsonLines lines = JsonLines.of(GameLibrary.installed());
        String loopy = "{\"game\":\"digraph\",\"params\":{\"n\":4,\"edges\":[[0,1],[1,0],[0,2],[2,3]]},\"position\":0}";
        String infinite = lines.answer(loopy);
        assertTrue(infinite.contains("\"grundy\":\"infinity\",\"escapes\":[1]"), infinite);
        String loony = lines.answer("{\"game\":\"top-entails\",\"position\":3}");
        assertTrue(loony.contains("\"grundy\":\"loony\""), loony);
    }

    /** The theorem of the game gives the value, and the search that adds winning moves relies on another one. */
    @Test
    void aReasonHasTheTheoremsOfTheAnswerAndOfTheSearchThatAdds() {
        String answer = JsonLines.of(GameLibrary.installed()).answer("{\"game\":\"poker-nim\",\"position\":[1,2]}");
        assertTrue(answer.contains("adding chips is reversible [WW]; sums of loopy games add"), answer);
    }

    /** A search that ends before the table of a game tells the period of its first values too. */
    @Test
    void aPeriodIsToldWithoutATable() {
        String request = "{\"game\":\"octal\",\"params\":{\"code\":\"0.123\"},\"position\":[100]}";
        String answer = JsonLines.of(GameLibrary.installed()).answer(request);
        assertTrue(answer.endsWith("\"prePeriod\":5,\"period\":5}"), answer);
    }

    /** Without its cost an answer is the same whatever was computed before. */
    @Test
    void costsAreApartOrLeftOut() {
        String request = "{\"game\":\"sprouts\",\"position\":3,\"solver\":\"search\"";
        JsonLines lines = JsonLines.of(GameLibrary.installed());
        String usual = lines.answer(request + "}");
        assertTrue(usual.matches(".*\"reason\":\"search of [1-9][0-9]* positions\"}"), usual);
        String apart = JsonLines.of(GameLibrary.installed()).answer(request + ",\"cost\":true}");
        assertTrue(apart.matches(".*\"reason\":\"search\",\"cost\":\\{\"positions\":[1-9][0-9]*}}"), apart);
        JsonLines batch = lines.batch(Duration.ofSeconds(60));
        String first = batch.answer(request + "}");
        assertTrue(first.endsWith("\"reason\":\"search\"}"), first);
        assertEquals(first, batch.answer(request + "}"));
        assertEquals(first, lines.answer(request + ",\"cost\":false}"));
        assertTrue(lines.answer(request + ",\"cost\":1}").contains("cost must be true or false"));
        String hard = "{\"game\":\"cram\",\"params\":{\"board\":[7,8]},\"position\":[],\"solver\":\"search\"}";
        String stopped = lines.batch(Duration.ofMillis(50)).answer(hard);
        assertTrue(stopped.contains("the limit is 50 ms"), stopped);
    }

    /** Bachet's game, with a theorem about outcomes only. */
    private record Slow(AtomicInteger lists) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            LockSupport.parkNanos(30_000_000);
            lists.incrementAndGet();
            for (int taken = 1; taken <= Math.min(2, heap); taken++) {
                out.to(heap - taken);
            }
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(new Claim.Outcomes<>(
                    Basis.proved("a multiple of 3 is P", "Bachet 1612"),
                    Convention.NORMAL,
                    heap -> true,
                    heap -> heap % 3 == 0 ? Outcome.P : Outcome.N));
        }

        @Override
        public String name() {
            return "slow";
        }
    }

    /** Rules that take long to list their options, as on a machine under load. */
    @Test
    void aSlowMachineLeavesOutNothing() {
        AtomicInteger lists = new AtomicInteger();
        HeapGame slow = new Slow(lists);
        JsonLines lines = JsonLines.of(GameLibrary.of(
                List.of(GameFamily.of(GameCard.of("slow", "Slow").example("slow 1"), HeapFormat.lists(slow)))));
        String request = "{\"game\":\"slow\",\"position\":[5]";
        String usual = lines.answer(request + "}");
        assertTrue(usual.contains("\"outcome\":\"N\"") && usual.contains("\"grundy\":2"), usual);
        String whole = lines.answer(request + ",\"cost\":false}");
        assertTrue(whole.contains("\"grundy\":2"), whole);
        assertEquals(whole, lines.batch(Duration.ofMinutes(1)).answer(request + "}"));
        // A period is not searched for far beyond the heap.
        assertTrue(lists.get() < 150, lists + " lists");
    }

    @Test
    void aGameWhoseRulesBreakIsAnErrorOfItsLineOnly() throws JsonProcessingException {
        HeapGame growing = HeapGame.of("growing", (heap, out) -> out.to(heap + 1));
        GameCard card = GameCard.of("growing", "Growing heaps").example("growing 1");
        GameLibrary library = GameLibrary.of(List.of(GameFamily.of(card, HeapFormat.lists(growing))));
        JsonLines lines = JsonLines.of(library);
        String error = JSON.readTree(lines.answer("{'game':'growing','position':[5]}".replace('\'', '"')))
                .get("error")
                .asText();
        assertTrue(
                error.startsWith("the rules of the game are broken: the rules give an option with a heap of"), error);
    }

    @Test
    void aFaultOfTheProgramIsCalledOneAndTheNextLineIsAnswered() throws JsonProcessingException {
        HeapGame faulty = HeapGame.of("faulty", (heap, out) -> {
            throw new IllegalArgumentException("it slipped");
        });
        GameCard card = GameCard.of("faulty", "A game that fails").example("faulty 1");
        GameLibrary library = GameLibrary.of(List.of(GameFamily.of(card, HeapFormat.lists(faulty))));
        JsonLines lines = JsonLines.of(library);
        String error = JSON.readTree(lines.answer("{'game':'faulty','position':[5]}".replace('\'', '"')))
                .get("error")
                .asText();
        assertTrue(error.startsWith("a fault of the program"), error);
        assertTrue(error.contains("it slipped") && error.contains("JsonConversationTest"), error);
        assertEquals("{\"mex\":0}", lines.answer("{\"core\":\"mex\",\"values\":[]}"));
    }

    @Test
    void everyAnswerIsFlushedBeforeTheNextQuestionComes() throws Exception {
        PipedWriter questions = new PipedWriter();
        BufferedReader in = new BufferedReader(new PipedReader(questions));
        PipedWriter answers = new PipedWriter();
        BufferedReader out = new BufferedReader(new PipedReader(answers));
        JsonLines lines = JsonLines.of(GameLibrary.installed());
        CompletableFuture<Boolean> conversation = CompletableFuture.supplyAsync(() -> converse(lines, in, answers));
        for (int i = 0; i < 3; i++) {
            questions.write("{\"id\":" + i + ",\"core\":\"mex\",\"values\":[]}\n");
            questions.flush();
            assertEquals("{\"id\":" + i + ",\"mex\":0}", out.readLine());
        }
        questions.close();
        assertTrue(conversation.get(10, TimeUnit.SECONDS));
    }

    private static boolean converse(JsonLines lines, BufferedReader in, PipedWriter out) {
        try (PrintWriter writer = new PrintWriter(out)) {
            return lines.converse(in, writer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
