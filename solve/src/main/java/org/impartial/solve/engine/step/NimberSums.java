package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.theory.sums.NimberTheory;

/**
 * The theory of Sprague and Grundy with values from nimber search. Whether an option has the required value is decided
 * directly, without computing its own value. Since a search leaves most options undecided, a limited amount of further
 * work is spent on them, and the moves still open then are omitted. Not safe for use by several threads.
 */
final class NimberSums implements NimberTheory {
    private static final int PART_MORE = 4;

    private final NimberSearch search;
    private final Meter meter;
    private final Optional<MemoBeside> memo;
    private final Map<Position, Winning> winning = new HashMap<>();

    NimberSums(NimberSearch search, Meter meter) {
        this(search, meter, Optional.empty());
    }

    /** Creates sums of nimber search with a memo search beside it, as long as that is allowed. */
    NimberSums(NimberSearch search, Meter meter, Optional<MemoBeside> memo) {
        this.memo = memo;
        this.search = search;
        this.meter = meter;
    }

    private record Winning(List<Move> moves, boolean complete) {}

    @Override
    public Meter meter() {
        return meter;
    }

    @Override
    public Long of(Component<?> component) {
        memo.ifPresent(beside -> beside.search(meter, () -> false));
        return search.value(component, meter);
    }

    /** Determines the outcome without the value, which would take more work. */
    @Override
    public Optional<Outcome> knownOutcome(Position position) {
        return Optional.of(search.hasValue(position, 0, meter) ? Outcome.P : Outcome.N);
    }

    @Override
    public Optional<Outcome> outcomeWithoutValue(Position position) {
        return knownOutcome(position);
    }

    /** Returns a move whose result is known to be P from the search for the outcome, else the first that is proved. */
    @Override
    public Optional<Move> winningMove(Position position) {
        if (search.hasValue(position, 0, meter)) {
            return Optional.empty();
        }
        List<Move> moves = position.moves(meter);
        return moves.stream()
                .filter(move -> search.isKnown(move.result(), 0))
                .findFirst()
                .or(() -> moves.stream()
                        .filter(move -> search.hasValue(move.result(), 0, meter))
                        .findFirst());
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        return winning(position).moves().stream();
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return winning(position).complete();
    }

    private Winning winning(Position position) {
        Winning known = winning.get(position);
        if (known == null) {
            long total = of(position);
            known = total == 0 ? new Winning(List.of(), true) : find(position, total);
            winning.put(position, known);
        }
        return known;
    }

    private Winning find(Position position, long total) {
        LimitedAttempt more = new LimitedAttempt(
                meter.fork(Math.max(Share.OTHER_MOVES.most(), meter.cost().positions() / PART_MORE)));
        List<Move> moves = new ArrayList<>();
        boolean complete = true;
        for (Move move : position.moves(meter)) {
            long wanted = total ^ of(move.from());
            Optional<Boolean> wins = more.result(attempt -> search.hasValue(move.to(), wanted, attempt));
            complete &= wins.isPresent();
            if (wins.orElse(false)) {
                moves.add(move);
            }
        }
        return new Winning(List.copyOf(moves), complete);
    }
}
