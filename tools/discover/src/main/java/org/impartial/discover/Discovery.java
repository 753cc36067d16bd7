package org.impartial.discover;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.learn.Attempt;
import org.impartial.discover.learn.BruteForce;
import org.impartial.discover.learn.CandidateNumeration;
import org.impartial.discover.learn.Limits;
import org.impartial.discover.learn.NumerationSearch;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.search.TheoremSearch;
import org.impartial.solve.theory.walk.AskedMeter;

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
    /** The greatest number of states of an automaton by default. */
    public static final int DEFAULT_STATES = 1000;

    private static final int FARTHEST = 64;

    private final HeapRules heapRules;
    private final boolean misere;
    private final AddedHeap beside;
    private final List<String> numerations;
    private final List<DigitOrder> orders;
    private final Limits limits;

    private Discovery(
            HeapRules heapRules,
            boolean misere,
            AddedHeap beside,
            List<String> numerations,
            List<DigitOrder> orders,
            Limits limits) {
        this.heapRules = heapRules;
        this.misere = misere;
        this.beside = beside;
        this.numerations = numerations;
        this.orders = orders;
        this.limits = limits;
    }

    /**
     * {@return a discovery of the P-positions in normal play, in the usual numerations, within a minute}
     *
     * @param rules the rules
     */
    public static Discovery of(HeapRules rules) {
        return new Discovery(
                rules,
                false,
                AddedHeap.NOTHING,
                List.of(),
                List.of(DigitOrder.MOST_SIGNIFICANT_FIRST),
                Limits.of(DEFAULT_STATES, Budget.unlimited().within(Duration.ofMinutes(1))));
    }

    /** {@return this discovery in misère play: the player who makes the last move loses} */
    public Discovery misere() {
        return new Discovery(heapRules, true, beside, numerations, orders, limits);
    }

    /**
     * {@return this discovery for Grundy values: for the sum of the game and a Nim heap, which is the last heap of
     * positions} A position is P with the heap whose size is its value, and with no other.
     */
    public Discovery values() {
        return new Discovery(heapRules, misere, AddedHeap.HEAP, numerations, orders, limits);
    }

    /**
     * {@return this discovery for Grundy values that are numbers of digits: as {@link #values()}, but a heap of v is
     * written as the number 2^v - 1, which has v ones in base 2, and base 2 is the only numeration}
     */
    public Discovery counts() {
        return new Discovery(heapRules, misere, AddedHeap.COUNT, numerations, orders, limits);
    }

    /**
     * {@return this discovery in these numerations only, the most promising first}
     *
     * @param names such as {@code base 2}, {@code zeckendorf}, {@code ostrowski 2}, {@code tribonacci}, {@code pell},
     *     or data such as {@code recurrence 1,0,1 from 1,2,3}; none for the usual ones
     */
    public Discovery in(String... names) {
        return new Discovery(heapRules, misere, beside, List.of(names), orders, limits);
    }

    /**
     * {@return this search with automata that read digits in these orders only; by default the most significant first}
     *
     * @param order an order
     * @param others further orders, which are tried side by side
     */
    public Discovery reading(DigitOrder order, DigitOrder... others) {
        List<DigitOrder> all =
                Stream.concat(Stream.of(order), Stream.of(others)).distinct().toList();
        return new Discovery(heapRules, misere, beside, numerations, all, limits);
    }

    /**
     * {@return this discovery with a limit of states}
     *
     * @param most the greatest number of states, at least 1; {@value #DEFAULT_STATES} by default
     */
    public Discovery states(int most) {
        return new Discovery(heapRules, misere, beside, numerations, orders, limits.states(most));
    }

    /**
     * {@return this discovery with a limit of time}
     *
     * @param limit the time limit
     */
    public Discovery within(Duration limit) {
        return within(Budget.unlimited().within(limit));
    }

    /**
     * {@return this discovery with a budget, such as a number of states that are built}
     *
     * @param budget the budget
     */
    public Discovery within(Budget budget) {
        return new Discovery(heapRules, misere, beside, numerations, orders, limits.within(budget));
    }

    /** Returns this discovery within steps alone: half of some states, and the steps for them. */
    Discovery within(long states, long steps) {
        Limits bounded = limits.within(Budget.positions(states).holding(TheoremSearch.MEMORY))
                .options(steps);
        return new Discovery(heapRules, misere, beside, numerations, orders, bounded);
    }

    /**
     * {@return this discovery with a listener, called with a line of text after every round on the working thread}
     *
     * @param listener receives the progress
     */
    public Discovery progress(Consumer<String> listener) {
        return new Discovery(heapRules, misere, beside, numerations, orders, limits.progress(listener));
    }

    /**
     * {@return this discovery with a condition that cancels it, polled several times per tenth of a second}
     *
     * @param question returns whether to stop
     */
    public Discovery cancelledBy(BooleanSupplier question) {
        return new Discovery(heapRules, misere, beside, numerations, orders, limits.cancelledBy(question));
    }

    private Rules rules() {
        Rules rules = heapRules.rules();
        if (!rules.splits()) {
            return rules.with(beside);
        }
        if (misere || beside == AddedHeap.COUNT) {
            throw new NotationException("rules that split a heap are discovered by their Grundy values in normal play;"
                    + (misere ? " misère play of sums needs a quotient" : " counts of digits have no automatic XOR"));
        }
        return rules.with(AddedHeap.HEAP);
    }

    /**
     * {@return the theorem, or the reason why there is none within the limits}
     *
     * @throws NotationException if a numeration is not known
     * @throws StoppedException if the discovery is cancelled
     */
    public Discovered<Theorem> run() {
        long started = System.nanoTime();
        Meter meter = limits.meter();
        NumerationSearch search = new NumerationSearch(
                rules(), misere, numerations.isEmpty(), candidates(), limits.states(), meter, this::report);
        Optional<NumerationSearch.Win> win = Optional.empty();
        String reason = "not enough memory; increase the Java heap by -Xmx, or allow fewer states";
        try {
            win = search.run();
            reason = search.reason();
        } catch (OutOfMemoryError e) {
            AskedMeter.limit();
        }
        Duration taken = Duration.ofNanos(System.nanoTime() - started);
        if (win.isEmpty()) {
            return new Discovered<>(Optional.empty(), reason, taken);
        }
        AddedHeap added = heapRules.rules().splits() ? AddedHeap.HEAP : beside; // splits are always about values
        Theorem theorem = new Theorem(heapRules, misere, added, win.get(), search, taken, meter);
        Optional<long[]> wrong = wrong(win.get().attempt(), theorem, meter);
        String fault = wrong.map(place -> "a proved set differs from brute force at " + Arrays.toString(place)
                        + ", so the proof is rejected; this is a fault of the library, please report the rules")
                .orElse("");
        return new Discovered<>(Optional.of(theorem).filter(proved -> wrong.isEmpty()), fault, taken);
    }

    /** Returns a position at which brute force differs, even if it tries quantifiers up to a far bound. */
    private Optional<long[]> wrong(Attempt attempt, Theorem theorem, Meter meter) {
        Rules tried = heapRules.rules().splits() ? heapRules.rules() : rules();
        Optional<long[]> wrong = Optional.of(new long[0]);
        for (int far = 1; wrong.isPresent() && far <= FARTHEST; far *= 4) {
            wrong = new BruteForce(tried, misere, attempt, far, meter).difference(theorem.set()::contains);
        }
        return wrong;
    }

    private void report(Attempt attempt) {
        limits.progress()
                .accept(attempt.numeration().name() + ": " + attempt.states() + " states, " + attempt.questions()
                        + " questions, heaps up to " + attempt.largest());
    }

    private List<CandidateNumeration> candidates() {
        boolean splits = heapRules.rules().splits();
        if (splits && !List.of("base 2").containsAll(numerations)) {
            throw new NotationException("the values of rules that split a heap are added by XOR, which is regular in"
                    + " base 2 alone; omit the numeration");
        }
        List<String> names = splits ? List.of("base 2") : numerations;
        List<CandidateNumeration> systems = names.isEmpty()
                ? CandidateNumeration.usual(rules())
                : names.stream()
                        .map(NumerationText::read)
                        .map(CandidateNumeration::of)
                        .toList();
        return systems.stream()
                .flatMap(system ->
                        orders.stream().map(order -> system.reading(order == DigitOrder.LEAST_SIGNIFICANT_FIRST)))
                .toList();
    }

    /**
     * {@return whether a condition that is believed to characterise the P-positions is proved, or its least
     * counterexample}
     *
     * @param condition such as {@code x=y}; with {@link #values()} the added Nim heap is {@code n}, or {@code m} if a
     *     heap of the rules is called {@code n}
     * @throws NotationException if it cannot be read
     * @throws StoppedException if the discovery is cancelled
     */
    public Judgement judge(String condition) {
        try {
            return new Conjecture(heapRules, rules(), misere, candidates(), limits.meter()).judged(condition);
        } catch (TooLargeException e) {
            return Judgement.open("not decided: " + e.getMessage());
        }
    }

    @Override
    public String toString() {
        return "discovery of " + heapRules + (misere ? " in misère play" : "");
    }
}
