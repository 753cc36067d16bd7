package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An answer takes its time and no more, whatever it contains, and its work ends when the client has gone. */
class AnswerTimeTest {
    private static final boolean THOROUGH = Boolean.getBoolean("impartial.thorough");

    /** The limit is one second of the clock, which may hold less processor time and never much more. */
    private static final double MOST_SECONDS = 1.5;

    /** Seconds of the clock for what happens at once, or never, also on a busy machine. */
    private static final int PATIENCE = 30;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private Explorer explorer;
    private Client client;
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch interrupted = new CountDownLatch(1);

    @BeforeEach
    void start() throws IOException {
        explorer = Explorer.start(0, GameLibrary.installed(), this::endless, Optional.empty(), Optional.empty());
        client = new Client(explorer);
    }

    @AfterEach
    void stop() {
        explorer.close();
    }

    private String endless(String line) {
        begun.countDown();
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException ended) {
            interrupted.countDown();
        }
        return "{}";
    }

    @Test
    void largePositionsAreAnsweredInTimeWithTheOutcomesOfTheirMoves() throws Exception {
        client.position("nim 3 5");
        List<String> texts = List.of(
                "wythoff 500 800",
                "multiplication[maxFactor=1000000] 1000000000000",
                "fibonacci-nim 1000000",
                "greedy-nim 3000 5000 5000");
        for (String text : texts.subList(0, THOROUGH ? 4 : 1)) {
            JsonNode view = inTime(text);
            assertEquals(300, view.get("moves").size(), text);
            view.get("moves").forEach(move -> assertTrue(move.has("outcome"), () -> text + move));
            assertTrue(view.get("late").asBoolean(), text);
        }
    }

    @Test
    void whatIsTooLargeToBeDrawnOrListedIsAnsweredToo() throws Exception {
        JsonNode clique = inTime("node-kayles complete " + (THOROUGH ? 300 : 160));
        assertEquals("N", clique.get("outcome").asText(), clique::toString);
        assertTrue(clique.path("undrawn").asText().contains("150"), clique::toString);
        assertTrue(inTime("arc-kayles complete " + (THOROUGH ? 60 : 40)).has("drawing"));
    }

    private JsonNode inTime(String text) throws IOException {
        double before = processorSeconds();
        JsonNode view = client.position(text);
        double seconds = processorSeconds() - before;
        assertFalse(view.has("error"), view::toString);
        assertTrue(seconds < MOST_SECONDS, text + " took " + seconds + " s");
        return view;
    }

    private static double processorSeconds() {
        return answering()
                        .mapToLong(thread -> Math.max(0, THREADS.getThreadCpuTime(thread.getThreadId())))
                        .sum()
                / 1e9;
    }

    private static Stream<ThreadInfo> answering() {
        return Arrays.stream(THREADS.dumpAllThreads(false, false))
                .filter(thread -> thread.getThreadName().equals("explorer-answer"));
    }

    @SuppressWarnings("try") // the connection is only held open
    @Test
    void theWorkEndsWhenTheClientHasGone() throws Exception {
        Socket socket = asking("{\"game\":\"nim\",\"position\":[3]}");
        try (socket) {
            assertTrue(begun.await(PATIENCE, TimeUnit.SECONDS));
        }
        assertTrue(interrupted.await(PATIENCE, TimeUnit.SECONDS), "the work goes on without its client");
    }

    /**
     * Six abandoned questions of ten seconds each, and another that is answered. The processor time of all of them
     * together is measured, as the clock says little on a busy machine.
     */
    @Test
    void abandonedQuestionsStopNobody() throws Exception {
        double before = processorSeconds();
        for (int i = 0; i < 6; i++) {
            asking("{\"explore\":\"position\",\"text\":\"cram[7,9]\",\"play\":\"misere\",\"seconds\":10}")
                    .close();
        }
        JsonNode view = client.position("nim 3 5");
        assertEquals("N", view.path("outcome").asText(), view::toString);
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (atWork() && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        assertFalse(atWork(), "the work goes on without its clients");
        double seconds = processorSeconds() - before;
        assertTrue(seconds < 6 * MOST_SECONDS, "six abandoned questions took " + seconds + " s");
    }

    private static boolean atWork() {
        return answering().anyMatch(thread -> thread.getThreadState() == Thread.State.RUNNABLE);
    }

    private Socket asking(String body) throws IOException {
        Socket socket =
                new Socket(explorer.address().getHost(), explorer.address().getPort());
        String head = "POST " + explorer.address().getPath() + "ask HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: "
                + body.length() + "\r\n\r\n";
        socket.getOutputStream().write((head + body).getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /** A written page has the same values on a slow machine, as only a great time ends its work. */
    @Test
    void theWorkForAPageIsLimitedByItsSize() {
        Budget none = Budget.positions(5).within(Duration.ZERO);
        assertThrows(
                StoppedException.class, () -> new AnswerTime(20).meter(none).poll());
        Meter meter = AnswerTime.unhurried(20).meter(none);
        meter.poll();
        meter.spend(5);
        assertThrows(StoppedException.class, () -> meter.spend(1));
    }

    @Test
    void moreTimeIsRequestedInWholeSeconds() throws Exception {
        for (String seconds : List.of("0", "11", "1.5", "\"2\"", "1e99")) {
            JsonNode answer = client.ask("{\"explore\":\"position\",\"text\":\"nim 3\",\"seconds\":" + seconds + "}");
            assertTrue(answer.path("error").asText().contains("from 1 to 10"), answer::toString);
        }
        JsonNode view = client.ask("{\"explore\":\"position\",\"text\":\"nim 3\",\"seconds\":10}");
        assertFalse(view.has("late"), view::toString);
    }
}
