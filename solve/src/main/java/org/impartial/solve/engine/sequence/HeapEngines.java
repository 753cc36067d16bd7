package org.impartial.solve.engine.sequence;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.octal.BreakingEngine;
import org.impartial.solve.engine.sequence.octal.GuySmith;
import org.impartial.solve.engine.sequence.subtraction.AllButEngine;
import org.impartial.solve.engine.sequence.subtraction.AllButProof;
import org.impartial.solve.engine.sequence.subtraction.DenseEngine;
import org.impartial.solve.engine.sequence.subtraction.LevelEngine;
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

/** Chooses the engine for the form of a game. */
final class HeapEngines {
    private HeapEngines() {}

    /** Returns an engine without values; {@code forced} is one of {@link #kinds} or null. */
    static HeapEngine of(HeapGame game, GameForm form, @Nullable HeapEngineKind forced, int threads) {
        if (forced == HeapEngineKind.NAIVE || kinds(form).size() == 1) {
            return new NaiveEngine(game, proof(form, game));
        }
        if (form instanceof GameForm.Code code) {
            return new BreakingEngine(game, code.rule(), forced, threads);
        }
        if (form instanceof GameForm.AllBut allBut) {
            return new AllButEngine(allBut.excluded(), proof(form, game));
        }
        if (form instanceof GameForm.Patterns patterns) {
            return new PatternEngine(patterns.patterns(), proof(form, game));
        }
        GameForm.FiniteSet set = (GameForm.FiniteSet) form;
        int[] members = set.members().stream().mapToInt(Integer::intValue).toArray();
        PeriodProof proof = proof(form, game);
        List<HeapEngineKind> kinds = kinds(form);
        return switch (forced != null ? forced : kinds.get(kinds.size() - 1)) {
            case DENSE -> new DenseEngine(members, proof);
            case LEVELS -> new LevelEngine(members, proof);
            case ONE_HOT -> new OneHotEngine(members, proof);
            default -> new SubtractionEngine(members, proof);
        };
    }

    private static boolean from(int least, GameForm.FiniteSet set) {
        return !set.members().isEmpty() && set.members().get(0) >= least;
    }

    /**
     * Returns the engines that can fill the table of a game of this form. Unless the form is a code, the last one is
     * chosen.
     */
    static List<HeapEngineKind> kinds(GameForm form) {
        List<HeapEngineKind> kinds = new ArrayList<>(List.of(HeapEngineKind.NAIVE));
        if (form instanceof GameForm.Code code && code.rule().parts() == 2) {
            kinds.addAll(List.of(HeapEngineKind.SCAN, HeapEngineKind.SPARSE, HeapEngineKind.REGISTER));
        }
        if (form instanceof GameForm.FiniteSet set) {
            boolean fits = set.members().size() <= SubtractionEngine.MOST;
            add(kinds, HeapEngineKind.MASK, fits);
            add(kinds, HeapEngineKind.LEVELS, from(LevelEngine.LEAST, set));
            add(
                    kinds,
                    HeapEngineKind.DENSE,
                    !fits
                            && DenseEngine.suits(
                                    set.members().size(),
                                    set.members().get(set.members().size() - 1)));
            add(kinds, HeapEngineKind.ONE_HOT, fits && from(OneHotEngine.LEAST, set));
        }
        add(kinds, HeapEngineKind.ALL_BUT, form instanceof GameForm.AllBut);
        add(kinds, HeapEngineKind.PATTERNS, form instanceof GameForm.Patterns);
        return kinds;
    }

    private static void add(List<HeapEngineKind> kinds, HeapEngineKind kind, boolean suits) {
        if (suits) {
            kinds.add(kind);
        }
    }

    /**
     * Returns the method of proving a period of a game of this form, independent of the engine that fills the table.
     */
    static PeriodProof proof(GameForm form, HeapGame game) {
        if (form instanceof GameForm.Code code) {
            return new GuySmith(code.rule());
        }
        if (form instanceof GameForm.FiniteSet set) {
            List<Integer> members = set.members();
            return new WindowProof(members.isEmpty() ? 1 : members.get(members.size() - 1), set.leastStart());
        }
        if (form instanceof GameForm.AllBut allBut) {
            List<Integer> excluded = allBut.excluded();
            return new AllButProof(excluded.isEmpty() ? 0 : excluded.get(excluded.size() - 1), allBut.leastStart());
        }
        if (form instanceof GameForm.Patterns patterns) {
            return new WindowProof(patterns.reach(), 0);
        }
        return game.reach()
                .<PeriodProof>map(reach -> new ReachProof(game, reach))
                .orElseGet(() -> new TheoremProof(game));
    }
}
