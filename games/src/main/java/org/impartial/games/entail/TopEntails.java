package org.impartial.games.entail;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Entailing.Tabled;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * Top Entails: a move splits a stack into two smaller ones, or takes the top coin, and then the opponent must answer in
 * what is left of that stack [WW, ch. 12]. The stacks 0 to 7 are worth 0, loony, 0, loony, 1, 0, 2, 1.
 */
public record TopEntails() implements StackGame, Tabled {
    static final GameFamily FAMILY = Cards.family("top-entails", StackGame.StackFormat.of(new TopEntails()));

    @Override
    public void options(Long stack, Moves<Long> out) {
        for (long part = 1; 2 * part <= stack; part++) {
            out.to(part, stack - part);
        }
        if (stack > 0) {
            out.entails(stack - 1);
        }
    }

    @Override
    public StackTable table() {
        return new TopEntailsTable();
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 8).boxed();
    }

    @Override
    public String toString() {
        return "top-entails";
    }
}
