package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Move;
import org.impartial.core.library.Diagram;

/**
 * How the moves of a position are written, and which one somebody means. A move may be written as in the answers of {@code
 * solve}: in the game's own form, in brackets or without, and a heap's also as {@code 9→4} or {@code 9>4}.
 */
final class Spelling {
    private final List<Move> moves;
    private final List<Set<List<String>>> forms = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    Spelling(Diagram diagram, List<Move> moves) {
        this.moves = moves;
        for (Move move : moves) {
            String written = diagram.write(move).toString();
            Set<List<String>> known = new LinkedHashSet<>();
            known.add(words(written));
            String name = written;
            if (move.from().game() instanceof HeapGame) {
                String left = Scribe.left(move);
                String arrow = Scribe.state(move.from()) + "→" + (left.isEmpty() ? "0" : left);
                known.add(words(arrow));
                name = arrow;
            }
            forms.add(known);
            names.add(name);
        }
    }

    /** The different moves as they are shown; two equal heaps give one. */
    List<String> names() {
        return names.stream().distinct().toList();
    }

    String name(Move move) {
        return names.get(moves.indexOf(move));
    }

    /** The moves that a line may mean; those that lead to equal positions count once. */
    List<Move> meant(String line) {
        List<String> wanted = words(line);
        List<Move> meant = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if (forms.get(i).contains(wanted)
                    && meant.stream().noneMatch(m -> m.result().equals(move.result()))) {
                meant.add(move);
            }
        }
        return meant;
    }

    /** The words of a line without brackets, commas and what only names a place; an arrow is a word of its own. */
    private static List<String> words(String line) {
        String plain = line.toLowerCase(Locale.ROOT)
                .replace("->", "→")
                .replace(">", "→")
                .replace("→", " → ")
                .replaceAll("[\\[\\],:;()+]", " ")
                .replaceAll("\\b(component|move)\\b", " ");
        return List.of(plain.strip().split("\\s+"));
    }
}
