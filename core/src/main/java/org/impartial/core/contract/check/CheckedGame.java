package org.impartial.core.contract.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.notation.NotationException;

/** A game whose small world has been explored, those states with the shortest plays first, with its oracle. */
public record CheckedGame<S>(
        ImpartialGame<S> game, List<Component<S>> states, Oracle oracle, Bounds bounds, ViolationLog findings) {

    /** Grants the oracle the budget of one clause. */
    public void refill() {
        oracle.grant(bounds.positions());
    }

    /** Checks the game as a whole, and returns whether no fault was found. */
    boolean check(Clause clause, String about, Supplier<Optional<String>> fault) {
        return findings.check(clause, about, game::name, fault);
    }

    /** Applies a law to all states in turn, up to the first violation. */
    void test(Clause clause, String about, Law<Component<S>> law) {
        findings.test(clause, about, states, law);
    }

    /** Applies a law to some states, evenly from the shortest play to the longest. */
    void some(int most, Clause clause, String about, Function<Component<S>, Optional<String>> fault) {
        findings.test(clause, about, spread(most), Law.always(fault));
    }

    /** Returns at most the given number of states, evenly from the shortest play to the longest. */
    public List<Component<S>> spread(int most) {
        int count = Math.min(most, states.size());
        return IntStream.range(0, count)
                .mapToObj(i -> states.get((int) ((long) i * states.size() / count)))
                .toList();
    }

    /** Returns all sums of two positions, also of one with itself; none if a position is not summable. */
    public static List<Position> pairs(List<? extends Position> positions) {
        return positions.stream().allMatch(position -> position.kind().isSummable())
                ? IntStream.range(0, positions.size())
                        .boxed()
                        .flatMap(i -> positions.stream().skip(i).map(positions.get(i)::plus))
                        .toList()
                : List.of();
    }

    /** Returns sums of three of the states with the shortest plays. */
    List<Position> triples() {
        List<Component<S>> few = states.subList(0, Math.min(Bounds.TRIPLED, states.size()));
        return pairs(few).stream().flatMap(pair -> few.stream().map(pair::plus)).toList();
    }

    /** Returns the reason why a game rejects a state; empty if it accepts the state. */
    public static <S> Optional<String> fault(ImpartialGame<S> game, S state) {
        try {
            game.requireState(state);
            return Optional.empty();
        } catch (NotationException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
    }
}
