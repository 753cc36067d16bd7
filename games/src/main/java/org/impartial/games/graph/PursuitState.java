package org.impartial.games.graph;

import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A monster on a ring of objects, of which the first is the hole.
 *
 * @param objects the number of objects
 * @param object the object on which the monster stands, from 1
 * @param player the player to move, 1 or 2
 */
record PursuitState(int objects, int object, int player) {

    PursuitState {
        if (object < 1 || object > objects || player < 1 || player > 2) {
            throw new NotationException("the monster stands on an object from 1 to " + objects + ", not on " + object
                    + ", and player 1 or 2 is to move, not " + player);
        }
    }

    static PursuitState read(Datum datum) {
        long[] numbers = datum.asLongs("a number of the position", 1);
        if (numbers.length < 2 || numbers.length > 3 || numbers[0] > PursuitRing.MOST_OBJECTS) {
            throw new NotationException("write [n, k, p]: n objects, at most " + PursuitRing.MOST_OBJECTS
                    + ", the monster on object k, player p to move, 1 if p is left out; or n alone for the answer for"
                    + " all objects; " + datum.described() + " is neither");
        }
        return new PursuitState(
                (int) numbers[0],
                Math.toIntExact(Math.min(numbers[1], Integer.MAX_VALUE)),
                numbers.length == 3 ? Math.toIntExact(Math.min(numbers[2], 3)) : 1);
    }

    Datum write() {
        return Datum.of(objects, object, player);
    }

    boolean inHole() {
        return object == 1;
    }

    /** Returns the state after a step, which counts modulo the number of objects. */
    PursuitState after(int step) {
        return new PursuitState(objects, 1 + (object - 1 + step) % objects, 3 - player);
    }

    /** Returns the step that leads to a state on the same ring. */
    int stepTo(PursuitState later) {
        return Math.floorMod(later.object - object, objects);
    }
}
