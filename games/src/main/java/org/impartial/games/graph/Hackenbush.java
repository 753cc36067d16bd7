package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.EdgeList;
import org.impartial.games.state.Require;

/**
 * Green Hackenbush: a move cuts one edge of a picture, and all edges that are no longer connected to the ground vanish
 * with it [WW, ch. 7].
 *
 * <p>By the fusion and colon principles the value of a picture is the XOR over its parts: an edge on a circuit counts 1
 * at the vertex into which the circuit is fused, a bridge 1 more than the part above it. Computing the value takes time
 * linear in the edges, except for sorting the vertices, and finding all edges to cut for a given value takes m log m.
 * Options are bushes that compute their edges on demand, in linear time each. For instance the girl with two legs,
 * {@code [0,1] [0,1]}, has the value 0.
 *
 * <pre>{@code
 * Solver.normal().grundy(new Hackenbush(List.of(0)).of(List.of(new int[] {0, 1}, new int[] {1, 2})));  // 2
 * }</pre>
 *
 * @param ground the vertices on the ground, ascending and distinct
 */
public record Hackenbush(List<Integer> ground) implements ImpartialGame<Bush> {
    private static final int MOST_EDGES = 40;
    private static final int NO_EDGE = -1;
    private static final int SMALL = 4;

    /** The plug-in. */
    public static final GameFamily FAMILY = Cards.family("hackenbush", Hackenbush::ruleset, "none ground=0,2");

    /**
     * Sorts the ground.
     *
     * @param ground the vertices on the ground, ascending and distinct
     */
    public Hackenbush {
        ground = ground.stream().sorted().distinct().toList();
        if (!ground.isEmpty() && ground.get(0) < 0) {
            throw new NotationException("the vertices on the ground are numbers from 0 on, not " + ground.get(0));
        }
    }

    /**
     * {@return the game on a graph; edges that are not connected to the ground are left out}
     *
     * @param edges pairs of vertices from 0; loops and parallel edges are allowed
     */
    public Component<Bush> of(Collection<int[]> edges) {
        return at(Bush.of(edges).standing(ground));
    }

    @Override
    public void options(Bush bush, Options<Bush> out) {
        IntStream.range(0, bush.size())
                .filter(edge -> !bush.repeats(edge))
                .forEach(edge -> out.to(bush.without(edge, ground)));
    }

    @Override
    public List<Claim<Bush>> claims() {
        return List.of(
                Claim.values(
                        Basis.proved(
                                "fuse circuits, whose edges count 1 each; a bridge counts 1 + the part above it", "WW"),
                        bush -> walk(bush).total()),
                Claim.replies(
                        Basis.proved("the required value of each part, from the ground up", "WW"), this::replies));
    }

    private Stream<Position> replies(Bush bush, long wanted) {
        return Stream.of(bush)
                .flatMapToInt(whole -> BushCuts.of(walk(whole), wanted))
                .filter(edge -> !bush.repeats(edge))
                .mapToObj(edge -> Component.byRules(this, bush.without(edge, ground)));
    }

    private BushWalk walk(Bush bush) {
        return new BushWalk(bush, ground, NO_EDGE);
    }

    @Override
    public List<Exhibit> exhibits(Bush bush) {
        BushWalk walk = walk(bush);
        if (bush.size() > MOST_EDGES) {
            return List.of();
        }
        List<List<String>> rows = new ArrayList<>();
        for (int edge = 0; edge < bush.size(); edge++) {
            if (walk.isReached(edge)) {
                rows.add(List.of("[" + bush.low(edge) + "," + bush.high(edge) + "]", meaning(walk, edge)));
            }
        }
        return List.of(new Exhibit(
                "What the edges count",
                List.of(),
                rows,
                "the edges of the circuits and the bridges at the ground make " + walk.total() + " by XOR"));
    }

    @Override
    public void requireState(Bush bush) {
        Require.present(this, bush);
        if (!bush.standing(ground).equals(bush)) {
            throw new NotationException("some edges of " + bush + " are not connected to the ground " + ground
                    + "; make the component with of(edges), which leaves them out");
        }
    }

    @Override
    public Stream<Bush> smallStates() {
        List<int[]> edges = IntStream.range(0, SMALL)
                .boxed()
                .flatMap(u -> IntStream.range(u, SMALL).mapToObj(v -> new int[] {u, v}))
                .toList();
        List<List<int[]>> pictures = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < pictures.size(); i++) {
            List<int[]> fewer = pictures.get(i);
            if (fewer.size() < SMALL) {
                int last = fewer.isEmpty() ? 0 : edges.indexOf(fewer.get(fewer.size() - 1));
                for (int[] edge : edges.subList(last, edges.size())) {
                    List<int[]> more = new ArrayList<>(fewer);
                    more.add(edge);
                    pictures.add(more);
                }
            }
        }
        return pictures.stream().map(picture -> of(picture).state()).distinct();
    }

    @Override
    public Notation<Bush> notation() {
        return Notation.of(datum -> of(EdgeList.read(datum)).state(), Hackenbush::write)
                .moves(this::cut)
                .reading((bush, move) -> bush.edge(EdgeList.pair(move)).stream()
                        .mapToObj(edge -> bush.without(edge, ground))
                        .findFirst());
    }

    private static Datum write(Bush bush) {
        return Datum.list(
                bush.pairs().stream().map(pair -> Datum.of(pair[0], pair[1])).toList());
    }

    /** Returns the edge that was cut; a bush that no cut made is compared with those that a cut leaves. */
    private Datum cut(Bush before, Bush rest) {
        int edge = rest.cutFrom(before)
                .orElseGet(() -> IntStream.range(0, before.size())
                        .filter(e -> before.without(e, ground).equals(rest))
                        .findFirst()
                        .orElseThrow(() ->
                                new IllegalArgumentException("no edge of " + before + " was cut to leave " + rest)));
        return Datum.of(before.low(edge), before.high(edge));
    }

    @Override
    public String toString() {
        return "hackenbush"
                + Params.of("ground", Datum.list(ground.stream().map(Datum::of).toList()));
    }

    private static PositionFormat ruleset(Params params) {
        return PositionFormat.of(new Hackenbush(params.find("ground").orElse(Datum.of(0)).asItems().stream()
                .map(v -> v.asInt("a ground vertex", 0, Integer.MAX_VALUE))
                .toList()));
    }

    private static String meaning(BushWalk walk, int edge) {
        int below = walk.lower(edge);
        if (walk.isTree(edge) && walk.byBridge(below)) {
            return "a bridge: 1 + " + walk.values[below] + " = " + walk.handedUp(below);
        }
        return "on a circuit: 1";
    }
}
