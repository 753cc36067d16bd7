package org.impartial.json.question;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameCard.Group;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Method;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Survey;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificates;
import org.impartial.proof.file.FileTurn;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;

/** A question for the solvers, read from words or from JSON; the search starts with the facts. */
public record Query(
        QuestionSubject subject, Convention convention, Strategy solver, Budget budget, Optional<Certificate> facts) {
    /** The usual budget: ten seconds for what a search adds to an answer by theorems. */
    public static final Budget UNCHOSEN = Solver.DEFAULT_BUDGET.adding(Budget.seconds(10));

    public Query(QuestionSubject subject, Convention convention, Strategy solver, Budget budget) {
        this(subject, convention, solver, budget, Optional.empty());
    }

    public sealed interface QuestionSubject {}

    public record One(NotatedPosition diagram) implements QuestionSubject {}

    public record Many(Survey survey) implements QuestionSubject {}

    public interface AnswerWriter<A> {
        A position(NotatedPosition diagram, Analysis analysis);

        A many(Datum.Fields fields);
    }

    /** Reads a question; its convention is that of the names of its games. */
    public static Query read(String text, GameLibrary library) {
        Optional<Survey> survey = library.survey(text);
        QuestionSubject subject = survey.isPresent() ? new Many(survey.get()) : new One(library.read(text));
        return new Query(subject, library.play(text), Strategy.auto(), UNCHOSEN);
    }

    public Query under(Optional<Convention> play) {
        return new Query(subject, play.orElse(convention), solver, budget, facts);
    }

    public Query using(Strategy chosen) {
        return new Query(subject, convention, chosen, budget, facts);
    }

    public Query within(Budget limit) {
        return new Query(subject, convention, solver, limit, facts);
    }

    public Query knowing(Optional<Path> file) throws IOException {
        Optional<Certificate> read = file.isPresent() ? Optional.of(Certificates.read(file.get())) : facts;
        return new Query(subject, convention, solver, budget, read);
    }

    /** Answers, and adds the facts that prove the value to a file, to which other processes may add meanwhile. */
    public <A> A answerKeeping(Path kept, Solvers solvers, AnswerWriter<A> writer) throws IOException {
        if (convention == Convention.MISERE) {
            throw new NotationException(
                    "keep is for normal play only; in misère play omit it, and write a proof of the outcome by prove");
        }
        Solver asked = solver(solvers);
        Position position = position("facts are kept about");
        Analysis analysis = asked.analyse(position);
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new UnansweredException(analysis.message());
        }
        A answer = writer.position(one("").diagram(), analysis);
        Certificate proof = analysis.certificate()
                .filter(certificate -> certificate.kind().equals("nimber"))
                .orElseGet(() -> asked.prove(position));
        FileTurn.of(kept, () -> {
            Certificates.write(
                    Files.isRegularFile(kept) ? Solver.facts(Certificates.read(kept), proof) : Solver.facts(proof),
                    kept);
            return kept;
        });
        return answer;
    }

    private One one(String what) {
        if (subject instanceof One one) {
            return one;
        }
        throw new NotationException(what + " one position, and this question is about many");
    }

    /** Returns the unit in which work on this question is counted: boards, values of heaps, or else positions. */
    public String unit() {
        return subject instanceof One one ? unit(one.diagram().position()) : "positions";
    }

    public static String unit(Position position) {
        if (position.components().isEmpty()) {
            return "positions";
        }
        if (position.components().stream().allMatch(part -> part.game() instanceof HeapGame)) {
            return "values";
        }
        return position.components().stream().allMatch(Query::board) ? "boards" : "positions";
    }

    private static boolean board(Component<?> component) {
        String id = component.game().name().replaceFirst("\\[.*", "");
        return GameLibrary.installed().families().stream()
                .anyMatch(family -> family.id().equals(id) && family.card().group() == Group.BOARD);
    }

    public <A> A answer(Solvers solvers, AnswerWriter<A> writer) {
        if (subject instanceof Many many) {
            if (facts.isPresent()) {
                one("facts are used for");
            }
            return writer.many(many.survey().answer(method(), solvers.inquiry(solver, budget)));
        }
        NotatedPosition diagram = ((One) subject).diagram();
        Analysis analysis = solver(solvers).analyse(diagram.position());
        if (analysis.status() != Analysis.Status.SOLVED) {
            throw new UnansweredException(analysis.message());
        }
        return writer.position(diagram, analysis);
    }

    /** Returns the method for a question about many positions: search, unless another one of the few is named. */
    private Method method() {
        return Stream.of(Method.values())
                .filter(method -> method.toString().equals(solver.name()))
                .findFirst()
                .orElse(Method.SEARCH);
    }

    /** Returns the position of a question about one; {@code what} begins the refusal of another question. */
    public Position position(String what) {
        return one(what).diagram().position();
    }

    public Optional<Outcome> outcome(Solvers solvers) {
        return subject instanceof One one
                ? Optional.of(solver(solvers).outcome(one.diagram().position()))
                : Optional.empty();
    }

    public Solver solver(Solvers solvers) {
        Solver chosen = solvers.solver(convention, solver).within(budget);
        return facts.map(chosen::knowing).orElse(chosen);
    }
}
