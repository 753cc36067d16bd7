package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.cli.JavadocExamplesTest.Example;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Budget;
import org.impartial.games.board.Cram;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** What a newcomer types into a shell with all packages imported compiles, and has the expected value. */
class JavaGuessesTest {
    private static final List<Example> SHELL = List.of(
            new Example("games by code and by set", """
                    Solver.normal().grundy(new Octal("0.77").at(9)); // 4
                    Octal.of("0.77").equals(new Octal("0.77")); // true
                    new Subtraction(1, 3, 4).equals(Subtraction.of(1, 3, 4)); // true
                    Solver.normal().grundy(new Subtraction(1, 3, 4).heaps(5, 6)); // 1
                    """),
            new Example("rules joined", """
                    var union = RuleUnion.of(new Subtraction(1), new Subtraction(2, 3));
                    union.at(7); // subtraction[S=1] or subtraction[S=2,3] 7
                    Solver.normal().grundy(union.at(7)); // 3
                    Solver.normal().outcome(union.heaps(7, 8)); // N
                    Solver.normal().analyse(union.heaps(5, 9)).winningMoves(); // []
                    Solver.normal().outcome(RuleUnion.of(new Cram(2, 2), new Cram(2, 2)).at(0)); // P
                    """),
            new Example("states of several heaps", """
                    Solver.normal().outcome(new MooreNim(2).at(5, 9, 12, 15)); // N
                    Solver.normal().outcome(new Wythoff().at(4, 7)); // P
                    Solver.normal().grundy(new CountUp(20, 3).at(5)); // 3
                    """),
            new Example("products by name", """
                    var library = Games.library();
                    var named = library.read("coin-product[across=ruler,down=mock-turtles] [2,3]").position();
                    var sets = library.read("coin-product[across=run,down=up-to,3,first=1,0] [2,3]").position();
                    Solver.normal().grundy(named) == Solver.normal().grundy(sets); // true
                    CoinGames.COIN_PRODUCT.id() + " " + CoinGames.SWITCH_LIGHTS.id(); // coin-product switch-lights
                    """),
            new Example("positions combined", """
                    Position p = new Nim().at(3);
                    Position q = Octal.KAYLES.at(5);
                    var combined = List.<Component<?>>of(
                            Compound.conjunctive(p, q), Compound.continuedConjunctive(p, q), Compound.selective(p, q),
                            Compound.shortenedSelective(p, q), Compound.diminishedDisjunctive(p, q),
                            OrdinalSum.of(p, q), Sequential.of(p, q), WithPass.of(p));
                    combined.stream().map(position -> Solver.normal().grundy(position)).toList(); // [3, 4, 8, 7, 4, 7, 2, 2]
                    combined.stream().map(Component::game).toList(); // [conjunctive, continued conjunctive, selective, \
                    shortened selective, diminished disjunctive, ordinal sum, sequential, pass at any time]
                    """));

    @TempDir
    private Path work;

    @TestFactory
    Stream<DynamicTest> linesHaveTheValuesThatTheyRemark() throws IOException {
        String imports = JavadocExamplesTest.imports();
        ShownJava programs = ShownJava.compiled(
                work, SHELL.stream().map(line -> imports + line.program()).toList());
        return IntStream.range(0, SHELL.size())
                .mapToObj(i -> DynamicTest.dynamicTest(
                        SHELL.get(i).type(), () -> assertEquals(SHELL.get(i).values(), programs.printed(i))));
    }

    @Test
    void everyBareValueOverTheBudgetIsTheSameException() {
        Solver little = Solver.normal().using(Strategy.search()).within(Budget.positions(20));
        Position board = new Cram(6, 6).start();
        Analysis analysis = little.analyse(board);
        assertEquals(Analysis.Status.OVER_BUDGET, analysis.status());
        for (Executable bare : List.<Executable>of(
                analysis::outcome,
                analysis::winningMoves,
                analysis::bestMove,
                analysis::moves,
                () -> little.outcome(board),
                () -> little.grundy(board),
                () -> little.bestMove(board),
                () -> little.outcomes(board),
                () -> little.remoteness(board),
                () -> little.form(board),
                () -> little.prove(board),
                () -> little.prove(board, work.resolve("table")))) {
            UnsolvedException unsolved = assertThrows(UnsolvedException.class, bare);
            assertEquals(Analysis.Status.OVER_BUDGET, unsolved.status());
            assertTrue(
                    unsolved.getMessage()
                            .matches("the search stopped without an answer after .*: .*20.*; raise the budget, .*"),
                    unsolved.getMessage());
        }
    }
}
