package org.impartial.solve.theory.sums;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.Images;
import org.impartial.solve.theory.sums.SumClasses.SumClass;
import org.impartial.solve.theory.sums.SumClasses.TameValue;

/**
 * Classifies atoms in ascending order by their options alone. Sums of tame atoms add by rule, and a sum with a wild
 * atom is wild, since play can bring it to that atom alone; so a search is not needed.
 *
 * <p>A code is the Grundy value times 4, plus 2 if not pet, plus 1 if firm; for a wild atom it is −1 less the least
 * wild atom that makes it so. The sum of two firm pet positions is not pet: each can be played to a position of value
 * 2, and two of these have values (0, 0). Not safe for use by several threads.
 */
public final class TameCodes implements Images {
    private static final int FIRM = 1;
    private static final int NOT_PET = 2;

    final Atoms atoms;
    private final IntArrayList codes = new IntArrayList();

    public TameCodes(Atoms atoms) {
        this.atoms = atoms;
    }

    /** Classifies all atoms up to a given one. */
    public void reach(int atom, Meter meter) {
        while (codes.size() <= atom) {
            codes.add(code(atoms.optionValues(codes.size(), this, meter)));
        }
    }

    /** {@return the class of an atom: pet, tame or wild} */
    public SumClass sumClass(int atom) {
        int code = of(atom);
        return code < 0 ? SumClass.WILD : (code & NOT_PET) != 0 ? SumClass.TAME : SumClass.PET;
    }

    public TameValue value(int atom) {
        return new TameValue(of(atom) >> 2, (of(atom) & FIRM) == 0);
    }

    /** Returns the least wild atom that makes an atom wild: all its own options are tame. */
    int culprit(int atom) {
        return -1 - of(atom);
    }

    /** Returns the normal and misère Grundy values of an atom whose options are all tame. */
    int[] values(int atom) {
        return values(atoms.optionValues(atom, this, Meter.unlimited()));
    }

    private int code(int[] options) {
        int notPet = 0;
        for (int option : options) {
            if (option < 0) {
                return option;
            }
            notPet |= (option & NOT_PET) | ((option & FIRM) != 0 && option >> 2 <= 1 ? NOT_PET : 0);
        }
        int[] values = values(options);
        if (!TameValue.possible(values[0], values[1])) {
            return -1 - codes.size();
        }
        int firm = values[0] == values[1] ? FIRM : 0;
        int own = firm != 0 && values[0] <= 1 ? NOT_PET : 0;
        return values[0] << 2 | notPet | own | firm;
    }

    private static int[] values(int[] options) {
        BitSet normal = new BitSet();
        BitSet misere = new BitSet();
        for (int option : options) {
            int value = option >> 2;
            normal.set(value);
            misere.set((option & FIRM) == 0 ? value ^ 1 : value);
        }
        return new int[] {normal.nextClearBit(0), options.length == 0 ? 1 : misere.nextClearBit(0)};
    }

    @Override
    public int of(int atom) {
        return codes.getInt(atom);
    }

    @Override
    public int add(int a, int b) {
        if (a < 0 || b < 0) {
            return a < 0 ? a : b;
        }
        int grundy = (a ^ b) & ~(FIRM | NOT_PET);
        int bothFirm = (a & b & FIRM) != 0 ? NOT_PET : 0;
        return grundy | ((a | b) & (FIRM | NOT_PET)) | bothFirm;
    }
}
