package org.impartial.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Entailing;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;

/**
 * Random positions of many games, small enough for search by the bare definition: heaps, boards with occupied cells,
 * random graphs, Sprouts, random octal codes, and the small worlds of all games of the library that add up freely.
 */
final class RandomSums {
    private static final int SMALL_WORLD = 12;
    private static final List<ImpartialGame<?>> GAMES = summable();

    private final Random random;
    private final List<Supplier<String>> kinds;

    RandomSums(long seed) {
        this.random = new Random(seed);
        this.kinds = List.of(
                () -> "kayles " + random.nextInt(10),
                () -> "dawsons-kayles " + random.nextInt(13),
                () -> "grundys-game " + random.nextInt(14),
                () -> "nim " + random.nextInt(7),
                () -> "sprouts " + (1 + random.nextInt(2)),
                () -> "wythoff " + random.nextInt(5) + " " + random.nextInt(5),
                () -> "cut[2,3] " + random.nextInt(11),
                this::octal,
                this::cram,
                this::cram,
                () -> "node-kayles " + graph(8),
                () -> "arc-kayles " + graph(7),
                () -> "grim " + graph(7),
                () -> "hackenbush " + graph(6),
                () -> clobber(2, 3),
                () -> clobber(3, 3));
    }

    private static List<ImpartialGame<?>> summable() {
        return new Games()
                .families().stream()
                        .map(RandomSums::ruleset)
                        .flatMap(ruleset -> ruleset.games().stream())
                        .filter(game -> !game.loopy() && game.summable() && !(game instanceof Entailing<?>))
                        .toList();
    }

    private static PositionFormat ruleset(GameFamily family) {
        return family.with(family.samples().get(0));
    }

    /** Returns the text of a sum of two to four random components. */
    String text() {
        return IntStream.rangeClosed(0, 1 + random.nextInt(3))
                .mapToObj(i -> kinds.get(random.nextInt(kinds.size())).get())
                .collect(Collectors.joining(" + "));
    }

    /** Returns a random state from the small world of a random game. */
    Component<?> component() {
        return first(GAMES.get(random.nextInt(GAMES.size())));
    }

    private <S> Component<S> first(ImpartialGame<S> game) {
        List<S> states = game.smallStates().limit(SMALL_WORLD).toList();
        return game.at(states.get(random.nextInt(states.size())));
    }

    /** Returns a sum of components of different games, one of them from {@link #text}. */
    Position ofAnyGames() {
        Position sum = Asked.read(kinds.get(random.nextInt(kinds.size())).get());
        for (int more = random.nextInt(3); more >= 0; more--) {
            sum = sum.plus(component());
        }
        return sum;
    }

    private String octal() {
        String digits =
                IntStream.range(0, 3).mapToObj(i -> "" + random.nextInt(8)).collect(Collectors.joining());
        return "octal[0." + digits + "7] " + random.nextInt(10);
    }

    private String cram() {
        int rows = 2 + random.nextInt(2);
        int columns = 2 + random.nextInt(3);
        StringBuilder board = new StringBuilder("cram[" + rows + "," + columns + "]");
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                board.append(random.nextInt(5) == 0 ? " [" + row + "," + column + "]" : "");
            }
        }
        return board.toString();
    }

    /** A graph of up to so many vertices, each joined to one before it at least half of the time. */
    private String graph(int most) {
        int vertices = 2 + random.nextInt(most - 1);
        List<String> edges = new ArrayList<>(List.of("[0,1]"));
        for (int v = 2; v < vertices; v++) {
            for (int u = 0; u < v; u++) {
                if (random.nextInt(v) == 0) {
                    edges.add("[" + u + "," + v + "]");
                }
            }
        }
        return String.join(" ", edges);
    }

    private String clobber(int rows, int columns) {
        String cells = "XO.";
        return "clobber[" + rows + "," + columns + "] "
                + IntStream.range(0, rows)
                        .mapToObj(row -> IntStream.range(0, columns)
                                .mapToObj(column -> "" + cells.charAt(random.nextInt(cells.length())))
                                .collect(Collectors.joining()))
                        .collect(Collectors.joining(" "));
    }
}
