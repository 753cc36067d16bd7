package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.ImpartialGame;

/** A wrong game or engine, and the clause that it breaks. */
public record Wrong(Clause clause, String name, GameContract contract) {

    static Wrong game(Clause clause, ImpartialGame<?> game) {
        return new Wrong(clause, game.name(), GameContract.of(game));
    }

    /** Returns the whole shelf. */
    public static List<Wrong> shelf() {
        return Stream.of(
                        WrongWorlds.all(),
                        WrongKinds.all(),
                        WrongLanes.all(),
                        WrongCodes.all(),
                        WrongCapabilities.all(),
                        WrongLines.all(),
                        WrongWorth.all(),
                        WrongStates.all(),
                        WrongForms.all(),
                        WrongClaims.all(),
                        WrongReplies.all(),
                        WrongPeriods.all(),
                        WrongEntailing.all(),
                        WrongEngines.all())
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public String toString() {
        return name + " breaks " + clause;
    }
}
