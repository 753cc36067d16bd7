package com.example.modules;

import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/** Solves a position given as an argument. */
public final class Example {
    private Example() {}

    /**
     * Prints the outcome of the position and its winning moves.
     *
     * @param args a position such as {@code cram[2,3] + nim 4}
     */
    public static void main(String[] args) {
        System.out.println(solved(args[0]));
    }

    /** Returns the outcome and the winning moves. */
    static String solved(String text) {
        Position position = GameLibrary.installed().read(text).position();
        Analysis analysis = Solver.normal().analyse(position);
        return analysis.outcome() + " " + analysis.winningMoves();
    }
}
