package org.impartial.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.games.Games;
import org.impartial.games.heap.moore.MooreNim;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.solve.Solver;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules as text are a game, and the same game as the code of the library if there is one. */
class RulesGameTest {

    @ParameterizedTest
    @ValueSource(strings = {Catalogue.WYTHOFF, "$odious(x-x')", "x'+y'+1=x; x'+y'+1=y"})
    void keepsTheContract(String moves) {
        HeapRules rules = HeapRules.parse(moves);
        RulesGame game = rules.game();
        Theorem theorem = Discovery.of(rules).run().theorem().orElseThrow();
        Theorem misere = moves.startsWith("$")
                ? theorem
                : Discovery.of(rules).misere().states(60).run().theorem().orElse(theorem);
        GameContract.check(game.with(theorem).with(misere)).orThrow();
    }

    @Tag("thorough")
    @Test
    void threeHeapsKeepTheContract() {
        keepsTheContract("x'<x; y'<y; z'<z");
    }

    @Test
    void keepsTheContractWithValues() {
        HeapRules rules = HeapRules.parse("x'+1=x; x'+3=x; x'+4=x");
        Theorem values = Discovery.of(rules).values().run().theorem().orElseThrow();
        GameContract.check(rules.game().with(values)).orThrow();
    }

    /** The games of the family, with the theorems that they find by themselves; those of every twelfth sample, or all. */
    @Test
    void theFamilyKeepsTheContract() {
        GameFamily family = new RulesFamily().families().get(0);
        assertTrue(family.samples().size() > 3);
        int step = Boolean.getBoolean("impartial.thorough") ? 1 : 12;
        for (int i = 0; i < family.samples().size(); i += step) {
            Params sample = family.samples().get(i);
            for (ImpartialGame<?> game : family.with(sample).games()) {
                assertFalse(game.claims().isEmpty(), game.name());
                GameContract.check(game).orThrow();
                assertSame(game, family.with(sample).games().get(0));
                assertEquals(
                        game,
                        GameLibrary.of(List.of(family))
                                .ruleset(game.name())
                                .games()
                                .get(0));
            }
        }
    }

    @Test
    void rulesOfOneHeapHaveASequence() {
        GameLibrary library = GameLibrary.of(new RulesFamily().families());
        HeapGame lasker = (HeapGame) library.ruleset("rules[\"" + SplittingTest.LASKER + "\"]")
                .games()
                .get(0);
        assertEquals(
                "[0, 1, 2, 4, 3, 5, 6, 8, 7]",
                Arrays.toString(GrundySequence.of(lasker).values(0, 9)));
        assertEquals(10_000_000_000L, GrundySequence.of(lasker).value(9_999_999_999L));
        Position far = library.read("rules[\"" + SplittingTest.LASKER + "\"] 1000000000000000000 999999999999999999")
                .position();
        assertEquals(
                3,
                Solver.normal()
                        .within(Budget.positions(4000))
                        .analyse(far)
                        .winningMoves(3)
                        .list()
                        .size());
        HeapGame grundy = (HeapGame) library.ruleset("rules[\"" + SplittingTest.GRUNDY + "\"]")
                .games()
                .get(0);
        assertEquals(
                "[0, 0, 0, 1, 0, 2, 1, 0, 2, 1]",
                Arrays.toString(GrundySequence.of(grundy).values(0, 10)));
        assertFalse(library.ruleset("rules[\"x'<x\",domain=\"x>0\"]").games().get(0) instanceof HeapGame);
        assertTrue(library.ruleset("rules[\"x'=x\"]").games().get(0).loopy());
    }

    @Test
    void aWrongTheoremBreaksTheContract() {
        HeapRules nim = HeapRules.parse("x'<x; y'<y");
        Theorem normal = Discovery.of(nim).run().theorem().orElseThrow();
        HeapRules domain = HeapRules.parse("x'<x; y'<y").domain("x<=y");
        assertThrows(IllegalArgumentException.class, () -> domain.game().with(normal));
    }

