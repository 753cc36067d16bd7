package org.impartial.sweep.work;

import it.unimi.dsi.fastutil.longs.LongLinkedOpenHashSet;
import org.impartial.proof.file.Seal;
import org.impartial.sweep.LevelSweep.SweepMeasure;
import org.impartial.sweep.LevelTable.LevelSummary;

/** The line of a sweep: format, game, measure, roots, and a hash of the rules at its first positions. */
public final class Fingerprint {
    private static final String FORMAT = "impartial levels 1";
    private static final int EXAMINED = 256;

    public static String of(SweptGame<?> game, SweepMeasure measure, long... roots) {
        long hash = 0;
        for (long root : roots) {
            hash = LevelSummary.term(hash ^ root, 0);
        }
        String name = game.name().replaceAll("\\s", " ");
        return Seal.of(FORMAT + ", " + name + ", " + measure + ", roots " + roots.length + " " + Long.toHexString(hash)
                + ", rules " + Long.toHexString(rules(game.expansion(), roots)));
    }

    private static long rules(Expansion expansion, long... roots) {
        LongLinkedOpenHashSet waiting = new LongLinkedOpenHashSet(roots);
        long hash = 0;
        for (int i = 0; i < EXAMINED && !waiting.isEmpty(); i++) {
            long position = waiting.removeFirstLong();
            int options = expansion.distinct(position);
            hash = LevelSummary.term(hash ^ position, expansion.level(position));
            for (int option = 0; option < options; option++) {
                hash = LevelSummary.term(hash ^ expansion.option(option), options);
                if (waiting.size() < EXAMINED) {
                    waiting.add(expansion.option(option));
                }
            }
        }
        return hash;
    }
}
