package org.impartial.discover;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Rules of one heap whose moves leave smaller heaps: a {@link RulesGame} with numbers as states and a sequence. */
record RulesHeap(RulesGame game) implements HeapGame {
    @Override
    public void options(int heap, HeapOptions out) {
        game.eachOption(new long[] {heap}, option -> {
            out.to(Arrays.stream(option).mapToInt(left -> (int) left).toArray());
            out.tick();
        });
    }

    @Override
    public void farOptions(long heap, Options<Long> out) {
        out.expect(game.walk.atLeast(new long[] {heap}));
        game.eachOption(new long[] {heap}, option -> out.toSum(boxed(option)));
    }

    /** Returns the notation; a move is read by the rules, as a heap may have more options than can be listed. */
    @Override
    public Notation<Long> notation() {
        return HeapGame.super.notation().readingSums((heap, move) -> {
            long[] left = move.asLongs("heap", 0);
            return game.walk.allows(new long[] {heap.state()}, left)
                    ? Optional.of(position(boxed(left)))
                    : Optional.empty();
        });
    }

    private static List<Long> boxed(long[] heaps) {
        return Arrays.stream(heaps).boxed().toList();
    }

    @Override
    public List<Claim<Long>> claims() {
        return game.theorems().stream()
                .flatMap(theorem -> Stream.concat(
                        TheoremClaims.<Long>of(theorem, heap -> new long[] {heap}, this::position),
                        theorem.period().filter(period -> theorem.values()).stream()
                                .map(found -> new Claim.Periodic<Long>(
                                        TheoremClaims.basis(theorem),
                                        found.preperiod(),
                                        found.period(),
                                        found.saltus()))))
                .toList();
    }

    private Position position(List<Long> heaps) {
        return Position.sum(
                heaps.stream().map(heap -> new Component<>(this, heap)).toList());
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String toString() {
        return name();
    }
}
