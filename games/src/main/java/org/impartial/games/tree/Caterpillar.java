package org.impartial.games.tree;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * The caterpillar of Codeforces 2053 E: a path on a tree, of which each player moves one end. A move takes the player's
 * own end to a neighbour outside the body, and the other end follows by one vertex. The player whose end reaches a leaf
 * wins; infinite play is a draw.
 *
 * <p>A state is written from the side of the player to move. The players have different moves, so this game is not
 * summable.
 *
 * <p>Theorem [Codeforces 2053 E]: a player to move whose end is next to a leaf wins at once. Otherwise, if the vertex
 * after the other end, on the way to the player's end, is next to a leaf, the opponent wins in two moves, since the
 * other end will be there. Otherwise neither player can force a win, since each can be made to return.
 *
 * @param tree the tree
 */
public record Caterpillar(Tree tree) implements ImpartialGame<Caterpillar.CaterpillarBody> {
    private static final Basis NEXT_LEAF = Basis.proved(
            "N next to a leaf; else P if the vertex after the other end is next to one; else D", "Codeforces 2053 E");
    public static final GameFamily FAMILY = Cards.family(
            "caterpillar",
            CaterpillarFormat::of,
            "edges=[1,2],[2,3],[3,4],[4,5] edges=[1,2],[2,3],[3,4],[4,5],[5,6],[6,7],[7,8],[8,9]"
                    + " edges=[1,2],[2,3],[2,4],[2,5],[5,6],[6,7],[6,8],[8,9],[9,10] edges=[1,2],[2,3],[3,4]");

    /** The two ends, of the player to move, which is not at a leaf, and of the opponent, which is after a win. */
    public record CaterpillarBody(int own, int other) {}

    @Override
    public void options(CaterpillarBody state, Options<CaterpillarBody> out) {
        next(state).forEach(out::to);
    }

    Stream<CaterpillarBody> next(CaterpillarBody state) {
        if (leaf(state.other())) {
            return Stream.empty();
        }
        int body = towards(state.own(), state.other());
        int follower = towards(state.other(), state.own());
        return tree.neighbours(state.own()).filter(v -> v != body).mapToObj(v -> new CaterpillarBody(follower, v));
    }

    private int towards(int vertex, int goal) {
        Preorder order = tree.preorder();
        return order.below(goal, vertex)
                ? tree.neighbours(vertex)
                        .filter(v -> v != order.parent(vertex) && order.below(goal, v))
                        .findFirst()
                        .orElseThrow()
                : order.parent(vertex);
    }

    boolean leaf(int vertex) {
        return tree.degree(vertex) == 1;
    }

    long leavesNextTo(int vertex) {
        return tree.neighbours(vertex).filter(this::leaf).count();
    }

    private boolean nextToLeaf(int vertex) {
        return leavesNextTo(vertex) > 0;
    }

    @Override
    public List<Claim<CaterpillarBody>> claims() {
        return List.of(new Claim.Outcomes<>(NEXT_LEAF, Convention.NORMAL, state -> true, this::outcome));
    }

    private Outcome outcome(CaterpillarBody state) {
        if (leaf(state.other())) {
            return Outcome.P;
        }
        if (nextToLeaf(state.own())) {
            return Outcome.N;
        }
        return nextToLeaf(towards(state.other(), state.own())) ? Outcome.P : Outcome.D;
    }

    /** If and only if at least three vertices are not leaves, play may repeat positions on a path of them. */
    @Override
    public boolean loopy() {
        return inner().limit(3).count() == 3;
    }

    @Override
    public boolean summable() {
        return false;
    }

    private IntStream inner() {
        return IntStream.range(0, tree.vertices()).filter(v -> tree.degree(v) > 1);
    }

    @Override
    public void requireState(CaterpillarBody state) {
        Require.present(this, state);
        int most = Math.max(state.own(), state.other());
        if (Math.min(state.own(), state.other()) < 0 || most >= tree.vertices() || state.own() == state.other()) {
            throw new NotationException("the ends of a caterpillar are two vertices from 0 to " + (tree.vertices() - 1)
                    + ", not " + state.own() + " and " + state.other());
        }
    }

    @Override
    public Stream<CaterpillarBody> smallStates() {
        return inner().boxed().flatMap(p -> inner().filter(q -> q != p).mapToObj(q -> new CaterpillarBody(p, q)));
    }

    @Override
    public Notation<CaterpillarBody> notation() {
        return Notation.of(this::read, body -> Datum.of(body.own() + 1L, body.other() + 1L))
                // After a move it is the other player's turn, so the end that moved is the other one.
                .moves((before, after) -> Datum.of(after.other() + 1L));
    }

    private CaterpillarBody read(Datum datum) {
        List<Datum> ends = datum.asItems();
        if (ends.size() != 2) {
            throw new NotationException("a caterpillar has two ends, that of the player to move first, such as [2,5]; "
                    + datum.described() + " is not written so");
        }
        int own = TreeNotation.vertex(ends.get(0), tree.vertices());
        int other = TreeNotation.vertex(ends.get(1), tree.vertices());
        if (own == other) {
            throw new NotationException("the ends of a caterpillar are distinct, and both are " + (own + 1));
        }
        if (leaf(own)) {
            throw new NotationException(
                    "the end " + (own + 1) + " of the player to move is on a leaf, so play is over: "
                            + (leaf(other) ? "a tie" : "the player has won"));
        }
        return new CaterpillarBody(own, other);
    }

    @Override
    public List<Exhibit> exhibits(CaterpillarBody state) {
        int follower = towards(state.other(), state.own());
        return List.of(new Exhibit(
                "the ends of the caterpillar",
                List.of("", "vertex", "next to a leaf"),
                List.of(
                        row("the end of the player to move", state.own()),
                        row("the end of the opponent", state.other()),
                        row("the vertex after that one", follower)),
                leaf(state.other())
                        ? "the opponent's end is at a leaf: the opponent has won"
                        : verdict(outcome(state))));
    }

    private List<String> row(String what, int vertex) {
        return List.of(what, String.valueOf(vertex + 1), nextToLeaf(vertex) ? "yes" : "no");
    }

    private static String verdict(Outcome outcome) {
        return switch (outcome) {
            case N -> "the player to move reaches a leaf and wins";
            case P -> "after any move the opponent's end is next to a leaf, and the opponent wins";
            case D -> "neither player can force an end next to a leaf: a draw";
        };
    }

    @Override
    public String toString() {
        return "caterpillar[edges=" + tree + "]";
    }
}
