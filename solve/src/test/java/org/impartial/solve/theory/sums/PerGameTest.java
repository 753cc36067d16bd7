package org.impartial.solve.theory.sums;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.junit.jupiter.api.Test;

class PerGameTest {
    private static final int MOST = 256;

    private final List<String> made = new ArrayList<>();
    private final PerGame<String> names = new PerGame<>(game -> {
        made.add(game.name());
        return "of " + game.name();
    });

    private static ImpartialGame<Long> game(int number) {
        return HeapGame.of("game " + number, (heap, out) -> {});
    }

    @Test
    void eachGameHasItsOwnObjectWhichIsCreatedOnce() {
        List<ImpartialGame<Long>> games = List.of(game(0), game(1), game(2));
        for (int number : new int[] {0, 0, 1, 1, 0, 2, 0, 1, 2, 2}) {
            assertEquals("of game " + number, names.of(games.get(number)));
        }
        assertEquals(List.of("game 0", "game 1", "game 2"), made);
    }

    @Test
    void theLeastRecentlyUsedGameIsEvictedFirst() {
        ImpartialGame<Long> first = game(0);
        ImpartialGame<Long> second = game(1);
        names.of(first);
        names.of(second);
        for (int number = 2; number < MOST; number++) {
            names.of(game(number));
        }
        names.of(first);
        names.of(game(MOST));
        assertEquals(MOST + 1, made.size());
        names.of(first);
        assertEquals(MOST + 1, made.size(), "the first was used again");
        names.of(second);
        assertEquals(MOST + 2, made.size(), "the second was evicted");
    }

    @Test
    void allAreKeptWhereAllAreNeeded() {
        PerGame<String> all = PerGame.keepingAll(game -> {
            made.add(game.name());
            return game.name();
        });
        List<ImpartialGame<Long>> games =
                IntStream.range(0, 2 * MOST).mapToObj(PerGameTest::game).toList();
        games.forEach(all::of);
        games.forEach(all::of);
        assertEquals(2 * MOST, made.size());
    }
}
