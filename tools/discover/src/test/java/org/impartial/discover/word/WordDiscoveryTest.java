package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.Discovered;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Discovery of theorems about rewriting games. */
class WordDiscoveryTest {

    private static WordTheorem proved(String rules) {
        return WordDiscovery.of(WordRules.parse(rules))
                .reading(false)
                .within(Budget.unlimited())
                .run()
                .theorem()
                .orElseThrow();
    }

    /** Known numbers of states, computed independently. */
    @ParameterizedTest
    @CsvSource({
        "0.3, 2",
        "0.03, 4",
        "0.75, 8",
        "0.33, 12",
        "0.26, 12",
        "guiles, 44",
        "a->;bb->, 4",
        "a->;aa->;b->;bb->, 3",
        "aa->;b->, 4",
        "10->01, 4",
        "ab->b;ba->a, 7",
        "11->01;01->00, 6"
    })
    void theTable(String rules, int states) {
        WordTheorem theorem = proved(rules);
        assertEquals(states, theorem.states());
        compared(theorem, false);
        assertTrue(theorem.certificate().check(Meter.unlimited()).accepted());
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.34, 44", "kayles, 1328", "dawsons-chess, 1376", "cram-rows, 1392", "11->00, 1392"})
    void theLargeOnesOfTheTable(String rules, int states) {
        theTable(rules, states);
    }

    private static void misere(String rules, int states) {
        WordTheorem theorem = WordDiscovery.of(WordRules.parse(rules))
                .misere()
                .reading(false)
                .within(Budget.unlimited())
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(states, theorem.states());
        compared(theorem, true);
        assertTrue(theorem.certificate().check(Meter.unlimited()).accepted());
    }

    @ParameterizedTest
    @CsvSource({"0.75, 26", "0.03, 4"})
    void misereRowsAreAnsweredByTheirQuotient(String rules, int states) {
        misere(rules, states);
    }

    @Tag("thorough")
    @ParameterizedTest
    @CsvSource({"0.123, 200", "guiles, 1154", "kayles, 1720"})
    void theLargeMisereRows(String rules, int states) {
        misere(rules, states);
    }

    /** Quotients that are infinite, or not known to be finite. */
    @Tag("thorough")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11->00 | not with fewer than [0-9]+ states: the misère quotient of runs of up to [0-9]+ letters has [0-9]+"
                        + " elements, each of which is a state",
                "dawsons-chess | not with fewer than [0-9]+ states: the misère quotient of runs of up to [0-9]+ letters has"
                        + " [0-9]+ elements, and longer runs are out of reach",
            })
    void misereRowsWithoutAQuotientEndSoon(String rules, String reason) {
        Discovered<WordTheorem> found = WordDiscovery.of(WordRules.parse(rules))
                .misere()
                .within(Budget.unlimited())
                .run();
        assertFalse(found.proved());
        assertTrue(found.reason().matches(reason), found.reason());
    }

    private static void compared(WordTheorem theorem, boolean misere) {
        WordRules rules = theorem.rules();
        Map<String, Boolean> known = new HashMap<>();
        for (String word : PlainWords.upTo(12, rules.alphabet())) {
            assertEquals(isP(rules, word, misere, known), theorem.isP(word), () -> rules + " at " + word);
        }
    }

    private static boolean isP(WordRules rules, String word, boolean misere, Map<String, Boolean> known) {
        Boolean before = known.get(word);
        if (before == null) {
            List<String> options = rules.options(word);
            before = options.isEmpty()
                    ? !misere
                    : options.stream().noneMatch(option -> isP(rules, option, misere, known));
            known.put(word, before);
        }
        return before;
    }

    @ParameterizedTest
    @ValueSource(strings = {"aa->;b->", "ab->b;ba->a", "11->01;01->00", "00*1->100*;1$->", "^a->b;ab$->b"})
    void misereIsComparedWithSearch(String rules) {
        Discovered<WordTheorem> found = WordDiscovery.of(WordRules.parse(rules))
                .misere()
                .states(30)
                .within(Budget.positions(50_000))
                .run();
        found.theorem().ifPresent(theorem -> compared(theorem, true));
        assertEquals(!rules.startsWith("00*"), found.proved(), found.reason());
    }

    @Tag("thorough")
    @Test
    void aMisereRowIsComparedWithSearch() {
        misereIsComparedWithSearch("0.75");
    }

    @Tag("thorough")
    @Test
    void valuesAreHeapsBeside() {
        WordTheorem kayles = WordDiscovery.of(WordRules.parse("kayles"))
                .reading(false)
                .within(Budget.unlimited())
                .values()
                .run()
                .theorem()
                .orElseThrow();
        assertEquals(1345, kayles.states());
        int[] values = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4};
        for (int heap = 0; heap < values.length; heap++) {
            assertEquals(values[heap], kayles.value("1".repeat(heap)));
        }
        assertEquals(
                kayles.value("1".repeat(99)) ^ kayles.value("1".repeat(1000)),
                kayles.value("1".repeat(99) + "00" + "1".repeat(1000 + 12 * 50)));
        assertTrue(kayles.certificate().check(Meter.unlimited()).accepted());
    }

    @Test
    void theReadingDirectionMayBeChosen() {
        WordRules rules = WordRules.parse("^1->;110->011");
        WordTheorem left = WordDiscovery.of(rules)
                .reading(false)
                .states(200)
                .run()
                .theorem()
                .orElseThrow();
        WordTheorem right = WordDiscovery.of(rules)
                .reading(true)
                .states(200)
                .run()
                .theorem()
                .orElseThrow();
        assertTrue(right.fromRight());
        for (String word : PlainWords.upTo(9, "01")) {
            assertEquals(left.isP(word), right.isP(word), word);
            assertEquals(Set.copyOf(left.winningMoves(99, word)), Set.copyOf(right.winningMoves(99, word)));
        }
        assertTrue(right.certificate().check(Meter.unlimited()).accepted());
    }

    @Test
    void setsThatGrowEndHonestly() {
        Discovered<WordTheorem> found =
                WordDiscovery.of(WordRules.parse("aa->;bb->")).states(20).run();
        assertFalse(found.proved());
        assertTrue(found.reason().startsWith("from the left: not with 20 states: an automaton needs "), found.reason());
        assertTrue(found.reason().contains("from the right: not with 20 states"), found.reason());
        Discovered<WordTheorem> brief = WordDiscovery.of(WordRules.parse("guiles"))
                .within(Budget.positions(100))
                .run();
        assertTrue(brief.reason().contains("states within the limits"), brief.reason());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "01->10;10->01 | play need not end: 01 -> 10 -> 01;",
                "0->00 | play need not end: 0 -> 00, which contains the first word;",
                "aa->bc;bb->ac;cc->ab | it was not proved that play ends",
            })
    void playMustEnd(String rules, String reason) {
        Discovered<WordTheorem> found = WordDiscovery.of(WordRules.parse(rules)).run();
        assertTrue(found.reason().startsWith(reason), found.reason());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ab->ba | the functions of the letters applied to n = 0 one after another",
                "ab->bba | the functions of the letters applied to n = 0 one after another, the last first",
                "11->101 | the number of factors 11",
                "a->bb;b-> | the weight of the letters (a: 1, b: 0)",
                "ab->b;ba->a | the weight of the letters (a: 1, b: 0)",
            })
    void playEnds(String rules, String first) {
        WordTheorem theorem = proved(rules);
        assertTrue(
                theorem.measures().get(0).startsWith(first), theorem.measures().get(0));
        assertTrue(theorem.certificate().check(Meter.unlimited()).accepted());
    }

    @Test
    void itCanBeCancelled() {
        WordDiscovery asked = WordDiscovery.of(WordRules.parse("aa->;bb->")).cancelledBy(() -> true);
        assertThrows(StoppedException.class, asked::run);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "11 | column 3 of the rules: expected a letter, *, +, $ or ->; got the end",
                "->0 | column 1 of the rules: expected at least one letter that is not repeated by * on the left side; got \"-\"",
                "0*->1* | column 1 of the rules: expected at least one letter that is not repeated by * on the left side; got \"0\"",
                "01->0*1 | column 1 of the rules: expected as many repeated letters on the right as on the left, or none; here are 1 and 0; got \"0\"",
                "11->^00 | column 1 of the rules: expected ^ and $ on the left side where they are on the right; ends of the word stay where they are; got \"1\"",
                "11->0? | column 6 of the rules: expected a letter, *, +, ; or the end of the rules; got \"?\"",
            })
    void errorsSayWhere(String rules, String message) {
        assertEquals(
                message,
                assertThrows(NotationException.class, () -> WordRules.parse(rules))
                        .getMessage());
    }

    /** The c before the end of the word looks like a separator, but the rule also reads the end after it. */
    @Test
    void aRuleThatReadsAnEndBehindALetterIsNotSplit() {
        String rules = "bba->c;^aab$->cc;^a->b;^bbc$->bac";
        PlainWords plain = new PlainWords(rules, false);
        assertEquals(Set.of("bac"), plain.options("bbc"));
        Discovered<WordTheorem> found = WordDiscovery.of(WordRules.parse(rules)).run();
        WordTheorem theorem = found.theorem().orElseThrow(() -> new AssertionError(found.reason()));
        for (String word : PlainWords.upTo(6, "abc")) {
            assertEquals(plain.value(word) == 0, theorem.isP(word), word);
        }
    }

    @Test
    void runsAndEndsAreApplied() {
        assertEquals(
                List.of("100010", "010010", "001010"),
                WordRules.parse("0+1->10+").options("000110"));
        assertEquals(List.of("10", "0"), WordRules.parse("^1+->").over("0").options("110"));
        assertEquals(List.of("10"), WordRules.parse("11$->10").options("11"));
        assertEquals(List.of(), WordRules.parse("11$->10").options("110"));
    }
}
