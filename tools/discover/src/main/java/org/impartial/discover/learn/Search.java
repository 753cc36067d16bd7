package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.longs.LongArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.rules.OptionWalk;

/**
 * Outcomes by a search that visits each position once, with an explicit stack, for rules under which heaps may grow.
 */
final class Search implements Outcomes {
    private static final long ROOM = Runtime.getRuntime().maxMemory() / 512;
    private static final int MOST_OPTIONS = 1 << 20;

    private final OptionWalk walk;
    private final boolean misere;
    private final Object2IntOpenCustomHashMap<long[]> known =
            new Object2IntOpenCustomHashMap<>(LongArrays.HASH_STRATEGY);

    Search(OptionWalk walk, boolean misere) {
        this.walk = walk;
        this.misere = misere;
    }

    private static final class Frame {
        final long[] position;
        final List<long[]> options;
        int next;

        Frame(long[] position, List<long[]> options) {
            this.position = position;
            this.options = options;
        }
    }

    @Override
    public boolean isP(long[] position, Meter meter) {
        if (known.containsKey(position)) {
            return known.getInt(position) == 1;
        }
        Deque<Frame> path = new ArrayDeque<>();
        enter(position.clone(), path, meter);
        while (!path.isEmpty()) {
            Frame frame = path.element();
            if (frame.next == frame.options.size()) {
                settle(frame, path, !frame.options.isEmpty() || !misere);
                continue;
            }
            long[] option = frame.options.get(frame.next);
            if (!known.containsKey(option)) {
                enter(option, path, meter);
            } else if (known.getInt(option) == 1) {
                settle(frame, path, false);
            } else {
                frame.next++;
            }
        }
        return known.getInt(position) == 1;
    }

    private void settle(Frame frame, Deque<Frame> path, boolean p) {
        if (known.size() > ROOM) {
            throw new TooLargeException("a search of " + known.size() + " positions");
        }
        known.put(frame.position, p ? 1 : 0);
        path.remove();
    }

    /** Enters a position. An option known to be P settles it immediately, so such an option is moved to the front. */
    private void enter(long[] position, Deque<Frame> path, Meter meter) {
        List<long[]> options = new ArrayList<>();
        walk.options(position, meter, option -> {
            options.add(option);
            return options.size() < MOST_OPTIONS;
        });
        if (options.size() == MOST_OPTIONS) {
            throw new TooLargeException("a position with " + MOST_OPTIONS + " options or more");
        }
        meter.spend(1, options.size());
        for (int i = 1; i < options.size(); i++) {
            if (known.containsKey(options.get(i)) && known.getInt(options.get(i)) == 1) {
                options.set(0, options.set(i, options.get(0)));
                break;
            }
        }
        path.push(new Frame(position, options));
    }
}
