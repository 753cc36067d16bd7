package org.impartial.solve.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.impartial.solve.engine.Question.QuestionKind;

/**
 * One method of answering questions, which either gives an answer by a theory of sums or declines. A step is an
 * immutable description; a strategy is a list of steps, and the first step that answers a question decides.
 *
 * <pre>{@code
 * Step normalClaims = tables -> {
 *     Session claims = Strategy.claims().open();
 *     return question -> question.isNormal() ? claims.result(question) : StepResult.declined("answers normal play only");
 * };
 * Strategy strategy = Strategy.of("normal-claims", normalClaims);
 * Solver.normal().using(strategy).outcome(new Nim().heaps(3, 5));     // N
 * Solver.misere().using(strategy).analyse(new Nim().at(3)).status();  // DECLINED
 * }</pre>
 */
public interface Step {

    /**
     * Opens this step with empty tables.
     *
     * @param shared tables that all steps of one strategy share while it is open; a step without shared tables ignores
     *     them
     * @return a new session
     */
    Session open(SharedTables shared);

    /** {@return whether later steps may add the value if this step gives only the outcome; false by default} */
    default boolean leavesOpen() {
        return false;
    }

    /** {@return whether this step may add to an answer that an earlier step left open; true by default} */
    default boolean adds() {
        return true;
    }

    /** {@return the kinds of questions that reach this step: all kinds without entailing moves by default} */
    default Set<QuestionKind> kinds() {
        return QuestionKind.free();
    }

    /**
     * {@return a step for the questions of one kind}
     *
     * @param name what the step is called where it is shown
     * @param kind the kind
     * @param opening opens the step with empty tables, as {@link #open} does
     */
    static Step of(String name, QuestionKind kind, Function<SharedTables, Session> opening) {
        return new Step() {
            @Override
            public Session open(SharedTables shared) {
                return opening.apply(shared);
            }

            @Override
            public Set<QuestionKind> kinds() {
                return Set.of(kind);
            }

            @Override
            public String toString() {
                return name;
            }
        };
    }

    /** Tables that the steps of one open strategy share, one for each class. Not safe for use by several threads. */
    final class SharedTables {
        private final Map<Class<?>, Object> tables = new HashMap<>();

        /** Creates an empty set of tables. */
        public SharedTables() {}

        /**
         * {@return the tables of a class, the same for every step, which are created on the first request}
         *
         * @param kind the class
         * @param maker creates the tables if there are none yet
         * @param <T> the type of the tables
         */
        public <T> T of(Class<T> kind, Supplier<? extends T> maker) {
            Object known = tables.get(kind);
            if (known == null) {
                known = maker.get();
                tables.put(kind, known);
            }
            return kind.cast(known);
        }

        /**
         * {@return the tables of a class, if a step has created them}
         *
         * @param kind the class
         * @param <T> the type of the tables
         */
        public <T> Optional<T> existing(Class<T> kind) {
            return Optional.ofNullable(kind.cast(tables.get(kind)));
        }

        /** Returns a description with the names of the classes. */
        @Override
        public String toString() {
            return "tables of "
                    + tables.keySet().stream()
                            .map(Class::getSimpleName)
                            .sorted()
                            .toList();
        }
    }
}
