package org.impartial.games.pencil;

import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** A number of free spots, or the regions as text; a move as the position that it leaves. */
enum SproutsNotation implements Notation<SproutsPosition> {
    ONLY;

    @Override
    public SproutsPosition read(Datum datum) {
        return datum instanceof Datum.Word word
                ? SproutsText.read(word.value())
                : SproutsPosition.of(datum.asInt("the number of spots", 0, SproutsPosition.MOST_SPOTS));
    }

    @Override
    public Datum write(SproutsPosition position) {
        return position.code().length == 0 ? Datum.of(0) : Datum.of(SproutsText.write(position));
    }

    @Override
    public Datum move(SproutsPosition before, Position after) {
        List<SproutsPosition> parts = after.components().stream()
                .map(part -> (SproutsPosition) part.state())
                .toList();
        return write(SproutsPosition.written(SproutsForm.together(parts)));
    }
}
