package org.impartial.core.library;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads a position from named values, as in the requests of programs; {@link GameLibrary} describes the names. */
record FieldsReader(GameLibrary library, Datum.Fields fields) {

    /** Returns the position after the given moves. */
    NotatedPosition diagram() {
        NotatedPosition diagram = start();
        for (Datum move : find("moves").map(moves -> moves.asList("moves")).orElse(List.of())) {
            diagram = diagram.after(diagram.move(move));
        }
        return diagram;
    }

    /** Returns the convention given by {@code play}, else the one that the names of the games imply. */
    Convention convention() {
        return find("play").map(FieldsReader::convention).orElseGet(this::named);
    }

    private static Convention convention(Datum play) {
        return switch (play instanceof Datum.Word ? play.toString() : "") {
            case "normal" -> Convention.NORMAL;
            case "misere" -> Convention.MISERE;
            default -> throw new NotationException("play must be normal or misere, not " + play);
        };
    }

    private Convention named() {
        List<Datum> games = find("sum").map(FieldsReader::summands).orElse(List.of(fields));
        return IntStream.range(0, games.size())
                .mapToObj(i -> new FieldsReader(library, component(games.get(i), i)).game())
                .map(game -> library.family(game.replaceFirst("(?s)\\[.*", "")).play())
                .max(Comparator.naturalOrder())
                .orElse(Convention.NORMAL);
    }

    private NotatedPosition start() {
        Optional<Datum> sum = find("sum");
        if (sum.isEmpty()) {
            return ruleset().read(position());
        }
        if (Stream.of("game", "position", "params").anyMatch(key -> find(key).isPresent())) {
            throw new NotationException("a request has either sum, or game, params and position, not both");
        }
        List<Datum> items = summands(sum.get());
        return NotatedPosition.sum(IntStream.range(0, items.size())
                .mapToObj(i -> summand(items.get(i), i))
                .toList());
    }

    private static List<Datum> summands(Datum sum) {
        if (sum instanceof Datum.Seq list) {
            return list.items();
        }
        throw new NotationException("sum must be a list of components, each with game, params and position");
    }

    private NotatedPosition summand(Datum item, int index) {
        FieldsReader reader = new FieldsReader(library, component(item, index));
        try {
            PositionFormat ruleset = reader.ruleset();
            if (ruleset.survey(reader.position()).isPresent()) {
                throw new NotationException("a question about many positions cannot be a part of a sum");
            }
            return ruleset.read(reader.position());
        } catch (NotationException e) {
            throw new NotationException("component " + index + ": " + e.getMessage());
        }
    }

    private static Datum.Fields component(Datum item, int index) {
        if (item instanceof Datum.Fields component) {
            return component;
        }
        throw new NotationException("component " + index + " of the sum must be an object with game and position");
    }

    private PositionFormat ruleset() {
        return library.ruleset(game(), params());
    }

    private String game() {
        return find("game")
                .filter(Datum.Word.class::isInstance)
                .map(Datum::toString)
                .orElseThrow(() -> new NotationException("the key game must name a game, such as \"nim\""));
    }

    private Params params() {
        Optional<Datum> params = find("params").filter(given -> !(given instanceof Datum.Nothing));
        if (params.isEmpty()) {
            return Params.NONE;
        }
        if (params.get() instanceof Datum.Fields given) {
            return new Params(given.fields());
        }
        throw new NotationException("params must be an object, such as {\"m\": 3}");
    }

    private Datum position() {
        return find("position").orElseThrow(() -> new NotationException("the key position is missing"));
    }

    private Optional<Datum> find(String key) {
        return Optional.ofNullable(fields.fields().get(key));
    }
}
