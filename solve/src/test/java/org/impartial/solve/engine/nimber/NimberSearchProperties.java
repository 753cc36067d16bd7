package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.Component;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.core.meter.Meter;
import org.impartial.core.nim.Mex;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.search.SomeGames;

/** Nimber search finds the values of the definition, for any questions in any order. */
class NimberSearchProperties {
    private static final int VERTICES = 14;

    /** A random game that decomposes: each code is an option of a vertex, to two lesser vertices or one. */
    private record Splitting(List<Integer> codes) {
        /** Returns the options of a state: each code of the state leads to two lesser states, or to one. */
        List<long[]> options(long state) {
            List<long[]> options = new ArrayList<>();
            for (int code : codes) {
                if (state > 0 && code % VERTICES == state) {
                    long a = code / VERTICES % state;
                    long b = code / (VERTICES * VERTICES) % (state + 1);
                    options.add(b == state ? new long[] {a} : new long[] {a, b});
                }
            }
            return options;
        }

        PackedGame packed() {
            return (state, out) -> options(state).forEach(out::to);
        }

        long[] values() {
            long[] values = new long[VERTICES];
            for (int state = 0; state < VERTICES; state++) {
                values[state] = Mex.of(options(state).stream()
                        .mapToLong(parts ->
                                LongStream.of(parts).map(p -> values[(int) p]).reduce(0, (x, y) -> x ^ y))
                        .toArray());
            }
            return values;
        }
    }

    @Property(tries = 300)
    void valuesOfGamesThatDecompose(@ForAll @Size(max = 60) List<@IntRange(min = 0, max = 2743) Integer> codes) {
        Splitting rules = new Splitting(codes);
        PackedGame game = rules.packed();
        long[] values = rules.values();
        for (int state = 0; state < VERTICES; state++) {
            assertEquals(values[state], new NimberSearch().value(game.at(state), Meter.unlimited()));
        }
        NimberSearch shared = new NimberSearch();
        for (int state = VERTICES - 1; state >= 0; state--) {
            assertEquals(values[state], shared.value(game.at(state), Meter.unlimited()));
        }
    }

    @Property(tries = 200)
    void questionsAboutSums(
            @ForAll @Size(max = 60) List<@IntRange(min = 0, max = 2743) Integer> codes,
            @ForAll @Size(max = 4) List<@IntRange(min = 0, max = VERTICES - 1) Integer> states,
            @ForAll @IntRange(min = 0, max = 80) int asked) {
        Splitting rules = new Splitting(codes);
        PackedGame game = rules.packed();
        long[] values = rules.values();
        long sum = states.stream().mapToLong(s -> values[s]).reduce(0, (x, y) -> x ^ y);
        List<Component<?>> parts = new ArrayList<>();
        states.forEach(s -> parts.add(game.at(s.longValue())));
        Position position = Position.sum(parts);
        assertEquals(sum == asked, new NimberSearch().hasValue(position, asked, Meter.unlimited()));
        assertTrue(new NimberSearch().hasValue(position, sum, Meter.unlimited()));
        Outcome winner = sum == 0 ? Outcome.P : Outcome.N;
        for (Strategy strategy : List.of(Strategy.nimberSearch(), Strategy.packed(), Strategy.auto())) {
            assertEquals(winner, Solver.normal().using(strategy).outcome(position), strategy.name());
        }
    }

    /** A heap of n has the value n, including values too great for a word of excluded values. */
    @Property(tries = 20)
    void greatValues(@ForAll @IntRange(min = 0, max = 150) int heap, @ForAll @IntRange(min = 0, max = 200) int asked) {
        NimberSearch search = new NimberSearch();
        assertEquals(asked == heap, search.hasValue(SomeGames.NIM.at(heap), asked, Meter.unlimited()));
        assertEquals(heap, search.value(SomeGames.NIM.at(heap), Meter.unlimited()));
        assertEquals(heap, new NimberSearch().value(SomeGames.NIM.at(heap), Meter.unlimited()));
        assertEquals(false, search.hasValue(SomeGames.NIM.at(heap), 1L << 40, Meter.unlimited()));
    }

    /** Sums of Kayles in three representations and a graph. */
    @Property(tries = 60)
    void sumsOfDifferentGames(
            @ForAll @IntRange(min = 0, max = 12) int heap,
            @ForAll @IntRange(min = 0, max = 12) int packed,
            @ForAll @IntRange(min = 0, max = 8) int word) {
        long[] kayles = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4};
        FiniteGraph graph = FiniteGraph.of(3, List.of(List.of(0, 1), List.of(0, 2), List.of(1, 2)));
        Position sum = SomeGames.KAYLES
                .at(heap)
                .plus(SomeGames.PACKED_KAYLES.at(packed))
                .plus(SomeGames.WORD_KAYLES.at("|".repeat(word)))
                .plus(graph.at(0));
        long value = kayles[heap] ^ kayles[packed] ^ kayles[word] ^ 2;
        NimberSearch search = new NimberSearch();
        Set<Long> found = new HashSet<>();
        for (long n = 0; n < 16; n++) {
            if (search.hasValue(sum, n, Meter.unlimited())) {
                found.add(n);
            }
        }
        assertEquals(Set.of(value), found);
    }
}
