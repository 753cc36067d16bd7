package org.impartial.json.request;

/**
 * A part of an answer that a request to solve may name: {@code MOVE} is one winning move, {@code MOVES} all of them up
 * to the limit. Other parts are not computed.
 */
enum Wanted {
    OUTCOME,
    MOVE,
    GRUNDY,
    MOVES
}
