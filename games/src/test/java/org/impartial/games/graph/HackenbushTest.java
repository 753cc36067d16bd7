package org.impartial.games.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.contract.GameContract;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Test;

class HackenbushTest {
    private static final Hackenbush ON_ZERO = new Hackenbush(List.of(0));
    private static final GameLibrary LIBRARY = GameLibrary.of(List.of(Hackenbush.FAMILY));

    private static long value(Position picture) {
        Component<?> component = (Component<?>) picture;
        return values((Hackenbush) component.game()).value().applyAsLong((Bush) component.state());
    }

    @SuppressWarnings("unchecked")
    private static Claim.Values<Bush> values(Hackenbush game) {
        return (Claim.Values<Bush>) game.claims().get(0);
    }

    private static Stream<Position> replies(Component<Bush> component, long wanted) {
        Claim.Replies<Bush> claim =
                (Claim.Replies<Bush>) ((Hackenbush) component.game()).claims().get(1);
        return claim.rule().replies(component.state(), wanted);
    }

    private static List<int[]> randomEdges(long seed, int vertices, int edges) {
        Random random = new Random(seed);
        return Stream.generate(() -> new int[] {random.nextInt(vertices), random.nextInt(vertices)})
                .limit(edges)
                .toList();
    }

    @Test
    void theFamilyKeepsTheContract() {
        ContractReport report = GameContract.check(Hackenbush.FAMILY).orThrow();
        assertEquals(4, report.claims().size());
        assertTrue(report.states() > 600);
    }

    @Property(tries = 200)
    void valuesAndRepliesOfRandomMultigraphs(@ForAll long seed) {
        Hackenbush game = new Hackenbush(new Random(seed).nextBoolean() ? List.of(0) : List.of(0, 1, 5));
        Component<Bush> picture = game.of(randomEdges(seed, 6, 8));
        Naive oracle = new Naive();
        assertEquals(oracle.value(picture), value(picture), picture::toString);
        for (long wanted = 0; wanted < 5; wanted++) {
            long all = wanted;
            assertEquals(
                    picture.options().stream()
                            .filter(option -> oracle.value(option) == all)
                            .toList(),
                    replies(picture, wanted).toList());
        }
    }

    /** All cuts at once against one value for each cut, on pictures with bridges, circles, ladders and chords. */
    @Property(tries = 200)
    void cutsOfLargerMultigraphsLeaveWhatTheyShould(@ForAll long seed) {
        Random random = new Random(seed);
        int n = 1 + random.nextInt(24);
        int shape = random.nextInt(3);
        List<int[]> edges = IntStream.range(0, random.nextInt(2 * n + 2))
                .mapToObj(e -> new int[] {random.nextInt(n), random.nextInt(n), random.nextInt(4)})
                .map(e -> new int[] {e[0], shape == 0 || e[2] == 0 ? e[1] : (e[0] + (shape == 1 ? 1 : e[2])) % n})
                .toList();
        Component<Bush> picture = new Hackenbush(random.nextBoolean() ? List.of(0) : List.of(0, 1, 5)).of(edges);
        Map<Long, List<Position>> byValue = picture.options().stream().collect(Collectors.groupingBy(o -> value(o)));
        byValue.putIfAbsent(0L, List.of());
        byValue.putIfAbsent(77L, List.of());
        byValue.forEach((value, options) ->
                assertEquals(options, replies(picture, value).toList(), picture::toString));
    }

    @Test
    void aBushRemembersWhatWasCut() {
        Bush whole = Bush.of(List.of(new int[] {0, 1}, new int[] {2, 1}, new int[] {2, 3}));
        Bush left = whole.without(1, List.of(0));
        assertEquals("[0,1]", left.toString());
        assertEquals(OptionalInt.of(1), left.cutFrom(whole));
        assertEquals(OptionalInt.empty(), left.cutFrom(Bush.of(List.of(new int[] {0, 1}, new int[] {1, 2}))));
        assertEquals(OptionalInt.empty(), whole.cutFrom(whole));
        assertEquals("[0,1] [1,2] [2,3]", whole.toString());
    }

