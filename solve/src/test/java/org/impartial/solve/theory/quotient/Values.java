package org.impartial.solve.theory.quotient;

import java.util.HashMap;
import java.util.Map;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.sums.SumClasses.SumClass;

/** Normal and misère Grundy values and classes of whole positions, from their definitions. */
public final class Values {
    /** Creates an empty table. */
    public Values() {}

    private final ByDefinition<Position> normal = ByDefinition.of(Convention.NORMAL);
    private final ByDefinition<Position> misere = ByDefinition.of(Convention.MISERE);
    private final Map<Position, SumClass> classes = new HashMap<>();

    public record Pair(int normal, int misere) {
        boolean pet() {
            return normal == misere ? normal >= 2 : normal + misere == 1;
        }

        boolean tame() {
            return normal == misere || normal + misere == 1;
        }
    }

    public Pair of(Position position) {
        return new Pair(normal.value(position), misere.value(position));
    }

    public SumClass sumClass(Position position) {
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
}
