package org.impartial.core.engine.sweep.disk;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.engine.sweep.store.Keys;

/** The union of several ascending sequences. */
// Implementation: the sequences lie in a heap by their next key; the least is replaced by its successor and sinks.
final class MergedKeys implements Keys {
    private static final int BUFFER = 1 << 11;

    private final List<Keys> all;
    private final Head[] heap;
    private int size;

    private MergedKeys(List<Keys> all) throws IOException {
        this.all = all;
        this.heap = new Head[all.size()];
        for (Keys keys : all) {
            Head head = new Head(keys);
            if (head.advance()) {
                heap[size++] = head;
            }
        }
        for (int i = size / 2 - 1; i >= 0; i--) {
            sink(i);
        }
    }

    /** Merges the sequences and closes them at the end, or at once if one cannot be read. */
    static Keys of(List<Keys> all) throws IOException {
        if (all.size() == 1) {
            return all.get(0);
        }
        boolean done = false;
        try {
            Keys merged = new MergedKeys(List.copyOf(all));
            done = true;
            return merged;
        } finally {
            if (!done) {
                closeAll(all);
            }
        }
    }

    @Override
    public int read(long[] into) throws IOException {
        int count = 0;
        while (count < into.length && size > 0) {
            long key = heap[0].key;
            into[count++] = key;
            while (size > 0 && heap[0].key == key) {
                if (!heap[0].advance()) {
                    heap[0] = heap[--size];
                }
                sink(0);
            }
        }
        return count;
    }

    private void sink(int from) {
        int at = from;
        Head moved = heap[at];
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && heap[child + 1].key < heap[child].key) {
                child++;
            }
            if (moved.key <= heap[child].key) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = moved;
    }

    @Override
    public void close() throws IOException {
        closeAll(all);
    }

    /** Closes all sequences, and then throws the exception of the first that could not be closed. */
    private static void closeAll(List<Keys> all) throws IOException {
        List<IOException> failures = new ArrayList<>();
        for (Keys keys : all) {
            try {
                keys.close();
            } catch (IOException e) {
                failures.add(e);
            }
        }
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
    }

    private static final class Head {
        private final Keys keys;
        private final long[] buffer = new long[BUFFER];
        private int at;
        private int filled;
        private long key;

        Head(Keys keys) {
            this.keys = keys;
        }

        boolean advance() throws IOException {
            if (at == filled) {
                at = 0;
                filled = keys.read(buffer);
                if (filled == 0) {
                    return false;
                }
            }
            key = buffer[at++];
            return true;
        }
    }
}
