package org.impartial.games.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;

/**
 * Cutting trees: green Hackenbush on a forest whose roots are on the ground. A move cuts an edge; the part that is no
 * longer connected to a root vanishes. A position is the sum of the branches that hang at the roots by one edge each.
 *
 * <p>By the colon principle a branch is worth 1 + the XOR over the children of its first vertex of what their branches
 * are worth [WW, ch. 7]. Every branch is pet: let T hang on its first edge. If G(T) = 0, no option has the misère value
 * 0, so the branch is (1, 0); if G(T) = g is 1 or more, its options have the misère values 0 to g and not g + 1, so it
 * is (g + 1, g + 1). So misère play follows the rule of misère Nim on the branches; on whole trees the rule fails.
 * Values and winning edges take linear time; all options quadratic time. For instance a root with two bare edges,
 * {@code -1 0 0}, has the value 0 and is lost in normal play, and won in misère play.
 */
final class TreeCutting extends PlainGame<Branch> {
    private static final int SMALL = 6;
    private static final int SHOWN = 40;
    static final GameFamily FAMILY = Cards.family("tree-cutting", new ForestFormat(new TreeCutting()));

    @Override
    public void options(Branch branch, Options<Branch> out) {
        IntStream.range(0, branch.size()).forEach(place -> out.to(branch.cut(place)));
    }

    @Override
    public List<Claim<Branch>> claims() {
        return List.of(
                Claim.values(Basis.proved("1 + the XOR of the branches at its first vertex", "WW"), TreeCutting::value),
                Claim.replies(
                        Basis.proved("the wanted value of each branch, from the root up", "WW"),
                        (branch, wanted) ->
                                branch.cutsFor(wanted).mapToObj(place -> Component.byRules(this, branch.cut(place)))),
                Claim.pet(Basis.proved("a branch 1:T is (1, 0) if G(T) = 0, else (k, k) with k = G(T) + 1", "WW")));
    }

    private static long value(Branch branch) {
        return branch.size() == 0 ? 0 : branch.values()[0] + 1L;
    }

    @Override
    public Stream<Branch> smallStates() {
        List<int[]> parents = new ArrayList<>(List.of(new int[0], new int[] {-1}));
        for (int i = 1; i < parents.size(); i++) {
            int[] fewer = parents.get(i);
            int n = fewer.length;
            for (int parent = Math.max(0, fewer[n - 1]); n < SMALL && parent < n; parent++) {
                parents.add(IntStream.concat(IntStream.of(fewer), IntStream.of(parent))
                        .toArray());
            }
        }
        return parents.stream()
                .map(array ->
                        new Branch(0, IntStream.rangeClosed(1, array.length).toArray(), array));
    }

    @Override
    public Notation<Branch> notation() {
        return Notation.of(Branch::read, Branch::written).moves((before, after) -> Datum.of(before.cutTo(after)));
    }

    @Override
    public List<Exhibit> exhibits(Branch branch) {
        if (branch.size() == 0 || branch.size() > SHOWN) {
            return List.of();
        }
        int[] values = branch.values();
        return List.of(new Exhibit(
                "What each edge is worth: 1 + the XOR of the edges above it",
                List.of("vertex", "parent", "worth"),
                IntStream.range(0, branch.size())
                        .mapToObj(place -> Stream.of(branch.names[place], branch.parentName(place), values[place] + 1)
                                .map(String::valueOf)
                                .toList())
                        .toList(),
                "The whole branch is worth " + value(branch) + "."));
    }
}
