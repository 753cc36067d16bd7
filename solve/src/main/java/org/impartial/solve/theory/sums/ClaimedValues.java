package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;

/** Grundy values of one question by claims, and by other means where no claim gives them. */
public record ClaimedValues(Claims claims, GrundyValues otherwise) implements GrundyValues {

    @Override
    public long grundy(Component<?> component, Meter meter) {
        ClaimedNimber claimed = claims.look(component).value();
        if (claimed.isExact()) {
            return claimed.nimber();
        }
        return claims.equivalent(component)
                .map(equivalent -> grundy(equivalent.value().position(), meter))
                .orElseGet(() -> otherwise.grundy(component, meter));
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return claims.replies(component, wanted, Convention.NORMAL, true)
                .or(() -> claims.equivalent(component)
                        .map(Cited::value)
                        .filter(Equivalent::allMoves)
                        .flatMap(equivalent -> broughtBack(equivalent, wanted, meter)))
                .or(() -> otherwise.knownReplies(component, wanted, meter));
    }

    /** Returns the options that correspond to replies in the position of equal value. */
    private Optional<Stream<Position>> broughtBack(Equivalent equivalent, long wanted, Meter meter) {
        List<Component<?>> parts = equivalent.position().components();
        long change = grundy(equivalent.position(), meter) ^ wanted;
        return equivalent.options(i -> Optional.of(replies(parts.get(i), grundy(parts.get(i), meter) ^ change, meter)));
    }
}
