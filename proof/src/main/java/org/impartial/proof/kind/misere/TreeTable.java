package org.impartial.proof.kind.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/** Canonical misère forms and their sums, by the rule that simplifies forms alone; 0 is the tree without options. */
final class TreeTable {
    static final int END = 0;

    private static final int UNKNOWN = -1;
    private static final int TREE_BYTES = 96;
    private static final int SUM_BYTES = 24;

    private final Meter meter;
    private final List<int[]> options = new ArrayList<>();
    private final IntArrayList heights = new IntArrayList();
    private final BitSet previous = new BitSet();
    private final Map<IntArrayList, Integer> numbers = new HashMap<>();
    private final Long2IntOpenHashMap sums = new Long2IntOpenHashMap();

    TreeTable(Meter meter) {
        this.meter = meter;
        sums.defaultReturnValue(UNKNOWN);
        simplest(new int[0]);
    }

    /** Returns whether a tree is a P-position. */
    boolean isP(int tree) {
        return previous.get(tree);
    }

    /** Returns the options of a tree in ascending order; the result must not be modified. */
    int[] options(int tree) {
        return options.get(tree);
    }

    /** Returns whether the game with the given options, in any order, simplifies to a tree by the rule. */
    boolean equals(int[] game, int tree) {
        int[] kept = options.get(tree);
        int[] all = distinct(game);
        int found = 0;
        boolean hasP = false;
        for (int option : all) {
            hasP |= isP(option);
            if (Arrays.binarySearch(kept, option) >= 0) {
                found++;
            } else if (Arrays.binarySearch(options.get(option), tree) < 0) {
                return false;
            }
        }
        return found == kept.length && (tree != END || all.length == 0 || hasP);
    }

    /** Returns the simplest tree that is equal to the game with the given options. */
    int simplest(int[] game) {
        int[] all = distinct(game);
        meter.tick(1L + all.length);
        int highest = UNKNOWN;
        for (int option : all) {
            if (highest == UNKNOWN || heights.getInt(option) > heights.getInt(highest)) {
                highest = option;
            }
        }
        // A tree to which reversible options revert is an option of each of them, and the highest option is one of
        // them.
        for (int tree : highest == UNKNOWN ? all : options.get(highest)) {
            if (options.get(tree).length < all.length && equals(all, tree)) {
                return tree;
            }
        }
        return numbered(all);
    }

    private int numbered(int[] all) {
        IntArrayList key = IntArrayList.wrap(all);
        Integer known = numbers.get(key);
        if (known != null) {
            return known;
        }
        meter.hold(TREE_BYTES + (long) Integer.BYTES * all.length);
        int height = 0;
        boolean lost = all.length > 0;
        for (int option : all) {
            height = Math.max(height, heights.getInt(option) + 1);
            lost &= !isP(option);
        }
        int tree = options.size();
        options.add(all);
        heights.add(height);
        previous.set(tree, lost);
        numbers.put(key, tree);
        return tree;
    }

    int sum(int a, int b) {
        int known = knownSum(a, b);
        return known == UNKNOWN ? computed(new Pair(a, b)) : known;
    }

    private int knownSum(int a, int b) {
        return a == END || b == END ? a + b : sums.get(key(a, b));
    }

    private int computed(Pair wanted) {
        List<Pair> stack = new ArrayList<>(List.of(wanted));
        int sum = UNKNOWN;
        while (!stack.isEmpty()) {
            Pair top = stack.get(stack.size() - 1);
            if (top.next == top.reached.length) {
                sum = simplest(top.reached);
                meter.hold(SUM_BYTES);
                sums.put(key(top.a, top.b), sum);
                stack.remove(stack.size() - 1);
            } else {
                Pair option = top.option();
                int known = knownSum(option.a, option.b);
                if (known == UNKNOWN) {
                    stack.add(option);
                } else {
                    top.reached[top.next++] = known;
                }
            }
        }
        return sum;
    }

    /** A sum that is not known yet, and its known options. */
    private final class Pair {
        private final int a;
        private final int b;
        private final int[] reached;
        private int next;

        Pair(int a, int b) {
            this.a = a;
            this.b = b;
            this.reached = new int[options.get(a).length + options.get(b).length];
        }

        Pair option() {
            int ofA = options.get(a).length;
            return next < ofA ? new Pair(options.get(a)[next], b) : new Pair(a, options.get(b)[next - ofA]);
        }
    }

    private static long key(int a, int b) {
        return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
    }

    private static int[] distinct(int[] game) {
        return Arrays.stream(game).sorted().distinct().toArray();
    }
}
