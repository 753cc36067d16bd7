package org.impartial.games.seam;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.graph.FiniteGraph;
import org.impartial.games.Asked;
import org.impartial.games.combine.Compound;
import org.impartial.games.combine.Compound.CompoundKind;
import org.impartial.games.combine.OrdinalSum;
import org.impartial.games.combine.RuleUnion;
import org.impartial.games.combine.Sequential;
import org.impartial.games.combine.SetCompound;
import org.impartial.games.combine.WithPass;
import org.impartial.games.heap.Nim;

/** Small positions in which every combinator meets parts of every kind. */
final class Seams {
    /** Parts of every kind: ordinary, loopy, entailing, not summable, and games that declare nothing of it. */
    static final List<Supplier<Position>> PARTS = List.of(
            () -> Position.empty(),
            () -> read("nim 2"),
            () -> read("kayles 3"),
            () -> read("cram[board=2,2]"),
            () -> read("nim 1 + kayles 2"),
            () -> read("poker-nim 1 1"),
            () -> read("digraph[n=3,edges=[0,1],[1,0],[0,2]] 0"),
            () -> read("top-entails 2"),
            () -> read("top-entails 3"),
            () -> read("top-entails entailed 2"),
            () -> read("complimenting-nim[max=2] 2"),
            () -> read("nimstring-lines[1,1]"),
            () -> read("nimstring[1,1]"),
            () -> read("northcott [0,1,1]"),
            () -> read("caterpillar[[1,2],[1,3],[2,4],[2,5]] 1 2"),
            () -> Entering.GAME.at(2),
            () -> Entering.GAME.at(3),
            () -> lambda().at(3),
            () -> circle().at(0),
            () -> new FiniteGraph(List.of(List.of(1), List.of(0, 2), List.of())).at(1));

    private static final List<UnaryOperator<Position>> OF_ONE = List.of(
            WithPass::of,
            part -> new WithPass(false).at(part),
            part -> Compound.conjunctive(part),
            part -> Compound.selective(part),
            Seams::union,
            part -> part);

    private static final List<BinaryOperator<Position>> OF_TWO = Stream.concat(
                    Stream.<BinaryOperator<Position>>of(
                            OrdinalSum::of,
                            Sequential::of,
                            Position::plus,
                            (a, b) -> SetCompound.moore(1, a, b),
                            (a, b) -> SetCompound.hypergraph(List.of(List.of(0, 1), List.of(1)), a, b)),
                    Stream.of(CompoundKind.values())
                            .<BinaryOperator<Position>>map(kind -> (a, b) -> new Compound(kind).of(a, b)))
            .toList();

    private Seams() {}

    /** One part of each kind, of a game that declares too little, and of one that repeats positions without a word. */
    private static final List<Supplier<Position>> FEW = List.of(
            () -> read("kayles 3"),
            () -> read("poker-nim 1 1"),
            () -> read("top-entails 2"),
            () -> read("nimstring[1,1]"),
            () -> Entering.GAME.at(3),
            () -> circle().at(0));

    /** Returns every combination of a part with a part of each kind. */
    static List<Supplier<Position>> few() {
        return combined(FEW);
    }

    /** Returns all combinations; those that cannot be made throw the exception that refuses them. */
    static List<Supplier<Position>> all() {
        return combined(PARTS);
    }

    private static List<Supplier<Position>> combined(List<Supplier<Position>> seconds) {
        List<Supplier<Position>> all = new ArrayList<>();
        for (Supplier<Position> first : PARTS) {
            for (UnaryOperator<Position> combine : OF_ONE) {
                all.add(() -> combine.apply(first.get()));
                all.add(() -> combine.apply(first.get()).plus(new Nim().at(1)));
            }
            for (Supplier<Position> second : seconds) {
                for (BinaryOperator<Position> combine : OF_TWO) {
                    all.add(() -> combine.apply(first.get(), second.get()));
                }
            }
        }
        return all;
    }

    private static Position read(String text) {
        return Asked.read(text);
    }

    /** Returns a part by its rules together with a rule that takes it away. */
    private static Position union(Position part) {
        return part instanceof Component<?> one ? united(one) : part;
    }

    private static <S> Position united(Component<S> part) {
        ImpartialGame<S> away = (state, out) -> {
            if (part.state().equals(state)) {
                out.toSum(List.of());
            }
        };
        return new RuleUnion<>(part.game(), away, false).at(part.state());
    }

    /** A game whose moves may enter a game with entailing moves, which it does not declare. */
    private enum Entering implements ImpartialGame<Integer> {
        GAME;

        @Override
        public void options(Integer n, Options<Integer> out) {
            if (n > 0) {
                out.toPosition(read("top-entails " + n));
                out.to(n - 1);
            }
        }
    }

    private static ImpartialGame<Integer> lambda() {
        return (n, out) -> {
            if (n > 0) {
                out.toPosition(read("poker-nim " + (n - 1) + " 1"));
                out.to(n - 1);
            }
        };
    }

    private static ImpartialGame<Integer> circle() {
        return ImpartialGame.of("circle", List.of(), n -> n == 3 ? List.of() : n == 1 ? List.of(0, 3) : List.of(1));
    }
}