    @Test
    void isSolvedAtAnySizeByItsTheorem() {
        HeapRules rules = HeapRules.parse(Catalogue.WYTHOFF);
        RulesGame game = rules.game().with(Discovery.of(rules).run().theorem().orElseThrow());
        var analysis = Solver.normal().analyse(game.at(List.of(165580140L, 267914295L)));
        assertEquals(Outcome.P, analysis.outcome());
        assertTrue(analysis.reason().contains("automaton"), analysis.reason());
        assertFalse(Solver.normal()
                .within(Budget.positions(1000))
                .analyse(game.at(List.of(1_000_000_000_000L, 1_000_000_000_000L)))
                .winningMoves()
                .isEmpty());
    }

    /** Options are counted first, so that too many are not listed. */
    @Test
    void optionsAreCountedBeforeTheyAreListed() {
        RulesGame game = HeapRules.parse(Catalogue.WYTHOFF).game();
        Arithmetic binary = new Arithmetic(Numeration.base(2), Meter.unlimited());
        OptionWalk walk = new OptionWalk(CompiledRules.of(game.rules().rules(), binary));
        for (long x = 0; x < 9; x++) {
            for (long y = 0; y < 9; y++) {
                assertEquals(Math.max(x, y), walk.atLeast(new long[] {x, y}));
            }
        }
        assertEquals(1_000_000_000_000L, walk.atLeast(new long[] {1_000_000_000_000L, 5}));
        assertThrows(BeyondRangeException.class, () -> game.optionsOf(List.of(1_000_000_000_000L, 5L)));
    }

    @Test
    void infiniteOptionsAreALoudError() {
        RulesGame game = HeapRules.parse("x'<x & y'>=y; y'<y").game();
        assertThrows(BeyondRangeException.class, () -> game.optionsOf(List.of(1L, 1L)));
        assertEquals(1, game.optionsOf(List.of(0L, 1L)).size());
    }

    @Test
    void positionsOutsideTheDomainAreRefused() {
        RulesGame game = HeapRules.parse("x'<x; y'<y").domain("x<=y").game();
        assertThrows(NotationException.class, () -> game.notation().read(org.impartial.core.notation.Datum.of(3L, 2L)));
    }

