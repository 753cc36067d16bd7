package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.sums.SumClasses.TameValue;

/**
 * The rule of misère Nim with fickle and firm parts, for sums whose components are all tame [ONAG, ch. 12]: such a sum
 * has the misère Grundy value x ^ 1 if all parts are fickle, else x, where x is the XOR of the Grundy values; it is a
 * P-position if that is 0. For pet components this is the rule of misère Nim itself. Wild components are rejected,
 * since no such rule holds for them. Not safe for use by several threads.
 *
 * @param classes classifies components
 * @param meter counts the work of one question
 */
record TameNim(SumClasses classes, Meter meter) implements SumTheory<TameValue> {

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    /**
     * Returns the values of a component.
     *
     * @throws WildException if the component is wild
     */
    @Override
    public TameValue of(Component<?> component) {
        SumClasses.Classified found = classes.of(component, meter);
        return found.value().orElseThrow(() -> new WildException(component, found.reason()));
    }

    @Override
    public TameValue zero() {
        return TameValue.ZERO;
    }

    @Override
    public TameValue add(TameValue a, TameValue b) {
        return a.plus(b);
    }

    @Override
    public Outcome outcome(TameValue value) {
        return value.misereGrundy() == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public OptionalLong grundy(TameValue value) {
        return OptionalLong.of(value.grundy());
    }

    /** Returns the values of the components and those after winning moves. */
    @Override
    public List<Exhibit> exhibits(Position position) {
        TameValue sum = of(position);
        return SumExhibits.of(
                this,
                position,
                "Values of tame parts: the Grundy value, and fickle or firm",
                "the misère Grundy value of " + sum + " is " + sum.misereGrundy() + "; the player to move at 0 loses");
    }
}
