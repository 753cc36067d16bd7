package org.impartial.solve.engine.nimber;

/** The state of an option beside a nimber: decided, reduced to its largest part, or waiting for a smaller one. */
final class Child {
    private final ComponentFacts facts;
    boolean decided;
    boolean lost;
    /** The value of the option if it is known, else -1. */
    int value;

    int component;
    int nimber;
    /** A smaller part whose value must be found first, or 0 if there is none. */
    int pending;

    int phi;
    int delta;

    Child(ComponentFacts facts) {
        this.facts = facts;
    }

    /** Reads the option that begins at an index of a list, beside the nimber n. */
    void read(int[] list, int at, int n) {
        int first = list[at];
        if (first >= 0) {
            ask(first, n, 0);
            return;
        }
        int x = list[at + 1];
        int end = at + OptionList.length(first);
        int open = 0;
        int sizes = 0;
        pending = 0;
        for (int i = at + 2; i < end; i++) {
            long known = facts.known(list[i]);
            if (ComponentFacts.exact(known)) {
                x ^= ComponentFacts.value(known);
            } else {
                pending = open++ == 0 ? list[i] : pending;
                component = list[i];
                sizes += ComponentFacts.size(known);
            }
        }
        if (open == 0) {
            decide(x, n);
        } else if (open == 1) {
            ask(component, n ^ x, x);
        } else {
            decided = false;
            phi = 1;
            delta = facts.first(component, sizes);
        }
    }

    /** Reads a component beside a nimber; {@code offset} is the XOR of its value and that of the option. */
    private void ask(int id, int n, int offset) {
        long known = facts.known(id);
        component = id;
        pending = 0;
        if (ComponentFacts.exact(known)) {
            decide(ComponentFacts.value(known) ^ offset, n ^ offset);
            return;
        }
        nimber = n;
        decided = false;
        if (facts.excluded(id, known, n)) {
            decided = true;
            lost = false;
            value = -1;
            return;
        }
        long numbers = facts.numbers(id, n);
        phi = numbers == Numbers.NONE ? 1 : Numbers.phi(numbers);
        delta = numbers == Numbers.NONE ? facts.first(id, ComponentFacts.size(known)) : Numbers.delta(numbers);
    }

    /** Reads the move on the nimber, to (component, k). */
    void readNim(int id, int k) {
        ask(id, k, 0);
    }

    private void decide(int valueOfOption, int n) {
        decided = true;
        value = valueOfOption;
        lost = value == n;
    }
}
