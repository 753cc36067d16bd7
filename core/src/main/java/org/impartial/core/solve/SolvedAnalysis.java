package org.impartial.core.solve;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.engine.Answer;
import org.impartial.core.engine.Question;
import org.impartial.core.engine.misere.MisereSearch;
import org.impartial.core.engine.retrograde.GameGraph;
import org.impartial.core.engine.retrograde.Retrograde;
import org.impartial.core.engine.step.Share;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.theory.Period;
import org.impartial.core.theory.SumTheory;
import org.impartial.core.theory.form.MisereForm;
import org.impartial.core.theory.sums.Smith;
import org.jspecify.annotations.Nullable;

/**
 * An answered question: the first answer, and further results, each computed once and within the budget of the
 * question. Everything except the answer itself is guarded by the tables, which do that work.
 */
final class SolvedAnalysis implements Analysis {
    private static final int MOST_MOVES = 1_000_000;

    private final AskedQuestion asked;
    private final Question question;
    private final Answer<?> answer;
    private final Outcome outcome;
    private final OptionalLong told;
    private final Object element;
    private OptionalLong sought = OptionalLong.empty();
    private @Nullable WinningMoveList winning;
    private boolean wentFurther;
    private String missingValue = "";

    private SolvedAnalysis(AskedQuestion asked, Answer<?> answer, Outcome outcome, OptionalLong told, Object element) {
        this.asked = asked;
        this.question = asked.question();
        this.answer = answer;
        this.outcome = outcome;
        this.told = told;
        this.element = element;
    }

    /** Evaluates the position by the theory of an answer. */
    static <V> SolvedAnalysis of(AskedQuestion asked, Answer<V> answer) {
        SumTheory<V> theory = answer.theory();
        V element = theory.of(asked.question().position());
        return new SolvedAnalysis(asked, answer, theory.outcome(element), theory.grundy(element), element);
    }

    private <T> T work(Supplier<T> piece) {
        try {
            return asked.tables().work(question.meter(), piece);
        } catch (StoppedException stopped) {
            throw new UnsolvedException(stopped);
        }
    }

    @Override
    public Position position() {
        return question.position();
    }

    @Override
    public Convention convention() {
        return question.convention();
    }

    @Override
    public String strategy() {
        return asked.strategy();
    }

    @Override
    public Status status() {
        return Status.SOLVED;
    }

    @Override
    public String message() {
        return "";
    }

    @Override
    public Cost cost() {
        return question.meter().cost();
    }

    @Override
    public Outcome outcome() {
        return outcome;
    }

    @Override
    public <V> Optional<V> value(Class<V> kind) {
        return kind.isInstance(element) ? Optional.of(kind.cast(element)) : Optional.empty();
    }

    @Override
    public OptionalLong grundy() {
        return work(() -> {
            if (known().isEmpty() && missingValue.isEmpty()) {
                answer.further().ifPresent(this::seekValue);
            }
            return known();
        });
    }

    @Override
    public OptionalLong knownGrundy() {
        return told.isPresent() ? told : work(this::known);
    }

    private OptionalLong known() {
        return told.isPresent() ? told : sought;
    }

    private <V> void seekValue(Answer<V> further) {
        try {
            sought = further.theory().grundy(further.theory().of(position()));
            wentFurther = true;
        } catch (StoppedException stopped) {
            missingValue = "the Grundy value is not known: no theorem gives it, and the search for it "
                    + WinningMoveList.end(question, stopped);
        } catch (BeyondRangeException tooLarge) {
            missingValue = "the Grundy value is not known: no theorem gives it, and " + tooLarge.getMessage();
        }
    }

    @Override
    public String missing() {
        return work(() -> Stream.of(missingValue, winning == null ? "" : winning.missing())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; ")));
    }

    @Override
    public List<Move> winningMoves() {
        WinningMoves moves = winningMoves(MOST_MOVES);
        if (!moves.complete()) {
            String why = missing();
            throw new UnsolvedException(
                    Status.SOLVED,
                    why.isEmpty()
                            ? "there are more winning moves than can be listed; winningMoves(most) lists some"
                            : why + "; winningMoves(most) lists those that are known");
        }
        return moves.list();
    }

    @Override
    public WinningMoves winningMoves(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("0 moves or more can be listed, not " + most);
        }
        return outcome == Outcome.N ? work(() -> winning(most)) : new WinningMoves(List.of(), true);
    }

