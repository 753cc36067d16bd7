package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.walk.Lazily;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.Period;

/**
 * The options with a given value of a large heap of a periodic octal game. The greater of the two heaps that a move
 * leaves is never in the preperiod. Where the lesser one is not in it either, whether their values have the wanted XOR
 * is periodic in the lesser one, so one period determines all further options. They are generated lazily, because there
 * may be very many.
 *
 * @param sequence the values, with a proved period
 * @param code the code, of digits up to 7
 * @param period the period, without a saltus
 * @param heap the heap; minus the index of the last digit, it is at least twice the sum of preperiod and period
 */
record PeriodicReplies(GrundySequence sequence, BreakingCode code, Period period, long heap) {

    static Optional<PeriodicReplies> of(GrundySequence sequence, long heap) {
        if (!(sequence.game().heapCode().orElse(null) instanceof BreakingCode code) || code.unequal()) {
            return Optional.empty();
        }
        boolean octal = code.finite() && code.digits().stream().allMatch(digit -> digit < 8);
        return sequence.period()
                .filter(p -> octal && p.saltus() == 0 && heap - code.last() >= 2 * (p.preperiod() + p.period()))
                .map(p -> new PeriodicReplies(sequence, code, p, heap));
    }

    /**
     * Returns the options of the wanted value in the order of the rules: the fewest beans removed first, then the least
     * heap first.
     */
    Stream<Position> worth(long wanted) {
        return Lazily.flatMap(IntStream.rangeClosed(0, code.last()), removed -> {
            long rest = heap - removed;
            boolean whole = (code.digit(removed) & 2) != 0 && sequence.value(rest) == wanted;
            Stream<Position> parts = (code.digit(removed) & 4) == 0 ? Stream.of() : pairs(rest, wanted);
            return whole ? Lazily.flatMap(Stream.of(Stream.of(sequence.game().at(rest)), parts), s -> s) : parts;
        });
    }

    private Stream<Position> pairs(long rest, long wanted) {
        long start = Math.max(1, period.preperiod());
        long[] hits = LongStream.range(start, start + period.period())
                .filter(a -> isWorth(a, rest, wanted))
                .toArray();
        Stream<Long> before =
                LongStream.range(1, start).filter(a -> isWorth(a, rest, wanted)).boxed();
        Stream<Long> after = hits.length == 0
                ? Stream.of()
                : LongStream.iterate(0, i -> i + 1)
                        .map(i -> hits[(int) (i % hits.length)] + i / hits.length * period.period())
                        .takeWhile(a -> a <= rest - a)
                        .boxed();
        return Lazily.flatMap(
                Lazily.flatMap(Stream.of(before, after), s -> s),
                a -> Stream.of(sequence.game().heaps(a, rest - a)));
    }

    private boolean isWorth(long part, long rest, long wanted) {
        return (sequence.value(part) ^ sequence.value(rest - part)) == wanted;
    }
}
