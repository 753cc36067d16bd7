package org.impartial.solve;

import com.google.common.base.Suppliers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.proof.Certificate;
import org.impartial.solve.Analysis.JudgedMove;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Analysis.WinningMoves;
import org.impartial.solve.OpenStrategy.StrategyTables;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.Question.QuestionKind;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.step.Share;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.form.MisereForm;
import org.jspecify.annotations.Nullable;

/** An answered question and further results, each computed once within its budget, under the lock of the tables. */
final class AnsweredQuestion {
    /** The number of moves in succession after which the search ends its budget, and none is made for the others. */
    private static final int MOST_STOPS = 64;

    final Question question;
    final StrategyTables tables;
    private final EvaluatedAnswer<?> first;
    final Outcome outcome;

    /** The meter of everything that a search adds; its time starts when it is first used. */
    private final Supplier<Meter> rest;

    /** The answer that adds to the first one, if there is one. */
    private final Supplier<Optional<EvaluatedAnswer<?>>> added;

    /** The answer from empty tables, if memory ran short in used ones; not to be called with the lock of the tables. */
    private final Supplier<Optional<Analysis>> withEmptyTables;

    /** The analysis for a further kind, which work after the outcome found play to be of. */
    private @Nullable Analysis joined;

    private @Nullable WinningMoveList winning;
    private @Nullable OpenMoves openMoves;
    private OptionalLong searchedValue = OptionalLong.empty();
    private boolean addedMore;
    private boolean wentQuickly;
    private String missingValue = "";
    private boolean lacksMemory;

    /**
     * Evaluates the outcome; {@code emptyTables} answers again with empty tables, and not during work on the tables.
     */
    AnsweredQuestion(
            Question question, Answer<?> answer, StrategyTables tables, Supplier<Optional<Analysis>> emptyTables) {
        this.question = question;
        this.tables = tables;
        this.first = new EvaluatedAnswer<>(answer, question.position());
        this.outcome = first.outcome();
        this.rest = Suppliers.memoize(() -> question.meter().supplement());
        this.added = Suppliers.memoize(() -> supplement(rest.get()));
        this.withEmptyTables =
                Suppliers.memoize(() -> emptyTables.get().filter(again -> again.status() == Status.SOLVED));
    }

    private Optional<EvaluatedAnswer<?>> supplement(Meter meter) {
        return first.answer()
                .supplement(question.within(meter))
                .map(answer -> new EvaluatedAnswer<>(answer, question.position()));
    }

    /** Answers the question again for the kind that play was found to be of, though its games do not declare it. */
    Analysis joined(KindException undeclared) {
        return tables.read(() -> {
            if (joined == null) {
                joined = tables.joined(question, undeclared, Optional::empty);
            }
            return joined;
        });
    }

    /** Returns the analysis for a further kind, if work after the outcome has found one. */
    @Nullable
    Analysis further() {
        return tables.read(() -> joined);
    }

    private <T> T work(Supplier<T> piece) {
        try {
            return tables.work(question.meter(), piece);
        } catch (StoppedException stopped) {
            throw new UnsolvedException(stopped);
        }
    }

    /** Returns the element of this class of the first answer, or with loopy components that of the added answer. */
    <V> Optional<V> value(Class<V> kind) {
        if (!question.play().isSummable()) {
            return Optional.empty();
        }
        return work(() -> Optional.<Object>of(first.element())
                .filter(kind::isInstance)
                .or(() -> question.play().isLoopy() ? addedElement() : Optional.empty())
                .filter(kind::isInstance)
                .map(kind::cast));
    }

    /** Returns the element of the added answer; empty if a state has more options than can be listed. */
    private Optional<Object> addedElement() {
        try {
            return added.get().map(EvaluatedAnswer::element);
        } catch (BeyondRangeException tooLarge) {
            return Optional.empty();
        }
    }

    OptionalLong grundy() {
        OptionalLong value = foundGrundy();
        return value.isEmpty() && lacksMemory
                ? withEmptyTables.get().map(Analysis::grundy).orElse(value)
                : value;
    }

    private OptionalLong foundGrundy() {
        return work(() -> {
            if (known().isEmpty() && (missingValue.isEmpty() || wentQuickly)) {
                wentQuickly = false;
                seekValue(added);
            }
            return known();
        });
    }

