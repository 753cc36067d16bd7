package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.EdgeList;
import org.impartial.games.state.Require;
import org.impartial.games.state.SmallWorlds;

/**
 * Chips on the vertices of a graph: a vertex with edges and at least as many chips may fire, which sends one along
 * each edge. With fewer chips than edges play ends, and the number of firings does not depend on the order
 * [Björner-Lovász-Shor 1991]; so the value is its parity.
 *
 * <p>A state is the list of the chips. There is at most one option for each vertex. Example: {@code
 * chip-firing[n=3,edges=[0,1],[1,2],[2,0]] 2 0 0}.
 *
 * @param adjacency for each vertex its neighbours, one for each edge, ascending
 */
record ChipFiring(List<List<Integer>> adjacency) implements ImpartialGame<List<Long>> {
    /** The greatest number of vertices, and of edges. */
    static final int MOST_VERTICES = 100;

    static final int MOST_EDGES = 1000;
    private static final Basis PARITY = Basis.proved(
            "G = number of firings modulo 2; the order of firings does not matter", "Björner-Lovász-Shor 1991");
    static final GameFamily FAMILY = Cards.games(
            "chip-firing",
            ChipFiring::of,
            "n=3,edges=[0,1],[1,2],[2,0] n=4,edges=[0,1],[1,2],[2,3],[0,1] n=5,edges=[0,1],[1,2],[0,2],[3,4],[3,4]");

    private static ChipFiring of(Params params) {
        int n = params.get("n").asInt("n", 1, MOST_VERTICES);
        List<int[]> edges = EdgeList.read(params.get("edges"));
        if (edges.size() > MOST_EDGES) {
            throw new NotationException("chip-firing takes at most " + MOST_EDGES + " edges, not " + edges.size());
        }
        List<List<Integer>> adjacency = new ArrayList<>();
        IntStream.range(0, n).forEach(v -> adjacency.add(new ArrayList<>()));
        for (int[] edge : edges) {
            if (edge[0] == edge[1] || Math.max(edge[0], edge[1]) >= n) {
                throw new NotationException(
                        "an edge joins two different vertices from 0 to " + (n - 1) + ", not " + Arrays.toString(edge));
            }
            adjacency.get(edge[0]).add(edge[1]);
            adjacency.get(edge[1]).add(edge[0]);
        }
        return new ChipFiring(
                adjacency.stream().map(ends -> ends.stream().sorted().toList()).toList());
    }

    @Override
    public void options(List<Long> chips, Options<List<Long>> out) {
        for (int v = 0; v < chips.size(); v++) {
            int degree = adjacency.get(v).size();
            if (degree > 0 && chips.get(v) >= degree) {
                List<Long> next = new ArrayList<>(chips);
                next.set(v, chips.get(v) - degree);
                adjacency.get(v).forEach(to -> next.set(to, next.get(to) + 1));
                out.to(List.copyOf(next));
            }
        }
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(Claim.values(PARITY, chips -> firings(chips) % 2), Claim.pet(PARITY));
    }

    private long firings(List<Long> chips) {
        long[] left = chips.stream().mapToLong(Long::longValue).toArray();
        long firings = 0;
        boolean stable = false;
        while (!stable) {
            stable = true;
            for (int v = 0; v < left.length; v++) {
                int degree = adjacency.get(v).size();
                long times = degree == 0 ? 0 : left[v] / degree;
                if (times > 0) {
                    left[v] -= times * degree;
                    adjacency.get(v).forEach(to -> left[to] += times);
                    firings += times;
                    stable = false;
                }
            }
        }
        return firings;
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return SmallWorlds.lists(adjacency.size(), 3).filter(this::ends);
    }

    private boolean ends(List<Long> chips) {
        return parts().stream().allMatch(part -> {
            long total = part.stream().mapToLong(chips::get).sum();
            long ends = part.stream().mapToLong(v -> adjacency.get(v).size()).sum();
            return total < Math.max(1, ends / 2) || ends == 0;
        });
    }

    private List<List<Integer>> parts() {
        int[] part = IntStream.range(0, adjacency.size()).toArray();
        for (int round = 0; round < part.length; round++) {
            for (int v = 0; v < part.length; v++) {
                for (int to : adjacency.get(v)) {
                    part[v] = Math.min(part[v], part[to]);
                }
            }
        }
        return List.copyOf(IntStream.range(0, part.length)
                .boxed()
                .collect(Collectors.groupingBy(v -> part[v]))
                .values());
    }

    @Override
    public void requireState(List<Long> chips) {
        Require.numbers(this, "chips", 0, chips);
        if (chips.size() != adjacency.size()) {
            throw new NotationException("the graph has " + adjacency.size()
                    + " vertices, and the position gives the chips of " + chips.size());
        }
        if (Collections.max(chips) > MOST_EDGES || !ends(chips)) {
            throw new NotationException(
                    "in every connected part with edges there have to be fewer chips than edges, else play may"
                            + " go on for ever; " + chips + " are too many");
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        return Notation.longs("the chips of vertex", 0)
                .checked(this::requireState)
                .moves((before, after) -> Datum.of(fired(before, after)));
    }

    private static int fired(List<Long> before, List<Long> after) {
        return IntStream.range(0, before.size())
                .filter(v -> after.get(v) < before.get(v))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String name() {
        List<String> edges = new ArrayList<>();
        for (int v = 0; v < adjacency.size(); v++) {
            for (int to : adjacency.get(v)) {
                if (v < to) {
                    edges.add("[" + v + "," + to + "]");
                }
            }
        }
        return "chip-firing[n=" + adjacency.size() + ",edges=" + String.join(",", edges) + "]";
    }
}
