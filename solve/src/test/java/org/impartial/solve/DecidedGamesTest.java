package org.impartial.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;

/** Games whose rules decide positions, and whose players have names. */
class DecidedGamesTest {
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    /** Tic-tac-toe on a word of nine cells: the player who has completed a line has won, and a full board is a draw. */
    private static final DecidedGame<String> TIC_TAC_TOE = ImpartialGame.of(
                    "tic-tac-toe", List.of("........."), DecidedGamesTest::marked)
            .deciding(DecidedGamesTest::ended)
            .between(board -> crosses(board) ? List.of("X", "O") : List.of("O", "X"));

    private static boolean crosses(String board) {
        return board.chars().filter(c -> c == '.').count() % 2 == 1;
    }

    private static List<String> marked(String board) {
        String mark = crosses(board) ? "X" : "O";
        return IntStream.range(0, 9)
                .filter(i -> board.charAt(i) == '.')
                .mapToObj(i -> board.substring(0, i) + mark + board.substring(i + 1))
                .toList();
    }

    private static Optional<Outcome> ended(String board) {
        for (int[] line : LINES) {
            char first = board.charAt(line[0]);
            if (first != '.' && first == board.charAt(line[1]) && first == board.charAt(line[2])) {
                return Optional.of(Outcome.P);
            }
        }
        return board.contains(".") ? Optional.empty() : Optional.of(Outcome.D);
    }

    @Test
    void ticTacToeIsADraw() {
        for (Convention convention : Convention.values()) {
            Solver solver = Solver.of(convention);
            assertEquals(Outcome.D, solver.outcome(TIC_TAC_TOE.at(".........")));
            assertEquals(Outcome.N, solver.outcome(TIC_TAC_TOE.at("XX.OO....")));
        }
        assertEquals(5478, Solver.normal().outcomes(TIC_TAC_TOE.at(".........")).size());
        var won = Solver.normal().analyse(TIC_TAC_TOE.at("XX.OO...."));
        assertEquals(
                List.of("XXXOO...."),
                won.winningMoves().stream().map(move -> text(move.to())).toList());
        assertEquals(1, Solver.normal().remoteness(won.position()).getAsInt());
        assertEquals("X", won.position().winner(won.outcome()));
        assertEquals("tic-tac-toe XXXOO....", won.position().play("XXXOO....").toString());
        assertTrue(won.grundy().isEmpty());
        GameContract.check(TIC_TAC_TOE).orThrow();
    }

    private static String text(Object position) {
        return ((Component<?>) position).state().toString();
    }

    @Test
    void aPositionIsWonByDeclarationWhateverItsMoves() {
        DecidedGame<Integer> race = ImpartialGame.of("race", List.of(0), (Integer n) -> List.of(n + 1, n + 2))
                .deciding(n -> n >= 10 ? Optional.of(Outcome.N) : Optional.empty());
        assertTrue(
                Solver.normal().analyse(race.at(11)).explain().reason().startsWith("the rules decide this position"));
        assertTrue(race.at(11).moves().isEmpty() && race.at(11).isTerminal());
        assertFalse(race.at(11).hasOptions(org.impartial.core.meter.Meter.unlimited()));
        for (Convention convention : Convention.values()) {
            assertEquals(Outcome.P, Solver.of(convention).outcome(race.at(9)));
            assertEquals(Outcome.N, Solver.of(convention).outcome(race.at(8)));
            assertEquals(0, Solver.of(convention).remoteness(race.at(10)).getAsInt());
            assertEquals(1, Solver.of(convention).remoteness(race.at(9)).getAsInt());
            assertEquals(2, Solver.of(convention).remoteness(race.at(8)).getAsInt());
        }
    }

    @Test
    void decisionsAreJoined() {
        DecidedGame<Integer> both = ImpartialGame.of("both", List.of(0), (Integer n) -> List.of(n + 1))
                .deciding(n -> n == 5 ? Optional.of(Outcome.P) : Optional.empty())
                .between(n -> List.of("one", "two"))
                .deciding(n -> n == 9 ? Optional.of(Outcome.P) : Optional.empty());
        assertEquals(Outcome.N, Solver.normal().outcome(both.at(4)));
        assertEquals(Outcome.N, Solver.normal().outcome(both.at(8)));
        assertEquals("one", both.at(8).winner(Outcome.N));
        assertEquals(
                Outcome.N, Solver.normal().outcome(((DecidedGame<Integer>) both.withKind(PositionKind.LOOPY)).at(8)));
        Entailing<Integer> obliging = (n, out) -> out.entails(n);
        assertThrows(NotationException.class, () -> obliging.deciding(n -> Optional.empty()));
    }

