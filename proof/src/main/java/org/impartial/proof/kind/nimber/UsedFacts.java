package org.impartial.proof.kind.nimber;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.meter.Meter;

/**
 * The facts about the components of one game that a search or a player may use. Before {@link #value} first returns a
 * value, its fact and the facts that support it are checked against the rules of this game. Not safe for use by several
 * threads.
 */
public final class UsedFacts<S> {
    private final NimberCheck<S> check;

    private UsedFacts(NimberCheck<S> check) {
        this.check = check;
        check.readFacts();
    }

    /**
     * Returns the facts about a game, if any, including those about other games whose states it {@linkplain Embedding
     * embeds}.
     */
    public static <S> Optional<UsedFacts<S>> of(ImpartialGame<S> game, NimberFacts facts) {
        TreeSet<String> lines = new TreeSet<>();
        facts.tables().forEach(table -> addLines(game, table, lines));
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        NimberProof<S> proof = new NimberProof<>(game, Position.empty(), 0, List.copyOf(lines));
        return Optional.of(new UsedFacts<>(new NimberCheck<>(proof, Meter.unlimited())));
    }

    @SuppressWarnings("unchecked")
    private static <S, T> void addLines(ImpartialGame<S> game, NimberTable<T> table, Set<String> lines) {
        if (game.equals(table.game())) {
            lines.addAll(table.lines());
        } else if (game instanceof Embedding<?> embedding) {
            table.values()
                    .forEach((state, value) -> ((Embedding<S>) embedding)
                            .embed(table.game(), state)
                            .map(game::canonical)
                            .ifPresent(own ->
                                    lines.add(value + " " + game.notation().write(own))));
        }
    }

    /** {@return whether there is a fact about a component in canonical form} */
    public boolean knows(S state) {
        return check.stated(state) >= 0;
    }

    /** {@return the value that the fact about a component in canonical form states, unchecked; -1 if there is none} */
    public long stated(S state) {
        return check.stated(state);
    }

    /**
     * {@return the value of a component in canonical form, after its fact and those that support it have been checked;
     * -1 if there is no fact about it}
     */
    public long value(S state, Meter meter) {
        return check.confirmed(state, meter);
    }

    /** Checks all facts, counting each position whose options are listed. */
    public void checkAll(Meter meter) {
        check.confirmAll(meter);
    }
}
