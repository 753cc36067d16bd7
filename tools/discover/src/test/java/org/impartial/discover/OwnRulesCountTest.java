package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.impartial.census.Census;
import org.impartial.census.Selection;
import org.impartial.census.Tuples;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Meter;

/** Counts of random rules by theorems must agree with enumeration, and so must choices of their positions. */
class OwnRulesCountTest {
    private static final List<String> MOVES = List.of(
            "x'<x",
            "y'<y",
            "x'+1=x",
            "x'+2=x",
            "y'+1=y",
            "x'<x & y'<y & x+y'=x'+y",
            "x'+1=x & y'+1=y",
            "y'<y & y<=y'+2",
            "x'<x & y'=x");

    @Property(tries = 6)
    void countsByTheoremsAgreeWithEnumeration(
            @ForAll @Size(min = 1, max = 3) List<@IntRange(max = 8) Integer> kinds,
            @ForAll @IntRange(max = 4) int from,
            @ForAll @IntRange(max = 5) int more,
            @ForAll Convention play) {
        String moves =
                String.join("; ", kinds.stream().map(MOVES::get).distinct().toList());
        RulesGame game = HeapRules.parse(moves + "; y'+3=y & x'=x").game();
        Tuples<?> tuples = Tuples.of(game, 2, from, from + more);
        CountedTuples range = CountedTuples.of(from, from + more);
        Optional<Census> proved = GameTheorems.census(game, play, range, Duration.ofSeconds(2), Meter.unlimited());
        Census listed = tuples.outcomes(play, Meter.unlimited());
        proved.ifPresent(census -> {
            assertEquals(listed.count(Outcome.P), census.count(Outcome.P), moves);
            assertEquals(listed.total(), census.total());
        });
        Census values = tuples.census(Convention.NORMAL, Meter.unlimited());
        Census pairs = values.choose(Selection.ORDERED, 2);
        BigInteger squares = values.values().values().stream()
                .map(count -> count.multiply(count))
                .reduce(BigInteger.ZERO, BigInteger::add);
        assertEquals(squares, pairs.count(0));
        if (play == Convention.NORMAL) {
            assertEquals(listed.count(Outcome.P), values.count(0));
        }
    }
}
