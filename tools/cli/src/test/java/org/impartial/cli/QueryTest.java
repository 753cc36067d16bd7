package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.AnswerLines;
import org.impartial.cli.text.TextAnswer;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.Query;
import org.impartial.json.question.Solvers;
import org.impartial.json.request.Request;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people write and what programs write is one question. */
class QueryTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();

    private static Query json(String line) throws JsonProcessingException {
        return new Request((ObjectNode) new ObjectMapper().readTree(line.replace('\'', '"')), LIBRARY).question();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nim 7 9 12 15 | {'game':'nim','position':[7,9,12,15]}",
                "misere-nim 3 5 | {'game':'misere-nim','position':[3,5]}",
                "bash[m=3] 21 + wythoff 4 7 | {'sum':[{'game':'bash','params':{'m':3},'position':[21]},{'game':'wythoff','position':[4,7]}]}",
                "octal[0.77] 5 | {'game':'octal','params':{'code':'0.77'},'position':5}",
            })
    void wordsAndJsonAskTheSame(String words, String line) throws JsonProcessingException {
        Query said = Query.read(words, LIBRARY);
        Query sent = json(line);
        Query.One position = assertInstanceOf(Query.One.class, said.subject());
        Query.One other = assertInstanceOf(Query.One.class, sent.subject());
        assertEquals(position.diagram().position(), other.diagram().position());
        assertEquals(said.convention(), sent.convention());
        assertEquals(said.solver().name(), sent.solver().name());
        // Lines come in great numbers, so that what they do not request takes less time.
        assertEquals(Optional.of(Budget.seconds(10)), said.budget().supplement());
        assertEquals(said.budget().adding(Budget.positions(2_000).within(Duration.ofSeconds(10))), sent.budget());
        String requesting = line.replaceFirst("}$", ",'want':'moves'}");
        assertEquals(said.budget(), json(requesting).budget());
    }

    @Test
    void howItIsAskedIsPartOfIt() throws JsonProcessingException {
        Query said = Query.read("nim 1 2", LIBRARY)
                .under(Optional.of(Convention.MISERE))
                .using(Strategy.named("search"))
                .within(Budget.positions(7).within(Duration.ofMillis(1500)));
        Query sent = json("{'game':'nim','position':[1,2],'play':'misere','solver':'search','budget':7,'seconds':1.5}");
        assertEquals(said.convention(), sent.convention());
        assertEquals(said.solver().name(), sent.solver().name());
        assertEquals(said.budget(), sent.budget());
    }

    @Test
    void aQuestionAboutManyPositionsHasNoOutcomeAndNoProof() {
        Solvers solvers = new Solvers(Progress.NONE);
        Query many = Query.read("nimstring[board=1,1] value", LIBRARY);
        assertInstanceOf(Query.Many.class, many.subject());
        assertTrue(many.outcome(solvers).isEmpty());
        assertThrows(NotationException.class, () -> many.position("a proof is of"));
        List<String> said = new ArrayList<>();
        AnswerLines lines = new AnswerLines(Terminal.standard(), "positions") {
            @Override
            public void say(String text) {
                said.add(text);
            }

            @Override
            public void searchFor(String aim) {}
        };
        many.answer(
                solvers,
                new TextAnswer(
                        0,
                        picocli.CommandLine.Help.Ansi.OFF,
                        Integer.MAX_VALUE,
                        false,
                        false,
                        many.solver(solvers),
                        lines));
        assertEquals(List.of("value  1"), said);
        assertEquals(Optional.of(Outcome.P), Query.read("nim 4 4", LIBRARY).outcome(solvers));
    }

    /** What cannot be read is refused, also where the question would not need it. */
    @Test
    void aConventionThatIsNoneIsRefused() {
        assertThrows(
                NotationException.class,
                () -> json("{'game':'nimstring','params':{'board':[1,1]},'position':['value'],'play':'odd'}"));
    }
}
