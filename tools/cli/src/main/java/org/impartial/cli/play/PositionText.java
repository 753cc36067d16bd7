package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;

/** Writes the positions of one game as text that the library reads: heaps of one game become one list again. Immutable. */
public final class PositionText {
    /** A plus sign that is not inside of a text in quotation marks. */
    private static final Pattern SUMMANDS = Pattern.compile("\\+(?=([^\"]*\"[^\"]*\")*[^\"]*$)");

    private static final Pattern RULESET = Pattern.compile("\\s*([^\\s\\[]+(?:\\[.*?\\](?=\\s|$))?).*");
    private final Map<ImpartialGame<?>, String> rulesets = new HashMap<>();

    public PositionText(GameLibrary library, String text) {
        for (String term : SUMMANDS.split(text, -1)) {
            Matcher ruleset = RULESET.matcher(term);
            if (ruleset.matches()) {
                library.read(term)
                        .position()
                        .components()
                        .forEach(part -> rulesets.putIfAbsent(part.game(), ruleset.group(1)));
            }
        }
    }

    public String text(Position position) {
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
                && parts.get(first).game() instanceof HeapGame;
    }

    private static <S> String state(Component<S> part) {
        return part.game().notation().write(part.state()).toString();
    }
}
