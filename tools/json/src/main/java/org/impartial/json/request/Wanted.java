package org.impartial.json.request;

/** A part of an answer that a request to solve may name; other parts are not computed. */
enum Wanted {
    /** The outcome. */
    OUTCOME,
    /** One winning move. */
    MOVE,
    /** The Grundy value. */
    GRUNDY,
    /** All winning moves, up to the limit. */
    MOVES
}
