package org.impartial.games.board;

/** The legal placements of stones on a board of {@link NoGo}; a cell that holds both colours is a wall. */
record NoGoRules(Stones stones) {
    @FunctionalInterface
    interface PlacedStones {
        void to(long cell, boolean cross, long state);
    }

    void moves(long state, PlacedStones out) {
        for (long left = free(state); left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            if (mayPut(state, cell, true)) {
                out.to(cell, true, state | Stones.pack(cell, 0));
            }
            if (mayPut(state, cell, false)) {
                out.to(cell, false, state | Stones.pack(0, cell));
            }
        }
    }

    boolean hasMove(long state) {
        return open(state) != 0;
    }

    long open(long state) {
        long open = 0;
        for (long left = free(state); left != 0; left &= left - 1) {
            long cell = Long.lowestOneBit(left);
            open |= mayPut(state, cell, true) || mayPut(state, cell, false) ? cell : 0;
        }
        return open;
    }

    boolean mayPut(long state, long cell, boolean cross) {
        long walls = walls(state);
        long crosses = Stones.crosses(state) & ~walls;
        long rings = Stones.rings(state) & ~walls;
        long free = free(state) & ~cell;
        return cross ? breathes(cell, crosses | cell, rings, free) : breathes(cell, rings | cell, crosses, free);
    }

    static long walls(long state) {
        return Stones.crosses(state) & Stones.rings(state);
    }

    long free(long state) {
        return stones.board().all() & ~(Stones.crosses(state) | Stones.rings(state));
    }

    /** Only the group of the new stone and adjacent ones of the other colour can have lost their last free cell. */
    private boolean breathes(long cell, long own, long others, long free) {
        long near = stones.board().around(cell);
        if ((near & free) == 0 && (stones.board().around(stones.board().reach(cell, own)) & free) == 0) {
            return false;
        }
        for (long left = near & others; left != 0; left &= left - 1) {
            if ((stones.board().around(stones.board().reach(Long.lowestOneBit(left), others)) & free) == 0) {
                return false;
            }
        }
        return true;
    }

    boolean breathes(long state) {
        long walls = walls(state);
        for (long own : new long[] {Stones.crosses(state) & ~walls, Stones.rings(state) & ~walls}) {
            for (long left = own; left != 0; ) {
                long group = stones.board().reach(Long.lowestOneBit(left), own);
                if ((stones.board().around(group) & free(state)) == 0) {
                    return false;
                }
                left &= ~group;
            }
        }
        return true;
    }
}
