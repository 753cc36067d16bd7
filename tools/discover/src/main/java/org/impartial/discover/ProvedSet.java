package org.impartial.discover;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.Reversal;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.jspecify.annotations.Nullable;

/** A set of positions that an automaton over their digits accepts. Its rules are compiled when moves are requested. */
record ProvedSet(
        HeapRules rules,
        Automaton automaton,
        boolean leastFirst,
        boolean counts,
        Numeration system,
        List<String> heaps,
        Supplier<CompiledRules> compiler,
        MadeLater made) {
    /** What is made once, when it is first requested. */
    static final class MadeLater {
        private @Nullable CompiledRules compiled;
        private @Nullable OptionWalk replies;
        private @Nullable Automaton mostFirst;
    }

    static BigInteger[] numbers(long... heaps) {
        return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toArray(BigInteger[]::new);
    }

    /** Returns the automaton that reads the most significant digit first, by which moves are listed and sets compared. */
    Automaton mostFirst() {
        try {
            return mostFirst(Meter.unlimited());
        } catch (TooLargeException e) {
            throw new BeyondRangeException(
                    "the set was proved by an automaton that reads the least significant digit first,"
                            + " and this needs one that reads the most significant first: " + e.getMessage());
        }
    }

    synchronized Automaton mostFirst(Meter meter) {
        Automaton own =
                made.mostFirst != null ? made.mostFirst : leastFirst ? Reversal.of(automaton, meter) : automaton;
        made.mostFirst = own;
        return own;
    }

    private boolean accepts(int[] word) {
        int state = 0;
        for (int i = 0; i < word.length; i++) {
            state = automaton.next(state, word[leastFirst ? word.length - 1 - i : i]);
        }
        return automaton.accepting(state);
    }

    /** Returns whether a position is in the set; rejects numbers outside the domain of the rules. */
    boolean isP(BigInteger... position) {
        int[] word = word(position);
        if (!compiled().positions().automaton().accepts(word)) {
            throw new NotationException(text(position) + " is not a position: " + rules.domain() + " does not hold");
        }
        return accepts(word);
    }

    /** Returns whether numbers are in the set; false if they are not a position. */
    boolean contains(long... position) {
        return accepts(system.word(position));
    }

    Stream<List<BigInteger>> options(BigInteger... position) {
        return replies().options(position).distinct();
    }

    synchronized CompiledRules compiled() {
        CompiledRules own = made.compiled == null ? compiler.get() : made.compiled;
        made.compiled = own;
        return own;
    }

    private synchronized OptionWalk replies() {
        OptionWalk own = made.replies == null ? OptionWalk.into(compiled(), mostFirst()) : made.replies;
        made.replies = own;
        return own;
    }

    List<List<BigInteger>> first(int count) {
        return Walk.first(mostFirst(), count, true).stream()
                .map(word -> List.of(system.numbers(word, heaps.size())))
                .toList();
    }

    List<String> digits(List<BigInteger> position) {
        int[] word = word(position.toArray(BigInteger[]::new));
        return IntStream.range(0, position.size())
                .mapToObj(heap -> Arrays.stream(word.length == 0 ? new int[1] : word)
                        .map(letter -> Letters.digit(letter, system.base(), heap))
                        .mapToObj(digit -> Integer.toString(digit, Character.MAX_RADIX))
                        .collect(Collectors.joining()))
                .toList();
    }

    /** Returns the last heap of the member that begins with the given heaps; empty if there is none. */
    OptionalLong value(long... position) {
        if (position.length != heaps.size() - 1) {
            throw new NotationException("a position has " + (heaps.size() - 1) + " heaps here; got " + position.length);
        }
        int[] tapes = IntStream.range(0, position.length).toArray();
        Iterator<int[]> words = new Walk(mostFirst(), tapes).words(system.word(position), Meter.unlimited());
        if (!words.hasNext()) {
            return OptionalLong.empty();
        }
        BigInteger last = system.numbers(words.next(), position.length + 1)[position.length];
        if (!counts && last.bitLength() >= Long.SIZE) {
            throw new BeyondRangeException("the value of " + text(numbers(position))
                    + " is above 2^63 - 1, the greatest value supported; use a smaller heap");
        }
        return OptionalLong.of(counts ? last.bitLength() : last.longValueExact());
    }

    private int[] word(BigInteger... position) {
        if (position.length != heaps.size()) {
            throw new NotationException("a position has " + heaps.size() + " heaps, " + String.join(", ", heaps)
                    + "; got " + position.length);
        }
        Arrays.stream(position).filter(heap -> heap.signum() < 0).findFirst().ifPresent(heap -> {
            throw new NotationException("a heap is 0 or more, not " + heap);
        });
        for (BigInteger heap : position) {
            if (heap.compareTo(system.weight(system.places() - 1)) >= 0) {
                throw new BeyondRangeException("a heap has at most " + (system.places() - 1) + " digits of "
                        + system.name() + ", and this one has more; try a smaller problem");
            }
        }
        return system.word(position);
    }

    static String text(BigInteger... position) {
        return Arrays.stream(position).map(BigInteger::toString).collect(Collectors.joining(",", "(", ")"));
    }
}
