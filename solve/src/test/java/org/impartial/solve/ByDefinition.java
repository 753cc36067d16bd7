package org.impartial.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;

/**
 * Outcomes and Grundy values by their definitions, without any theorem: memoised recursion on states of any kind, with
 * which engines are compared. For small positions without infinite play.
 *
 * @param <S> the states, which are or represent whole positions
 */
public final class ByDefinition<S> {
    private final Convention convention;
    private final Function<S, Stream<S>> options;
    private final Map<S, Integer> values = new HashMap<>();
    private final Map<S, Outcome> outcomes = new HashMap<>();

    /** Creates the recursion for rules, which may give an option several times. */
    public ByDefinition(Convention convention, Function<S, Stream<S>> options) {
        this.convention = convention;
        this.options = options;
    }

    /** Returns the recursion on whole positions. */
    public static ByDefinition<Position> of(Convention convention) {
        return new ByDefinition<>(
                convention, position -> position.moves().stream().map(Move::result));
    }

    /**
     * Returns the recursion on sums of heaps of one game, as ascending lists without heaps of 0, which take less memory
     * than positions.
     */
    public static ByDefinition<List<Integer>> heaps(Convention convention, HeapGame game) {
        List<List<List<Integer>>> known = new ArrayList<>();
        return new ByDefinition<>(
                convention,
                heaps -> IntStream.range(0, heaps.size())
                        .boxed()
                        .flatMap(i -> options(game, heaps.get(i), known).stream()
                                .map(option -> {
                                    List<Integer> next = new ArrayList<>(heaps);
                                    next.remove(i.intValue());
                                    next.addAll(option);
                                    return next.stream()
                                            .filter(heap -> heap > 0)
                                            .sorted()
                                            .toList();
                                })));
    }

    /** Returns a sum of heaps for {@link #heaps}. */
    public static List<Integer> sum(int... heaps) {
        return Arrays.stream(heaps).filter(heap -> heap > 0).sorted().boxed().toList();
    }

    private static List<List<Integer>> options(HeapGame game, int heap, List<List<List<Integer>>> known) {
        RecordedOptions out = HeapOptions.recording();
        while (known.size() <= heap) {
            out.record(game, known.size());
            known.add(IntStream.range(0, out.count())
                    .mapToObj(option -> IntStream.range(0, out.parts(option))
                            .mapToObj(part -> out.part(option, part))
                            .toList())
                    .toList());
        }
        return known.get(heap);
    }

    /**
     * Returns the Grundy value under the convention: at an end of play 0 in normal and 1 in misère play, else the mex
     * of the values of the options.
     */
    public int value(S state) {
        Integer found = values.get(state);
        if (found == null) {
            Set<Integer> reached = new HashSet<>();
            options.apply(state).forEach(option -> reached.add(value(option)));
            found = reached.isEmpty() && convention == Convention.MISERE ? 1 : mex(reached);
            values.put(state, found);
        }
        return found;
    }

    /**
     * Returns the outcome: at an end of play that of the convention; any other state is N if and only if an option is
     * P.
     */
    public Outcome outcome(S state) {
        Outcome found = outcomes.get(state);
        if (found == null) {
            boolean[] moves = new boolean[1];
            boolean won = options.apply(state).anyMatch(option -> {
                moves[0] = true;
                return outcome(option) == Outcome.P;
            });
            found = won ? Outcome.N : moves[0] ? Outcome.P : convention.end();
            outcomes.put(state, found);
        }
        return found;
    }

    /** Returns the least number of 0, 1, 2, ... that is not in a set. */
    public static int mex(Set<Integer> reached) {
        int mex = 0;
        while (reached.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
