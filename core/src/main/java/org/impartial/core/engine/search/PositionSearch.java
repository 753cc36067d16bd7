package org.impartial.core.engine.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Bag;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.sums.PerGame;
import org.jspecify.annotations.Nullable;

/**
 * Who wins whole sums, by memoised search with no theorem at all. Components are numbered as they are met, and a position
 * is the sorted array of the numbers of its components that have moves left. Depth-first on an explicit stack. Belongs to
 * one thread.
 */
public final class PositionSearch {
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
    private final List<Bag @Nullable []> options = new ArrayList<>();
    private final Object2IntOpenHashMap<Bag> memo = new Object2IntOpenHashMap<>();

    public PositionSearch(Convention convention) {
        this.convention = convention;
    }

    public Outcome outcome(Position position, Meter effort) {
        Bag root = key(position, effort);
        int known = memo.getInt(root);
        return (known == ABSENT ? search(root, effort) : known) == PREVIOUS ? Outcome.P : Outcome.N;
    }

    private int search(Bag root, Meter effort) {
        List<Frame> stack = new ArrayList<>();
        try {
            push(stack, root, effort);
            while (!stack.isEmpty()) {
                Frame top = stack.get(stack.size() - 1);
                Bag missing = top.nextMissing(stack, effort);
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
                effort.release(FRAME + bytes(left.key));
            }
        }
        return memo.getInt(root);
    }

    private void push(List<Frame> stack, Bag key, Meter effort) {
        effort.spend(1, 0);
        effort.hold(FRAME + bytes(key));
        stack.add(new Frame(key));
        memo.put(key, OPEN);
    }

    private Bag key(Position position, Meter effort) {
        IntArrayList parts = new IntArrayList();
        position.components().forEach(component -> addLive(parts, component, effort));
        return Bag.of(parts.toIntArray());
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

    private Bag[] optionsOf(int number, Meter effort) {
        Bag[] known = options.get(number);
        if (known == null) {
            known = components.get(number).options(effort).stream()
                    .map(option -> key(option, effort))
                    .distinct()
                    .toArray(Bag[]::new);
            effort.hold(OPTION * known.length);
            options.set(number, known);
        }
        return known;
    }

    private static Object2IntOpenHashMap<Object> newNumbers() {
        Object2IntOpenHashMap<Object> table = new Object2IntOpenHashMap<>();
        table.defaultReturnValue(-1);
        return table;
    }

    /** About what a key and its place in the table take. */
    private static long bytes(Bag key) {
        return 80 + (long) Integer.BYTES * key.size();
    }

    /** A position on the stack, and how far its options have been looked at. */
    private final class Frame {
        private final Bag key;
        private int component;
        private int option;
        private long looked;
        private int result;

        Frame(Bag key) {
            this.key = key;
            this.result = (key.size() == 0 ? convention.end() : Outcome.P) == Outcome.P ? PREVIOUS : NEXT;
        }

        /** Looks at options until one is lost for the player who gets it, none is left, or one is not known yet. */
        @Nullable
        Bag nextMissing(List<Frame> stack, Meter effort) {
            for (; component < key.size(); component++, option = 0) {
                Bag[] choices = optionsOf(key.member(component), effort);
                for (; option < choices.length; option++) {
                    Bag next = key.replace(component, choices[option]);
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

        private List<Position> from(Bag start, List<Frame> stack) {
            int first = 0;
            while (!stack.get(first).key.equals(start)) {
                first++;
            }
            return stack.subList(first, stack.size()).stream()
                    .map(frame -> Position.sum(Arrays.stream(frame.key.members())
                            .<Component<?>>mapToObj(components::get)
                            .toList()))
                    .toList();
        }
    }
}
