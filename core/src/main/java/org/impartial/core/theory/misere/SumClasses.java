package org.impartial.core.theory.misere;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.PerGame;

/**
 * Finds whether components are pet, tame or wild, over all positions that can be reached from them [ONAG, ch. 12].
 * It takes the rules only, and looks once at every option of every component that can be reached; heaps go in a table.
 * What was found is kept. Belongs to one thread.
 */
public final class SumClasses {
    private final PerGame<Heaps> heaps = new PerGame<>(game -> new Heaps((HeapGame) game));
    private final Map<Component<?>, Classified> known = new HashMap<>();

    /** Knows nothing yet. */
    public SumClasses() {}

    /**
     * The class of a component.
     *
     * @param sumClass pet, tame or wild
     * @param value its values; nothing if it is wild
     * @param reason why it is wild: a position that can be reached and its values; empty otherwise
     */
    public record Classified(SumClass sumClass, Optional<TameValue> value, String reason) {}

    /** The table of one heap game. */
    private record Heaps(HeapAtoms atoms, TameCodes codes) {
        Heaps(HeapGame game) {
            this(new HeapAtoms(game));
        }

        private Heaps(HeapAtoms atoms) {
            this(atoms, new TameCodes(atoms));
        }
    }

    /**
     * Classifies a component.
     *
     * @param component any component whose play ends
     * @param meter is told of every option looked at
     * @return its class
     * @throws org.impartial.core.game.CycleException if a position can come back
     * @throws BeyondRangeException for a heap above 2^31 − 2
     */
    public Classified of(Component<?> component, Meter meter) {
        if (component.game() instanceof HeapGame game && component.state() instanceof Long heap) {
            if (heap >= Integer.MAX_VALUE) {
                throw new BeyondRangeException("heaps are classified up to " + (Integer.MAX_VALUE - 1) + ", not " + heap
                        + "; a claim or a periodic quotient may answer");
            }
            Heaps table = heaps.of(game);
            table.codes.reach(heap.intValue(), meter);
            return classified(table.atoms, table.codes, heap.intValue());
        }
        Component<?> start = component.canonical();
        Classified found = known.get(start);
        return found != null ? found : classifyAll(start, meter);
    }

    private Classified classifyAll(Component<?> start, Meter meter) {
        PositionAtoms atoms = PositionAtoms.reachableFrom(List.of(start), meter);
        TameCodes codes = new TameCodes(atoms);
        codes.reach(atoms.count() - 1, meter);
        for (int atom = 0; atom < atoms.count(); atom++) {
            known.put(atoms.component(atom), classified(atoms, codes, atom));
        }
        return classified(atoms, codes, (int) atoms.find(start).orElseThrow());
    }

    private static Classified classified(Atoms atoms, TameCodes codes, int atom) {
        SumClass sumClass = codes.sumClass(atom);
        if (sumClass != SumClass.WILD) {
            return new Classified(sumClass, Optional.of(codes.value(atom)), "");
        }
        int culprit = codes.culprit(atom);
        int[] values = codes.values(culprit);
        return new Classified(
                sumClass,
                Optional.empty(),
                atoms.component(culprit) + " has the normal and misere Grundy values " + values[0] + " and "
                        + values[1]);
    }
}
