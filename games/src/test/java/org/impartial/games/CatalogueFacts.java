package org.impartial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * What the facts of the games are found by: brute force from their rules, without their claims. Formulas are written down once
 * more, and where a neighbouring rule breaks one, that is a fact too.
 */
abstract class CatalogueFacts {
    final Naive naive = new Naive();

    static Position read(String text) {
        return Asked.read(text);
    }

    long value(String text) {
        return naive.grundy(read(text));
    }

    boolean lost(String text) {
        return naive.outcome(read(text), Convention.NORMAL) == Outcome.P;
    }

    static String words(LongStream numbers) {
        return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** All lists of a length of numbers from one to another. */
    static Stream<List<Integer>> lists(int length, int least, int most) {
        return length == 0
                ? Stream.of(List.of())
                : lists(length - 1, least, most)
                        .flatMap(list -> IntStream.rangeClosed(least, most).mapToObj(n -> {
                            List<Integer> longer = new ArrayList<>(list);
                            longer.add(n);
                            return longer;
                        }));
    }

    static String text(String game, List<Integer> numbers) {
        return game + " " + numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    static long xor(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }
}
