package org.impartial.games.state;

import com.google.common.base.CaseFormat;
import org.impartial.core.game.ImpartialGame;

/** A game without parameters: its class gives the name, such as {@code end-nim}, and all its instances are equal. */
public abstract class PlainGame<S> implements ImpartialGame<S> {
    private final String name =
            CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, getClass().getSimpleName());

    @Override
    public boolean equals(Object other) {
        return other instanceof PlainGame<?> that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
