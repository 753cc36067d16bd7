package org.impartial.games.graph;

import org.impartial.core.game.Outcome;
import org.impartial.core.library.Method;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

final class OutcomeWords {
    /** Returns Win or Lose for the player to move, or the game's word for a draw. */
    static Datum word(Outcome outcome, String draw) {
        return Datum.of(
                switch (outcome) {
                    case N -> "Win";
                    case P -> "Lose";
                    case D -> draw;
                });
    }

    /** Rejects closed forms, since none gives all fates of a graph. */
    static void requireSearch(Method method) {
        if (method == Method.CLAIMS) {
            throw new NotationException(
                    "no closed form is known for a whole graph; use the solver \"auto\" or \"search\"");
        }
    }
}
