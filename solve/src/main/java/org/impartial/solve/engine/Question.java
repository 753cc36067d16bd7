package org.impartial.solve.engine;

import java.util.Objects;
import java.util.function.Predicate;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;

/**
 * A question about a position, as plain data. An attempt at a question has a meter with a part of the budget, and keeps
 * the meter of the whole question.
 *
 * <pre>{@code
 * Question question = new Question(new Nim().at(3), Convention.MISERE, Meter.unlimited());
 * question.isNormal();                                     // false
 * question.within(question.meter().fork(100)).position();  // nim 3
 * }</pre>
 *
 * @param position the position
 * @param convention the playing convention
 * @param meter counts and stops the work of this question or attempt
 * @param whole the meter of the whole question
 */
public record Question(Position position, Convention convention, Meter meter, Meter whole) {

    /**
     * Checks that no part is null.
     *
     * @param position the position
     * @param convention the playing convention
     * @param meter counts and stops the work of this question or attempt
     * @param whole the meter of the whole question
     */
    public Question {
        Objects.requireNonNull(position);
        Objects.requireNonNull(convention);
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
        this(position, convention, meter, meter);
    }

    /**
     * Returns an attempt at this question that may use a part of the remaining budget.
     *
     * @param share the meter of the attempt, a share of this one
     * @return the same question with a smaller meter
     */
    public Question within(Meter share) {
        return new Question(position, convention, share, whole);
    }

    /**
     * Returns whether the convention is normal play.
     *
     * @return false for misère play
     */
    public boolean isNormal() {
        return convention == Convention.NORMAL;
    }

    /**
     * Returns whether a move may oblige a player.
     *
     * @return true if a component belongs to a game with entailing moves
     */
    public boolean isEntailing() {
        return any(game -> game instanceof Entailing<?>);
    }

    /**
     * Returns whether play may repeat positions.
     *
     * @return true if a component belongs to a loopy game
     */
    public boolean isLoopy() {
        return any(ImpartialGame::loopy);
    }

    /** Tests each game; of consecutive components of one game, such as many heaps, only the first is tested. */
    private boolean any(Predicate<ImpartialGame<?>> kind) {
        ImpartialGame<?> tested = null;
        for (Component<?> component : position.components()) {
            ImpartialGame<?> game = component.game();
            if (game != tested && kind.test(game)) {
                return true;
            }
            tested = game;
        }
        return false;
    }
}
