package org.impartial.solve.engine.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.Size;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;

/** The packed table is a map for keys of any width and values of any size, and takes the stated memory. */
class PackedTableProperties {

    private record Entry(long key, int value) {}

    @Provide
    Arbitrary<Long> keys() {
        return Arbitraries.oneOf(
                Arbitraries.longs(),
                Arbitraries.longs().between(0, 600),
                Arbitraries.longs().between((1L << 56) - 300, (1L << 56) + 300),
                Arbitraries.longs().between(-300, 0));
    }

    @Provide
    Arbitrary<Entry> entries() {
        Arbitrary<Integer> values = Arbitraries.frequencyOf(
                Tuple.of(8, Arbitraries.integers().between(0, 20)),
                Tuple.of(1, Arbitraries.integers().between(PackedTable.NEAR - 3, PackedTable.NEAR + 5)),
                Tuple.of(1, Arbitraries.integers().between(0, Integer.MAX_VALUE)));
        return Combinators.combine(keys(), values).as(Entry::new);
    }

    @Property(tries = 40)
    void aTableIsAMap(@ForAll("tables") List<Entry> entries, @ForAll @Size(50) List<Long> others) {
        Map<Long, Integer> model = new HashMap<>();
        PackedTable table = new PackedTable();
        for (Entry entry : entries) {
            if (model.putIfAbsent(entry.key(), entry.value()) == null) {
                assertEquals(PackedTable.ABSENT, table.get(entry.key()));
                table.put(entry.key(), entry.value());
                grow(table);
            }
        }
        others.forEach(key -> assertEquals(model.getOrDefault(key, PackedTable.ABSENT), table.get(key)));
        long[] all = model.keySet().stream().mapToLong(k -> k).toArray();
        long[] found = new long[all.length];
        table.getAll(all, all.length, found);
        assertArrayEquals(model.values().stream().mapToLong(v -> v).toArray(), found);
        model.forEach((key, value) -> assertEquals(value, table.get(key)));
        assertEquals(model.size(), table.size());
    }

    @Provide
    Arbitrary<List<Entry>> tables() {
        return entries().list().ofMaxSize(1500);
    }

    @Example
    void aPositionTakesElevenToEighteenBytes() {
        for (long high : new long[] {0, 1L << 60}) {
            SplittableRandom random = new SplittableRandom(55);
            PackedTable table = new PackedTable();
            double least = Double.MAX_VALUE;
            double most = 0;
            for (int i = 0; i < 400_000; i++) {
                table.put(random.nextLong(1L << 55) | high, i & 7);
                grow(table);
                if (i > 50_000) {
                    double bytes = (double) table.bytes() / table.size();
                    least = Math.min(least, bytes);
                    most = Math.max(most, bytes);
                }
            }
            assertTrue(least < 12.2 && most > 15.5 && most < 18.2, high + ": from " + least + " to " + most);
        }
    }

    @Example
    void aTableThatIsPresizedDoesNotGrow() {
        PackedTable table = new PackedTable(100_000);
        long bytes = table.bytes();
        assertTrue(bytes < 1_080_000, bytes + " bytes");
        for (int key = 0; key < 100_000; key++) {
            table.put(key, 0);
            assertTrue(!table.crowded(), "crowded at " + key);
        }
        assertEquals(bytes, table.bytes());
    }

    @Example
    void theErrorOfAFullTableStatesARemedy() {
        Slots full = new Slots() {
            @Override
            int slotBytes() {
                return 1;
            }

            @Override
            int get(long key) {
                return FREE;
            }

            @Override
            void put(long key, int mark) {}

            @Override
            int capacity() {
                return Integer.MAX_VALUE - 8;
            }

            @Override
            void move(int capacity) {}
        };
        BeyondRangeException e = assertThrows(BeyondRangeException.class, () -> full.grow(Meter.unlimited()));
        assertTrue(e.getMessage().contains("canonical form"), e.getMessage());
    }

    private static void grow(PackedTable table) {
        if (table.crowded()) {
            table.grow(Meter.unlimited());
        }
    }
}
