package org.impartial.cli.question;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.heap.BreakingCode;

/**
 * A class of octal games that the rules themselves show to be one game: a heap of n beans of each is a heap of n minus
 * some shift in the game that represents the class, with the same options. So values and misère quotients are the same,
 * apart from the shift [WW, ch. 4, first cousins].
 *
 * @param code the code that represents the class; in it a heap of one bean has a move, or no heap has one
 * @param shift the number of additional beans in a heap of the game
 */
record AtlasClass(BreakingCode code, int shift) {
    private static final BreakingCode WITHOUT_MOVES = new BreakingCode(List.of(0), List.of(), false);
    private static final int NOTHING = 1;
    private static final int ONE = 2;
    private static final int TWO = 4;
    private static final int LEFT_IF_ANY = NOTHING | ONE;
    private static final int LEFT = NOTHING | ONE | TWO;

    static AtlasClass of(BreakingCode code) {
        BreakingCode cousin = code;
        int shift = 0;
        while ((cousin.digit(1) & NOTHING) == 0 && !cousin.equals(WITHOUT_MOVES)) {
            cousin = cousin(cousin);
            shift++;
        }
        return new AtlasClass(cousin, shift);
    }

    /**
     * Returns the code of the game whose heaps have one bean less. A heap of one bean has no move in the first game, so
     * it is empty in the second: a single heap that a move leaves may be empty there, and so may each of two heaps,
     * which have lost two beans together.
     */
    private static BreakingCode cousin(BreakingCode code) {
        List<Integer> digits = new ArrayList<>(List.of(0));
        for (int taken = 1; taken <= code.last() + 1; taken++) {
            digits.add(((code.digit(taken) & ONE) != 0 ? LEFT_IF_ANY : 0)
                    | (code.digit(taken + 1) & NOTHING)
                    | ((code.digit(taken - 1) & TWO) != 0 ? LEFT : 0));
        }
        return new BreakingCode(digits, List.of(), false);
    }
}
