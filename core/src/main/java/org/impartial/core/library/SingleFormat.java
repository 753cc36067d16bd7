package org.impartial.core.library;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** The format of positions that have one component, in the notation of its game. */
record SingleFormat<S>(ImpartialGame<S> game) implements PositionFormat {

    @Override
    public NotatedPosition read(Datum position) {
        S state = game.notation().read(position);
        return diagram(game.at(state), position);
    }

    private NotatedPosition diagram(Component<S> component, Datum written) {
        return new NotatedPosition(component, written, Move.Form.of(component), move -> after(move.to()));
    }

    @SuppressWarnings("unchecked")
    private NotatedPosition after(Position position) {
        if (position instanceof Component<?> left && left.game().equals(game)) {
            Component<S> component = (Component<S>) left;
            return diagram(component, game.notation().write(component.state()));
        }
        return NotatedPosition.of(position);
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game);
    }
}
