package org.impartial.discover;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.learn.Attempt;
import org.impartial.discover.learn.BruteForce;
import org.impartial.discover.learn.Entrant;
import org.impartial.discover.learn.Race;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Rules;

/**
 * Finds theorems from rules. It first proves that play ends, then learns the set of P-positions from the outcomes of
 * small positions, in several numerations side by side, and proves each guess or corrects it at its least error. If the
 * set is regular in one of the numerations, it is found and proved in the end; the limits bound the time.
 *
 * <p>Immutable; each {@link #run()} works on its own, on the calling thread.
 *
 * <pre>{@code
 * Discovery nim = Discovery.of(HeapRules.parse("x'<x; y'<y")).within(Duration.ofSeconds(20));
 * nim.run().theorem().orElseThrow().isP(7, 9);  // false
 * nim.judge("x=y").proved();                    // true
 * }</pre>
 */
public final class Discovery {
    private static final int MOST_STATES = 1000;
    private static final int FARTHEST = 64;

    private final HeapRules heapRules;
    private final boolean misere;
    private final boolean values;
    private final List<String> numerations;
    private final int states;
    private final Duration time;
    private final Consumer<Stage> progress;
    private final BooleanSupplier cancelled;

    private Discovery(
            HeapRules heapRules,
            boolean misere,
            boolean values,
            List<String> numerations,
            int states,
            Duration time,
            Consumer<Stage> progress,
            BooleanSupplier cancelled) {
        this.heapRules = heapRules;
        this.misere = misere;
        this.values = values;
        this.numerations = numerations;
        this.states = states;
        this.time = time;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    /**
     * Returns a discovery of the P-positions in normal play, in the usual numerations, within a minute.
     *
     * @param rules the rules
     * @return the discovery
     */
    public static Discovery of(HeapRules rules) {
        return new Discovery(
                rules, false, false, List.of(), MOST_STATES, Duration.ofMinutes(1), stage -> {}, () -> false);
    }

    /**
     * Returns this discovery in misère play: the player who makes the last move loses.
     *
     * @return this discovery in misère play
     */
    public Discovery misere() {
        return new Discovery(heapRules, true, values, numerations, states, time, progress, cancelled);
    }

    /**
     * Returns this discovery for Grundy values: of the game with a Nim heap beside it, which is the last heap of
     * positions. A position is P with the heap whose size is its value, and with no other.
     *
     * @return this discovery for values
     */
    public Discovery values() {
        return new Discovery(heapRules, misere, true, numerations, states, time, progress, cancelled);
    }

    /**
     * Returns this discovery in these numerations only, the most promising first.
     *
     * @param names such as {@code base 2}, {@code zeckendorf}, {@code ostrowski 2}, {@code tribonacci}, {@code pell},
     *     or data such as {@code recurrence 1,0,1 from 1,2,3}; none for the usual ones
     * @return this discovery in these numerations
     */
    public Discovery in(String... names) {
        return new Discovery(heapRules, misere, values, List.of(names), states, time, progress, cancelled);
    }

    /**
     * Returns this discovery with a limit of states.
     *
     * @param most the most states of an automaton, at least 1; 1000 by default
     * @return this discovery with the limit
     */
    public Discovery states(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("an automaton has at least 1 state, so the limit cannot be " + most);
        }
        return new Discovery(heapRules, misere, values, numerations, most, time, progress, cancelled);
    }

    /**
     * Returns this discovery with a limit of time.
     *
     * @param limit the most time to take
     * @return this discovery with the limit
     */
    public Discovery within(Duration limit) {
        return new Discovery(heapRules, misere, values, numerations, states, limit, progress, cancelled);
    }

    /**
     * Returns this discovery with a listener, called after every round on the working thread.
     *
     * @param listener receives the progress
     * @return this discovery with the listener
     */
    public Discovery progress(Consumer<Stage> listener) {
        return new Discovery(heapRules, misere, values, numerations, states, time, listener, cancelled);
    }

