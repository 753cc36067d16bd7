package org.impartial.census;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/*
 * Random positions by rejection: all parts but the last are uniformly random, and the last is a random one of the value
 * that is missing, accepted in proportion to how many have that value. Orderings of a multiset or a set are equally
 * likely, so a tuple is accepted with the reciprocal of their number, or if all parts differ.
 */
/** The positions behind a census of intervals, of which random ones are drawn. */
interface IntervalMembers {
    /** A random position: the chosen ones, each with its components, and the Grundy value of their sum. */
    record Drawn(List<List<Position>> groups, long value) {
        List<Position> parts() {
            return groups.stream().flatMap(List::stream).toList();
        }

        /** Returns the same position as one group. */
        Drawn one() {
            return new Drawn(List.of(parts()), value);
        }

        Drawn and(Drawn that) {
            List<List<Position>> all = new ArrayList<>(groups);
            all.addAll(that.groups);
            return new Drawn(all, value ^ that.value);
        }
    }

    /** Returns a random position, or nothing; all positions are equally likely. */
    Optional<Drawn> attempt(RandomGenerator random);

    /** Returns a random position of a value, or nothing; over all values, all positions are equally likely. */
    Optional<Drawn> attempt(long value, RandomGenerator random);

    /** Returns a uniformly random position of a value that some position has. */
    default List<Position> ofValue(long value, RandomGenerator random, Meter meter) {
        while (true) {
            meter.spend(1);
            Optional<Drawn> drawn = attempt(value, random);
            if (drawn.isPresent()) {
                return drawn.get().parts();
            }
        }
    }

    /** Returns sums: one of few values is drawn first, then one of many of the value that is missing. */
    static IntervalMembers sums(IntervalMembers few, IntervalMembers many) {
        return new IntervalMembers() {
            @Override
            public Optional<Drawn> attempt(RandomGenerator random) {
                return few.attempt(random)
                        .flatMap(first -> many.attempt(random).map(first::and))
                        .map(Drawn::one);
            }

            @Override
            public Optional<Drawn> attempt(long value, RandomGenerator random) {
                Optional<Drawn> one = few.attempt(random);
                return one.flatMap(first ->
                                many.attempt(value ^ first.value, random).map(first::and))
                        .map(Drawn::one);
            }
        };
    }

    default IntervalMembers chosen(Selection selection, int k) {
        return new IntervalMembers() {
            @Override
            public Optional<Drawn> attempt(RandomGenerator random) {
                return first(k, random).filter(drawn -> accepted(drawn, random)).map(Drawn::one);
            }

            @Override
            public Optional<Drawn> attempt(long value, RandomGenerator random) {
                if (k == 0) {
                    return value == 0 ? attempt(random) : Optional.empty();
                }
                IntervalMembers each = IntervalMembers.this;
                return first(k - 1, random)
                        .flatMap(drawn ->
                                each.attempt(value ^ drawn.value, random).map(drawn::and))
                        .filter(drawn -> accepted(drawn, random))
                        .map(Drawn::one);
            }

            private Optional<Drawn> first(int number, RandomGenerator random) {
                Optional<Drawn> all = Optional.of(new Drawn(List.of(), 0));
                for (int i = 0; i < number && all.isPresent(); i++) {
                    Optional<Drawn> next = IntervalMembers.this.attempt(random);
                    all = all.flatMap(before -> next.map(before::and));
                }
                return all;
            }

            private boolean accepted(Drawn drawn, RandomGenerator random) {
                if (selection == Selection.ORDERED) {
                    return true;
                }
                List<List<Position>> groups = drawn.groups;
                if (selection == Selection.SUBSETS) {
                    return new HashSet<>(groups).size() == groups.size();
                }
                Map<List<Position>, Integer> seen = new HashMap<>();
                double orderings = 1;
                for (int i = 0; i < groups.size(); i++) {
                    orderings *= (i + 1.0) / seen.merge(groups.get(i), 1, Integer::sum);
                }
                return random.nextDouble() * orderings < 1;
            }
        };
    }
}
