package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.contest.Contest;
import org.impartial.contest.Problems;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.GrundyTable;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.Params;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.discover.Discovery;
import org.impartial.discover.HeapRules;
import org.impartial.discover.ProvedGames;
import org.impartial.games.Games;
import org.impartial.games.board.Chomp;
import org.impartial.games.board.Cram;
import org.impartial.games.combine.Compound;
import org.impartial.games.combine.OrdinalSum;
import org.impartial.games.combine.RuleUnion;
import org.impartial.games.combine.Sequential;
import org.impartial.games.combine.WithPass;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.Octal;
import org.impartial.games.heap.queen.Wythoff;
import org.impartial.picture.chart.Plot;
import org.impartial.picture.drawing.Drawing;
import org.impartial.picture.graph.LabelledGraph;
import org.impartial.picture.graph.PositionGraph;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.engine.Step;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.form.Genera;
import org.impartial.solve.theory.form.MisereForms;
import org.impartial.solve.theory.quotient.QuotientConstruction;
import org.impartial.sweep.LevelSweep;
import org.impartial.sweep.plane.LineTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The text of an object in a shell describes it, without an identity hash and without empty brackets. */
class ShownObjectsTest {
    private static final Pattern HASH = Pattern.compile("[\\w$\\]]@[0-9a-f]{3,}\\b|\\$\\$?Lambda|\\[[BCDFIJSZ]@");
    private static final Pattern NO_PARTS = Pattern.compile("\\b[A-Z]\\w*\\[]");

    private static String shown(Object object) {
        String text = object.toString();
        assertTrue(!text.isBlank(), () -> object.getClass() + " shows nothing");
        assertTrue(!HASH.matcher(text).find(), () -> object.getClass() + " shows a hash: " + text);
        assertTrue(!NO_PARTS.matcher(text).find(), () -> object.getClass() + " shows brackets: " + text);
        return text;
    }

    /** Every exported class of objects has a text of its own; a record has one if it has components. */
    @ParameterizedTest
    @FieldSource("org.impartial.cli.PublicFace#MODULES")
    void exportedTypesHaveATextOfTheirOwn(String module) throws Exception {
        Set<String> bare = new TreeSet<>();
        for (Class<?> own :
                PublicFace.face(module).filter(ShownObjectsTest::makesObjects).toList()) {
            Class<?> says = own.getMethod("toString").getDeclaringClass();
            if (says == Object.class
                    || (own.isRecord()
                            && own.getRecordComponents().length == 0
                            && NO_PARTS.matcher(
                                            own.getConstructor().newInstance().toString())
                                    .find())) {
                bare.add(own.getName());
            }
        }
        assertEquals(Set.of(), bare);
    }

    private static boolean makesObjects(Class<?> type) {
        return !type.isInterface()
                && !type.isEnum()
                && !Modifier.isAbstract(type.getModifiers())
                && !Throwable.class.isAssignableFrom(type)
                && Stream.of(type.getDeclaredMethods()).anyMatch(method -> !Modifier.isStatic(method.getModifiers()));
    }

    static Stream<GameFamily> families() {
        return GameLibrary.installed().families().stream();
    }

    @ParameterizedTest
    @MethodSource("families")
    void gamesWithTheirPositionsAndClaims(GameFamily family) {
        shown(family);
        shown(family.card());
        List<Params> samples = family.samples();
        for (Params sample :
                Boolean.getBoolean("impartial.thorough") || samples.size() < 3 ? samples : samples.subList(0, 2)) {
            shown(family.with(sample));
            family.with(sample).games().forEach(ShownObjectsTest::shownWithParts);
        }
    }

    private static <S> void shownWithParts(ImpartialGame<S> game) {
        shown(game);
        shown(game.name());
        shown(game.notation());
        game.claims().forEach(ShownObjectsTest::shown);
        game.smallStates().limit(2).map(game::at).forEach(component -> {
            shown(component);
            shown("the state " + component.state());
            component.moves().stream().limit(2).forEach(ShownObjectsTest::shown);
        });
    }

