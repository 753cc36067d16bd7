package org.impartial.site;

import java.util.Collection;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.explorer.LessonPage;
import org.impartial.solve.engine.retrograde.GameGraph;

/** A playable page of a game, from its example or else the richest small state with few positions after it. */
record Lesson(String start, String page) {
    private static final long MOST_POSITIONS = 150;
    private static final int LONGEST = 300_000;
    private static final int MOST_STARTS = 60;
    private static final Budget BUDGET = Budget.positions(MOST_POSITIONS).holding(64L << 20);

    static Optional<Lesson> of(GameLibrary library, GameFamily family) {
        String example = family.card().example();
        if (library.survey(example).isPresent()) {
            return Optional.empty();
        }
        boolean few = size(library.read(example).position()) > 0;
        return Stream.concat(few ? Stream.of(example) : Stream.empty(), small(library, family).stream())
                .flatMap(start -> page(library, start).stream())
                .findFirst();
    }

    private static Optional<Lesson> page(GameLibrary library, String start) {
        try {
            String page = LessonPage.of(library, start, library.play(start), LONGEST);
            return page.length() <= LONGEST ? Optional.of(new Lesson(start, page)) : Optional.empty();
        } catch (BeyondRangeException tooLarge) {
            return Optional.empty();
        }
    }

    /** Returns small states of different sizes, those with the most positions after them first. */
    private static Collection<String> small(GameLibrary library, GameFamily family) {
        NavigableMap<Integer, String> starts = new TreeMap<>();
        family.samples().stream()
                .flatMap(sample -> family.with(sample).games().stream())
                .flatMap(Lesson::states)
                .forEach(position -> {
                    int size = size(position);
                    if (size > 0 && !starts.containsKey(size) && isReadable(library, position)) {
                        starts.put(size, position.toString());
                    }
                });
        return starts.descendingMap().values();
    }

    private static <S> Stream<Position> states(ImpartialGame<S> game) {
        return game.smallStates().limit(MOST_STARTS).map(game::at);
    }

    private static boolean isReadable(GameLibrary library, Position position) {
        try {
            return library.read(position.toString()).position().equals(position);
        } catch (NotationException unreadable) {
            return false;
        }
    }

    /** Returns the number of positions that can be reached; 0 if they are too many. */
    private static int size(Position position) {
        try {
            return GameGraph.reachable(position, new Meter(BUDGET, Progress.NONE, () -> false))
                    .graph()
                    .vertices();
        } catch (StoppedException | BeyondRangeException tooMany) {
            return 0;
        }
    }
}
