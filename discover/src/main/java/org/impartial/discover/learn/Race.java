package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.UnknownHereException;
import org.jspecify.annotations.Nullable;

/*
 * Rounds are assigned so that all lanes receive the same time; a later lane enters once the earlier ones have run for a
 * while. Work that exceeds the patience of a lane, such as compiling the rules, filling a table or deciding a guess, is
 * interrupted in favour of the others, and restarted later with four times the patience. No automaton of the set has
 * fewer states than the learner, so once a proof is found a lane is abandoned as soon as its learner has as many
 * states.
 */
/** Tries numerations side by side until one has a proof, and keeps the least automaton. */
public final class Race {
    private static final long HEAD_START = 150_000_000L;
    private static final long PATIENCE = 20_000;
    private static final long OPTIONS = 256;
    private static final long AFTERWARDS = 50_000_000L;

    /**
     * A proof.
     *
     * @param attempt the attempt that found it
     * @param automaton the set of P-positions
     */
    public record Win(Attempt attempt, Automaton automaton) {}

    private final Rules rules;
    private final boolean misere;
    private final boolean periods;
    private final int mostStates;
    private final Meter meter;
    private final Consumer<Attempt> listener;
    private final List<RaceLane> lanes = new ArrayList<>();
    private final EndOfPlay endOfPlay = new EndOfPlay();
    private @Nullable Win best;
    private Repeats.@Nullable Guess period;
    private boolean stopped;
    private int bestOrder;

    /**
     * Creates a race.
     *
     * @param rules the rules
     * @param misere the convention
     * @param periods whether a period of one heap is tried first
     * @param entrants the numerations, the most promising first
     * @param mostStates a lane ends when its automaton needs more
     * @param meter counts all work
     * @param listener receives the progress after each round
     */
    public Race(
            Rules rules,
            boolean misere,
            boolean periods,
            List<Entrant> entrants,
            int mostStates,
            Meter meter,
            Consumer<Attempt> listener) {
        this.rules = rules;
        this.misere = misere;
        this.periods = periods;
        this.mostStates = mostStates;
        this.meter = meter;
        this.listener = listener;
        for (Entrant entrant : entrants) {
            lanes.add(new RaceLane(entrant, lanes.size(), Math.max(0, lanes.size() - 1) * HEAD_START, PATIENCE));
        }
    }

    /**
     * Runs the race.
     *
     * @return the proof with the least automaton, if there is any
     * @throws StoppedException if the discovery is cancelled; not if the budget is used up
     */
    public Optional<Win> run() {
        long started = System.nanoTime();
        long end = Long.MAX_VALUE;
        try {
            while (endOfPlay.refusal().isEmpty()) {
                Optional<RaceLane> next = lanes.stream()
                        .filter(lane -> lane.end.isEmpty())
                        .min(Comparator.comparingLong(lane -> lane.nanos));
                if (next.isEmpty() || System.nanoTime() - started > end) {
                    break;
                }
                boolean first = best == null;
                step(next.get());
                if (first && best != null) {
                    long spent = System.nanoTime() - started;
                    lanes.forEach(lane -> lane.patience = PATIENCE);
                    end = period != null ? spent : spent + Math.min(spent / 4, 20 * AFTERWARDS) + AFTERWARDS;
                }
            }
        } catch (StoppedException e) {
            meter.absorb(e);
            stopped = true;
        }
        return Optional.ofNullable(best);
    }

    private void step(RaceLane lane) {
        long before = System.nanoTime();
        boolean alone = best == null
                && lanes.stream().filter(other -> other.end.isEmpty()).count() == 1;
        Meter share = alone ? meter : meter.fork(lane.patience, OPTIONS * lane.patience);
        try {
            if (lane.attempt == null) {
                lane.attempt = entered(lane, share);
            } else {
                round(lane, lane.attempt, share);
            }
        } catch (StoppedException e) {
            if (alone) {
                throw e;
            }
            share.absorb(e);
            lane.patience *= 4;
        } catch (UnknownHereException e) {
            lane.foreign = true;
            lane.end = Objects.requireNonNull(e.getMessage());
        } catch (TooLargeException | BeyondRangeException e) {
            lane.end = (lane.attempt == null ? "" : "none of fewer than " + lane.attempt.states() + " states, then ")
                    + e.getMessage();
        } finally {
            lane.nanos += System.nanoTime() - before;
        }
    }

    private void round(RaceLane lane, Attempt attempt, Meter share) {
        Automaton proved = attempt.round(share);
        listener.accept(attempt);
        if (proved != null) {
            period = period == null ? attempt.period() : period;
            lane.end = "proved with " + proved.states() + " states";
            if (best == null || behind(lane, proved.states() + 1)) {
                best = new Win(attempt, proved);
                bestOrder = lane.order;
            }
        } else if (attempt.states() > mostStates) {
            lane.end = "no automaton of at most " + mostStates + " states";
        }
        leave();
    }

    /** Removes lanes that need as many states as the best proof has. */
    private void leave() {
        Win now = best;
        if (now != null) {
            lanes.stream()
                    .filter(lane ->
                            lane.end.isEmpty() && lane.attempt != null && !behind(lane, lane.attempt.states() + 1))
                    .forEach(lane -> lane.end = "no fewer than " + now.automaton.states() + " states");
        }
    }

    /**
     * Returns whether an automaton with fewer states than this would be better than the best proof; of two equally
     * large ones that of the earlier lane is better.
     */
    private boolean behind(RaceLane lane, int states) {
        Win now = best;
        return now == null || states <= now.automaton.states() + (lane.order < bestOrder ? 1 : 0);
    }

    /** Compiles the rules in a numeration; the first time also proves that play ends. */
    private @Nullable Attempt entered(RaceLane lane, Meter share) {
        Numeration numeration = lane.numeration == null ? lane.entrant.system().get() : lane.numeration;
        lane.numeration = numeration;
        CompiledRules compiled = new CompiledRules(rules, new Arithmetic(numeration, share));
        if (!endOfPlay.proved(compiled, share)) {
            return null;
        }
        Attempt attempt = new Attempt(compiled.under(meter), misere, lane.entrant.leastFirst(), share);
        if (periods && lane.order == 0) {
            lookForAPeriod(lane, attempt);
        }
        Win now = best;
        if (now != null && !behind(lane, attempt.states() + 1)) {
            lane.end = "no fewer than " + now.automaton.states() + " states";
        }
        return attempt;
    }

    private void lookForAPeriod(RaceLane lane, Attempt attempt) {
        Meter share = meter.fork(10 * PATIENCE, 10 * OPTIONS * PATIENCE);
        try {
            if (attempt.lookForAPeriod(share, mostStates)) {
                round(lane, attempt, share);
            }
        } catch (StoppedException e) {
            share.absorb(e);
        }
    }

    /** Returns the measures that every move lowers in lexicographic order. */
    public List<int[]> measures() {
        return endOfPlay.measures();
    }

    /** Returns the proved preperiod, period and saltus; empty if no period was proved. */
    public int[] period() {
        return period == null ? new int[0] : new int[] {period.preperiod(), period.period(), period.saltus()};
    }

    /** Returns the reason why there is no proof. */
    public String reason() {
        if (!endOfPlay.refusal().isEmpty()) {
            return endOfPlay.refusal();
        }
        boolean allForeign = lanes.stream().allMatch(lane -> lane.foreign);
        return "no proof within the " + (stopped ? "budget" : "limits") + ": "
                + lanes.stream()
                        .filter(lane -> !lane.foreign || allForeign)
                        .map(RaceLane::standing)
                        .collect(Collectors.joining("; "));
    }
}
