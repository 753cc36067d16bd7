package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameProvider;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every plug-in has gone the five steps of CONTRIBUTING.md, and a newcomer's rehearses them here: with all of them nothing is
 * wrong, and whichever is left out, the first thing that is told is its number.
 */
class FiveStepsTest {
    private static final String ENTRY = "### down-by-two";
    private static final String GOLDEN = """
            # First values, outcomes and numbers of plays.
            source    by hand
            world     down-by-two : 13
            claim     down-by-two values [Bachet 1612] : 13
            values    down-by-two : 0 1 2 0 1 2
            outcomes  down-by-two 3 : P N
            followers down-by-two 3 : 2 3 1
            """;

    static Stream<GameFamily> families() {
        return ContractTest.families();
    }

    @ParameterizedTest
    @MethodSource("families")
    void noStepIsLeftOut(GameFamily family) {
        FiveSteps steps = FiveSteps.of(family);
        assertEquals(
                List.of(),
                Stream.of(steps.rules(), steps.theory(), steps.notation(), steps.listing())
                        .flatMap(List::stream)
                        .toList());
    }

    /** A number from which a move takes 1 or 2, with something left out. */
    private record DownByTwo(String without) implements ImpartialGame<Long> {

        @Override
        public void options(Long n, Options<Long> out) {
            if (without.equals("rules")) {
                return;
            }
            for (long taken = 1; taken <= Math.min(2, n); taken++) {
                out.to(n - taken);
            }
        }

        @Override
        public void requireState(Long n) {
            if (!without.equals("check") && (n == null || n < 0)) {
                throw new NotationException("the number of down-by-two is 0 or more, not " + n);
            }
        }

        @Override
        public List<Claim<Long>> claims() {
            long period = without.equals("truth") ? 4 : 3;
            Basis basis = Basis.proved("G(n) = n mod 3", without.equals("source") ? "Nobody 1999" : "Bachet 1612");
            return without.equals("theory") ? List.of() : List.of(Claim.values(basis, n -> n % period));
        }

        @Override
        public Stream<Long> smallStates() {
            return LongStream.rangeClosed(0, without.equals("reach") ? 5 : 12).boxed();
        }

        @Override
        public Notation<Long> notation() {
            return without.equals("notation") ? Notation.printed() : Numbers.NUMBER;
        }

        @Override
        public String name() {
            return "down-by-two";
        }
    }

    private enum Numbers implements Notation<Long> {
        NUMBER;

        @Override
        public Long read(Datum datum) {
            List<Datum> items = datum.asItems();
            if (items.size() != 1) {
                throw new NotationException("a number is wanted, not " + datum);
            }
            return items.get(0).asLong("the number", 0, Long.MAX_VALUE);
        }

        @Override
        public Datum write(Long n) {
            return Datum.of(n);
        }
    }

    private static FiveSteps rehearsed(String without) {
        GameFamily family = GameFamily.of(
                GameCard.of("down-by-two", "One or two down")
                        .rules("A number from 0 on. A move takes 1 or 2 from it.")
                        .theory(without.equals("card") ? "" : "G(n) = n mod 3.", "Bachet 1612")
                        .notation("n", "n after the move")
                        .limits("numbers up to 9223372036854775807")
                        .example("down-by-two 7"),
                PositionFormat.of(new DownByTwo(without)));
        GameProvider list = () -> without.equals("line") ? List.of() : List.of(family);
        List<String> golden = new ArrayList<>(GOLDEN.lines().toList());
        golden.removeIf(line -> line.startsWith(without));
        return new FiveSteps(
                family,
                list,
                without.equals("entry") ? "" : ENTRY,
                without.equals("golden") ? Optional.empty() : Optional.of(Golden.of(String.join("\n", golden))));
    }

    @Test
    void aNewcomerThatGoesAllStepsIsComplete() {
        assertEquals(List.of(), rehearsed("nothing").faults());
    }

    @ParameterizedTest
    @CsvSource({
        "rules, step 1: no small state of down-by-two has an option",
        "check, step 1: down-by-two takes null for a state",
        "theory, step 2: the golden file says",
        "source, step 2: a claim of down-by-two cites [Nobody 1999]",
        "claim, step 2: no line of the golden file says",
        "reach, step 2: the golden file says",
        "world, step 4: golden/down-by-two.txt has no line world",
        "notation, step 3: ",
        "card, step 3: the card of down-by-two is not complete",
        "line, step 4: add down-by-two to the list of games",
        "entry, step 4: write docs/GAMES.md anew",
        "golden, step 4: write golden/down-by-two.txt",
        "values, step 4: golden/down-by-two.txt has no line value",
        "followers, step 4: golden/down-by-two.txt has no line followers",
    })
    void whateverIsLeftOutIsToldByTheNumberOfItsStep(String without, String expected) {
        assertEquals(expected, rehearsed(without).faults().get(0).substring(0, expected.length()));
    }

    @Test
    void theContractIsTheLastStep() {
        List<String> faults = rehearsed("truth").contract();
        assertTrue(faults.get(0).startsWith("step 5: "), faults.toString());
        assertTrue(faults.get(0).contains("n mod 3"), faults.toString());
        assertTrue(rehearsed("reach").contract().get(0).startsWith("step 5: the golden file says that 13 states"));
    }
}
