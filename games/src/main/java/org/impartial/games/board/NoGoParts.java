package org.impartial.games.board;

import java.util.Arrays;

/**
 * The parts of a position of {@link NoGo}: free cells affect one another if they are adjacent to each other or to one
 * group; what is not connected so is independent, even where stones of different colours touch. Cells without a move
 * stay in the first part, since a move is determined by the cells that it leaves.
 */
record NoGoParts(Stones stones, NoGoRules rules) {
    long[] of(long state) {
        long[] cells = cells(state);
        long dead = 0;
        int found = 0;
        for (long part : cells) {
            if (rules.hasMove(only(state, part))) {
                cells[found++] = part;
            } else {
                dead |= part;
            }
        }
        long[] parts = Arrays.copyOf(cells, Math.max(1, found));
        parts[0] = found == 0 ? dead : parts[0] | dead;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = only(state, parts[i]);
        }
        return parts;
    }

    /** Returns the state without parts without moves, and without stones that only fill a group. */
    long moving(long state) {
        long moving = 0;
        for (long part : cells(state)) {
            moving |= rules.hasMove(only(state, part)) ? part : 0;
        }
        return unneeded(unfilled(only(state, moving)));
    }

    /** Returns the state without stones that have no adjacent free cell and do not connect the rest of their group. */
    long unfilled(long state) {
        long edge = stones.board().around(rules.free(state));
        long walls = NoGoRules.walls(state);
        long filling = 0;
        for (long own : new long[] {Stones.crosses(state) & ~walls, Stones.rings(state) & ~walls}) {
            long kept = own;
            for (long inner = own & ~edge; inner != 0; inner &= inner - 1) {
                long stone = Long.lowestOneBit(inner);
                long near = stones.board().around(stone) & kept;
                long rest = kept & ~stone;
                if (near != 0 && (near & ~stones.board().reach(Long.lowestOneBit(near), rest)) == 0) {
                    kept = rest;
                    filling |= stone;
                }
            }
        }
        return state | Stones.pack(filling, filling);
    }

    /**
     * Returns the state without groups that forbid nothing. A group with one free cell can only ever forbid the other
     * colour there. What is forbidden stays so, so it is a wall where the cell is forbidden without it.
     */
    long unneeded(long state) {
        long free = rules.free(state);
        long kept = state;
        for (boolean cross : new boolean[] {true, false}) {
            long walls = NoGoRules.walls(kept);
            long own = (cross ? Stones.crosses(kept) : Stones.rings(kept)) & ~walls;
            for (long left = own; left != 0; ) {
                long group = stones.board().reach(Long.lowestOneBit(left), own);
                left &= ~group;
                long freedom = stones.board().around(group) & free;
                long without = kept | Stones.pack(group, group);
                if (Long.bitCount(freedom) == 1 && !rules.mayPut(without, freedom, !cross)) {
                    kept = without;
                }
            }
        }
        return kept;
    }

    private long only(long state, long kept) {
        long off = stones.board().all() & ~kept;
        return state | Stones.pack(off, off);
    }

    private long[] cells(long state) {
        long walls = NoGoRules.walls(state);
        long crosses = Stones.crosses(state) & ~walls;
        long rings = Stones.rings(state) & ~walls;
        long free = rules.free(state);
        long[] groups = new long[Long.bitCount(crosses | rings)];
        int count = groups(rings, groups, groups(crosses, groups, 0));
        long[] freedoms = new long[count];
        for (int i = 0; i < count; i++) {
            freedoms[i] = stones.board().around(groups[i]) & free;
        }
        long[] parts = new long[Math.max(1, Long.bitCount(free))];
        int found = 0;
        for (long left = free; left != 0; left &= ~parts[found - 1]) {
            long part = connected(Long.lowestOneBit(left), free, freedoms);
            for (int i = 0; i < count; i++) {
                part |= (freedoms[i] & part) == 0 ? 0 : groups[i];
            }
            parts[found++] = part;
        }
        return Arrays.copyOf(parts, Math.max(1, found));
    }

    private int groups(long own, long[] groups, int from) {
        int count = from;
        for (long left = own; left != 0; left &= ~groups[count - 1]) {
            groups[count++] = stones.board().reach(Long.lowestOneBit(left), own);
        }
        return count;
    }

    private long connected(long seed, long free, long[] freedoms) {
        long before = 0;
        long part = seed;
        while (part != before) {
            before = part;
            part = stones.board().reach(part, free);
            for (long freedom : freedoms) {
                part |= (freedom & part) == 0 ? 0 : freedom;
            }
        }
        return part;
    }
}
