package org.impartial.solve.theory.entail;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.sums.SumExhibits;

/**
 * The theory of sums with entailing moves in normal play: finite values add by XOR, a loony component wins for the
 * player to move, and an entailed component is won beside the nimbers of its set W [WW, ch. 12]
 * [Larsson-Nowakowski-Santos 2021].
 *
 * @param sets the source of the sets W
 * @param sooner the search for the outcome of a position without an obligation; empty if it finds none
 * @param meter counts the work of one question
 */
public record EntailingSums(WinningSets sets, Function<Position, Optional<Outcome>> sooner, Meter meter)
        implements SumTheory<EntailingValue> {

    @Override
    public PositionKind play() {
        return PositionKind.ENTAILING;
    }

    @Override
    public Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    public EntailingValue of(Component<?> component) {
        return sets.value(component, meter);
    }

    @Override
    public EntailingValue zero() {
        return EntailingValue.ZERO;
    }

    @Override
    public EntailingValue add(EntailingValue a, EntailingValue b) {
        return a.plus(b);
    }

    @Override
    public Outcome outcome(EntailingValue value) {
        return value.outcome();
    }

    /** Returns the outcome, but not while a component is entailed: then a P-position need not have the value 0. */
    @Override
    public Optional<Outcome> outcomeWithoutValue(Position position) {
        return position.obliged() < 0 ? sooner.apply(position) : Optional.empty();
    }

    @Override
    public OptionalLong grundy(EntailingValue value) {
        return value.grundy();
    }

    @Override
    public List<Exhibit> exhibits(Position position) {
        String conclusion = switch (of(position).outcome()) {
            case P -> "the value is 0, or the entailed component cannot be answered: the player to move loses";
            default -> "a winning move leaves a sum of value 0, or a component that the opponent cannot answer";
        };
        List<Exhibit> exhibits =
                new ArrayList<>(SumExhibits.of(this, position, "Values with entailing moves", conclusion));
        List<List<String>> rows = new ArrayList<>();
        for (Component<?> part : position.components()) {
            if (part.kind().isEntailing()) {
                rows.add(List.of(part.toString(), sets.winning(part, meter).toString()));
            }
        }
        exhibits.add(new Exhibit(
                "Nim heaps beside which the player who must move there wins", List.of("component", "W"), rows, ""));
        return exhibits;
    }
}
