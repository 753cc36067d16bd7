package org.impartial.core.engine.step;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Question;
import org.impartial.core.engine.Reply;
import org.impartial.core.engine.Session;
import org.impartial.core.engine.Step;
import org.impartial.core.engine.Step.SharedTables;
import org.impartial.core.engine.search.PositionSearch;
import org.impartial.core.game.Convention;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.sums.FreeSums;

/** Search of whole positions under either convention, with no theorem at all. */
public record WholeStep() implements Step {

    @Override
    public Session open(SharedTables shared) {
        Tables tables = Tables.shared(shared);
        return question -> {
            if (question.isLoopy()) {
                return Reply.declined("searches games whose play ends, and this one is loopy");
            }
            PositionSearch search = tables.of(question.convention());
            return Answer.searched(
                    new FreeSums(question.convention(), p -> search.outcome(p, question.meter()), question.meter()),
                    List.of());
        };
    }

    @Override
    public boolean handlesEntailing() {
        return true;
    }

    /** The tables of whole search, which other steps share. */
    static final class Tables {
        private final Map<Convention, PositionSearch> searches = new EnumMap<>(Convention.class);

        static Tables shared(SharedTables shared) {
            return shared.of(Tables.class, Tables::new);
        }

        PositionSearch of(Convention convention) {
            return searches.computeIfAbsent(convention, PositionSearch::new);
        }

        /** Returns whether an attempt finds the outcome; what it found is kept. */
        boolean decide(Question attempt) {
            try {
                of(attempt.convention()).outcome(attempt.position(), attempt.meter());
                return true;
            } catch (StoppedException stopped) {
                attempt.meter().absorb(stopped);
                return false;
            }
        }
    }
}
