package org.impartial.cli.exercise;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.census.RandomPositions;
import org.impartial.cli.exercise.Exercise.Kind;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/**
 * Makes exercises about one game from a seed: from positions that are uniformly random among the P-positions or the
 * N-positions of a size where they can be counted; else from random play shortly before its end, and, of a game that has
 * no start, from its small world. The same seed gives the same exercises. Not safe for use by several threads.
 */
public final class Exercises {
    /** The greatest level. */
    public static final int MOST_LEVEL = 5;

    private static final int ATTEMPTS = 400;
    private static final int MOST_STATES = 1000;
    private static final int MOST_ANSWERS = 12;
    private static final Budget BUDGET = Budget.positions(200_000).within(Duration.ofSeconds(2));

    private final GameLibrary library;
    private final String text;
    private final Optional<String> start;
    private final Optional<ImpartialGame<?>> game;
    private final Map<Integer, Optional<RandomPositions>> counted = new HashMap<>();
    private final int level;
    private final Random random;
    private final Solver normal = Solver.normal().within(BUDGET);
    private final Solver misere = Solver.misere().within(BUDGET);

    /**
     * Creates a maker of exercises.
     *
     * @param library the games
     * @param text a game with its parameters, or a position at which play starts
     * @param level from 1, the easiest, to {@link #MOST_LEVEL}
     * @param seed determines the exercises
     * @throws NotationException if the text is neither a game nor a position
     */
    public Exercises(GameLibrary library, String text, int level, long seed) {
        this.library = library;
        this.level = level;
        this.text = text.strip();
        random = new Random(seed);
        Optional<PositionFormat> named = named();
        boolean placed = reads(this.text)
                && (named.isEmpty()
                        || !library.read(this.text).position().moves().isEmpty());
        start = placed ? Optional.of(this.text) : example();
        game = placed
                ? Optional.empty()
                : named.isPresent() ? named.get().games().stream().findFirst() : exampleGame();
    }

    /** Returns the game that the text names; empty if it is a position, or if parameters are missing. */
    private Optional<PositionFormat> named() {
        try {
            return Optional.of(library.ruleset(text));
        } catch (NotationException position) {
            return Optional.empty();
        }
    }

    private Optional<ImpartialGame<?>> exampleGame() {
        return start.flatMap(example -> library.read(example).position().components().stream()
                .<ImpartialGame<?>>map(Component::game)
                .findFirst());
    }

    /** Returns the example of the card of a game that is named without parameters. */
    private Optional<String> example() {
        return text.contains("[")
                ? Optional.empty()
                : Optional.of(library.family(text).card().example());
    }

    private boolean reads(String text) {
        try {
            library.read(text);
            return true;
        } catch (NotationException none) {
            return false;
        }
    }

    /**
     * Returns exercises of all kinds in turn; kinds of which none is found are omitted.
     *
     * @param count the number of exercises
     * @return the exercises; fewer than {@code count} if no more are found
     */
    public List<Exercise> make(int count) {
        List<Kind> kinds = new ArrayList<>(List.of(Kind.values()));
        if (!(game.orElse(null) instanceof HeapGame)) {
            kinds.remove(Kind.WORTH);
        }
        List<Exercise> made = new ArrayList<>();
        for (int i = 0; made.size() < count && !kinds.isEmpty(); i++) {
            Kind kind = kinds.get(i % kinds.size());
            Optional<Exercise> next = next(kind, made);
            if (next.isEmpty()) {
                kinds.remove(kind);
            }
            next.ifPresent(made::add);
        }
        return made;
    }

    /** Returns an exercise of a kind that differs from all earlier ones. */
    private Optional<Exercise> next(Kind kind, List<Exercise> made) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Exercise> found =
                    kind == Kind.WORTH ? worth() : position(kind).flatMap(position -> about(kind, position));
            if (found.isPresent()
                    && made.stream()
                            .noneMatch(other -> other.kind() == kind
                                    && other.question().equals(found.get().question())
                                    && other.text().equals(found.get().text()))) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Position> position(Kind kind) {
        Optional<RandomPositions> positions = game.isEmpty()
                ? Optional.empty()
                : counted.computeIfAbsent(2 + random.nextInt(1 + (level + 1) / 2), this::counted);
        if (positions.isPresent()) {
            boolean lost = (kind == Kind.OUTCOME || kind == Kind.MISERE) && random.nextBoolean();
            return positions.get().next(lost ? Outcome.P : Outcome.N, Meter.unlimited());
        }
        return game.isPresent() && (start.isEmpty() || random.nextBoolean())
                ? small(game.get())
                : Optional.of(fewMovesLeft(start.orElse(text)));
    }

