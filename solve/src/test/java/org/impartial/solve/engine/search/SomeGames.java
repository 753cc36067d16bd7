package org.impartial.solve.engine.search;

import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;

/** Small games in every representation. */
public final class SomeGames {
    private SomeGames() {}

    /** Kayles: a move takes one or two beans from a heap, and may split the rest. */
    public static final HeapGame KAYLES = HeapGame.of("kayles", (heap, out) -> {
        for (int taken = 1; taken <= 2 && taken <= heap; taken++) {
            for (int a = 0; 2 * a <= heap - taken; a++) {
                out.to(a, heap - taken - a);
            }
        }
    });

    /** The same rules on packed longs. */
    public static final PackedGame PACKED_KAYLES = new PackedGame() {
        @Override
        public void options(long heap, PackedOptions out) {
            for (long taken = 1; taken <= 2 && taken <= heap; taken++) {
                for (long a = 0; 2 * a <= heap - taken; a++) {
                    out.to(a, heap - taken - a);
                }
            }
        }
    };

    /** The same rules on state objects. */
    public static final ImpartialGame<String> WORD_KAYLES = new ImpartialGame<>() {
        @Override
        public void options(String pins, Options<String> out) {
            for (int taken = 1; taken <= 2; taken++) {
                for (int at = 0; at + taken <= pins.length(); at++) {
                    out.to(pins.substring(0, at), pins.substring(at + taken));
                }
            }
        }
    };

    /** Nim: a move takes any number of beans. */
    public static final HeapGame NIM = HeapGame.of("nim", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });
}
