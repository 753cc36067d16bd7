package org.impartial.core.solve;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.CycleException;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.sums.PerGame;
import org.jspecify.annotations.Nullable;

/**
 * Who wins whole sums, by memoised search with no theorem at all. Components are numbered as they are met, and a position
 * is the sorted array of the numbers of its components that have moves left. Depth-first on an explicit stack. Belongs to
 * one thread.
 */
final class PositionSearch {
    private static final int ABSENT = 0;
    private static final int OPEN = 1;
    private static final int PREVIOUS = 2;
    private static final int NEXT = 3;

    private static final long FRAME = 64;
    private static final long COMPONENT = 200;
    private static final long OPTION = 32;

    private final Convention convention;
    private final PerGame<Object2IntOpenHashMap<Object>> numbers = new PerGame<>(game -> newNumbers());
    private final List<Component<?>> components = new ArrayList<>();
    private final BitSet live = new BitSet();
    private final List<int @Nullable [][]> options = new ArrayList<>();
    private final Object2IntOpenHashMap<Key> memo = new Object2IntOpenHashMap<>();

    PositionSearch(Convention convention) {
        this.convention = convention;
    }

    Outcome outcome(Position position, Meter effort) {
        Key root = key(position, effort);
        int known = memo.getInt(root);
        return (known == ABSENT ? search(root, effort) : known) == PREVIOUS ? Outcome.P : Outcome.N;
    }

    private int search(Key root, Meter effort) {
        List<Frame> stack = new ArrayList<>();
        try {
            push(stack, root, effort);
            while (!stack.isEmpty()) {
                Frame top = stack.get(stack.size() - 1);
                Key missing = top.nextMissing(stack, effort);
                if (missing != null) {
                    push(stack, missing, effort);
                } else {
                    memo.put(top.key, top.result);
                    stack.remove(stack.size() - 1);
                    effort.release(FRAME);
                    effort.spend(0, top.looked);
                }
            }
        } finally {
            for (Frame left : stack) {
                memo.removeInt(left.key);
                effort.release(FRAME + left.key.bytes());
            }
        }
        return memo.getInt(root);
    }

    private void push(List<Frame> stack, Key key, Meter effort) {
        effort.spend(1, 0);
        effort.hold(FRAME + key.bytes());
        stack.add(new Frame(key));
        memo.put(key, OPEN);
    }

    private Key key(Position position, Meter effort) {
        IntArrayList parts = new IntArrayList();
        position.components().forEach(component -> addLive(parts, component, effort));
        return new Key(sorted(parts));
    }

    private void addLive(IntArrayList parts, Component<?> component, Meter effort) {
        effort.tick();
        int number = number(component.canonical(), effort);
        if (live.get(number)) {
            parts.add(number);
        }
    }

    /** The rules are asked first: if they fail, the lists stay of one length. Options are listed when they are needed. */
    private int number(Component<?> component, Meter effort) {
        Object2IntOpenHashMap<Object> known = numbers.of(component.game());
        int number = known.getInt(component.state());
        if (number < 0) {
            boolean moves = component.hasOptions(effort);
            effort.hold(COMPONENT);
            number = components.size();
            components.add(component);
            live.set(number, moves);
            options.add(null);
            known.put(component.state(), number);
        }
        return number;
    }

    private int[][] optionsOf(int number, Meter effort) {
        int[][] known = options.get(number);
        if (known == null) {
            known = components.get(number).options(effort).stream()
                    .map(option -> key(option, effort))
                    .distinct()
                    .map(k -> k.parts)
                    .toArray(int[][]::new);
            effort.hold(OPTION * known.length);
            options.set(number, known);
        }
        return known;
    }

    private static int[] sorted(IntArrayList parts) {
        int[] array = parts.toIntArray();
        Arrays.sort(array);
        return array;
    }

    private static Object2IntOpenHashMap<Object> newNumbers() {
        Object2IntOpenHashMap<Object> table = new Object2IntOpenHashMap<>();
        table.defaultReturnValue(-1);
        return table;
    }

    /** A position: the sorted numbers of its live components. */
    private static final class Key {
        private final int[] parts;
        private final int hash;

        Key(int[] parts) {
            this.parts = parts;
            this.hash = hash(parts);
        }

        /** With a small factor most sums of a few small numbers would be equal. */
        private static int hash(int[] parts) {
            int hash = 1;
            for (int part : parts) {
                hash = hash * 0x9E3779B1 + part;
            }
            return hash;
        }

        /** About what the key and its place in the table take. */
        long bytes() {
            return 80 + (long) Integer.BYTES * parts.length;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key that && Arrays.equals(parts, that.parts);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /** A position on the stack, and how far its options have been looked at. */
    private final class Frame {
        private final Key key;
        private int component;
        private int option;
        private long looked;
        private int result;

        Frame(Key key) {
            this.key = key;
            this.result = (key.parts.length == 0 ? convention.end() : Outcome.P) == Outcome.P ? PREVIOUS : NEXT;
        }

        /** Looks at options until one is lost for the player who gets it, none is left, or one is not known yet. */
        @Nullable
        Key nextMissing(List<Frame> stack, Meter effort) {
            for (; component < key.parts.length; component++, option = 0) {
                int[][] choices = optionsOf(key.parts[component], effort);
                for (; option < choices.length; option++) {
                    Key next = after(choices[option]);
                    int known = memo.getInt(next);
                    if (known == ABSENT) {
                        return next;
                    }
                    if (known == OPEN) {
                        throw new CycleException(from(next, stack));
                    }
                    looked++;
                    if (known == PREVIOUS) {
                        result = NEXT;
                        return null;
                    }
                }
            }
            return null;
        }

        private Key after(int[] choice) {
            IntArrayList parts = new IntArrayList(key.parts.length + choice.length);
            parts.addElements(0, key.parts);
            parts.removeInt(component);
            parts.addElements(parts.size(), choice);
            return new Key(sorted(parts));
        }

        private List<Position> from(Key start, List<Frame> stack) {
            int first = 0;
            while (!stack.get(first).key.equals(start)) {
                first++;
            }
            return stack.subList(first, stack.size()).stream()
                    .map(frame -> Position.sum(Arrays.stream(frame.key.parts)
                            .<Component<?>>mapToObj(components::get)
                            .toList()))
                    .toList();
        }
    }
}
