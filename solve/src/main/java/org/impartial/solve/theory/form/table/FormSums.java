package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import org.impartial.core.meter.Meter;

/** The sums of forms, each computed once, on an explicit stack. Not safe for use by several threads. */
final class FormSums {
    private static final int UNKNOWN = -1;
    private static final int FRAME = 4;
    private static final int FIRST_SLOTS = 1 << 10;
    private static final int SLOT_BYTES = Long.BYTES + Integer.BYTES;

    private final FormTable forms;

    /** The sums by pairs of forms, the lesser number in the upper half; sums with the form 0 are not stored. */
    private final Long2IntOpenHashMap known = new Long2IntOpenHashMap(FIRST_SLOTS);

    /** The slots of the table that are counted. */
    private int slots = FIRST_SLOTS;

    /** For each frame: the two summands, the next option, and where its options begin in {@code work}. */
    private int[] stack = new int[64 * FRAME];

    private int depth;
    private int[] work = new int[256];
    private int used;

    /** Creates sums of the forms of a table, which stores the results. */
    FormSums(FormTable forms) {
        this.forms = forms;
        known.defaultReturnValue(UNKNOWN);
    }

    /** Returns the canonical form of a sum; if the meter stops the work, completed sums are kept. */
    int of(int a, int b, Meter meter) {
        int known = known(a, b);
        if (known != UNKNOWN) {
            return known;
        }
        depth = 0;
        used = 0;
        push(a, b, meter);
        while (true) {
            int frame = FRAME * (depth - 1);
            int left = stack[frame];
            int right = stack[frame + 1];
            int next = stack[frame + 2];
            int ofLeft = forms.options(left);
            if (next == ofLeft + (left == right ? 0 : forms.options(right))) {
                int sum = forms.of(work, stack[frame + 3], used, meter);
                enter(left, right, sum, meter);
                used = stack[frame + 3];
                depth--;
                if (depth == 0) {
                    return sum;
                }
                work[used++] = sum;
                continue;
            }
            stack[frame + 2] = next + 1;
            int x = next < ofLeft ? forms.option(left, next) : left;
            int y = next < ofLeft ? right : forms.option(right, next - ofLeft);
            int sum = known(x, y);
            if (sum == UNKNOWN) {
                push(x, y, meter);
            } else {
                work[used++] = sum;
            }
        }
    }

    private int known(int a, int b) {
        if (a == FormTable.ZERO || b == FormTable.ZERO) {
            return a + b;
        }
        if (a == FormTable.STAR && b == FormTable.STAR) {
            return FormTable.ZERO;
        }
        return known.get(key(a, b));
    }

    /** Pushes a sum on the stack and makes room for all its options. */
    private void push(int a, int b, Meter meter) {
        int room = used + forms.options(a) + forms.options(b) + 1;
        if (room > work.length) {
            int wider = Math.max(room, 2 * work.length);
            meter.hold((long) Integer.BYTES * (wider - work.length));
            work = Arrays.copyOf(work, wider);
        }
        int frame = FRAME * depth;
        if (frame == stack.length) {
            meter.hold((long) Integer.BYTES * stack.length);
            stack = Arrays.copyOf(stack, 2 * stack.length);
        }
        stack[frame] = a;
        stack[frame + 1] = b;
        stack[frame + 2] = 0;
        stack[frame + 3] = used;
        depth++;
    }

    private void enter(int a, int b, int sum, Meter meter) {
        if (4L * known.size() >= 3L * slots && slots < 1 << 30) {
            meter.hold((long) SLOT_BYTES * slots);
            slots *= 2;
        }
        known.put(key(a, b), sum);
    }

    private static long key(int a, int b) {
        return a < b ? (long) a << Integer.SIZE | b : (long) b << Integer.SIZE | a;
    }
}
