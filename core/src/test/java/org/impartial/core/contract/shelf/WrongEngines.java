package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.ENGINE_FORMS;
import static org.impartial.core.contract.report.Clause.ENGINE_OUTCOMES;
import static org.impartial.core.contract.report.Clause.ENGINE_VALUES;
import static org.impartial.core.contract.report.Clause.ENGINE_WINNING_MOVES;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Engines that are correct except in one respect, on heaps of Kayles. */
final class WrongEngines {

    private WrongEngines() {}

    static List<Wrong> all() {
        return List.of(
                wrong(ENGINE_VALUES, "values of sums are added", new SlowEngine() {
                    @Override
                    public OptionalLong grundy(Position position) {
                        return OptionalLong.of(position.components().stream()
                                .mapToLong(part -> super.grundy(part).orElseThrow())
                                .sum());
                    }
                }),
                wrong(ENGINE_VALUES, "no values", new SlowEngine() {
                    @Override
                    public OptionalLong grundy(Position position) {
                        return OptionalLong.empty();
                    }
                }),
                wrong(ENGINE_OUTCOMES, "misère play by the value of normal play", new SlowEngine() {
                    @Override
                    public Outcome outcome(Position position, Convention convention) {
                        return grundy(position).orElseThrow() == 0 ? Outcome.P : Outcome.N;
                    }
                }),
                wrong(ENGINE_OUTCOMES, "an engine that throws", new SlowEngine() {
                    @Override
                    public Outcome outcome(Position position, Convention convention) {
                        throw new UnsupportedOperationException("not today");
                    }
                }),
                wrong(ENGINE_WINNING_MOVES, "all moves win", new SlowEngine() {
                    @Override
                    public List<Move> winningMoves(Position position, Convention convention) {
                        return position.moves();
                    }
                }),
                wrong(ENGINE_WINNING_MOVES, "at most one move wins", new SlowEngine() {
                    @Override
                    public List<Move> winningMoves(Position position, Convention convention) {
                        return super.winningMoves(position, convention).stream()
                                .limit(1)
                                .toList();
                    }
                }),
                wrong(ENGINE_WINNING_MOVES, "no move wins in misère play", new SlowEngine() {
                    @Override
                    public List<Move> winningMoves(Position position, Convention convention) {
                        return convention == Convention.MISERE ? List.of() : super.winningMoves(position, convention);
                    }
                }),
                wrong(ENGINE_FORMS, "the misère Grundy value as the form", new SlowEngine() {
                    @Override
                    public Optional<Object> misereForm(Position position) {
                        return Optional.of(oracle().misereGrundy(position));
                    }
                }),
                wrong(ENGINE_FORMS, "the outcome as the form", new SlowEngine() {
                    @Override
                    public Optional<Object> misereForm(Position position) {
                        return Optional.of(outcome(position, Convention.MISERE));
                    }
                }));
    }

    private static Wrong wrong(Clause clause, String name, Engine engine) {
        return new Wrong(clause, name, GameContract.of(new ShortKayles(name)).engine(engine));
    }

    /** Kayles on heaps to 12. */
    private record ShortKayles(String name) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.KAYLES.options(heap, out);
        }

        @Override
        public Stream<Long> smallStates() {
            return LongStream.rangeClosed(0, 12).boxed();
        }
    }
}
