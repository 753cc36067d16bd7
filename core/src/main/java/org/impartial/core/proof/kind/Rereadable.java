package org.impartial.core.proof.kind;

import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;

/**
 * Positions as a library reads them back. A name may be short for its rules, as that of a graph is, which leaves out the arcs; a
 * certificate has them whole.
 */
final class Rereadable {
    private Rereadable() {}

    static String of(Position position) {
        return position.components().stream().map(Rereadable::of).collect(Collectors.joining(" + "));
    }

    static <S> String of(Component<S> component) {
        return component.game().fullName() + " " + component.game().notation().write(component.state());
    }
}
