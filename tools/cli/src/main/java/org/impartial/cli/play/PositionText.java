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
        List<String> terms = new ArrayList<>();
        ImpartialGame<?> before = null;
        for (Component<?> part : position.components()) {
            String state = state(part);
            String text = state.isEmpty() ? "" : " " + state;
            if (part.game() instanceof HeapGame && part.game().equals(before)) {
                terms.set(terms.size() - 1, terms.get(terms.size() - 1) + text);
            } else {
                terms.add(rulesets.getOrDefault(part.game(), part.game().name()) + text);
            }
            before = part.game();
        }
        return String.join(" + ", terms);
    }

    private static <S> String state(Component<S> part) {
        return part.game().notation().write(part.state()).toString();
    }
}
