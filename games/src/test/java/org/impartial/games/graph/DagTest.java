package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Test;

/** The survey of an acyclic graph, its notation and what it refuses. */
class DagTest {
    private static final String FOUR = "dag[n=4,edges=[0,1],[0,2],[1,2],[2,3]]";

    /** Answers by the definitions. */
    private record NaiveInquiry(Naive naive) implements Inquiry {
        @Override
        public Outcome outcome(Position position, Convention convention) {
            return naive.outcome(position, convention);
        }

        @Override
        public long grundy(Position position) {
            return naive.grundy(position);
        }

        @Override
        public List<Move> winningMoves(Position position, Convention convention) {
            return naive.winningMoves(position, convention);
        }

        @Override
        public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
            throw new AssertionError("an acyclic graph needs no retrograde analysis");
        }
    }

    @Test
    void theSurveyAnswersForEveryVertex() {
        PositionFormat dag = Games.library().ruleset(FOUR);
        Map<String, Datum> answer = dag.survey(Datum.of("all"))
                .orElseThrow()
                .answer(Method.AUTO, new NaiveInquiry(new Naive()))
                .fields();
        assertEquals(List.of("outcomes", "grundy", "misere", "winningMoves"), List.copyOf(answer.keySet()));
        assertEquals("N P N P", answer.get("outcomes").toString());
        assertEquals("2 0 1 0", answer.get("grundy").toString());
        assertEquals("N N P N", answer.get("misere").toString());
        assertEquals("[1] [] [3] []", answer.get("winningMoves").toString());
    }

    @Test
    void thereIsNoClosedForm() {
        NotationException refused = assertThrows(
                NotationException.class,
                () -> Games.library()
                        .ruleset(FOUR)
                        .survey(Datum.of("all"))
                        .orElseThrow()
                        .answer(Method.CLAIMS, new NaiveInquiry(new Naive())));
        assertEquals("a graph has no closed form; use the solver auto or search", refused.getMessage());
    }

    @Test
    void oneVertexIsAPosition() {
        assertTrue(Games.library().ruleset(FOUR).survey(Datum.of(2)).isEmpty());
        assertEquals(2, Asked.read(FOUR + " 0").moves().size());
        assertEquals(1, Asked.read("dag[n=2,edges=[0,1]] 0").moves().size());
        assertEquals(0, Asked.read("dag[n=2,edges=[]] 1").moves().size());
    }

    @Test
    void aCycleIsSentToDigraph() {
        NotationException refused =
                assertThrows(NotationException.class, () -> Games.library().read("dag[n=2,edges=[0,1],[1,0]] 0"));
        assertTrue(refused.getMessage().contains("use digraph with the same parameters"), refused.getMessage());
    }

    @Test
    void anEdgeNamesTwoVertices() {
        assertThrows(NotationException.class, () -> Games.library().read("dag[n=2,edges=[0,1],[1,2]] 0"));
        assertThrows(NotationException.class, () -> Games.library().read("dag[n=3,edges=[0,1,2],[1,2]] 0"));
    }
}
