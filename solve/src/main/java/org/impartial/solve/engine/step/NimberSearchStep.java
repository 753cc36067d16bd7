package org.impartial.solve.engine.step;

import org.impartial.core.game.Component;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Reply;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.Step.SharedTables;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.impartial.solve.engine.nimber.NimberSearch;

/**
 * Normal play by {@linkplain NimberSearch nimber search} of any games without infinite play: it decides whether X + *n
 * is lost instead of computing the value of X.
 *
 * @param threads the number of threads of the search
 */
public record NimberSearchStep(int threads) implements Step {

    /** Checks the number of threads. */
    public NimberSearchStep {
        if (threads < 1 || threads > NimberSearch.MOST_THREADS) {
            throw new IllegalArgumentException(
                    "a search has 1 to " + NimberSearch.MOST_THREADS + " threads, not " + threads);
        }
    }

    @Override
    public Session open(SharedTables shared) {
        NimberSearch search = new NimberSearch(threads, KnownFacts.of(shared));
        return question -> reply(search, question);
    }

    private static Reply reply(NimberSearch search, Question question) {
        if (!question.isNormal()) {
            return Reply.declined("computes Grundy values, which do not determine the outcome of misère play");
        }
        for (Component<?> component : question.position().components()) {
            if (!NimberSearch.handles(component)) {
                return Reply.declined("does not suit " + component.game().name() + ", whose play may repeat positions");
            }
        }
        return NimberStep.reply(search, question);
    }
}
