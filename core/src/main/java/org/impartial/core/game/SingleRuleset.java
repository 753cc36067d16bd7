package org.impartial.core.game;

import java.util.List;

/** Positions that are one component, in the notation of its game. */
record SingleRuleset<S>(ImpartialGame<S> game) implements Ruleset {

    @Override
    public Diagram read(Datum position) {
        S state = game.notation().read(position);
        return new Diagram(game.at(state), position, move -> game.notation().move(state, move.to()));
    }

    @Override
    public List<ImpartialGame<?>> games() {
        return List.of(game);
    }
}
