package org.impartial.picture.drawing;

import java.util.List;

/**
 * The places of a drawing that a move touches, by their names, which are the {@code data-place} attributes of the SVG.
 *
 * <pre>{@code
 * Touch domino = Touch.of("1,1", "1,2");
 * domino.chosen().equals(domino.changed());  // true
 * }</pre>
 *
 * @param chosen the places that together identify a move, such as the two cells of a domino or the lowest bean that is
 *     taken; for a move from place to place, in that order
 * @param changed the places that the move changes, including the chosen ones if they change
 */
public record Touch(List<String> chosen, List<String> changed) {
    /**
     * Keeps immutable copies.
     *
     * @param chosen the places that together identify a move
     * @param changed the places that the move changes
     */
    public Touch {
        chosen = List.copyOf(chosen);
        changed = List.copyOf(changed);
    }

    /**
     * {@return a touch that changes exactly the chosen places}
     *
     * @param places the places
     */
    public static Touch of(String... places) {
        return of(List.of(places));
    }

    /**
     * {@return a touch that changes exactly the chosen places}
     *
     * @param places the places
     */
    public static Touch of(List<String> places) {
        return new Touch(places, places);
    }
}
