package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.DECISIONS_HOLD;
import static org.impartial.core.contract.report.Clause.HASHES_SPREAD;
import static org.impartial.core.contract.report.Clause.KINDS_DECLARED;
import static org.impartial.core.contract.report.Clause.PLAY_ENDS;
import static org.impartial.core.contract.report.Clause.WORLD_CLOSED;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.PositionKind;
import org.impartial.core.game.graph.FiniteGraph;

/** Games whose play is of another kind than they declare, and states whose hash codes are equal. */
final class WrongKinds {

    private WrongKinds() {}

    static List<Wrong> all() {
        Component<Integer> round = new FiniteGraph(List.of(List.of(0))).at(0);
        return List.of(
                Wrong.game(PLAY_ENDS, new FiniteGraph(List.of(List.of(), List.of(0))).withKind(PositionKind.LOOPY)),
                Wrong.game(
                        PLAY_ENDS,
                        ImpartialGame.of("round and round", List.of(0), (Integer n) -> List.of((n + 1) % 3))),
                Wrong.game(KINDS_DECLARED, new Leaving("to a loopy game", round)),
                Wrong.game(KINDS_DECLARED, new Leaving("to an entailing game", new Pressing().at(2))),
                Wrong.game(KINDS_DECLARED, new Leaving("to an entailed component", new Pressing().entailed(2))),
                Wrong.game(KINDS_DECLARED, new Leaving("to a game that is played alone", new Alone(false).at(1))),
                Wrong.game(WORLD_CLOSED, new Alone(true)),
                Wrong.game(DECISIONS_HOLD, countdown("two turns", n -> List.of("cat", "mouse"))),
                Wrong.game(DECISIONS_HOLD, countdown("three players", n -> List.of("cat", "mouse", "dog"))),
                Wrong.game(DECISIONS_HOLD, wavering()),
                Wrong.game(HASHES_SPREAD, ImpartialGame.of("one hash code", List.of(new Crowded(40)), Crowded::fewer)));
    }

    private static DecidedGame<Integer> countdown(String name, Function<Integer, List<String>> players) {
        return ImpartialGame.of(name, List.of(2), (Integer n) -> n == 0 ? List.<Integer>of() : List.of(n - 1))
                .deciding(n -> Optional.empty())
                .between(players);
    }

    /** Decides the same state as lost and won in turn. */
    private static DecidedGame<Integer> wavering() {
        AtomicInteger calls = new AtomicInteger();
        return ImpartialGame.of("wavering", List.of(0), (Integer n) -> List.<Integer>of())
                .deciding(n -> Optional.of(calls.incrementAndGet() % 2 == 0 ? Outcome.P : Outcome.N));
    }

    /** A game that declares nothing, and whose only move leads to a component of another game. */
    private record Leaving(String name, Component<?> next) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            out.toPosition(next);
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(0);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Every move obliges the opponent. */
    private record Pressing() implements Entailing<Integer> {
        @Override
        public void options(Integer n, Moves<Integer> out) {
            if (n > 0) {
                out.entails(n - 1);
            }
        }
    }

    /** A game that is not a part of sums, although its own moves may leave one. */
    private record Alone(boolean splits) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer n, Options<Integer> out) {
            if (n > 0 && splits) {
                out.to(n - 1, n - 1);
            }
        }

        @Override
        public boolean summable() {
            return false;
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(2);
        }
    }

    /** A number whose hash code is that of every other. */
    private record Crowded(int n) {
        List<Crowded> fewer() {
            return n == 0 ? List.of() : List.of(new Crowded(n - 1));
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }
}
