package org.impartial.sweep.plane;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.Solver;
import org.impartial.sweep.plane.VectorSieve.SpaceRay;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class VectorSieveTest {
    /** The same number from one heap, from two or from all three. */
    private static final List<SpaceRay> SAME = IntStream.range(1, 8)
            .mapToObj(set -> SpaceRay.any(set & 1, set >> 1 & 1, set >> 2))
            .toList();

    /** Compares with the definition, for random lines of every form. */
    @Property(tries = 60)
    void positionsAreThoseOfTheDefinition(@ForAll long seed) {
        Random random = new Random(seed);
        int side = 1 + random.nextInt(random.nextInt(12) > 0 ? 12 : 70);
        List<SpaceRay> rays = new ArrayList<>();
        for (int i = 1 + random.nextInt(4); i > 0; i--) {
            int[] first = random.ints(3, 0, 4).toArray();
            int[] step = random.ints(3, 0, random.nextInt(3) + 1).toArray();
            if (first[0] + first[1] + first[2] > 0) {
                rays.add(new SpaceRay(first[0], first[1], first[2], step[0], step[1], step[2]));
            }
        }
        assertDefined(rays, side);
    }

    /** Compares with the options of each position, all of which a search of all positions would look at too. */
    @Test
    @Tag("thorough")
    void theSameNumberFromSomeHeapsUpTo200IsThatOfTheDefinition() {
        assertDefined(SAME, 201);
    }

    private static void assertDefined(List<SpaceRay> rays, int side) {
        VectorSieve sieve = VectorSieve.of(rays, side, Meter.unlimited());
        for (int x = 0; x < side; x++) {
            for (int y = 0; y < side; y++) {
                for (int z = 0; z < side; z++) {
                    assertLost(!wins(sieve, rays, x, y, z), sieve, rays, List.of(x, y, z));
                }
            }
        }
    }

    /** Compares with a search of each position from the rules alone, for random sets of vectors. */
    @Property(tries = 20)
    void positionsAreThoseOfASearch(@ForAll long seed) {
        Random random = new Random(seed);
        List<SpaceRay> rays = new ArrayList<>();
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            int[] vector = random.ints(3, 0, 4).toArray();
            if (vector[0] + vector[1] + vector[2] > 0) {
                boolean once = random.nextBoolean();
                rays.add(
                        once
                                ? new SpaceRay(vector[0], vector[1], vector[2], 0, 0, 0)
                                : SpaceRay.any(vector[0], vector[1], vector[2]));
            }
        }
        assertSearched(rays, 6);
    }

    @Test
    void theSameNumberFromSomeHeapsIsThatOfASearch() {
        assertSearched(SAME, 9);
    }

    @Tag("thorough")
    @Test
    void theSameNumberFromLargerHeapsIsThatOfASearch() {
        assertSearched(SAME, 16);
    }

    private static void assertSearched(List<SpaceRay> rays, int side) {
        ImpartialGame<List<Integer>> game = ImpartialGame.of("vectors", heaps -> options(rays, heaps));
        Solver solver = Solver.normal();
        VectorSieve sieve = VectorSieve.of(rays, side, Meter.unlimited());
        for (int packed = 0; packed < side * side * side; packed++) {
            List<Integer> heaps = List.of(packed / side / side, packed / side % side, packed % side);
            assertLost(solver.outcome(game.at(heaps)) == Outcome.P, sieve, rays, heaps);
        }
    }

    private static void assertLost(boolean lost, VectorSieve sieve, List<SpaceRay> rays, List<Integer> heaps) {
        assertEquals(lost, sieve.at(heaps.get(0), heaps.get(1), heaps.get(2)), () -> rays + " at " + heaps);
    }

    private static List<List<Integer>> options(List<SpaceRay> rays, List<Integer> heaps) {
        Set<List<Integer>> options = new LinkedHashSet<>();
        for (SpaceRay ray : rays) {
            List<Integer> left = List.of(heaps.get(0) - ray.x(), heaps.get(1) - ray.y(), heaps.get(2) - ray.z());
            List<Integer> before = List.of();
            while (left.stream().allMatch(heap -> heap >= 0) && !left.equals(before)) {
                options.add(left);
                before = left;
                left = List.of(left.get(0) - ray.stepX(), left.get(1) - ray.stepY(), left.get(2) - ray.stepZ());
            }
        }
        return List.copyOf(options);
    }

    private static boolean wins(VectorSieve sieve, List<SpaceRay> rays, int x, int y, int z) {
        for (SpaceRay ray : rays) {
            boolean single = ray.stepX() + ray.stepY() + ray.stepZ() == 0;
            for (int k = 0; k < (single ? 1 : 1000); k++) {
                int left = x - ray.x() - k * ray.stepX();
                int middle = y - ray.y() - k * ray.stepY();
                int right = z - ray.z() - k * ray.stepZ();
                if (left < 0 || middle < 0 || right < 0) {
                    break;
                }
                if (sieve.at(left, middle, right)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sums of Project Euler 260: the one that it states for heaps up to 100. */
    @Test
    void theSameNumberFromSomeHeaps() {
        assertEquals(173_895, sum(VectorSieve.of(SAME, 101, Meter.unlimited()), 100));
        VectorSieve larger = VectorSieve.of(SAME, 201, Meter.unlimited());
        assertEquals(173_895, sum(larger, 100));
        assertTrue(larger.at(0, 1, 2) && larger.at(1, 2, 0) && !larger.at(1, 1, 1));
    }

    private static long sum(VectorSieve sieve, int most) {
        long sum = 0;
        for (int x = 0; x <= most; x++) {
            for (int y = x; y <= most; y++) {
                for (int z = y; z <= most; z++) {
                    sum += sieve.at(x, y, z) ? x + y + z : 0;
                }
            }
        }
        return sum;
    }

    @Test
    void limitsHold() {
        assertThrows(IllegalArgumentException.class, () -> VectorSieve.of(SAME, 0, Meter.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> VectorSieve.of(SAME, 5000, Meter.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> SpaceRay.any(0, 0, 0));
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> VectorSieve.of(SAME, 3, Meter.unlimited()).at(0, 0, 3));
        Meter small = new Meter(Budget.positions(1000), Progress.NONE, () -> false);
        assertThrows(StoppedException.class, () -> VectorSieve.of(SAME, 100, small));
        assertEquals(0, small.cost().positions());
    }
}
