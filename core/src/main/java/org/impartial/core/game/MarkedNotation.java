package org.impartial.core.game;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;

/** Writes the obligation of a move as a word before the form of the move. */
record MarkedNotation<S>(Notation<S> plain) implements Notation<S> {

    @Override
    public S read(Datum datum) {
        return plain.read(datum);
    }

    @Override
    public Datum write(S state) {
        return plain.write(state);
    }

    @Override
    public Datum move(S before, Position after) {
        Datum form = plain.move(before, Entailing.freed(after));
        return switch (Entailing.kind(after)) {
            case PLAIN -> form;
            case ENTAILS -> behind(Entailing.ENTAILS, form);
            case AGAIN -> behind(Entailing.AGAIN, form);
        };
    }

    @Override
    public boolean readable() {
        return plain.readable();
    }

    static Datum behind(String word, Datum form) {
        List<Datum> items = new ArrayList<>(List.of(Datum.of(word)));
        items.addAll(form.asItems());
        return Datum.list(items);
    }

    /** Returns the data after the first word; a single item is not put in a list. */
    static Datum rest(List<Datum> items) {
        return items.size() == 2 ? items.get(1) : Datum.list(items.subList(1, items.size()));
    }
}
