package org.impartial.games.tree;

import it.unimi.dsi.fastutil.ints.IntArrays;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * The tree game of AtCoder AGC 010 F. Stones lie on the vertices of a tree and a token on one of them; a move takes one
 * stone from the token's vertex and the token to a neighbour. The player to move loses if there is no stone under the
 * token.
 *
 * <p>Theorem [AtCoder AGC 010 F]: the player to move wins if and only if some neighbour has fewer stones than the
 * token's vertex and is itself lost for the player to move. (The judge's solution considers the children in the tree
 * rooted at the token's vertex. A chain of vertices with fewer and fewer stones never turns back, so the root does not
 * matter, and one pass over the vertices in the order of their stones solves every start.) Example: stones 1 2 3 on the
 * path 1-2-3 are won from vertex 2 only.
 *
 * @param tree the tree
 */
public record TreeGame(Tree tree) implements ImpartialGame<TreeGame.TreeToken> {
    private static final Basis DESCENT =
            Basis.proved("the token's vertex wins iff some neighbour with fewer stones does not", "AtCoder AGC 010 F");
    public static final GameFamily FAMILY = Cards.family(
            "tree-game",
            params -> new TreeGame(TreeNotation.read(params.get("edges"))).ruleset(),
            TreeNotation.SAMPLES);

    /** The stones on each vertex, and the vertex of the token. */
    public record TreeToken(List<Long> stones, int vertex) {
        public TreeToken {
            stones = List.copyOf(stones);
        }
    }

    @Override
    public void options(TreeToken state, Options<TreeToken> out) {
        int v = state.vertex();
        if (state.stones().get(v) == 0) {
            return;
        }
        List<Long> left = new ArrayList<>(state.stones());
        left.set(v, left.get(v) - 1);
        tree.neighbours(v).forEach(to -> out.to(new TreeToken(left, to)));
    }

    @Override
    public List<Claim<TreeToken>> claims() {
        return List.of(Claim.outcomes(DESCENT, Convention.NORMAL, state -> !wins(state.stones())[state.vertex()]));
    }

    public List<Integer> winningStarts(List<Long> stones) {
        requireState(new TreeToken(stones, 0));
        boolean[] wins = wins(stones);
        return IntStream.range(0, wins.length).filter(v -> wins[v]).boxed().toList();
    }

    private boolean[] wins(List<Long> stones) {
        boolean[] wins = new boolean[tree.vertices()];
        int[] ascending = IntStream.range(0, wins.length).toArray();
        IntArrays.mergeSort(ascending, (v, w) -> Long.compare(stones.get(v), stones.get(w)));
        for (int v : ascending) {
            wins[v] = goodReplies(v, stones, wins).findAny().isPresent();
        }
        return wins;
    }

    private IntStream goodReplies(int v, List<Long> stones, boolean[] wins) {
        long most = stones.get(v);
        return tree.neighbours(v).filter(u -> stones.get(u) < most && !wins[u]);
    }

    private PositionFormat ruleset() {
        return TreeNotation.surveyed(this, datum -> {
            List<Long> stones = stones(datum);
            return (method, inquiry) -> {
                List<Integer> starts =
                        method == Method.SEARCH ? searchedStarts(stones, inquiry) : winningStarts(stones);
                return new Datum.Fields(Map.of("winningStarts", TreeNotation.vertices(starts)));
            };
        });
    }

    private List<Integer> searchedStarts(List<Long> stones, Inquiry inquiry) {
        return IntStream.range(0, tree.vertices())
                .filter(v -> inquiry.outcome(Component.byRules(this, new TreeToken(stones, v)), Convention.NORMAL)
                        == Outcome.N)
                .boxed()
                .toList();
    }

    @Override
    public void requireState(TreeToken state) {
        Require.present(this, state);
        if (state.stones().size() != tree.vertices()) {
            throw new NotationException("this tree has " + tree.vertices() + " vertices, and there are "
                    + state.stones().size() + " numbers of stones");
        }
        if (state.vertex() < 0 || state.vertex() >= tree.vertices()) {
            throw new NotationException(
                    "the token is on a vertex from 0 to " + (tree.vertices() - 1) + ", not on " + state.vertex());
        }
        if (state.stones().stream().anyMatch(stones -> stones < 0)) {
            throw new NotationException("a vertex has 0 stones or more, not " + state.stones());
        }
    }

    @Override
    public Stream<TreeToken> smallStates() {
        return TreeNotation.smallNumbers(tree.vertices(), 0)
                .flatMap(stones -> IntStream.range(0, tree.vertices()).mapToObj(v -> new TreeToken(stones, v)));
    }

    @Override
    public Notation<TreeToken> notation() {
        return Notation.of(
                        this::read, token -> Datum.list(List.of(TreeNotation.numbers(token.stones()), vertex(token))))
                .moves((before, after) -> vertex(after));
    }

    private TreeToken read(Datum datum) {
        List<Datum> parts = datum.asItems();
        if (parts.size() != 2 || !(parts.get(0) instanceof Datum.Seq)) {
            throw new NotationException("a token is written as the list of the stones and its vertex, such as"
                    + " [[1,2,3],2]; " + datum.described() + " is not");
        }
        return new TreeToken(stones(parts.get(0)), TreeNotation.vertex(parts.get(1), tree.vertices()));
    }

    private List<Long> stones(Datum datum) {
        return TreeNotation.numbers(datum, "stones", tree.vertices(), 0);
    }

    private static Datum vertex(TreeToken token) {
        return Datum.of(token.vertex() + 1L);
    }

    @Override
    public List<Exhibit> exhibits(TreeToken state) {
        List<Long> stones = state.stones();
        boolean[] wins = wins(stones);
        List<List<String>> rows = tree.neighbours(state.vertex())
                .mapToObj(u -> List.of(
                        String.valueOf(u + 1),
                        String.valueOf(stones.get(u)),
                        stones.get(u) < stones.get(state.vertex()) ? "fewer" : "",
                        wins[u] ? "wins" : "loses"))
                .toList();
        List<Integer> good = goodReplies(state.vertex(), stones, wins).boxed().toList();
        String vertex = "vertex " + (state.vertex() + 1) + ", with " + stones.get(state.vertex()) + " stones, ";
        return List.of(new Exhibit(
                "the neighbours of the token",
                List.of("vertex", "stones", "", "from there"),
                rows,
                good.isEmpty()
                        ? vertex + "loses: no neighbour has fewer stones and loses"
                        : vertex + "wins: " + TreeNotation.vertices(good) + " has fewer stones and loses"));
    }

    @Override
    public String toString() {
        return "tree-game[" + tree + "]";
    }
}
