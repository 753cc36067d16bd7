package org.impartial.cli.exercise;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.cli.exercise.Exercise.ExerciseKind;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/**
 * Makes exercises about one game from a seed: from random heaps, or from random play shortly before its end. The same
 * seed gives the same exercises. Not safe for use by several threads.
 */
public final class Exercises {
    /** The greatest level. */
    public static final int MOST_LEVEL = 5;

    private static final int ATTEMPTS = 400;
    private static final int MOST_ANSWERS = 12;
    private static final Budget BUDGET = Budget.positions(200_000).within(Duration.ofSeconds(2));

    private final GameLibrary library;
    private final String start;
    private final Optional<HeapGame> heaps;
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
        random = new Random(seed);
        heaps = heapGame(text);
        start = heaps.isPresent() || reads(text)
                ? text
                : library.family(text.strip()).card().example();
    }

    /** Returns the heap game that a text without a position names. */
    private Optional<HeapGame> heapGame(String text) {
        if (reads(text) && !library.read(text).position().components().isEmpty()) {
            return Optional.empty();
        }
        return reads(text + " 5")
                        && library.read(text + " 5").position() instanceof Component<?> component
                        && component.game() instanceof HeapGame game
                ? Optional.of(game)
                : Optional.empty();
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
        List<ExerciseKind> kinds = new ArrayList<>(List.of(ExerciseKind.values()));
        if (heaps.isEmpty()) {
            kinds.remove(ExerciseKind.WORTH);
        }
        List<Exercise> made = new ArrayList<>();
        for (int i = 0; made.size() < count && !kinds.isEmpty(); i++) {
            ExerciseKind kind = kinds.get(i % kinds.size());
            Optional<Exercise> next = next(kind, made);
            if (next.isEmpty()) {
                kinds.remove(kind);
            }
            next.ifPresent(made::add);
        }
        return made;
    }

    /** Returns an exercise of a kind that differs from all earlier ones. */
    private Optional<Exercise> next(ExerciseKind kind, List<Exercise> made) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Optional<Exercise> found = kind == ExerciseKind.WORTH ? worth() : moves(kind, position());
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

    private NotatedPosition position() {
        return heaps.isPresent() ? randomHeaps() : fewMovesLeft();
    }

    private NotatedPosition randomHeaps() {
        StringBuilder text = new StringBuilder(start);
        int count = 2 + random.nextInt(1 + (level + 1) / 2);
        for (int i = 0; i < count; i++) {
            text.append(' ').append(1 + random.nextInt(3 + 3 * level));
        }
        return library.read(text.toString());
    }

    /** Plays at random to the end, and goes back some moves. */
    private NotatedPosition fewMovesLeft() {
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
        return played.get(Math.max(0, played.size() - 1 - left));
    }

    private Optional<Exercise> moves(ExerciseKind kind, NotatedPosition notated) {
        String text = notated.position().toString().strip();
        if (!reads(text) || !library.read(text).position().equals(notated.position())) {
            return Optional.empty();
        }
        NotatedPosition position = library.read(text);
        Convention convention = kind == ExerciseKind.MISERE ? Convention.MISERE : Convention.NORMAL;
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
                        text,
                        question,
                        winning.get(),
                        analysis(position.position(), convention).reason()))
                : Optional.empty();
    }

    private Analysis analysis(Position position, Convention convention) {
        return (convention == Convention.NORMAL ? normal : misere).analyse(position);
    }

    /** Returns the names of all winning moves, if the budget suffices. */
    private Optional<List<String>> winning(NotatedPosition position, Convention convention) {
        try {
            Analysis analysis = analysis(position.position(), convention);
            if (analysis.status() != Analysis.Status.SOLVED || analysis.outcome() == Outcome.D) {
                return Optional.empty();
            }
            Analysis.WinningMoves moves = analysis.winningMoves(MOST_ANSWERS + 1);
            return moves.complete()
                    ? Optional.of(moves.list().stream()
                            .map(position::name)
                            .distinct()
                            .sorted()
                            .toList())
                    : Optional.empty();
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private Optional<Exercise> worth() {
        HeapGame game = heaps.orElseThrow();
        int most = 5 + 5 * level;
        long[] values = IntStream.rangeClosed(0, most)
                .mapToLong(heap -> normal.grundy(game.at(heap)))
                .toArray();
        long wanted = values[1 + random.nextInt(most)];
        List<String> answers = IntStream.rangeClosed(0, most)
                .filter(heap -> values[heap] == wanted)
                .mapToObj(Integer::toString)
                .toList();
        return Optional.of(new Exercise(
                ExerciseKind.WORTH,
                Position.empty(),
                start,
                "Which heaps from 0 to " + most + " have the Grundy value " + wanted + "?",
                answers,
                analysis(game.at(Integer.parseInt(answers.get(0))), Convention.NORMAL)
                        .reason()));
    }
}
