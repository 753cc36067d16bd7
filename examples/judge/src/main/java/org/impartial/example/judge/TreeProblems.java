package org.impartial.example.judge;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.games.Games;
import org.impartial.games.tree.CaterpillarCount;
import org.impartial.games.tree.TheGame;
import org.impartial.games.tree.Tree;
import org.impartial.games.tree.TreeGame;

/** Problems about trees and forests. */
final class TreeProblems {
    private static final int MANY = 10_000_000;
    private static final long MOST = 1_000_000_000_000_000_000L - 1;

    static List<JudgeProblem> all() {
        return List.of(
                new JudgeProblem("hdu3094", "Cutting a tree", TreeProblems::tree),
                new JudgeProblem("hdu3197", "Cutting a forest", TreeProblems::forest),
                new JudgeProblem("hdu3590", "Cutting trees under misère play", TreeProblems::misereForest),
                new JudgeProblem("agc010f", "Tree Game", TreeProblems::treeGame),
                new JudgeProblem("cf2062e1", "The Game: a winning node", TreeProblems::winningNode),
                new JudgeProblem("cf2062e2", "The Game: all winning nodes", TreeProblems::winningNodes),
                new JudgeProblem("cf2053e", "The caterpillar: how many pairs Aron wins", TreeProblems::caterpillar));
    }

    private static void tree(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Games.library().family("tree-cutting"));
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            out.print(theory.won(parents(in, 0)) ? "Alice\n" : "Bob\n");
        }
    }

    private static void forest(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Games.library().family("tree-cutting"));
        while (in.hasNext()) {
            int n = in.count("the number of nodes", 0, MANY);
            out.print(theory.won(in.numbers(n, "the parent of a node", -1, n - 1L)) ? "YES\n" : "NO\n");
        }
    }

    /** Answers with one component for each edge at a root, as the theorem requires, where known solutions use trees. */
    private static void misereForest(Tokens in, PrintStream out) {
        Theory theory = Theory.misere(Games.library().family("tree-cutting"));
        while (in.hasNext()) {
            long[] parents = {};
            for (int trees = in.count("the number of trees", 0, MANY); trees > 0; trees--) {
                parents = LongStream.concat(LongStream.of(parents), LongStream.of(parents(in, parents.length)))
                        .toArray();
            }
            out.print(theory.won(parents) ? "PP\n" : "QQ\n");
        }
    }

    /** Returns the parents in the next tree of a forest, whose vertices have the numbers from {@code first} on. */
    private static long[] parents(Tokens in, int first) {
        return edges(in, size(in, 1))
                .parents()
                .mapToLong(p -> p < 0 ? p : p + first)
                .toArray();
    }

    private static void treeGame(Tokens in, PrintStream out) {
        int n = size(in, 1);
        List<Long> stones = numbers(in, n, "the stones on a vertex");
        out.print(written(new TreeGame(edges(in, n)).winningStarts(stones)) + "\n");
    }

    private static void winningNode(Tokens in, PrintStream out) {
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            List<Integer> nodes = nodes(in);
            out.print(nodes.isEmpty() ? "0\n" : nodes.get(0) + 1 + "\n");
        }
    }

    private static void winningNodes(Tokens in, PrintStream out) {
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            List<Integer> nodes = nodes(in);
            out.print(nodes.isEmpty() ? "0\n" : nodes.size() + " " + written(nodes) + "\n");
        }
    }

    private static List<Integer> nodes(Tokens in) {
        int n = size(in, 1);
        List<Long> weights = numbers(in, n, "the weight of a node");
        return new TheGame(edges(in, n)).winningNodes(weights);
    }

    private static void caterpillar(Tokens in, PrintStream out) {
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            out.print(CaterpillarCount.of(edges(in, size(in, 2))).aron() + "\n");
        }
    }

    private static int size(Tokens in, int least) {
        return in.count("the number of vertices", least, MANY);
    }

    private static List<Long> numbers(Tokens in, int n, String what) {
        return LongStream.of(in.numbers(n, what, 0, MOST)).boxed().toList();
    }

    private static Tree edges(Tokens in, int n) {
        int[] from = new int[n - 1];
        int[] to = new int[n - 1];
        for (int e = 0; e < n - 1; e++) {
            from[e] = in.count("the end of an edge", 1, n) - 1;
            to[e] = in.count("the end of an edge", 1, n) - 1;
        }
        return Tree.of(from, to);
    }

    private static String written(List<Integer> vertices) {
        return vertices.stream().map(v -> String.valueOf(v + 1)).collect(Collectors.joining(" "));
    }
}
