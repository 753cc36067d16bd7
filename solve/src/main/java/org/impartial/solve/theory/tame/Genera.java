package org.impartial.solve.theory.tame;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.FreeWords;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.atom.PositionAtoms;
import org.impartial.solve.theory.tame.nim.SumClasses.SumClass;
import org.impartial.solve.theory.tame.nim.SumClasses.TameValue;
import org.impartial.solve.theory.tame.nim.TameCodes;

/**
 * Computes genera by the definition: with g_j the misère Grundy value beside j Nim heaps of 2, g_j of a position is the
 * mex of the g_j of its options and of g_(j−1) and g_(j−1) ^ 1, and 1 for an end with j = 0 [ONAG, ch. 12]. Sums are
 * searched whole, on an explicit stack, and stored; the rule of misère Nim is used only if every component is tame,
 * where it is proved. The number of sums grows quickly with the number of wild heaps. Not safe for use by several
 * threads.
 *
 * <pre>{@code
 * HeapGame game = new GrundysGame();
 * Genera.of(game, Meter.unlimited()).of(game.heaps(3, 13));  // 2^0520
 * }</pre>
 */
public final class Genera {
    private final Atoms atoms;
    private final Meter meter;
    private final TameCodes tame;
    private final FreeWords words;
    private final Map<Integer, Genus> known = new HashMap<>();

    private Genera(Atoms atoms, Meter meter) {
        this.atoms = atoms;
        this.meter = meter;
        this.tame = new TameCodes(atoms);
        this.words = new FreeWords(atoms);
    }

    /**
     * {@return a computation of the genera of sums of heaps of a game, without results yet}
     *
     * @param game the heap game
     * @param meter counts every option examined
     */
    public static Genera of(HeapGame game, Meter meter) {
        return new Genera(new HeapAtoms(game), meter);
    }

    /**
     * Creates genera of the sums of all components reachable from given positions.
     *
     * @param positions of any games without infinite play
     * @param meter counts every option examined
     * @return a computation without results
     * @throws org.impartial.core.game.FaultyRulesException.CycleException if positions may repeat
     */
    public static Genera of(Collection<? extends Position> positions, Meter meter) {
        return new Genera(PositionAtoms.reachableFrom(positions, meter), meter);
    }

    /**
     * {@return the genus of a position}
     *
     * @param position a sum of the components for which this object was created
     * @throws IllegalArgumentException if a component is not among these
     */
    public Genus of(Position position) {
        int sum = 0;
        for (Component<?> component : position.components()) {
            long atom = atoms.find(component)
                    .orElseThrow(() ->
                            new IllegalArgumentException(component + " is not among the components of these genera"));
            tame.reach(Math.toIntExact(atom), meter);
            sum = words.add(sum, words.of((int) atom));
        }
        return search(sum);
    }

    private Genus search(int start) {
        IntArrayList stack = new IntArrayList(new int[] {start});
        while (!known.containsKey(start)) {
            int sum = stack.topInt();
            int depth = stack.size();
            if (!known.containsKey(sum)) {
                List<Genus> options = optionsOrPush(sum, stack);
                if (stack.size() == depth) {
                    known.put(sum, isTame(sum) ? Genus.of(tameValue(sum)) : Genus.ofOptions(options));
                }
            }
            if (stack.size() == depth) {
                stack.popInt();
            }
        }
        return known.getOrDefault(start, Genus.of(TameValue.ZERO));
    }

    /** Returns the genera of the options of a wild sum; unknown ones are pushed on the stack. */
    private List<Genus> optionsOrPush(int sum, IntArrayList stack) {
        List<Genus> genera = new ArrayList<>();
        if (isTame(sum)) {
            return genera;
        }
        IntArrayList options = words.options(sum);
        meter.spend(options.size());
        for (int i = 0; i < options.size(); i++) {
            Genus genus = known.get(options.getInt(i));
            if (genus == null) {
                stack.push(options.getInt(i));
            } else {
                genera.add(genus);
            }
        }
        return genera;
    }

    private boolean isTame(int sum) {
        for (int atom : words.word(sum)) {
            if (tame.sumClass(atom) == SumClass.WILD) {
                return false;
            }
        }
        return true;
    }

    private TameValue tameValue(int sum) {
        TameValue value = TameValue.ZERO;
        for (int atom : words.word(sum)) {
            value = value.plus(tame.value(atom));
        }
        return value;
    }

    /** Returns a text with the number of sums whose genera are known. */
    @Override
    public String toString() {
        return "genera of " + known.size() + " sums";
    }
}
