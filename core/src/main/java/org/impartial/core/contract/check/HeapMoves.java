package org.impartial.core.contract.check;

import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.game.heap.SubtractionSet;

/**
 * The options of a heap as an ascending array of words, one for each multiset of heaps that a move may leave; empty
 * heaps are omitted. A word holds up to three heaps below 2^21 each; all options of more than three heaps, which no
 * code can express, are represented by one word.
 */
final class HeapMoves {
    /** The greatest number of options that are listed. */
    static final long MOST = 200_000;

    private static final int SIZE = 21;
    private static final long OTHERS = Long.MAX_VALUE;

    private final RecordedOptions recorded = HeapOptions.recording();
    private long[] words = new long[64];
    private int count;

    /** Returns the options of a heap by the rules. */
    long[] of(HeapGame game, int heap) {
        count = 0;
        recorded.record(game, heap);
        for (int option = 0; option < recorded.count(); option++) {
            keep(word(option));
        }
        return distinct();
    }

    private long word(int option) {
        long[] parts = new long[Math.max(3, recorded.parts(option))];
        int filled = 0;
        for (int part = 0; part < recorded.parts(option); part++) {
            parts[filled] = recorded.part(option, part);
            filled += parts[filled] > 0 ? 1 : 0;
        }
        Arrays.sort(parts, 0, filled);
        return filled > 3 ? OTHERS : word(parts[0], parts[1], parts[2]);
    }

    private static long word(long first, long second, long third) {
        return (((third << SIZE) | second) << SIZE) | first;
    }

    /** Returns the options of a heap by a set or a code; patterns are listed by {@link OptionSources}. */
    long[] of(HeapCode code, int heap) {
        count = 0;
        if (code instanceof SubtractionSet set) {
            set.upTo(heap).forEach(taken -> keep(heap - taken));
        } else {
            broken((BreakingCode) code, heap);
        }
        return distinct();
    }

    private void broken(BreakingCode code, int heap) {
        for (int removed = 0; removed <= last(code, heap); removed++) {
            int digit = code.digit(removed);
            int rest = heap - removed;
            if ((digit & (rest == 0 ? 1 : 2)) != 0) {
                keep(rest);
            }
            for (int a = 1; (digit & 4) != 0 && 2 * a <= rest; a++) {
                if (!code.unequal() || 2 * a < rest) {
                    keep(word(a, rest - a, 0));
                }
            }
            for (int a = 1; (digit & 8) != 0 && 3 * a <= rest; a++) {
                for (int b = a; a + 2 * b <= rest; b++) {
                    keep(word(a, b, rest - a - b));
                }
            }
        }
    }

    private static int last(BreakingCode code, int heap) {
        return code.finite() ? Math.min(code.last(), heap) : heap;
    }

    /** Returns a lower bound of the number of steps that listing the options by a code takes. */
    static long cost(HeapCode code, int heap) {
        if (code instanceof HeapPatterns patterns) {
            return patterns.upTo(heap).mapToLong(pattern -> 1 + pattern.size()).sum();
        }
        if (code instanceof SubtractionSet set) {
            return set instanceof SubtractionSet.Finite || set instanceof SubtractionSet.Interval
                    ? set.upTo(heap).count()
                    : heap;
        }
        long cost = 0;
        for (int removed = 0; removed <= last((BreakingCode) code, heap); removed++) {
            int digit = ((BreakingCode) code).digit(removed);
            long rest = (long) heap - removed;
            cost += 1 + ((digit & 4) != 0 ? rest / 2 : 0) + ((digit & 8) != 0 ? rest * rest / 12 : 0);
        }
        return cost;
    }

    private void keep(long word) {
        words = LongArrays.grow(words, count + 1);
        words[count++] = word;
    }

    private long[] distinct() {
        Arrays.sort(words, 0, count);
        int kept = 0;
        for (int i = 0; i < count; i++) {
            words[kept] = words[i];
            kept += i + 1 == count || words[i] != words[i + 1] ? 1 : 0;
        }
        return Arrays.copyOf(words, kept);
    }

    /** Returns the heaps of a word as text. */
    static String text(long word) {
        if (word == OTHERS) {
            return "more than three heaps";
        }
        return LongStream.of(word, word >>> SIZE, word >>> (2 * SIZE))
                .map(part -> part & ((1 << SIZE) - 1))
                .filter(part -> part > 0)
                .mapToObj(String::valueOf)
                .collect(Collectors.collectingAndThen(Collectors.joining("+"), text -> text.isEmpty() ? "0" : text));
    }
}
