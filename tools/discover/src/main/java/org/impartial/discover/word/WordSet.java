package org.impartial.discover.word;

import java.util.OptionalInt;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.word.learn.WordSystem;
import org.impartial.discover.word.rule.Rewriting;

/** The words that an automaton accepts, read in its direction. Immutable. */
final class WordSet {
    private final WordRules rules;
    private final boolean misere;
    private final boolean values;
    private final boolean fromRight;
    private final Automaton automaton;
    private final WordSystem system;

    WordSet(WordRules rules, boolean misere, boolean values, boolean fromRight, Automaton automaton) {
        this.rules = rules;
        this.misere = misere;
        this.values = values;
        this.fromRight = fromRight;
        this.automaton = automaton;
        this.system = rules.system(misere, values, fromRight);
    }

    WordRules rules() {
        return rules;
    }

    boolean misere() {
        return misere;
    }

    boolean values() {
        return values;
    }

    boolean fromRight() {
        return fromRight;
    }

    Automaton automaton() {
        return automaton;
    }

    WordSystem system() {
        return system;
    }

    /** Returns a word in the direction in which the automaton reads. */
    String turned(String word) {
        return fromRight ? Rewriting.reversed(word) : word;
    }

    /** Returns the letters of a word as the automaton reads them. */
    int[] places(String word) {
        return system.places(turned(rules.checked(word)));
    }

    /** Returns whether a word without a heap is a member. */
    boolean contains(String word) {
        return automaton.accepts(places(word));
    }

    /** Returns the heap with which a word is a member. */
    OptionalInt heap(String word) {
        int state = 0;
        for (int letter : places(word)) {
            state = automaton.next(state, letter);
        }
        state = automaton.next(state, system.alphabet().indexOf(WordSystem.BESIDE));
        for (int heap = 0; heap < automaton.states(); heap++) {
            if (automaton.accepting(state)) {
                return OptionalInt.of(heap);
            }
            state = automaton.next(state, system.alphabet().indexOf(WordSystem.COUNTER));
        }
        return OptionalInt.empty();
    }
}
