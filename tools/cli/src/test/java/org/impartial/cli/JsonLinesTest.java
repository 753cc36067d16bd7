package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.NullNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The conversation with programs, line by line. */
class JsonLinesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String GOOD = "{\"game\":\"nim\",\"position\":[3,5]}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'id':7,'game':'bounded-nim','params':{'limits':[5,5]},'position':[9,4]}"
                        + "|{'id':7,'outcome':'N','grundy':7,'winningMoves':[[0,4],[1,3]]}",
                "{'game':'wythoff','position':[165580140,267914295]}|{'outcome':'P','grundy':0,'winningMoves':[]}",
                "{'game':'wythoff','position':[165580141,267914296]}|{'outcome':'N'}",
                "{'game':'nim','position':[3,1],'play':'misere'}|{'outcome':'N','winningMoves':[[0,0]]}",
                "{'game':'nim','position':[],'play':'misere'}|{'outcome':'N','winningMoves':[]}",
                "{'game':'misere-nim','position':[1,1,3]}|{'outcome':'N','winningMoves':[[2,1]]}",
                "{'sum':[{'game':'misere-nim','position':[1]},{'game':'bash','params':{'m':2},'position':1}]}|{'outcome':'N','winningMoves':[{'component':0,'move':[0,0]},{'component':1,'move':1}]}",
                "{'game':'octal','params':{'code':'0.77'},'position':[5000000000],'limit':2}"
                        + "|{'outcome':'N','grundy':1,'winningMoves':[[0,[27,4999999971]],[0,[33,4999999965]]],'winningMovesTruncated':true,'period':12}",
                "{'game':'bash','params':{'m':3},'position':21}|{'outcome':'N','grundy':1,'winningMoves':[1]}",
                "{'game':'subtraction','params':{'S':[1,3,4]},'position':7}|{'outcome':'P','prePeriod':0,'period':7}",
                "{'game':'subtraction','params':{'S':[1,3,4]},'position':[6,1]}"
                        + "|{'outcome':'N','grundy':3,'winningMoves':[[0,3]]}",
                "{'sum':[{'game':'nim','position':[3]},{'game':'bash','params':{'m':2},'position':4}]}"
                        + "|{'outcome':'N','grundy':2,'winningMoves':[{'component':0,'move':[0,1]}]}",
                "{'sum':[]}|{'outcome':'P','grundy':0,'winningMoves':[]}",
                "{'game':'nim','position':[5,5,5,1],'limit':2}|{'winningMoves':[[0,1],[1,1]],'winningMovesTruncated':true}",
                "{'game':'dag','params':{'n':3,'edges':[[0,1],[1,2],[0,2]]},'position':'all'}"
                        + "|{'outcomes':['N','N','P'],'grundy':[2,1,0],'misere':['N','P','N'],'winningMoves':[[2],[2],[]]}",
                "{'core':'mex','values':[0,1,2,4]}|{'mex':3}",
                "{'core':'nim-product','values':[16,16]}|{'product':24}",
                "{'core':'nim-product','values':['18446744073709551615','1']}|{'product':'18446744073709551615'}",
                "{'core':'nim-product-u64','values':['4','7']}|{'product':'10'}",
                "{'core':'xor-prefix','values':[5]}|{'xor':1}",
                "{'core':'xor-range','values':[3,5]}|{'xor':2}",
                "{'core':'odious','values':[7]}|{'odious':true,'evil':false}",
                "{'sequence':{'game':'octal','params':{'code':'0.77'}},'to':5,'want':['values']}"
                        + "|{'computedTo':5,'values':[0,1,2,3,1],'greatest':{'value':3,'at':3}}",
                "{'sequence':{'game':'octal','params':{'code':'0.77'}},'to':100000}"
                        + "|{'prePeriod':71,'period':12,'saltus':0,'proved':true,'checksum':'73b5d65fbe93402f'}",
                "{'sequence':{'game':'octal','params':{'code':'0.6'}},'to':1000}|{'computedTo':1000,'proved':false}",
                "{'quotient':{'game':'octal','params':{'code':'0.77'}},'heaps':180,'seconds':30}"
                        + "|{'order':40,'pPortion':9,'heaps':167,'final':true,'prePeriod':71,'period':12,'tame':false}",
                "{'quotient':{'game':'octal','params':{'code':'0.77'}},'heaps':20}"
                        + "|{'order':24,'pPortion':8,'heaps':20,'final':false,'prePeriod':null,'tame':false}",
                "{'quotient':{'game':'subtraction','params':{'S':[1,2]}}}|{'order':6,'pPortion':2,'tame':true}",
                "{'genus':{'game':'octal','params':{'code':'0.77'}},'to':6}"
                        + "|{'genus':['0^120','1^031','2^20','3^31','1^031','4^146']}",
                "{'form':{'game':'kayles','position':5}}"
                        + "|{'form':'*[2[2]321]','genus':'4^146','birthday':5,'outcome':'N','nodes':6}",
                "{'form':{'game':'kayles','position':6,'moves':[5]}}|{'form':'*[2[2]321]'}",
                "{'form':{'game':'cram','params':{'board':[5,5]}}}"
                        + "|{'form':null,'genus':'0^20','birthday':12,'outcome':'N','nodes':1757}",
                "{'form':{'sum':[{'game':'nim','position':[2]},{'game':'octal','params':{'code':'0.3'},'position':4},"
                        + "{'game':'wythoff','position':[0,2]}]}}|{'form':'*[2[2]]','genus':'0^02','nodes':5}",
                "{'form':{'sum':[]},'seconds':5}|{'form':'*[0]','genus':'0^120','birthday':0,'outcome':'N','nodes':1}",
                "{'form':{'game':'octal','params':{'code':'0.07'},'position':80}}|{'form':null,'nodes':4097}",
                "{'game':'octal','params':{'code':'0.77'},'position':[5,9,20],'play':'misere'}"
                        + "|{'outcome':'N','winningMoves':[[2,[9,9]]],'grundy':null}",
                "{'game':'octal','params':{'code':'0.77'},'position':[100000000004,2],'play':'misere'}"
                        + "|{'outcome':'N','winningMovesTruncated':true}",
            })
    void answers(String request, String expected) throws JsonProcessingException {
        JsonNode answer = answer(request.replace('\'', '"'));
        JsonNode parts = JSON.readTree(expected.replace('\'', '"'));
        parts.properties()
                .forEach(part -> assertEquals(
                        part.getValue(),
                        answer.has(part.getKey()) ? answer.get(part.getKey()) : NullNode.getInstance(),
                        part.getKey() + " of " + answer));
    }

    /** Requests of the documented notation without files whose answer stands on the next line, but for points in it. */
    @Test
    void documentedAnswersAreTrue() throws IOException {
        List<String> lines = Files.readAllLines(Path.of("../../docs/NOTATION.md"));
        List<String> checked = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            String request = lines.get(i - 1);
            String expected = lines.get(i);
            if (request.startsWith("    {")
                    && expected.startsWith("    {")
                    && !(request + expected).contains("verify")) {
                assertShown(
                        JSON.readTree(
                                expected.replaceAll(", [.]{3}(?=[,}])", "").replace(" ...]", " \"...\"]")),
                        answer(request.strip()),
                        request);
                checked.add(request);
                i++;
            }
        }
        assertTrue(checked.stream().anyMatch(request -> request.contains("form")), checked::toString);
        assertTrue(checked.stream().anyMatch(request -> request.contains("words")), checked::toString);
    }

    /** Three points stand for any text, and at the end of a list for more items. */
    private static void assertShown(JsonNode shown, JsonNode answer, String request) {
        shown.properties().forEach(part -> assertShown(part.getValue(), answer.path(part.getKey()), request));
        for (int i = 0; shown.isArray() && i < Math.max(shown.size(), answer.size()); i++) {
            if (shown.path(i).asText().equals("...")) {
                return;
            }
            assertShown(shown.path(i), answer.path(i), request);
        }
        if (shown.isValueNode() && !shown.asText().equals("...")) {
            assertEquals(shown, answer, request);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "{'game':'nimm','position':[3]} | there is no game \"nimm\"; did you mean nim?",
                "{'game':'bash','position':3} | bash needs its parameter m",
                "{'game':'bash','params':{'m':3,'k':1},'position':3} | bash has no parameter k; it takes m",
                "{'game':'bash','params':{'m':0},'position':3} | m is 0; it must be at least 1",
                "{'game':'bash','params':[3],'position':3} | params must be an object",
                "{'game':'nim','position':[3,-1]} | heap 1 is -1; it must be at least 0",
                "{'game':'nim','position':[9223372036854775808]} | heap 0 is 9223372036854775808, which is outside",
                "{'game':'nim','position':[1.5]} | heap 0 must be a whole number, not \"1.5\"",
                "{'game':'nim','position':['5']} | heap 0 must be a whole number, not \"5\"",
                "{'game':'nim','position':[[5]]} | heap 0 must be a whole number, not the list [5]",
                "{'game':'nim','position':{'a':1}} | must be a whole number, not an object",
                "{'game':'nim'} | the key position is missing",
                "{'position':[3]} | the key game must name a game",
                "{'game':'nim','position':[3],'plya':'misere'} | unknown key \"plya\"",
                "{'game':'nim','position':[3],'play':'reverse'} | play must be normal or misere",
                "{'game':'nim','position':[3],'solver':'best'} | choose one of auto, claims, search",
                "{'game':'nim','position':[3],'limit':-1} | limit is -1",
                "{'game':'nim','position':[3],'budget':0} | budget is 0",
                "{'game':'wythoff','position':[3]} | two heaps",
                "{'game':'bounded-nim','params':{'limits':[]},'position':[6]} | for 0 heaps, and the position has 1",
                "{'game':'wythoff','position':3} | the game has two heaps",
                "{'game':'grundys-game','position':[9,9],'solver':'claims'} | strategy \"claims\" has no answer",
                "{'game':'grundys-game','position':[5000],'solver':'search','budget':100} | the limit is 100",
                "{'sum':[{'game':'nim','position':[3]},{'game':'nim'}]} | component 1: the key position is missing",
                "{'sum':3} | sum must be a list",
                "{'sum':[],'game':'nim'} | either sum, or game",
                "{'game':'dag','params':{'n':2,'edges':[[0,1],[1,0]]},'position':0} | digraph",
                "{'game':'nim','position':[3] | malformed JSON: Unexpected end-of-input: expected close marker for Object (start marker at column 1)",
                "{'game':'nim','position':[3,4} | (for Array starting at column 26)",
                "{'game':'nim','position':NaN} | malformed JSON: Non-standard token 'NaN'",
                "{'game':'nim','game':'nim','position':[3]} | malformed JSON: Duplicate field 'game'",
                "{'game':'nim','position':[3]} x | malformed JSON",
                "{'game':'nim','position':[9E23372036854775807]} | a number has an exponent that is too large",
                "{'game':'laskers-nim','position':[9223372036854775807]} | above 2^63 - 1, the greatest value supported",
                "[1,2] | a request is a JSON object, not [1,2]",
                "{'core':'mox','values':[1]} | there is no core function \"mox\"",
                "{'core':'mex'} | the key values is missing",
                "{'core':'xor-range','values':[3]} | xor-range takes 2 values, not 1",
                "{'core':'nim-product','values':['x','1']} | a nimber is a whole number from 0",
                "{'sequence':{'game':'wythoff'},'to':10} | one heap",
                "{'sequence':{'game':'nim'}} | the key to is missing",
                "{'sequence':{'game':'kayles'},'to':1073741824,'budget':20000} | it needs 1073741824 positions more",
                "{'sequence':{'game':'nim'},'to':10,'want':['everything']} | want is a list of",
                "{'quotient':3} | quotient must be an object with game and params",
                "{'quotient':{'game':'wythoff'}} | one heap",
                "{'quotient':{'game':'nim'},'heaps':-1} | heaps is -1",
                "{'quotient':{'game':'nim'},'seconds':0} | seconds must be a number above 0",
                "{'quotient':{'game':'nim'},'to':3} | to must name a file",
                "{'form':3} | form must be an object with game, params and position, or with sum",
                "{'form':{'game':'cram','params':{'board':[9,9]}},'budget':1000} | the limit is 1000 positions",
                "{'form':{'game':'mark','position':40000}} | birthday up to 32767",
                "{'form':{'game':'top-entails','position':5}} | canonical forms exist for free moves only",
                "{'form':{'game':'kayles','position':5},'nodes':9} | unknown key \"nodes\"",
                "{'form':{'sum':3}} | sum must be a list",
                "{'game':'cram','params':{'board':[3,4]},'position':[],'play':'misere','keep':'none/x'} | keep is for normal play only",
                "{'form':{'game':'kayles','positon':5}} | unknown key \"positon\"; the keys here are game, moves, params, position, sum",
                "{'form':{'game':'kayles','position':5},'moves':[]} | unknown key \"moves\"; the keys here are budget, form, id, limit, play,",
                "{'form':{'sum':[{'game':'kayles','position':5,'moves':[5]}]}} | unknown key \"moves\"",
                "{'prove':{'game':'cram','params':{'board':[2,3]},'positon':[[1,1]]},'to':'none/x'} | unknown key \"positon\"",
                "{'prove':{'game':'cram','params':{'board':[2,3]}},'to':'none/x','solver':'nonsense'} | choose one of auto",
                "{'count':{'game':'kayles','hepas':3},'to':10} | unknown key \"hepas\"",
                "{'count':{'sum':[{'game':'kayles','hepas':3}]},'to':10} | unknown key \"hepas\"",
                "{'count':{'sum':[{'game':'kayles'}],'heaps':3},'to':10} | unknown key \"heaps\"; the keys here are sum",
                "{'count':{'game':'kayles'},'to':10,'game':null} | unknown key \"game\"",
                "{'sequence':{'game':'kayles'},'to':5,'play':'misere','want':'values'} | a sequence has the values of normal play",
                "{'sequence':{'game':'kayles','position':5},'to':5} | unknown key \"position\"; the keys here are game, params",
                "{'sum':[{'game':'nim','position':[3],'play':'misere'}]} | unknown key \"play\"; the keys here are game, params, position",
                "{'sum':[{'game':'nim','positon':[3]}]} | unknown key \"positon\"",
                "{'core':'mex','values':[1],'game':'nim'} | unknown key \"game\"",
                "{'verify':'none','game':'nim'} | unknown key \"game\"",
                "{'game':'nim','position':[3],'plya':1} | the keys here are budget, cost, facts, game, id, keep, limit,",
                "{'genus':{'game':'nim'}} | the key to is missing",
                "{'genus':{'game':'octal','params':{'code':'0.77'}},'to':40,'budget':60} | the limit is 60 positions",
            })
    void errorsSayWhatIsWrongAndTheNextLineIsAnswered(String request, String message) {
        String line = request.contains("Duplicate") ? request : request.replace('\'', '"');
        Run run = Run.reading(line.strip() + "\n" + GOOD + "\n", "solve", "--jsonl");
        List<String> answers = run.out().lines().toList();
        assertEquals(2, answers.size(), run::out);
        assertTrue(answers.get(0).startsWith("{\"error\":"), answers.get(0));
        String text = answers.get(0).replace("\\\"", "\"");
        assertTrue(text.contains(message), () -> text + " has no: " + message);
        assertTrue(answers.get(1).startsWith("{\"outcome\":\"N\",\"grundy\":6,"), answers.get(1));
        assertEquals(1, run.status());
        assertEquals("", run.err());
    }

    @Test
    void anEmptyLineAndATruncatedOneAreAnsweredToo() throws JsonProcessingException {
        Run run = Run.reading("\n" + GOOD + "\n{\"id\":3,\"game\":\"ni", "solve", "--jsonl");
        List<String> answers = run.out().lines().toList();
        assertEquals(3, answers.size());
        assertTrue(JSON.readTree(answers.get(0)).get("error").asText().startsWith("an empty line"));
        JsonNode truncated = JSON.readTree(answers.get(2));
        assertTrue(truncated.get("error").asText().startsWith("malformed JSON"));
        assertTrue(truncated.get("column").asInt() > 10);
        assertEquals(1, run.status());
    }

    @Test
    void aQuestionMayTakeSoManySeconds() throws JsonProcessingException {
        String question =
                "{\"game\":\"cram\",\"params\":{\"board\":[7,8]},\"position\":[],\"solver\":\"search\",\"seconds\":0.2}";
        String error = answer(question).get("error").asText();
        assertTrue(error.contains("200 ms"), error);
        for (String wrong : List.of("0", "-1", "\"2\"", "null", "[1]")) {
            assertTrue(
                    answer(question.replace("0.2", wrong)).get("error").asText().startsWith("seconds must be"), wrong);
        }
    }

    @Test
    void listsNestedTooDeeplyAreRefused() throws JsonProcessingException {
        String deep = "[".repeat(900) + "]".repeat(900);
        String error = answer("{\"game\":\"nim\",\"position\":" + deep + "}")
                .get("error")
                .asText();
        assertTrue(error.contains("nested deeper than 100"), error);
        String deeper = "[".repeat(1200) + "]".repeat(1200);
        String beyond = answer("{\"game\":\"nim\",\"position\":" + deeper + "}")
                .get("error")
                .asText();
        assertTrue(beyond.contains("nesting depth") && !beyond.contains("StreamRead"), beyond);
        assertTrue(answer("{\"game\":\"nim\",\"position\":[null]}")
                .get("error")
                .asText()
                .contains("an empty value"));
        String list = "[" + "1,".repeat(100_000) + "1]";
        assertTrue(answer("{\"game\":\"nim\",\"position\":[" + list + "]}")
                        .get("error")
                        .asText()
                        .length()
                < 300);
    }

    @Test
    void idsComeBackWhateverTheyAre() {
        Run run = Run.reading("{\"id\":[1,{\"a\":null}],\"core\":\"mex\",\"values\":[]}\n", "solve", "--jsonl");
        assertEquals("{\"id\":[1,{\"a\":null}],\"mex\":0}\n", run.out());
        assertEquals(0, run.status());
        Run zeros = Run.reading("{\"id\":3.00,\"core\":\"mex\",\"values\":[]}\n", "solve", "--jsonl");
        assertEquals("{\"id\":3.00,\"mex\":0}\n", zeros.out());
        String halves = "{\"id\":\"\\udc00\\ud800a😀\",\"core\":\"mex\",\"values\":[]}\n";
        assertEquals(
                "{\"id\":\"\\udc00\\ud800a😀\",\"mex\":0}\n",
                Run.reading(halves, "solve", "--jsonl").out());
    }

    @Test
    void aSecondRequestOnALineIsAnError() throws JsonProcessingException {
        JsonNode answer = answer("{\"core\":\"mex\",\"values\":[]} {}");
        assertEquals(
                "malformed JSON: a line holds one request, and this one holds more",
                answer.path("error").asText());
    }

    private static JsonNode answer(String request) throws JsonProcessingException {
        Run run = Run.reading(request + "\n", "solve", "--jsonl");
        assertEquals("", run.err());
        return JSON.readTree(run.out());
    }

    /** Moves are made before the question is answered, and the resulting position is written. */
    @Test
    void movesLeadToThePositionThatIsAskedAbout() {
        played("\"game\":\"nim\",\"position\":[7,9],\"moves\":[[1,4],\"7→4\"]", "\"outcome\":\"P\"", "[4,4]");
        played("\"game\":\"kayles\",\"position\":9,\"moves\":[[4,4]]", "\"outcome\":\"P\"", "[4,4]");
        played(
                "\"game\":\"cram\",\"params\":{\"board\":[2,2]},\"position\":[],\"moves\":[[[1,1],[1,2]]]",
                "\"N\"",
                "[[1,1],[1,2]]");
        played(
                "\"sum\":[{\"game\":\"nim\",\"position\":[3,5]},{\"game\":\"wythoff\",\"position\":[1,2]}],"
                        + "\"moves\":[{\"move\":[1,3],\"component\":0}]",
                "\"P\"",
                "[[3,3],[1,2]]");
        played("\"game\":\"nim\",\"position\":[3],\"moves\":[]", "\"N\"", "[3]");
        Run refused = Run.reading("{\"game\":\"nim\",\"position\":[3],\"moves\":[[0,2],[0,2]]}\n", "solve", "--jsonl");
        assertEquals(
                "{\"error\":\"\\\"0 2\\\" is not a legal move of nim 2; legal: 2→0, 2→1\"}\n",
                refused.out().replace("[0,2]", "0 2").replace("2→1, 2→0", "2→0, 2→1"));
    }

    private static void played(String question, String outcome, String position) {
        String answer = Run.reading("{" + question + "}\n", "solve", "--jsonl").out();
        assertTrue(answer.contains(outcome), answer);
        assertTrue(answer.contains("\"position\":" + position), answer);
    }

    /** A theorem gives the outcomes of these boards, and a search for all their moves takes more than ten seconds each. */
    @Test
    void movesThatNothingRequestsAreSoughtBriefly() throws JsonProcessingException {
        String board = "{\"game\":\"cram\",\"params\":{\"board\":[%d,11]},\"position\":[],\"cost\":true}";
        for (int rows : Boolean.getBoolean("impartial.thorough") ? List.of(6, 8, 10) : List.of(6)) {
            JsonNode answer = answer(board.formatted(rows));
            assertEquals("N", answer.get("outcome").asText());
            assertTrue(answer.get("winningMovesTruncated").asBoolean());
            assertTrue(answer.get("cost").get("positions").asLong() < 3_000, answer::toString);
        }
    }
}
