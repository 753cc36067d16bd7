package org.impartial.games.entail;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;

/**
 * Bash's game with complimenting moves: who takes the last coin of a stack moves again, in any component [WW, ch. 12].
 * A stack of one coin is worth 0, and one of 2 to {@code most} coins is loony.
 */
public record ComplimentingNim(int most) implements StackGame {
    static final GameFamily FAMILY = Cards.family(
            "complimenting-nim",
            params -> StackGame.StackFormat.of(
                    new ComplimentingNim(params.get("max").asInt("max", 1, 1_000_000))),
            "max=1 max=3");

    @Override
    public void options(Long stack, Moves<Long> out) {
        for (long taken = 1; taken <= Math.min(most, stack); taken++) {
            if (taken == stack) {
                out.again(0L);
            } else {
                out.to(stack - taken);
            }
        }
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 12).boxed();
    }

    @Override
    public String toString() {
        return "complimenting-nim[max=" + most + "]";
    }
}
