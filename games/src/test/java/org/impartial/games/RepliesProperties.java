package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.games.heap.Nim;
import org.impartial.solve.Solver;

/** The claimed options of a value against all options, and beyond the reach of options against the claimed values. */
class RepliesProperties {
    private static final int LISTED = 50;
    private static final int MOST = 1000;
    private static final Nim NIM = new Nim();

    /** What is claimed of a component: values, and the options of a wanted value. */
    private interface Claimed {
        long value();

        long value(Position option);

        Stream<Position> to(long wanted);

        static Claimed of(Component<?> component) {
            boolean worth = component.game().claims().stream().anyMatch(Claim.Worth.class::isInstance);
            return worth ? new Referred(component, Solver.normal()) : Claims.of(component);
        }
    }

    /** Claims that refer to other positions, which a solver values; a Nim heap beside asks for a wanted value. */
    private record Referred(Component<?> component, Solver solver) implements Claimed {
        @Override
        public long value() {
            return solver.grundy(component);
        }

        @Override
        public long value(Position option) {
            return solver.grundy(option);
        }

        @Override
        public Stream<Position> to(long wanted) {
            Position beside = Position.sum(List.of(component, NIM.at(wanted)));
            return solver.analyse(beside).winningMoves(MOST).list().stream()
                    .filter(move -> move.component() == 0)
                    .map(Move::to);
        }
    }

    /** The claims of one game, taken once, since they may hold tables. */
    private record Claims<S>(Component<S> component, Claim.Values<S> values, Claim.Replies<S> replies)
            implements Claimed {

        static <S> Claims<S> of(Component<S> component) {
            return new Claims<>(component, first(component, Claim.Values.class), first(component, Claim.Replies.class));
        }

        private static <S, C> C first(Component<S> component, Class<? super C> kind) {
            @SuppressWarnings("unchecked")
            C claim = (C) component.game().claims().stream()
                    .filter(kind::isInstance)
                    .findFirst()
                    .orElseThrow();
            return claim;
        }

        @Override
        public long value() {
            return values.value().applyAsLong(component.state());
        }

        /** Options are sums of states of the same game. */
        @Override
        @SuppressWarnings("unchecked")
        public long value(Position option) {
            return option.components().stream()
                    .mapToLong(part -> values.value().applyAsLong((S) part.state()))
                    .reduce(0, (a, b) -> a ^ b);
        }

        @Override
        public Stream<Position> to(long wanted) {
            return replies.rule().replies(component.state(), wanted);
        }
    }

    /** Stairs, gaps, boxes and coins small enough for their options to be listed, and far larger than the contract's. */
    @Property(tries = 60)
    void repliesAreTheOptionsOfTheWantedValue(@ForAll("nearPositions") String text) {
        Component<?> component = component(text);
        Claimed claims = Claimed.of(component);
        List<Position> options = component.options();
        for (long wanted = 0; wanted < 4; wanted++) {
            long value = wanted;
            assertEquals(
                    options.stream().filter(to -> claims.value(to) == value).collect(Collectors.toSet()),
                    claims.to(value).collect(Collectors.toSet()),
                    text + " to " + value);
        }
    }

    @Property(tries = 80)
    void farRepliesHaveTheWantedValue(@ForAll("farPositions") String text, @ForAll boolean toZero) {
        Claimed claims = Claimed.of(component(text));
        long value = claims.value();
        long wanted = toZero ? 0 : value >> 1;
        List<Position> replies = claims.to(wanted).limit(LISTED).toList();
        assertTrue(value == wanted ? replies.isEmpty() : !replies.isEmpty(), text + " has no move to " + wanted);
        assertEquals(replies.size(), replies.stream().distinct().count(), text);
        for (Position reply : replies) {
            assertEquals(wanted, claims.value(reply), text + " -> " + reply);
        }
    }

    private static Component<?> component(String text) {
        return Asked.read(text).components().get(0);
    }

