package org.impartial.discover.automaton;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/*
 * A discrimination tree [Kearns-Vazirani 1994]. A leaf is a state; an inner node is a suffix, after which the words of
 * its two sides have different answers. A word is sifted from the root to its leaf by questions. A counterexample is
 * cut at the shortest suffix at which the hypothesis and the target give different answers [Rivest-Schapire 1993],
 * which keeps questions short: here a question about a long word is one about a large heap. Transitions to a leaf that
 * is split are sifted again from there and not from the root. Each step asks all its questions before it changes
 * anything, so that it has no effect if the target throws an exception.
 */
/**
 * Learns an automaton from questions about words and from counterexamples. Its states are distinguished by words whose
 * answers are known, so no automaton of the target has fewer states than a hypothesis.
 */
public final class Learner {
    /** A node of the tree: a leaf if it has no suffix. */
    private static final class Node {
        int @Nullable [] suffix;
        int state = -1;
        Node no = this;
        Node yes = this;

        void divide(int[] by, boolean side, Node one, Node other) {
            suffix = by;
            yes = side ? one : other;
            no = side ? other : one;
        }
    }

    /** A transition whose target is not known yet, and the node of the tree from which it is sifted. */
    private record Open(int state, int letter, Node from) {}

    private final int base;
    private final int tapes;
    private final int letters;
    private final Predicate<int[]> target;
    private final List<int[]> access = new ArrayList<>();
    private final List<int[]> successors = new ArrayList<>();
    private final List<Boolean> accepting = new ArrayList<>();
    private final List<Node> leaves = new ArrayList<>();
    private final Deque<Open> open = new ArrayDeque<>();
    private final Node root = new Node();

    /**
     * Creates a learner and requests the answer for the empty word.
     *
     * @param base the number of digits
     * @param target answers questions; if it throws an exception, the next call continues the learning
     */
    public Learner(int base, int tapes, Predicate<int[]> target) {
        this.base = base;
        this.tapes = tapes;
        this.letters = Letters.count(base, tapes);
        this.target = target;
        addState(new int[0], root, target.test(new int[0]));
    }

    /** Returns the number of states so far, a lower bound on those of every automaton of the target. */
    public int states() {
        return access.size();
    }

    /** Returns a word that leads to a state; a copy. */
    public int[] access(int state) {
        return access.get(state).clone();
    }

    /** Returns the automaton that explains all answers so far. */
    public Automaton hypothesis() {
        close();
        int[] next = new int[access.size() * letters];
        boolean[] accepts = new boolean[access.size()];
        for (int state = 0; state < accepts.length; state++) {
            accepts[state] = accepting.get(state);
            System.arraycopy(successors.get(state), 0, next, state * letters, letters);
        }
        return Automaton.of(base, tapes, next, accepts);
    }

    /** Returns whether the hypothesis accepts a word; cheaper than constructing the hypothesis. */
    public boolean accepts(int[] word) {
        close();
        return accepting.get(run(word, word.length));
    }

    /**
     * Splits states until the hypothesis is correct for a word.
     *
     * @param word a word for which the last hypothesis is wrong
     */
    public void refine(int[] word) {
        boolean truth = target.test(word);
        while (accepting.get(run(word, word.length)) != truth) {
            int cut = word.length - 1;
            while (target.test(joined(run(word, cut), word, cut)) != truth) {
                cut--;
            }
            split(run(word, cut), word[cut], Arrays.copyOfRange(word, cut + 1, word.length));
            close();
        }
    }

    /**
     * Splits a state: the successor of a state by a letter is not the assumed state, since the suffix distinguishes
     * them.
     */
    private void split(int state, int letter, int[] suffix) {
        int old = successors.get(state)[letter];
        int[] word = Arrays.copyOf(access.get(state), access.get(state).length + 1);
        word[word.length - 1] = letter;
        boolean side = target.test(joined(old, suffix, 0));
        boolean accepts = target.test(word);
        Node node = leaves.get(old);
        Node kept = new Node();
        Node fresh = new Node();
        node.divide(suffix, side, kept, fresh);
        kept.state = old;
        leaves.set(old, kept);
        for (int from = 0; from < successors.size(); from++) {
            for (int a = 0; a < letters; a++) {
                if (successors.get(from)[a] == old && !(from == state && a == letter)) {
                    open.add(new Open(from, a, node));
                }
            }
        }
        successors.get(state)[letter] = addState(word, fresh, accepts);
    }

    private int addState(int[] word, Node leaf, boolean accepts) {
        int state = access.size();
        access.add(word);
        successors.add(new int[letters]);
        accepting.add(accepts);
        leaves.add(leaf);
        leaf.state = state;
        for (int letter = 0; letter < letters; letter++) {
            open.add(new Open(state, letter, root));
        }
        return state;
    }

    private void close() {
        while (!open.isEmpty()) {
            Open edge = open.element();
            int[] word = Arrays.copyOf(access.get(edge.state), access.get(edge.state).length + 1);
            word[word.length - 1] = edge.letter;
            successors.get(edge.state)[edge.letter] = sift(word, edge.from);
            open.remove();
        }
    }

    private int sift(int[] word, Node from) {
        if (root.suffix == null) {
            return siftSingly(word);
        }
        Node node = from;
        for (int[] suffix = node.suffix; suffix != null; suffix = node.suffix) {
            node = target.test(joined(word, suffix)) ? node.yes : node.no;
        }
        return node.state;
    }

    /** Returns the state of a word while there is only one; the first word with the other answer creates the second. */
    private int siftSingly(int[] word) {
        boolean side = target.test(word);
        if (side == accepting.get(0)) {
            return 0;
        }
        Node kept = new Node();
        Node fresh = new Node();
        kept.state = 0;
        leaves.set(0, kept);
        root.divide(new int[0], side, fresh, kept);
        return addState(word, fresh, side);
    }

    private int run(int[] word, int length) {
        int state = 0;
        for (int i = 0; i < length; i++) {
            state = successors.get(state)[word[i]];
        }
        return state;
    }

    private int[] joined(int state, int[] word, int from) {
        int[] first = access.get(state);
        int[] joined = Arrays.copyOf(first, first.length + word.length - from);
        System.arraycopy(word, from, joined, first.length, word.length - from);
        return joined;
    }

    private static int[] joined(int[] first, int[] then) {
        int[] joined = Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, joined, first.length, then.length);
        return joined;
    }
}