    @Test
    void strategiesAndTheirSteps() {
        for (Strategy strategy : Strategy.all()) {
            shown(strategy);
            strategy.steps().forEach(ShownObjectsTest::shown);
            shown(strategy.open());
            shown(Solver.misere().using(strategy).within(Budget.positions(1000).within(Duration.ofSeconds(5))));
        }
        shown(new Step.SharedTables());
        assertEquals(
                "normal play by auto within 1,000 positions, 5.000 s, 1,000,000 bytes of tables",
                Solver.normal()
                        .within(Budget.positions(1000)
                                .within(Duration.ofSeconds(5))
                                .holding(1_000_000))
                        .toString());
        assertEquals("no limit", Budget.unlimited().toString());
    }

    @Test
    void combinatorsAndAnswers() {
        Position three = new Nim().at(3);
        Position five = Octal.KAYLES.at(5);
        List<Component<?>> combined = new ArrayList<>(List.of(
                OrdinalSum.of(three, five),
                Sequential.of(three, five),
                WithPass.of(three),
                RuleUnion.of(new Nim(), Octal.KAYLES).at(7),
                RuleUnion.of(new Cram(2, 2), new Cram(2, 2)).at(0)));
        List<Function<Position[], Component<?>>> kinds = List.of(
                Compound::conjunctive,
                Compound::continuedConjunctive,
                Compound::selective,
                Compound::shortenedSelective,
                Compound::diminishedDisjunctive);
        kinds.forEach(kind -> combined.add(kind.apply(new Position[] {three, five})));
        for (Component<?> component : combined) {
            shownWithParts(component.game());
            Analysis analysis = Solver.normal().analyse(component);
            shown(analysis);
            shown(analysis.explain());
            shown(analysis.winningMoves());
            shown(analysis.cost());
        }
        shown(Solver.normal()
                .within(Budget.positions(1))
                .using(Strategy.search())
                .analyse(new Cram(5, 5).start()));
        shown(Solver.normal().prove(new Cram(2, 3).start()));
        shown(Solver.misere().prove(Octal.KAYLES.heaps(5, 9)));
    }

    @Test
    void tablesAndTheories() throws Exception {
        Octal kayles = Octal.KAYLES;
        Meter meter = new Meter(Budget.positions(100_000), cost -> {}, () -> false);
        assertEquals(
                "octal[code=0.77]: 4 values, 0 1 2 3",
                shown(GrundySequence.of(kayles).to(4)));
        shown(new GrundyTable(kayles));
        LineTable lines = LineTable.of(new Wythoff().lineMoves());
        shown(lines);
        assertTrue(shown(lines.values(8, 10, meter)).startsWith("8 by 10 values up to "));
        assertEquals("7 P-positions in 8 by 8", shown(lines.previous(8, 8, meter)));
        LevelSweep<Long> sweep = LevelSweep.of(new Chomp(3, 3), List.of(new Chomp(3, 3).rows(3, 3, 3)));
        shown(sweep);
        shown(sweep.inMemory(meter));
        shown(new MisereForms());
        shown(new MisereForms().heap(2));
        shown(QuotientConstruction.of(kayles));
        shown(QuotientConstruction.of(kayles).grow(5, meter));
        shown(Genera.of(kayles, meter));
        shown(meter);
        shown(new Oracle(100));
        shown(GameContract.of(kayles));
        shown(GameContract.of(kayles).check());
        shown(GameLibrary.installed());
        shown(Games.library());
        shown(Games.library().read("nim 3 5"));
    }

    @Test
    void picturesDiscoveriesAndContests() {
        Position board = new Cram(2, 2).start();
        assertTrue(shown(Drawing.of("board", board)).startsWith("board ("));
        shown(Drawing.sketch(new Cram(2, 2).start()));
        shown(Plot.values("values", 10, heap -> heap));
        shown(PositionGraph.of(board, Convention.NORMAL, 100));
        LabelledGraph.Builder graph = LabelledGraph.titled("one");
        shown(graph);
        shown(Discovery.of(HeapRules.parse("x'<x; y'<y")));
        shown(HeapRules.parse("x'<x; y'<y"));
        shown(Contest.of(Problems.of(board)));
        shown(Problems.of(board));
        shown(new ProvedGames());
    }
}
