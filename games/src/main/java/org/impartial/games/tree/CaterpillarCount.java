package org.impartial.games.tree;

import com.google.common.collect.ImmutableMap;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * The numbers of caterpillars (p, q) that Aron and Nora win if Nora, at p, moves first. A start with exactly one end at
 * a leaf is already won, and one with both a tie.
 */
public record CaterpillarCount(long aron, long nora, long tie) {
    private static final int MOST_SEARCHED = 46_340;

    /** Returns the count by the theorem [Codeforces 2053 E], in linear time. */
    // Implementation: call a vertex inner if it is not a leaf, and near if it is inner and beside a leaf. Of the pairs
    // of
    // inner vertices Nora wins those with p near. Aron wins those with p far (inner, not near) and the vertex r after q
    // near: given a far p and a near r, q is any inner neighbour of r but the one towards p, which is inner too.
    public static CaterpillarCount of(Tree tree) {
        Caterpillar game = new Caterpillar(tree);
        long n = tree.vertices();
        long inner = 0;
        long near = 0;
        long followers = 0;
        for (int v = 0; v < n; v++) {
            if (tree.degree(v) > 1) {
                inner++;
                long leaves = game.leavesNextTo(v);
                near += leaves > 0 ? 1 : 0;
                followers += leaves > 0 ? tree.degree(v) - leaves - 1 : 0;
            }
        }
        long won = (n - inner) * inner;
        long far = inner - near;
        return withTies(n, won + (far > 0 ? far * followers : 0), won + near * (inner - 1));
    }

    /** Returns the count by retrograde analysis of all about n² caterpillars; refuses too large a tree. */
    static CaterpillarCount searched(Tree tree, Inquiry inquiry) {
        int n = tree.vertices();
        if (n > MOST_SEARCHED) {
            throw new NotationException("the search examines all n² caterpillars, on trees of up to " + MOST_SEARCHED
                    + " vertices; this one has " + n + "; use the solver \"auto\" or \"claims\"");
        }
        Caterpillar game = new Caterpillar(tree);
        Inquiry.SolvedGraph outcomes = inquiry.outcomes(n * n, code -> successors(game, code / n, code % n));
        long aron = 0;
        long nora = 0;
        for (int p = 0; p < n; p++) {
            for (int q = 0; q < n; q++) {
                Outcome outcome = start(game, p, q, outcomes);
                aron += outcome == Outcome.P ? 1 : 0;
                nora += outcome == Outcome.N ? 1 : 0;
            }
        }
        return withTies(n, aron, nora);
    }

    /** Returns the outcome with Nora, at p, to move; ends at leaves have decided it, and equal ends are no start. */
    private static Outcome start(Caterpillar game, int p, int q, Inquiry.SolvedGraph outcomes) {
        if (p == q || (game.leaf(p) && game.leaf(q))) {
            return Outcome.D;
        }
        return game.leaf(p) ? Outcome.N : outcomes.outcome(p * game.tree().vertices() + q);
    }

    private static int[] successors(Caterpillar game, int own, int other) {
        int n = game.tree().vertices();
        return own == other || game.leaf(own)
                ? new int[0]
                : game.next(new Caterpillar.CaterpillarBody(own, other))
                        .mapToInt(body -> body.own() * n + body.other())
                        .toArray();
    }

    private static CaterpillarCount withTies(long vertices, long aron, long nora) {
        return new CaterpillarCount(aron, nora, vertices * (vertices - 1) - aron - nora);
    }

    Datum.Fields answer() {
        return new Datum.Fields(ImmutableMap.of(
                "aron", Datum.of(aron),
                "nora", Datum.of(nora),
                "tie", Datum.of(tie)));
    }
}