    OptionalLong quickGrundy() {
        OptionalLong value = knownGrundy();
        return value.isPresent()
                ? value
                : work(() -> {
                    if (known().isEmpty() && missingValue.isEmpty()) {
                        Meter attempt = Share.VALUE_BESIDE_A_THEOREM.of(rest.get());
                        seekValue(() -> supplement(attempt));
                        wentQuickly = !missingValue.isEmpty();
                        missingValue = wentQuickly
                                ? "the Grundy value is not known: no theorem gives it, and a short search did not find it"
                                : "";
                    }
                    return known();
                });
    }

    OptionalLong knownGrundy() {
        return tables.read(this::known);
    }

    /** Returns the value as far as it is known; a position that is played alone has none. */
    private OptionalLong known() {
        if (!question.play().isSummable()) {
            return OptionalLong.empty();
        }
        OptionalLong value = first.knownGrundy();
        return value.isPresent() ? value : searchedValue;
    }

    /** Evaluates the value by the first answer, or else by the answer that adds to it. */
    private void seekValue(Supplier<Optional<EvaluatedAnswer<?>>> supplement) {
        missingValue = "";
        if (outcome == Outcome.D || !question.play().isSummable()) {
            return;
        }
        try {
            searchedValue = first.grundy();
            Optional<EvaluatedAnswer<?>> more = searchedValue.isPresent() ? Optional.empty() : supplement.get();
            if (more.isPresent()) {
                searchedValue = more.get().grundy();
                addedMore = true;
            }
        } catch (StoppedException stopped) {
            lacksMemory |= stopped.memory();
            missingValue = "the Grundy value is not known: no theorem gives it, and the search for it "
                    + WinningMoveList.end(question, stopped);
        } catch (BeyondRangeException tooLarge) {
            missingValue = "the Grundy value is not known: no theorem gives it, and " + tooLarge.getMessage();
        }
    }

    String missing() {
        Analysis further = further();
        if (further != null) {
            return further.missing();
        }
        return lacksMemory && withEmptyTables.get().isPresent()
                ? withEmptyTables.get().map(Analysis::missing).orElse("")
                : foundMissing();
    }

