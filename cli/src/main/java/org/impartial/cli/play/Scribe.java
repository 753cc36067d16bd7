package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.Diagram;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Writes the positions of one game as the library reads them, so that their moves are written as everywhere else: heaps of
 * one game become one list again. A position that has no such form, as some have after a split, names its components.
 *
 * <p>Immutable.
 */
final class Scribe {
    private static final Pattern RULESET = Pattern.compile("\\s*([^\\s\\[]+(?:\\[.*?\\](?=\\s|$))?).*");
    private final GameLibrary library;
    private final Map<ImpartialGame<?>, String> rulesets = new HashMap<>();

    /** Remembers by which words the games of a text were named. */
    Scribe(GameLibrary library, String text) {
        this.library = library;
        for (String term : text.split("\\+", -1)) {
            Matcher ruleset = RULESET.matcher(term);
            if (ruleset.matches()) {
                library.read(term)
                        .position()
                        .components()
                        .forEach(part -> rulesets.putIfAbsent(part.game(), ruleset.group(1)));
            }
        }
    }

    Diagram diagram(Position position) {
        try {
            Diagram read = library.read(text(position));
            if (read.position().equals(position)) {
                return read;
            }
        } catch (NotationException unwritten) {
            return named(position);
        }
        return named(position);
    }

    /** The position as text. */
    String text(Position position) {
        List<Component<?>> parts = position.components();
        List<String> terms = new ArrayList<>();
        for (int i = 0; i < parts.size(); ) {
            int first = i;
            StringBuilder term = new StringBuilder(rulesets.getOrDefault(
                    parts.get(i).game(), parts.get(i).game().name()));
            do {
                String state = state(parts.get(i));
                term.append(state.isEmpty() ? "" : " ").append(state);
                i++;
            } while (i < parts.size() && parts.get(i).state() instanceof Long && lists(parts, first, i));
            terms.add(term.toString());
        }
        return String.join(" + ", terms);
    }

    private static boolean lists(List<Component<?>> parts, int first, int next) {
        return parts.get(first).game().equals(parts.get(next).game())
                && parts.get(first).game() instanceof org.impartial.core.game.HeapGame;
    }

    static <S> String state(Component<S> part) {
        return part.game().notation().write(part.state()).toString();
    }

    private static Diagram named(Position position) {
        return new Diagram(position, Datum.of("position"), move -> {
            Datum own = own(move.from(), move);
            if (position.components().size() == 1) {
                return own;
            }
            Map<String, Datum> fields = new LinkedHashMap<>();
            fields.put("component", Datum.of(move.component()));
            fields.put("move", own);
            return new Datum.Fields(fields);
        });
    }

    private static <S> Datum own(Component<S> from, Move move) {
        return from.game().notation().move(from.state(), move.to());
    }

    /** What a move leaves of its component. */
    static String left(Move move) {
        return move.to().components().stream().map(Scribe::state).collect(Collectors.joining(" + "));
    }
}
