package org.impartial.solve.engine.nimber;

import java.util.function.ToIntFunction;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;

/** The states of one packed game, found by open addressing. Only adding a state takes a lock. */
final class PackedComponents extends ComponentTable {
    private final PackedGame game;
    private final ToIntFunction<Long> sizes;
    private final PartKeys keys;
    private final KnownFacts.InUse<Long> known;
    private final boolean facted;

    PackedComponents(PackedGame game, HeapShare share, KnownFacts known, int seed) {
        super(share, seed);
        this.game = game;
        this.known = known.inUse(game);
        this.facted = !known.isEmpty();
        this.keys = facts.keys;
        this.sizes = ComponentTable.sizes(game);
    }

    @Override
    public void start(Meter question, boolean severalThreads) {
        known.under(question, severalThreads);
    }

    @Override
    int fact(int id) {
        return known.value(keys.key(id));
    }

    @Override
    public int number(Component<?> component) {
        return number(game.canonical((long) (Long) component.state()));
    }

    @Override
    public int find(Component<?> canonical) {
        return keys.next((long) (Long) canonical.state(), 0);
    }

    @Override
    public Component<?> component(int id) {
        return game.at(keys.key(id));
    }

    @Override
    public ComponentRules rules(Meter listing, ListedOptions lists) {
        return lists.hasRoom() ? new ListedRules(listing, lists) : new PackedRules(listing);
    }

    /** The options of a state. Their parts are looked up only as far as they are needed. */
    private final class PackedRules implements ComponentRules {
        private final Meter listing;
        private final PackedOptions options = new PackedOptions();
        private final RecentNumbers recent = new RecentNumbers();
        private long[] states = new long[64];
        private long[] forms = new long[64];
        private int[] ids = new int[64];
        private int[] order = new int[64];
        private int[] whole = new int[64];

        PackedRules(Meter listing) {
            this.listing = listing;
        }

        @Override
        public int options(int id, int value, PartSink out) {
            options.record(game, keys.key(id), listing);
            int most = Math.max(options.states(), options.count());
            if (most > forms.length) {
                states = new long[2 * most];
                forms = new long[2 * most];
                ids = new int[2 * most];
                order = new int[2 * most];
                whole = new int[2 * most];
            }
            options.copyTo(states);
            order(options.count());
            return excludes(id, value) ? options.count() : give(out);
        }

        /** Orders those that split first, as small parts are known more often; without jumps, which would not be predicted. */
        private void order(int count) {
            int split = 0;
            for (int option = 0; option < count; option++) {
                order[split] = option;
                whole[option - split] = option;
                split += options.parts(option) == 1 ? 0 : 1;
            }
            System.arraycopy(whole, 0, order, split, count - split);
        }

        /** Excludes the known values of options, and returns true as soon as one of them is the given value. */
        private boolean excludes(int id, int value) {
            for (int look = 0; look < options.count(); look++) {
                int sum = sum(options.start(order[look]), options.parts(order[look]));
                if (sum >= 0) {
                    facts.exclude(id, sum);
                    if (sum == value) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Looks up parts, and returns the sum of their values if all are known, else -1. */
        private int sum(int from, int count) {
            int sum = 0;
            listing.tick(count);
            for (int i = from; i < from + count; i++) {
                ids[i] = find(i);
                long met = ids[i] == 0 ? 0 : facts.known(ids[i]);
                sum = sum >= 0 && ComponentFacts.exact(met) ? sum ^ ComponentFacts.value(met) : -1;
            }
            return sum;
        }

        /** Returns the number of a part; if it is 0, the canonical form is ready to be numbered. */
        private int find(int i) {
            int met = recent.of(states[i]);
            if (met != 0) {
                return met;
            }
            forms[i] = game.canonical(states[i]);
            int id = facted && known.knows(forms[i]) ? number(forms[i]) : keys.next(forms[i], 0);
            if (id != 0) {
                recent.keep(states[i], id);
            }
            return id;
        }

        private int give(PartSink out) {
            int next = 0;
            for (int option = 0; option < options.count(); option++) {
                out.begin();
                for (int end = next + options.parts(option); next < end; next++) {
                    if (ids[next] == 0) {
                        ids[next] = number(forms[next]);
                        recent.keep(states[next], ids[next]);
                    }
                    out.part(ids[next]);
                }
                out.end();
            }
            return options.count();
        }
    }

    /** Returns the number of a form, which receives one if it is new. */
    private synchronized int number(long form) {
        int met = keys.next(form, 0);
        if (met != 0) {
            return met;
        }
        // The fact is checked first: if the check stops the search, no number may be left without a slot.
        int value = facted && known.knows(form) ? known.value(form) : -1;
        int id = facts.add(form, sizes.applyAsInt(form));
        if (value >= 0) {
            facts.settle(id, value);
        }
        return id;
    }
}
