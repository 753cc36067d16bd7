package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Termination;
import org.impartial.discover.search.TheoremSearch;
import org.jspecify.annotations.Nullable;

/**
 * Rules given as conditions, as a game: it can be solved, summed and checked by the contract like any other game. A
 * state is the list of the heaps in the order of {@link HeapRules#heaps}. The options are found by walking the automata
 * of the moves, so listing them takes time proportional to their number; each option is listed once.
 *
 * <p>Immutable and safe to share between threads. Two games are equal if their texts are.
 *
 * <pre>{@code
 * RulesGame nim = HeapRules.parse("x'<x; y'<y").game();
 * Solver.normal().grundy(nim.at(List.of(3L, 5L)));  // 6
 * }</pre>
 */
public sealed class RulesGame implements ImpartialGame<List<Long>> permits SweptRules {
    // What is found must depend on the rules alone, not on the speed of the machine: these bounds count steps, never
    // time. A search that uses them up takes some two seconds.
    private static final long STATES = 120_000;
    private static final long STEPS = 80_000_000;
    private static final int FEW_STATES = 150;
    private static final int[] SIDES = {0, 40, 9, 5, 4, 3, 2, 2};

    private final HeapRules rules;
    final OptionWalk walk;
    private final TheoremSearch<Theorem> theorems;
    private final boolean repeats;
    private final boolean splits;
    private @Nullable Boolean loopy;

    RulesGame(HeapRules rules, OptionWalk walk, TheoremSearch<Theorem> theorems) {
        this.rules = rules;
        this.walk = walk;
        this.theorems = theorems;
        this.repeats = walk.repeats();
        this.splits = rules.rules().splits();
    }

    /**
     * {@return the game of some rules, without claims}
     *
     * @param rules the rules
     * @throws NotationException if the sets that the rules name have no numeration in common
     */
    public static RulesGame of(HeapRules rules) {
        return new RulesGame(rules, rules.walk(), TheoremSearch.of(List.of()));
    }

    /**
     * {@return the game of some rules with the theorems that are found when claims are first needed, within a small
     * budget and half of that of the question}
     *
     * @param rules the rules
     * @throws NotationException if the sets that the rules name have no numeration in common
     */
    public static RulesGame discovering(HeapRules rules) {
        OptionWalk walk = rules.walk();
        TheoremSearch<Theorem> theorems = new TheoremSearch<>(
                STEPS / Budget.OPTIONS_A_POSITION, (halvings, cancelled) -> found(rules, halvings, cancelled));
        RulesGame game = new RulesGame(rules, walk, theorems);
        boolean swept = rules.heaps().size() > 1 && walk.rules().shrinking() && !game.loopy();
        return swept ? new SweptRules(rules, walk, theorems) : game;
    }

    private static List<Theorem> found(HeapRules rules, int halvings, BooleanSupplier cancelled) {
        Discovery small = Discovery.of(rules)
                .within(STATES >> halvings, STEPS >> halvings)
                .states(FEW_STATES)
                .cancelledBy(cancelled);
        List<Theorem> found = new ArrayList<>();
        Optional<Theorem> values = small.values().run().theorem();
        values.ifPresent(found::add);
        if (!rules.rules().splits()) {
            (values.isPresent() ? values : small.run().theorem())
                    .filter(theorem -> !found.contains(theorem))
                    .ifPresent(found::add);
            small.misere().run().theorem().ifPresent(found::add);
        }
        return found;
    }

    /**
     * {@return this game with a theorem about it, as claims that answer for positions of any size}
     *
     * @param theorem a theorem about the same rules
     * @throws IllegalArgumentException if the theorem is about other rules
     */
    public RulesGame with(Theorem theorem) {
        if (!theorem.rules().toString().equals(rules.toString())) {
            throw new IllegalArgumentException("the theorem is about other rules: " + theorem.rules());
        }
        List<Theorem> more = new ArrayList<>(theorems());
        more.add(theorem);
        return new RulesGame(rules, walk, TheoremSearch.of(more));
    }

    /** {@return the rules} */
    public HeapRules rules() {
        return rules;
    }

    List<Theorem> theorems() {
        return theorems.theorems();
    }

    /**
     * {@inheritDoc}
     *
     * @throws BeyondRangeException if the state has infinitely many options
     */
    @Override
    public void options(List<Long> state, Options<List<Long>> out) {
        long[] heaps = numbers(state);
        out.expect(walk.atLeast(heaps));
        eachOption(heaps, option -> {
            if (splits) {
                out.toSum(Arrays.stream(option).mapToObj(List::of).toList());
            } else {
                out.to(Arrays.stream(option).boxed().toList());
            }
        });
    }

    /** Lists every option once: the heaps after the move, or those that it leaves of the only one. */
    void eachOption(long[] heaps, Consumer<long[]> out) {
        Set<List<Long>> seen = new HashSet<>();
        walk.options(heaps, Meter.unlimited(), option -> {
            if (splits) {
                Arrays.sort(option);
            }
            if (!repeats || seen.add(Arrays.stream(option).boxed().toList())) {
                out.accept(option);
            }
            return true;
        });
    }

    static long[] numbers(List<Long> state) {
        return state.stream().mapToLong(Long::longValue).toArray();
    }

    /** Returns whether play is not proved to end, so that positions may repeat. */
    @Override
    public synchronized boolean loopy() {
        Boolean known = loopy;
        if (known == null) {
            known = new Termination(walk.rules()).measures().isEmpty();
            loopy = known;
        }
        return known;
    }

    /** Returns this game with numbers as states; empty unless it has one heap, of any size, which moves make smaller. */
    Optional<HeapGame> onOneHeap() {
        boolean one = rules.heaps().size() == 1 && rules.domain().isBlank();
        return one && !loopy() && walk.rules().shrinking() ? Optional.of(new RulesHeap(this)) : Optional.empty();
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return walk.rules()
                .small(SIDES[rules.heaps().size()])
                .map(heaps -> Arrays.stream(heaps).boxed().toList());
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return theorems().stream()
                .flatMap(theorem -> TheoremClaims.of(theorem, RulesGame::numbers, this::position))
                .toList();
    }

    private Position position(List<Long> heaps) {
        List<List<Long>> states = splits ? heaps.stream().map(List::of).toList() : List.of(heaps);
        return Position.sum(
                states.stream().map(state -> new Component<>(this, state)).toList());
    }

    @Override
    public void requireState(List<Long> state) {
        if (state.size() != rules.heaps().size()) {
            throw new NotationException("a position has the heaps " + String.join(", ", rules.heaps()) + "; got "
                    + state.size() + " of them");
        }
        if (!walk.rules().isPosition(numbers(state))) {
            throw new NotationException(state + " is not a position: " + rules.domain() + " does not hold");
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        Notation<List<Long>> heaps = Notation.longs("heap", 0).checked(this::requireState);
        return splits ? heaps : heaps.leaving((before, after) -> walk.allows(numbers(before), numbers(after)));
    }

    @Override
    public String name() {
        String domain = rules.domain().isBlank() ? "" : ",domain=\"" + rules.domain() + "\"";
        return "rules[\"" + rules.moves() + "\"" + domain + "]";
    }

    @Override
    public final boolean equals(@Nullable Object that) {
        return that instanceof RulesGame other && rules.toString().equals(other.rules.toString());
    }

    @Override
    public final int hashCode() {
        return rules.toString().hashCode();
    }

    @Override
    public String toString() {
        return name();
    }
}
