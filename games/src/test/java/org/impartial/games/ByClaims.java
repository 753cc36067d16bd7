package org.impartial.games;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Answers from the claims of the games alone, at any size. */
public final class ByClaims {
    private ByClaims() {}

    /** The claimed value, if a claim tells it, or that of all that the component is worth as much as. */
    public static <S> Optional<Long> grundy(Component<S> component) {
        for (Claim<S> claim : component.game().claims()) {
            if (claim instanceof Claim.Values<S> values && values.domain().test(component.state())) {
                return Optional.of(values.value().applyAsLong(component.state()));
            }
            if (claim instanceof Claim.Worth<S> worth && worth.domain().test(component.state())) {
                return sum(worth.position().apply(component.state()));
            }
        }
        return Optional.empty();
    }

    private static Optional<Long> sum(Position position) {
        Optional<Long> sum = Optional.of(0L);
        for (Component<?> part : position.components()) {
            Optional<Long> value = grundy(part);
            sum = sum.flatMap(before -> value.map(own -> before ^ own));
        }
        return sum;
    }

    /** The XOR of the claimed values. */
    public static long grundy(Position position) {
        return position.components().stream()
                .mapToLong(c -> grundy(c).orElseThrow(() -> new AssertionError("no claim tells the value of " + c)))
                .reduce(0, (a, b) -> a ^ b);
    }

    /** The claimed outcome of a component in normal play, if a claim tells it. */
    public static <S> Optional<Outcome> outcome(Component<S> component) {
        for (Claim<S> claim : component.game().claims()) {
            if (claim instanceof Claim.Outcomes<S> outcomes
                    && outcomes.convention() == Convention.NORMAL
                    && outcomes.domain().test(component.state())) {
                return Optional.of(outcomes.outcome().apply(component.state()));
            }
        }
        return Optional.empty();
    }

    /** The claimed options of a wanted value. */
    public static <S> Stream<Position> replies(Component<S> component, long wanted) {
        for (Claim<S> claim : component.game().claims()) {
            if (claim instanceof Claim.Replies<S> replies
                    && replies.convention() == Convention.NORMAL
                    && replies.complete()
                    && (wanted == 0 || !replies.zeroOnly())
                    && replies.domain().test(component.state())) {
                return replies.rule().replies(component.state(), wanted);
            }
        }
        throw new AssertionError("no claim tells the options of " + component + " that are worth " + wanted);
    }

    /** The moves that balance the sum, lazily; the position is not 0. */
    public static Stream<Move> winningMoves(Position position) {
        List<Component<?>> components = position.components();
        if (components.size() == 1) {
            return replies(components.get(0), 0).map(option -> new Move(position, 0, option));
        }
        long total = grundy(position);
        return IntStream.range(0, components.size()).boxed().flatMap(i -> {
            Component<?> component = components.get(i);
            return replies(component, total ^ grundy((Position) component)).map(to -> new Move(position, i, to));
        });
    }
}
