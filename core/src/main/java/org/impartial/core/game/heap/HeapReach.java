package org.impartial.core.game.heap;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;

/**
 * What a rule in Java declares of all heaps, so that a period can be proved although the rule cannot be read: a move
 * takes at most so many beans and leaves at most so many heaps, and from some heap on the options are the same as far as
 * they go. The last means, for heaps n ≥ {@code from} and parts a ≥ {@code from} of their options: an option of n with a
 * replaced by a + {@code step} is an option of n + {@code step}, and the same downwards.
 *
 * <p>With it, values that repeat for long enough repeat for ever, by the argument of [Guy-Smith 1956]. The contract
 * compares the declaration with the rules on the first heaps, and so does a proof, which names the declaration.
 *
 * <pre>{@code
 * HeapGame rule = HeapGame.of("one-two-three", n -> List.of(n - 1, n - 2, n - 3)).reaching(HeapReach.taking(3));
 * Solver.normal().grundy(rule.at(1_000_000_000_000_000_003L));  // 3
 * }</pre>
 *
 * @param taken the greatest number of beans that a move takes: the heaps left have at least n − {@code taken} beans
 * @param from the heap from which the options are the same, at least 1
 * @param parts the greatest number of heaps that a move leaves, at least 1
 * @param step the distance of heaps with the same options, at least 1: 3 for heaps coded as 3n + last move
 */
public record HeapReach(int taken, int from, int parts, int step) {

    /**
     * Checks that the numbers are in their ranges.
     *
     * @param taken the greatest number of beans that a move takes
     * @param from the heap from which the options are the same
     * @param parts the greatest number of heaps that a move leaves
     * @param step the distance of heaps with the same options
     */
    public HeapReach {
        if (taken < 0 || from < 1 || parts < 1 || step < 1) {
            throw new NotationException("a reach takes 0 beans or more and has heaps, parts and steps from 1 on, not "
                    + taken + ", " + from + ", " + parts + " and " + step);
        }
    }

    /**
     * {@return the reach, from heap 1 on, of a rule that takes beans from one heap, the same numbers from every heap}
     *
     * @param most the greatest number of beans that a move takes
     */
    public static HeapReach taking(int most) {
        return new HeapReach(most, 1, 1, 1);
    }

    /**
     * {@return what a game lacks for a proof of a period: the end of a message, which names {@link HeapGame#reaching}
     * and {@link HeapGame#heapCode}; empty if the game declares one of them}
     *
     * @param game the game
     */
    public static String missing(HeapGame game) {
        return game.heapCode().isPresent() || game.reach().isPresent()
                ? ""
                : "; its rules are known only by the options that they list, from which no period can be proved:"
                        + " declare how far its moves go by reaching(HeapReach), or return its set or code from"
                        + " heapCode()";
    }

    /**
     * {@return the last heap up to which this declaration was compared with the rules, from 0 on}
     *
     * @param game the rules
     * @param last the last heap to compare
     * @param most the greatest number of options to list
     * @param meter polled at intervals
     * @throws FaultyRulesException if the rules contradict the declaration; the message names the heap
     */
    public int compared(HeapGame game, int last, long most, Meter meter) {
        List<Set<List<Integer>>> recent = new ArrayList<>();
        long listed = 0;
        int heap = 0;
        while (heap <= last && listed <= most) {
            Set<List<Integer>> options = options(game, heap, meter);
            recent.add(options);
            listed += options.size();
            if (heap >= (long) from + step) {
                Set<List<Integer>> before = recent.get(heap - step);
                requireSame(game, heap - step, before, step, heap, options);
                requireSame(game, heap, options, -step, heap - step, before);
                recent.set(heap - step, Set.of());
            }
            heap++;
        }
        return heap - 1;
    }

    private Set<List<Integer>> options(HeapGame game, int heap, Meter meter) {
        RecordedOptions listed = HeapOptions.recording();
        listed.record(game, heap, meter);
        Set<List<Integer>> options = new HashSet<>();
        for (int i = 0; i < listed.count(); i++) {
            int number = i;
            List<Integer> option = IntStream.range(0, listed.parts(i))
                    .map(part -> listed.part(number, part))
                    .boxed()
                    .toList();
            if (option.stream().mapToLong(part -> part).sum() < (long) heap - taken || option.size() > parts) {
                throw broken(game, "from " + heap + " a move leaves " + option);
            }
            options.add(option.stream().sorted().toList());
        }
        return options;
    }

    /** Checks that the options of a heap, with a great part changed by a number, are options of another heap. */
    private void requireSame(
            HeapGame game, int heap, Set<List<Integer>> options, int change, int other, Set<List<Integer>> others) {
        for (List<Integer> option : options) {
            for (int i = 0; i < option.size(); i++) {
                if (option.get(i) >= (long) from + Math.max(0, -change)) {
                    List<Integer> moved = new ArrayList<>(option);
                    moved.set(i, option.get(i) + change);
                    Collections.sort(moved);
                    if (!others.contains(moved)) {
                        throw broken(
                                game,
                                "from " + heap + " a move leaves " + option + ", and from " + other + " none leaves "
                                        + moved);
                    }
                }
            }
        }
    }

    private FaultyRulesException broken(HeapGame game, String how) {
        return new FaultyRulesException(game.name() + " declares that " + this + "; but " + how
                + ". Correct the declared reach, or leave it out");
    }

    /** Adds the options of a heap of any size: those of a small heap, as far away, if a move leaves one heap. */
    void far(HeapGame game, long heap, Options<Long> out) {
        long least = (long) from + taken;
        long near = heap < least ? heap : least + (heap - least) % step;
        if (near > HeapGame.GREATEST_NEAR) {
            throw new BeyondRangeException(game.name() + " lists the options of heaps up to " + HeapGame.GREATEST_NEAR
                    + ", and by its reach those of " + heap + " follow only from those of " + near);
        }
        for (List<Integer> option : options(game, (int) near, out.meter())) {
            option.forEach(part -> out.to(heap - (near - part)));
        }
    }

    /** Returns the declaration as the end of a sentence. */
    @Override
    public String toString() {
        return "a move takes at most " + taken + " beans and leaves at most " + parts
                + (parts == 1 ? " heap" : " heaps")
                + ", and from heap " + from + " on the options are the same"
                + (step == 1 ? "" : " " + step + " beans further") + " as far as they go";
    }
}
