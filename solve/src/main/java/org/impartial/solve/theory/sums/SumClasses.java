package org.impartial.solve.theory.sums;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.atom.PositionAtoms;

/**
 * Determines whether components are pet, tame or wild, over all their followers [ONAG, ch. 12]. Uses only the rules,
 * and examines every option of every reachable component once; heaps are kept in a table. Results are kept. Not safe
 * for use by several threads.
 *
 * <pre>{@code
 * new SumClasses().of(new GrundysGame().at(3), Meter.unlimited()).sumClass();   // PET
 * new SumClasses().of(new GrundysGame().at(13), Meter.unlimited()).sumClass();  // WILD
 * }</pre>
 */
public final class SumClasses {
    private final PerGame<TameCodes> heaps = new PerGame<>(game -> new TameCodes(new HeapAtoms((HeapGame) game)));
    private final Map<Component<?>, Classified> known = new HashMap<>();

    /**
     * The class of a component, its values unless it is wild, and else a reachable position and values that make it so.
     */
    public record Classified(SumClass sumClass, Optional<TameValue> value, String reason) {}

    /** {@return the class of a component whose play ends, or of a heap up to 2^31 − 2} */
    public Classified of(Component<?> component, Meter meter) {
        if (component.game() instanceof HeapGame game && component.state() instanceof Long heap) {
            if (heap >= Integer.MAX_VALUE) {
                throw new BeyondRangeException("heaps are classified up to " + (Integer.MAX_VALUE - 1) + ", not " + heap
                        + "; a claim or a periodic quotient may answer");
            }
            TameCodes codes = heaps.of(game);
            codes.reach(heap.intValue(), meter);
            return classified(codes, heap.intValue());
        }
        Component<?> start = component.canonical();
        Classified found = known.get(start);
        return found != null ? found : classifyAll(start, meter);
    }

    /**
     * Returns the rule of misère Nim with fickle and firm parts for sums of tame components; wild ones are rejected.
     */
    public TameNim nim(Meter meter) {
        return new TameNim(component -> tame(component, meter), Optional.empty(), meter);
    }

    private TameValue tame(Component<?> component, Meter meter) {
        Classified found = of(component, meter);
        return found.value()
                .orElseThrow(() -> new IllegalArgumentException("the rule of misère Nim does not hold for " + component
                        + ", which is wild: " + found.reason() + "; use a misère quotient or a search"));
    }

    private Classified classifyAll(Component<?> start, Meter meter) {
        PositionAtoms atoms = PositionAtoms.reachableFrom(List.of(start), meter);
        TameCodes codes = new TameCodes(atoms);
        codes.reach(atoms.count() - 1, meter);
        for (int atom = 0; atom < atoms.count(); atom++) {
            known.put(atoms.component(atom), classified(codes, atom));
        }
        return classified(codes, (int) atoms.find(start).orElseThrow());
    }

    private static Classified classified(TameCodes codes, int atom) {
        SumClass sumClass = codes.sumClass(atom);
        if (sumClass != SumClass.WILD) {
            return new Classified(sumClass, Optional.of(codes.value(atom)), "");
        }
        int culprit = codes.culprit(atom);
        int[] values = codes.values(culprit);
        return new Classified(
                sumClass,
                Optional.empty(),
                codes.atoms.component(culprit) + " has the normal and misère Grundy values " + values[0] + " and "
                        + values[1]);
    }

    /** The extent to which misère play of a component, and of all its followers, is like that of Nim. */
    public enum SumClass {
        /** All have normal and misère values (0, 1), (1, 0) or (k, k), k > 1: misère Nim [Gurvich-Ho 2015]. */
        PET,
        /** The values (0, 0) and (1, 1) occur too: sums follow the rule with fickle and firm parts [ONAG, ch. 12]. */
        TAME,
        /** Some follower has other values: Grundy values do not determine outcomes of sums, and no rule holds. */
        WILD
    }

    /**
     * The data that determine the outcome of a sum of tame components: the normal-play Grundy value and whether it is
     * fickle. The misère Grundy value is {@code grundy ^ 1} if it is fickle, which only 0 and 1 can be, else {@code
     * grundy}.
     *
     * @param grundy the normal-play Grundy value
     * @param fickle whether every component is fickle: has the values (0, 1) or (1, 0)
     */
    public record TameValue(long grundy, boolean fickle) {
        public static final TameValue ZERO = new TameValue(0, true);

        /** Returns the value of a pet component with a given Grundy value. */
        static TameValue ofPet(long grundy) {
            return new TameValue(grundy, grundy <= 1);
        }

        /** {@return the misère Grundy value: the n such that the sum with a Nim heap of n is a misère P-position} */
        public long misereGrundy() {
            return fickle ? grundy ^ 1 : grundy;
        }

        /** {@return the sum of two tame positions: the XOR of the values, fickle if both are} */
        public TameValue plus(TameValue that) {
            return new TameValue(grundy ^ that.grundy, fickle && that.fickle);
        }

        /** {@return whether a tame position can have given values; true for equal values, and for 0 and 1} */
        public static boolean possible(long grundy, long misere) {
            return grundy == misere || (grundy <= 1 && misere == (grundy ^ 1));
        }

        /** Returns the Grundy value with its kind, such as {@code 1 fickle}. */
        @Override
        public String toString() {
            return grundy + (fickle ? " fickle" : " firm");
        }
    }

    /** Returns a text with the number of components classified, without heaps. */
    @Override
    public String toString() {
        return "classes of " + known.size() + " components";
    }
}
