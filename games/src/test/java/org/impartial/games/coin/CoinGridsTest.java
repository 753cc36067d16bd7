package org.impartial.games.coin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Meter;
import org.impartial.core.nim.NimField;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Asked;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.theory.sums.Claims;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoinGridsTest {
    private static final List<TurningSet> GAMES =
            List.of(Pairs.of(0, Optional.empty()), new UpTo(1, 2), new UpTo(0, 3), new Run(1));
    private final Naive naive = new Naive();
    private final Claims book = new Claims();
    private final Solver solver = Solver.normal();

    /** All products of Twins, Turtles, Mock Turtles and Ruler: the mex over the moves of a single head. */
    @Test
    void theTartanTheorem() {
        for (TurningSet across : GAMES) {
            for (TurningSet down : GAMES) {
                TartanTheory theory = TartanTheory.of(across, down, new Claims().parts());
                Map<Cell, Long> values = byTheRules(across, down, 6);
                values.forEach((cell, value) -> assertEquals(value, theory.value(cell), across + " x " + down + cell));
            }
        }
    }

    private static Map<Cell, Long> byTheRules(TurningSet across, TurningSet down, int side) {
        Map<Cell, Long> values = new HashMap<>();
        for (long x = across.first(); x < across.first() + side; x++) {
            for (long y = down.first(); y < down.first() + side; y++) {
                Cell far = new Cell(x, y);
                Set<Long> reached = across.turns(x)
                        .flatMap(columns -> down.turns(far.y()).map(rows -> Grid.product(columns, rows, () -> {})))
                        .map(turn -> turn.cells().stream()
                                .filter(cell -> !cell.equals(far))
                                .mapToLong(values::get)
                                .reduce(0, (a, b) -> a ^ b))
                        .collect(Collectors.toSet());
                values.put(far, Naive.mex(reached));
            }
        }
        return values;
    }

    /** By whole positions: values and all winning moves. */
    @ParameterizedTest
    @CsvSource({
        "'switch-lights [2,3] [3,1]'",
        "'switch-lights [3,3]'",
        "'switch-lights [1,2] [2,1]'",
        "'coin-product[across=run,down=up-to,3,first=1,0] [2,1] [1,2]'"
    })
    void winningMovesByTheRulesAndByTheClaims(String text) {
        NotatedPosition diagram = Games.library().read(text);
        Set<String> rules = written(diagram, naive.winningMoves(diagram.position(), Convention.NORMAL));
        assertEquals(naive.grundy(diagram.position()) == 0, rules.isEmpty());
        for (Solver each : List.of(solver, solver.using(Strategy.claims()))) {
            assertEquals(
                    rules, written(diagram, each.analyse(diagram.position()).winningMoves()));
            assertEquals(naive.grundy(diagram.position()), each.grundy(diagram.position()));
        }
    }

    private static Set<String> written(NotatedPosition diagram, List<Move> moves) {
        return moves.stream().map(move -> diagram.write(move).toString()).collect(Collectors.toSet());
    }

    /** A larger grid, where the options are listed and valued one by one. */
    @ParameterizedTest
    @CsvSource({
        "'switch-lights [7,9] [12,5] [3,3]'",
        "'coin-product[across=run,down=up-to,3,first=1,0] [7,9] [12,5]'",
        "'coin-product[across=pairs,down=distance,1,2,first=0] [7,9] [12,5] [4,4]'",
        "'coin-product[across=symmetric,down=run,first=0,1] [7,9] [12,5] [5,4]'"
    })
    void repliesAreTheOptionsOfTheWantedValue(String text) {
        Position position = Asked.read(text);
        List<Position> options = position.components().get(0).options();
        for (long wanted = 0; wanted < 20; wanted++) {
            long value = wanted;
            assertEquals(
                    options.stream().filter(to -> claimed(to) == value).collect(Collectors.toSet()),
                    book.replies(position.components().get(0), value, Convention.NORMAL, true)
                            .orElseThrow()
                            .collect(Collectors.toSet()));
        }
    }

    private long claimed(Position position) {
        return position.components().stream()
                .mapToLong(component -> book.look(component).value().nimber())
                .reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void aMillionLights() {
        List<Cell> lit = new ArrayList<>();
        long sum = 0;
        for (long x = 1; x <= 1000; x++) {
            for (long y = 1; y <= 1000; y++) {
                lit.add(new Cell(3 * x, 5 * y));
                sum ^= NimField.product(3 * x, 5 * y);
            }
        }
        CoinProduct lights = new CoinProduct("switch-lights", new UpTo(1, 2), new UpTo(1, 2), true);
        Position position = lights.at(Grid.of(lit)).plus(lights.at(Grid.of(List.of(new Cell(1, 1)))));
        assertEquals(sum ^ 1, solver.grundy(position));
        List<Move> moves = solver.analyse(position).winningMoves(1000).list();
        assertEquals(sum == 1 ? 0 : 1000, moves.size());
        for (Move move : moves.subList(0, Math.min(3, moves.size()))) {
            assertEquals(0, solver.grundy(move.result()));
        }
        assertEquals(
                moves.size(),
                moves.stream()
                        .map(move -> lights.notation().move((Grid) move.from().state(), move.to()))
                        .distinct()
                        .count());
    }

    @Test
    void farCoordinates() {
        NotatedPosition diagram = Games.library().read("switch-lights [4294967295,3] [7,4294967295]");
        List<Move> moves = solver.analyse(diagram.position()).winningMoves();
        assertTrue(!moves.isEmpty());
        assertTrue(moves.stream().allMatch(move -> solver.grundy(move.result()) == 0));
        Component<?> beyond =
                Asked.read("switch-lights [4294967296,3]").components().get(0);
        assertTrue(book.look(beyond).value().isUnknown());
        assertThrows(BeyondRangeException.class, () -> solver.grundy(beyond));
    }

    @ParameterizedTest
    @CsvSource({
        "'switch-lights [1,2] [1,2]', is given twice",
        "'switch-lights [0,2]', it must be from 1",
        "'switch-lights [1,2,3] [2,3]', not 3 numbers",
        "'switch-lights 5', a place on the grid must be a list",
        "'coin-product[across=run,down=run,first=0,1,0] [1,1]', one label or two"
    })
    void badPositionsAreRefused(String text, String message) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Games.library().read(text));
        assertTrue(refused.getMessage().contains(message), refused.getMessage());
    }

    /** The claims speak of moves that turn at most 2^20 coins, here of 1024 by 1024 heads at most. */
    @Test
    void movesThatTurnTooManyCoinsAreLeftToSearch() {
        CoinProduct runs = (CoinProduct) Games.library()
                .ruleset("coin-product[across=run,down=run,first=[0,0]]")
                .games()
                .get(0);
        assertTrue(claims(runs, 1023, 1023));
        assertFalse(claims(runs, 1023, 1024));
        assertFalse(claims(runs, 1 << 21, 3));
        CoinProduct fromOne = (CoinProduct) Games.library()
                .ruleset("coin-product[across=run,down=run,first=[1,1]]")
                .games()
                .get(0);
        assertTrue(claims(fromOne, 1024, 1024));
        assertFalse(claims(fromOne, 1025, 1024));
    }

    private boolean claims(CoinProduct game, long x, long y) {
        return book.look(game.at(Grid.of(List.of(new Cell(x, y))))).value().isExact();
    }

    /** Far too many options are counted and refused, not made one by one. */
    @Test
    void tooManyMovesAreRefusedAtOnce() {
        CoinProduct pairs = (CoinProduct) Games.library()
                .ruleset("coin-product[across=pairs,down=pairs,first=[0,0]]")
                .games()
                .get(0);
        Options<Grid> few = new Options<>(pairs, Meter.unlimited());
        Grid heads = Grid.of(List.of(new Cell(3000, 3000)));
        assertThrows(BeyondRangeException.class, () -> pairs.options(heads, few));
        assertEquals(List.of(), few.positions());
    }

    @Test
    void aLoneLightNeedsNoListOfLights() {
        assertEquals(
                List.of(new Cell(3, 4)),
                ((Grid) Asked.read("switch-lights [3,4]").components().get(0).state()).cells());
    }

    @Test
    void theExhibitIsATableOfNimProducts() {
        CoinProduct lights =
                (CoinProduct) Games.library().ruleset("switch-lights").games().get(0);
        assertEquals(
                """
                Nim-products of the two games
                  x y G(x) G(y) product
                  2 2    2    2       3
                  3 2    3    2       1
                the XOR of the products is 2\
                """,
                lights.exhibits(Grid.of(List.of(new Cell(3, 2), new Cell(2, 2))), book.parts())
                        .get(0)
                        .text());
    }
}
