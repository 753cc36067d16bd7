package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CANONICAL_KEEPS_VALUE;
import static org.impartial.core.contract.report.Clause.MOVES_DISTINCT;
import static org.impartial.core.contract.report.Clause.MOVES_READ;
import static org.impartial.core.contract.report.Clause.NOTATION_ROUND_TRIPS;
import static org.impartial.core.contract.report.Clause.PARTS_AGREE;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapNotation;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/** Wrong notations, canonical forms and parts. */
final class WrongForms {

    private WrongForms() {}

    static List<Wrong> all() {
        return List.of(
                Wrong.game(NOTATION_ROUND_TRIPS, new Written("even heaps only", new Halved())),
                Wrong.game(NOTATION_ROUND_TRIPS, new Written("heaps that cannot be read", new Refusing())),
                Wrong.game(NOTATION_ROUND_TRIPS, new Written("heaps after quotation marks", new Marked())),
                Wrong.game(MOVES_DISTINCT, new Written("Kayles by the beans taken", HeapNotation.TAKEN)),
                Wrong.game(MOVES_READ, new Typed("a heap may stay", (heap, left) -> left <= heap, left -> left)),
                Wrong.game(
                        MOVES_READ,
                        new Typed("a bean must stay", (heap, left) -> left < heap && left > 0, left -> left)),
                Wrong.game(MOVES_READ, new Typed("two beans at least", (heap, left) -> left < heap, left -> left / 2)),
                Wrong.game(CANONICAL_KEEPS_VALUE, new Pairs("equal heaps added", p -> new Pair(p.a() + p.b(), 0))),
                Wrong.game(CANONICAL_KEEPS_VALUE, new Pairs("swapped for ever", p -> new Pair(p.b(), p.a()))),
                Wrong.game(
                        CANONICAL_KEEPS_VALUE,
                        new Pairs("equal heaps cancelled", p -> p.a() == p.b() ? new Pair(0, 0) : p)),
                Wrong.game(CANONICAL_KEEPS_VALUE, new Formed("a heap of 5 as one of 4")),
                Wrong.game(PARTS_AGREE, new Parted("a heap of 5 as the part 4")));
    }

    /** Kayles in a given notation. */
    private record Written(String name, Notation<Long> notation) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.KAYLES.options(heap, out);
        }
    }

    /** Nim whose moves are read as the heaps that they leave, without a check against the options. */
    private record Typed(String name, BiPredicate<Long, Long> legal, UnaryOperator<Long> left) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            for (int less = 0; less < heap; less++) {
                out.to(less);
            }
        }

        @Override
        public Notation<Long> notation() {
            return Notation.of(datum -> datum.asLong("a heap", 0), Datum::of)
                    .moves((before, after) -> Datum.of(after))
                    .reading((heap, move) -> Optional.of(move.asLong("a heap", 0))
                            .filter(written -> legal.test(heap, written))
                            .map(left));
        }
    }

    private record Halved() implements Notation<Long> {
        @Override
        public Long read(Datum datum) {
            return datum.asLong("half a heap") * 2;
        }

        @Override
        public Datum write(Long state) {
            return Datum.of(state / 2);
        }

        /** Correct for moves, so that only states are written wrongly. */
        @Override
        public Datum move(Long before, Position after) {
            return HeapNotation.RESULT.move(before, after);
        }
    }

    private record Refusing() implements Notation<Long> {
        @Override
        public Long read(Datum datum) {
            throw new NotationException("no heap can be read");
        }

        @Override
        public Datum write(Long state) {
            return Datum.of(state);
        }
    }

    /** Right as data; as text, a quotation mark begins a word that another ends. */
    private record Marked() implements Notation<Long> {
        @Override
        public Long read(Datum datum) {
            return DatumScanner.integerOr(datum.asWord("a heap").replace("\"", ""))
                    .asLong("a heap", 0);
        }

        @Override
        public Datum write(Long state) {
            return Datum.of("\"" + state);
        }

        @Override
        public Datum move(Long before, Position after) {
            return HeapNotation.RESULT.move(before, after);
        }
    }

    private record Pair(int a, int b) {}

    /** Nim with two heaps as one state. */
    private record Pairs(String name, UnaryOperator<Pair> form) implements ImpartialGame<Pair> {
        @Override
        public void options(Pair pair, Options<Pair> out) {
            for (int left = 0; left < pair.a(); left++) {
                out.to(new Pair(left, pair.b()));
            }
            for (int left = 0; left < pair.b(); left++) {
                out.to(new Pair(pair.a(), left));
            }
        }

        @Override
        public Pair canonical(Pair pair) {
            return form.apply(pair);
        }

        @Override
        public Stream<Pair> smallStates() {
            return Stream.of(new Pair(3, 3));
        }
    }

    /** Nim up to 4, and a state with these options and two heaps of 2: of the values of 4 in both, but not equal to it. */
    private interface AlmostFour extends ImpartialGame<Integer> {
        @Override
        default void options(Integer state, Options<Integer> out) {
            for (int left = 0; left < Math.min(4, state); left++) {
                out.to(left);
            }
            if (state == 5) {
                out.to(2, 2);
            }
        }

        @Override
        default Stream<Integer> smallStates() {
            return IntStream.rangeClosed(0, 5).boxed();
        }
    }

    private record Formed(String name) implements AlmostFour {
        @Override
        public Integer canonical(Integer state) {
            return Math.min(state, 4);
        }
    }

    private record Parted(String name) implements AlmostFour, Separable<Integer> {
        @Override
        public Position parts(Integer state) {
            return at(Math.min(state, 4));
        }
    }
}
