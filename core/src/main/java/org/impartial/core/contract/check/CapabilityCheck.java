package org.impartial.core.contract.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.game.capability.Capability.Packable;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.Capability.Separable;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.game.capability.PackedGame;

/** Checks the capabilities of a game: sizes, parts, lines, levels, predecessors, and positions as numbers. */
public final class CapabilityCheck {

    private CapabilityCheck() {}

    @SuppressWarnings("unchecked")
    public static <S> void run(CheckedGame<S> trial) {
        ImpartialGame<S> game = trial.game();
        if (game instanceof Sized<?> sized) {
            trial.test(Clause.SIZES_FALL, "", Law.always(state -> grown((Sized<S>) sized, state)));
        }
        if (game instanceof Separable<?>) {
            sameValue(trial, Clause.PARTS_AGREE, Component::parts);
        }
        if (game instanceof Embedding<?> embedding) {
            sameValue(
                    trial,
                    Clause.EMBEDDING_AGREES,
                    state -> ((Embedding<S>) embedding)
                            .embed(state.game(), state.state())
                            .<Position>map(game::at)
                            .orElse(state));
        }
        if (game instanceof PlaneGame plane) {
            LineCheck.run(trial, plane);
        }
        if (game instanceof PackedGame packed) {
            PackedCheck.run(trial.findings(), packed, trial.states().stream().map(state -> (Long) state.state()));
        }
        if (game instanceof Packable<?> packable) {
            new PackingCheck<>(trial, (Packable<S>) packable).run();
        }
    }

    @SuppressWarnings("unchecked")
    private static <S> Optional<String> grown(Sized<S> sized, Component<S> component) {
        int size = sized.size(component.state());
        if (size < 0) {
            return Optional.of("its size is " + size);
        }
        return component.options().stream()
                .flatMap(option -> option.components().stream())
                .filter(part -> part.game().equals(component.game()))
                .filter(part -> sized.size((S) part.state()) >= size)
                .findFirst()
                .map(part -> "its size is " + size + ", and that of " + part + ", which a move leaves, is not smaller");
    }

    /** Checks that the position derived from each state has the values of the state, and its outcomes in misère sums. */
    private static <S> void sameValue(CheckedGame<S> trial, Clause clause, Function<Component<S>, Position> derived) {
        Oracle oracle = trial.oracle();
        trial.refill();
        Function<Position, Object> normal = oracle::grundy;
        Function<Position, Object> misere = oracle::misereGrundy;
        for (Function<Position, Object> value : List.of(normal, misere)) {
            trial.test(
                    clause,
                    value == normal ? "Grundy value" : "misère Grundy value",
                    Law.affordable(state -> CanonicalCheck.unequal(state, "", derived.apply(state), value)));
        }
        trial.test(clause, "misère play", new MisereEquality<>(trial, derived).law());
    }
}
