package org.impartial.solve.theory.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.form.table.FormTable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The numbers of forms by birthday, and the games that distinguish them [ONAG, ch. 12] [Siegel]. */
class FormDaysTest {
    private final FormTable table = new FormTable();

    @Test
    void formsBornByDay() {
        int[] counts = IntStream.rangeClosed(0, 4)
                .map(day -> FormDays.upTo(day, new FormTable()).length)
                .toArray();
        assertEquals("[1, 2, 3, 5, 22]", Arrays.toString(counts));
    }

    /**
     * By day 5 there are 4,171,780 forms. A set of these is not a form of day 6 if it reverts to some form H; if H has
     * the set of options O, such a set consists of O and of forms that have H as an option. The greatest numbers of
     * such forms give the first terms of the correction 2^4171780 - 2^2096640 - 2^2095104 - ... that Thompson
     * published.
     */
    @Test
    @Tag("thorough")
    void formsBornByDayFiveAndSix() {
        int[] born = FormDays.upTo(5, table);
        assertEquals(4_171_780, born.length);
        int[] containing = new int[FormDays.BY_DAY_FOUR];
        int[] four = FormDays.upTo(4, table);
        for (int form : born) {
            for (int i = 0; i < table.options(form); i++) {
                containing[Arrays.binarySearch(four, table.option(form, i))]++;
            }
        }
        Arrays.sort(containing);
        assertEquals(2_096_640, containing[containing.length - 1]);
        assertEquals(2_095_104, containing[containing.length - 2]);
    }

    /**
     * Games of day 5 are sets of forms of day 4. Of the 231 pairs of these forms, games of day 5 distinguish all but
     * one, which a game of day 6 distinguishes.
     */
    @Test
    void gamesOfDayFiveDistinguishAllPairsButOne() {
        int[] four = FormDays.upTo(4, table);
        assertEquals(FormDays.BY_DAY_FOUR, four.length);
        int[] lostSums = new int[four.length];
        int[] options = new int[four.length];
        for (int g = 0; g < four.length; g++) {
            for (int h = 0; h < four.length; h++) {
                lostSums[g] |= table.isP(table.sum(four[g], four[h], Meter.unlimited())) ? 1 << h : 0;
            }
            for (int i = 0; i < table.options(four[g]); i++) {
                options[g] |= 1 << Arrays.binarySearch(four, table.option(four[g], i));
            }
        }
        int[] apart = new int[four.length];
        for (int game = 0; game < 1 << four.length; game++) {
            int lost = lostBeside(game, lostSums, options);
            for (int g = 0; g < four.length; g++) {
                apart[g] |= (lost >> g & 1) == 0 ? lost : ~lost;
            }
        }
        int left = 0;
        for (int g = 0; g < four.length; g++) {
            for (int h = 0; h < g; h++) {
                if ((apart[g] >> h & 1) == 0) {
                    left++;
                    assertToldApartByDaySix(four[h], four[g]);
                }
            }
        }
        assertEquals(1, left);
    }

    /** Returns the forms whose sums with a game are P, for a game whose options are forms. */
    private static int lostBeside(int game, int[] lostSums, int[] options) {
        int lost = 0;
        for (int g = 0; g < lostSums.length; g++) {
            boolean ended = game == 0 && options[g] == 0;
            lost |= !ended && (game & lostSums[g]) == 0 && (options[g] & lost) == 0 ? 1 << g : 0;
        }
        return lost;
    }

    private void assertToldApartByDaySix(int a, int b) {
        MisereForms forms = new MisereForms(table, Meter.unlimited());
        MisereForm first = forms.form(a);
        MisereForm second = forms.form(b);
        assertEquals("*[2#0] *[2#30]", first + " " + second);
        MisereForm game = forms.parse("*[((2#3210)(2#321)2##2#0)10]");
        assertEquals(6, game.birthday());
        assertNotEquals(first.plus(game).outcome(), second.plus(game).outcome());
        assertEquals(game.birthday(), first.distinguisher(second).birthday());
    }
}
