package org.impartial.discover;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.census.Census;
import org.impartial.census.Tuples;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.theory.walk.AskedMeter;

/**
 * Theorems about games whose positions are tuples of numbers: those that come with this module, those of {@link
 * RulesGame#with}, and those that {@link Discovery} finds for rules that are known as conditions.
 *
 * <pre>{@code
 * CountedTuples pairs = CountedTuples.of(0, 999_999_999_999_999_999L);
 * Census wythoff = GameTheorems.census(
 *         new Wythoff(), Convention.NORMAL, pairs, Duration.ofSeconds(10), Meter.unlimited()).orElseThrow();
 * wythoff.count(0);  // 763932022500210303
 * }</pre>
 */
public final class GameTheorems {
    private static final String NAMES = "abcdefg";

    private GameTheorems() {}

    private record Proved(ProvedSet set, List<String> heaps, String basis) {
        static Proved of(Theorem theorem) {
            return new Proved(theorem.set(), theorem.heaps(), theorem.statement() + ", in " + theorem.numeration());
        }

        Census census(Supplier<ImpartialGame<?>> game, CountedTuples tuples, Meter meter) {
            return TupleCount.of(set, heaps, tuples)
                    .census(tuples, numbers -> position(game.get(), numbers), basis, meter);
        }
    }

    /**
     * {@return the census of the outcomes of a game by a theorem about its P-positions; empty if none is found}
     *
     * @param game a game whose positions are tuples of numbers; of a game on one heap, sums of as many heaps as there
     *     are terms
     * @param play the playing convention
     * @param tuples the positions to count
     * @param patience how long a theorem is sought for rules that are known as conditions
     * @param meter counts the work, and may stop it
     * @throws NotationException if a term or the condition cannot be read
     * @throws BeyondRangeException if the automaton of the tuples is too large
     */
    public static Optional<Census> census(
            ImpartialGame<?> game, Convention play, CountedTuples tuples, Duration patience, Meter meter) {
        return proved(game, play, tuples, patience, meter).map(proved -> proved.census(() -> game, tuples, meter));
    }

    private static Optional<Proved> proved(
            ImpartialGame<?> game, Convention play, CountedTuples tuples, Duration patience, Meter meter) {
        if (game instanceof RulesGame own) {
            return AskedMeter.during(meter, own::theorems, () -> {}).stream()
                    .filter(theorem -> theorem.convention() == play && !theorem.values())
                    .findFirst()
                    .or(() -> found(own.rules(), play, patience, meter))
                    .map(Proved::of);
        }
        return new ProvedGames()
                .set(game, play)
                .map(set -> new Proved(set, set.heaps(), ProvedGames.statement(set, play)))
                .or(() -> rules(game, tuples.terms().size())
                        .flatMap(rules -> found(rules, play, patience, meter))
                        .map(Proved::of));
    }

    private static Optional<Theorem> found(HeapRules rules, Convention play, Duration patience, Meter meter) {
        Discovery discovery = Discovery.of(rules).within(patience).cancelledBy(() -> {
            meter.poll();
            return false;
        });
        return (play == Convention.MISERE ? discovery.misere() : discovery)
                .run()
                .theorem();
    }

    /** Returns the rules of a game as conditions; of a game on one heap those of a sum of several. */
    private static Optional<HeapRules> rules(ImpartialGame<?> game, int heaps) {
        String name = game.name();
        if (!(game instanceof HeapGame)) {
            int given = Tuples.size(game).orElse(heaps);
            return KnownGames.names().contains(name.replaceFirst("\\[.*", ""))
                    ? KnownGames.find(name).filter(rules -> rules.heaps().size() == given)
                    : Optional.empty();
        }
        Optional<HeapRules> one = name.equals("nim") ? Optional.of(HeapRules.parse("x'<x")) : KnownGames.find(name);
        if (heaps < 1 || heaps > NAMES.length()) {
            return Optional.empty();
        }
        return one.filter(rules -> rules.heaps().equals(List.of("x")))
                .map(rules -> IntStream.range(0, heaps)
                        .mapToObj(heap -> rules.moves().replace('x', NAMES.charAt(heap)))
                        .collect(Collectors.joining("; ")))
                .map(HeapRules::parse);
    }

    private static Position position(ImpartialGame<?> game, List<BigInteger> heaps) {
        if (heaps.stream().anyMatch(heap -> heap.bitLength() >= Long.SIZE)) {
            throw new BeyondRangeException("a random position has the heaps " + heaps
                    + ", and positions have heaps below 2^63; use a smaller range");
        }
        long[] sizes = heaps.stream().mapToLong(BigInteger::longValueExact).toArray();
        return game instanceof HeapGame one ? one.heaps(sizes) : component(game, sizes);
    }

    private static <S> Position component(ImpartialGame<S> game, long[] heaps) {
        return new Component<>(game, game.notation().read(Datum.of(heaps)));
    }

    static Census census(Theorem theorem, CountedTuples tuples, Meter meter) {
        return Proved.of(theorem).census(() -> theorem.rules().game(), tuples, meter);
    }
}
