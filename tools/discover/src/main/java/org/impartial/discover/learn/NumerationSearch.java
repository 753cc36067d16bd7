package org.impartial.discover.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.OptionWalk;
import org.impartial.discover.rules.Repetition;
import org.impartial.discover.rules.Rules;
import org.impartial.discover.rules.Termination;
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
    private @Nullable List<int[]> measures;
    private String refusal = "";
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

    public Optional<Win> run() {
        long end = Long.MAX_VALUE;
        try {
            while (refusal.isEmpty()) {
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
        if (!ends(compiled, share)) {
            return;
        }
        Attempt attempt = new Attempt(compiled.under(meter), misere, progress.candidate.leastFirst(), share);
        if (periods && progress.order == 0) {
            guessPeriod(progress, attempt);
        }
        progress.attempt = attempt;
        leave();
    }

    /** Returns whether play is proved to end, in the first numeration that is tried; if not, the refusal is the reason. */
    private boolean ends(CompiledRules compiled, Meter share) {
        if (measures != null) {
            return true;
        }
        Optional<List<int[]>> found = new Termination(compiled).measures();
        if (found.isEmpty()) {
            refusal = refused(compiled, share);
        } else if (new OptionWalk(compiled).unbounded()) {
            refusal = "some position has infinitely many options, which cannot be searched; bound every heap after a"
                    + " move, as in x'<x";
        } else if (compiled.rules().splits() && !compiled.shrinking()) {
            refusal = "a move leaves a heap that is not smaller than the one that was there, which rules that split a"
                    + " heap cannot have; add x'<x";
        } else {
            measures = found.get();
        }
        return measures != null;
    }

    private static String refused(CompiledRules compiled, Meter meter) {
        return Repetition.cycle(compiled, meter)
                .map(cycle -> "the rules repeat positions: "
                        + Stream.concat(cycle.stream(), Stream.of(cycle.get(0)))
                                .map(position -> position.toString().replace(" ", ""))
                                .collect(Collectors.joining(" -> "))
                                .replace('[', '(')
                                .replace(']', ')')
                        + "; play must end, so let every move lower something")
                .orElse("it was not proved that play ends: no coordinate, sum or lexicographic order of small multiples"
                        + " of heaps is lowered by every move");
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

    public List<int[]> measures() {
        return measures == null ? List.of() : measures;
    }

    public Optional<int[]> period() {
        return Optional.ofNullable(period).map(found -> new int[] {found.preperiod(), found.period(), found.saltus()});
    }

    public String reason() {
        if (!refusal.isEmpty()) {
            return refusal;
        }
        boolean allForeign = numerations.stream().allMatch(progress -> progress.foreign);
        return "no proof within the " + (stopped ? "budget" : "limits") + ": "
                + numerations.stream()
                        .filter(progress -> !progress.foreign || allForeign)
                        .map(NumerationProgress::standing)
                        .collect(Collectors.joining("; "));
    }

    private static final class NumerationProgress {
        private final CandidateNumeration candidate;
        private final int order;

        private @Nullable Numeration numeration;
        private @Nullable Attempt attempt;
        private long work;
        private long patience;
        private String end = "";
        private boolean foreign;

        NumerationProgress(CandidateNumeration candidate, int order, long work, long patience) {
            this.candidate = candidate;
            this.order = order;
            this.work = work;
            this.patience = patience;
        }

        String standing() {
            if (!end.isEmpty()) {
                return "in " + candidate.title() + " " + end;
            }
            return "in " + candidate.title()
                    + (attempt == null
                            ? " the rules were not compiled"
                            : " none of fewer than " + attempt.states() + " states");
        }
    }
}
