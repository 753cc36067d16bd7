package org.impartial.core.solve.sequence;

/**
 * Looks at the options of heaps of a block whose parts both lie before it, so that several scouts can work on one block.
 */
final class Scout {
    /** Pairs looked at for one rare code before it is given up to the sequential part. */
    static final int LOOKS = 4096;

    private final HeapTable table;
    private final BreakingRule rule;
    private final int block;
    private final Offers rareOffers;
    private final Offers pairs;
    private final MixedHeaps mixed;
    private final int[] seenCommon = new int[HeapTable.CODES];
    private final int[] seenRare = new int[HeapTable.CODES];
    private int stamp;

    /** The offers lie at least a block away. */
    Scout(HeapTable table, BreakingRule rule, int block, Offers rareOffers, Offers pairs, MixedHeaps mixed) {
        this.table = table;
        this.rule = rule;
        this.block = block;
        this.rareOffers = rareOffers;
        this.pairs = pairs;
        this.mixed = mixed;
    }

    /** Looks at the heaps from one to another, but the mixed ones, of the block that starts at {@code start}. */
    void look(int start, int from, int to, Scouting found) {
        for (int heap = from; heap < to; heap++) {
            if (mixed.has(heap - start)) {
                continue;
            }
            stamp++;
            take(rareOffers, heap, seenCommon);
            take(pairs, heap, seenRare);
            int limit = candidates(heap, (heap - start) * Scouting.CANDIDATES, found);
            found.reach[heap - start] = pairs.furthest();
            missing(heap, heap - start, limit, found);
        }
    }

    private void take(Offers offers, int heap, int[] seen) {
        byte[] cells = table.cells();
        int[] offsets = offers.offsets();
        byte[] codes = offers.codes();
        int count = offers.count();
        int present = stamp;
        for (int j = 0; j < count; j++) {
            seen[(cells[heap - offsets[j]] ^ codes[j]) & (seen.length - 1)] = present;
        }
    }

    /** Notes the least common codes not taken; gives the limit of the rare codes to look for. */
    private int candidates(int heap, int at, Scouting found) {
        int code = 0;
        int limit = 0;
        for (int i = 0; i < Scouting.CANDIDATES; i++) {
            while (code < HeapTable.CODES - 1 && seenCommon[code] == stamp) {
                code++;
            }
            found.candidates[at + i] = (byte) code;
            if (i == 1) {
                limit = table.rareLimit(code, heap);
            }
            code = Math.min(code + 1, HeapTable.CODES - 1);
        }
        return limit;
    }

    private void missing(int heap, int index, int limit, Scouting found) {
        int count = 0;
        for (int code = 0; code < limit; code++) {
            if (seenRare[code] != stamp && !found(heap, index, code, found)) {
                if (count < Scouting.MISSING) {
                    found.missing[index * Scouting.MISSING + count] = (byte) code;
                }
                count++;
            }
        }
        found.missingCount[index] = count;
    }

    private boolean found(int heap, int index, int code, Scouting found) {
        for (int taken : rule.breaks()) {
            int sum = heap - taken;
            int first = CommonPairs.find(table, sum, block, block + LOOKS, code);
            if (first >= 0) {
                found.reach[index] = Math.max(found.reach[index], first);
                return true;
            }
        }
        return false;
    }
}
