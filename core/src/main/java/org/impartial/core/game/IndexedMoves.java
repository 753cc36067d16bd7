package org.impartial.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.impartial.core.notation.Datum;

/** Moves written after the index of the summand in which they are made. */
final class IndexedMoves implements Move.Form {
    private static final Datum NOTHING = Datum.list(List.of());

    private final List<Move.Form> summands;
    private final BiFunction<Integer, Datum, Datum> form;
    private final Position position;

    /** The index of the first component of each summand, and the number of components. */
    private final int[] firsts;

    IndexedMoves(List<Move.Form> summands, BiFunction<Integer, Datum, Datum> form) {
        this.summands = List.copyOf(summands);
        this.form = form;
        this.firsts = new int[summands.size() + 1];
        List<Component<?>> components = new ArrayList<>();
        for (int i = 0; i < summands.size(); i++) {
            components.addAll(summands.get(i).position().components());
            firsts[i + 1] = components.size();
        }
        this.position = Position.sum(components);
    }

    @Override
    public Position position() {
        return position;
    }

    @Override
    public Datum write(Move move) {
        int summand = 0;
        while (firsts[summand + 1] <= move.component()) {
            summand++;
        }
        Move.Form own = summands.get(summand);
        return form.apply(summand, own.write(new Move(own.position(), move.component() - firsts[summand], move.to())));
    }

    /** Reads a move; the index may be omitted if there is one summand. */
    @Override
    public Optional<Move> read(Datum written) {
        return behindIndex(written).or(() -> summands.size() == 1 ? move(0, written) : Optional.empty());
    }

    private Optional<Move> behindIndex(Datum written) {
        List<Datum> items = written instanceof Datum.Fields fields
                ? named(fields.fields())
                : written instanceof Datum.Seq seq ? seq.items() : List.of();
        if (items.isEmpty()
                || !(items.get(0) instanceof Datum.Num index)
                || index.value() < 0
                || index.value() >= summands.size()) {
            return Optional.empty();
        }
        int summand = (int) index.value();
        List<Datum> rest = items.subList(1, items.size());
        if (rest.isEmpty() && !form.apply(summand, NOTHING).equals(written)) {
            return Optional.empty();
        }
        return move(summand, rest.size() == 1 ? rest.get(0) : Datum.list(rest));
    }

    private Optional<Move> move(int summand, Datum written) {
        return summands.get(summand)
                .read(written)
                .map(own -> new Move(position, firsts[summand] + own.component(), own.to()));
    }

    private static List<Datum> named(Map<String, Datum> fields) {
        Datum component = fields.get("component");
        Datum move = fields.get("move");
        return component == null || move == null || fields.size() > 2 ? List.of() : List.of(component, move);
    }
}
