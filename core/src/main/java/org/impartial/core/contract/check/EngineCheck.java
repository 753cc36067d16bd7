package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Rung 2: compares an engine with the oracle, on states alone and in the same random sums in every run. */
public record EngineCheck(CheckedGame<?> trial, Engine engine, String name) {
    private static final long SEED = 1901;

    /** The number of positions beside which two positions of the same form are compared. */
    private static final int COMPARED = 12;

    /** Compares all engines with the oracle, which evaluates each position once, within its budget. */
    public static void run(CheckedGame<?> trial, List<Engine> engines) {
        trial.refill();
        for (int i = 0; i < engines.size(); i++) {
            String name = engines.size() == 1 ? "the engine" : "engine " + (i + 1);
            new EngineCheck(trial, engines.get(i), name).run();
        }
    }

    private void run() {
        Oracle oracle = trial.oracle();
        List<Position> positions = new ArrayList<>(trial.spread(trial.bounds().asked()));
        positions.addAll(sums());
        test(Clause.ENGINE_VALUES, "", positions, oracle::grundy, engine::grundy);
        for (Convention convention : Convention.values()) {
            test(
                    Clause.ENGINE_OUTCOMES,
                    convention.toString(),
                    positions,
                    position -> oracle.judgement(position, convention),
                    position -> engine.outcome(position, convention));
            Law<Position> moves = Law.affordable(
                    position -> expectedMoves(position, convention),
                    (position, expected) -> winningMoves(position, convention, expected));
            trial.findings().test(Clause.ENGINE_WINNING_MOVES, convention.toString(), positions, moves);
        }
        Map<Object, Position> first = new HashMap<>();
        Law<Position> alike = Law.affordable(
                position -> oracle.judgement(position, Convention.MISERE),
                (position, outcome) -> form(position, first));
        trial.findings().test(Clause.ENGINE_FORMS, "", positions, alike);
    }

    private <A> void test(
            Clause clause,
            String about,
            List<Position> positions,
            Function<Position, A> expected,
            Function<Position, A> answered) {
        Law<Position> law = Law.affordable(expected, (position, right) -> {
            A found = answered.apply(position);
            return unless(found.equals(right), () -> name + " gives " + found + ", but the oracle " + right);
        });
        trial.findings().test(clause, about, positions, law);
    }

    /** Compares a position with the first position of the same form, beside states with short plays and Nim heaps. */
    private Optional<String> form(Position position, Map<Object, Position> first) {
        Optional<Position> other = engine.misereForm(position).map(form -> first.computeIfAbsent(form, f -> position));
        if (other.isEmpty() || other.get().equals(position) || !position.kind().isSummable()) {
            return Optional.empty();
        }
        Stream<Position> heaps =
                IntStream.rangeClosed(0, Bounds.NIM_HEAP).mapToObj(heap -> Oracle.plusNim(Position.empty(), heap));
        return Stream.concat(few().stream(), heaps)
                .limit(COMPARED)
                .flatMap(each -> compare(position, other.get(), each).stream())
                .findFirst();
    }

    private Optional<String> compare(Position position, Position other, Position beside) {
        try {
            Outcome outcome = trial.oracle().judgement(position.plus(beside), Convention.MISERE);
            return unless(
                    outcome == trial.oracle().judgement(other.plus(beside), Convention.MISERE),
                    () -> name + " gives the same misère form as for " + other + ", and beside " + beside
                            + " they have different outcomes");
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private List<? extends Component<?>> few() {
        return trial.states().subList(0, Math.min(Bounds.SUMMED, trial.states().size()));
    }

    private Set<Move> expectedMoves(Position position, Convention convention) {
        Set<Move> moves = new HashSet<>(position.moves());
        moves.removeIf(move -> trial.oracle().judgement(move.result(), convention) != Outcome.P);
        return moves;
    }

    private Optional<String> winningMoves(Position position, Convention convention, Set<Move> expected) {
        List<Move> found = engine.winningMoves(position, convention);
        return unless(
                new HashSet<>(found).equals(expected),
                () -> name + " gives the winning moves " + found + ", but the oracle " + expected);
    }

    /** Returns sums of two and of three states with short plays, some with a Nim heap. */
    private List<Position> sums() {
        Random random = new Random(SEED);
        List<? extends Component<?>> few = few();
        List<Position> sums = new ArrayList<>();
        if (few.stream().anyMatch(state -> !state.kind().isSummable())) {
            return sums;
        }
        for (int i = 0; i < 2 * trial.bounds().sums(); i++) {
            Position sum = few.get(random.nextInt(few.size()));
            for (int more = i % 2; more >= 0; more--) {
                sum = sum.plus(few.get(random.nextInt(few.size())));
            }
            sums.add(i % 3 == 0 ? Oracle.plusNim(sum, random.nextInt(Bounds.NIM_HEAP + 1)) : sum);
        }
        return sums;
    }
}