    private String foundMissing() {
        return work(() -> Stream.of(missingValue, winning == null ? "" : winning.missing())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; ")));
    }

    WinningMoves winningMoves(int most) {
        if (most < 0) {
            throw new IllegalArgumentException("the number of moves to list must be at least 0, not " + most);
        }
        if (outcome != Outcome.N) {
            return new WinningMoves(List.of(), true);
        }
        WinningMoves moves = work(() -> winning(most));
        return moves.complete() || !lacksMemory
                ? moves
                : withEmptyTables.get().map(again -> again.winningMoves(most)).orElse(moves);
    }

    private WinningMoves winning(int most) {
        Optional<WinningMoves> listed = Optional.ofNullable(winning).flatMap(list -> list.first(most));
        if (listed.isPresent()) {
            return listed.get();
        }
        WinningMoveList byFirst = WinningMoveList.of(question, first.answer().theory(), most);
        WinningMoveList all = byFirst.suffices()
                ? byFirst
                : added.get()
                        .map(supplement -> seekMoves(supplement, byFirst, most))
                        .orElse(byFirst);
        winning = all;
        lacksMemory |= all.lacksMemory();
        return all.moves();
    }

    private WinningMoveList seekMoves(EvaluatedAnswer<?> supplement, WinningMoveList byFirst, int most) {
        try {
            WinningMoveList all =
                    WinningMoveList.of(question, supplement.answer().theory(), most);
            addedMore = true;
            if (known().isEmpty()) {
                seekValue(() -> Optional.of(supplement));
            }
            boolean fewer = all.moves().list().size() < byFirst.moves().list().size()
                    && !all.moves().complete();
            return fewer ? byFirst.missing(all.missing(), all.lacksMemory()) : all;
        } catch (StoppedException stopped) {
            return byFirst.missing(
                    "not all winning moves are known: no theorem gives them, and the search for them "
                            + WinningMoveList.end(question, stopped),
                    stopped.memory());
        }
    }

    /** Returns a winning move: by the answer, else by short searches after each move, else by the added search. */
    Optional<Move> winningMove() {
        if (outcome != Outcome.N) {
            return Optional.empty();
        }
        Optional<Move> near = work(
                () -> homingMove().or(this::soonestMove).or(() -> openMoves().flatMap(OpenMoves::winning)));
        return near.or(() -> winningMoves(1).list().stream().findFirst());
    }

    /** Returns the move that makes progress, where play may repeat positions, by the answer or by the added search. */
    private Optional<Move> homingMove() {
        if (!question.play().isLoopy()) {
            return Optional.empty();
        }
        try {
            return MovesByRemoteness.homing(question, first)
                    .or(() -> added.get().flatMap(more -> MovesByRemoteness.homing(question, more)));
        } catch (StoppedException | BeyondRangeException notFound) {
            return Optional.empty();
        }
    }

    /** Returns the moves as a short search judges them, if only theorems were used so far. */
    private Optional<OpenMoves> openMoves() {
        if (openMoves == null && first.answer().searchedBy().isEmpty()) {
            openMoves = OpenMoves.of(question, tables.session);
        }
        return Optional.ofNullable(openMoves);
    }

    /** Returns the winning move that takes the least work; empty if the budget ends before, as the list then states. */
    private Optional<Move> soonestMove() {
        try {
            return winning == null
                    ? first.winningMove()
                    : winning.moves().list().stream().findFirst();
        } catch (StoppedException | BeyondRangeException notFound) {
            return Optional.empty();
        }
    }

    WinningMoves knownWinningMoves(int most) {
        if (outcome != Outcome.N) {
            return new WinningMoves(List.of(), true);
        }
        return work(() -> {
            WinningMoveList known = winning;
            if (known == null && first.answer().searchedBy().isEmpty()) {
                known = WinningMoveList.of(question, first.answer().theory(), most);
            }
            return known == null ? new WinningMoves(List.of(), false) : known.known(most);
        });
    }

    List<JudgedMove> moves() {
        return work(() -> {
            Optional<SumTheory<?>> supplement =
                    added.get().map(more -> more.answer().theory());
            List<Move> moves = question.position().moves(question.meter());
            moves.forEach(move -> move.from().requireKind(question.play(), List.of(move.to())));
            List<JudgedMove> judged = new ArrayList<>();
            int stops = 0;
            for (Move move : moves) {
                Optional<Outcome> after = Optional.empty();
                try {
                    after = stops < MOST_STOPS ? judged(supplement, move.result()) : after;
                    stops = after.isPresent() ? 0 : stops;
                } catch (StoppedException stopped) {
                    if (stopped.why() == StoppedException.Cause.CANCELLED) {
                        throw stopped;
                    }
                    stops++;
                }
                judged.add(new JudgedMove(move, after));
            }
            return List.copyOf(judged);
        });
    }

    private Optional<Outcome> judged(Optional<SumTheory<?>> supplement, Position after) {
        try {
            Optional<Outcome> knownOutcome = first.answer().theory().knownOutcome(after);
            return knownOutcome.isPresent() ? knownOutcome : supplement.flatMap(theory -> theory.knownOutcome(after));
        } catch (BeyondRangeException unknown) {
            return Optional.empty();
        }
    }

    Optional<Move> bestMove() {
        if (outcome == Outcome.N) {
            Optional<Move> move = winningMove().or(() -> work(() -> openMoves().flatMap(OpenMoves::open)));
            if (move.isPresent()) {
                return move;
            }
        }
        return work(() -> outcome == Outcome.D
                ? first.answer()
                        .theory()
                        .movesTo(question.position(), Outcome.D)
                        .findFirst()
                : MovesByRemoteness.longest(question));
    }

    Optional<Period> period() {
        return work(() -> first.answer().period().or(() -> addition().flatMap(Answer::period)));
    }

    Optional<Certificate> certificate() {
        return work(() -> first.answer()
                .certificate()
                .or(() -> added.get().flatMap(more -> more.answer().certificate())));
    }

    Optional<MisereForm> form() {
        boolean sums = question.kind() == QuestionKind.MISERE && question.play().isSummable();
        return sums
                ? work(() -> Share.FORM
                        .attempt(question.meter())
                        .result(attempt -> new MisereSearch().form(question.position(), attempt)))
                : Optional.empty();
    }

    Explanation explain() {
        return work(() -> Explanation.of(this, first.answer()));
    }

    String reason(boolean cost) {
        return work(() -> Explanation.reason(this, first.answer(), cost));
    }

    /** Returns the answer of the search that added to a theorem, if there was one. */
    Optional<Answer<?>> addition() {
        return addedMore ? added.get().map(EvaluatedAnswer::answer) : Optional.empty();
    }

    /** Returns the answer in one line, without the position. */
    String line() {
        OptionalLong value = knownGrundy();
        return outcome
                + (question.convention() == Convention.MISERE ? " in misère play" : "")
                + (value.isPresent() ? ", Grundy value " + value.getAsLong() : "")
                + ", by " + tables.strategy + ", " + question.meter().cost();
    }
}
