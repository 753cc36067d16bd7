package org.impartial.core.game;

import java.util.List;
import org.impartial.core.notation.Datum;

/** The game in which the opponent of a player who moves again must answer: its only move is to pass. */
enum Again implements Entailing<Boolean> {
    /** The only instance. */
    GAME;

    /** The game in the state that must be answered. */
    static final Entailed<Boolean> ENTAILED = new Entailed<>(GAME);

    /** The pass that the opponent owes. */
    static final Component<Boolean> PASS = Component.byRules(ENTAILED, Boolean.TRUE);

    @Override
    public void options(Boolean state, Moves<Boolean> out) {
        out.toSum(List.of());
    }

    @Override
    public String toString() {
        return AGAIN;
    }

    @Override
    public Notation<Boolean> notation() {
        return new Notation<>() {
            @Override
            public Boolean read(Datum datum) {
                return Boolean.TRUE;
            }

            @Override
            public Datum write(Boolean state) {
                return Datum.of("pass");
            }

            @Override
            public Datum move(Boolean before, Position after) {
                return Datum.of("pass");
            }

            @Override
            public boolean readable() {
                return false;
            }
        };
    }
}
