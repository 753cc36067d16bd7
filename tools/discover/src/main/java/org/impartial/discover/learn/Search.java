package org.impartial.discover.learn;

import it.unimi.dsi.fastutil.longs.LongArrays;
import it.unimi.dsi.fastutil.objects.Object2IntOpenCustomHashMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.search.ValueSearch;

/** Outcomes by a search with an explicit stack, for rules under which heaps may grow. */
final class Search extends ValueSearch<long[]> implements Outcomes {
    private static final int SHARE = 512;
    private static final int MOST_OPTIONS = 1 << 20;

    private final OptionWalk walk;

    Search(OptionWalk walk, boolean misere) {
        super(new Object2IntOpenCustomHashMap<>(LongArrays.HASH_STRATEGY), misere, true);
        this.walk = walk;
    }

    @Override
    public boolean isP(long[] position, Meter meter) {
        return valueOf(position.clone(), meter) == 0;
    }

    @Override
    protected void reserve(long[] position, Meter meter) {
        if (size() > meter.memory() / SHARE) {
            throw new TooLargeException("a search of " + size() + " positions");
        }
    }

    @Override
    protected List<List<long[]>> options(long[] position, Meter meter) {
        List<List<long[]>> options = new ArrayList<>();
        walk.options(position, meter, option -> {
            options.add(List.of(option));
            return options.size() < MOST_OPTIONS;
        });
        if (options.size() == MOST_OPTIONS) {
            throw new TooLargeException("a position with " + MOST_OPTIONS + " options or more");
        }
        meter.spend(1, options.size());
        for (int i = 1; i < options.size(); i++) {
            if (knownAsP(options.get(i).get(0))) {
                Collections.swap(options, 0, i);
                break;
            }
        }
        return options;
    }
}
