package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Seconds;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code --json} prints one line with what {@code solve --jsonl} answers, and {@code -o} names a file where others do. */
class JsonOptionTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private static JsonNode json(Run run) throws IOException {
        assertEquals(0, run.status(), run::err);
        assertEquals(1, run.out().lines().count(), run::out);
        return JSON.readTree(run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "genus kayles --to 10 --json                | {'genus':{'game':'kayles'},'to':10}",
                "sequence kayles --to 30 --json             | {'sequence':{'game':'kayles'},'to':30,'want':['period','checksum','values']}",
                "sequence octal[0.75] --to 3 --json         | {'sequence':{'game':'octal','params':{'code':'0.75'}},'to':3,'want':['period','checksum','values']}",
                "quotient octal[0.75] --to 30 --json        | {'quotient':{'game':'octal','params':{'code':'0.75'}},'heaps':30}",
            })
    void theLineIsTheAnswerToTheRequest(String line, String request) throws IOException {
        JsonNode printed = json(Run.of(line.strip().split(" ")));
        JsonNode answer = json(Run.reading(request.replace('\'', '"') + "\n", "solve", "--jsonl"));
        assertTrue(answer.size() > 0 && !answer.has("error"), answer::toString);
        answer.properties().forEach(field -> {
            String name = field.getKey().equals("heaps") ? "verified" : field.getKey();
            assertEquals(field.getValue(), printed.get(name), name);
        });
    }

    @Test
    void aQuotientHasItsPresentationAndItsTable() throws IOException {
        JsonNode quotient = json(Run.of("quotient", "octal[0.75]", "--json", "--table", "--verify"));
        int order = quotient.get("order").asInt();
        assertEquals("octal[code=0.75] 1", quotient.at("/generators/a").asText());
        assertEquals(quotient.get("pPortion").asInt(), quotient.get("portion").size());
        assertTrue(
                quotient.get("relations").size() > 0 && quotient.get("proved").asBoolean());
        assertEquals(order, quotient.get("elements").size());
        assertEquals(order, quotient.get("table").size());
        assertEquals("[0,1", quotient.at("/table/0").toString().substring(0, 4));
        JsonNode board = json(Run.of("quotient", "cram[3,3] [1,1] [1,2]", "--json"));
        assertEquals(6, board.get("order").asInt());
    }

    @Test
    void aPeriodIsToldWithoutItsValues() throws IOException {
        Path file = folder.resolve("period.proof");
        JsonNode period = json(Run.of("sequence", "octal[0.137]", "--period", "--json", "-o", file.toString()));
        assertEquals(34, period.get("period").asInt());
        assertTrue(!period.has("values") && Files.size(file) > 0, period::toString);
        Run both = Run.of("sequence", "kayles", "--to", "9", "--json", "--csv");
        assertEquals(2, both.status());
    }

    @Test
    void thePeriodIsWrittenToAFile() {
        String file = folder.resolve("octal.proof").toString();
        Run run = Run.of("sequence", "octal[0.137]", "--period", "-o", file);
        assertEquals(0, run.status(), run::err);
        assertEquals(0, Run.of("verify", file).status());
        assertTrue(Run.of("sequence", "kayles", "--to", file).err().contains("a file is written by -o FILE"));
        assertNotEquals(
                0, Run.of("sequence", "kayles", "--period", "--to", "1e9").status());
        assertNotEquals(
                0,
                Run.of("sequence", "kayles", "--period", "-o", file, "-o", file).status());
    }

    @Test
    void aTimeOfNothingIsTheQuestionsMistake() {
        Assertions.assertThrows(NotationException.class, () -> Seconds.of(BigDecimal.ZERO));
        assertEquals(2, Run.of("genus", "kayles", "--seconds", "0").status());
        assertEquals(2, Run.of("solve", "nim 3", "--seconds", "0").status());
        assertEquals(2, Run.of("discover", "nim", "--seconds", "0").status());
    }
}
