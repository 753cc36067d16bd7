package org.impartial.solve.theory.sums;

import java.util.HashSet;
import java.util.Set;
import org.impartial.core.game.Component;
import org.impartial.core.game.FaultyRulesException.KindException;
import org.impartial.core.game.PositionKind;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.LoopyNimber;

/** A source of the loopy nim-values of single components. */
public interface LoopyValuation {

    /** {@return the loopy nim-value of a component} */
    LoopyNimber value(Component<?> component, Meter meter);

    /**
     * {@return a rank that falls as the winner approaches the end of play, from 1; 0 if play always ends} Of a loopy
     * component of value n, every option of a lesser value has a lesser rank, and every other an option of value n with
     * a lesser one.
     */
    long rank(Component<?> component, Meter meter);

    /** {@return whether a loopy component that was valued leads to sums, for which a lesser sum of ranks is not proved} */
    boolean splits();

    /** {@return the values by one source without infinite play, else by another; a rank is given after the value} */
    static LoopyValuation of(GrundyValues loopFree, LoopyValuation loopy) {
        Set<Component<?>> undeclared = new HashSet<>();
        return new LoopyValuation() {
            @Override
            public LoopyNimber value(Component<?> component, Meter meter) {
                if (!component.kind().isLoopy()) {
                    try {
                        return LoopyNimber.of(loopFree.grundy(component, meter));
                    } catch (KindException found) {
                        if (found.kind() != PositionKind.LOOPY) {
                            throw found;
                        }
                        // Play may reach a loopy game although the game of this component does not declare it.
                        undeclared.add(component);
                    }
                }
                return loopy.value(component, meter);
            }

            @Override
            public long rank(Component<?> component, Meter meter) {
                return component.kind().isLoopy() || undeclared.contains(component) ? loopy.rank(component, meter) : 0;
            }

            @Override
            public boolean splits() {
                return loopy.splits();
            }
        };
    }
}
