package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.UnknownHereException;
import org.impartial.solve.theory.walk.AskedMeter;
import org.jspecify.annotations.Nullable;

/*
 * All numerations receive the same work; a later one enters once the earlier ones have run for a while. Work is counted
 * in steps, never in time, so that what is found depends on the question alone. Work that exceeds the patience with a
 * numeration is interrupted for the others, and restarted later with four times the patience. Once a proof is found, a
 * numeration is abandoned as soon as its learner has as many states.
 */
/** Tries numerations side by side until one has a proof, and keeps the least automaton. */
public final class NumerationSearch {
    private static final long HEAD_START = 6_000_000;
    private static final long PATIENCE = 20_000;
    private static final long OPTIONS = 256;
    /** The steps that take as long as a state does. */
    private static final long STATE = 64;

    private static final long AFTERWARDS = 2_000_000;

    /** A proof: the attempt that found it, and the set of P-positions. */
    public record Win(Attempt attempt, Automaton automaton) {}

    private final Rules rules;
    private final boolean misere;
    private final boolean periods;
    private final int mostStates;
    private final Meter meter;
    private final Consumer<Attempt> listener;
    private final List<NumerationProgress> numerations = new ArrayList<>();
    private final EndOfPlay endOfPlay = new EndOfPlay();
    private @Nullable Win best;
    private PeriodGuess.@Nullable GuessedPeriod period;
    private boolean stopped;
    private int bestOrder;

    /** Takes the most promising numerations first; one ends when its automaton needs too many states. */
    public NumerationSearch(
            Rules rules,
            boolean misere,
            boolean periods,
            List<CandidateNumeration> candidates,
            int mostStates,
            Meter meter,
            Consumer<Attempt> listener) {
        this.rules = rules;
        this.misere = misere;
        this.periods = periods;
        this.mostStates = mostStates;
        this.meter = meter;
        this.listener = listener;
        for (CandidateNumeration candidate : candidates) {
            numerations.add(new NumerationProgress(
                    candidate, numerations.size(), Math.max(0, numerations.size() - 1) * HEAD_START, PATIENCE));
        }
    }

    /** Returns the proof with the least automaton, within the budget. */
    public Optional<Win> run() {
        long end = Long.MAX_VALUE;
        try {
            while (endOfPlay.refusal().isEmpty()) {
                Optional<NumerationProgress> next = numerations.stream()
                        .filter(progress -> progress.end.isEmpty())
                        .min(Comparator.comparingLong(progress -> progress.work));
                if (next.isEmpty() || work() > end) {
                    break;
                }
                boolean first = best == null;
                step(next.get());
                if (first && best != null) {
                    long spent = work();
                    numerations.forEach(progress -> progress.patience = PATIENCE);
                    end = period != null ? spent : spent + Math.min(spent / 4, 20 * AFTERWARDS) + AFTERWARDS;
                }
            }
        } catch (StoppedException e) {
            meter.absorb(e);
            stopped = true;
            if (e.memory()) {
                AskedMeter.limit();
            }
        }
        return Optional.ofNullable(best);
    }

    /** Returns the steps so far. */
    private long work() {
        Cost cost = meter.cost();
        return STATE * cost.positions() + cost.options();
    }

    private void step(NumerationProgress progress) {
        long before = work();
        boolean alone = best == null
                && numerations.stream().filter(other -> other.end.isEmpty()).count() == 1;
        Meter share = alone ? meter : meter.fork(progress.patience, OPTIONS * progress.patience);
        try {
            if (progress.attempt == null) {
                enter(progress, share);
            } else {
                round(progress, progress.attempt, share);
            }
        } catch (StoppedException e) {
            if (alone) {
                throw e;
            }
            share.absorb(e);
            progress.patience *= 4;
        } catch (UnknownHereException e) {
            progress.foreign = true;
            progress.end = Objects.requireNonNull(e.getMessage());
        } catch (TooLargeException | BeyondRangeException e) {
            progress.end = (progress.attempt == null
                            ? ""
                            : "none of fewer than " + progress.attempt.states() + " states, then ")
                    + e.getMessage();
        } finally {
            progress.work += work() - before;
        }
    }

    private void round(NumerationProgress progress, Attempt attempt, Meter share) {
        Automaton proved = attempt.round(share);
        listener.accept(attempt);
        if (proved != null) {
            period = period == null ? attempt.period() : period;
            progress.end = "proved with " + proved.states() + " states";
            if (best == null || behind(progress, proved.states() + 1)) {
                best = new Win(attempt, proved);
                bestOrder = progress.order;
            }
        } else if (attempt.states() > mostStates) {
            progress.end = "no automaton of at most " + mostStates + " states";
        }
        leave();
    }

    /** Removes numerations that need as many states as the best proof has. */
    private void leave() {
        Win now = best;
        if (now != null) {
            numerations.stream()
                    .filter(progress -> progress.end.isEmpty()
                            && progress.attempt != null
                            && !behind(progress, progress.attempt.states() + 1))
                    .forEach(progress -> progress.end = "no fewer than " + now.automaton.states() + " states");
        }
    }

    /** Returns whether an automaton of fewer states than this would be better than the best; the earlier wins a tie. */
    private boolean behind(NumerationProgress progress, int states) {
        Win now = best;
        return now == null || states <= now.automaton.states() + (progress.order < bestOrder ? 1 : 0);
    }

    /** Compiles the rules in a numeration; the first time also proves that play ends. */
    private void enter(NumerationProgress progress, Meter share) {
        Numeration numeration =
                progress.numeration == null ? progress.candidate.system().get() : progress.numeration;
        progress.numeration = numeration;
        CompiledRules compiled = CompiledRules.of(rules, new Arithmetic(numeration, share));
        if (!endOfPlay.proved(compiled, share)) {
            return;
        }
        Attempt attempt = new Attempt(compiled.under(meter), misere, progress.candidate.leastFirst(), share);
        if (periods && progress.order == 0) {
            guessPeriod(progress, attempt);
        }
        progress.attempt = attempt;
        leave();
    }

    private void guessPeriod(NumerationProgress progress, Attempt attempt) {
        Meter share = meter.fork(10 * PATIENCE, 10 * OPTIONS * PATIENCE);
        try {
            if (attempt.guessPeriod(share, mostStates)) {
                round(progress, attempt, share);
            }
        } catch (StoppedException e) {
            share.absorb(e);
        }
    }

    /** Returns the measures that every move lowers in lexicographic order. */
    public List<int[]> measures() {
        return endOfPlay.measures();
    }

    /** Returns the preperiod, period and saltus, if a period was proved. */
    public Optional<int[]> period() {
        return Optional.ofNullable(period).map(found -> new int[] {found.preperiod(), found.period(), found.saltus()});
    }

    public String reason() {
        if (!endOfPlay.refusal().isEmpty()) {
            return endOfPlay.refusal();
        }
        boolean allForeign = numerations.stream().allMatch(progress -> progress.foreign);
        return "no proof within the " + (stopped ? "budget" : "limits") + ": "
                + numerations.stream()
                        .filter(progress -> !progress.foreign || allForeign)
                        .map(NumerationProgress::standing)
                        .collect(Collectors.joining("; "));
    }
}
