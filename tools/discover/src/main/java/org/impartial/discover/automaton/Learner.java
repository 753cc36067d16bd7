package org.impartial.discover.automaton;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/*
 * A discrimination tree [Kearns-Vazirani 1994]: a leaf is a state, an inner node a suffix after which the words of its
 * two sides have different answers. A counterexample is cut at the shortest suffix at which hypothesis and target
 * differ [Rivest-Schapire 1993], which keeps questions short: a long word is a large heap. A step asks all its
 * questions before it changes anything, so that it has no effect if the target throws an exception.
 */
/** Learns an automaton from questions about words and from counterexamples; none of the target has fewer states. */
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

    /** A transition of unknown target, and the node of the tree from which it is sifted. */
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

    /** Requests the answer for the empty word; if the target throws an exception, the next call continues. */
    public Learner(int base, int tapes, Predicate<int[]> target) {
        this.base = base;
        this.tapes = tapes;
        this.letters = Letters.count(base, tapes);
        this.target = target;
        int[] empty = {};
        boolean accepts = target.test(empty);
        Node first = new Node();
        root.divide(empty, accepts, first, new Node());
        addState(empty, first, accepts);
    }

    public int states() {
        return access.size();
    }

    public int[] access(int state) {
        return access.get(state).clone();
    }

    public Automaton hypothesis() {
        close();
        int[] next = new int[access.size() * letters];
        for (int state = 0; state < access.size(); state++) {
            System.arraycopy(successors.get(state), 0, next, state * letters, letters);
        }
        return Automaton.of(base, tapes, next, Automaton.where(access.size(), accepting::get));
    }

    public boolean accepts(int[] word) {
        close();
        return accepting.get(run(word, word.length));
    }

    /** Splits states until the hypothesis, which is wrong for a word, is correct for it. */
    public void refine(int[] word) {
        boolean truth = target.test(word);
        while (accepting.get(run(word, word.length)) != truth) {
            int cut = word.length - 1;
            while (target.test(joined(access.get(run(word, cut)), Arrays.copyOfRange(word, cut, word.length)))
                    != truth) {
                cut--;
            }
            split(run(word, cut), word[cut], Arrays.copyOfRange(word, cut + 1, word.length));
            close();
        }
    }

    /** Splits a state: the successor of a state by a letter is not the assumed one, as the suffix distinguishes them. */
    private void split(int state, int letter, int[] suffix) {
        int old = successors.get(state)[letter];
        int[] word = joined(access.get(state), letter);
        boolean side = target.test(joined(access.get(old), suffix));
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
            successors.get(edge.state)[edge.letter] = sift(joined(access.get(edge.state), edge.letter), edge.from);
            open.remove();
        }
    }

    /** Returns the state of a word; the first word whose answer is not that of the empty one creates the second. */
    private int sift(int[] word, Node from) {
        Node node = from;
        for (int[] suffix = node.suffix; suffix != null; suffix = node.suffix) {
            node = target.test(joined(word, suffix)) ? node.yes : node.no;
        }
        return node.state < 0 ? addState(word, node, !accepting.get(0)) : node.state;
    }

    private int run(int[] word, int length) {
        int state = 0;
        for (int i = 0; i < length; i++) {
            state = successors.get(state)[word[i]];
        }
        return state;
    }

    private static int[] joined(int[] first, int... then) {
        int[] joined = Arrays.copyOf(first, first.length + then.length);
        System.arraycopy(then, 0, joined, first.length, then.length);
        return joined;
    }
}
