package org.impartial.core.theory.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.HeapOptions.RecordedOptions;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Misère outcomes from the bare definition, with no theorem at all: a sum is P if it has options and all are N. */
public final class BruteForce {
    private final Map<Position, Outcome> known = new HashMap<>();

    /** Nothing is known yet. */
    public BruteForce() {}

    /** Searches on from what is known. */
    public Outcome outcome(Position position) {
        Outcome found = known.get(position);
        if (found == null) {
            List<Move> moves = position.moves();
            found = moves.isEmpty() || moves.stream().anyMatch(move -> outcome(move.result()) == Outcome.P)
                    ? Outcome.N
                    : Outcome.P;
            known.put(position, found);
        }
        return found;
    }

    /** The same for sums of heaps of one game, kept in less space. */
    static final class Heaps {
        private final HeapGame game;
        private final Map<List<Integer>, Outcome> known = new HashMap<>();
        private final List<int[][]> options = new ArrayList<>();

        Heaps(HeapGame game) {
            this.game = game;
        }

        Outcome outcome(int... heaps) {
            return outcome(sorted(Arrays.stream(heaps).boxed().toList()));
        }

        private Outcome outcome(List<Integer> heaps) {
            Outcome found = known.get(heaps);
            if (found == null) {
                found = search(heaps);
                known.put(heaps, found);
            }
            return found;
        }

        private Outcome search(List<Integer> heaps) {
            boolean end = true;
            for (int i = 0; i < heaps.size(); i++) {
                for (int[] option : options(heaps.get(i))) {
                    end = false;
                    List<Integer> next = new ArrayList<>(heaps);
                    next.remove(i);
                    Arrays.stream(option).forEach(next::add);
                    if (outcome(sorted(next)) == Outcome.P) {
                        return Outcome.N;
                    }
                }
            }
            return end ? Outcome.N : Outcome.P;
        }

        private int[][] options(int heap) {
            RecordedOptions out = HeapOptions.recording();
            while (options.size() <= heap) {
                out.record(game, options.size());
                int[][] all = new int[out.count()][];
                for (int i = 0; i < all.length; i++) {
                    all[i] = new int[out.parts(i)];
                    for (int j = 0; j < all[i].length; j++) {
                        all[i][j] = out.part(i, j);
                    }
                }
                options.add(all);
            }
            return options.get(heap);
        }

        private static List<Integer> sorted(List<Integer> heaps) {
            return heaps.stream().filter(heap -> heap > 0).sorted().toList();
        }
    }
}
