package org.impartial.core.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;
import org.impartial.core.theory.SumTheory;

/** The bits of the Grundy values of a sum, column by column: balanced if every column holds an even number of ones. */
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
        return Optional.of(table(position.components(), values));
    }

    private static Exhibit table(List<Component<?>> components, List<Long> values) {
        long all = values.stream().reduce(0L, (a, b) -> a | b);
        long sum = values.stream().reduce(0L, (a, b) -> a ^ b);
        int width = Math.max(1, Long.SIZE - Long.numberOfLeadingZeros(all));
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            rows.add(List.of(
                    components.get(i).toString(), "=", values.get(i).toString(), "=", bits(values.get(i), width)));
        }
        rows.add(List.of("nim-sum", "", Long.toString(sum), "=", bits(sum, width)));
        String conclusion = sum == 0
                ? "balanced: every column holds an even number of ones"
                : "unbalanced: the nim-sum marks the columns with an odd number of ones";
        return new Exhibit("Grundy values in binary", List.of(), rows, conclusion);
    }

    private static String bits(long value, int width) {
        String bits = Long.toBinaryString(value);
        return "0".repeat(Math.max(0, width - bits.length())) + bits;
    }
}
