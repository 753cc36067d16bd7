package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts by the command and by requests, against known numbers and against each other. */
class CountCommandTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    private Path folder;

    private static JsonNode answer(String request) throws IOException {
        return JSON.readTree(Run.reading(request.replace('\'', '"') + "\n", "solve", "--jsonl")
                .out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'count':{'game':'subtraction','params':{'S':'squares'}},'to':100000,'heaps':3,'kind':'multisets'} | 2586528661783",
                "{'count':{'game':'nim'},'from':1,'to':1,'heaps':1,'kind':'subsets','value':1}             | 1",
                "{'count':{'game':'nim'},'from':1,'to':7,'heaps':3,'kind':'subsets'}                       | 7",
                "{'count':{'game':'nim'},'from':1,'to':31,'heaps':5,'kind':'subsets'}                      | 5208",
                "{'count':{'game':'nim'},'position':['n','2n','3n'],'from':1,'to':1073741824}              | 2178309",
                "{'count':{'game':'wythoff'},'to':'10^18-1'}                                               | 763932022500210303",
                "{'count':{'game':'wythoff'},'to':999999999999999999,'where':'x<y'}                        | 381966011250105151",
                "{'count':{'game':'wythoff'},'to':20,'play':'misere'}                                      | 17",
                "{'count':{'game':'wythoff'},'to':300,'value':3}                                           | 231",
                "{'count':{'game':'kayles'},'to':1000,'heaps':4,'play':'misere'}                           | 147441045185",
                "{'count':{'game':'kayles'},'to':1000,'heaps':4,'play':'misere','value':0,'modulo':1000000007} | 441044156",
                "{'count':{'game':'nim'},'to':1000000,'heaps':10000000,'modulo':1000000007}                | 501019355",
                "{'count':{'game':'octal','params':{'code':'0.156'}},'to':'10^15','value':20}              | 2865329512903",
                "{'count':{'sum':[{'game':'kayles','to':1000},{'game':'nim','to':7}]}}                     | 840",
                "{'count':{'sum':[{'game':'kayles','heaps':2},{'game':'kayles'}]},'to':50}                 | 10381",
                "{'count':{'game':'kayles'},'heaps':3,'to':50}                                             | 10381",
                "{'count':{'game':'bounded-nim','params':{'limits':[3,5]}},'to':100}                       | 1717",
                "{'count':{'game':'misere-nim'},'to':100,'heaps':3}                                        | 8203"
            })
    void requestsAreAnswered(String request, String count) throws IOException {
        JsonNode answer = answer(request);
        assertEquals(count, answer.path("count").asText(), answer::toString);
        assertTrue(answer.path("reason").asText().length() > 5, answer::toString);
        assertEquals(
                answer.path("count").asText().length() > 15,
                answer.path("count").isTextual());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'count':{'game':'kayles'}}                               | to is missing",
                "{'count':'kayles','to':3}                                 | must be an object",
                "{'count':{'game':'kayles'},'to':1.5}                      | to must be a whole number",
                "{'count':{'game':'kayles'},'to':3,'from':8}               | a range goes up",
                "{'count':{'game':'kayles'},'to':3,'kind':'all'}           | kind must be ordered",
                "{'count':{'game':'kayles'},'to':3,'kind':'subsets'}       | give the number of heaps",
                "{'count':{'game':'kayles'},'to':3,'modulo':0}             | modulo is 1 or more",
                "{'count':{'game':'kayles'},'to':3,'heap':2}               | unknown key",
                "{'count':{'game':'kayles'},'to':3,'play':'misere','value':2} | in misère play",
                "{'count':{'game':'kayles'},'to':30,'budget':3}            | the limit is 3 positions",
                "{'count':{'game':'kayles'},'to':9,'heaps':1000000000}     | modulo a number",
                "{'count':{'game':'kayles'},'to':9,'where':'x<3'}          | no theorem",
                "{'count':{'game':'wythoff'},'to':9,'position':['n']}      | give a term for each heap",
                "{'count':{'game':'cram','params':{'board':[4,4]}},'to':3} | sweep",
                "{'count':{'game':'pirates','params':{'gold':100}},'to':3} | about many positions",
                "{'count':{'game':'kayles'},'to':9,'heaps':2,'modulo':5,'sample':1} | count exactly first",
                "{'count':{'sum':[]},'to':3}                               | empty list",
                "{'count':{'sum':3},'to':3}                                | must be a list",
                "{'count':{'game':'grundys-game'},'to':'10^17','seconds':0.2} | the limit is",
                "{'count':{'game':'grundys-game'},'to':1000,'play':'misere','heaps':2,'seconds':0.2} | verified up to"
            })
    void errorsNameTheRemedy(String request, String message) throws IOException {
        JsonNode answer = answer(request);
        assertTrue(answer.path("error").asText().contains(message), answer::toString);
    }

    @Test
    void theCommandPrintsWhatRequestsAnswer() throws IOException {
        Run run = Run.of("count", "kayles", "--to", "50", "--heaps", "2", "--multisets", "--sample", "2", "--json");
        assertEquals("", run.err());
        assertEquals(
                answer("{'count':{'game':'kayles'},'to':50,'heaps':2,'kind':'multisets','sample':2}"),
                JSON.readTree(run.out()));
        Run text = Run.of("count", "kayles", "--to", "50", "--heaps", "2", "--sample", "2", "--value", "3", "--values");
        assertTrue(text.out().startsWith("value 3: "), text::out);
        assertTrue(text.out().contains("\nreason: kayles: a table"), text::out);
        assertEquals(
                2, text.out().lines().filter(line -> line.startsWith("kayles ")).count());
    }

    @Test
    void thereAreNoSamplesOfNothing() throws IOException {
        JsonNode answer = answer("{'count':{'game':'nim'},'from':1,'to':9,'sample':3}");
        assertEquals(0, answer.path("count").asInt(-1), answer::toString);
        assertEquals(0, answer.path("samples").size(), answer::toString);
    }

    @Test
    void aHistogramIsDrawn() throws IOException {
        Path file = folder.resolve("values.svg");
        Run run = Run.of("count", "kayles", "--to", "50", "--as", "histogram", "-o", file.toString());
        assertEquals(0, run.status(), run::err);
        assertTrue(Files.readString(file).contains("<svg"));
        Run many = Run.of("count", "nim", "--to", "10^6", "-o", file.toString());
        assertTrue(many.err().contains("bars of 1 to 60"), many::err);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "count kayles --to many             | a whole number",
                "count kayles --to 9 --modulo 0     | --modulo is 1 or more",
                "count kayles --to 9 --sample -1    | --sample is from 0",
                "count kayles --to 9 --to-all       | there is no option",
                "count kayles --to 9 --where x<     | ",
                "count chess --to 9                 | there is no game",
                "count kayles --to 10^9999          | binary digits"
            })
    void misuseIsExplained(String line, String message) {
        Run run = Run.of(line.strip().split(" "));
        assertTrue(run.status() == 1 || run.status() == 2, run::out);
        assertTrue(run.err().contains(message == null ? "" : message), run::err);
        assertTrue(!run.err().contains("Exception") && !run.err().contains("\tat "), run::err);
    }
}