    private Optional<RandomPositions> counted(int heaps) {
        Meter meter = new Meter(BUDGET, Progress.NONE, () -> false);
        return RandomPositions.of(game.orElseThrow(), heaps, 3 + 3 * level, random.nextLong(), meter);
    }

    private <S> Optional<Position> small(ImpartialGame<S> game) {
        List<S> states = game.smallStates().limit(MOST_STATES).toList();
        return states.isEmpty() ? Optional.empty() : Optional.of(game.at(states.get(random.nextInt(states.size()))));
    }

    /** Plays at random to the end, and goes back some moves. */
    private Position fewMovesLeft(String start) {
        List<NotatedPosition> played = new ArrayList<>(List.of(library.read(start)));
        while (played.size() <= ATTEMPTS) {
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

    private Optional<Exercise> about(Kind kind, Position shown) {
        String written = shown.toString().strip();
        if (!reads(written) || !library.read(written).position().equals(shown)) {
            return Optional.empty();
        }
        return kind == Kind.OUTCOME ? winner(shown, written) : moves(kind, library.read(written), written);
    }

    private Optional<Exercise> winner(Position shown, String written) {
        return solved(shown, Convention.NORMAL)
                .map(analysis -> new Exercise(
                        Kind.OUTCOME,
                        shown,
                        written,
                        "Who wins, the player to move or the other player?",
                        List.of(analysis.outcome() == Outcome.N ? "the player to move" : "the other player"),
                        analysis.reason()));
    }

    private Optional<Exercise> moves(Kind kind, NotatedPosition position, String written) {
        Convention convention = kind == Kind.MISERE ? Convention.MISERE : Convention.NORMAL;
        Optional<List<String>> winning = winning(position, convention);
        if (winning.isEmpty() || winning.get().isEmpty() || winning.get().size() > MOST_ANSWERS) {
            return Optional.empty();
        }
        boolean suits = switch (kind) {
            case ONE -> winning.get().size() == 1;
            case SEVERAL -> winning.get().size() > 1;
            default ->
                winning(position, Convention.NORMAL)
                        .filter(normal -> !normal.equals(winning.get()))
                        .isPresent();
        };
        String question = switch (kind) {
            case ONE -> "Find the only winning move.";
            case SEVERAL -> "Find all winning moves.";
            default -> "The player who cannot move wins. Find all winning moves.";
        };
        return suits
                ? Optional.of(new Exercise(
                        kind,
                        position.position(),
                        written,
                        question,
                        winning.get(),
                        analysis(position.position(), convention).reason()))
                : Optional.empty();
    }

    private Analysis analysis(Position position, Convention convention) {
        return (convention == Convention.NORMAL ? normal : misere).analyse(position);
    }

    /** Returns the analysis of a position without draws, if the budget suffices. */
    private Optional<Analysis> solved(Position position, Convention convention) {
        return Optional.of(analysis(position, convention))
                .filter(analysis -> analysis.status() == Analysis.Status.SOLVED && analysis.outcome() != Outcome.D);
    }

    /** Returns the names of all winning moves, if the budget suffices. */
    private Optional<List<String>> winning(NotatedPosition position, Convention convention) {
        try {
            return solved(position.position(), convention)
                    .map(analysis -> analysis.winningMoves(MOST_ANSWERS + 1))
                    .filter(Analysis.WinningMoves::complete)
                    .map(moves -> moves.list().stream()
                            .map(position::name)
                            .distinct()
                            .sorted()
                            .toList());
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private Optional<Exercise> worth() {
        HeapGame heaps = (HeapGame) game.orElseThrow();
        int most = 5 + 5 * level;
        long[] values = IntStream.rangeClosed(0, most)
                .mapToLong(heap -> normal.grundy(heaps.at(heap)))
                .toArray();
        long wanted = values[1 + random.nextInt(most)];
        List<String> answers = IntStream.rangeClosed(0, most)
                .filter(heap -> values[heap] == wanted)
                .mapToObj(Integer::toString)
                .toList();
        return Optional.of(new Exercise(
                Kind.WORTH,
                Position.empty(),
                heaps.name(),
                "Which heaps from 0 to " + most + " have the Grundy value " + wanted + "?",
                answers,
                analysis(heaps.at(Integer.parseInt(answers.get(0))), Convention.NORMAL)
                        .reason()));
    }
}
