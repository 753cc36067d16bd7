package org.impartial.core.solve.sequence;

import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.solve.Effort;

/** The definition: the mex of the values of all options, which the rules list. */
final class NaiveEngine implements Engine {
    private final HeapGame game;
    private final PeriodProof proof;
    private final IntWord word = new IntWord();
    private final HeapOptions collector = HeapOptions.valuing();

    NaiveEngine(HeapGame game, PeriodProof proof) {
        this.game = game;
        this.proof = proof;
    }

    @Override
    public EngineKind kind() {
        return EngineKind.NAIVE;
    }

    @Override
    public int length() {
        return word.length();
    }

    @Override
    public int at(int heap) {
        return word.at(heap);
    }

    @Override
    public void extend(int heaps, Effort effort) {
        word.reserve(heaps);
        while (word.length() < heaps) {
            long before = collector.offered();
            word.append(collector.grundy(game, word.length(), word.array(), word.greatest()));
            effort.spend(1, collector.offered() - before);
        }
    }

    @Override
    public void adopt(Word values) {
        word.reserve(values.length());
        for (int heap = word.length(); heap < values.length(); heap++) {
            word.append(values.at(heap));
        }
    }

    @Override
    public PeriodProof proof() {
        return proof;
    }
}
