package org.impartial.cli.exercise;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.cli.exercise.Exercise.ExerciseKind;
import org.impartial.cli.text.MexTable;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/** Makes exercises about one game; the same seed gives the same ones. Not safe for use by several threads. */
public final class Exercises {
    public static final int MOST_LEVEL = 5;

    private static final int ATTEMPTS = 400;
    private static final int MOST_ANSWERS = 12;
    /** A number of positions, so that the exercises do not depend on the speed of the machine. */
    static final Budget BUDGET = Budget.positions(200_000);

    /** The greatest time of a search; then the work ends, as without this search the exercises would be others. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final GameLibrary library;
    private final ExercisePositions positions;
    private final int level;
    private final Random random;
    private final Meter meter;
    private Meter patience = patience();
    private final Solver normal;
    private final Solver misere;
    /** The convention that the names of the games imply. */
    private final Convention play;

    /** Returns exercises about a game, or from a position on; level 1 is the easiest, {@link #MOST_LEVEL} the last. */
    public static List<Exercise> about(GameLibrary library, String text, int level, long seed, Meter meter, int count) {
        return SurveyExercises.of(library, text, level, seed, count)
                .orElseGet(() -> new Exercises(library, text, level, seed, meter).make(count));
    }

    Exercises(GameLibrary library, String text, int level, long seed, Meter meter) {
        this.library = library;
        this.level = level;
        random = new Random(seed);
        this.meter = meter;
        normal = Solver.normal().within(BUDGET).cancelWhen(this::stopped);
        misere = Solver.misere().within(BUDGET).cancelWhen(this::stopped);
        positions = new ExercisePositions(library, text, level, random, meter, this::stopped);
        play = library.play(text);
    }

    private static Meter patience() {
        return new Meter(Budget.unlimited().within(PATIENCE), Progress.NONE, () -> false);
    }

    /** Stops a search together with the whole work. */
    private boolean stopped() {
        meter.poll();
        patience.poll();
        return false;
    }

    /** Returns exercises of all kinds in turn; kinds of which none is found are omitted. */
    List<Exercise> make(int count) {
        List<ExerciseKind> kinds = new ArrayList<>(
                List.of(ExerciseKind.ONE, ExerciseKind.SEVERAL, ExerciseKind.MISERE, ExerciseKind.OUTCOME));
        if (play == Convention.MISERE) {
            kinds.remove(ExerciseKind.MISERE);
        } else if (positions.game().orElse(null) instanceof HeapGame) {
            kinds.add(ExerciseKind.WORTH);
        }
        List<Exercise> made = new ArrayList<>();
        for (int i = 0; made.size() < count && !kinds.isEmpty(); i++) {
            ExerciseKind kind = kinds.get(i % kinds.size());
            next(kind, made).ifPresentOrElse(made::add, () -> kinds.remove(kind));
        }
        return made;
    }

