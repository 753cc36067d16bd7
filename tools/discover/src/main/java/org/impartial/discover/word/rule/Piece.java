package org.impartial.discover.word.rule;

/**
 * A part of a rewriting: the letters that are read and those that replace them. A repeated piece reads one letter,
 * writes one letter or none, and stands for any number of repetitions, zero included.
 */
public record Piece(String read, String write, boolean repeated) {

    /** Checks that a repeated piece is a single letter. */
    public Piece {
        if (repeated && (read.length() != 1 || write.length() > 1)) {
            throw new IllegalArgumentException("a repeated piece reads one letter, not \"" + read + "\"");
        }
    }
}
