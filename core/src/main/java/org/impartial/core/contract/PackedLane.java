package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.PackedGame;
import org.impartial.core.game.PackedOptions;
import org.impartial.core.game.Position;

/** The primitive lane of a packed game. */
record PackedLane(PackedGame game) {

    Optional<String> options(long state) {
        PackedOptions packed = new PackedOptions();
        packed.record(game, state);
        List<Position> options = new ArrayList<>();
        for (int i = 0; i < packed.count(); i++) {
            int option = i;
            options.add(Position.sum(IntStream.range(0, packed.parts(option))
                    .mapToObj(part -> Component.byRules(game, packed.part(option, part)))
                    .toList()));
        }
        return LaneCheck.difference(options, game.optionsOf(state));
    }

    Optional<String> canonical(long state) {
        long packed = game.canonical(state);
        Long object = game.canonical(Long.valueOf(state));
        return object == packed
                ? Optional.empty()
                : Optional.of("it is " + packed + ", but that of the object lane is " + object);
    }
}