    private WinningMoves winning(int most) {
        Optional<WinningMoves> listed = Optional.ofNullable(winning).flatMap(list -> list.first(most));
        if (listed.isPresent()) {
            return listed.get();
        }
        WinningMoveList told = WinningMoveList.of(question, answer.theory(), most);
        WinningMoveList all = told.suffices()
                ? told
                : answer.further()
                        .map(further -> seekMoves(further, told, most))
                        .orElse(told);
        winning = all;
        return all.moves();
    }

    private WinningMoveList seekMoves(Answer<?> further, WinningMoveList told, int most) {
        try {
            WinningMoveList all = WinningMoveList.of(question, further.theory(), most);
            wentFurther = true;
            if (known().isEmpty()) {
                seekValue(further);
            }
            boolean nothing = all.moves().list().isEmpty() && !all.moves().complete();
            return nothing ? told.missing(all.missing()) : all;
        } catch (StoppedException stopped) {
            return told.missing("not all winning moves are known: no theorem gives them, and the search for them "
                    + WinningMoveList.end(question, stopped));
        }
    }

    @Override
    public List<JudgedMove> moves() {
        return work(() -> {
            Optional<SumTheory<?>> further = answer.further().map(Answer::theory);
            return position().moves(question.meter()).stream()
                    .map(move -> new JudgedMove(move, judged(further, move.result())))
                    .toList();
        });
    }

    private Optional<Outcome> judged(Optional<SumTheory<?>> further, Position after) {
        Optional<Outcome> first = answer.theory().told(after);
        try {
            return first.isPresent() ? first : further.flatMap(theory -> theory.told(after));
        } catch (StoppedException | BeyondRangeException unknown) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Move> bestMove() {
        if (outcome == Outcome.N) {
            Optional<Move> homing = answer.theory() instanceof Smith smith
                    ? work(() -> smith.homingMove(position()))
                    : Optional.empty();
            Optional<Move> move =
                    homing.or(() -> winningMoves(1).list().stream().findFirst());
            if (move.isPresent()) {
                return move;
            }
        }
        return work(() -> outcome == Outcome.D
                ? answer.theory().movesTo(position(), Outcome.D).findFirst()
                : longestPlay());
    }

    /** Returns the move after which the winner needs longest, or any move if the game is too large to determine it. */
    private Optional<Move> longestPlay() {
        Meter attempt = Share.LONGEST_PLAY.of(question.meter());
        try {
            GameGraph reached = GameGraph.reachable(position(), attempt);
            Retrograde fates = Retrograde.of(reached.graph(), convention(), attempt);
            return position().moves(attempt).stream()
                    .max(Comparator.comparingInt(move -> fates.remoteness(reached.vertex(move.result()))));
        } catch (StoppedException stopped) {
            if (!stopped.memory()) {
                attempt.absorb(stopped);
            }
            return position().moves(question.meter()).stream().findFirst();
        }
    }

    @Override
    public Optional<Period> period() {
        return work(answer::period);
    }

    @Override
    public Optional<Certificate> certificate() {
        return work(answer::certificate);
    }

    @Override
    public Optional<MisereForm> form() {
        boolean none = question.isNormal() || question.isLoopy() || question.isEntailing();
        return none ? Optional.empty() : work(this::wholeForm);
    }

    private Optional<MisereForm> wholeForm() {
        Meter attempt = Share.FORM.of(question.meter());
        try {
            return Optional.of(new MisereSearch().form(position(), attempt));
        } catch (StoppedException stopped) {
            attempt.absorb(stopped);
            return Optional.empty();
        }
    }

    @Override
    public Explanation explain() {
        return work(() -> Explanation.of(this, answer));
    }

    @Override
    public String reason() {
        return work(() -> Explanation.reason(this, answer));
    }

    /** Returns whether a search continued where a theorem stopped. */
    boolean wentFurther() {
        return wentFurther;
    }

    @Override
    public String toString() {
        OptionalLong value = knownGrundy();
        return asked.line(outcome + asked.play()
                + (value.isPresent() ? ", Grundy value " + value.getAsLong() : "")
                + ", by " + strategy() + ", " + cost());
    }
}
