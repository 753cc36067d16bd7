package org.impartial.discover.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.discover.word.rule.Piece;
import org.impartial.discover.word.rule.Rewriting;

/** Moves within a word: a number of a rule, its piece, the letters read, and the state after the written ones. */
record Item(List<Rewriting> rules, String alphabet, Machine machine, int width) {
    Item(List<Rewriting> rules, String alphabet, Machine machine) {
        this(rules, alphabet, machine, 1 + longest(rules));
    }

    private static int longest(List<Rewriting> rules) {
        Stream<Piece> pieces = rules.stream().flatMap(rule -> rule.pieces().stream());
        return pieces.mapToInt(piece -> piece.read().length()).max().orElse(0);
    }

    /** Returns the number of an item; the last rule is followed by "a move was made" and "it was made at the end". */
    private long number(int rule, int piece, int read, int state) {
        return (((long) rule * 256 + piece) * width + read) * machine.states() + state;
    }

    private int stage(long item) {
        return (int) (item / machine.states() / width / 256);
    }

    int state(long item) {
        return (int) (item % machine.states());
    }

    long shape(long item) {
        return item / machine.states();
    }

    /** Returns whether a move has been made and the rest of the word is being copied. */
    boolean made(long item) {
        return stage(item) == rules.size();
    }

    /** Returns whether a move has been made if the word ends here. */
    boolean complete(long item) {
        return stage(item) >= rules.size();
    }

    /** Returns the items of moves that begin where the machine is in a state. */
    List<Long> begun(int state, boolean first) {
        List<Long> items = new ArrayList<>();
        for (int rule = 0; rule < rules.size(); rule++) {
            if (first || !rules.get(rule).atStart()) {
                settle(rule, 0, 0, state, items);
            }
        }
        return items;
    }

    /** Adds an item and the items that it reaches without reading. */
    private void settle(int rule, int piece, int read, int state, List<Long> out) {
        List<Piece> pieces = rules.get(rule).pieces();
        if (piece == pieces.size()) {
            out.add(number(rules.size() + (rules.get(rule).atEnd() ? 1 : 0), 0, 0, state));
            return;
        }
        Piece now = pieces.get(piece);
        if (now.repeated()) {
            out.add(number(rule, piece, 0, state));
            settle(rule, piece + 1, 0, state, out);
        } else if (read == now.read().length()) {
            settle(rule, piece + 1, 0, after(state, now.write()), out);
        } else {
            out.add(number(rule, piece, read, state));
        }
    }

    private int after(int state, String written) {
        int at = state;
        for (int i = 0; i < written.length(); i++) {
            char letter = written.charAt(i);
            at = machine.step(at, alphabet.indexOf(letter));
        }
        return at;
    }

    void read(long item, int letter, List<Long> out) {
        int rule = stage(item);
        int state = state(item);
        if (rule == rules.size()) {
            out.add(number(rule, 0, 0, machine.step(state, letter)));
        } else if (rule < rules.size()) {
            int read = (int) (item / machine.states() % width);
            int piece = (int) (item / machine.states() / width % 256);
            Piece now = rules.get(rule).pieces().get(piece);
            if (now.read().charAt(now.repeated() ? 0 : read) == alphabet.charAt(letter)) {
                if (now.repeated()) {
                    settle(rule, piece, 0, after(state, now.write()), out);
                } else {
                    settle(rule, piece, read + 1, state, out);
                }
            }
        }
    }
}
