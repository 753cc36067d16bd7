package org.impartial.solve.engine.step;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.NimberTheory;
import org.impartial.solve.theory.sums.Nimbers;

/**
 * Normal play by {@linkplain NimberSearch nimber search} of games that decompose, where no claim gives a value and no
 * custom engine suits.
 *
 * @param engines all engines of the strategy
 */
public record NimberStep(List<Engine> engines) implements Step {

    /**
     * {@return nimber search of any position, not only where it is worthwhile}
     *
     * @param threads the number of threads of the search
     */
    public static Step always(int threads) {
        if (threads < 1 || threads > NimberSearch.MOST_THREADS) {
            throw new IllegalArgumentException(
                    "a search has 1 to " + NimberSearch.MOST_THREADS + " threads, not " + threads);
        }
        return Step.of("nimber search", QuestionKind.NORMAL, shared -> {
            OpenNimbers nimbers = new OpenNimbers(new NimberSearch(threads, KnownFacts.of(shared)));
            return question -> {
                NimberSearch search = nimbers.forQuestion(question.position());
                return result(search, question, new NimberSums(search, question.meter()));
            };
        });
    }

    @Override
    public Set<QuestionKind> kinds() {
        return Set.of(QuestionKind.NORMAL);
    }

    @Override
    public Session open(SharedTables shared) {
        OpenNimbers nimbers = OpenNimbers.shared(shared);
        OpenFacts facts = OpenFacts.shared(shared);
        return question -> {
            if (!suits(question, facts.claims())) {
                return StepResult.declined("is not worthwhile for this position");
            }
            NimberSearch search = nimbers.forQuestion(question.position());
            Optional<MemoBeside> memo = MemoBeside.of(question.position(), search);
            memo.ifPresent(beside -> beside.search(question.meter(), beside::excludesZero));
            Answer<?> answer = memo.filter(MemoBeside::knows)
                    .<Answer<?>>map(known -> Answer.searched(new Nimbers(known.memo(), question.meter()), List.of()))
                    .orElseGet(
                            () -> result(search, question, outcomeFirst(search, facts.bare, question.meter(), memo)));
            return answer.amongMethods("search");
        };
    }

    /** Returns false: claimed outcomes are completed by the step for values, which lists all winning moves. */
    @Override
    public boolean adds() {
        return false;
    }

    private boolean suits(Question question, Claims claims) {
        return question.position().components().stream()
                .allMatch(component -> Engines.fallsApart(component)
                        && !claims.look(component).value().isExact()
                        && engines.stream()
                                .filter(engine -> !Engines.BEST.contains(engine))
                                .noneMatch(engine -> engine.suits(component)));
    }

    private static NimberTheory outcomeFirst(
            NimberSearch search, BareOutcomeSearch single, Meter meter, Optional<MemoBeside> memo) {
        return new OutcomeFirst(
                new NimberSums(search, meter, memo),
                position -> single.outcomeAfter(
                        Share.SHORT_NIMBER_SEARCH,
                        attempt -> outcome(new NimberSums(search, attempt), position),
                        position,
                        Convention.NORMAL,
                        meter),
                single,
                meter);
    }

    private static Outcome outcome(NimberTheory values, Position position) {
        return values.outcomeWithoutValue(position).orElseGet(() -> values.outcome(values.of(position)));
    }

    /** Returns the answer for a position all of whose components nimber search handles. */
    private static Answer<?> result(NimberSearch search, Question question, NimberTheory theory) {
        return Answer.searched(theory, "nimber search")
                .certifiedBy(() -> search.proof(question.position(), question.meter()));
    }
}