    /** Circles within circles, with loops and spikes at every other vertex. */
    @Test
    void allWinningCutsOfAGreatPicture() {
        int n = 60_000;
        List<int[]> edges = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            edges.add(new int[] {v, v + 1});
            edges.add(new int[] {v / 2, v + 1});
            edges.add(new int[] {v, v});
            edges.add(new int[] {v / 2 * 2, n + 1 + v});
        }
        Component<Bush> picture = ON_ZERO.of(edges);
        assertEquals(4 * n, picture.state().size());
        long total = value(picture);
        List<Position> cuts = replies(picture, total ^ 1).toList();
        assertTrue(cuts.size() > n, () -> cuts.size() + " cuts");
        for (int i = 0; i < 3; i++) {
            assertEquals(total ^ 1, value(cuts.get(i * (cuts.size() - 1) / 2)));
        }
        Datum named = ON_ZERO.notation().move(picture.state(), cuts.get(cuts.size() - 1));
        assertEquals(2, named.asItems().size());
    }

    /** The edge that is named is the one that leads to the option, and no two options are named alike. */
    @Property(tries = 200)
    void movesAreNamedByTheEdgeThatIsCut(@ForAll long seed) {
        Component<Bush> picture = ON_ZERO.of(randomEdges(seed, 6, 9));
        Bush bush = picture.state();
        List<Datum> written = picture.options().stream()
                .map(option -> ON_ZERO.notation().move(bush, option))
                .toList();
        Set<Datum> edges =
                bush.pairs().stream().map(pair -> Datum.of(pair[0], pair[1])).collect(Collectors.toSet());
        assertEquals(edges.stream().map(Datum::toString).sorted().toList(), strings(written));
        for (Position option : picture.options()) {
            Datum cut = ON_ZERO.notation().move(bush, option);
            List<int[]> others = new ArrayList<>(bush.pairs());
            others.remove(IntStream.range(0, others.size())
                    .filter(e -> Datum.of(others.get(e)[0], others.get(e)[1]).equals(cut))
                    .findFirst()
                    .orElseThrow());
            assertEquals(option, ON_ZERO.of(others));
            // A bush that was made otherwise is compared with the one before, edge by edge.
            assertEquals(cut, ON_ZERO.notation().move(bush, ON_ZERO.of(others)));
        }
    }

    private static List<String> strings(List<Datum> data) {
        return data.stream().map(Datum::toString).sorted().toList();
    }

    @Test
    void knownPictures() {
        assertEquals(0, value(ON_ZERO.of(List.of())));
        assertEquals(1, value(ON_ZERO.of(List.of(new int[] {0, 0}))));
        assertEquals(0, value(ON_ZERO.of(List.of(new int[] {0, 1}, new int[] {1, 0}))));
        // A triangle on the ground with a stalk of two at its top: 1 ^ 2.
        int[][] triangle = {{0, 1}, {1, 2}, {2, 0}, {1, 3}, {3, 4}};
        assertEquals(3, value(ON_ZERO.of(List.of(triangle))));
        // The same triangle on a stalk of one: the ground sees 1 + (1 ^ 2).
        int[][] raised = {{0, 5}, {5, 1}, {1, 2}, {2, 5}, {1, 3}, {3, 4}};
        assertEquals(4, value(ON_ZERO.of(List.of(raised))));
    }

    @Test
    void anExplanationSaysWhatEachEdgeCounts() {
        int[][] girl = {{0, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 4}};
        Bush bush = ON_ZERO.of(List.of(girl)).state();
        Exhibit table = ON_ZERO.exhibits(bush).get(0);
        assertEquals(
                List.of(
                        "a bridge: 1 + 2 = 3",
                        "on a circuit: 1",
                        "on a circuit: 1",
                        "a bridge: 1 + 1 = 2",
                        "a bridge: 1 + 0 = 1"),
                table.rows().stream().map(row -> row.get(1)).toList());
        assertTrue(table.conclusion().endsWith("make 3 by XOR"), table.conclusion());
    }

    @Test
    void severalGroundVerticesAreOne() {
        int[][] bridge = {{0, 1}, {1, 2}, {2, 3}};
        assertEquals(3, value(ON_ZERO.of(List.of(bridge))));
        assertEquals(1, value(new Hackenbush(List.of(0, 3)).of(List.of(bridge))));
    }

    @Test
    void manyEdgesDeepAndWide() {
        int many = Boolean.getBoolean("impartial.thorough") ? 1_000_000 : 150_000;
        assertEquals(
                many,
                value(ON_ZERO.of(IntStream.range(0, many)
                        .mapToObj(v -> new int[] {v, v + 1})
                        .toList())));
        assertEquals(
                0,
                value(ON_ZERO.of(IntStream.range(0, many)
                        .mapToObj(v -> new int[] {v, (v + 1) % many})
                        .toList())));
        Component<Bush> wild = ON_ZERO.of(randomEdges(7, many * 3 / 5, many));
        assertEquals(wild.state().size() % 2, value(wild) % 2);
    }

    @Test
    void textIsReadAndWritten() {
        NotatedPosition diagram = LIBRARY.read("hackenbush[ground=0,3] [0,1] [2,1] [2,3] [4,5]");
        assertEquals(
                "hackenbush[ground=0,3] [0,1] [1,2] [2,3]", diagram.position().toString());
        List<Move> moves = diagram.position().moves();
        assertEquals(
                List.of("0 1", "1 2", "2 3"),
                moves.stream().map(diagram::write).map(Datum::toString).toList());
        assertEquals(
                "hackenbush[ground=0] [0,1]",
                LIBRARY.read("hackenbush [0,1]").position().toString());
    }

    @Test
    void badEdgesAreRefused() {
        NotationException three =
                assertThrows(NotationException.class, () -> LIBRARY.read("hackenbush [0,1,2] [0,1] [1,2]"));
        assertEquals(
                "column 12: an edge is a pair of vertices, such as [0,1], not the list [0,1,2]", three.getMessage());
        assertThrows(NotationException.class, () -> LIBRARY.read("hackenbush [0,-1]"));
        assertThrows(NotationException.class, () -> Bush.of(List.of(new int[] {0, -1})));
    }
}
