package org.impartial.solve.engine.nimber;

import java.util.function.ToIntFunction;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.ListedOptions;

/** The states of one packed game, found by open addressing. Only adding a state takes a lock. */
final class PackedComponents extends ComponentTable {
    /** The number of parts looked up together. */
    private static final int TOGETHER = 4;

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
        return number(game.canonical((long) (Long) component.state()), 0);
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

    /** The options of a state. Their parts are looked up in batches, and only as far as they are needed. */
    private final class PackedRules implements ComponentRules {
        private final Meter listing;
        private final PackedOptions options = new PackedOptions();
        private long[] forms = new long[64];
        private int[] near = new int[64];
        private long[] knownMet = new long[64];
        private int[] turns = new int[64];
        private int ready;

        PackedRules(Meter listing) {
            this.listing = listing;
        }

        @Override
        public int options(int id, PartSink out) {
            list(id);
            return give(out);
        }

        @Override
        public int options(int id, int value, PartSink out) {
            list(id);
            return excludes(id, value) ? options.count() : give(out);
        }

        private void list(int id) {
            options.record(game, keys.key(id), listing);
            ready = 0;
            int count = options.states();
            if (count > forms.length) {
                forms = new long[2 * count];
                near = new int[2 * count];
                knownMet = new long[2 * count];
                turns = new int[2 * count];
            }
            options.copyTo(forms);
            int turn = 0;
            for (int look = 0; look < 2 * options.count(); look++) {
                int option = option(look);
                for (int part = 0; option >= 0 && part < options.parts(option); part++) {
                    turns[turn++] = options.start(option) + part;
                }
            }
        }

        /** Returns the option of a look, or -1: those that split come first, since small parts are known more often. */
        private int option(int look) {
            int option = look < options.count() ? look : look - options.count();
            return (options.parts(option) != 1) == (option == look) ? option : -1;
        }

        /** Excludes the known values of options, and returns true as soon as one of them is the given value. */
        private boolean excludes(int id, int value) {
            int read = 0;
            int sum = -1;
            for (int look = 0; sum != value && look < 2 * options.count(); look++) {
                int option = option(look);
                read += option < 0 ? 0 : options.parts(option);
                sum = option < 0 ? -1 : sum(options.start(option), options.parts(option), read);
                if (sum >= 0) {
                    facts.exclude(id, sum);
                }
            }
            return sum == value;
        }

        /** Returns the value of parts that are all known, else -1; first looks up as many parts as given. */
        private int sum(int from, int count, int read) {
            int sum = 0;
            lookUp(read);
            for (int i = from; sum >= 0 && i < from + count; i++) {
                sum = ComponentFacts.exact(knownMet[i]) ? sum ^ ComponentFacts.value(knownMet[i]) : -1;
            }
            return sum;
        }

        private int give(PartSink out) {
            int next = 0;
            lookUp(options.states());
            for (int option = 0; option < options.count(); option++) {
                out.begin();
                for (int end = next + options.parts(option); next < end; next++) {
                    out.part(number(forms[next], near[next]));
                }
                out.end();
            }
            return options.count();
        }

        /** Looks up parts until as many are ready: home slots of some, then their records, to overlap cache misses. */
        private void lookUp(int wanted) {
            while (ready < wanted) {
                int end = Math.min(options.states(), ready + TOGETHER);
                listing.tick(end - (long) ready);
                for (int turn = ready; turn < end; turn++) {
                    int i = turns[turn];
                    forms[i] = game.canonical(forms[i]);
                    near[i] = keys.near(forms[i]);
                }
                for (; ready < end; ready++) {
                    int i = turns[ready];
                    int id = keys.find(forms[i], near[i]);
                    id = id == 0 && facted && known.knows(forms[i]) ? add(forms[i]) : id;
                    knownMet[i] = id == 0 ? 0 : facts.known(id);
                }
            }
        }
    }

    private int number(long form, int near) {
        int id = keys.find(form, near);
        return id == 0 ? add(form) : id;
    }

    private synchronized int add(long form) {
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
