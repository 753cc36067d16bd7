package org.impartial.discover.rules;

import java.util.Arrays;
import org.impartial.discover.numeration.Relation;

/**
 * One kind of move as a relation between the positions before and after it. Every heap that it changes has both its
 * variables; another heap has its variable only if the move depends on it.
 *
 * @param relation the relation
 * @param changed the heaps that it changes, ascending
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MoveRelation(Relation relation, int[] changed) {

    /** Returns the variables of the position after the move, heap by heap. */
    public int[] after(int heaps) {
        int[] variables = new int[heaps];
        for (int heap = 0; heap < heaps; heap++) {
            int own = heap;
            boolean moved = Arrays.stream(changed).anyMatch(c -> c == own);
            variables[heap] = moved ? Compiler.after(heap) : Compiler.before(heap);
        }
        return variables;
    }

    /** Returns the primed variables. */
    public int[] primed() {
        return Arrays.stream(changed).map(Compiler::after).toArray();
    }
}
