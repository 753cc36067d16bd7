package org.impartial.core.solve;

import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.theory.ClaimBook;
import org.impartial.core.theory.MisereNim;
import org.impartial.core.theory.Nimbers;
import org.impartial.core.theory.SumTheory;
import org.impartial.core.theory.Valuation;

/**
 * The best proved way. Claims answer first, and where they are silent tables and search give the values of single
 * components. Where claims tell the outcome but not the Grundy value, a small search tries to add the value. In misère
 * play Grundy values are not enough: there the rule of Nim where it is proved, a quotient, or a search of the whole sum
 * answers.
 */
final class AutoStrategy implements Strategy {
    private static final int SMALL_POSITIONS = 20_000;
    private static final int SMALL_OPTIONS = 1_000;

    private final ClaimBook claims = new ClaimBook();
    private final Sequences sequences = new Sequences();
    private final Lanes lanes = Lanes.with(sequences);
    private final MisereSums misere = new MisereSums();
    private final LoopySums loopy = new LoopySums(new ClaimedValues(claims, lanes));

    @Override
    public String name() {
        return "auto";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        lanes.meter(effort);
        ClaimBook book = claims.asking(effort, component -> OptionalLong.of(lanes.grundy(component)));
        Valuation values = new ClaimedValues(book, lanes);
        Optional<Way<?>> claimed = ClaimsStrategy.way(position, convention, book);
        if (LoopySums.loopy(position)) {
            return loopy(claimed, position, convention, effort);
        }
        if (convention == Convention.NORMAL) {
            return claimed.isPresent()
                    ? claimed.map(way -> withValue(way, position, values, effort))
                    : searched(position, book, values, effort);
        }
        return claimed.or(() -> pet(position, book, values, effort)).or(() -> misere.way(position, convention, effort));
    }

    /** Keeps a claimed outcome, and adds the Grundy value if a small search finds it. */
    private <V> Way<?> withValue(Way<V> claimed, Position position, Valuation values, Meter effort) {
        SumTheory<V> theory = claimed.theory();
        if (theory.grundy(theory.of(position)).isPresent() && theory.listsAllMoves(position)) {
            return claimed;
        }
        try {
            lanes.meter(effort.within(SMALL_POSITIONS), SMALL_OPTIONS);
            Nimbers nimbers = new Nimbers(values);
            nimbers.of(position);
            return new Way<>(nimbers, claimed.bases(), true);
        } catch (StoppedException | BeyondRangeException tooLarge) {
            return claimed;
        } finally {
            lanes.meter(effort, Options.MOST);
        }
    }

    private Optional<Way<?>> searched(Position position, ClaimBook book, Valuation values, Meter effort) {
        lanes.meter(effort);
        return Optional.of(new Way<>(
                new Nimbers(values),
                ClaimsStrategy.valueBases(position, book),
                true,
                () -> sequences.period(position)));
    }

    /** The value of a loopy position if it is small; else its claimed outcome, if it has one. */
    private Optional<Way<?>> loopy(Optional<Way<?>> claimed, Position position, Convention convention, Meter effort) {
        lanes.meter(effort);
        if (claimed.isPresent()) {
            try {
                loopy.way(position, convention, effort.within(SMALL_POSITIONS))
                        .ifPresent(way -> way.theory().of(position));
            } catch (StoppedException | BeyondRangeException tooLarge) {
                return claimed;
            }
        }
        return loopy.way(position, convention, effort);
    }

    private Optional<Way<?>> pet(Position position, ClaimBook book, Valuation values, Meter effort) {
        if (!position.components().stream().allMatch(c -> book.pet(c).isPresent())) {
            return Optional.empty();
        }
        lanes.meter(effort);
        return Optional.of(new Way<>(new MisereNim(values), ClaimsStrategy.petBases(position, book), true));
    }
}
