package org.impartial.solve.theory.sums;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.game.ImpartialGame;
import org.jspecify.annotations.Nullable;

/**
 * An object for each game, such as its table. The game used last is found without hashing, since hashing a game may
 * mean hashing a whole graph; only the 256 games used most recently are kept, unless all are needed. Not safe for use by
 * several threads.
 */
/*
 * Implementation: an access-ordered LinkedHashMap behind the last game. Guava's LoadingCache hashes at every question
 * and pays for thread safety that is not needed: 57 ns against 2 ns with one game, 64 ns against 3 ns with eight games
 * in turns of sixteen questions.
 */
public final class PerGame<T> {
    private static final int MOST = 256;

    private final Function<ImpartialGame<?>, T> maker;
    private final int most;
    /** The objects from the second game on: most questions involve one game. */
    private @Nullable Map<ImpartialGame<?>, T> kept;

    private @Nullable ImpartialGame<?> lastGame;
    private @Nullable T last;

    public PerGame(Function<ImpartialGame<?>, T> maker) {
        this(maker, MOST);
    }

    private PerGame(Function<ImpartialGame<?>, T> maker, int most) {
        this.maker = maker;
        this.most = most;
    }

    /** {@return objects of which none is discarded, such as the memo of a search, whose entries have their own limit} */
    public static <T> PerGame<T> keepingAll(Function<ImpartialGame<?>, T> maker) {
        return new PerGame<>(maker, Integer.MAX_VALUE);
    }

    /** {@return the object of this game or of an equal one; created if there is none} */
    public T of(ImpartialGame<?> game) {
        T found = last;
        if (game != lastGame || found == null) {
            found = found(game);
            last = found;
            lastGame = game;
        }
        return found;
    }

    /** Removes the object of a game, so that it is created again when it is next needed. */
    void forget(ImpartialGame<?> game) {
        if (game.equals(lastGame)) {
            lastGame = null;
            last = null;
        }
        if (kept != null) {
            kept.remove(game);
        }
    }

    private T found(ImpartialGame<?> game) {
        if (kept == null) {
            if (lastGame == null || last == null) {
                return maker.apply(game);
            }
            kept = new Kept();
            kept.put(lastGame, last);
        }
        return kept.computeIfAbsent(game, maker);
    }

    /** Evicts the game unused for the longest time. */
    private final class Kept extends LinkedHashMap<ImpartialGame<?>, T> {
        private static final long serialVersionUID = 1L;

        Kept() {
            super(16, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<ImpartialGame<?>, T> eldest) {
            return size() > most;
        }
    }
}
