package org.impartial.cli.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.Move;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Meter;

/** The current state of a match with its history. Not safe for use by several threads. */
final class Game {
    private final PositionText text;
    private final Deque<Turn> turns = new ArrayDeque<>();

    record Turn(NotatedPosition diagram, boolean yours) {
        /** Returns whether a move is left; a state too large for its options to be listed is assumed to have some. */
        boolean goesOn() {
            try {
                List<Component<?>> parts = diagram.position().components();
                int obliged = diagram.position().obliged();
                return (obliged < 0 ? parts : List.of(parts.get(obliged)))
                        .stream().anyMatch(part -> part.hasOptions(Meter.unlimited()));
            } catch (BeyondRangeException great) {
                return true;
            }
        }
    }

    Game(PositionText text, NotatedPosition start, boolean yours) {
        this.text = text;
        turns.push(new Turn(start, yours));
    }

    Turn turn() {
        return turns.element();
    }

    String text() {
        return text.text(turn().diagram().position());
    }

    /** Makes a move; after a move that gives its player another turn, the other player's pass is made at once. */
    void play(Move move) {
        NotatedPosition after = turn().diagram().after(move);
        boolean again = Entailing.kind(after.position()) == Entailing.EntailingKind.AGAIN;
        NotatedPosition next = again ? after.after(after.position().moves().get(0)) : after;
        turns.push(new Turn(next, again == turn().yours()));
    }

    boolean takeBack() {
        long before = turns.stream().skip(1).filter(Turn::yours).count();
        if (before == 0) {
            return false;
        }
        do {
            turns.pop();
        } while (!turn().yours());
        return true;
    }
}
