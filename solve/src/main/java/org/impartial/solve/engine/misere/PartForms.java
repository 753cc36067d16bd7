package org.impartial.solve.engine.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;

/** The forms of components, from their whole trees on an explicit stack. A stop leaves the table consistent. */
final class PartForms {
    /** Marks a component without a known form. */
    static final int NONE = -1;

    private static final int OPEN = -2;
    private static final int TALL = -3;
    private static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final int PART_BYTES = 2 * Integer.BYTES;

    private final PartTable parts;
    private final FormTable forms;
    private int[] form = new int[0];

    /** The lengths of the longest plays of components that have a form. */
    private int[] height = new int[0];

    private final List<PartFrame> stack = new ArrayList<>();
    private final IntArrayList options = new IntArrayList();
    private final IntArrayList reached = new IntArrayList();
    private long heldByStack;
    private int limit;

    PartForms(PartTable parts, FormTable forms) {
        this.parts = parts;
        this.forms = forms;
    }

    /** A component on the stack, with the indices at which its options, and their forms, begin in shared lists. */
    private static final class PartFrame {
        private final int part;
        private final int firstOption;
        private final int firstReached;
        private int next;
        private int height;

        PartFrame(int part, int firstOption, int firstReached) {
            this.part = part;
            this.firstOption = firstOption;
            this.firstReached = firstReached;
            this.next = firstOption;
        }
    }

    /** Returns the form of a component if it is known, else {@link #NONE}. */
    int known(int part) {
        return part < form.length && form[part] >= 0 ? form[part] : NONE;
    }

    int of(int part, Meter meter) {
        return search(part, NO_LIMIT, meter);
    }

    /** Returns the form of a component of at most {@code mostMoves} moves, the same in each call, or {@link #NONE}. */
    int ofLow(int part, int mostMoves, Meter meter) {
        int known = search(part, mostMoves, meter);
        return known == NONE || height[part] > mostMoves ? NONE : known;
    }

    private int search(int root, int mostMoves, Meter meter) {
        makeRoom(meter);
        if (form[root] >= 0 || (form[root] == TALL && mostMoves != NO_LIMIT)) {
            return Math.max(form[root], NONE);
        }
        if (stack.isEmpty() || stack.get(0).part != root || limit != mostMoves) {
            clear();
            limit = mostMoves;
        }
        boolean continued = false;
        try {
            if (stack.isEmpty()) {
                push(root, meter);
            }
            while (!stack.isEmpty()) {
                continued = true;
                meter.endTurn(parts.expected(PartTable.NONE));
                continued = false;
                PartFrame top = stack.get(stack.size() - 1);
                if (top.height > mostMoves) {
                    form[top.part] = TALL;
                    pop(top);
                } else if (top.next == options.size()) {
                    form[top.part] = value(top, meter);
                    height[top.part] = top.height;
                    pop(top);
                } else {
                    step(top, mostMoves, meter);
                }
            }
        } finally {
            if (!continued) {
                clear();
            }
        }
        return Math.max(form[root], NONE);
    }

    /** Leaves all components whose forms are not known; a turn that ends keeps them for the next one. */
    private void clear() {
        for (PartFrame left : stack) {
            form[left.part] = NONE;
        }
        stack.clear();
        options.clear();
        reached.clear();
    }

    /** Evaluates the next option if the forms of all its parts are known, else pushes a part on the stack. */
    private void step(PartFrame top, int mostMoves, Meter meter) {
        int count = options.getInt(top.next);
        int moves = 1;
        for (int i = top.next + 1; i <= top.next + count; i++) {
            int part = options.getInt(i);
            if (form[part] == TALL && mostMoves != NO_LIMIT) {
                top.height = NO_LIMIT;
                return;
            }
            if (form[part] == OPEN) {
                throw new CycleException(between(part));
            }
            if (form[part] < 0) {
                push(part, meter);
                return;
            }
            moves += height[part];
        }
        int sum = FormTable.ZERO;
        for (int i = top.next + 1; i <= top.next + count; i++) {
            sum = forms.sum(sum, form[options.getInt(i)], meter);
        }
        reached.add(sum);
        top.height = Math.max(top.height, moves);
        top.next += count + 1;
    }

    private int value(PartFrame top, Meter meter) {
        meter.spend(1);
        int[] all = reached.elements();
        return forms.of(all, top.firstReached, reached.size(), meter);
    }

    private void push(int part, Meter meter) {
        PartFrame frame = new PartFrame(part, options.size(), reached.size());
        parts.options(part, options, meter);
        makeRoom(meter);
        holdStack(meter);
        form[part] = OPEN;
        stack.add(frame);
    }

    /** Reserves memory for the growth of the lists of options, which for heaps is quadratic in the depth. */
    private void holdStack(Meter meter) {
        long bytes = (long) Integer.BYTES * (options.elements().length + reached.elements().length);
        if (bytes > heldByStack) {
            meter.hold(bytes - heldByStack);
            heldByStack = bytes;
        }
    }

    private void pop(PartFrame top) {
        stack.remove(stack.size() - 1);
        options.size(top.firstOption);
        reached.size(top.firstReached);
    }

    private void makeRoom(Meter meter) {
        int from = form.length;
        if (parts.count() > from) {
            int wider = Math.max(parts.count(), 2 * from);
            meter.hold((long) PART_BYTES * (wider - from));
            height = Arrays.copyOf(height, wider);
            form = Arrays.copyOf(form, wider);
            Arrays.fill(form, from, wider, NONE);
        }
    }

    private List<Component<?>> between(int start) {
        return stack.stream()
                .dropWhile(frame -> frame.part != start)
                .<Component<?>>map(frame -> parts.component(frame.part))
                .toList();
    }
}