    private Optional<Exercise> next(ExerciseKind kind, List<Exercise> made) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            stopped();
            patience = patience();
            Optional<Exercise> found = (kind == ExerciseKind.WORTH ? Optional.of(worth()) : drawn(kind))
                    .filter(one -> made.stream().noneMatch(one::repeats));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private Optional<Exercise> drawn(ExerciseKind kind) {
        try {
            boolean either = kind == ExerciseKind.OUTCOME || kind == ExerciseKind.MISERE;
            return positions.next(either).flatMap(position -> about(kind, position));
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private Optional<Exercise> about(ExerciseKind kind, Position shown) {
        String written = positions.written(shown);
        if (!positions.reads(written) || !library.read(written).position().equals(shown)) {
            return Optional.empty();
        }
        return kind == ExerciseKind.OUTCOME ? winner(shown, written) : moves(kind, library.read(written), written);
    }

    private Optional<Exercise> winner(Position shown, String written) {
        return solved(shown, play).map(analysis -> {
            String winner = analysis.outcome() == Outcome.N ? "the player to move" : "the other player";
            String question = "Who wins, the player to move or the other player?";
            return new Exercise(
                    ExerciseKind.OUTCOME, play, shown, written, question, List.of(winner), reason(analysis));
        });
    }

    private Optional<Exercise> moves(ExerciseKind kind, NotatedPosition position, String written) {
        Convention convention = kind == ExerciseKind.MISERE ? Convention.MISERE : play;
        Optional<List<String>> winning = winning(position, convention);
        if (winning.isEmpty() || winning.get().isEmpty() || winning.get().size() > MOST_ANSWERS) {
            return Optional.empty();
        }
        List<String> moves = winning.get();
        boolean suits = switch (kind) {
            case ONE -> moves.size() == 1;
            case SEVERAL -> moves.size() > 1;
            default ->
                winning(position, Convention.NORMAL)
                        .filter(normal -> !normal.equals(moves))
                        .isPresent();
        };
        if (!suits) {
            return Optional.empty();
        }
        String question = switch (kind) {
            case ONE -> "Find the only winning move.";
            case SEVERAL -> "Find all winning moves.";
            default -> "The player who cannot move wins. Find all winning moves.";
        };
        String reason = reason(analysis(position.position(), convention));
        return Optional.of(new Exercise(kind, convention, position.position(), written, question, moves, reason));
    }

    /** Returns the values of the components and their XOR, the values of the options, the theorem, or the definition. */
    private String reason(Analysis analysis) {
        Position position = analysis.position();
        boolean normalPlay = analysis.convention() == Convention.NORMAL;
        if (normalPlay
                && position.components().size() > 1
                && analysis.known().grundy().isPresent()) {
            List<String> values = position.components().stream()
                    .map(part -> Long.toString(normal.grundy(part)))
                    .toList();
            return "values " + String.join(", ", values) + "; " + String.join(" XOR ", values) + " = "
                    + analysis.known().grundy().getAsLong();
        }
        if (!analysis.explain().bases().isEmpty()) {
            return analysis.reasonWithoutCost().replaceFirst("; (\\w+ )?search$", "");
        }
        return (normalPlay ? new MexTable(position, String::valueOf, normal).few() : Optional.<Exhibit>empty())
                .map(table -> "the value is " + table.conclusion())
                .orElse(byDefinition(analysis));
    }

    private static String byDefinition(Analysis analysis) {
        if (analysis.position().moves().isEmpty()) {
            return "no move is left";
        }
        return analysis.outcome() == Outcome.P
                ? "every move leaves an N-position"
                : "a move wins if it leaves a P-position, and every other move leaves an N-position";
    }

    private Analysis analysis(Position position, Convention convention) {
        Analysis analysis = (convention == Convention.NORMAL ? normal : misere).analyse(position);
        meter.spend(analysis.cost().positions());
        return analysis;
    }

    private Optional<Analysis> solved(Position position, Convention convention) {
        return Optional.of(analysis(position, convention))
                .filter(analysis -> analysis.status() == Analysis.Status.SOLVED && analysis.outcome() != Outcome.D);
    }

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

    private Exercise worth() {
        HeapGame heaps = (HeapGame) positions.game().orElseThrow();
        int most = 5 + 5 * level;
        long[] values = IntStream.rangeClosed(0, most)
                .mapToLong(heap -> normal.grundy(heaps.at(heap)))
                .toArray();
        long wanted = values[1 + random.nextInt(most)];
        List<String> answers = IntStream.rangeClosed(0, most)
                .filter(heap -> values[heap] == wanted)
                .mapToObj(Integer::toString)
                .toList();
        String question = "Which heaps from 0 to " + most + " have the Grundy value " + wanted + "?";
        String reason = "G(0), G(1), ..., G(" + most + ") = "
                + LongStream.of(values).mapToObj(Long::toString).collect(Collectors.joining(", "));
        return new Exercise(ExerciseKind.WORTH, play, Position.empty(), heaps.name(), question, answers, reason);
    }
}
