package org.impartial.solve.engine.nimber;

import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.Embedding;
import org.impartial.core.game.capability.Capability.Sized;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.UsedFacts;
import org.impartial.solve.engine.Step.SharedTables;

/** Facts from certificates with which searches start. Immutable; each search {@link #inUse takes} and checks them. */
public record KnownFacts(Optional<NimberFacts> facts) {
    /** The least size of a component whose fact is used; facts about smaller ones, found at once, cost positions. */
    private static final int LEAST_SIZE = 8;

    public static KnownFacts none() {
        return new KnownFacts(Optional.empty());
    }

    public boolean isEmpty() {
        return facts.isEmpty();
    }

    public KnownFacts plus(NimberFacts more) {
        return new KnownFacts(Optional.of(facts.map(known -> known.plus(more)).orElse(more)));
    }

    /** Returns the facts that the steps of an open strategy share. */
    public static KnownFacts of(SharedTables shared) {
        return shared.of(KnownFacts.class, KnownFacts::none);
    }

    /** Checks that, if there are facts, one is about a game of the position or about one that it embeds. */
    public void requireSuiting(Position position) {
        if (facts.isPresent() && position.components().stream().noneMatch(part -> suits(part.game()))) {
            String games = facts.get().tables().stream()
                    .map(table -> table.game().fullName())
                    .collect(Collectors.joining(", "));
            throw new CertificateException("the facts are of " + games + ", and no component of " + position
                    + " has these rules; solve it without them");
        }
    }

    private boolean suits(ImpartialGame<?> game) {
        return facts.stream()
                .flatMap(known -> known.tables().stream())
                .anyMatch(table -> table.game().equals(game)
                        || (game instanceof Embedding<?> embedding
                                && table.values().keySet().stream()
                                        .anyMatch(state -> embeds(embedding, table.game(), state))));
    }

    @SuppressWarnings("unchecked")
    private static <S> boolean embeds(Embedding<?> embedding, ImpartialGame<S> game, Object state) {
        return embedding.embed(game, (S) state).isPresent();
    }

    <S> InUse<S> inUse(ImpartialGame<S> game) {
        return new InUse<>(game, facts.flatMap(known -> UsedFacts.of(game, known)));
    }

    /**
     * The facts about one game in one search, checked before use. Not safe for use by several threads without a lock.
     */
    static final class InUse<S> {
        private final Optional<UsedFacts<S>> facts;
        private final ImpartialGame<S> game;
        private final ToIntFunction<S> sizes;
        private Meter meter = Meter.unlimited();
        private boolean allChecked;

        InUse(ImpartialGame<S> game, Optional<UsedFacts<S>> facts) {
            this.game = game;
            this.facts = facts;
            sizes = ComponentTable.sizes(game);
        }

        /** Counts further checks with the meter of a question; checks all facts now if threads share them. */
        void under(Meter question, boolean severalThreads) {
            meter = question;
            if (severalThreads && !allChecked) {
                facts.ifPresent(known -> known.checkAll(question));
                allChecked = true;
            }
        }

        /** Returns whether there is a fact about a canonical form, and a search should use it. */
        boolean knows(S form) {
            return facts.isPresent()
                    && (!(game instanceof Sized<?>) || sizes.applyAsInt(form) >= LEAST_SIZE)
                    && facts.get().knows(form);
        }

        /** Returns the value of a canonical form, even if no search should use it; -1 if there is no fact about it. */
        int value(S form) {
            return facts.isEmpty() ? -1 : Math.toIntExact(facts.get().value(form, meter));
        }
    }
}
