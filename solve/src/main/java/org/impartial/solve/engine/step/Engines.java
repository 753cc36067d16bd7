package org.impartial.solve.engine.step;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.solve.engine.Engine;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.engine.search.PackedSearch;
import org.impartial.solve.engine.search.PackedTable;
import org.impartial.solve.engine.search.RankedTables;

/** The engines of this library for Grundy values of components without infinite play, in the order of preference. */
public final class Engines {
    /** Tables of heap games, filled from the rules value by value. */
    public static final Engine TABLE = Engine.of("table", HeapTables::handles, HeapTables::plain);

    /** Heap games by the fastest engine, with proofs of periods. */
    public static final Engine SEQUENCES = Engine.of("sequences", HeapTables::handles, Sequences::new);

    /** Tables of games that take from l to r beans. */
    public static final Engine WINDOW = Engine.of("window", HeapTables::handlesByWindow, HeapTables::windows);

    /** Flat tables of games whose states are ranks. */
    public static final Engine RANKED =
            Engine.of("ranked", RankedTables::suits, RankedTables::handles, RankedTables::new);

    /** Proof-number search of games that decompose. */
    public static final Engine NIMBERS = Engine.of(
            "nimber-search", Engines::fallsApart, NimberSearch::handles, () -> new OpenNimbers(new NimberSearch()));

    /** Memo search of packed states. */
    public static final Engine PACKED = packed(1, 0);

    /** Memo search of state objects. */
    public static final Engine OBJECTS = Engine.of("objects", NimberSearch::handles, ObjectSearch::new);

    /** The default engines. */
    public static final List<Engine> BEST = List.of(SEQUENCES, RANKED, NIMBERS, PACKED, OBJECTS);

    /** The engines that use no theorem, not even that of a period. */
    public static final List<Engine> PLAIN = List.of(TABLE, RANKED, PACKED, OBJECTS);

    private Engines() {}

    /**
     * Returns memo search of packed states on several threads.
     *
     * @param threads the number of threads, from 1 to 64
     * @param positions the number of positions that a table holds before it grows
     */
    public static Engine packed(int threads, long positions) {
        return Engine.of(
                "packed", PackedSearch::handles, () -> new PackedSearch(() -> new PackedTable(positions), threads));
    }

    /**
     * Returns whether nimber search is preferred: in games that declare the sizes of their states, as games that
     * decompose do, unless the states are ranks, for which there are flat tables.
     */
    static boolean fallsApart(Component<?> component) {
        return component.game() instanceof Sized
                && !(component.game() instanceof RankedGame)
                && NimberSearch.handles(component);
    }
}
