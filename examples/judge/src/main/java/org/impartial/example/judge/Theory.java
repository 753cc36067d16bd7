package org.impartial.example.judge;

import java.util.List;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;

/** A game under one convention, answered by its claims alone. Not safe for use by several threads. */
record Theory(PositionFormat ruleset, Solver solver) {
    private static Theory of(PositionFormat ruleset, Convention convention) {
        return new Theory(ruleset, Solver.of(convention).using(Strategy.claims()));
    }

    static Theory normal(GameFamily family) {
        return normal(family, Params.NONE);
    }

    static Theory normal(GameFamily family, Params params) {
        return of(family.with(params), Convention.NORMAL);
    }

    static Theory misere(GameFamily family) {
        return of(family.with(Params.NONE), Convention.MISERE);
    }

    boolean won(Datum position) {
        return analyse(ruleset.read(position)).outcome() == Outcome.N;
    }

    boolean won(long... position) {
        return won(Datum.of(position));
    }

    List<Datum> winningMoves(long... position) {
        NotatedPosition diagram = ruleset.read(Datum.of(position));
        return analyse(diagram).winningMoves().stream().map(diagram::write).toList();
    }

    private Analysis analyse(NotatedPosition diagram) {
        return solver.analyse(diagram.position());
    }
}