    @Test
    void sumsAreRefusedWhereTheyAreMade() {
        NotationException refused = assertThrows(
                NotationException.class, () -> TIC_TAC_TOE.at(".........").plus(TIC_TAC_TOE.at("X........")));
        assertTrue(refused.getMessage().contains("tic-tac-toe is not summable"), refused.getMessage());
    }

    @Test
    void rulesThatLeadToADecidedGameAreSolvedAsAWhole() {
        DecidedGame<Integer> end = ImpartialGame.of("end", List.of(0), (Integer n) -> List.<Integer>of())
                .deciding(n -> Optional.of(n == 0 ? Outcome.N : Outcome.D));
        ImpartialGame<Integer> plain = (n, out) -> {
            if (n > 0) {
                out.to(n - 1);
                out.toPosition(end.at(n == 1 ? 0 : 1));
            }
        };
        assertEquals(Outcome.N, Solver.normal().outcome(plain.at(1)));
        assertEquals(Outcome.D, Solver.normal().outcome(plain.at(2)));
        assertEquals(Outcome.D, Solver.normal().using(Strategy.search()).outcome(plain.at(2)));
    }

    /** Compares retrograde analysis with the oracle on random graphs with cycles, of which some vertices are decided. */
    @Property(tries = 200)
    void outcomesAreThoseOfTheOracle(@ForAll long seed) {
        Random random = new Random(seed);
        int n = 1 + random.nextInt(12);
        List<List<Integer>> rows = new ArrayList<>();
        List<Optional<Outcome>> decisions = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            rows.add(random.ints(random.nextInt(4), 0, n).boxed().toList());
            decisions.add(
                    random.nextInt(4) > 0
                            ? Optional.empty()
                            : Optional.of(
                                    List.of(Outcome.P, Outcome.N, Outcome.D).get(random.nextInt(3))));
        }
        DecidedGame<Integer> game = ImpartialGame.of("random", List.of(0), (Integer v) -> rows.get(v))
                .deciding(decisions::get);
        Oracle oracle = new Oracle(10_000);
        for (int v = 0; v < n; v++) {
            for (Convention convention : Convention.values()) {
                Component<Integer> at = game.at(v);
                Solver solver = Solver.of(convention);
                Outcome outcome = solver.outcome(at);
                assertEquals(oracle.outcome(at, convention), outcome);
                int least = remoteness(solver, at, outcome);
                assertEquals(least, solver.remoteness(at).orElse(-1));
            }
        }
    }

    /** Returns the remoteness by its definition from the remotenesses of the options. */
    private static int remoteness(Solver solver, Component<Integer> at, Outcome outcome) {
        if (outcome == Outcome.D) {
            return -1;
        }
        IntStream after = at.moves().stream()
                .filter(move -> outcome == Outcome.P || solver.outcome(move.result()) == Outcome.P)
                .mapToInt(move -> solver.remoteness(move.result()).orElseThrow());
        return at.moves().isEmpty() ? 0 : 1 + (outcome == Outcome.N ? after.min() : after.max()).orElseThrow();
    }

    /** From a, b only leads back, and c ends the game: the winner does not return to a for ever. */
    @Test
    void theBestMoveBringsPlayToItsEnd() {
        DecidedGame<String> decided =
                new Turning(List.of()).deciding(s -> s.equals("c") ? Optional.of(Outcome.P) : Optional.empty());
        assertEquals("c", end(decided, Convention.NORMAL));
        assertEquals("c", end(decided, Convention.MISERE));
        assertEquals("d", end(new Turning(List.of()), Convention.MISERE));
        Basis known = Basis.proved("b and c are lost in misère play", "WW");
        Claim<String> outcomes =
                Claim.outcomes(known, Convention.MISERE, s -> List.of("b", "c").contains(s));
        assertEquals("d", end(new Turning(List.of(outcomes)), Convention.MISERE));
    }

    private record Turning(List<Claim<String>> claims) implements ImpartialGame<String> {
        @Override
        public void options(String state, Options<String> out) {
            switch (state) {
                case "a" -> {
                    out.to("b");
                    out.to("c");
                }
                case "b" -> out.to("a");
                case "c" -> out.to("d");
                default -> {}
            }
        }

        @Override
        public boolean loopy() {
            return true;
        }
    }

    private static Object end(ImpartialGame<String> game, Convention convention) {
        Solver solver = Solver.of(convention);
        Position position = game.at("a");
        for (int moves = 0; moves < 4 && solver.bestMove(position).isPresent(); moves++) {
            position = solver.bestMove(position).orElseThrow().result();
        }
        return position.components().get(0).state();
    }
}
