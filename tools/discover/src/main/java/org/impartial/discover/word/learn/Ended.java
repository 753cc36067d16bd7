package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.ints.IntAVLTreeSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
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
        StepBefore movable = new StepBefore(system, Automaton.constant(letters, 1, true), meter);
        Map<IntAVLTreeSet, Integer> numbers = new HashMap<>();
        List<IntAVLTreeSet> subsets = new ArrayList<>();
        List<Integer> next = new ArrayList<>();
        IntAVLTreeSet start = new IntAVLTreeSet(movable.start());
        numbers.put(start, 0);
        subsets.add(start);
        for (int at = 0; at < subsets.size(); at++) {
            for (int letter = 0; letter < letters; letter++) {
                IntAVLTreeSet after = new IntAVLTreeSet();
                for (int state : subsets.get(at)) {
                    for (int to : movable.successors(state, letter)) {
                        after.add(to);
                    }
                }
                Integer number = numbers.putIfAbsent(after, subsets.size());
                if (number == null) {
                    number = subsets.size();
                    subsets.add(after);
                }
                next.add(number);
            }
            meter.spend(1, letters);
        }
        boolean[] ended = new boolean[subsets.size()];
        for (int at = 0; at < ended.length; at++) {
            ended[at] = subsets.get(at).intStream().noneMatch(movable::accepting);
        }
        int[] table = next.stream().mapToInt(Integer::intValue).toArray();
        return Product.of(Automaton.of(letters, 1, table, ended), system.positions(), Connective.AND, meter);
    }
}
