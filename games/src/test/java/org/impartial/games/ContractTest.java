package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.meter.Budget;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.Step;
import org.impartial.solve.theory.form.MisereForm;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every plug-in keeps the contract, with every one of its samples, and so do the engines that solve it. */
class ContractTest {
    /** The oracle finds all answers within a tenth of it; no more goes into misère quotients that have no end. */
    private static final Budget ENOUGH = Budget.positions(400_000);

    /** Forms are made of small positions only. */
    private static final Budget SOME_FORMS = Budget.positions(4_000);

    /** About so many states each engine is asked. */
    private static final int ASKED = Boolean.getBoolean("impartial.thorough") ? 400 : 6;

    /** A pattern of names, to look at some families only while their code is changed or mutated. */
    static final String ONLY = System.getProperty("impartial.only", ".*");

    static Stream<GameFamily> families() {
        return new Games().families().stream().filter(family -> family.id().matches(ONLY));
    }

    /**
     * Both the way that a user gets and plain search. A small world that shrinks would leave claims untested, so its size
     * stands in the golden file.
     */
    @ParameterizedTest
    @MethodSource("families")
    void thePluginAndTheBestWayAndSearchAgreeWithBruteForce(GameFamily family) {
        ContractReport report = GameContract.of(family)
                .asking(ASKED)
                .engine(Solving.by(Strategy.auto()))
                .engine(Solving.by(Strategy.search()))
                .engine(new Solving(Strategy.misereSearch()))
                .check()
                .orThrow();
        assertEquals(List.of(), FiveSteps.of(family).contract(report));
    }
    /** The front door as the contract asks it. */
    private record Solving(Solver normal, Solver misere, Optional<Solver> forms) implements Engine {
        static Solving by(Strategy strategy) {
            return new Solving(
                    Solver.normal().using(strategy).within(ENOUGH),
                    Solver.misere().using(strategy).within(ENOUGH),
                    Optional.empty());
        }

        /** A strategy for misère play beside the best way in normal play. */
        Solving(Strategy misere) {
            this(
                    Solver.normal().within(ENOUGH),
                    Solver.misere()
                            .using(Strategy.of(
                                    misere.name(),
                                    Stream.concat(misere.steps().stream(), Strategy.auto().steps().stream())
                                            .toArray(Step[]::new)))
                            .within(ENOUGH),
                    Optional.of(Solver.misere().within(SOME_FORMS)));
        }

        private Analysis analyse(Position position, Convention convention) {
            return (convention == Convention.NORMAL ? normal : misere).analyse(position);
        }

        @Override
        public OptionalLong grundy(Position position) {
            return analyse(position, Convention.NORMAL).grundy();
        }

        @Override
        public Outcome outcome(Position position, Convention convention) {
            return analyse(position, convention).outcome();
        }

        @Override
        public List<Move> winningMoves(Position position, Convention convention) {
            return analyse(position, convention).winningMoves();
        }

        /** By its name, as each answer has forms of its own. */
        @Override
        public Optional<Object> misereForm(Position position) {
            return forms.map(solver -> solver.analyse(position))
                    .filter(analysis -> analysis.status() == Analysis.Status.SOLVED)
                    .flatMap(Analysis::form)
                    .flatMap(MisereForm::text);
        }
    }
}
