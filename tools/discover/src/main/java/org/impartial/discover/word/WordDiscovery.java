package org.impartial.discover.word;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.Discovered;
import org.impartial.discover.learn.Limits;
import org.impartial.discover.word.learn.WordAttempt;
import org.impartial.discover.word.learn.WordProof;
import org.impartial.discover.word.learn.WordSystem;

/**
 * Finds theorems from rewriting rules. It first proves that play ends, then learns the set of P-positions from the
 * outcomes of short words, and proves each guess or corrects it at its least error. If the set is regular, it is found
 * and proved in the end; the limits bound the time.
 *
 * <p>Immutable; each {@link #run()} works on its own, on the calling thread.
 *
 * <pre>{@code
 * WordDiscovery discovery = WordDiscovery.of(WordRules.parse("aa->; b->")).states(100);
 * discovery.run().theorem().orElseThrow().isP("abba");  // false
 * }</pre>
 */
public final class WordDiscovery {
    /** The greatest number of states of an automaton by default. */
    public static final int DEFAULT_STATES = 4000;

    private final WordRules rules;
    private final boolean misere;
    private final boolean values;
    private final List<Boolean> directions;
    private final Limits limits;

    private WordDiscovery(WordRules rules, boolean misere, boolean values, List<Boolean> directions, Limits limits) {
        this.rules = rules;
        this.misere = misere;
        this.values = values;
        this.directions = directions;
        this.limits = limits;
    }

    /**
     * {@return a discovery of the P-positions in normal play within a minute, from the left, else from the right}
     *
     * @param rules the rules
     */
    public static WordDiscovery of(WordRules rules) {
        return new WordDiscovery(
                rules,
                false,
                false,
                List.of(false, true),
                Limits.of(DEFAULT_STATES, Budget.unlimited().within(Duration.ofMinutes(1))));
    }

    /** {@return this discovery in misère play: the player who makes the last move loses} */
    public WordDiscovery misere() {
        return new WordDiscovery(rules, true, values, directions, limits);
    }

    /** {@return this discovery for Grundy values: a word is P with a heap of its value beside it, and with no other} */
    public WordDiscovery values() {
        return new WordDiscovery(rules, misere, true, directions, limits);
    }

    /**
     * {@return this discovery in one direction only, for automata that may read the last letter first}
     *
     * @param fromRight true for automata that read the last letter first
     */
    public WordDiscovery reading(boolean fromRight) {
        return new WordDiscovery(rules, misere, values, List.of(fromRight), limits);
    }

    /**
     * {@return this discovery with a limit of states of at least 1; {@value #DEFAULT_STATES} by default}
     *
     * @param most the greatest number of states of an automaton
     */
    public WordDiscovery states(int most) {
        return new WordDiscovery(rules, misere, values, directions, limits.states(most));
    }

    /**
     * {@return this discovery within a budget; of its time a second direction has a quarter}
     *
     * @param most the budget
     */
    public WordDiscovery within(Budget most) {
        return new WordDiscovery(rules, misere, values, directions, limits.within(most));
    }

    /**
     * {@return this discovery with a listener, called with a line after every round on the working thread}
     *
     * @param listener takes the lines
     */
    public WordDiscovery progress(Consumer<String> listener) {
        return new WordDiscovery(rules, misere, values, directions, limits.progress(listener));
    }

    /**
     * {@return this discovery with a condition that cancels it, polled several times per tenth of a second}
     *
     * @param question true to cancel
     */
    public WordDiscovery cancelledBy(BooleanSupplier question) {
        return new WordDiscovery(rules, misere, values, directions, limits.cancelledBy(question));
    }

    /**
     * {@return the theorem, or the reason why there is none within the limits}
     *
     * @throws StoppedException if the discovery is cancelled
     */
    public Discovered<WordTheorem> run() {
        long started = System.nanoTime();
        Optional<WordTheorem> theorem = Optional.empty();
        List<String> reasons = new ArrayList<>();
        boolean refused = false;
        for (int i = 0; i < directions.size() && theorem.isEmpty() && !refused; i++) {
            boolean fromRight = directions.get(i);
            Meter meter = limits.within(share(fromRight)).meter();
            WordSystem system = rules.system(misere, values, fromRight);
            WordProof proof = new WordProof(system, limits.states(), meter, attempt -> report(attempt, fromRight));
            theorem = proof.run()
                    .map(set -> new WordSet(rules, system, fromRight, set))
                    .map(set -> new WordTheorem(set, proof, taken(started)));
            refused = proof.refused();
            reasons.add((refused ? "" : fromRight ? "from the right: " : "from the left: ") + proof.reason());
        }
        String reason = theorem.isPresent() ? "" : String.join("; ", reasons);
        return new Discovered<>(theorem, reason, taken(started));
    }

    private static Duration taken(long started) {
        return Duration.ofNanos(System.nanoTime() - started);
    }

    /** Returns the budget of a direction: the first of two has three quarters of the time, the second the rest. */
    private Budget share(boolean fromRight) {
        Budget budget = limits.budget();
        boolean first = directions.get(0) == fromRight;
        return directions.size() == 1
                ? budget
                : budget.within(budget.time().multipliedBy(first ? 3 : 1).dividedBy(4));
    }

    private void report(WordAttempt attempt, boolean fromRight) {
        limits.progress()
                .accept("from the " + (fromRight ? "right: " : "left: ") + attempt.states() + " states, "
                        + attempt.questions() + " questions, words up to " + attempt.longest() + " letters");
    }

    @Override
    public String toString() {
        return "discovery of " + rules + (misere ? " in misère play" : "");
    }
}
