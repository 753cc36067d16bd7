package org.impartial.games.state;

import com.google.common.base.CaseFormat;
import org.impartial.core.game.ImpartialGame;

/** A game with the name of its record and its components, such as {@code chocolate-bar[k=2]}. */
public interface RecordGame<S> extends ImpartialGame<S> {
    @Override
    default String name() {
        String[] text = toString().split("\\[", 2);
        String id = CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, text[0]);
        return text[1].equals("]") ? id : id + "[" + text[1].replace(", ", ",");
    }
}
