package org.impartial.solve.theory.form;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Collection;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.HeapAtoms;
import org.impartial.solve.theory.atom.Images;
import org.impartial.solve.theory.atom.PositionAtoms;
import org.impartial.solve.theory.form.table.FormTable;
import org.impartial.solve.theory.sums.SumClasses.SumClass;
import org.impartial.solve.theory.sums.SumClasses.TameValue;
import org.impartial.solve.theory.sums.TameCodes;

/**
 * Computes genera by the definition: with g_j the misère Grundy value beside j Nim heaps of 2, g_j of a position is the
 * mex of the g_j of its options and of g_(j−1) and g_(j−1) ^ 1, and 1 for an end with j = 0 [ONAG, ch. 12]. The options
 * are those of the canonical form of the position, since equal positions have equal genera; the rule of misère Nim is
 * used only if every component is tame, where it is proved. Not safe for use by several threads.
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
    private final FormTable table = new FormTable();
    private final FormGenera genera = new FormGenera(table);

    /** The forms of the first atoms, as far as they were needed. */
    private final IntArrayList forms = new IntArrayList();

    private Genera(Atoms atoms, Meter meter) {
        this.atoms = atoms;
        this.meter = meter;
        this.tame = new TameCodes(atoms);
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
     * @throws org.impartial.core.game.BeyondRangeException if its canonical form is too deep
     */
    public Genus of(Position position) {
        int[] sum = position.components().stream().mapToInt(this::atom).toArray();
        boolean allTame = true;
        for (int atom : sum) {
            tame.reach(atom, meter);
            allTame &= tame.sumClass(atom) != SumClass.WILD;
        }
        return allTame ? Genus.of(tameValue(sum)) : genera.of(form(sum), meter);
    }

    private int atom(Component<?> component) {
        return Math.toIntExact(atoms.find(component)
                .orElseThrow(() ->
                        new IllegalArgumentException(component + " is not among the components of these genera")));
    }

    private TameValue tameValue(int[] sum) {
        TameValue value = TameValue.ZERO;
        for (int atom : sum) {
            value = value.plus(tame.value(atom));
        }
        return value;
    }

    private int form(int[] sum) {
        Images images = new Images() {
            @Override
            public int of(int atom) {
                return forms.getInt(atom);
            }

            @Override
            public int add(int a, int b) {
                return table.sum(a, b, meter);
            }
        };
        int form = FormTable.ZERO;
        for (int atom : sum) {
            while (forms.size() <= atom) {
                int[] options = atoms.optionValues(forms.size(), images, meter);
                forms.add(table.of(options, 0, options.length, meter));
            }
            form = images.add(form, images.of(atom));
        }
        return form;
    }

    /** Returns a text with the number of forms whose genera are known. */
    @Override
    public String toString() {
        return "genera of " + genera.count() + " forms";
    }
}
