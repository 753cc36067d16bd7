package org.impartial.discover.word.learn;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Exploration;
import org.impartial.discover.automaton.Nondeterministic;
import org.impartial.discover.automaton.Product;
import org.impartial.discover.automaton.Product.Connective;

/**
 * The words at which play has ended, by the subset construction, which needs few states, since it only searches for
 * left sides.
 */
final class Ended {
    private Ended() {}

    static Automaton words(WordSystem system, Meter meter) {
        int letters = system.alphabet().length();
        Nondeterministic movable = StepBefore.of(system, Automaton.constant(letters, 1, true), meter);
        Automaton ended = new Exploration(letters, 1, "the ends of play", meter)
                .ofSets(
                        IntStream.of(movable.start()).sorted().toArray(),
                        (set, letter) -> Arrays.stream(set)
                                .flatMap(state -> IntStream.of(movable.successors(state, letter)))
                                .distinct()
                                .sorted()
                                .toArray(),
                        set -> Arrays.stream(set).noneMatch(movable::accepting));
        return Product.of(ended, system.positions(), Connective.AND, meter);
    }
}
