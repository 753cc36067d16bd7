package org.impartial.discover.search;

import it.unimi.dsi.fastutil.objects.Object2IntMap;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.walk.DepthFirst;
import org.jspecify.annotations.Nullable;

/* In misère play an end has the value 1, as its sum with a heap of 1 is P: the value 0 always marks the P-positions. */
/** Grundy values under a convention, or outcomes alone, by a search that visits each node once. For one thread. */
public abstract class ValueSearch<N> extends DepthFirst<N, ValueSearch.OpenNode<N>> {
    private static final int UNKNOWN = -1;

    private final Object2IntMap<N> values;
    private final boolean misere;
    private final boolean outcomesOnly;
    private Meter meter = Meter.unlimited();

    /** For outcomes only, the values of N-positions are 1, so that the first option that is P settles a node. */
    protected ValueSearch(Object2IntMap<N> values, boolean misere, boolean outcomesOnly) {
        values.defaultReturnValue(UNKNOWN);
        this.values = values;
        this.misere = misere;
        this.outcomesOnly = outcomesOnly;
    }

    public static final class OpenNode<N> {
        private final N node;
        private final List<List<N>> options;
        private final BitSet met = new BitSet();
        private int next;

        private OpenNode(N node, List<List<N>> options) {
            this.node = node;
            this.options = options;
        }
    }

    /** Returns the options of a node, each as the nodes whose nim-sum is its value, and counts them. */
    protected abstract List<List<N>> options(N node, Meter effort);

    protected void reserve(N node, Meter effort) {}

    public final int valueOf(N node, Meter effort) {
        if (!values.containsKey(node)) {
            meter = effort;
            search(node);
        }
        return values.getInt(node);
    }

    protected final int size() {
        return values.size();
    }

    protected final boolean knownAsP(N node) {
        return values.getInt(node) == 0;
    }

    @Override
    protected final OpenNode<N> open(N node) {
        return new OpenNode<>(node, options(node, meter));
    }

    @Override
    protected final @Nullable N missing(OpenNode<N> visit) {
        while (visit.next < visit.options.size() && !(outcomesOnly && visit.met.get(0))) {
            int sum = 0;
            for (N part : visit.options.get(visit.next)) {
                int value = values.getInt(part);
                if (value == UNKNOWN) {
                    return part;
                }
                sum ^= value;
            }
            visit.met.set(sum);
            visit.next++;
        }
        return null;
    }

    @Override
    protected final void settle(OpenNode<N> visit) {
        boolean one = visit.options.isEmpty() ? misere : outcomesOnly && visit.met.get(0);
        reserve(visit.node, meter);
        values.put(visit.node, one ? 1 : visit.met.nextClearBit(0));
    }

    @Override
    protected final void abandon(OpenNode<N> visit) {}
}
