package org.impartial.solve.theory.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.junit.jupiter.api.Test;

/** Forms of random games, against outcomes by plain recursion on the original games. */
class FormsByDefinitionTest {
    private static final int GAMES = 32;
    private static final int ROUNDS = Boolean.getBoolean("impartial.thorough") ? 2000 : 200;

    private final FormTable table = new FormTable();
    private long checks;
    private long equalPairs;

    /**
     * A round creates games whose options are among the earlier ones; some have at most two options, so that there are
     * long chains.
     */
    @Test
    void sumsAgreeAndFormsOfOneNumberAreEqual() {
        Random random = new Random(1);
        for (int round = 0; round < ROUNDS; round++) {
            List<int[]> games = games(random);
            Raw raw = new Raw(games);
            int[] form = forms(games);
            for (int a = 0; a < GAMES; a++) {
                for (int b = a; b < GAMES; b++) {
                    compare(raw, form, a, b);
                }
                assertTrue(table.isP(table.sum(form[a], table.mate(form[a], Meter.unlimited()), Meter.unlimited())));
            }
        }
        assertTrue(equalPairs > ROUNDS, "few games were equal: " + equalPairs);
        assertTrue(checks > 500L * ROUNDS, "few checks: " + checks);
    }

    private void compare(Raw raw, int[] form, int a, int b) {
        int sum = table.sum(form[a], form[b], Meter.unlimited());
        assertEquals(raw.isP(a, b), table.isP(sum), () -> "the sum of games " + a + " and " + b);
        checks++;
        if (a != b && form[a] == form[b]) {
            equalPairs++;
            for (int beside = 0; beside < GAMES; beside++) {
                assertEquals(raw.isP(a, beside), raw.isP(b, beside), "two games of one form");
                checks++;
            }
        }
    }

    private static List<int[]> games(Random random) {
        List<int[]> games = new ArrayList<>();
        games.add(new int[0]);
        for (int i = 1; i < GAMES; i++) {
            TreeSet<Integer> options = new TreeSet<>();
            int most = random.nextInt(3) == 0 ? 1 + random.nextInt(2) : random.nextInt(5);
            for (int j = 0; j < most; j++) {
                int from = random.nextBoolean() ? Math.max(0, i - 8) : 0;
                options.add(from + random.nextInt(i - from));
            }
            games.add(options.stream().mapToInt(Integer::intValue).toArray());
        }
        return games;
    }

    private int[] forms(List<int[]> games) {
        int[] form = new int[GAMES];
        for (int i = 0; i < GAMES; i++) {
            int[] options = games.get(i).clone();
            for (int j = 0; j < options.length; j++) {
                options[j] = form[options[j]];
            }
            form[i] = table.of(options, 0, options.length, Meter.unlimited());
        }
        return form;
    }

    /** Sums of two games by the definition of misère play. */
    private record Raw(List<int[]> games, Map<Integer, Boolean> known) {
        Raw(List<int[]> games) {
            this(games, new HashMap<>());
        }

        boolean isP(int a, int b) {
            int pair = Math.min(a, b) * GAMES + Math.max(a, b);
            Boolean found = known.get(pair);
            if (found == null) {
                boolean ended = games.get(a).length == 0 && games.get(b).length == 0;
                found = !ended;
                for (int option : games.get(a)) {
                    found &= !isP(option, b);
                }
                for (int option : games.get(b)) {
                    found &= !isP(a, option);
                }
                known.put(pair, found);
            }
            return found;
        }
    }
}
