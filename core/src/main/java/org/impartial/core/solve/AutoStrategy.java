package org.impartial.core.solve;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.solve.nimber.NimberSearch;
import org.impartial.core.theory.SumTheory;
import org.impartial.core.theory.sums.ClaimBook;
import org.impartial.core.theory.sums.MisereNim;
import org.impartial.core.theory.sums.Nimbers;

/**
 * The best proved way. Claims answer first, and where they are silent tables and search give the values of single
 * components; a sum of games that fall apart goes by nimber search. Where claims tell the outcome but not the Grundy value, a
 * small search tries to add the value. In misère play Grundy values are not enough: there the rule of Nim where it is proved,
 * a quotient, or a search of the whole sum answers.
 */
record AutoStrategy(List<Lane> lanes) implements Strategy {

    AutoStrategy {
        lanes = List.copyOf(lanes);
    }

    @Override
    public String name() {
        return "auto";
    }

    @Override
    public Session open() {
        return new Tables(lanes);
    }

    private static final class Tables implements Session {
        private static final int SMALL_POSITIONS = 20_000;
        private static final int SMALL_OPTIONS = 2_000_000;

        private final ClaimBook claims = new ClaimBook();
        private final Sequences sequences = new Sequences();
        private final NimberSearch nimbers = new NimberSearch();
        private final List<Lane> own;
        private final Lanes lanes;
        private final MisereSums misere = new MisereSums();
        private final LoopySums loopy = new LoopySums();

        Tables(List<Lane> list) {
            own = list.stream().filter(lane -> !LaneList.BEST.contains(lane)).toList();
            lanes = new Lanes(list, Map.of(LaneList.SEQUENCES, sequences, LaneList.NIMBERS, new NimberValues(nimbers)));
        }

        @Override
        public Result solve(Position position, Convention convention, Meter meter) {
            Result result = result(position, convention, meter);
            return result instanceof Solution<?> solution ? solution.tellingParts(this::value) : result;
        }

        private Result result(Position position, Convention convention, Meter meter) {
            ClaimBook book = claims.asking(meter, component -> value(component, meter));
            ClaimedValues values = new ClaimedValues(book, lanes);
            Result claimed = ClaimsStrategy.solve(position, convention, book);
            if (LoopySums.loopy(position)) {
                return loopy(claimed, position, convention, values, meter);
            }
            if (convention == Convention.NORMAL) {
                return claimed instanceof Solution<?> solution
                        ? withValue(solution, position, values, meter)
                        : searched(position, book, values, meter);
            }
            return claimed instanceof Solution<?> solution
                    ? solution.furtherBy(() -> misere(position, book, values, meter))
                    : misere(position, book, values, meter);
        }

        private OptionalLong value(Component<?> part, Meter meter) {
            return part.game().loopy() ? OptionalLong.empty() : OptionalLong.of(lanes.grundy(part, meter));
        }

        /** Keeps a claimed outcome, and adds the Grundy value if a small search finds it; else search goes on when asked. */
        private static <V> Solution<?> withValue(
                Solution<V> claimed, Position position, ClaimedValues values, Meter meter) {
            SumTheory<V> theory = claimed.theory();
            if (theory.grundy(theory.of(position)).isPresent() && theory.listsAllMoves(position)) {
                return claimed;
            }
            Meter attempt = meter.share(SMALL_POSITIONS, SMALL_OPTIONS);
            try {
                values.grundy(position, attempt);
                return Solution.searched(new Nimbers(values, meter), claimed.bases());
            } catch (StoppedException stopped) {
                attempt.absorb(stopped);
            } catch (BeyondRangeException tooLarge) {
                return claimed;
            }
            return claimed.furtherBy(() -> Solution.searched(new Nimbers(values, meter), claimed.bases()));
        }

        private Solution<?> searched(Position position, ClaimBook book, ClaimedValues values, Meter meter) {
            if (position.components().stream().allMatch(c -> goesByNimbers(c, book))) {
                return NimberStrategy.answer(nimbers, position, meter);
            }
            return Solution.searched(new Nimbers(values, meter), ClaimsStrategy.valueBases(position, book))
                    .withPeriod(() -> sequences.period(position))
                    .certifiedBy(() -> sequences.certificate(position));
        }

        /** Whether neither a claim nor an engine of one's own tells the value, and nimber search pays. */
        private boolean goesByNimbers(Component<?> component, ClaimBook book) {
            return NimberStrategy.pays(component)
                    && book.grundy(component).isEmpty()
                    && own.stream().noneMatch(lane -> lane.suits(component));
        }

        /** The value of a loopy position if it is small; else its claimed outcome, if it has one. */
        private Result loopy(
                Result claimed, Position position, Convention convention, ClaimedValues values, Meter meter) {
            if (claimed instanceof Solution<?> solution) {
                Meter attempt = meter.share(SMALL_POSITIONS, SMALL_OPTIONS);
                try {
                    loopy.solve(position, convention, values, attempt).theory().of(position);
                } catch (StoppedException stopped) {
                    attempt.absorb(stopped);
                    return solution.furtherBy(() -> loopy.solve(position, convention, values, meter));
                } catch (BeyondRangeException tooLarge) {
                    return claimed;
                }
            }
            return loopy.solve(position, convention, values, meter);
        }

        private Result misere(Position position, ClaimBook book, ClaimedValues values, Meter meter) {
            return pet(position, book, values, meter).or(() -> misere.solve(position, Convention.MISERE, meter));
        }

        private static Result pet(Position position, ClaimBook book, ClaimedValues values, Meter meter) {
            return position.components().stream().allMatch(c -> book.pet(c).isPresent())
                    ? Solution.searched(new MisereNim(values, meter), ClaimsStrategy.petBases(position, book))
                    : Result.declined("knows no proof that all components are pet");
        }
    }
}
