package org.impartial.picture.drawing;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.notation.Datum;

/**
 * Draws the states of some games. A game provides its drawing by implementing this interface, or, if its rules must not
 * depend on pictures, as a service: a class that implements it, named in {@code provides} of a module or in {@code
 * META-INF/services}. Artists of other packages take precedence over those of this library.
 *
 * <p>Implementations are immutable and safe to share between threads.
 *
 * <pre>{@code
 * Artist names = component -> new Sketch(120, 24).word(60, 16, component.toString(), 12, java.awt.Color.BLACK);
 * names.draw(new Nim().at(3)).width();  // 120.0
 * }</pre>
 */
public interface Artist {
    /**
     * {@return whether this artist draws the states of a game; by default, whether it is the game itself}
     *
     * @param game the game
     */
    default boolean draws(ImpartialGame<?> game) {
        return equals(game);
    }

    /**
     * Draws a component.
     *
     * @param component a game that this artist {@linkplain #draws draws}, in a state
     * @return the drawing; if moves are chosen by places, the marks of a place are added by {@link Sketch#place}
     * @throws IllegalArgumentException if the state is too large to be drawn; the message names the limit
     */
    Sketch draw(Component<?> component);

    /**
     * {@return the touches that choose a move in its component, several if they are symmetric; none by default}
     *
     * @param move a move in a component that this artist draws
     */
    default List<Touch> touches(Move move) {
        return List.of();
    }

    /**
     * Draws a component in the frame of the one at which play started: its layout of a graph, its size of a board.
     *
     * @param component the component
     * @param first the component of the same game at which play started
     * @return the drawing; by default that of the component alone
     */
    default Sketch draw(Component<?> component, Component<?> first) {
        return draw(component);
    }

    /**
     * Returns the places that remain after a move, if moves only remove places, to show it on the drawing before.
     *
     * @param move a move in a component that this artist draws
     * @param way the index of the touch by which the move was chosen, which decides where several parts are
     * @return for each part after the move the names of its places, with the names of these places before the move; empty
     *     by default, if moves change more
     */
    default Optional<List<Map<String, String>>> remaining(Move move, int way) {
        return Optional.empty();
    }

    /**
     * {@return the marks that a move leaves on the drawing before it, such as a domino; none by default}
     *
     * @param move a move whose places {@linkplain #remaining remain}
     */
    default Optional<Sketch> trace(Move move) {
        return Optional.empty();
    }

    /**
     * {@return the drawing of the answer to a question about many positions; none by default}
     *
     * @param game the name of the game without parameters
     * @param answer the answer of its {@link org.impartial.core.library.Survey}
     * @throws IllegalArgumentException if the answer is too large to be drawn; the message names the limit
     */
    default Optional<Sketch> survey(String game, Datum.Fields answer) {
        return Optional.empty();
    }

    /**
     * {@return whether small drawings of a game are distinguishable and shown in graphs, as boards are; by default not}
     *
     * @param game a game that this artist draws
     */
    default boolean iconic(ImpartialGame<?> game) {
        return false;
    }
}
