package org.impartial.solve.engine;

import java.util.EnumSet;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.game.PositionKind;

/**
 * The kinds of questions, by which steps are chosen: that of the position, and the convention.
 *
 * <pre>{@code
 * QuestionKind.of(PositionKind.ORDINARY, Convention.MISERE);  // MISERE
 * QuestionKind.of(PositionKind.LOOPY, Convention.MISERE);     // LOOPY_MISERE
 * }</pre>
 */
public enum QuestionKind {
    /** Normal play that ends, with free moves. */
    NORMAL("normal play"),
    /** Misère play that ends, with free moves. */
    MISERE("misère play"),
    /** Normal play in which moves may oblige a player, and which ends. */
    ENTAILING("entailing moves"),
    /** Misère play in which moves may oblige a player, and which ends. */
    ENTAILING_MISERE("entailing moves in misère play"),
    /** Normal play that may repeat positions. */
    LOOPY("play that may repeat positions"),
    /** Misère play that may repeat positions. */
    LOOPY_MISERE("misère play that may repeat positions");

    private final String words;

    QuestionKind(String words) {
        this.words = words;
    }

    /**
     * Returns the kind of a question.
     *
     * @param position the kind of the position
     * @param convention the playing convention
     * @return the kind
     */
    public static QuestionKind of(PositionKind position, Convention convention) {
        boolean normal = convention == Convention.NORMAL;
        if (position.isLoopy()) {
            return normal ? LOOPY : LOOPY_MISERE;
        }
        if (position.isEntailing()) {
            return normal ? ENTAILING : ENTAILING_MISERE;
        }
        return normal ? NORMAL : MISERE;
    }

    /**
     * Returns the kinds without entailing moves.
     *
     * @return a new set
     */
    public static Set<QuestionKind> free() {
        return EnumSet.complementOf(EnumSet.of(ENTAILING, ENTAILING_MISERE));
    }

    /** Returns the kind in words, such as {@code misère play}. */
    @Override
    public String toString() {
        return words;
    }
}
