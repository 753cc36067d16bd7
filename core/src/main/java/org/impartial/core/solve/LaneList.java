package org.impartial.core.solve;

import java.util.List;
import org.impartial.core.solve.nimber.NimberSearch;

/** The engines of this house for Grundy values of components whose play ends, in the order in which they are preferred. */
final class LaneList {
    /** Tables of heap games, filled from the rules value by value. */
    static final Lane TABLE = Lane.of("table", HeapTables::handles, HeapTables::new);

    /** Heap games by the fastest engine, with proofs of periods. */
    static final Lane SEQUENCES = Lane.of("sequences", HeapTables::handles, Sequences::new);

    static final Lane WINDOW = Lane.of("window", WindowTables::handles, WindowTables::new);

    static final Lane RANKED = new LaneOf("ranked", RankedTables::suits, RankedTables::handles, RankedTables::new);

    static final Lane NIMBERS = new LaneOf(
            "nimber-search", NimberStrategy::pays, NimberSearch::handles, () -> new NimberValues(new NimberSearch()));

    static final Lane PACKED = Lane.of("packed", PackedSearch::handles, () -> new PackedSearch(PackedTable::new, 1));

    static final Lane OBJECTS =
            Lane.of("objects", component -> !component.game().loopy(), ObjectSearch::new);

    /** What answers unasked. */
    static final List<Lane> BEST = List.of(SEQUENCES, RANKED, NIMBERS, PACKED, OBJECTS);

    /** What uses no theorem, not even that of a period. */
    static final List<Lane> PLAIN = List.of(TABLE, RANKED, PACKED, OBJECTS);

    private LaneList() {}
}
