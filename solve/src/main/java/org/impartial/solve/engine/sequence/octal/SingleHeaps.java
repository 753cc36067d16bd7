package org.impartial.solve.engine.sequence.octal;

import org.impartial.solve.engine.sequence.octal.table.BreakingRule;
import org.impartial.solve.engine.sequence.octal.table.CommonPairs;
import org.impartial.solve.engine.sequence.octal.table.HeapTable;
import org.impartial.solve.engine.sequence.octal.table.PairReach;
import org.impartial.solve.engine.sequence.octal.table.Stamps;

/**
 * The sparse-space method for any heap [WW, ch. 4], with no unproved assumption. For each heap n:
 *
 * <ol>
 *   <li>take the value of every option with a rare heap, and of every option of one heap;
 *   <li>c is the least common value not taken, U the set of rare values below c not taken. The value of n is c or in U,
 *       since every other common value below c is taken, and c is not: common options need a rare heap;
 *   <li>for each u in U search for two common heaps with XOR u. If all are found, the value is c; else it is the least
 *       one that is not, and n becomes a rare heap. Only then all pairs have been examined.
 * </ol>
 */
record SingleHeaps(HeapTable table, BreakingRule rule, PairReach reach, CommonPairs pairs, Stamps stamps) {
    /** The greatest first part of the pairs that are marked at once, before single values are searched for. */
    private static final int AT_ONCE = 256;

    SingleHeaps(HeapTable table, BreakingRule rule, PairReach reach, CommonPairs pairs) {
        this(table, rule, reach, pairs, new Stamps(2 * HeapTable.CODES));
    }

    /** Computes the value of the next heap; returns false if it does not fit the table. */
    boolean step(int heap) {
        stamps.clear();
        for (int taken : rule.singles()) {
            addSingle(heap, heap - taken);
        }
        for (int taken : rule.breaks()) {
            addRarePairs(heap - taken);
        }
        int common = stamps.leastMissing(0, HeapTable.CODES);
        if (common == HeapTable.CODES) {
            return false;
        }
        int rare = leastRare(heap, table.rareLimit(common, heap));
        if (rare >= 0) {
            table.appendRare(rare);
        } else {
            table.cells()[heap] = (byte) common;
            table.advance(heap + 1);
        }
        return true;
    }

    private void addSingle(int heap, int next) {
        int value = table.at(next);
        stamps.add(table.code(value) + (table.space().isRare(value, heap) ? Stamps.RARE : 0));
    }

    private void addRarePairs(int sum) {
        byte[] cells = table.cells();
        int[] rare = table.rare();
        for (int i = 0; i < table.rareCount() && rare[i] < sum; i++) {
            int partner = sum - rare[i];
            if (partner != rare[i] || !rule.unequal()) {
                int code = (cells[rare[i]] ^ cells[partner]) & 0xFF;
                stamps.add(table.isRare(partner) ? code + Stamps.RARE : code);
            }
        }
    }

    /** Returns the least rare code below a limit that no option has, or −1. */
    private int leastRare(int heap, int limit) {
        int end = Stamps.RARE + limit;
        if (stamps.leastMissing(Stamps.RARE, end) == end) {
            return -1;
        }
        for (int taken : rule.breaks()) {
            addCommonPairs(heap - taken);
        }
        reach.note(heap, AT_ONCE);
        for (int code = stamps.leastMissing(Stamps.RARE, end); code < end; code = stamps.leastMissing(code + 1, end)) {
            if (!found(heap, AT_ONCE + 1, code - Stamps.RARE)) {
                return code - Stamps.RARE;
            }
        }
        return -1;
    }

    /** Marks the XOR of each of the first pairs as rare, unless exactly one of the two heaps is rare. */
    private void addCommonPairs(int sum) {
        byte[] cells = table.cells();
        int last = Math.min(AT_ONCE, rule.lastFirst(sum));
        for (int a = 1; a <= last; a++) {
            if (table.isRare(a) == table.isRare(sum - a)) {
                stamps.add(((cells[a] ^ cells[sum - a]) & 0xFF) | Stamps.RARE);
            }
        }
    }

    /** Returns whether a pair with a first part of at least {@code from} has a rare code, and notes its reach. */
    boolean found(int heap, int from, int code) {
        int first = pairs.find(heap, from, heap, code);
        if (first >= 0) {
            reach.note(heap, first);
        }
        return first >= 0;
    }
}
