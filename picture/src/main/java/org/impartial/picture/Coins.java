package org.impartial.picture;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Mark.Anchor;

/** Draws rows of coins with their labels: heads dark with an H, tails pale with a T. */
final class Coins {
    private static final double STEP = 38;
    private static final double RADIUS = 15;
    private static final int MOST = 200;
    private static final int PER_ROW = 20;
    private static final double ROW = 62;

    private Coins() {}

    static Sketch row(String game, Datum state) {
        Set<Long> heads =
                state.asItems().stream().map(head -> head.asLong("head")).collect(Collectors.toSet());
        long least = heads.contains(0L) || game.contains("first=0") ? 0 : 1;
        long greatest =
                Math.max(least + 5, heads.stream().mapToLong(h -> h).max().orElse(0) + 1);
        Plot.require(greatest <= MOST, "a row of " + greatest + " coins is too long to be drawn; at most " + MOST);
        int coins = (int) (greatest - least + 1);
        int rows = (coins + PER_ROW - 1) / PER_ROW;
        return new Sketch(STEP * Math.min(coins, PER_ROW), ROW * rows, (scene, left, top) -> {
            for (int i = 0; i < coins; i++) {
                long label = least + i;
                double x = left + STEP * (i % PER_ROW + 0.5);
                int row = i / PER_ROW;
                double y = top + ROW * row + RADIUS + 4;
                coin(scene, x, y, heads.contains(label));
                scene.word(x, y + RADIUS + 12, Long.toString(label), 11, Anchor.MIDDLE, Palette.GREY);
            }
        });
    }

    static void coin(Scene scene, double x, double y, boolean head) {
        scene.disc(x, y, RADIUS, head ? Palette.BLUE : Palette.PAPER, head ? Palette.BLUE : Palette.GREY, 1.5);
        scene.word(x, y, head ? "H" : "T", 14, Anchor.MIDDLE, head ? Palette.PAPER : Palette.GREY);
    }

    /** Heaps of beans, side by side; a heap that is too great to be drawn bean by bean is a sack with its number. */
    static Sketch heaps(String game, Datum state) {
        List<Datum> heaps = state.asItems();
        return new Sketch(Math.max(1, heaps.size()) * Heaps.WIDTH, Heaps.HEIGHT, (scene, left, top) -> {
            for (int i = 0; i < heaps.size(); i++) {
                Heaps.draw(scene, left + (i + 0.5) * Heaps.WIDTH, top, heaps.get(i));
            }
        });
    }
}
