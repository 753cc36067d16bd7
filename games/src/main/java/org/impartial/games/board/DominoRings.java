package org.impartial.games.board;

/** The dominoes around which the free cells are joined with each other, for all dominoes of one direction at once. */
// A bit stands for the left or upper cell of a domino. Of the ten cells around it, six touch it. After one of these is
// a gap, unless the next one is joined with it: by itself on a long side, else by the corner between. With at most one
// gap all six are joined.
final class DominoRings {
    static long joined(Rectangle board, long free, boolean inRow) {
        long start = board.after(free, inRow);
        long end = board.before(board.before(free, inRow), inRow);
        long left = board.after(free, !inRow);
        long right = board.before(free, !inRow);
        long secondLeft = board.before(left, inRow);
        long secondRight = board.before(right, inRow);
        long[] gaps = {
            left & ~secondLeft,
            secondLeft & ~(board.before(secondLeft, inRow) & end),
            end & ~(board.before(secondRight, inRow) & secondRight),
            secondRight & ~right,
            right & ~(board.after(right, inRow) & start),
            start & ~(board.after(left, inRow) & left)
        };
        long once = 0;
        long twice = 0;
        for (long gap : gaps) {
            twice |= once & gap;
            once |= gap;
        }
        return ~twice;
    }
}
