package org.impartial.discover.automaton;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.jspecify.annotations.Nullable;

/** A complete, minimal automaton over tuples of digits, numbered breadth first: equal if it accepts the same words. */
public final class Automaton {
    private final int base;
    private final int tapes;
    private final int letters;
    private final int[] next;
    private final boolean[] accepting;

    private Automaton(int base, int tapes, Minimisation least) {
        this.base = base;
        this.tapes = tapes;
        this.letters = Letters.count(base, tapes);
        this.next = least.next();
        this.accepting = least.accepting();
    }

    /** Returns the minimal automaton of a table: the state after s and a letter a is at s · letters + a. */
    public static Automaton of(int base, int tapes, int[] next, boolean[] accepting) {
        return new Automaton(base, tapes, Minimisation.of(Letters.count(base, tapes), next, accepting, work -> {}));
    }

    static Automaton of(int base, int tapes, int[] next, boolean[] accepting, Meter meter) {
        IntConsumer work = count -> meter.spend(0, count);
        return new Automaton(base, tapes, Minimisation.of(Letters.count(base, tapes), next, accepting, work));
    }

    static boolean[] where(int states, IntPredicate holds) {
        boolean[] where = new boolean[states];
        for (int state = 0; state < states; state++) {
            where[state] = holds.test(state);
        }
        return where;
    }

    public static Automaton constant(int base, int tapes, boolean accepts) {
        int[] next = new int[Letters.count(base, tapes)];
        return new Automaton(base, tapes, new Minimisation(next, new boolean[] {accepts}));
    }

    public int base() {
        return base;
    }

    public int tapes() {
        return tapes;
    }

    public int letters() {
        return letters;
    }

    public int states() {
        return accepting.length;
    }

    public int next(int state, int letter) {
        return next[state * letters + letter];
    }

    public boolean accepting(int state) {
        return accepting[state];
    }

    public String row(int state) {
        return IntStream.range(0, letters)
                .mapToObj(letter -> String.valueOf(next(state, letter)))
                .collect(Collectors.joining(" "));
    }

    public boolean accepts(int[] word) {
        int state = 0;
        for (int letter : word) {
            state = next[state * letters + letter];
        }
        return accepting[state];
    }

    public boolean isEmpty() {
        return states() == 1 && !accepting[0];
    }

    /** Returns whether acceptance no longer depends on the rest: in a minimal automaton, every letter leads back. */
    boolean settled(int state) {
        int letter = 0;
        while (letter < letters && next(state, letter) == state) {
            letter++;
        }
        return letter == letters;
    }

    /** Returns the states from which some word is accepted: all but a settled one that rejects. */
    public boolean[] live() {
        return where(states(), state -> accepting[state] || !settled(state));
    }

    /** Returns the automaton with its tapes in another order: for each tape of the result, the tape of this one. */
    public Automaton permuted(int[] from) {
        int[] to = new int[tapes];
        for (int tape = 0; tape < tapes; tape++) {
            to[from[tape]] = tape;
        }
        int[] old = Letters.picked(base, tapes, to);
        int[] moved = new int[next.length];
        Arrays.setAll(moved, at -> next[at - at % letters + old[at % letters]]);
        return new Automaton(base, tapes, Minimisation.numbered(letters, moved, accepting));
    }

    /** Returns the first accepted word, by length and then by letters; null if there is none. */
    public int @Nullable [] least() {
        Paths paths = new Paths();
        boolean[] seen = new boolean[states()];
        paths.start(0);
        seen[0] = true;
        for (int at = 0; at < paths.size(); at++) {
            int state = paths.state(at);
            if (accepting[state]) {
                return paths.word(at);
            }
            for (int letter = 0; letter < letters; letter++) {
                int to = next(state, letter);
                if (!seen[to]) {
                    seen[to] = true;
                    paths.step(at, letter, to);
                }
            }
        }
        return null;
    }

    /** Returns the least word whose acceptance one more zero changes, at its end or else at its beginning. */
    public int @Nullable [] leastUneven(boolean atEnd) {
        if (!atEnd) {
            return distinguishing(0, next(0, 0));
        }
        boolean[] uneven = where(states(), state -> accepting[state] != accepting[next(state, 0)]);
        return of(base, tapes, next, uneven).least();
    }

    /** Returns the least word that is accepted from exactly one of two states; null if they are the same. */
    private int @Nullable [] distinguishing(int one, int other) {
        Paths paths = new Paths();
        LongArrayList pairs = new LongArrayList();
        LongOpenHashSet seen = new LongOpenHashSet();
        paths.start(0);
        pairs.add((long) one << 32 | other);
        for (int at = 0; at < pairs.size(); at++) {
            int a = (int) (pairs.getLong(at) >>> 32);
            int b = (int) pairs.getLong(at);
            if (accepting[a] != accepting[b]) {
                return paths.word(at);
            }
            for (int letter = 0; letter < letters; letter++) {
                long pair = (long) next(a, letter) << 32 | next(b, letter);
                if (next(a, letter) != next(b, letter) && seen.add(pair)) {
                    pairs.add(pair);
                    paths.step(at, letter, 0);
                }
            }
        }
        return null;
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return that instanceof Automaton other
                && base == other.base
                && tapes == other.tapes
                && Arrays.equals(accepting, other.accepting)
                && Arrays.equals(next, other.next);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(next) * 31 + Arrays.hashCode(accepting);
    }
}
