package org.impartial.cli.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.impartial.census.RandomPositions;
import org.impartial.cli.play.PositionText;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;

/** Random positions of a game: from a census, else from play shortly before its end, or from its small world. */
final class ExercisePositions {
    private static final int MOST_MOVES = 400;
    private static final int MOST_STATES = 1000;

    private final GameLibrary library;
    private final String text;
    private final Optional<String> start;
    private final Optional<ImpartialGame<?>> game;
    private final Optional<PositionText> writer;
    private final Map<Integer, Optional<RandomPositions>> counted = new HashMap<>();
    private final int level;
    private final Random random;
    private final Meter meter;
    private final BooleanSupplier stopped;

    ExercisePositions(
            GameLibrary library, String text, int level, Random random, Meter meter, BooleanSupplier stopped) {
        this.library = library;
        this.level = level;
        this.text = text.strip();
        this.random = random;
        this.meter = meter;
        this.stopped = stopped;
        Optional<PositionFormat> named = named();
        boolean placed = reads(this.text) && (named.isEmpty() || hasMoves(this.text));
        start = placed
                ? Optional.of(this.text)
                : this.text.contains("[")
                        ? Optional.empty()
                        : Optional.of(library.family(this.text).card().example());
        game = placed
                ? Optional.empty()
                : named.isPresent()
                        ? named.get().games().stream().findFirst()
                        : start.flatMap(example -> library.read(example).position().components().stream()
                                .<ImpartialGame<?>>map(Component::game)
                                .findFirst());
        writer = start.map(example -> new PositionText(library, example));
    }

    /** Returns the position as text that the library reads, with the names of the games in the text or in the example. */
    String written(Position position) {
        return writer.map(names -> names.text(position))
                .orElseGet(position::toString)
                .strip();
    }

    private boolean hasMoves(String text) {
        try {
            return !library.read(text).position().moves().isEmpty();
        } catch (BeyondRangeException infinite) {
            return false;
        }
    }

    /** Returns the game that the text names; empty if it is a position, or if parameters are missing. */
    private Optional<PositionFormat> named() {
        try {
            return Optional.of(library.ruleset(text));
        } catch (NotationException position) {
            return Optional.empty();
        }
    }

    boolean reads(String text) {
        try {
            library.read(text);
            return true;
        } catch (NotationException none) {
            return false;
        }
    }

    Optional<ImpartialGame<?>> game() {
        return game;
    }

    /** Returns a random position, if one is found; one drawn by counts is won, or if {@code either}, as often lost. */
    Optional<Position> next(boolean either) {
        Optional<RandomPositions> positions = game.isEmpty()
                ? Optional.empty()
                : counted.computeIfAbsent(2 + random.nextInt(1 + (level + 1) / 2), this::counted);
        Outcome wanted = either && random.nextBoolean() ? Outcome.P : Outcome.N;
        return positions.flatMap(drawn -> drawn.next(wanted, meter)).or(this::uncounted);
    }

    private Optional<Position> uncounted() {
        return game.isPresent() && (start.isEmpty() || random.nextBoolean())
                ? small(game.get())
                : Optional.of(fewMovesLeft(start.orElse(text)));
    }

    private Optional<RandomPositions> counted(int heaps) {
        Meter share = new Meter(Exercises.BUDGET, Progress.NONE, stopped);
        return RandomPositions.of(game.orElseThrow(), heaps, 3 + 3 * level, random.nextLong(), share);
    }

    private <S> Optional<Position> small(ImpartialGame<S> game) {
        List<S> states = game.smallStates().limit(MOST_STATES).toList();
        return states.isEmpty() ? Optional.empty() : Optional.of(game.at(states.get(random.nextInt(states.size()))));
    }

    private Position fewMovesLeft(String start) {
        List<NotatedPosition> played = new ArrayList<>(List.of(library.read(start)));
        while (played.size() <= MOST_MOVES) {
            meter.poll();
            NotatedPosition now = played.get(played.size() - 1);
            List<Move> moves = now.position().moves();
            if (moves.isEmpty()) {
                break;
            }
            played.add(now.after(moves.get(random.nextInt(moves.size()))));
        }
        int left = 2 + random.nextInt(1 + 2 * level);
        return played.get(Math.max(0, played.size() - 1 - left)).position();
    }
}
