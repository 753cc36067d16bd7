package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import com.google.common.primitives.Longs;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;

/**
 * Compares the code of a heap game, which engines read in place of its rules, with the rules: every heap from 0 on as
 * far as the budget of steps allows, the heaps around every member and digit, and heaps at growing distances up to the
 * reach. A move that the code lacks is found at the first heap that allows it or at a greater one.
 */
final class CodeCheck {
    private static final long STEPS = 400_000;
    private static final int REACH = 1 << 20;
    private static final int FIRST = 12_000;

    /** The number of members or digits whose surroundings are compared, the least and the greatest ones. */
    private static final int PLACES = 500;

    /** The nanoseconds for slow rules: for the first heaps, and again for the surroundings of members and digits. */
    private static final long SECOND = 1_000_000_000;

    private static final int LEAST = 100;

    private final HeapGame game;
    private final HeapCode code;
    private final HeapMoves moves = new HeapMoves();
    private long steps = STEPS;

    private CodeCheck(HeapGame game, HeapCode code) {
        this.game = game;
        this.code = code;
    }

    static void run(CheckedGame<?> trial, HeapGame game) {
        trial.check(
                Clause.CODE_AGREES, "code", () -> game.heapCode().flatMap(code -> new CodeCheck(game, code).fault()));
    }

    /** Compares the declared reach of a game with the options of as many heaps as the steps allow. */
    static void runReach(CheckedGame<?> trial, HeapGame game) {
        game.reach()
                .ifPresent(reach -> trial.check(Clause.REACH_HOLDS, "", () -> {
                    reach.compared(game, trial.bounds().heaps(), STEPS, Meter.unlimited());
                    return Optional.empty();
                }));
    }

    private Optional<String> fault() {
        long start = System.nanoTime();
        return first(IntStream.range(0, FIRST)
                        .takeWhile(heap -> steps > STEPS / 2 && (heap < LEAST || System.nanoTime() - start <= SECOND)))
                .or(() -> {
                    long middle = System.nanoTime();
                    return first(places().takeWhile(heap -> System.nanoTime() - middle <= SECOND));
                });
    }

    private Optional<String> first(IntStream heaps) {
        return heaps.mapToObj(this::fault).flatMap(Optional::stream).findFirst();
    }

    /** Returns the heaps around members and digits, and then some up to the reach. */
    private IntStream places() {
        TreeSet<Integer> places = new TreeSet<>();
        long[] all = members();
        for (int i = 0; i < all.length; i++) {
            if (i < PLACES || i >= all.length - PLACES) {
                for (long heap = Math.max(0, all[i] - 1); heap <= all[i] + 2; heap++) {
                    places.add((int) heap);
                }
            }
        }
        for (int heap = FIRST; heap < REACH; heap += heap / 8) {
            places.add(heap);
        }
        places.add(REACH);
        return places.stream().mapToInt(Integer::intValue);
    }

    private long[] members() {
        if (code instanceof SubtractionSet set) {
            return set.upTo(REACH).toArray();
        }
        if (code instanceof HeapPatterns patterns) {
            return patterns.upTo(REACH)
                    .flatMap(List::stream)
                    .mapToLong(Long::longValue)
                    .sorted()
                    .distinct()
                    .toArray();
        }
        return LongStream.range(0, ((BreakingCode) code).digits().size()).toArray();
    }

    private Optional<String> fault(int heap) {
        long cost = HeapMoves.cost(code, heap);
        if (CheckedGame.fault(game, (long) heap).isPresent() || cost > steps / 8 || cost > HeapMoves.MOST) {
            return Optional.empty();
        }
        steps -= cost + 1;
        if (code instanceof HeapPatterns patterns) {
            return OptionLists.difference(
                    "from a heap of " + heap + " the code " + patterns,
                    OptionSources.patterns(patterns, heap),
                    OptionSources.leaving(game, heap));
        }
        List<Long> data = Longs.asList(moves.of(code, heap));
        List<Long> rules = Longs.asList(moves.of(game, heap));
        return unless(
                data.equals(rules),
                () -> OptionLists.text(
                        "of the options from a heap of " + heap + " the code " + code, data, rules, HeapMoves::text));
    }
}
