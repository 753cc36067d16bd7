package org.impartial.discover.rules;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;

/** Lists options by walking the relations of the moves; once, unless kinds of moves of different heaps lead to them. */
public final class OptionWalk {
    private static final long MOST = Long.MAX_VALUE / 64;
    private final CompiledRules rules;
    private final Numeration numeration;
    private final List<WalkLane> lanes = new ArrayList<>();
    private final long[] weights;

    /** One kind of move: which heaps are given to its walk, and the tapes of the heaps that it leaves. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record WalkLane(MoveRelation move, Walk walk, int[] given, int[] tapes) {

        long[] given(long[] position) {
            return Arrays.stream(given).mapToLong(heap -> position[heap]).toArray();
        }
    }

    public OptionWalk(CompiledRules rules) {
        this(rules, rules.arithmetic().numeration());
        for (MoveRelation move : rules.moves()) {
            lanes.add(lane(move, without(lanes, move.relation())));
        }
    }

    private OptionWalk(CompiledRules rules, Numeration numeration) {
        this.rules = rules;
        this.numeration = numeration;
        this.weights = weights(numeration);
    }

    /** Returns a walk to the options that lie in a set, by the product of each kind of move with the set. */
    public static OptionWalk into(CompiledRules rules, Automaton set) {
        OptionWalk walk = new OptionWalk(rules, rules.arithmetic().numeration());
        Arithmetic own = new Arithmetic(walk.numeration, Meter.unlimited());
        Relation members = own.relation(rules.before(), set);
        for (MoveRelation move : rules.moves()) {
            MoveRelation into = move.with(move.into(own, members));
            walk.lanes.add(lane(into, into.relation().automaton()));
        }
        return walk;
    }

    /** Returns the moves of a relation that no earlier lane over the same variables has. */
    private Automaton without(List<WalkLane> earlier, Relation relation) {
        Relation left = relation;
        for (WalkLane lane : earlier) {
            Relation other = lane.move.relation();
            if (Arrays.equals(other.variables(), relation.variables())) {
                left = rules.arithmetic().minus(left, other);
            }
        }
        return left.automaton();
    }

    private static WalkLane lane(MoveRelation move, Automaton automaton) {
        int[] variables = move.relation().variables();
        int[] tapes = move.relation().evenTapes();
        int[] given = Arrays.stream(tapes).map(tape -> variables[tape] / 2).toArray();
        return new WalkLane(
                move, new Walk(automaton, tapes), given, move.relation().tapes(move.primed()));
    }

    private static long[] weights(Numeration numeration) {
        return IntStream.range(0, numeration.places())
                .mapToObj(numeration::weight)
                .takeWhile(weight -> weight.bitLength() < 60)
                .mapToLong(BigInteger::longValueExact)
                .toArray();
    }

    /**
     * Lists options, in new arrays, while they are wanted; further heaps that a split leaves follow at the end. Throws
     * a {@link BeyondRangeException} if there are infinitely many, or a heap grows beyond 2^57.
     */
    public void options(long[] position, Meter meter, Predicate<long[]> out) {
        for (WalkLane lane : lanes) {
            Iterator<int[]> words = lane.walk.words(numeration.word(lane.given(position)), meter);
            while (words.hasNext()) {
                int[] word = words.next();
                long[] option = Arrays.copyOf(position, position.length + lane.move.parts() - 1);
                for (int i = 0; i < lane.tapes.length; i++) {
                    option[place(lane.move, position, i)] = number(word, lane.tapes[i]);
                }
                if (!out.test(option)) {
                    return;
                }
            }
        }
    }

    /** Returns options of heaps of any size, on demand, perhaps repeated; the parts of a split take its place. */
    public Stream<List<BigInteger>> options(BigInteger... position) {
        return Lazily.flatMap(lanes.stream(), lane -> options(lane, position));
    }

    private Stream<List<BigInteger>> options(WalkLane lane, BigInteger... position) {
        BigInteger[] given =
                Arrays.stream(lane.given).mapToObj(heap -> position[heap]).toArray(BigInteger[]::new);
        int tapes = lane.move.relation().variables().length;
        Iterable<int[]> words = () -> lane.walk.words(numeration.word(given), Meter.unlimited());
        return StreamSupport.stream(words.spliterator(), false).map(word -> {
            BigInteger[] numbers = numeration.numbers(word, tapes);
            List<BigInteger> option = new ArrayList<>(List.of(position));
            for (int i = 0; i < lane.tapes.length; i++) {
                BigInteger number = numbers[lane.tapes[i]];
                if (i < lane.move.changed().length) {
                    option.set(lane.move.changed()[i], number);
                } else {
                    option.add(i, number);
                }
            }
            return List.copyOf(option);
        });
    }

    /** Returns whether a position has an option, without a list of all; the parts of a split may have any order. */
    public boolean allows(long[] position, long[] option) {
        return lanes.stream()
                .filter(lane -> option.length == position.length + lane.move.parts() - 1)
                .anyMatch(lane -> lane.move.parts() == 1
                        ? allows(lane.move, position, option)
                        : orders(option, 0).anyMatch(order -> allows(lane.move, position, order)));
    }

    private boolean allows(MoveRelation move, long[] position, long[] option) {
        long[] kept = option.clone();
        for (int heap : move.changed()) {
            kept[heap] = position[heap];
        }
        int[] primed = move.primed();
        long[] values = Arrays.stream(move.relation().variables())
                .mapToLong(variable -> {
                    int i = 0;
                    while (i < primed.length && primed[i] != variable) {
                        i++;
                    }
                    return i == primed.length ? position[variable / 2] : option[place(move, position, i)];
                })
                .toArray();
        return Arrays.equals(kept, 0, position.length, position, 0, position.length)
                && move.relation().automaton().accepts(numeration.word(values));
    }

    /** Returns the place of a primed variable among the heaps of an option. */
    private static int place(MoveRelation move, long[] position, int primed) {
        int changed = move.changed().length;
        return primed < changed ? move.changed()[primed] : position.length + primed - changed;
    }

    private static Stream<long[]> orders(long[] heaps, int from) {
        return from == heaps.length
                ? Stream.of(heaps)
                : IntStream.range(from, heaps.length).boxed().flatMap(place -> {
                    long[] order = heaps.clone();
                    order[from] = heaps[place];
                    order[place] = heaps[from];
                    return orders(order, from + 1);
                });
    }

    /** Returns the number of options of the kind of move that has the most; rejects infinitely many. */
    public long atLeast(long[] position) {
        return lanes.stream()
                .mapToLong(lane -> lane.walk.count(numeration.word(lane.given(position))))
                .max()
                .orElse(0);
    }

    /** Returns whether an option may be listed several times: by kinds of moves of different heaps, or in several orders. */
    public boolean repeats() {
        return (lanes.size() > 1 && rules.rules().size() > 1)
                || lanes.stream().anyMatch(lane -> lane.move.disordered(rules.arithmetic()));
    }

    public boolean unbounded() {
        return lanes.stream().anyMatch(lane -> lane.walk.unbounded());
    }

    private long number(int[] word, int tape) {
        long number = 0;
        for (int i = 0; i < word.length; i++) {
            int digit = Letters.digit(word[i], numeration.base(), tape);
            if (digit > 0) {
                int place = word.length - 1 - i;
                if (place >= weights.length || number > MOST) {
                    throw new BeyondRangeException("a heap grows beyond " + MOST + "; use smaller positions");
                }
                number += digit * weights[place];
            }
        }
        return number;
    }

    public CompiledRules rules() {
        return rules;
    }
}
