package org.impartial.core.solve;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Basis.Reference;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.misere.MisereQuotient;
import org.impartial.core.theory.misere.MisereQuotient.Element;
import org.impartial.core.theory.misere.QuotientConstruction;
import org.impartial.core.theory.misere.QuotientConstruction.QuotientSearch;
import org.impartial.core.theory.sums.PerGame;
import org.jspecify.annotations.Nullable;

/**
 * Misère play through verified quotients: of the one heap game of the sum, up to its greatest heap or for ever if Φ is
 * proved to be periodic; else of everything that can be reached from the position. Declines what no quotient covers
 * within its share of the effort. Constructions of heap games are kept and taken up again.
 */
final class QuotientSums implements Session {
    /** No period is sought beyond this heap. */
    private static final int GREATEST_HEAP = 20_000;

    /** A little more is spent once for each game on a certificate, since a final quotient says more than a partial one. */
    private static final int CERTIFIED_HEAP = 400;

    private static final long CERTIFICATE_STEPS = 100_000;

    private static final String SOURCE = "Plambeck-Siegel 2008";

    private final long share;
    private final PerGame<HeapQuotient> heaps = new PerGame<>(game -> new HeapQuotient((HeapGame) game));
    private @Nullable MisereQuotient last;

    /** Spends at most so many positions of an effort on a quotient. */
    QuotientSums(long share) {
        this.share = share;
    }

    @Override
    public Result solve(Position position, Convention convention, Meter effort) {
        return solve(position, convention, effort, share);
    }

    /** The same with another share of the effort. */
    Result solve(Position position, Convention convention, Meter effort, long most) {
        if (convention == Convention.NORMAL || LoopySums.loopy(position)) {
            return Result.declined("knows misere play of games whose play ends");
        }
        return ofOneHeapGame(position) ? ofHeaps(position, effort, most) : ofPositions(position, effort, most);
    }

    /** Whether all components are heaps of one game, and there is one at least. */
    static boolean ofOneHeapGame(Position position) {
        List<Component<?>> components = position.components();
        return !components.isEmpty()
                && components.get(0).game() instanceof HeapGame game
                && components.stream().allMatch(c -> c.game().equals(game));
    }

    private Result ofHeaps(Position position, Meter effort, long most) {
        Component<?> greatest = position.components().stream()
                .max(Comparator.comparingLong(c -> (Long) c.state()))
                .orElseThrow();
        MisereQuotient quotient = heaps.of(greatest.game()).reaching(greatest, effort, most);
        return quotient.covers(greatest)
                ? solution(quotient, position, "the heaps of " + greatest.game().name(), effort)
                : Result.declined("has a quotient of " + greatest.game().name() + " up to the heap "
                        + quotient.verified() + " only");
    }

    private Result ofPositions(Position position, Meter effort, long most) {
        MisereQuotient before = last;
        if (before != null && position.components().stream().allMatch(before::covers)) {
            return solution(before, position, "all that can be reached", effort);
        }
        Meter attempt = effort.share(most);
        try {
            MisereQuotient found = QuotientSearch.of(List.of(position), attempt).quotient();
            effort.look();
            if (!found.isFinal()) {
                return Result.declined("built no final quotient of what can be reached within its share");
            }
            last = found;
            return solution(found, position, "all that can be reached", effort);
        } catch (StoppedException stopped) {
            attempt.absorb(stopped);
            return Result.declined("could not list what can be reached within its share");
        }
    }

    private static Solution<Element> solution(MisereQuotient quotient, Position position, String of, Meter meter) {
        Element element = quotient.of(position);
        String reading = quotient.outcome(element) == Outcome.P
                ? " in P, so every move leaves an element outside P"
                : " outside P, so the winning moves are those to elements of P";
        Basis basis = new Basis(
                "sums of " + of + " have a verified misere quotient, " + quotient + "; this one is the element "
                        + element + reading,
                Reference.of(SOURCE),
                Basis.Status.COMPUTED);
        return Solution.proved(new MeteredQuotient(quotient, meter), List.of(basis))
                .certifiedBy(quotient::certificate);
    }

    /** The quotient of one heap game as far as it has been built. */
    private static final class HeapQuotient {
        private final QuotientConstruction construction;
        private MisereQuotient quotient;
        private long spentInVain;
        private boolean certificateSought;

        HeapQuotient(HeapGame game) {
            construction = QuotientConstruction.of(game);
            quotient = construction.quotient();
        }

        /** The quotient, grown as far as a heap unless that failed before and there is not twice as much to spend now. */
        MisereQuotient reaching(Component<?> heap, Meter effort, long share) {
            Meter attempt = effort.share(share);
            if (!quotient.covers(heap) && affords(attempt, 2 * spentInVain)) {
                if (grow((int) Math.min((Long) heap.state(), GREATEST_HEAP), attempt)) {
                    spentInVain = attempt.cost().positions();
                }
            }
            if (quotient.covers(heap) && !certificateSought) {
                certificateSought = true;
                grow(CERTIFIED_HEAP, effort.share(Math.min(share, CERTIFICATE_STEPS)));
            }
            return quotient;
        }

        private static boolean affords(Meter attempt, long positions) {
            try {
                attempt.require(positions);
                return true;
            } catch (StoppedException tooFew) {
                attempt.absorb(tooFew);
                return false;
            }
        }

        /** Whether it was stopped before. */
        private boolean grow(int wanted, Meter attempt) {
            QuotientSearch search = QuotientSearch.grown(construction, wanted, attempt);
            attempt.look();
            quotient = search.quotient();
            return search.stopped().isPresent();
        }
    }
}
