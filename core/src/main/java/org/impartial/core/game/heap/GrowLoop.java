package org.impartial.core.game.heap;

/** The loop over the heaps of a table; {@link GrowLoops} copies this small class for each class of rules. */
final class GrowLoop implements GrowLoops.Growing {
    GrowLoop() {}

    @Override
    public void grow(GrundyTable table, HeapGame rules, int heaps) {
        while (table.length() < heaps) {
            rules.options(table.begin(), table);
            table.end();
        }
    }
}
