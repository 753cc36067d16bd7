package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Set;
import org.impartial.core.game.Position;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.step.QuotientStep.Scope;

/**
 * Misère play where no theorem answers: methods in an order that depends on the form of the position. A brief search
 * comes first, and the search without a share last. Between them, sums may be tame or have a quotient; the quotients of
 * heaps of one game answer all its sums, and so precede methods that take longer.
 */
public record MisereMethodsStep() implements Step {

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.MISERE);
    }

    @Override
    public Session open(SharedTables shared) {
        Session brief = new AttemptStep(Share.SHORT_MISERE_SEARCH, new MisereStep(true)).open(shared);
        Session tame = new TameStep(Share.TAMENESS).open(shared);
        Session quotient = new QuotientStep(Share.QUOTIENT, Scope.ALL).open(shared);
        Session search = new MisereStep(false).open(shared);
        List<Session> ofOne = List.of(brief, search);
        List<Session> ofSums =
                List.of(brief, tame, unlessSearched(quotient, Share.SEARCH_BEFORE_QUOTIENT, shared), search);
        List<Session> ofHeaps = List.of(
                brief,
                new TameStep(Share.SHORT_TAMENESS).open(shared),
                new QuotientStep(Share.SOON_BUILT_QUOTIENT, Scope.HEAPS).open(shared),
                unlessSearched(quotient, Share.SEARCH_BEFORE_QUOTIENT_OF_HEAPS, shared),
                tame,
                search);
        return question -> {
            Position position = question.position();
            boolean one = position.components().size() <= 1;
            return first(question, QuotientStep.ofOneHeapGame(position) ? ofHeaps : one ? ofOne : ofSums);
        };
    }

    /** Returns a method for sums that are not decided by a search within a share. */
    private static Session unlessSearched(Session method, Share share, SharedTables shared) {
        return question ->
                question.play().isSummable() && !OpenMisereFacts.shared(shared).searchDecides(question, share)
                        ? method.result(question)
                        : StepResult.declined("leaves this position to the search");
    }

    /** Returns the first answer; the search, which is the last method, answers everything. */
    private static StepResult first(Question question, List<Session> methods) {
        return methods.stream()
                .map(method -> method.result(question))
                .filter(Answer.class::isInstance)
                .findFirst()
                .orElseGet(() -> StepResult.declined("has no method for this position"));
    }

    /** Returns the names of the methods. */
    @Override
    public String toString() {
        return "misère methods";
    }
}
