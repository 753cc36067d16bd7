package org.impartial.discover.word.rule;

/** A part of a rewriting. A repeated one reads a letter, writes one or none, and stands for any number of them. */
public record Piece(String read, String write, boolean repeated) {
    public Piece {
        if (repeated && (read.length() != 1 || write.length() > 1)) {
            throw new IllegalArgumentException("a repeated piece reads one letter, not \"" + read + "\"");
        }
    }
}
