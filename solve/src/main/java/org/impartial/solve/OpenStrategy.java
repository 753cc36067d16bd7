package org.impartial.solve;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Optional;
import java.util.function.Supplier;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Session;
import org.impartial.solve.engine.StepResult;
import org.impartial.solve.engine.nimber.KnownFacts;
import org.jspecify.annotations.Nullable;

/**
 * A strategy with its tables, for one solver and those derived from it. The first question opens the tables; they are
 * replaced if they leave too little memory for a question. Safe to share between threads.
 */
final class OpenStrategy {
    final Strategy strategy;
    final KnownFacts known;
    private @Nullable StrategyTables tables;

    OpenStrategy(Strategy strategy, KnownFacts known) {
        this.strategy = strategy;
        this.known = known;
    }

    /** Answers a question that may hold {@code memory} bytes; if memory runs short, again with empty tables. */
    Analysis analyse(Question question, long memory) {
        question.meter().pause();
        StrategyTables first = tables(memory);
        Supplier<Optional<Analysis>> withEmptyTables =
                first.used() ? () -> Optional.of(withEmptyTables(question, memory)) : Optional::empty;
        Analysis analysis = first.analyse(question, withEmptyTables);
        if (!analysis.lacksMemory()) {
            return analysis;
        }
        clear();
        return withEmptyTables.get().orElse(analysis);
    }

    /** Poses a question to empty tables, because those used by earlier questions leave too little memory. */
    private Analysis withEmptyTables(Question question, long memory) {
        clear();
        return tables(memory).analyse(question, Optional::empty);
    }

    /** Discards the tables filled by earlier questions; the next question starts with empty ones. */
    private synchronized void clear() {
        tables = null;
    }

    /** Returns the tables for a question; new ones if the old ones are too full for it. */
    private synchronized StrategyTables tables(long memory) {
        StrategyTables open = tables;
        if (open == null || open.crowd(memory)) {
            open = new StrategyTables(strategy.name(), strategy.open(known));
            tables = open;
        }
        return open;
    }

    /** An open session and the memory of its tables. Questions take turns, and the clock of each stops between them. */
    static final class StrategyTables {
        private static final int MOST_GAMES = 1000;

        final String strategy;
        final Session session;
        /** The hash codes of the games of questions, whose own memory is not counted with that of their states. */
        private final IntOpenHashSet games = new IntOpenHashSet();

        private @Nullable ImpartialGame<?> last;
        private long held;
        private boolean lost;
        private boolean used;
        private @Nullable Meter working;

        StrategyTables(String strategy, Session session) {
            this.strategy = strategy;
            this.session = session;
        }

        /** Answers a question, of a further kind if play is found to be; {@code withEmptyTables} answers it again. */
        Analysis analyse(Question question, Supplier<Optional<Analysis>> withEmptyTables) {
            try {
                return work(question.meter(), () -> {
                    question.position().components().forEach(part -> count(part.game()));
                    StepResult result = session.result(question);
                    return result instanceof Answer<?> answer
                            ? Analysis.answered(new AnsweredQuestion(question, answer, this, withEmptyTables))
                            : Analysis.declined(question, strategy, (StepResult.Declined) result);
                });
            } catch (KindException undeclared) {
                return joined(question, undeclared, withEmptyTables);
            } catch (StoppedException stopped) {
                return Analysis.stopped(question, strategy, stopped);
            }
        }

        /** Answers a question for the further kind that play is found to be of. */
        Analysis joined(Question question, KindException undeclared, Supplier<Optional<Analysis>> withEmptyTables) {
            Question joined = question.joined(undeclared.kind());
            if (joined.play().equals(question.play())) {
                throw undeclared;
            }
            return analyse(joined, withEmptyTables);
        }

        private void count(ImpartialGame<?> game) {
            if (game != last) {
                last = game;
                games.add(game.hashCode());
            }
        }

        /** Returns whether an earlier question has used these tables, so that empty ones may need less memory. */
        synchronized boolean used() {
            return used;
        }

        /** Returns whether these tables are discarded, or take more than half of the memory of a question, or many games. */
        synchronized boolean crowd(long memory) {
            return lost || held > memory / 2 || games.size() > MOST_GAMES;
        }

        /** Reads what pieces of work have found; this takes no time that counts. */
        synchronized <T> T read(Supplier<T> found) {
            return found.get();
        }

        /**
         * Performs a piece of the work of a question, perhaps in the middle of another one, whose clock runs on. If
         * memory runs out, the piece ends and the tables are discarded.
         */
        synchronized <T> T work(Meter meter, Supplier<T> piece) {
            if (lost) {
                throw StoppedException.overMemory(
                        meter.cost(),
                        "the tables of this answer were discarded when memory ran out; analyse the position again");
            }
            used = true;
            Meter outer = working;
            working = meter;
            if (outer != meter) {
                meter.carry((outer == null ? held : outer.held()) - meter.held());
                meter.resume();
            }
            try {
                return piece.get();
            } catch (OutOfMemoryError error) {
                lost = true;
                throw meter.exhausted(error);
            } finally {
                working = outer;
                if (outer != meter) {
                    meter.pause();
                    held = meter.held();
                    if (outer != null) {
                        outer.carry(held - outer.held());
                        outer.resume();
                    }
                }
            }
        }
    }
}
