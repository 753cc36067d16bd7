package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;

/** Writes the positions of one game as text that the library reads: heaps of one game become one list again. Immutable. */
public final class PositionText {
    private final Map<ImpartialGame<?>, String> rulesets = new HashMap<>();

    public PositionText(GameLibrary library, String text) {
        for (String ruleset : library.rulesets(text)) {
            library.ruleset(ruleset).games().forEach(game -> rulesets.putIfAbsent(game, ruleset));
        }
    }

    public String text(Position position) {
        List<String> terms = new ArrayList<>();
        ImpartialGame<?> before = null;
        for (Component<?> part : position.components()) {
            String state = part.stateText();
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
}
