package org.impartial.solve.theory;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * A source of Grundy values of single components: claims, tables or search. An implementation may keep its results, but
 * not the meter, which belongs to one question.
 *
 * <pre>{@code
 * GrundyValues fours = (component, meter) -> (long) component.state() % 4;
 * fours.grundy(new Bash(3).heaps(5, 6), Meter.unlimited());  // 3
 * }</pre>
 */
@FunctionalInterface
public interface GrundyValues {

    /**
     * {@return the Grundy value of a component in normal play, 0 or more}
     *
     * @param component the component
     * @param meter counts the work of this call and stops it
     * @throws org.impartial.core.meter.StoppedException if the budget is used up or the question is cancelled
     */
    long grundy(Component<?> component, Meter meter);

    /**
     * {@return the Grundy value of a sum: the XOR of the values of its components}
     *
     * @param position any position
     * @param meter counts the work of this call and stops it
     */
    default long grundy(Position position, Meter meter) {
        long value = 0;
        for (Component<?> component : position.components()) {
            value ^= grundy(component, meter);
        }
        return value;
    }

    /**
     * {@return all options of a component that have a given value, in the order of the rules, lazily where they may be
     * many, if a theorem gives them without enumeration of the other options; empty by default}
     *
     * @param component the component
     * @param wanted the value
     * @param meter counts the work, also that of the stream
     */
    default Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        return Optional.empty();
    }

    /**
     * {@return the options of a component that have a given value, in the order of the rules, lazily where they may be
     * many; if they are not {@linkplain #knownReplies known}, all options are enumerated}
     *
     * @param component the component
     * @param wanted the value
     * @param meter counts the work, also that of the stream
     */
    default Stream<Position> replies(Component<?> component, long wanted, Meter meter) {
        return knownReplies(component, wanted, meter)
                .orElseGet(() -> component.options(meter).stream().filter(option -> grundy(option, meter) == wanted));
    }
}