    /**
     * Returns this discovery with a condition that cancels it, polled several times in a tenth of a second.
     *
     * @param question whether to stop
     * @return this discovery with the question
     */
    public Discovery cancelledBy(BooleanSupplier question) {
        return new Discovery(heapRules, misere, values, numerations, states, time, progress, question);
    }

    /** Returns the rules, with the Nim heap beside if values are requested. */
    private Rules rules() {
        return values ? heapRules.rules().withNimHeap() : heapRules.rules();
    }

    private Meter meter() {
        return new Meter(Budget.unlimited().within(time), Progress.NONE, cancelled);
    }

    /**
     * Runs it.
     *
     * @return the theorem, or the reason why there is none within the limits
     * @throws NotationException if a numeration is not known
     * @throws StoppedException if the discovery is cancelled
     */
    public Discovered run() {
        long started = System.nanoTime();
        Meter meter = meter();
        Race race = new Race(rules(), misere, numerations.isEmpty(), entrants(), states, meter, this::report);
        Optional<Race.Win> win;
        String reason = "";
        try {
            win = race.run();
            reason = win.isPresent() ? "" : race.reason();
        } catch (OutOfMemoryError e) {
            win = Optional.empty();
            reason = "the memory was not enough; give Java more by -Xmx, or ask for fewer states";
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - started);
        if (win.isEmpty()) {
            return new Discovered(Optional.empty(), reason, taken);
        }
        CompiledRules compiled = win.get().attempt().rules();
        String words = new Recognition(compiled, misere, meter).words(win.get().automaton());
        Theorem theorem = new Theorem(heapRules, misere, values, win.get(), race, taken, words);
        return wrong(win.get().attempt().shrinking(), theorem, meter)
                .map(place -> new Discovered(
                        Optional.empty(),
                        "a proved set differs from brute force at " + Arrays.toString(place)
                                + ", so the proof is rejected; this is a fault of the library, please report"
                                + " the rules",
                        taken))
                .orElseGet(() -> new Discovered(Optional.of(theorem), "", taken));
    }

    /** Returns a position on which brute force differs from a theorem, when quantifiers are tried to any bound. */
    private Optional<long[]> wrong(boolean shrinking, Theorem theorem, Meter meter) {
        Optional<long[]> wrong = Optional.empty();
        for (int far = 1; far <= FARTHEST; far *= 4) {
            wrong = new BruteForce(rules(), misere, shrinking, far, meter).difference(theorem::contains);
            if (wrong.isEmpty()) {
                break;
            }
        }
        return wrong;
    }

    private void report(Attempt attempt) {
        progress.accept(new Stage(
                attempt.numeration().name(),
                attempt.rounds(),
                attempt.states(),
                attempt.questions(),
                attempt.largest()));
    }

    /** Returns the requested numerations, which are read at once; or the usual ones, each created when it is needed. */
    private List<Entrant> entrants() {
        return numerations.isEmpty()
                ? UsualNumerations.of(rules())
                : numerations.stream()
                        .map(name -> Entrant.of(NumerationText.read(name)))
                        .toList();
    }

    /**
     * Judges a conjecture: a condition on the heaps that is believed to characterise the P-positions.
     *
     * @param condition such as {@code x=y}; with {@link #values()} the Nim heap beside is {@code n}, or {@code m} where
     *     a heap of the rules is called {@code n}
     * @return whether it is proved, or its least counterexample
     * @throws NotationException if it cannot be read
     * @throws StoppedException if the discovery is cancelled
     */
    public Judgement judge(String condition) {
        try {
            return new Conjecture(heapRules, rules(), misere, values, entrants(), meter()).judged(condition);
        } catch (TooLargeException e) {
            return Judgement.open("not decided: " + e.getMessage());
        }
    }

    /** Returns the rules and the convention. */
    @Override
    public String toString() {
        return "discovery of " + heapRules + (misere ? " in misere play" : "");
    }
}
