package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.EMBEDDING_AGREES;
import static org.impartial.core.contract.report.Clause.LEVELS_RISE;
import static org.impartial.core.contract.report.Clause.PACKING_AGREES;
import static org.impartial.core.contract.report.Clause.PARTS_AGREE;
import static org.impartial.core.contract.report.Clause.PREDECESSORS_INVERT;
import static org.impartial.core.contract.report.Clause.SIZES_FALL;

import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.game.capability.Capability.Levelled;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.Predecessors;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.notation.NotationException;

/** Games with wrong capabilities. In all of them one or two beans are taken from a heap of six. */
final class WrongCapabilities {
    private static final long GREATEST = 6;

    private WrongCapabilities() {}

    static List<Wrong> all() {
        return List.of(
                Wrong.game(SIZES_FALL, new Big("always as large", state -> 5)),
                Wrong.game(SIZES_FALL, new Big("larger and larger", state -> 6 - state.intValue())),
                Wrong.game(SIZES_FALL, new Big("less than nothing", state -> state.intValue() - 3)),
                Wrong.game(LEVELS_RISE, new Stairs("downstairs", state -> state)),
                Wrong.game(LEVELS_RISE, new Stairs("two on a floor", state -> -state / 2)),
                Wrong.game(PREDECESSORS_INVERT, new Before("none before", 0, 0)),
                Wrong.game(PREDECESSORS_INVERT, new Before("only the next", 1, 1)),
                Wrong.game(PREDECESSORS_INVERT, new Before("three before", 1, 3)),
                Wrong.game(PREDECESSORS_INVERT, new Before("itself too", 0, 2)),
                Wrong.game(PREDECESSORS_INVERT, new Doubled()),
                Wrong.game(PACKING_AGREES, new Packed("lost in packing", 2, false, state -> state / 2)),
                Wrong.game(PACKING_AGREES, new Packed("takes one alone", 1, false, state -> state)),
                Wrong.game(PACKING_AGREES, new Packed("takes three too", 3, false, state -> state)),
                Wrong.game(PACKING_AGREES, new Packed("packed in two", 2, true, state -> state)),
                Wrong.game(PACKING_AGREES, new View("two states in one", TREE, s -> s == 4 ? 3 : s, of(TREE, s -> s))),
                Wrong.game(
                        PACKING_AGREES,
                        new View("another canonical form", TREE, s -> s, of(TREE, s -> s == 4 ? 0 : s))),
                Wrong.game(PACKING_AGREES, new View("a view right in normal play", TREE, s -> s, of(LONGER, s -> s))),
                Wrong.game(PACKING_AGREES, new View("a view that ends", RING, s -> s, of(RING, s -> s))),
                Wrong.game(PARTS_AGREE, new Apart("two halves", 3)),
                Wrong.game(PARTS_AGREE, new Apart("right in normal play alone", 1)),
                Wrong.game(EMBEDDING_AGREES, new Elsewhere("a heap of one bean less")));
    }

    /** A heap that is embedded as a smaller one. */
    private record Elsewhere(String name) implements Heap, Embedding<Long> {
        @Override
        public <T> Optional<Long> embed(ImpartialGame<T> game, T state) {
            return game.equals(this) ? Optional.of(Math.max(0, (Long) state - 1)) : Optional.empty();
        }
    }

    private static void take(long state, long most, PackedOptions out) {
        for (long taken = 1; taken <= Math.min(most, state); taken++) {
            out.to(state - taken);
        }
    }

    /** A heap whose states are checked. */
    private interface Heap extends PackedGame {
        @Override
        default void options(long state, PackedOptions out) {
            take(state, 2, out);
        }

        @Override
        default void requireState(Long state) {
            if (state == null || state < 0 || state > GREATEST) {
                throw new NotationException("a heap is from 0 to " + GREATEST + ", not " + state);
            }
        }

        @Override
        default Stream<Long> smallStates() {
            return Stream.of(GREATEST);
        }
    }

    private record Big(String name, ToIntFunction<Long> sizes) implements Heap, Sized<Long> {
        @Override
        public int size(Long state) {
            return sizes.applyAsInt(state);
        }
    }

    private record Stairs(String name, LongUnaryOperator levels) implements Heap, Levelled {
        @Override
        public int level(long state) {
            return (int) levels.applyAsLong(state);
        }
    }

    private record Before(String name, int from, int to) implements Heap, Predecessors {
        @Override
        public void predecessors(long state, PackedOptions out) {
            for (long more = from; more <= to && to > 0 && state + more <= GREATEST; more++) {
                out.to(state + more);
            }
        }
    }

    private record Doubled() implements Heap, Predecessors {
        @Override
        public void predecessors(long state, PackedOptions out) {
            for (long more = 1; more <= 2 && state + more <= GREATEST; more++) {
                out.to(state + more);
                out.to(state + more);
            }
        }
    }

    /** Two graphs: from 4 the one leads to 0, the other to 3, whose value is 0 in normal play alone. */
    private static final List<List<Integer>> TREE =
            List.of(List.of(), List.of(0), List.of(0, 1), List.of(2), List.of(0));

    private static final List<List<Integer>> LONGER =
            List.of(List.of(), List.of(0), List.of(0, 1), List.of(2), List.of(3));

    private static final List<List<Integer>> RING = List.of(List.of(0));

    private static PackedGame of(List<List<Integer>> arcs, LongUnaryOperator form) {
        return new PackedGame() {
            @Override
            public void options(long state, PackedOptions out) {
                arcs.get((int) state).forEach(out::to);
            }

            @Override
            public long canonical(long state) {
                return form.applyAsLong(state);
            }
        };
    }

    /** A graph and its packed view. */
    private record View(String name, List<List<Integer>> arcs, LongUnaryOperator packing, PackedGame packed)
            implements ImpartialGame<Integer>, Packable<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            arcs.get(state).forEach(out::to);
        }

        @Override
        public boolean loopy() {
            return arcs.size() == 1;
        }

        @Override
        public Stream<Integer> smallStates() {
            return IntStream.range(0, arcs.size()).boxed();
        }

        @Override
        public long pack(Integer state) {
            return packing.applyAsLong(state);
        }

        @Override
        public Integer unpack(long packed) {
            return (int) packed;
        }
    }

    private record Packed(String name, int most, boolean split, LongUnaryOperator packing)
            implements ImpartialGame<Integer>, Packable<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            for (int taken = 1; taken <= Math.min(2, state); taken++) {
                out.to(state - taken);
            }
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of((int) GREATEST);
        }

        @Override
        public PackedGame packed() {
            return (state, out) -> {
                if (split && state > 1) {
                    out.to(state - 1, 0);
                    out.to(state - 2);
                } else {
                    take(state, most, out);
                }
            };
        }

        @Override
        public long pack(Integer state) {
            return packing.applyAsLong(state);
        }

        @Override
        public Integer unpack(long packed) {
            return (int) packed;
        }
    }

    /** Two more heaps of 2 do not change the value in normal play, but they do in misère play. */
    private record Apart(String name, int from) implements Heap, Separable<Long> {
        @Override
        public Position parts(Long state) {
            if (state < from) {
                return at(state);
            }
            long half = state / 2;
            return from == 1 ? at(state).plus(at(2)).plus(at(2)) : at(half).plus(at(state - half));
        }
    }
}
