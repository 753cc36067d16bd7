package org.impartial.solve.engine.nimber;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.HashMap;
import java.util.Map;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.kind.nimber.NimberProof;
import org.impartial.solve.engine.search.WorkerMeter;
import org.junit.jupiter.api.Test;

class ThinningTest {
    private static final long HEAP = 60;

    /** Kayles. */
    private static final HeapGame GAME = HeapGame.of("rows", (heap, out) -> {
        for (int taken = 1; taken <= 2 && taken <= heap; taken++) {
            for (int left = 0; left <= (heap - taken) / 2; left++) {
                out.to(left, heap - taken - left);
            }
        }
    });

    private final NimberSearch search = new NimberSearch();
    private final long value = search.value(GAME.at(HEAP), Meter.unlimited());
    private final ComponentTable table = search.tableOf(GAME);
    private final IntSet roots = IntSet.of(table.number(GAME.at(HEAP)));
    private final IntSet chosen =
            new ProofFacts(table, WorkerMeter.of(Meter.unlimited())).of(new IntOpenHashSet(roots));

    private boolean isAccepted(IntSet facts) {
        Map<Long, Long> values = new HashMap<>();
        for (int id : facts) {
            values.put((Long) table.component(id).state(), (long) ComponentFacts.value(table.facts.known(id)));
        }
        return NimberProof.of(GAME, GAME.at(HEAP), value, values)
                .check(Meter.unlimited())
                .accepted();
    }

    @Test
    void noFactOfTheRemainderIsRedundant() {
        IntSet kept = new Thinning(table, WorkerMeter.of(Meter.unlimited()), chosen).of(roots);
        assertTrue(kept.size() < chosen.size(), kept.size() + " of " + chosen.size());
        assertTrue(isAccepted(kept));
        for (int id : kept) {
            IntSet others = new IntOpenHashSet(kept);
            others.remove(id);
            assertFalse(isAccepted(others), "without " + table.component(id));
        }
    }
}
