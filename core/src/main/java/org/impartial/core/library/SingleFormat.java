package org.impartial.core.library;

import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** The format of positions that have one component, free or entailed, in the notation of its game. */
record SingleFormat<S>(ImpartialGame<S> game) implements PositionFormat {

    @Override
    public NotatedPosition read(Datum position) {
        List<Datum> items = position.asItems();
        if (game instanceof Entailing<S> entailing
                && !items.isEmpty()
                && items.get(0).equals(Datum.of(Entailing.ENTAILED))) {
            Datum state = items.size() == 2 ? items.get(1) : Datum.list(items.subList(1, items.size()));
            return NotatedPosition.of(entailing.entailed(game.notation().read(state)));
        }
        return diagram(game.at(game.notation().read(position)), position);
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
