package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;

/**
 * Rules with a code that the game declares.
 *
 * @param name the name of the game
 * @param code the code
 * @param rules the rules
 */
public record Coded(String name, HeapCode code, HeapGame rules) implements HeapGame {

    /** Kayles with its code. */
    public Coded() {
        this("kayles with its code", BreakingCode.parse("0.77"), Told.KAYLES);
    }

    /** Returns games with their codes, whose rules list the options in another order than the code. */
    public static List<HeapGame> right() {
        return List.of(
                new Coded(),
                new Coded("three from two", BreakingCode.parse("0.3F"), (heap, out) -> {
                    if (heap >= 1) {
                        out.to(heap - 1);
                    }
                    if (heap >= 2) {
                        out.to(heap - 2);
                        split(heap - 2, out);
                        splitInThree(heap - 2, out);
                    }
                }),
                new Coded("lasker's nim", BreakingCode.parse("4.(3)"), (heap, out) -> {
                    split(heap, out);
                    for (int left = 0; left < heap; left++) {
                        out.to(left);
                    }
                }));
    }

    private static void split(int heap, HeapOptions out) {
        for (int part = 1; 2 * part <= heap; part++) {
            out.to(heap - part, part);
        }
    }

    /** Lists the greatest part first. */
    static void splitInThree(int heap, HeapOptions out) {
        for (int least = 1; 3 * least <= heap; least++) {
            for (int middle = least; least + 2 * middle <= heap; middle++) {
                out.to(heap - least - middle, least, middle);
            }
        }
    }

    @Override
    public void options(int heap, HeapOptions out) {
        rules.options(heap, out);
    }

    @Override
    public Optional<HeapCode> heapCode() {
        return Optional.of(code);
    }
}
