package org.impartial.core.engine;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One method of answering questions, which either gives an answer by a theory of sums or declines. A step is an
 * immutable description; strategies are lists of steps, of which the first to answer decides.
 *
 * <pre>{@code
 * Step normalClaims = tables -> {
 *     Session claims = Strategy.claims().open();
 *     return question -> question.isNormal() ? claims.reply(question) : Reply.declined("answers normal play only");
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

    /**
     * Returns whether this step leaves the value open if it gives only the outcome, so that later steps may add it: a
     * theorem may give the outcome alone, and a search then finds the value.
     *
     * @return false unless later steps are to add to its answers
     */
    default boolean leavesOpen() {
        return false;
    }

    /**
     * Returns whether this step may add to an answer that an earlier step left open.
     *
     * @return true by default
     */
    default boolean adds() {
        return true;
    }

    /**
     * Returns whether this step answers questions about games with entailing moves.
     *
     * @return false by default: such a question never reaches this step
     */
    default boolean handlesEntailing() {
        return false;
    }

    /** Tables that the steps of one open strategy share, one of a kind. Not safe for use by several threads at once. */
    final class SharedTables {
        private final Map<Class<?>, Object> tables = new HashMap<>();

        /** Creates an empty set of tables. */
        public SharedTables() {}

        /**
         * Returns the tables of a kind.
         *
         * @param kind the kind
         * @param maker creates them if there are none yet
         * @param <T> the kind
         * @return the tables, the same for every step
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
         * Returns the tables of a kind, if a step has created them.
         *
         * @param kind the kind
         * @param <T> the kind
         * @return the tables, or empty
         */
        public <T> Optional<T> existing(Class<T> kind) {
            return Optional.ofNullable(kind.cast(tables.get(kind)));
        }

        /** Returns the kinds of tables. */
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
