package org.impartial.discover.word.learn;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Exploration;
import org.impartial.discover.automaton.KernelCheck;
import org.impartial.discover.automaton.Learner;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.automaton.Product;
import org.impartial.discover.automaton.Product.Connective;
import org.impartial.discover.word.rule.Rewriter;
import org.impartial.discover.word.rule.WordParts;
import org.jspecify.annotations.Nullable;

/*
 * Membership is answered from the rules, equivalence by the two conditions; a word at which a guess fails is
 * misclassified or has an option that is. Where parts are runs of one letter, words of several runs are tried first:
 * their outcomes are computed quickly, and they distinguish long runs sooner than the least failing word does.
 */
/** Learning and proving the P-positions of a rewriting game, round by round. */
public final class WordAttempt {
    private static final String FAULT = "; this is a fault of the library, please report the rules";
    private static final int PROBES = 200;
    private static final int LONGEST_PROBE = 240;
    private static final int[] RUNS = {3, 10, 40, 120};

    private final WordSystem system;
    private final Rewriter rewriter;
    private final WordOutcomes outcomes;
    private final Automaton positions;
    private final KernelCheck closure;
    private final Learner learner;
    private final boolean sums;
    private final int mostStates;
    private final String separators;
    private final String others;
    private final Map<Integer, List<String>> endings = new HashMap<>();
    private final Random random = new Random(1);
    private Meter meter;
    private long questions;
    private int longest;
    private int rounds;

    /** Takes rules whose play must end; a quotient may answer misère play where parts are runs of one letter. */
    public WordAttempt(WordSystem system, int mostStates, boolean quotients, Meter meter) {
        this.system = system;
        this.mostStates = mostStates;
        this.meter = meter;
        this.rewriter = new Rewriter(system.moves());
        WordParts parts = new WordParts(system.letters(), system.rules());
        this.separators = parts.separators();
        this.outcomes = outcomes(parts, quotients);
        this.others = parts.others();
        this.sums = others.length() <= 1 && !(outcomes instanceof SumSearch);
        this.positions = system.positions();
        this.closure = new KernelCheck(
                positions,
                system.misere() ? Optional.of(ended()) : Optional.empty(),
                set -> StepBefore.of(system, set, meter),
                meter);
        this.learner = new Learner(system.alphabet().length(), 1, this::contains);
    }

    /** Returns outcomes by values of parts in normal play, by their quotient in misère play, or by search of words. */
    private WordOutcomes outcomes(WordParts parts, boolean quotients) {
        if (!system.misere()) {
            return separators.isEmpty() ? new SumSearch(parts, false) : new PartValues(parts);
        }
        return parts.run()
                .filter(letter -> quotients && !system.values())
                .<WordOutcomes>map(letter -> new RunQuotient(parts, letter, mostStates))
                .orElseGet(() -> new SumSearch(parts, true));
    }

    /** Returns the words at which play has ended; few states suffice, since moves only search for left sides. */
    private Automaton ended() {
        int letters = system.alphabet().length();
        Nondeterministic movable = StepBefore.of(system, Automaton.constant(letters, 1, true), meter);
        return Product.of(
                positions,
                new Exploration(letters, 1, "the ends of play", meter).ofSets(movable),
                Connective.AND_NOT,
                meter);
    }

    /** Returns a lower bound on the number of states of every automaton of the set. */
    public int states() {
        return learner.states();
    }

    public long questions() {
        return questions;
    }

    public int longest() {
        return longest;
    }

    public int rounds() {
        return rounds;
    }

    /** Returns the number of sets of states in the last proof or refutation. */
    public long explored() {
        return closure.explored();
    }

    private boolean contains(int[] places) {
        questions++;
        longest = Math.max(longest, places.length);
        if (!system.values()) {
            return outcomes.isP(system.word(places), meter);
        }
        if (!positions.accepts(places)) {
            return false;
        }
        String word = system.word(places);
        int end = word.indexOf(WordSystem.BESIDE);
        return outcomes.value(word.substring(0, end), meter) == word.length() - end - 1;
    }

    public @Nullable Automaton round() {
        if (sums) {
            probe();
        }
        rounds++;
        if (learner.states() > mostStates) {
            return null;
        }
        Automaton guess = learner.hypothesis();
        int[] failing = closure.leastFailing(guess);
        if (failing == null) {
            return guess;
        }
        learner.refine(misclassified(guess, failing));
        return null;
    }

    private void probe() {
        int right = 0;
        for (int probe = 0; right < PROBES + learner.states() && learner.states() <= mostStates; probe++) {
            int[] word = probe(RUNS[probe % RUNS.length]);
            right++;
            if (contains(word) != learner.accepts(word)) {
                learner.refine(word);
                right = 0;
            }
        }
    }

    /** Returns the word of some state and a few runs, with values also a heap of its value or of one less. */
    private int[] probe(int longestRun) {
        int letters = system.letters().length();
        int runsWanted = 1 + random.nextInt(3);
        StringBuilder word = new StringBuilder(begun());
        for (int run = 0; run < runsWanted && word.length() < LONGEST_PROBE; run++) {
            String letter = String.valueOf(system.letters().charAt(random.nextInt(letters)));
            word.append(letter.repeat(1 + random.nextInt(longestRun)));
        }
        String plain = word.toString();
        if (!system.values()) {
            return system.places(balanced(plain));
        }
        int value = outcomes.value(plain, meter);
        return system.places(system.beside(plain, Math.max(0, value - (random.nextInt(4) == 0 ? 1 : 0))));
    }

    /** Returns the word, mostly with a separator and a run that make it P, if they exist, since that is rare. */
    private String balanced(String word) {
        int kind = outcomes.kind(word, meter);
        List<String> ends = endings.computeIfAbsent(
                kind, k -> runs().filter(end -> outcomes.isP(word + end, meter)).toList());
        return ends.isEmpty() || random.nextInt(4) == 0 ? word : word + ends.get(random.nextInt(ends.size()));
    }

    private Stream<String> runs() {
        String separator = separators.substring(0, 1);
        return others.chars()
                .mapToObj(Character::toString)
                .flatMap(letter -> IntStream.rangeClosed(0, RUNS[RUNS.length - 1])
                        .mapToObj(length -> separator + letter.repeat(length)));
    }

    private String begun() {
        String word = system.word(learner.access(random.nextInt(learner.states())));
        int end = word.indexOf(WordSystem.BESIDE);
        return end < 0 ? word.replace(String.valueOf(WordSystem.COUNTER), "") : word.substring(0, end);
    }

    private int[] misclassified(Automaton guess, int[] failing) {
        if (contains(failing) != guess.accepts(failing)) {
            return failing;
        }
        return rewriter.options(system.word(failing)).stream()
                .map(system::places)
                .filter(option -> contains(option) != guess.accepts(option))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a word fails but neither it nor an option is wrong: "
                        + system.word(failing) + " " + Arrays.toString(failing) + FAULT));
    }
}
