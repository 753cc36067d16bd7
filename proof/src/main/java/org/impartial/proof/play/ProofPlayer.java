package org.impartial.proof.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.notation.ImpartialException;
import org.impartial.proof.Certificate;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.UsedFacts;

/**
 * Plays normal play by the facts of certificates, without search: it looks one move ahead for a position to which the
 * facts give the value 0. After one winning reply it has an answer to every move of the opponent until play ends, since
 * the facts of a certificate support each other.
 *
 * <pre>{@code
 * Certificate book = Solver.normal().prove(new Cram(4, 5).at(0L));
 * ProofPlayer player = ProofPlayer.of(book);
 * player.reply(new Cram(4, 5).at(0L)).kind();  // WINS
 * }</pre>
 *
 * <p>The facts are not checked; {@link Certificate#check} does that. A reply costs one listing of the moves of the
 * position and a lookup for each part that a move leaves. Not safe for use by several threads.
 */
/*
 * The invariant of the winner: all parts have facts, apart from pairs of equal parts, with XOR 0. A move of the loser
 * in a part with a fact leads to parts with facts, and some part has an option that restores the XOR, as a fact (D, d)
 * has an option of each value below d; or to one part without a fact, in which the fact has a reply; or is repeated in
 * the other part of a pair.
 */
public final class ProofPlayer {
    private static final int MOST_STATED = 8;
    private static final int MOST_GAMES = 64;

    private final NimberFacts facts;

    private final Map<ImpartialGame<?>, Optional<? extends UsedFacts<?>>> games = new HashMap<>();

    private ProofPlayer(NimberFacts facts) {
        this.facts = facts;
    }

    /**
     * {@return a player by the facts of certificates that consist of Grundy values of components}
     *
     * @param book a certificate
     * @param more certificates whose facts are added
     */
    public static ProofPlayer of(Certificate book, Certificate... more) {
        NimberFacts all = NimberFacts.from(book);
        for (Certificate each : more) {
            all = all.plus(NimberFacts.from(each));
        }
        return new ProofPlayer(all);
    }

    /** Returns the facts by which the player plays, as text. */
    @Override
    public String toString() {
        return "plays by facts: " + facts.statement();
    }

    /** The result of a reply according to the facts. */
    public enum ProofResult {
        /** The move leaves a position of value 0: the player who makes it wins. */
        WINS,
        /** The position has the value 0, so every move loses against an opponent who plays by these facts. */
        LOSES,
        /** The facts determine neither. */
        UNKNOWN
    }

    /**
     * A move, whether it wins, and in one line the facts that determine this.
     *
     * @param move the move
     * @param kind whether it wins
     * @param reason the facts in one line
     */
    public record ProofReply(Move move, ProofResult kind, String reason) {}

    /** Signals that play by a book cannot continue, because the book lacks a fact that its other facts require. */
    public static final class IncompleteBookException extends ImpartialException {
        private static final long serialVersionUID = 1L;

        /**
         * Creates an exception for a position without a reply.
         *
         * @param position the position
         */
        public IncompleteBookException(Position position) {
            super("the book lacks a fact: no reply in " + position
                    + " leaves a position to which it gives the value 0; verify the book to find the fact that fails");
        }
    }

    /**
     * {@return the Grundy value of a position, if the facts give it; pairs of equal components need no facts}
     *
     * @param position a position
     */
    public OptionalLong value(Position position) {
        return new KnownParts(position.components(), -1).plus(Position.empty());
    }

    /**
     * {@return a reply: a move that wins if the facts name one, else the first move of the rules}
     *
     * @param position a position in which play has not ended
     * @throws IllegalArgumentException if the position has no moves
     * @throws BeyondRangeException if it has more moves than can be listed
     */
    public ProofReply reply(Position position) {
        List<Component<?>> parts = position.components();
        if (!parts.stream().allMatch(ProofPlayer::hasNimber)) {
            return losing(position);
        }
        for (int i = 0; i < parts.size(); i++) {
            KnownParts others = new KnownParts(parts, i);
            for (Position option : parts.get(i).options()) {
                OptionalLong value = others.plus(option);
                if (value.isPresent() && value.getAsLong() == 0) {
                    return new ProofReply(
                            new Move(position, i, option),
                            ProofResult.WINS,
                            "by the book the position that it leaves has the value 0" + facts(option, parts, i));
                }
            }
        }
        return losing(position);
    }

    /** Returns the facts of the components that a move leaves; nothing if there are none or too many to read. */
    private String facts(Position option, List<Component<?>> parts, int moved) {
        List<String> stated = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            (i == moved ? option.components() : List.of(parts.get(i))).forEach(part -> {
                long value = fact(part.canonical());
                stated.add(part.toString().strip() + (value < 0 ? ", cancelled by its equal" : " = " + value));
            });
        }
        return stated.isEmpty() || stated.size() > MOST_STATED ? "" : ": " + String.join("; ", stated);
    }

    private ProofReply losing(Position position) {
        Move first = position.moves().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("play has ended in " + position));
        OptionalLong value = value(position);
        return value.isPresent() && value.getAsLong() == 0
                ? new ProofReply(first, ProofResult.LOSES, "by the book this position has the value 0")
                : new ProofReply(first, ProofResult.UNKNOWN, "the book has no fact about this position");
    }

    /**
     * {@return a winning reply} After one by this book there is one to every move of the opponent.
     *
     * @param position a position in which play has not ended
     * @throws IncompleteBookException if the facts name none; after a winning reply, only if the book was changed
     */
    public ProofReply winningReply(Position position) {
        ProofReply reply = reply(position);
        if (reply.kind() != ProofResult.WINS) {
            throw new IncompleteBookException(position);
        }
        return reply;
    }

    /** Returns whether a component has a Grundy value by the kind of its game, so that two equal components cancel. */
    private static boolean hasNimber(Component<?> part) {
        return part.kind() == PositionKind.ORDINARY;
    }

    private <S> long fact(Component<S> canonical) {
        return factsOf(canonical.game())
                .map(known -> known.stated(canonical.state()))
                .orElse(-1L);
    }

    @SuppressWarnings("unchecked")
    private <S> Optional<UsedFacts<S>> factsOf(ImpartialGame<S> game) {
        if (games.size() > MOST_GAMES) {
            games.clear();
        }
        return (Optional<UsedFacts<S>>) games.computeIfAbsent(game, one -> UsedFacts.of(one, facts));
    }

    /** The XOR of the values of the components with facts, and the others, of which equal pairs cancel. */
    private final class KnownParts {
        private final List<Component<?>> open = new ArrayList<>();
        private long sum;

        KnownParts(List<Component<?>> parts, int except) {
            for (int i = 0; i < parts.size(); i++) {
                if (i != except) {
                    sum ^= value(parts.get(i), open);
                }
            }
        }

        /** Returns the value of these components and another position. */
        OptionalLong plus(Position position) {
            List<Component<?>> rest = new ArrayList<>(open);
            long all = sum;
            for (Component<?> part : position.components()) {
                all ^= value(part, rest);
            }
            return rest.isEmpty() ? OptionalLong.of(all) : OptionalLong.empty();
        }

        /** Returns the value by a fact; without one 0, and adds the component to the rest or cancels it there. */
        private long value(Component<?> part, List<Component<?>> rest) {
            Component<?> form = part.canonical();
            long value = fact(form);
            if (value < 0 && !(hasNimber(form) && rest.remove(form))) {
                rest.add(form);
            }
            return Math.max(value, 0);
        }
    }
}
