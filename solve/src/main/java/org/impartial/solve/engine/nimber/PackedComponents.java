package org.impartial.solve.engine.nimber;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.impartial.core.game.Component;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.meter.Meter;

/**
 * The states of one packed game, found by open addressing with linear probing. Numbers are read without a lock; only
 * adding a state takes it.
 */
final class PackedComponents implements ComponentTable {
    private static final VarHandle SLOTS = MethodHandles.arrayElementVarHandle(long[].class);
    private static final long PHI = 0x9E3779B97F4A7C15L;
    private static final long FREE = 0;
    private static final long TAG = -1L << Integer.SIZE;
    /** At least one slot in this many stays free. */
    private static final int FREE_PART = 3;

    /** The number of parts looked up together. */
    private static final int TOGETHER = 16;

    private final PackedGame game;
    private final Sizes<Long> sizes;
    private final ComponentFacts facts;
    private final KnownFacts.InUse<Long> known;
    private volatile long[] slots = new long[1 << 10];

    PackedComponents(PackedGame game, HeapShare share, KnownFacts known, int seed) {
        this.game = game;
        this.known = known.inUse(game);
        this.facts = new ComponentFacts(share, seed);
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
        int value = ComponentFacts.exact(facts.known(id)) ? -1 : known.value(facts.key(id));
        if (value >= 0) {
            facts.settle(id, value);
        }
    }

    @Override
    public int number(Component<?> component) {
        return number(game.canonical((long) (Long) component.state()));
    }

    @Override
    public int find(Component<?> canonical) {
        return find((long) (Long) canonical.state());
    }

    @Override
    public Component<?> component(int id) {
        return game.at(facts.key(id));
    }

    @Override
    public ComponentRules rules(Meter listing) {
        return new PackedRules(listing);
    }

    /** The options of a state. Their parts are looked up in batches, and only as far as they are needed. */
    private final class PackedRules implements ComponentRules {
        private final Meter listing;
        private final PackedOptions options = new PackedOptions();
        private long[] forms = new long[64];
        private long[] slotsMet = new long[64];
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
            options.record(game, facts.key(id), listing);
            ready = 0;
            int count = options.states();
            if (count > forms.length) {
                forms = new long[2 * count];
                slotsMet = new long[2 * count];
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
                    out.part(number(forms[next], slotsMet[next]));
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
            long[] all = slots;
            for (int i = ready; i < end; i++) {
                slotsMet[i] = (long) SLOTS.getAcquire(all, home(forms[i] * PHI, all.length));
            }
            for (int i = ready; i < end; i++) {
                int id = find(forms[i], slotsMet[i]);
                id = id == 0 && known.knows(forms[i]) ? add(forms[i]) : id;
                knownMet[i] = id == 0 ? 0 : facts.known(id);
            }
            ready = end;
        }
    }

    private int number(long form, long home) {
        int id = find(form, home);
        return id == 0 ? add(form) : id;
    }

    private int number(long form) {
        int id = find(form);
        return id == 0 ? add(form) : id;
    }

    /** Returns the number of a form whose home slot has been read, or 0. */
    private int find(long form, long home) {
        int id = (int) home;
        return home != FREE && (home ^ form * PHI) >>> Integer.SIZE == 0 && facts.key(id) == form ? id : find(form);
    }

    private int find(long form) {
        long hash = form * PHI;
        long[] all = slots;
        for (int i = home(hash, all.length); ; i = i + 1 == all.length ? 0 : i + 1) {
            long met = (long) SLOTS.getAcquire(all, i);
            if (met == FREE) {
                return 0;
            }
            if ((met ^ hash) >>> Integer.SIZE == 0 && facts.key((int) met) == form) {
                return (int) met;
            }
        }
    }

    private synchronized int add(long form) {
        if (facts.count() >= slots.length - slots.length / FREE_PART) {
            grow();
        }
        long hash = form * PHI;
        long[] all = slots;
        int i = home(hash, all.length);
        for (long met = all[i]; met != FREE; met = all[i]) {
            if ((met ^ hash) >>> Integer.SIZE == 0 && facts.key((int) met) == form) {
                return (int) met;
            }
            i = i + 1 == all.length ? 0 : i + 1;
        }
        // The fact is checked first: if the check stops the search, no number may be left without a slot.
        int value = known.knows(form) ? known.value(form) : -1;
        int id = facts.add(form, sizes.of(form));
        SLOTS.setRelease(all, i, slot(hash, id));
        if (value >= 0) {
            facts.settle(id, value);
        }
        return id;
    }

    private void grow() {
        long[] wider = new long[(int) Math.min(Integer.MAX_VALUE - 8, 3L * slots.length / 2)];
        // Slots are in the order of their homes, but for those that follow others, so both arrays are used in order.
        for (long met : slots) {
            if (met != FREE) {
                int i = home(met, wider.length);
                while (wider[i] != FREE) {
                    i = i + 1 == wider.length ? 0 : i + 1;
                }
                wider[i] = met;
            }
        }
        // The old array was counted when it was allocated, so the difference is the growth of the table.
        facts.share().take((long) Long.BYTES * (wider.length - slots.length));
        slots = wider;
    }

    /** Returns the content of a slot: the upper half of the hash, which gives the home too, and the number. */
    private static long slot(long hash, int id) {
        return (hash & TAG) | id;
    }

    private static int home(long hash, int capacity) {
        return (int) (((hash >>> Integer.SIZE) * capacity) >>> Integer.SIZE);
    }
}
