package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntComparator;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntSet;
import java.util.Arrays;
import java.util.BitSet;
import org.impartial.solve.engine.search.ListedOptions;
import org.impartial.solve.engine.search.WorkerMeter;
import org.jspecify.annotations.Nullable;

/**
 * Removes facts from a proof as long as the remaining ones support each other, so that in the end none is redundant.
 * Two orders are tried, the second one while it can win, and the smaller remainder is kept. Not safe for use by several
 * threads.
 */
/*
 * Implementation: the facts on which each fact relies are recorded. A fact is redundant if each one that relies on it
 * holds with the others. Facts that rely on a fact are larger, so after one pass from the largest down few are
 * redundant; from the smallest up, small facts go that many large ones do not need. Rounds continue until one removes
 * nothing.
 */
final class Thinning {
    /**
     * Proofs of more facts are thinned only on request. Positions are generated some 60 to 90 times for each fact, which
     * takes longer than the search where facts are many and options cost much, and a tenth of the facts is saved at best.
     */
    static final int MOST_FACTS = 1 << 14;

    /** The number of options whose parts are kept: they are needed again, and take longer to generate than to keep. */
    private static final int MOST_LISTED = 1 << 21;

    private final ComponentFacts facts;
    private final ComponentTable.ComponentRules rules;
    private final WorkerMeter meter;
    private final IntSet proof;
    private IntSet kept;
    private final Int2ObjectOpenHashMap<IntSet> leansOn = new Int2ObjectOpenHashMap<>();
    private final Int2ObjectOpenHashMap<IntSet> carries = new Int2ObjectOpenHashMap<>();
    private final PlainOptions options = new PlainOptions();
    private final Int2ObjectOpenHashMap<int[][]> lists = new Int2ObjectOpenHashMap<>();
    private int listed;

    Thinning(ComponentTable components, WorkerMeter meter, IntSet proof) {
        this.facts = components.facts;
        this.rules = components.rules(meter.listing(), ListedOptions.unshared());
        this.meter = meter;
        this.proof = proof;
        this.kept = new IntOpenHashSet(proof);
    }

    /** Returns the remaining facts, including the given ones. */
    IntSet of(IntSet roots) {
        IntSet fromLargest = of(roots, (a, b) -> bySize(b, a), Integer.MAX_VALUE);
        IntSet fromSmallest = of(roots, this::bySize, fromLargest.size());
        return fromSmallest.size() < fromLargest.size() ? fromSmallest : fromLargest;
    }

    private int bySize(int a, int b) {
        int bySize = Integer.compare(ComponentFacts.size(facts.known(a)), ComponentFacts.size(facts.known(b)));
        return bySize != 0 ? bySize : Integer.compare(a, b);
    }

    /** Removes facts in an order; stops after a round if another such round will not bring the rest below a size. */
    private IntSet of(IntSet roots, IntComparator sequence, int below) {
        kept = new IntOpenHashSet(proof);
        leansOn.clear();
        carries.clear();
        IntArrayList order = new IntArrayList(kept);
        order.sort(sequence);
        for (int id : order) {
            lean(id, support(id));
        }
        int before;
        do {
            before = kept.size();
            for (int id : order) {
                if (kept.contains(id) && !roots.contains(id)) {
                    spare(id);
                }
            }
        } while (kept.size() < before && 2 * kept.size() - before < below);
        return kept;
    }

    private void spare(int id) {
        kept.remove(id);
        Int2ObjectOpenHashMap<IntSet> others = new Int2ObjectOpenHashMap<>();
        for (int user : carries.getOrDefault(id, IntSet.of())) {
            IntSet support = support(user);
            if (support == null) {
                kept.add(id);
                return;
            }
            others.put(user, support);
        }
        others.int2ObjectEntrySet().forEach(entry -> lean(entry.getIntKey(), entry.getValue()));
        lean(id, IntSet.of());
    }

    private void lean(int id, @Nullable IntSet support) {
        if (support == null) {
            throw new IllegalStateException("a fact of the proof does not hold: " + id);
        }
        IntSet before = leansOn.put(id, support);
        if (before != null) {
            for (int part : before) {
                carries.get(part).remove(id);
            }
        }
        for (int part : support) {
            carries.computeIfAbsent(part, p -> new IntOpenHashSet()).add(id);
        }
    }

    /** Returns the facts that support a fact, or null if the remaining ones do not suffice. */
    private @Nullable IntSet support(int id) {
        int[][] list = options(id, 1);
        int value = ComponentFacts.value(facts.known(id));
        IntSet support = new IntOpenHashSet();
        BitSet reached = new BitSet();
        for (int[] parts : list) {
            int missing = missing(parts);
            if (missing > 1 || (missing == 1 && !reply(parts, value, support))) {
                return null;
            }
            if (missing == 0) {
                support.addAll(IntArrayList.wrap(parts));
                reached.set(facts.sum(parts));
            }
        }
        return reached.nextClearBit(0) < value ? null : support;
    }

    /** Adds a reply in the one missing part to the support; returns false if there is none. */
    private boolean reply(int[] parts, int value, IntSet support) {
        int unknown = 0;
        int wanted = value;
        for (int part : parts) {
            if (kept.contains(part)) {
                wanted ^= ComponentFacts.value(facts.known(part));
            } else {
                unknown = part;
            }
        }
        for (int[] answer : options(unknown, 0)) {
            if (missing(answer) == 0 && facts.sum(answer) == wanted) {
                support.addAll(IntArrayList.wrap(answer));
                for (int part : parts) {
                    if (part != unknown) {
                        support.add(part);
                    }
                }
                return true;
            }
        }
        return false;
    }

    /** Returns the parts of the options of a component, which are generated if they are not kept. */
    private int[][] options(int id, int positions) {
        int[][] list = lists.get(id);
        if (list == null) {
            options.read(rules, id);
            list = new int[options.count][];
            Arrays.setAll(list, options::parts);
            if (listed + list.length <= MOST_LISTED) {
                listed += list.length;
                lists.put(id, list);
            }
        }
        meter.spend(positions, list.length);
        return list;
    }

    private int missing(int[] parts) {
        int missing = 0;
        for (int part : parts) {
            missing += kept.contains(part) ? 0 : 1;
        }
        return missing;
    }
}
