package org.impartial.core.theory.misere;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.theory.misere.SumClasses.SumClass;

/** Normal and misère Grundy values and classes of whole positions, from their definitions. */
final class Values {
    private final Map<Position, Pair> known = new HashMap<>();
    private final Map<Position, SumClass> classes = new HashMap<>();

    record Pair(int normal, int misere) {
        boolean pet() {
            return normal == misere ? normal >= 2 : normal + misere == 1;
        }

        boolean tame() {
            return normal == misere || normal + misere == 1;
        }
    }

    Pair of(Position position) {
        Pair found = known.get(position);
        if (found == null) {
            Set<Integer> normal = new HashSet<>();
            Set<Integer> misere = new HashSet<>();
            for (Move move : position.moves()) {
                Pair option = of(move.result());
                normal.add(option.normal);
                misere.add(option.misere);
            }
            found = new Pair(mex(normal), normal.isEmpty() ? 1 : mex(misere));
            known.put(position, found);
        }
        return found;
    }

    SumClass sumClass(Position position) {
        SumClass old = classes.get(position);
        if (old != null) {
            return old;
        }
        SumClass found = of(position).pet() ? SumClass.PET : of(position).tame() ? SumClass.TAME : SumClass.WILD;
        for (Move move : position.moves()) {
            SumClass option = sumClass(move.result());
            found = option.compareTo(found) > 0 ? option : found;
        }
        classes.put(position, found);
        return found;
    }

    private static int mex(Set<Integer> values) {
        int mex = 0;
        while (values.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