    private static <S> Set<String> options(ImpartialGame<S> game, S state) {
        return game.optionsOf(state).stream()
                .map(option -> String.valueOf(((Component<?>) option).state()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void wythoffIsTheLibrarysWythoff(int d) {
        RulesGame rules =
                KnownGames.find("d-wythoff[d=" + d + "]").orElseThrow().game();
        Wythoff code = Wythoff.of(d);
        for (long x = 0; x < 12; x++) {
            for (long y = 0; y < 12; y++) {
                Set<String> expected = code.optionsOf(new TwoHeaps(x, y)).stream()
                        .map(option -> (TwoHeaps) ((Component<?>) option).state())
                        .map(heaps -> List.of(heaps.first(), heaps.second()).toString())
                        .collect(Collectors.toCollection(TreeSet::new));
                assertEquals(expected, options(rules, List.of(x, y)), x + " " + y);
            }
        }
    }

    @Test
    void mooreIsTheLibrarysMoore() {
        RulesGame rules = KnownGames.find("moore-nim[2]").orElseThrow().game();
        for (int n = 0; n < 216; n++) {
            List<Long> heaps = List.of(n % 6L, n / 6 % 6L, n / 36L);
            assertEquals(options(new MooreNim(2), heaps), options(rules, heaps));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            value = {"subtraction[1,3,4] # 1 3 4 # 9", "subtraction[2,5,7] # 2 5 7 # 9", "bash[m=3] # 1 2 3 # 9"})
    void oneHeapTakesWhatItSays(String game, String taken, long heap) {
        RulesGame rules = KnownGames.find(game).orElseThrow().game();
        Set<String> expected = Stream.of(taken.split(" "))
                .map(n -> "[" + (heap - Long.parseLong(n)) + "]")
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(expected, options(rules, List.of(heap)));
    }

    /** Returns the numbers in the text of a position, after the name of the game. */
    private static List<Long> numbers(Object position) {
        String text = String.valueOf(position).replaceAll("^[^ ]* ", "");
        return Stream.of(text.split("[^0-9]+", -1))
                .filter(number -> !number.isEmpty())
                .map(Long::valueOf)
                .toList();
    }

    private static <S> Set<String> codeOptions(Component<S> component, boolean anyOrder) {
        return component.game().optionsOf(component.state()).stream()
                .map(option -> anyOrder ? numbers(option).stream().sorted().toList() : numbers(option))
                .map(String::valueOf)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chocolate-bar[k=1]", "chocolate-bar[k=2]", "chocolate-bar[k=3]", "circular-nim[n=4,k=2]",
                "circular-nim[n=5,k=3]", "circular-nim[n=3,k=3]", "cyclic-nimhoff[h=4]", "delete-nim",
                "exact-slow-nim", "welter"
            })
    void conditionsAreTheRulesOfTheCode(String game) {
        RulesGame rules = KnownGames.find(game).orElseThrow().game();
        boolean anyOrder = game.equals("delete-nim") || game.equals("welter");
        int compared = 0;
        for (List<Long> heaps : rules.smallStates().toList()) {
            if (anyOrder && !heaps.equals(heaps.stream().sorted().toList())) {
                continue;
            }
            String text = game + " "
                    + String.join(" ", heaps.stream().map(String::valueOf).toList());
            Component<?> component = (Component<?>) Games.library().read(text).position();
            Set<String> stated = rules.optionsOf(heaps).stream()
                    .map(option -> rules(option))
                    .map(option -> anyOrder ? option.stream().sorted().toList() : option)
                    .map(String::valueOf)
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(codeOptions(component, anyOrder), stated, text);
            compared++;
        }
        assertTrue(compared >= 10, compared + " positions");
    }

    @SuppressWarnings("unchecked")
    private static List<Long> rules(Object option) {
        return (List<Long>) ((Component<?>) option).state();
    }

    @Test
    void knownGamesAreFoundByName() {
        assertTrue(KnownGames.find("chess").isEmpty());
        assertTrue(KnownGames.find("x'<x").isEmpty());
        assertEquals(
                List.of("x", "y", "z"),
                KnownGames.find("staircase-nim").orElseThrow().heaps());
        assertEquals(
                2, KnownGames.find("bounded-nim[3,5]").orElseThrow().heaps().size());
        assertThrows(NotationException.class, () -> KnownGames.find("d-wythoff"));
        assertThrows(NotationException.class, () -> KnownGames.find("bash[m=9999999999]"));
    }

    /** A move is read where the rules list it; the parts of a split heap may be written in any order. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "x'<x & y'=y; x'<x & x+y'=x'+y",
                "x'<x; x'+x''=x & x'>0 & x''>0",
                "x'+x''+x'''+1=x & x'<x''; x'+2=x"
            })
    void movesAreReadByTheRules(String moves) {
        OptionWalk walk = HeapRules.parse(moves).walk();
        boolean one = HeapRules.parse(moves).heaps().size() == 1;
        long[] position = one ? new long[] {6} : new long[] {4, 3};
        Set<String> listed = new TreeSet<>();
        walk.options(position, Meter.unlimited(), option -> listed.add(sorted(option, one)) || option.length > 0);
        Set<String> allowed = new TreeSet<>();
        for (int code = 0; code < 3 * 512; code++) {
            long[] option = Arrays.copyOf(new long[] {code / 3 % 8, code / 24 % 8, code / 192}, 1 + code % 3);
            if (walk.allows(position, option)) {
                allowed.add(sorted(option, one));
            }
        }
        assertEquals(listed, allowed);
    }

    private static String sorted(long[] option, boolean sort) {
        return Arrays.toString(sort ? Arrays.stream(option).sorted().toArray() : option);
    }

    @Test
    void movesOfALargeHeapAreReadWithoutAList() {
        Position heap = GameLibrary.installed()
                .read("rules[\"x'<x; x'+x''=x & x'>0 & x''>0\"] 1000000000000")
                .position();
        assertEquals(2, heap.move("1 999999999999").to().components().size());
        assertThrows(IllegalMoveException.class, () -> heap.move("1 2"));
    }
}
