package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
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
public final class RulesGame implements ImpartialGame<List<Long>> {
    private static final int[] SIDES = {0, 40, 9, 5, 4, 3, 2, 2};
    private static final List<String> SYSTEMS = List.of("base 2", "zeckendorf", "base 3", "pell", "tribonacci");

    private final HeapRules rules;
    private final OptionWalk walk;
    private final List<Theorem> theorems;

    private RulesGame(HeapRules rules, OptionWalk walk, List<Theorem> theorems) {
        this.rules = rules;
        this.walk = walk;
        this.theorems = theorems;
    }

    /**
     * Returns the game of some rules.
     *
     * @param rules the rules
     * @return the game, without claims
     * @throws NotationException if the sets that the rules name have no numeration in common
     */
    public static RulesGame of(HeapRules rules) {
        List<String> names = new ArrayList<>(SYSTEMS);
        for (int base = 4; base <= 10; base++) {
            names.add("base " + base);
        }
        for (String name : names) {
            Numeration system = NumerationText.read(name);
            if (rules.rules().sets().values().stream()
                    .allMatch(set -> set.automaton().apply(system).isPresent())) {
                CompiledRules compiled = new CompiledRules(rules.rules(), new Arithmetic(system, Meter.unlimited()));
                return new RulesGame(rules, new OptionWalk(compiled), List.of());
            }
        }
        throw new NotationException("the sets of these rules have no usual numeration in common: "
                + String.join(", ", rules.rules().sets().keySet()));
    }

    /**
     * Returns this game with a theorem about it, as claims that answer for positions of any size.
     *
     * @param theorem a theorem about the same rules
     * @return the game with the claims
     * @throws IllegalArgumentException if the theorem is about other rules
     */
    public RulesGame with(Theorem theorem) {
        if (!theorem.rules().toString().equals(rules.toString())) {
            throw new IllegalArgumentException("the theorem is about other rules: " + theorem.rules());
        }
        List<Theorem> more = new ArrayList<>(theorems);
        more.add(theorem);
        return new RulesGame(rules, walk, List.copyOf(more));
    }

    /**
     * Returns the rules.
     *
     * @return the rules
     */
    public HeapRules rules() {
        return rules;
    }

    /**
     * {@inheritDoc}
     *
     * @throws BeyondRangeException if the state has infinitely many options
     */
    @Override
    public void options(List<Long> state, Options<List<Long>> out) {
        Set<List<Long>> seen = new LinkedHashSet<>();
        long[] heaps = state.stream().mapToLong(Long::longValue).toArray();
        out.expect(walk.atLeast(heaps));
        walk.options(heaps, Meter.unlimited(), option -> {
            List<Long> next = Arrays.stream(option).boxed().toList();
            if (seen.add(next)) {
                out.to(next);
            }
            return true;
        });
    }

    @Override
    public Stream<List<Long>> smallStates() {
        int side = SIDES[rules.heaps().size()];
        long count = Math.round(Math.pow(side, rules.heaps().size()));
        return LongStream.range(0, count)
                .mapToObj(number -> state(number, side))
                .filter(this::inside);
    }

    private List<Long> state(long number, int side) {
        List<Long> state = new ArrayList<>();
        for (long rest = number; state.size() < rules.heaps().size(); rest /= side) {
            state.add(rest % side);
        }
        return List.copyOf(state);
    }

    private boolean inside(List<Long> state) {
        long[] heaps = state.stream().mapToLong(Long::longValue).toArray();
        int[] word = walk.rules().arithmetic().numeration().word(heaps);
        return walk.rules().positions().automaton().accepts(word);
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return theorems.stream()
                .flatMap(theorem -> TheoremClaims.of(theorem, this).stream())
                .toList();
    }

    @Override
    public Notation<List<Long>> notation() {
        return new HeapPositions();
    }

    private final class HeapPositions implements Notation<List<Long>> {
        @Override
        public List<Long> read(Datum datum) {
            List<Long> state = Arrays.stream(datum.asLongs("heap", 0)).boxed().toList();
            if (state.size() != rules.heaps().size()) {
                throw new NotationException("a position has the heaps " + String.join(", ", rules.heaps()) + "; got "
                        + state.size() + " of them");
            }
            if (!inside(state)) {
                throw new NotationException(state + " is not a position: " + rules.domain() + " does not hold");
            }
            return state;
        }

        @Override
        public Datum write(List<Long> state) {
            return Datum.list(state.stream().map(Datum::of).toList());
        }

        /** Returns a description of the notation. */
        @Override
        public String toString() {
            return "notation of heaps";
        }
    }

    @Override
    public String name() {
        return rules.toString();
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return that instanceof RulesGame other && rules.toString().equals(other.rules.toString());
    }

    @Override
    public int hashCode() {
        return rules.toString().hashCode();
    }

    /** Returns the rules. */
    @Override
    public String toString() {
        return rules.toString();
    }
}
