package org.impartial.discover.word;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.word.learn.WordSystem;
import org.impartial.discover.word.rule.Change;
import org.impartial.discover.word.rule.Rewriter;

/* The states after each prefix and those that accept each suffix are known: only written letters are run. */
/** The options of a word that lie in a set. */
record WordReplies(WordSet set) {
    /** Returns lazily the options that are members together with a heap, or without one if the set has no heaps. */
    Stream<WordState> of(String word, long heap) {
        String turned = set.turned(set.rules().checked(word));
        return changes(turned, heap).stream()
                .map(change -> set.fromRight() ? change.reversed(word.length()) : change)
                .map(WordState.after(word, set.rules()));
    }

    private Set<Change> changes(String word, long heap) {
        Automaton automaton = set.automaton();
        int[] places = set.system().places(word);
        int[] before = new int[places.length + 1];
        for (int at = 0; at < places.length; at++) {
            before[at + 1] = automaton.next(before[at], places[at]);
        }
        BitSet[] after = after(places, heap);
        String alphabet = set.system().alphabet();
        Set<Change> changes = new LinkedHashSet<>();
        new Rewriter(set.system().rules()).replacements(word, (from, to, written) -> {
            int state = before[from];
            for (int i = 0; i < written.length(); i++) {
                state = automaton.next(state, alphabet.indexOf(written.charAt(i)));
            }
            if (after[to].get(state)) {
                changes.add(Change.of(word, from, to, written));
            }
        });
        return changes;
    }

    /** Returns for each suffix the states from which it is accepted, followed by the heap. */
    private BitSet[] after(int[] places, long heap) {
        Automaton automaton = set.automaton();
        BitSet[] after = new BitSet[places.length + 1];
        for (int at = places.length; at >= 0; at--) {
            after[at] = new BitSet();
            for (int state = 0; state < automaton.states(); state++) {
                boolean accepted = at < places.length
                        ? after[at + 1].get(automaton.next(state, places[at]))
                        : automaton.accepting(beside(state, heap));
                after[at].set(state, accepted);
            }
        }
        return after;
    }

    /** Returns the state after a heap; a heap greater than all values of words leads to a state that it does not leave. */
    private int beside(int state, long heap) {
        if (!set.values()) {
            return state;
        }
        Automaton automaton = set.automaton();
        String alphabet = set.system().alphabet();
        int counter = alphabet.indexOf(WordSystem.COUNTER);
        int at = automaton.next(state, alphabet.indexOf(WordSystem.BESIDE));
        for (long counted = 0; counted < heap && automaton.next(at, counter) != at; counted++) {
            at = automaton.next(at, counter);
        }
        return at;
    }
}
