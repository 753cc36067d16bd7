package org.impartial.solve.theory.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Outcome;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.theory.form.table.FormTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Known counts, names and identities of misère canonical forms [ONAG, ch. 12]. */
class MisereFormTest {
    private final MisereForms forms = new MisereForms();

    private List<MisereForm> day4() {
        return Arrays.stream(FormDays.upTo(4, forms.table))
                .mapToObj(forms::form)
                .toList();
    }

    @Test
    void namesOfDayFourAreReadBack() {
        for (MisereForm form : day4()) {
            assertEquals(form, forms.parse(form.toString()), form::toString);
            assertEquals(form, forms.of(form.options()), form::toString);
        }
    }

    @Test
    void allFormsOfDayFourAreDistinguished() {
        List<MisereForm> all = day4();
        for (MisereForm a : all) {
            for (MisereForm b : all) {
                if (!a.equals(b)) {
                    MisereForm game = a.distinguisher(b);
                    assertNotEquals(
                            a.plus(game).outcome(), b.plus(game).outcome(), () -> a + " and " + b + " by " + game);
                }
            }
        }
        assertThrows(IllegalArgumentException.class, () -> all.get(3).distinguisher(all.get(3)));
    }

    @Test
    void theSumOfAFormAndItsMateIsP() {
        for (MisereForm form : day4()) {
            assertEquals(Outcome.P, form.plus(form.mate()).outcome(), form::toString);
        }
        MisereForm two = forms.heap(2);
        assertEquals("*[2[2]]", two.plus(two.mate()).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*[0]",
                "*[1]",
                "*[2#]",
                "*[2##]",
                "*[2[2]]",
                "*[2[2]321]",
                "*[(2#1)21]",
                "*[(2[2]321)[1](2[2]321)2[3]2[2]30]"
            })
    void namesAreWrittenAsTheyAreRead(String name) {
        assertEquals(name, forms.parse(name).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "*7, *[7]",
        "*12, *[&12;]",
        "*[3210], *[4]",
        "*[2[11]], *[2]",
        "*[0#], *[1]",
        "*[1#], *[0]",
        "*[4[2]], *[4[2]]",
        "*[(21)#], *[1]"
    })
    void otherNamesOfAForm(String text, String name) {
        assertEquals(name, forms.parse(text).toString());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1",
        "3, 1",
        "*, 2",
        "*[, 3",
        "*[], 3",
        "*[2, 4",
        "*[2]3, 5",
        "*[2[x]], 5",
        "*[&2], 5",
        "*123456, 2",
        "*[(], 4"
    })
    void wrongTextsAreRefusedWithAColumn(String text, int column) {
        NotationException refused = assertThrows(NotationException.class, () -> forms.parse(text));
        assertEquals(column, refused.column(), refused.getMessage());
    }

    /** Without the proviso {*2} would be 0, which is N; it is P. */
    @Test
    void theProviso() {
        MisereForm sharp = forms.of(List.of(forms.heap(2)));
        assertEquals("*[2#]", sharp.toString());
        assertEquals(Outcome.P, sharp.outcome());
        assertEquals(Outcome.N, forms.zero().outcome());
    }

    @Test
    void onlyHeapsOfOneCancel() {
        assertEquals(forms.zero(), forms.heap(1).plus(forms.heap(1)));
        assertEquals(forms.heap(5), forms.heap(4).plus(forms.heap(1)));
        assertNotEquals(forms.zero(), forms.heap(2).plus(forms.heap(2)));
        assertFalse(forms.heap(2).plus(forms.heap(2)).isHeap());
    }

    /** Two tame forms of the genus 0^02 that a third game distinguishes. */
    @Test
    void tameIsNotEqual() {
        MisereForm sharp = forms.parse("*[2#]");
        MisereForm twice = forms.parse("*[2[2]]");
        MisereForm beside = forms.parse("*[(2#1)21]");
        assertTrue(sharp.isTame() && twice.isTame());
        assertEquals("0^02", sharp.genus().toString());
        assertEquals(sharp.genus(), twice.genus());
        assertNotEquals(sharp.plus(beside).outcome(), twice.plus(beside).outcome());
    }

    /** Norton's example of a form that decomposes in two ways, and a form with as many options as its birthday. */
    @Test
    void formsThatLookLikeOthers() {
        assertEquals("*[4[2#]]", forms.parse("*[4[2#]]").toString());
        MisereForm form = forms.parse("*[2#210]");
        assertEquals(form.birthday(), form.options().size());
        assertFalse(form.isHeap());
        assertTrue(forms.heap(4).isHeap());
    }

    /** The genus by sums: g- of the sums of the form with heaps of 2. */
    @Test
    void theGenusIsThatOfSums() {
        for (MisereForm form : day4()) {
            MisereForm sum = form;
            for (int twos = 0; twos < 5; twos++) {
                assertEquals(form.genus().misere(twos), sum.misereGrundy(), form::toString);
                sum = sum.plus(forms.heap(2));
            }
        }
    }

    @Test
    void everyFormIsEvenOrOdd() {
        for (MisereForm form : day4()) {
            MisereForm other = form.plus(forms.heap(1));
            assertEquals(form, other.plus(forms.heap(1)));
            assertNotEquals(form.isEven(), other.isEven(), form::toString);
        }
    }

    @Test
    void aFormOfAnotherTableIsRefused() {
        MisereForm elsewhere = new MisereForms().heap(2);
        assertThrows(IllegalArgumentException.class, () -> forms.heap(2).plus(elsewhere));
        assertNotEquals(forms.heap(2), elsewhere);
    }

    /** A sum that is stopped at any time leaves a table that gives the same answers. */
    @Test
    void aStopLeavesTheTableConsistent() {
        String wanted = forms.heap(12).plus(forms.heap(13)).plus(forms.heap(14)).toString();
        FormTable table = new FormTable();
        int stops = 0;
        for (long limit = 1; ; limit += 7) {
            try {
                Meter meter = new Meter(Budget.unlimited().holding(500 * limit), Progress.NONE, () -> false);
                MisereForms again = new MisereForms(table, meter);
                assertEquals(
                        wanted,
                        again.heap(12).plus(again.heap(13)).plus(again.heap(14)).toString());
                break;
            } catch (StoppedException stopped) {
                stops++;
            }
        }
        assertTrue(stops > 0, "no sum was stopped");
        MisereForms same = new MisereForms(table, Meter.unlimited());
        assertEquals(
                wanted, same.heap(13).plus(same.heap(14)).plus(same.heap(12)).toString());
    }

    @Test
    void limitsAreKept() {
        MisereForms few = new MisereForms(new FormTable(10), Meter.unlimited());
        StoppedException stopped = assertThrows(StoppedException.class, () -> few.heap(12));
        assertTrue(String.valueOf(stopped.getMessage()).contains("10 misère canonical forms"), stopped::getMessage);
        assertEquals(10, few.size());
        assertEquals("*[8]", few.heap(8).toString());
        assertThrows(BeyondRangeException.class, () -> forms.heap(40_000));
        Meter expired = new Meter(Budget.unlimited().within(Duration.ZERO), Progress.NONE, () -> false);
        MisereForms timed = new MisereForms(new FormTable(), expired);
        assertThrows(StoppedException.class, () -> timed.heap(2000));
    }

    /** A heap of n beans has a play of n moves. */
    @Test
    void deepFormsNeedNoDeepStack() {
        MisereForm deep = forms.heap(500);
        assertEquals(501, deep.nodes());
        assertEquals(501, deep.plus(forms.heap(1)).birthday());
        assertEquals("*[&501;]", deep.plus(forms.heap(1)).mate().mate().toString());
        assertEquals("500^500,502", deep.genus().toString());
    }
}
