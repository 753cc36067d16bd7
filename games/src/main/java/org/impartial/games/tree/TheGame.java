package org.impartial.games.tree;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.Require;

/**
 * The Game of Codeforces 2062 E. The nodes of a tree, rooted at the first, have weights; a move chooses a remaining
 * node that weighs more than the one chosen last, and fells its subtree. The first player who cannot move
 * <em>wins</em>: the judge's game is misère play by these rules.
 *
 * <p>Theorem [Codeforces 2062 E]: play lasts two moves or none. A choice u wins if and only if some heavier v is
 * outside the subtree of u, and for each such v no heavier node is outside the subtrees of u and v. If any node has a
 * heavier one outside its subtree, the heaviest such node wins. Later in play the same holds for the remaining nodes
 * that are heavy enough. Example: weights 2 2 4 3 on the edges 1-2, 1-3, 2-4 are won by choosing 2 or 4.
 *
 * @param tree the tree, rooted at its first node
 */
public record TheGame(Tree tree) implements ImpartialGame<Felling> {
    private static final int SHOWN = 16;
    private static final Basis TWO_PLIES = Basis.proved(
            "u wins iff some heavier v is left outside sub(u), and for each such v nothing heavier is left outside sub(u)"
                    + " and sub(v)",
            "Codeforces 2062 E");
    public static final GameFamily FAMILY = Cards.family(
            "the-game", params -> new TheGame(TreeNotation.read(params.get("edges"))).ruleset(), TreeNotation.SAMPLES);

    @Override
    public void options(Felling state, Options<Felling> out) {
        for (int node : new Choices(tree, state).all()) {
            out.to(state.after(node, tree.preorder()));
        }
    }

    @Override
    public List<Claim<Felling>> claims() {
        return List.of(
                Claim.outcomes(TWO_PLIES, Convention.MISERE, this::previousWins),
                new Claim.Replies<>(
                        TWO_PLIES, Convention.MISERE, true, state -> true, true, (state, wanted) -> replies(state)));
    }

    private boolean previousWins(Felling state) {
        Choices choices = new Choices(tree, state);
        return !choices.all().isEmpty() && choices.winning().isEmpty();
    }

    private Stream<Position> replies(Felling state) {
        return new Choices(tree, state)
                .winning().stream().map(node -> Component.byRules(this, state.after(node, tree.preorder())));
    }

    /** Returns the first nodes that win, by the theorem, from 0, ascending, in n log n. */
    public List<Integer> winningNodes(List<Long> weights) {
        Felling start = Felling.start(weights);
        requireState(start);
        return new Choices(tree, start).winning();
    }

    private PositionFormat ruleset() {
        return TreeNotation.surveyed(this, datum -> {
            List<Long> weights = weights(datum);
            return (method, inquiry) -> {
                Datum nodes = method == Method.SEARCH
                        ? searchedNodes(Felling.start(weights), inquiry)
                        : TreeNotation.vertices(winningNodes(weights));
                return new Datum.Fields(Map.of("winningNodes", nodes));
            };
        });
    }

    private Datum searchedNodes(Felling start, Inquiry inquiry) {
        return Datum.list(inquiry.winningMoves(at(start), Convention.MISERE).stream()
                .map(move -> notation().move(start, move.to()))
                .toList());
    }

    @Override
    public void requireState(Felling state) {
        Require.present(this, state);
        int n = tree.vertices();
        if (state.weights().size() != n || state.weights().stream().anyMatch(weight -> weight < 0)) {
            throw new NotationException("this tree needs " + n + " weights from 0 on, not " + state.weights());
        }
        int before = -1;
        for (int node : state.felled()) {
            if (node <= before || node >= n) {
                throw new NotationException(
                        "felled nodes are from 0 to " + (n - 1) + ", ascending, not " + state.felled());
            }
            before = node;
        }
    }

    @Override
    public Stream<Felling> smallStates() {
        return TreeNotation.smallNumbers(tree.vertices(), 1).map(Felling::start);
    }

    @Override
    public Notation<Felling> notation() {
        return Notation.of(this::read, TheGame::written).moves((before, after) -> Datum.of(after.chosenLast() + 1L));
    }

    private Felling read(Datum datum) {
        List<Datum> parts = datum.asItems();
        if (parts.size() != 2) {
            throw new NotationException("play is written as the list of the weights and the list of the nodes felled so"
                    + " far, such as [[2,2,4,3],[2]]; " + datum.described() + " is not");
        }
        Felling state = Felling.start(weights(parts.get(0)));
        for (Datum item : parts.get(1).asList("the felled nodes")) {
            state = felled(state, TreeNotation.vertex(item, tree.vertices()));
        }
        return state;
    }

    private List<Long> weights(Datum datum) {
        return TreeNotation.numbers(datum, "weights", tree.vertices(), 0);
    }

    private Felling felled(Felling state, int node) {
        if (state.felled().stream().anyMatch(old -> tree.preorder().below(node, old))) {
            throw new NotationException("node " + (node + 1) + " went with a subtree felled before it");
        }
        long weight = state.weights().get(node);
        if (weight <= state.last()) {
            throw new NotationException("node " + (node + 1) + " weighs " + weight + ", which is not more than the "
                    + state.last() + " chosen before it; give the nodes in the order of play");
        }
        return state.after(node, tree.preorder());
    }

    private static Datum written(Felling state) {
        return Datum.list(List.of(TreeNotation.numbers(state.weights()), TreeNotation.vertices(state.inOrderOfPlay())));
    }

    @Override
    public List<Exhibit> exhibits(Felling state) {
        Choices choices = new Choices(tree, state);
        List<Integer> winning = choices.winning();
        List<List<String>> rows = choices.all().stream()
                .limit(SHOWN)
                .map(node -> List.of(
                        String.valueOf(node + 1),
                        String.valueOf(state.weights().get(node)),
                        TreeNotation.vertices(choices.heavierOutside(node)).toString(),
                        winning.contains(node) ? "wins" : ""))
                .toList();
        return List.of(new Exhibit(
                rows.size() == SHOWN ? "the first nodes that can be chosen" : "the nodes that can be chosen",
                List.of("node", "weight", "heavier outside its subtree", ""),
                rows,
                rows.isEmpty() ? "no node can be chosen, so the player to move wins" : conclusion(winning)));
    }

    private static String conclusion(List<Integer> winning) {
        return winning.isEmpty()
                ? "no node has a heavier one outside its subtree: after any choice the opponent cannot move, and wins"
                : winning.size() + " choices win: each can be answered, and every answer ends play";
    }

    @Override
    public String toString() {
        return "the-game[" + tree + "]";
    }
}
