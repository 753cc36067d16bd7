package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.impartial.json.JsonLines;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every line, whatever its content, gets one answer within its time limit, and the next line is answered as well. */
class FuzzTest {
    /** What each line may take. */
    static final double SECONDS = 0.5;

    /** How late an answer may come, in processor time. */
    private static final long LATE_MILLIS = 100;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** A null that the line itself has, as the parser or a list quotes it. */
    private static final String QUOTED_NULL = "'null'|(?<=[\\[, ])null(?=[\\], ;]|$)";

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void everyLineIsAnsweredInTimeWithoutAFault() {
        fuzz(1, 120, 1000);
    }

    @Test
    @Tag("thorough")
    void sixtyThousandLinesAreAnsweredInTimeWithoutAFault() {
        for (long seed = 100; seed < 112; seed++) {
            fuzz(seed, 5000, LATE_MILLIS);
        }
    }

    private static void fuzz(long seed, int count, long late) {
        GameLibrary library = GameLibrary.installed();
        FuzzedLines lines = new FuzzedLines(library, seed);
        JsonLines conversation = JsonLines.of(library);
        ask(conversation, Stream.generate(lines::next).limit(count), late);
    }

    /** Nothing is taken for granted of a parameter or a position. */
    @Test
    void everyParameterAndPositionMayBeAnything() {
        GameLibrary library = GameLibrary.installed();
        ask(JsonLines.of(library), new FuzzedLines(library, 0).withOddParts(), 1000);
    }

    private static void ask(JsonLines conversation, Stream<String> lines, long late) {
        List<String> complaints = new ArrayList<>();
        lines.forEach(line -> {
            long started = THREADS.getCurrentThreadCpuTime();
            String answer = conversation.answer(line);
            // Processor time of this thread alone: a crowded machine stretches the clock, and the compiler works beside
            // it.
            long millis = TimeUnit.NANOSECONDS.toMillis(THREADS.getCurrentThreadCpuTime() - started);
            complaint(answer).ifPresent(what -> complaints.add(what + ": " + line + " -> " + answer));
            if (millis > SECONDS * 1000 + late) {
                complaints.add("took " + millis + " ms: " + line);
            }
        });
        assertEquals(List.of(), complaints, () -> complaints.size() + "\n" + String.join("\n", complaints) + "\n");
    }

    private static Optional<String> complaint(String answer) {
        try {
            JsonNode json = JSON.readTree(answer);
            assertTrue(json.isObject());
            String error = json.path("error").asText("").replaceAll(QUOTED_NULL, "");
            for (String bad : List.of("null", "a fault of the program", "the rules of the game are broken")) {
                if (error.contains(bad)) {
                    return Optional.of("says " + bad);
                }
            }
            return Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.of("is no JSON");
        }
    }
}
