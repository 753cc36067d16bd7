package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CODE_AGREES;
import static org.impartial.core.contract.report.Clause.RANKS_FALL;
import static org.impartial.core.contract.report.Clause.REACH_HOLDS;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapGame.HeapPatterns;
import org.impartial.core.game.heap.HeapReach;
import org.impartial.core.game.heap.SubtractionSet;

/** Games with codes or ranks that do not agree with their rules. */
final class WrongCodes {

    private WrongCodes() {}

    static List<Wrong> all() {
        Stream<Wrong> codes = Stream.of(
                reach("takes three beans, not two", new HeapReach(2, 1, 2, 1), taking(1, 3)),
                reach("leaves three heaps, not two", new HeapReach(9, 1, 2, 1), (heap, out) -> {
                    if (heap == 5) {
                        out.to(1, 1, 1);
                    }
                }),
                reach(
                        "leaves no equal heaps",
                        new HeapReach(0, 1, 2, 1),
                        (heap, out) -> IntStream.range(1, heap)
                                .filter(part -> 2 * part < heap)
                                .forEach(part -> out.to(part, heap - part))),
                reach("takes two from even heaps only", new HeapReach(2, 1, 2, 1), (heap, out) -> {
                    if (heap > 0) {
                        out.to(heap % 2 == 0 ? heap - 2 : heap - 1);
                    }
                }),
                reach("takes one less from 5000 on", new HeapReach(2, 1, 1, 1), (heap, out) -> {
                    if (heap > 1) {
                        out.to(heap < 5000 ? heap - 2 : heap - 1);
                    }
                }),
                lie("takes two or three, not one or two", SubtractionSet.of(1, 2), Told.TWO_OR_THREE),
                lie("kayles, not dawson's kayles", BreakingCode.parse("0.07"), Told.KAYLES),
                lie("nim, not grundy's game", BreakingCode.parse("4!.0"), Told.NIM),
                lie(
                        "equal halves too",
                        BreakingCode.parse("4!.0"),
                        (heap, out) -> IntStream.rangeClosed(1, heap / 2).forEach(part -> out.to(part, heap - part))),
                lie("takes 50 too", SubtractionSet.of(1), taking(1, 50)),
                lie("takes 3000 too", SubtractionSet.of(1, 2), taking(1, 2, 3000)),
                lie("takes 100000 too", SubtractionSet.of(1, 2), taking(1, 2, 100_000)),
                lie("does not take 700000", SubtractionSet.of(1, 700_000), taking(1)),
                lie("leaves two heaps too", new HeapPatterns(List.of(List.of(1L))), (heap, out) -> {
                    if (heap >= 3) {
                        out.to(heap - 1);
                        out.to(heap - 1, heap - 3);
                    } else if (heap >= 1) {
                        out.to(heap - 1);
                    }
                }),
                lie("leaves equal heaps", new HeapPatterns(List.of(List.of(1L, 2L))), (heap, out) -> {
                    if (heap >= 2) {
                        out.to(heap - 2, heap - 2);
                    }
                }),
                lie("takes the last bean with its heap", new HeapPatterns(List.of(List.of(1L))), (heap, out) -> {
                    if (heap == 1) {
                        out.to();
                    } else if (heap > 1) {
                        out.to(heap - 1);
                    }
                }),
                lie("takes no heap away", new HeapPatterns(List.of(List.of(1L), List.of())), taking(1)),
                lie(
                        "does not leave five heaps",
                        new HeapPatterns(List.of(List.of(1L), List.of(1L, 2L, 3L, 4L, 5L))),
                        taking(1)),
                lie("splits no heap in three", BreakingCode.parse("0.3B"), taking(1, 2)),
                lie(
                        "does not split ten into three and seven",
                        BreakingCode.parse("4!.0"),
                        (heap, out) -> IntStream.rangeClosed(1, (heap - 1) / 2)
                                .filter(part -> heap != 10 || part != 3)
                                .forEach(part -> out.to(part, heap - part))),
                splittingNine("into two, three and three for four", 117, 126, 135, 144, 225, 233, 333),
                splittingNine("into one, three and four for five", 117, 126, 134, 144, 225, 234, 333));
        return Stream.concat(codes, Stream.of(Wrong.game(RANKS_FALL, new Rising()), Wrong.game(RANKS_FALL, new Hole())))
                .toList();
    }

    private static Wrong reach(String name, HeapReach declared, HeapGame rule) {
        return Wrong.game(REACH_HOLDS, HeapGame.of(name, rule).reaching(declared));
    }

    private static Wrong lie(String name, HeapCode code, HeapGame rules) {
        return Wrong.game(CODE_AGREES, new Coded(name, code, rules));
    }

    /** Splits every heap in three, but nine into the given three-digit parts. */
    private static Wrong splittingNine(String name, int... splits) {
        return lie("splits nine " + name, BreakingCode.parse("8.0"), (heap, out) -> {
            if (heap != 9) {
                Coded.splitInThree(heap, out);
            } else {
                IntStream.of(splits).forEach(parts -> out.to(parts / 100, parts / 10 % 10, parts % 10));
            }
        });
    }

    private static HeapGame taking(int... taken) {
        return (heap, out) -> IntStream.of(taken).filter(k -> k <= heap).forEach(k -> out.to(heap - k));
    }

    /** From 2 to 3, and from 3 to the end: no cycle, but no ranks either. */
    private record Rising() implements RankedGame {
        @Override
        public void options(long state, PackedOptions out) {
            if (state == 2) {
                out.to(3);
            }
            if (state == 3) {
                out.to(0);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(2L);
        }
    }

    /** Play from 4 reaches only even numbers, whose ranks fall; a table also has the odd ones. */
    private record Hole() implements RankedGame {
        @Override
        public void options(long state, PackedOptions out) {
            if (state == 3) {
                out.to(7);
            } else if (state > 1) {
                out.to(state - 2);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(4L);
        }
    }
}
