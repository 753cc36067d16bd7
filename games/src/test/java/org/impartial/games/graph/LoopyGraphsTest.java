package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoopyGraphsTest {
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(Digraph.FAMILY, PursuitRing.FAMILY));

    /** Answers surveys by retrograde analysis, and nothing else. */
    private static final Inquiry FATES = new Inquiry() {
        @Override
        public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
            IntGraph graph = IntGraph.of(vertices, successors, Meter.unlimited());
            return Retrograde.of(graph, Convention.NORMAL, Meter.unlimited());
        }

        @Override
        public Outcome outcome(Position position, Convention convention) {
            throw new UnsupportedOperationException("a survey of fates needs no other answer");
        }

        @Override
        public long grundy(Position position) {
            throw new UnsupportedOperationException("a survey of fates needs no other answer");
        }

        @Override
        public List<Move> winningMoves(Position position, Convention convention) {
            throw new UnsupportedOperationException("a survey of fates needs no other answer");
        }
    };

    private static Datum.Fields ask(String ruleset, Datum position) {
        return LIBRARY.ruleset(ruleset).survey(position).orElseThrow().answer(Method.AUTO, FATES);
    }

    @Test
    void theFamiliesKeepTheContract() {
        GameContract.check(Digraph.FAMILY).orThrow();
        GameContract.check(PursuitRing.FAMILY).orThrow();
    }

    @Test
    void allVerticesOfAGraph() {
        Datum.Fields answer = ask("digraph[n=5,edges=[0,1],[1,0],[0,2],[3,4],[4,3]]", Datum.of("all"));
        assertEquals("Win Lose Lose Draw Draw", answer.fields().get("result").toString());
        assertEquals("1 2 0 -1 -1", answer.fields().get("remoteness").toString());
    }

    @Test
    void aSingleVertexIsAComponent() {
        Position position =
                LIBRARY.read("digraph[n=3,edges=[0,1],[1,0],[0,2]] 0").position();
        assertEquals(2, position.moves().size());
        assertEquals("digraph[n=3,edges=[[0,1],[0,2],[1,0]]] 0", position.toString());
    }

    /** A name with all arcs would be long where the graph is big. */
    @Test
    void aSmallGraphIsWrittenAsItIsRead() {
        for (String text :
                List.of("dag[n=64,edges=[0,1],[0,63]] 0", "digraph[n=2,edges=[0,1]] 1", "dag[n=1,edges=[]] 0")) {
            Position position = Games.library().read(text).position();
            assertEquals(position, Games.library().read(position.toString()).position());
        }
        assertEquals(
                "dag[n=65] 3",
                Games.library().read("dag[n=65,edges=[0,1]] 3").position().toString());
    }

    @Test
    void aLoneArcNeedsNoListAroundIt() {
        Datum.Fields answer = ask("digraph[n=2,edges=[0,1]]", Datum.of("all"));
        assertEquals("Win Lose", answer.fields().get("result").toString());
    }

    @ParameterizedTest
    @CsvSource({
        "'3,2', '1,2,3', 5, Lose Win Win Loop, Loop Win Win Win",
        "'6,2,3,4', '3,6', 8, Win Win Win Win Win Win Win, Lose Win Lose Lose Win Lose Lose"
    })
    void knownRings(String first, String second, int n, String firstWords, String secondWords) {
        Datum.Fields answer = ask("pursuit-ring[s1=[" + first + "],s2=[" + second + "]]", Datum.of(n));
        assertEquals(firstWords, answer.fields().get("first").toString());
        assertEquals(secondWords, answer.fields().get("second").toString());
    }

    /** A single play is worth what the answer for all objects says, and its moves are the steps of the player to move. */
    @Test
    void everyPlayOnARingHasTheFateOfItsObject() {
        for (String steps : List.of("[s1=[3,2],s2=[1,2,3]]", "[s1=[1],s2=[4,4,2]]")) {
            for (int n = 5; n <= 9; n++) {
                Datum.Fields answer = ask("pursuit-ring" + steps, Datum.of(n));
                for (int object = 2; object <= n; object++) {
                    for (int player = 1; player <= 2; player++) {
                        Position position = LIBRARY.read("pursuit-ring" + steps + " " + n + " " + object + " " + player)
                                .position();
                        String fate = answer.fields()
                                .get(player == 1 ? "first" : "second")
                                .asList("fates")
                                .get(object - 2)
                                .toString();
                        Outcome outcome = Solver.normal().outcome(position);
                        assertEquals(fate, Digraph.word(outcome, "Loop").toString(), position.toString());
                    }
                }
            }
        }
        var start = LIBRARY.read("pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3");
        assertEquals("3", start.write(start.position().moves().get(0)).toString());
        assertEquals("5 5 2", start.after(start.move("2")).toString());
        assertThrows(IllegalMoveException.class, () -> start.move("1"));
    }

    @Test
    void onALargeRingTheDistanceToTheHoleDecides() {
        int n = 7000;
        long[] steps = IntStream.rangeClosed(1, 100).asLongStream().toArray();
        PositionFormat ring =
                PursuitRing.FAMILY.with(Params.of("s1", Datum.of(steps)).and("s2", Datum.of(steps)));
        Datum.Fields answer = ring.survey(Datum.of(n)).orElseThrow().answer(Method.AUTO, FATES);
        List<Datum> words = answer.fields().get("first").asList("words");
        for (int object = 2; object <= n; object++) {
            boolean lost = (n + 1 - object) % 101 == 0;
            assertEquals(lost ? "Lose" : "Win", words.get(object - 2).toString(), "object " + object);
        }
    }

    @Test
    void noClosedFormGivesTheFatesOfAGraph() {
        PositionFormat graph = LIBRARY.ruleset("digraph[n=2,edges=[[0,1]]]");
        NotationException e = assertThrows(
                NotationException.class,
                () -> graph.survey(Datum.of("all")).orElseThrow().answer(Method.CLAIMS, FATES));
        assertTrue(e.getMessage().startsWith("no closed form is known"), e.getMessage());
    }

    @Test
    void surveysSayWhatTheyCannotDo() {
        PositionFormat ring = LIBRARY.ruleset("pursuit-ring[s1=[3,2],s2=[1]]");
        assertThrows(NotationException.class, () -> ring.read(Datum.of(5)));
        NotationException small = assertThrows(NotationException.class, () -> ring.survey(Datum.of(3)));
        assertEquals("the number of objects is 3; it must be from 4 to 1000000", small.getMessage());
        NotationException claims = assertThrows(
                NotationException.class,
                () -> ring.survey(Datum.of(5)).orElseThrow().answer(Method.CLAIMS, FATES));
        assertEquals(
                "no closed form is known for a whole graph; use the solver \"auto\" or \"search\"",
                claims.getMessage());
    }
}
