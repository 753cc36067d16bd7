package org.impartial.solve.engine.sequence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.proof.file.Seal;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.BreakingEngine;
import org.impartial.solve.engine.sequence.octal.GuySmith;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.subtraction.AllButEngine;
import org.impartial.solve.engine.sequence.subtraction.AllButProof;
import org.impartial.solve.engine.sequence.subtraction.DenseEngine;
import org.impartial.solve.engine.sequence.subtraction.OneHotEngine;
import org.impartial.solve.engine.sequence.subtraction.PatternEngine;
import org.impartial.solve.engine.sequence.subtraction.SubtractionEngine;
import org.impartial.solve.engine.sequence.word.HeapEngine;
import org.impartial.solve.engine.sequence.word.NaiveEngine;
import org.impartial.solve.engine.sequence.word.PeriodProof;
import org.impartial.solve.engine.sequence.word.ReachProof;
import org.impartial.solve.engine.sequence.word.TheoremProof;
import org.impartial.solve.engine.sequence.word.WindowProof;
import org.jspecify.annotations.Nullable;

/** What the data that a heap game provides about its rules allow: the engines for its table, and a proof of periods. */
final class GameForm {
    /** The greatest member of a set, or distance of a pattern, for which an engine is used instead of the rules. */
    private static final long MOST_MEMBERS = 1 << 20;

    final String identity;
    final PeriodProof proof;
    private final Map<HeapEngineKind, IntFunction<HeapEngine>> engines = new LinkedHashMap<>();
    private IntFunction<HeapEngine> best;

    @Nullable
    BreakingRule rule;

    private GameForm(HeapGame game, String identity, PeriodProof proof) {
        this.identity = Seal.of(identity);
        this.proof = proof;
        this.best = threads -> new NaiveEngine(game);
        engines.put(HeapEngineKind.NAIVE, best);
    }

    /** Returns the form of a game. */
    static GameForm of(HeapGame game) {
        HeapCode code = game.heapCode().orElse(null);
        if (code instanceof BreakingCode breaking) {
            return ofCode(game, breaking);
        }
        if (code instanceof HeapPatterns patterns && patterns.reach() <= MOST_MEMBERS) {
            return ofPatterns(game, patterns);
        }
        return code instanceof SubtractionSet set ? ofSet(game, set) : plain(game, "game " + game.name());
    }

    private static GameForm plain(HeapGame game, String identity) {
        PeriodProof proof = game.reach()
                .<PeriodProof>map(reach -> new ReachProof(game, reach))
                .orElseGet(() -> new TheoremProof(game));
        return new GameForm(game, identity, proof);
    }

    private static GameForm ofPatterns(HeapGame game, HeapPatterns code) {
        List<int[]> patterns = code.patterns().stream()
                .map(pattern -> pattern.stream().mapToInt(Long::intValue).toArray())
                .toList();
        GameForm form = new GameForm(game, "patterns " + code, new WindowProof((int) code.reach(), 0));
        form.add(HeapEngineKind.PATTERNS, () -> new PatternEngine(patterns));
        return form;
    }

    private static GameForm ofCode(HeapGame game, BreakingCode code) {
        String identity = "code " + code;
        boolean takingOnly = code.digits().stream().allMatch(d -> d == 0 || d == 3);
        if (!code.finite()) {
            boolean nearlyAll = takingOnly && code.repeating().stream().allMatch(d -> d == 3);
            return nearlyAll ? allBut(game, identity, removals(code, 0), 1) : plain(game, identity);
        }
        if (takingOnly) {
            return finite(game, identity, removals(code, 3), 1);
        }
        BreakingRule rule = new BreakingRule(code);
        GameForm form = new GameForm(game, identity, new GuySmith(rule));
        form.rule = rule;
        if (rule.parts() == 2) {
            for (HeapEngineKind kind : List.of(HeapEngineKind.SCAN, HeapEngineKind.SPARSE, HeapEngineKind.REGISTER)) {
                form.engines.put(kind, threads -> new BreakingEngine(game, rule, kind, threads));
            }
            form.best = threads -> new BreakingEngine(game, rule, null, threads);
        }
        return form;
    }

    private static int[] removals(BreakingCode code, int digit) {
        return IntStream.range(1, code.digits().size())
                .filter(i -> code.digit(i) == digit)
                .toArray();
    }

    private static GameForm ofSet(HeapGame game, SubtractionSet set) {
        String identity = "subtraction " + text(set);
        if (set instanceof SubtractionSet.AllBut allBut && near(allBut.excluded())) {
            return allBut(game, identity, ints(allBut.excluded().upTo(Integer.MAX_VALUE)), 0);
        }
        if (set instanceof SubtractionSet.Interval interval
                && interval.least() <= MOST_MEMBERS
                && interval.most() == Long.MAX_VALUE) {
            return allBut(game, identity, ints(LongStream.range(1, interval.least())), 0);
        }
        return set.greatest().isPresent() && near(set)
                ? finite(game, identity, ints(set.upTo(Integer.MAX_VALUE)), 0)
                : plain(game, set instanceof SubtractionSet.Where ? "game " + game.name() : identity);
    }

    /** Returns the form of a finite set; periods are searched for from {@code leastStart} on. */
    private static GameForm finite(HeapGame game, String identity, int[] set, int leastStart) {
        GameForm form = new GameForm(game, identity, new WindowProof(last(set), leastStart));
        if (set.length <= SubtractionEngine.MOST) {
            form.add(HeapEngineKind.MASK, () -> new SubtractionEngine(set));
            if (set.length > 0 && set[0] >= OneHotEngine.LEAST) {
                form.add(HeapEngineKind.ONE_HOT, () -> new OneHotEngine(set));
            }
        } else if (DenseEngine.suits(set.length, last(set))) {
            form.add(HeapEngineKind.DENSE, () -> new DenseEngine(set));
        }
        return form;
    }

    /** Returns the form of a set of all numbers but some; periods are searched for from {@code leastStart} on. */
    private static GameForm allBut(HeapGame game, String identity, int[] excluded, int leastStart) {
        GameForm form = new GameForm(game, identity, new AllButProof(last(excluded), leastStart));
        form.add(HeapEngineKind.ALL_BUT, () -> new AllButEngine(excluded));
        return form;
    }

    private static int last(int[] set) {
        return set.length == 0 ? 0 : set[set.length - 1];
    }

    /** Returns a set as text with all its numbers. */
    private static String text(SubtractionSet set) {
        if (set instanceof SubtractionSet.AllBut allBut) {
            return "all but " + allBut.excluded().text();
        }
        return set instanceof SubtractionSet.Finite finite ? finite.text() : set.toString();
    }

    private static boolean near(SubtractionSet set) {
        return set.greatest().orElse(0) <= MOST_MEMBERS;
    }

    private static int[] ints(LongStream members) {
        return members.mapToInt(Math::toIntExact).toArray();
    }

    /** Adds an engine that is better than all before it. */
    private void add(HeapEngineKind kind, Supplier<HeapEngine> opened) {
        best = threads -> opened.get();
        engines.put(kind, best);
    }

    /** Returns the engines that can fill the table of the game. */
    List<HeapEngineKind> kinds() {
        return List.copyOf(engines.keySet());
    }

    /** Returns an engine without values: one of {@link #kinds}, or the best if the kind is null. */
    HeapEngine engine(@Nullable HeapEngineKind kind, int threads) {
        return (kind == null ? best : engines.getOrDefault(kind, best)).apply(threads);
    }
}
