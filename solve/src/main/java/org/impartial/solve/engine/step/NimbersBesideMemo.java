package org.impartial.solve.engine.step;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.engine.nimber.NimberSearch;
import org.impartial.solve.engine.search.ObjectSearch;
import org.impartial.solve.engine.search.SearchedValues;
import org.impartial.solve.engine.search.SearchedValues.ValueTurns;
import org.impartial.solve.theory.sums.NimberTheory;
import org.impartial.solve.theory.sums.Nimbers;

/**
 * Nimber search of one component, in turns with a memo search, which takes less work where the component has few
 * followers, and is given up where it has more. Each continues where its turn ended. Not safe for use by several threads.
 */
final class NimbersBesideMemo implements NimberTheory {
    /** The greatest number of positions of the memo search in turns. */
    private static final int MOST = 60;

    /** The work of the first turn of the memo search, which is enough for a handful of followers. */
    private static final int FIRST = 20;

    private final Component<?> only;
    private final NimberSearch search;
    private final Meter meter;
    private final NimberSums nimbers;
    private final ObjectSearch memo = new ObjectSearch();
    private final ValueTurns followers;
    private final ValueTurns proof;
    private final Turns turns;
    private boolean givenUp;

    NimbersBesideMemo(Component<?> only, NimberSearch search, Meter meter) {
        this.only = only;
        this.search = search;
        this.meter = meter;
        this.nimbers = new NimberSums(search, meter);
        this.followers = memo.inTurns(only, search::found);
        // Nimber search of several parts is not continued in turns.
        this.givenUp = !only.parts().equals(only);
        this.proof = givenUp ? turn -> search.value(only, turn) : search.inTurns(only, SearchedValues.NOWHERE);
        this.turns = new Turns(meter).otherAtMost(MOST).leading(FIRST).advancing(positions -> 1);
    }

    /** Returns whether the memo search finds the value with little work; it is kept. */
    boolean isSmall() {
        LimitedAttempt first = new LimitedAttempt(meter.turn(FIRST));
        boolean found = first.find(this::byMemo).isPresent();
        turns.after(0, Turns.work(first.meter().cost()));
        return found;
    }

    /** Returns the outcome, where nimber search has a limit of its own. */
    Outcome outcome(Meter limited) {
        return raced(limited, this::proved, this::outcome);
    }

    /** Returns the outcome by nimber search, which asks first whether the value is 0. */
    private Outcome proved(Meter turn) {
        if (givenUp) {
            proof.close();
            return new NimberSums(search, turn).knownOutcome(only).orElseThrow();
        }
        try {
            return outcome(proof.value(turn));
        } catch (StoppedException stopped) {
            if (search.excludesZero(only.canonical())) {
                return Outcome.N;
            }
            throw stopped;
        }
    }

    /** Returns what nimber search gives, or the memo search, which gives the value, if it ends first. */
    private <T> T raced(Meter limited, Function<Meter, T> proved, Function<Long, T> found) {
        Optional<Long> known = value();
        if (known.isPresent() || givenUp) {
            return known.map(found).orElseGet(() -> proved.apply(limited));
        }
        return turns.result(limited, proved, turn -> byMemo(turn).map(found));
    }

    private Optional<Long> byMemo(Meter turn) {
        try {
            return Optional.of(followers.value(turn));
        } catch (BeyondRangeException tooMany) {
            givenUp = true;
            return Optional.empty();
        } catch (StoppedException stopped) {
            givenUp = true;
            turn.absorb(stopped);
            givenUp = false;
            throw stopped;
        }
    }

    private Optional<Long> value() {
        return memo.known(only.canonical()).stream().boxed().findFirst();
    }

    private NimberTheory chosen() {
        return value().isPresent() ? new Nimbers(memo, meter) : nimbers;
    }

    @Override
    public Long of(Component<?> component) {
        return component.equals(only) ? raced(meter, proof::value, value -> value) : chosen().of(component);
    }

    @Override
    public Optional<Outcome> knownOutcome(Position position) {
        return position.equals(only) ? Optional.of(outcome(meter)) : chosen().knownOutcome(position);
    }

    @Override
    public Optional<Outcome> outcomeWithoutValue(Position position) {
        return knownOutcome(position);
    }

    @Override
    public Optional<Move> winningMove(Position position) {
        return chosen().winningMove(position);
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        return chosen().winningMoves(position);
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return chosen().listsAllMoves(position);
    }
}
