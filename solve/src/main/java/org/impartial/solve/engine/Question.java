package org.impartial.solve.engine;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;

/**
 * A question about a position, as plain data. An attempt at a question has a meter with a part of the budget, and keeps
 * the meter of the whole question.
 *
 * <pre>{@code
 * Question question = new Question(new Nim().at(3), Convention.MISERE, Meter.unlimited());
 * question.isNormal();                                     // false
 * question.kind();                                         // misère play
 * question.within(question.meter().fork(100)).position();  // nim 3
 * }</pre>
 *
 * @param position the position
 * @param convention the playing convention
 * @param play the kind of the play of the position, which may break more laws than the games of its components declare
 * @param meter counts and stops the work of this question or attempt
 * @param whole the meter of the whole question
 */
public record Question(Position position, Convention convention, PositionKind play, Meter meter, Meter whole) {

    /**
     * Checks that no part is null.
     *
     * @param position the position
     * @param convention the playing convention
     * @param play the kind of the play of the position
     * @param meter counts and stops the work of this question or attempt
     * @param whole the meter of the whole question
     */
    public Question {
        Objects.requireNonNull(position);
        Objects.requireNonNull(convention);
        Objects.requireNonNull(play);
        Objects.requireNonNull(meter);
        Objects.requireNonNull(whole);
    }

    /**
     * Creates a whole question.
     *
     * @param position the position
     * @param convention the playing convention
     * @param meter counts and stops the work
     */
    public Question(Position position, Convention convention, Meter meter) {
        this(position, convention, position.kind(), meter, meter);
    }

    /**
     * Returns an attempt at this question that may use a part of the remaining budget.
     *
     * @param share the meter of the attempt, a share of this one
     * @return the same question with a smaller meter
     */
    public Question within(Meter share) {
        return new Question(position, convention, play, share, whole);
    }

    /**
     * Returns this question after rules were found to lead to a position of a kind that its games do not declare.
     *
     * @param found the kind
     * @return the same question about play of both kinds
     */
    public Question joined(PositionKind found) {
        return new Question(position, convention, play.join(found), meter, whole);
    }

    /** {@return whether the convention is normal play} */
    public boolean isNormal() {
        return convention == Convention.NORMAL;
    }

    /** {@return the kind of the position under the convention, by which the steps are chosen} */
    public QuestionKind kind() {
        return QuestionKind.of(play, convention);
    }

    /** The kinds of questions, by which steps are chosen: that of the position, and the convention. */
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
         * {@return the kind of a question}
         *
         * @param position the kind of the position
         * @param convention the playing convention
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

        /** {@return the kinds without entailing moves: a new set} */
        public static Set<QuestionKind> free() {
            return EnumSet.complementOf(EnumSet.of(ENTAILING, ENTAILING_MISERE));
        }

        /** Returns the kind in words, such as {@code misère play}. */
        @Override
        public String toString() {
            return words;
        }
    }
}
