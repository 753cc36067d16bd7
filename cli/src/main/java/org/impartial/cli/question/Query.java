package org.impartial.cli.question;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Solver;
import org.impartial.core.theory.form.MisereForm;

/**
 * What is asked of the solvers, as it was read from words or from JSON, and asked in one way.
 *
 * @param subject a position, or many of them
 * @param convention who wins when play ends
 * @param solver the strategy by which positions are solved
 * @param budget what the answer may cost
 */
public record Query(Subject subject, Convention convention, SolverChoice solver, Budget budget) {
    /** The budget of a question that chooses none: what a search adds to an answer by theorems has ten seconds. */
    public static final Budget UNCHOSEN = Solver.DEFAULT_BUDGET.adding(Duration.ofSeconds(10));

    /** What the question is about. */
    public sealed interface Subject {}

    /**
     * One position.
     *
     * @param diagram the position as it was written
     */
    public record One(NotatedPosition diagram) implements Subject {}

    /**
     * Many positions of one game.
     *
     * @param survey asks for them
     */
    public record Many(Survey survey) implements Subject {}

    /**
     * Writes answers, for people or for programs.
     *
     * @param <A> what an answer is written as
     */
    public interface Writer<A> {
        /** The answer about one position, which was solved. */
        A position(NotatedPosition diagram, Analysis analysis);

        /** The answer about many. */
        A many(Datum.Fields fields);
    }

    /**
     * Reads words.
     *
     * @param text what was typed after the command
     * @param library the games
     * @return what it asks about, and the convention that goes with the names of its games
     */
    public static Query read(String text, GameLibrary library) {
        Optional<Survey> survey = library.survey(text);
        Subject subject = survey.isPresent() ? new Many(survey.get()) : new One(library.read(text));
        return new Query(subject, library.play(text), SolverChoice.AUTO, UNCHOSEN);
    }

    public Query under(Optional<Convention> play) {
        return new Query(subject, play.orElse(convention), solver, budget);
    }

    public Query using(SolverChoice chosen) {
        return new Query(subject, convention, chosen, budget);
    }

    public Query within(Budget limit) {
        return new Query(subject, convention, solver, limit);
    }

    /** Asks, and writes the answer. */
    public <A> A answer(Solvers solvers, Writer<A> writer) {
        if (subject instanceof Many many) {
            return writer.many(many.survey().answer(solver.method(), solvers.inquiry(solver, budget)));
        }
        NotatedPosition diagram = ((One) subject).diagram();
        Analysis analysis = solver(solvers).analyse(diagram.position());
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new UnansweredException(analysis.message());
        }
        return writer.position(diagram, analysis);
    }

    /** Who wins, if it is asked about one position; this is less work than all that is known of it. */
    public Optional<Outcome> outcome(Solvers solvers) {
        if (!(subject instanceof One one)) {
            return Optional.empty();
        }
        return Optional.of(solver(solvers).outcome(one.diagram().position()));
    }

    /**
     * A proof for others to check.
     *
     * @param table the file of a table to go on from and to leave behind
     * @throws IOException if the table cannot be read or written
     */
    public Certificate proof(Solvers solvers, Optional<Path> table) throws IOException {
        if (!(subject instanceof One one)) {
            throw new NotationException("a proof is of one position, and this asks about many");
        }
        Position position = one.diagram().position();
        return table.isPresent()
                ? solver(solvers).prove(position, table.get())
                : solver(solvers).prove(position);
    }

    /** Returns the misère canonical form of the one position that the question is about. */
    public MisereForm form(Solvers solvers) {
        if (!(subject instanceof One one)) {
            throw new NotationException("a form is of one position, and this asks about many");
        }
        return solver(solvers).form(one.diagram().position());
    }

    private Solver solver(Solvers solvers) {
        return solvers.solver(convention, solver).within(budget);
    }
}
