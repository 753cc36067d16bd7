package org.impartial.proof.kind.nimber;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.proof.kind.Rereadable;

/** The fingerprint of rules: a hash of the options of the first hundred components of each game that have facts. */
final class RulesFingerprint {
    private static final int POSITIONS = 100;

    private RulesFingerprint() {}

    /** Returns 16 hexadecimal digits, which depend on the first facts of each game and on the rules. */
    static String of(List<NimberTable<?>> tables) {
        List<String> lines = new ArrayList<>();
        tables.forEach(table -> add(table, lines));
        return NimberTable.digest(lines);
    }

    private static <S> void add(NimberTable<S> table, List<String> lines) {
        ImpartialGame<S> game = table.game();
        NimberProof<S> proof = new NimberProof<>(game, Position.empty(), 0, table.lines());
        lines.add(game.fullName());
        table.lines().stream().limit(POSITIONS).forEach(line -> {
            lines.add(line);
            lines.addAll(options(game, proof.read(line, line.indexOf(' '))));
        });
    }

    /** Returns the options in canonical form, sorted, since rules may list them in any order. */
    private static <S> List<String> options(ImpartialGame<S> game, S state) {
        return game.optionsOf(state).stream()
                .map(option -> option.components().stream()
                        .map(Component::canonical)
                        .map(Rereadable::of)
                        .sorted()
                        .toList()
                        .toString())
                .distinct()
                .sorted()
                .toList();
    }
}
