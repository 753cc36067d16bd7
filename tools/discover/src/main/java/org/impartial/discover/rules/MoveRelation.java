package org.impartial.discover.rules;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Relation;

/**
 * One kind of move as a relation between the positions before and after it. A changed heap has both its variables;
 * another one has its variable if the move depends on it.
 *
 * @param parts the number of heaps that it leaves of the one that it changes; above 1 only for the first
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record MoveRelation(Relation relation, int[] changed, int parts) {
    private static final long ORDERED = 5_000;

    public MoveRelation with(Relation some) {
        return new MoveRelation(some, changed, parts);
    }

    /** Returns the variable of a changed heap, or of one of its parts, after the move. */
    int after(int heap, int part) {
        return part == 0 ? Compiler.after(heap) : Compiler.part(part);
    }

    /** Returns the primed variables: those of the changed heaps, then those of further parts. */
    public int[] primed() {
        return IntStream.concat(
                        Arrays.stream(changed).map(Compiler::after),
                        IntStream.range(1, parts).map(Compiler::part))
                .toArray();
    }

    /** Returns the same moves with parts in descending order only, unless the relation would become much larger. */
    MoveRelation ordered(Arithmetic arithmetic) {
        Meter share = arithmetic.meter().fork(ORDERED);
        try {
            return parts == 1 ? this : with(descending(arithmetic.under(share)));
        } catch (StoppedException e) {
            share.absorb(e);
            return this;
        }
    }

    private Relation descending(Arithmetic arithmetic) {
        Relation all = relation;
        for (int round = 1; round < parts; round++) {
            for (int part = 1; part < parts; part++) {
                Map<Integer, Integer> exchanged = Map.of(
                        Compiler.part(part - 1), Compiler.part(part), Compiler.part(part), Compiler.part(part - 1));
                all = arithmetic.or(all, arithmetic.renamed(all, exchanged));
            }
        }
        for (int part = 1; part < parts; part++) {
            Map<Integer, Integer> rise = Map.of(Compiler.part(part), 1, Compiler.part(part - 1), -1);
            all = arithmetic.and(all, arithmetic.linear(rise, true, 0));
        }
        return all;
    }

    boolean disordered(Arithmetic arithmetic) {
        return IntStream.range(1, parts)
                .mapToObj(part -> Map.of(Compiler.part(part - 1), 1, Compiler.part(part), -1))
                .anyMatch(fall -> !arithmetic.disjoint(relation, arithmetic.linear(fall, true, -1)));
    }

    /** Returns the moves into a set of positions, or to parts in it with Nim heaps whose XOR is the added one. */
    public Relation into(Arithmetic arithmetic, Relation set) {
        if (parts == 1) {
            Map<Integer, Integer> after = new HashMap<>();
            for (int heap : changed) {
                after.put(Compiler.before(heap), Compiler.after(heap));
            }
            return arithmetic.and(relation, arithmetic.renamed(set, after));
        }
        int beside = set.variables()[set.variables().length - 1];
        Relation all = relation;
        int[] summed = new int[parts + 1];
        summed[parts] = beside;
        for (int part = 0; part < parts; part++) {
            summed[part] = Compiler.partValue(part);
            Map<Integer, Integer> after =
                    Map.of(Compiler.before(0), Compiler.part(part), beside, Compiler.partValue(part));
            all = arithmetic.and(all, arithmetic.renamed(set, after));
        }
        return arithmetic.and(all, arithmetic.bitSums(2, summed));
    }
}