    @Provide
    Arbitrary<String> nearPositions() {
        return Arbitraries.oneOf(
                position("staircase-nim", 0, 9, 7),
                position("boxes", 0, 5, 12),
                distinct("georgia-and-bob", 1, 30, 7),
                distinct("monks", 1, 30, 7),
                distinct("single-coin", 1, 40, 6),
                distinct("turning-turtles", 1, 40, 6),
                distinct("consecutive-coins[k=4]", 1, 40, 6),
                distinct("subtraction-coins[S=2,5,6]", 1, 40, 6),
                distinct("twins", 0, 40, 6),
                distinct("twins[S=1,4,9]", 0, 40, 6),
                distinct("mock-turtles", 0, 30, 5),
                distinct("ruler", 1, 60, 6),
                distinct("grunt", 0, 60, 6),
                distinct("coin-turning[companions,[],[1,3],[2],[5,6,8]]", 1, 60, 6),
                distinct("coin-turning[set=up-to,3]", 1, 30, 5),
                distinct("coin-turning[set=up-to,4]", 1, 14, 5),
                distinct("coin-turning[set=run,first=0]", 0, 60, 6),
                distinct("coin-turning[set=up-to,2,first=0]", 0, 60, 6),
                distinct("coin-turning[set=pairs]", 1, 60, 6),
                distinct("coin-turning[set=consecutive,3,first=0]", 0, 60, 6),
                position("apple-rows", 1, 60, 1),
                pair("euclid", 1, 300),
                pair("delete-nim", 0, 300),
                pair("vector-delete-nim", 1, 300),
                pair("cyclic-nimhoff[h=4]", 0, 60),
                pair("cyclic-nimhoff[h=17]", 0, 60),
                distinct("welter", 0, 60, 5),
                distinct("silver-dollar", 1, 30, 7));
    }

    /** Every nimber up to the value of these can be reached by at least one move, by the definition of the mex. */
    @Provide
    Arbitrary<String> farPositions() {
        long most = Long.MAX_VALUE;
        long far = 1L << 55;
        return Arbitraries.oneOf(
                position("staircase-nim", 0, most, 6),
                position("boxes", 0, most, 12),
                distinct("georgia-and-bob", 1, most, 8),
                distinct("monks", 1, most, 8),
                distinct("turning-turtles", 1, far, 6),
                distinct("consecutive-coins[k=1000000007]", 1, far, 6),
                distinct("subtraction-coins[S=2,5,6]", 1, far, 6),
                distinct("twins", 0, far, 6),
                distinct("twins[S=1,4,9]", 0, far, 6),
                distinct("mock-turtles", 0, far, 6),
                distinct("ruler", 1, far, 6),
                distinct("grunt", 0, 300, 4),
                distinct("coin-turning[companions,[],[1,3],[2],[5,6,8]]", 1, far, 6),
                position("apple-rows", 1, most, 1),
                pair("euclid", 1, most),
                pair("delete-nim", 0, most),
                pair("vector-delete-nim", 1, most),
                pair("cyclic-nimhoff[h=3]", 0, 1L << 62),
                pair("cyclic-nimhoff[h=1000000007]", 0, 1L << 62),
                distinct("welter", 0, most, 6),
                distinct("silver-dollar", 1, most, 8));
    }

    private static Arbitrary<String> pair(String game, long least, long greatest) {
        return text(game, Arbitraries.longs().between(least, greatest).list().ofSize(2));
    }

    private static Arbitrary<String> position(String game, long least, long greatest, int most) {
        return text(
                game,
                Arbitraries.longs().between(least, greatest).list().ofMinSize(1).ofMaxSize(most));
    }

    private static Arbitrary<String> distinct(String game, long least, long greatest, int most) {
        return text(
                game,
                Arbitraries.longs()
                        .between(least, greatest)
                        .list()
                        .uniqueElements()
                        .ofMinSize(1)
                        .ofMaxSize(most));
    }

    private static Arbitrary<String> text(String game, Arbitrary<List<Long>> numbers) {
        return numbers.map(
                list -> game + " " + list.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
}
