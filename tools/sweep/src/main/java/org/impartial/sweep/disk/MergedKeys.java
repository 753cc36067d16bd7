package org.impartial.sweep.disk;

import com.google.common.io.Closer;
import it.unimi.dsi.fastutil.longs.LongHeapSemiIndirectPriorityQueue;
import java.io.IOException;
import java.util.List;
import org.impartial.sweep.store.Keys;

/** The union of several ascending sequences. */
// Implementation: a priority queue of the sequences, ordered by their next keys.
final class MergedKeys implements Keys {
    private static final int BUFFER = 1 << 11;

    private final Closer closer;
    private final MergeHead[] heads;
    private final long[] next;
    private final LongHeapSemiIndirectPriorityQueue heap;

    private MergedKeys(List<Keys> all, Closer closer) throws IOException {
        this.closer = closer;
        this.heads = all.stream().map(MergeHead::new).toArray(MergeHead[]::new);
        this.next = new long[heads.length];
        this.heap = new LongHeapSemiIndirectPriorityQueue(next);
        for (int i = 0; i < heads.length; i++) {
            if (heads[i].hasNext()) {
                next[i] = heads[i].next();
                heap.enqueue(i);
            }
        }
    }

    /** Merges sequences, which are closed with the result, or at once if one of them cannot be read. */
    static Keys of(List<Keys> all) throws IOException {
        if (all.size() == 1) {
            return all.get(0);
        }
        Closer closer = Closer.create();
        all.forEach(closer::register);
        try {
            return new MergedKeys(all, closer);
        } catch (Throwable e) {
            throw closer.rethrow(e);
        }
    }

    @Override
    public int read(long[] into) throws IOException {
        int count = 0;
        while (count < into.length && !heap.isEmpty()) {
            long key = next[heap.first()];
            into[count++] = key;
            while (!heap.isEmpty() && next[heap.first()] == key) {
                advance(heap.first());
            }
        }
        return count;
    }

    private void advance(int first) throws IOException {
        if (heads[first].hasNext()) {
            next[first] = heads[first].next();
            heap.changed();
        } else {
            heap.dequeue();
        }
    }

    @Override
    public void close() throws IOException {
        closer.close();
    }

    private static final class MergeHead {
        private final Keys keys;
        private final long[] buffer = new long[BUFFER];
        private int at;
        private int filled;

        MergeHead(Keys keys) {
            this.keys = keys;
        }

        boolean hasNext() throws IOException {
            if (at == filled) {
                at = 0;
                filled = keys.read(buffer);
            }
            return filled > 0;
        }

        long next() {
            return buffer[at++];
        }
    }
}
