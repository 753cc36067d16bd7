package org.impartial.discover.word.rule;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** Applies rules to words of any alphabet, letter by letter. Immutable. */
public record Rewriter(List<Rewriting> rules) {
    @FunctionalInterface
    public interface Replacement {
        /** Receives a replacement of the letters from {@code from} to {@code to} by {@code written}. */
        void at(int from, int to, String written);
    }

    /** Returns the words that one move leads to from a word, each once, in the order of rules and places. */
    public Set<String> options(String word) {
        Set<String> options = new LinkedHashSet<>();
        replacements(word, (from, to, written) -> options.add(word.substring(0, from) + written + word.substring(to)));
        return options;
    }

    public void replacements(String word, Replacement out) {
        for (Rewriting rule : rules) {
            int last = rule.atStart() ? 0 : word.length();
            for (int from = 0; from <= last; from++) {
                int start = from;
                BiConsumer<Integer, String> ends = (to, written) -> {
                    if (!rule.atEnd() || to == word.length()) {
                        out.at(start, to, written);
                    }
                };
                matches(rule.pieces(), 0, word, from, "", ends);
            }
        }
    }

    /** Matches recursively; the depth is the number of pieces of a rule. */
    private static void matches(
            List<Piece> pieces, int next, String word, int at, String written, BiConsumer<Integer, String> out) {
        if (next == pieces.size()) {
            out.accept(at, written);
            return;
        }
        Piece piece = pieces.get(next);
        if (!piece.repeated()) {
            if (word.startsWith(piece.read(), at)) {
                matches(pieces, next + 1, word, at + piece.read().length(), written + piece.write(), out);
            }
            return;
        }
        StringBuilder so = new StringBuilder(written);
        int to = at;
        matches(pieces, next + 1, word, to, so.toString(), out);
        while (word.startsWith(piece.read(), to)) {
            to++;
            so.append(piece.write());
            matches(pieces, next + 1, word, to, so.toString(), out);
        }
    }
}
