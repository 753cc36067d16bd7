package org.impartial.solve.engine.nimber;

import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.search.OptionLists;

/**
 * The states of one packed game, found by open addressing with linear probing. Numbers are read without a lock; only
 * adding a state takes it.
 */
final class PackedComponents implements ComponentTable {
    /** The number of parts looked up together. */
    private static final int TOGETHER = 16;

    private final PackedGame game;
    private final Sizes<Long> sizes;
    private final ComponentFacts facts;
    private final PartKeys keys;
    private final KnownFacts.InUse<Long> known;

    PackedComponents(PackedGame game, HeapShare share, KnownFacts known, int seed) {
        this.game = game;
        this.known = known.inUse(game);
        this.facts = new ComponentFacts(share, seed);
        this.keys = facts.keys();
        this.sizes = Sizes.of(game);
    }

    @Override
    public ComponentFacts facts() {
        return facts;
    }

    @Override
    public void start(Meter question, boolean severalThreads) {
        known.under(question, severalThreads);
    }

    @Override
    public synchronized void useFact(int id) {
        int value = ComponentFacts.exact(facts.known(id)) ? -1 : known.value(keys.key(id));
        if (value >= 0) {
            facts.settle(id, value);
        }
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
    public ComponentRules rules(Meter listing, OptionLists lists) {
        return new PackedRules(listing);
    }

    /** The options of a state. Their parts are looked up in batches, and only as far as they are needed. */
    private final class PackedRules implements ComponentRules {
        private final Meter listing;
        private final PackedOptions options = new PackedOptions();
        private long[] forms = new long[64];
        private int[] near = new int[64];
        private long[] knownMet = new long[64];
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
            }
            options.copyTo(forms);
        }

        /** Excludes the known values of options, and returns true as soon as one of them is the given value. */
        private boolean excludes(int id, int value) {
            int next = 0;
            for (int option = 0; option < options.count(); option++) {
                int end = next + options.parts(option);
                int sum = sum(next, end);
                next = end;
                if (sum >= 0) {
                    facts.exclude(id, sum);
                    if (sum == value) {
                        return true;
                    }
                }
            }
            return false;
        }

        /** Returns the value of parts that are all known, else -1. */
        private int sum(int from, int to) {
            int sum = 0;
            while (ready < to) {
                lookUp(Math.min(options.states(), ready + TOGETHER));
            }
            for (int i = from; i < to; i++) {
                if (!ComponentFacts.exact(knownMet[i])) {
                    return -1;
                }
                sum ^= ComponentFacts.value(knownMet[i]);
            }
            return sum;
        }

        private int give(PartSink out) {
            int next = 0;
            for (int option = 0; option < options.count(); option++) {
                out.begin();
                for (int end = next + options.parts(option); next < end; next++) {
                    if (ready == next) {
                        lookUp(Math.min(options.states(), ready + TOGETHER));
                    }
                    out.part(number(forms[next], near[next]));
                }
                out.end();
            }
            return options.count();
        }

        /**
         * Reads the home slots of parts one after the other, and then their records, so that their cache misses
         * overlap.
         */
        private void lookUp(int end) {
            for (int i = ready; i < end; i++) {
                listing.tick();
                forms[i] = game.canonical(forms[i]);
            }
            for (int i = ready; i < end; i++) {
                near[i] = keys.near(forms[i]);
            }
            for (int i = ready; i < end; i++) {
                int id = keys.find(forms[i], near[i]);
                id = id == 0 && known.knows(forms[i]) ? add(forms[i]) : id;
                knownMet[i] = id == 0 ? 0 : facts.known(id);
            }
            ready = end;
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
        int value = known.knows(form) ? known.value(form) : -1;
        int id = facts.add(form, sizes.of(form));
        if (value >= 0) {
            facts.settle(id, value);
        }
        return id;
    }
}
