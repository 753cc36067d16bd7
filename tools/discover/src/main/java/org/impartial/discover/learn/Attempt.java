package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.KernelCheck;
import org.impartial.discover.automaton.Learner;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.jspecify.annotations.Nullable;

/*
 * Membership is answered from the rules, equivalence by the two conditions. The least failing position is itself
 * misclassified if no move makes a heap larger, since its options are earlier words; otherwise it, one of its options
 * or one of their parts is. When nothing fails, the guess is the set of P-positions for all sizes, because play ends.
 */
/** Learning and proving in one numeration, round by round. */
public final class Attempt {
    private static final String FAULT = "; this is a fault of the library, please report the rules";
    private static final int[] FOR_A_PERIOD = {64, 1024};

    private final CompiledRules rules;
    private final CompiledRules digits;
    private Meter meter;
    private final Outcomes outcomes;
    private final OptionWalk walk;
    private final boolean misere;
    private final boolean shrinking;
    private final Object2IntOpenCustomHashMap<int[]> asked = new Object2IntOpenCustomHashMap<>(IntArrays.HASH_STRATEGY);
    private final Learner learner;
    private long largest;
    private int rounds;
    private long explored;
    private @Nullable Automaton guess;
    private int computed;
    private PeriodGuess.@Nullable GuessedPeriod period;

    /** Creates an attempt for rules whose play must end; computes the outcome of the position of empty heaps. */
    public Attempt(CompiledRules rules, boolean misere, boolean leastFirst, Meter meter) {
        this.rules = rules;
        this.digits = leastFirst ? rules.reversed(meter) : rules;
        this.misere = misere;
        this.meter = meter;
        this.walk = new OptionWalk(rules);
        CompiledRules counted = rules.under(meter);
        this.shrinking = counted.shrinking();
        this.outcomes = rules.rules().splits()
                ? new SplitValues(rules, digits)
                : shrinking ? new Sieve(counted, digits, misere) : new Search(walk, misere);
        this.learner = new Learner(numeration().base(), rules.rules().size(), this::contains);
    }

    public Numeration numeration() {
        return rules.arithmetic().numeration();
    }

    public CompiledRules rules() {
        return rules;
    }

    public boolean leastFirst() {
        return digits.leastFirst();
    }

    public boolean shrinking() {
        return shrinking;
    }

    OptionWalk walk() {
        return walk;
    }

    /** Returns a lower bound on the states of every automaton of the set. */
    public int states() {
        return learner.states();
    }

    public int questions() {
        return asked.size() + computed;
    }

    public long largest() {
        return Math.max(largest, computed - 1);
    }

    /** Searches for a period of one heap as the first guess; returns whether there is one that can be proved. */
    boolean guessPeriod(Meter patience, int mostStates) {
        if (!shrinking || leastFirst() || !PeriodGuess.suits(rules, misere)) {
            return false;
        }
        PeriodGuess repeats = new PeriodGuess(rules.under(patience), misere, patience);
        for (int heaps : FOR_A_PERIOD) {
            PeriodGuess.GuessedPeriod found = repeats.upTo(heaps).orElse(null);
            if (found != null
                    && found.automaton().states() <= mostStates
                    && digits.under(patience).check(misere, patience).leastFailing(found.automaton()) == null) {
                period = found;
                computed = found.heaps();
                guess = found.automaton();
                return true;
            }
        }
        return false;
    }

    PeriodGuess.@Nullable GuessedPeriod period() {
        return period;
    }

    public int rounds() {
        return rounds;
    }

    /** Returns the number of sets of states in the last proof or refutation. */
    public long explored() {
        return explored;
    }

    private boolean contains(int[] given) {
        int[] word = digits.turned(given);
        int[] stripped = Arrays.copyOfRange(word, word.length - Letters.significant(word), word.length);
        if (asked.containsKey(stripped)) {
            return asked.getInt(stripped) == 1;
        }
        if (!rules.arithmetic().all(rules.before()).automaton().accepts(stripped)) {
            return false;
        }
        boolean answer = false;
        if (rules.positions().automaton().accepts(stripped)) {
            long[] position = position(stripped);
            answer = outcomes.isP(position, meter);
            largest = Math.max(largest, Arrays.stream(position).max().orElse(0));
        }
        meter.spend(0, word.length);
        asked.put(stripped, answer ? 1 : 0);
        return answer;
    }

    private long[] position(int[] word) {
        return numeration().small(word, rules.rules().size());
    }

    /** Performs one round, which can be interrupted; returns the proved automaton, or null if more are needed. */
    public @Nullable Automaton round(Meter patience) {
        meter = patience;
        CompiledRules counted = digits.under(patience);
        Automaton now = guess == null ? learner.hypothesis() : guess;
        guess = now;
        int[] wrong = unevenZeros(now);
        if (wrong == null) {
            wrong = outcomes.difference(now, patience);
        }
        if (wrong == null) {
            KernelCheck closure = counted.check(misere, patience);
            int[] failing = closure.leastFailing(now);
            explored = closure.explored();
            if (failing == null) {
                return now;
            }
            wrong = misclassified(now, failing);
        }
        if (contains(wrong) == now.accepts(wrong)) {
            throw new IllegalStateException(
                    "a counterexample is not one: " + Arrays.toString(position(digits.turned(wrong))) + FAULT);
        }
        rounds++;
        learner.refine(wrong);
        guess = null;
        period = null;
        return null;
    }

    /** Returns a word whose answer by a guess is wrong, or wrongly changes with one more zero for every heap. */
    private int @Nullable [] unevenZeros(Automaton now) {
        int[] word = now.leastUneven(leastFirst());
        if (word == null || now.accepts(word) != contains(word)) {
            return word;
        }
        int[] longer = new int[word.length + 1];
        System.arraycopy(word, 0, longer, leastFirst() ? 0 : 1, word.length);
        return longer;
    }

    private int[] misclassified(Automaton now, int[] failing) {
        if (contains(failing) != now.accepts(failing)) {
            return failing;
        }
        int[] smaller = outcomes.difference(now, meter);
        if (smaller != null) {
            return smaller;
        }
        List<int[]> options = new ArrayList<>();
        int[] word = digits.turned(failing);
        if (rules.positions().automaton().accepts(word)) {
            walk.options(
                    position(word),
                    meter,
                    to -> options.add(digits.turned(numeration().word(to))));
        }
        return options.stream()
                .filter(option -> contains(option) != now.accepts(option))
                .min(Comparator.comparingInt(option -> option.length))
                .orElseThrow(() -> new IllegalStateException("a position fails but neither it nor an option is wrong: "
                        + Arrays.toString(position(word)) + FAULT));
    }
}
