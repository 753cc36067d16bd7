package org.impartial.picture;

import org.impartial.core.notation.Datum;

/** A drawing of known size that can be put anywhere on a scene. */
record Sketch(double width, double height, Ink ink) {

    /** Draws, with the upper left corner at a place. */
    @FunctionalInterface
    interface Ink {
        void draw(Scene scene, double left, double top);
    }

    /** Draws states of some games from their written form. */
    @FunctionalInterface
    interface Artist {
        /**
         * Draws a state.
         *
         * @param game the name of the game with its parameters
         * @param state the state as its notation writes it
         */
        Sketch draw(String game, Datum state);
    }
}
