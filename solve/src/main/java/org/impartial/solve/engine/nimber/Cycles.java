package org.impartial.solve.engine.nimber;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.CycleException;

/** Detects a component that repeats below itself: the stack then grows without end, and is checked as it doubles. */
final class Cycles {
    private Cycles() {}

    /** Throws a {@link CycleException} if a component on the stack is a follower of itself. */
    static void refuse(ComponentTable components, Frame[] stack) {
        Int2IntOpenHashMap places = new Int2IntOpenHashMap(stack.length);
        places.defaultReturnValue(-1);
        for (int i = 0; i < stack.length; i++) {
            int before = places.put(stack[i].component, i);
            if (before >= 0 && !stepsDown(stack, before, i)) {
                throw new CycleException(between(components, stack, before, i));
            }
        }
    }

    /** Returns whether a component is repeated only for a lesser nimber beside it, or in the search for its value. */
    private static boolean stepsDown(Frame[] stack, int before, int now) {
        return now == before + 1 && (stack[before].valuing || stack[now].nimber < stack[before].nimber);
    }

    private static List<Component<?>> between(ComponentTable components, Frame[] stack, int from, int to) {
        List<Component<?>> cycle = new ArrayList<>();
        for (int i = from; i < to; i++) {
            if (i == from || stack[i].component != stack[i - 1].component) {
                cycle.add(components.component(stack[i].component));
            }
        }
        return cycle;
    }
}
