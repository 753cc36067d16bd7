package org.impartial.picture.drawing;

import java.util.List;

/**
 * The places of a drawing that a move touches, by the names that the SVG has as {@code data-place}.
 *
 * <pre>{@code
 * Touch domino = Touch.of("1,1", "1,2");
 * domino.chosen().equals(domino.changed());  // true
 * }</pre>
 *
 * @param chosen the places that together identify a move, such as the two cells of a domino or the lowest bean that is
 *     taken; where something goes from place to place, in that order
 * @param changed the places that the move changes, the chosen ones among them where they change
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
     * Returns a touch that changes just the chosen places.
     *
     * @param places the places
     * @return the touch
     */
    public static Touch of(String... places) {
        return of(List.of(places));
    }

    /**
     * Returns a touch that changes just the chosen places.
     *
     * @param places the places
     * @return the touch
     */
    public static Touch of(List<String> places) {
        return new Touch(places, places);
    }
}
