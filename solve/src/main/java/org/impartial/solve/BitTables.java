package org.impartial.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Component;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Position;
import org.impartial.solve.theory.SumTheory;

/**
 * Shows the bits of the Grundy values of a sum in columns. The position is balanced if every column has an even number
 * of ones, and then the player to move loses [Bouton 1901].
 */
final class BitTables {
    private BitTables() {}

    static <V> Optional<Exhibit> of(Position position, SumTheory<V> theory) {
        List<Component<?>> components = position.components();
        long[] values = new long[components.size()];
        long sum = 0;
        long union = 1;
        for (int i = 0; i < values.length; i++) {
            OptionalLong value = theory.grundy(theory.of(components.get(i)));
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values[i] = value.getAsLong();
            sum ^= values[i];
            union |= values[i];
        }
        int width = Long.SIZE - Long.numberOfLeadingZeros(union);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            rows.add(row(components.get(i).toString(), values[i], width));
        }
        rows.add(row("nim-sum", sum, width));
        String conclusion = sum == 0
                ? "balanced: every column holds an even number of ones"
                : "unbalanced: the nim-sum marks the columns with an odd number of ones";
        return Optional.of(new Exhibit("Grundy values in binary", List.of(), rows, conclusion));
    }

    private static List<String> row(String label, long value, int width) {
        String bits = Long.toBinaryString(value);
        return List.of(label, "=", Long.toString(value), "=", "0".repeat(width - bits.length()) + bits);
    }
}
