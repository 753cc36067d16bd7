package org.impartial.core.theory.sums;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.impartial.core.game.ImpartialGame;
import org.jspecify.annotations.Nullable;

/**
 * Something kept for each game, such as its table. The game asked for last is found without hashing, since hashing a game
 * may mean hashing a whole graph; of very many games only the ones used lately are kept. Belongs to one thread.
 *
 * @param <T> what is kept
 */
public final class PerGame<T> {
    private static final int MOST = 256;

    private final Function<ImpartialGame<?>, T> maker;
    private final Map<ImpartialGame<?>, T> kept = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<ImpartialGame<?>, T> eldest) {
            return size() > MOST;
        }
    };
    private @Nullable ImpartialGame<?> lastGame;
    private @Nullable T last;

    /**
     * Keeps nothing yet.
     *
     * @param maker makes the thing for a game that is new
     */
    public PerGame(Function<ImpartialGame<?>, T> maker) {
        this.maker = maker;
    }

    /**
     * The thing kept for a game.
     *
     * @param game the game
     * @return what is kept for it or for a game equal to it; made if there is none
     */
    public T of(ImpartialGame<?> game) {
        T found = last;
        if (game != lastGame || found == null) {
            found = kept.computeIfAbsent(game, maker);
            last = found;
            lastGame = game;
        }
        return found;
    }
}
