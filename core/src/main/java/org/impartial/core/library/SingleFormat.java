package org.impartial.core.library;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
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

    /** Positions that are one component of a game with entailing moves, free or entailed. */
    record EntailingFormat<S>(Entailing<S> game) implements PositionFormat {

        @Override
        public NotatedPosition read(Datum position) {
            List<Datum> items = position.asItems();
            if (!items.isEmpty() && items.get(0).equals(Datum.of(Entailing.ENTAILED))) {
                Datum state = items.size() == 2 ? items.get(1) : Datum.list(items.subList(1, items.size()));
                Component<S> component = game.entailed(game.notation().read(state));
                return NotatedPosition.of(component);
            }
            return new SingleFormat<>(game).read(position);
        }

        @Override
        public List<ImpartialGame<?>> games() {
            return List.of(game);
        }
    }
}
