package org.impartial.core.game;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.notation.NotationException;

/**
 * The kind of the play of a position: which of the laws of ordinary games it may break. Play of an ordinary position
 * ends, leaves the choice of the component to the mover, and may take place beside other components. The kind of a game
 * is computed from its declarations, that of a component from its game and the parts that its state holds, and that of
 * a sum from its components; see {@link Position#kind}.
 *
 * <pre>{@code
 * PositionKind.of(new Nim());                                 // ordinary
 * PositionKind.LOOPY.join(PositionKind.ENTAILING);            // loopy and entailing
 * PositionKind.LOOPY.includes(PositionKind.of(new Nim()));    // true
 * }</pre>
 */
public final class PositionKind {
    private static final int REPEATS = 1;
    private static final int OBLIGES = 2;
    private static final int ALONE = 4;
    private static final PositionKind[] ALL = Stream.iterate(0, flags -> flags + 1)
            .limit(2 * ALONE)
            .map(PositionKind::new)
            .toArray(PositionKind[]::new);

    /** Play ends, no move obliges a player, and the position may be a part of a sum. */
    public static final PositionKind ORDINARY = ALL[0];

    /** Play may repeat positions; see {@link ImpartialGame#loopy}. */
    public static final PositionKind LOOPY = ALL[REPEATS];

    /** A move may oblige a player; see {@link Entailing}. */
    public static final PositionKind ENTAILING = ALL[OBLIGES];

    /** The position is not a part of sums; see {@link ImpartialGame#summable}. */
    public static final PositionKind NOT_SUMMABLE = ALL[ALONE];

    private final int flags;

    private PositionKind(int flags) {
        this.flags = flags;
    }

    /**
     * {@return the kind that a game declares for all its positions, without the parts that a state may hold: by {@link
     * ImpartialGame#loopy}, by {@link ImpartialGame#summable}, and as a game with entailing moves; a {@link
     * DecidedGame} is loopy and not summable}
     *
     * @param game the game
     */
    public static PositionKind of(ImpartialGame<?> game) {
        int flags = game.loopy() ? REPEATS : 0;
        flags |= game instanceof Entailing<?> ? OBLIGES : 0;
        flags |= game instanceof DecidedGame<?> ? REPEATS | ALONE : 0;
        return ALL[game.summable() ? flags : flags | ALONE];
    }

    /**
     * {@return the kind of a position with parts of two kinds, which breaks every law that one of the two breaks}
     *
     * @param that the other kind
     */
    public PositionKind join(PositionKind that) {
        return ALL[flags | that.flags];
    }

    /**
     * {@return whether a position of this kind may have options of another}
     *
     * @param that the other kind
     */
    public boolean includes(PositionKind that) {
        return (that.flags & ~flags) == 0;
    }

    /** {@return whether play may repeat positions} */
    public boolean isLoopy() {
        return (flags & REPEATS) != 0;
    }

    /** {@return whether a move may oblige a player} */
    public boolean isEntailing() {
        return (flags & OBLIGES) != 0;
    }

    /** {@return whether the position may be a part of a sum} */
    public boolean isSummable() {
        return (flags & ALONE) == 0;
    }

    /**
     * Checks that a position is ordinary, for a theory that requires it.
     *
     * @param position the position
     * @param theory the theory or its result, such as {@code a misère quotient}
     * @throws NotationException if the position is of another kind; the message names a component and the law that it
     *     breaks
     */
    public static void requireOrdinary(Position position, String theory) {
        for (Component<?> component : position.components()) {
            component.kind().obstacle().ifPresent(why -> {
                throw new NotationException(
                        theory + " is of an ordinary game, whose play ends and whose moves are free, and "
                                + component.game().name() + " " + why + "; ask for " + component + " alone");
            });
        }
    }

    /** {@return the laws of ordinary games that this kind breaks, as {@code is loopy}; empty for the ordinary kind} */
    public Optional<String> obstacle() {
        return flags == 0 ? Optional.empty() : Optional.of(words("is loopy", "may entail", "is not summable"));
    }

    private String words(String repeats, String obliges, String alone) {
        return Stream.of(isLoopy() ? repeats : "", isEntailing() ? obliges : "", isSummable() ? "" : alone)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.joining(" and "));
    }

    /** Returns the kind in words, such as {@code loopy and entailing}. */
    @Override
    public String toString() {
        return flags == 0 ? "ordinary" : words("loopy", "entailing", "not summable");
    }
}
