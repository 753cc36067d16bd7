package org.impartial.solve.engine.step;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.quotient.MisereQuotient;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;

/** The view of a quotient under the meter of one question. */
record MeteredQuotient(MisereQuotient quotient, Meter meter) implements SumTheory<Element> {

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    @Override
    public Element of(Component<?> component) {
        meter.spend(1);
        return quotient.of(component);
    }

    @Override
    public Element zero() {
        return quotient.zero();
    }

    @Override
    public Element add(Element a, Element b) {
        return quotient.add(a, b);
    }

    @Override
    public Outcome outcome(Element value) {
        return quotient.outcome(value);
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        return quotient.winningMoves(position, meter);
    }

    @Override
    public boolean listsAllMoves(Position position) {
        return quotient.listsAllMoves(position);
    }

    @Override
    public List<Exhibit> exhibits(Position position) {
        return quotient.exhibits(position);
    }
}
