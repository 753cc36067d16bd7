package org.impartial.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;
import org.impartial.solve.theory.SumTheory;

/**
 * Shows the bits of the Grundy values of a sum in columns. The position is balanced if every column has an even number
 * of ones.
 */
final class BitTables {
    private BitTables() {}

    static <V> Optional<Exhibit> of(Position position, SumTheory<V> theory) {
        List<Long> values = new ArrayList<>();
        for (Component<?> component : position.components()) {
            OptionalLong value = theory.grundy(theory.of(component));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.getAsLong());
        }
        return Optional.of(table(position.components(), new BitTable(values)));
    }

    private static Exhibit table(List<Component<?>> components, BitTable bits) {
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < components.size(); i++) {
            rows.add(row(
                    components.get(i).toString(),
                    bits.heaps().get(i),
                    bits.rows().get(i)));
        }
        rows.add(row("nim-sum", bits.nimSum(), bits.parities()));
        String conclusion = bits.isBalanced()
                ? "balanced: every column holds an even number of ones"
                : "unbalanced: the nim-sum marks the columns with an odd number of ones";
        return new Exhibit("Grundy values in binary", List.of(), rows, conclusion);
    }

    private static List<String> row(String label, long value, List<Integer> bits) {
        return List.of(
                label,
                "=",
                Long.toString(value),
                "=",
                bits.stream().map(String::valueOf).collect(Collectors.joining()));
    }
}
