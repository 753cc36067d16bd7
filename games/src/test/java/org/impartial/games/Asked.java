package org.impartial.games;

import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;

/** Questions about positions of the library as text. */
public final class Asked {

    private Asked() {}

    /** The position that a text says. */
    public static Position read(String text) {
        return Games.library().read(text).position();
    }

    /** The usual answer in normal play. */
    public static Analysis analysis(String text) {
        return Solver.normal().analyse(read(text));
    }

    /** The outcome in normal play by theorems alone. */
    public static Outcome claimed(String text) {
        return Solver.normal().using(Strategy.claims()).analyse(read(text)).outcome();
    }

    /** The Grundy value by search alone. */
    public static long searched(String text) {
        return Solver.normal()
                .using(Strategy.search())
                .analyse(read(text))
                .grundy()
                .orElseThrow();
    }
}
