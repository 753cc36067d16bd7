package org.impartial.solve.engine.nimber;

import com.google.common.primitives.Ints;
import it.unimi.dsi.fastutil.ints.IntHeapPriorityQueue;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.WorkerMeter;
import org.jspecify.annotations.Nullable;

/**
 * Chooses facts that support the values of components, after a search has found them. Few facts suffice, since an
 * option needs no known value if a reply to it has one.
 */
/*
 * Implementation: a component of value v among the facts needs, for each k below v, an option of value k, and for every
 * other option either the values of all its parts, or of all but one and of a reply in that one. Components are
 * processed from the largest to the smallest, so the needs of the larger ones are known when the smaller ones choose;
 * of several choices the one with the least cost of new facts is taken.
 */
final class ProofFacts {
    private final ComponentTable components;
    private final ComponentFacts facts;
    private final ProofSearch search;
    private final WorkerMeter meter;
    private final ComponentTable.ComponentRules rules;
    private final PlainOptions options = new PlainOptions();
    private final PlainOptions replies = new PlainOptions();
    private final IntSet needed = new IntOpenHashSet();
    private final IntHeapPriorityQueue open;

    ProofFacts(ComponentTable components, WorkerMeter meter) {
        this.components = components;
        this.facts = components.facts;
        this.search = new ProofSearch(components, meter, false);
        this.meter = meter;
        this.rules = components.rules(meter.listing(), ListedOptions.unshared());
        this.open = new IntHeapPriorityQueue((a, b) -> {
            int bySize = Integer.compare(size(b), size(a));
            return bySize != 0 ? bySize : Integer.compare(a, b);
        });
    }

    /** Returns the facts that support the values of components, and these; all the values are then known. */
    IntSet of(IntSet roots) {
        need(roots.toIntArray());
        while (!open.isEmpty()) {
            treat(open.dequeueInt());
        }
        return needed;
    }

    private void need(int[] parts) {
        for (int part : parts) {
            if (!exact(part)) {
                search.value(part);
            }
            if (needed.add(part)) {
                open.enqueue(part);
            }
        }
    }

    private void treat(int id) {
        read(options, id);
        meter.spend(1, options.count);
        int value = value(id);
        for (int k = 0; k < value; k++) {
            int[] known = find(options, k);
            need(known == null ? search(id, k) : known);
        }
        for (int option = 0; option < options.count; option++) {
            int[] parts = options.parts(option);
            refute(parts, value);
            if (facts.sum(parts) == value) {
                throw new FalseFactException(components, id, value);
            }
        }
    }

    /** Searches for an option of a value, which another search may have known that sent only a part of its facts. */
    private int[] search(int id, int wanted) {
        List<int[]> unknown = new ArrayList<>();
        for (int option = 0; option < options.count; option++) {
            if (facts.sum(options.parts(option)) < 0) {
                unknown.add(options.parts(option));
            }
        }
        unknown.sort(Comparator.comparingLong(this::cost));
        for (int[] parts : unknown) {
            int rest = wanted;
            for (int i = 0; i < parts.length - 1; i++) {
                search.value(parts[i]);
                rest ^= value(parts[i]);
            }
            int last = parts[parts.length - 1];
            search.ask(last, rest);
            if (exact(last) && value(last) == rest) {
                return parts;
            }
        }
        throw new FalseFactException(components, id, value(id));
    }

    /** Reads the options of a component; the values of their parts may come from facts that the search did not use. */
    private void read(PlainOptions into, int id) {
        into.read(rules, id);
        for (int option = 0; option < into.count; option++) {
            for (int part : into.parts(option)) {
                components.useFact(part);
            }
        }
    }

    /** Returns the parts of the option of a given value with the least cost of new facts, or null. */
    private int @Nullable [] find(PlainOptions from, int wanted) {
        int[] best = null;
        for (int option = 0; option < from.count; option++) {
            int[] parts = from.parts(option);
            if (facts.sum(parts) == wanted && (best == null || cost(parts) < cost(best))) {
                best = parts;
            }
        }
        return best;
    }

    /** Ensures that an option is shown not to have a value. */
    private void refute(int[] parts, int value) {
        if (cost(parts) == 0) {
            return;
        }
        boolean known = facts.sum(parts) >= 0;
        long least = known ? cost(parts) : Long.MAX_VALUE;
        int[] best = parts;
        for (int i = 0; i < parts.length; i++) {
            int[] others = without(parts, i);
            int rest = facts.sum(others);
            if (needed.contains(parts[i]) || rest < 0) {
                continue;
            }
            read(replies, parts[i]);
            meter.spend(0, replies.count);
            int[] reply = find(replies, value ^ rest);
            if (reply != null && cost(reply) + cost(others) < least) {
                least = cost(reply) + cost(others);
                best = Ints.concat(others, reply);
            }
        }
        need(best);
    }

    /** Returns the cost of the new facts about parts: 1 plus the square of the size for each part. */
    private long cost(int[] parts) {
        long cost = 0;
        for (int part : parts) {
            cost += needed.contains(part) ? 0 : 1L + (long) size(part) * size(part);
        }
        return cost;
    }

    private boolean exact(int id) {
        return ComponentFacts.exact(facts.known(id));
    }

    private int value(int id) {
        return ComponentFacts.value(facts.known(id));
    }

    private int size(int id) {
        return ComponentFacts.size(facts.known(id));
    }

    private static int[] without(int[] parts, int i) {
        return Ints.concat(Arrays.copyOf(parts, i), Arrays.copyOfRange(parts, i + 1, parts.length));
    }
}
