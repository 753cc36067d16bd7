package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.discover.Discovered;
import org.impartial.proof.Certificate.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random rewriting rules, two to four over two or three letters, some with ends, runs, empty right sides or right sides
 * that are longer: proved theorems agree with a search that uses neither parts nor automata, and refused rules have
 * infinite play.
 */
class RandomWordsTest {

    private static void tried(int games, long seed) {
        int proved = 0;
        for (int i = 0; i < games; i++) {
            Random random = new Random(seed + i);
            String letters = random.nextInt(3) == 0 ? "abc" : "ab";
            String rules = rules(random, letters);
            boolean misere = random.nextBoolean();
            boolean values = random.nextInt(3) == 0;
            WordDiscovery discovery = WordDiscovery.of(WordRules.parse(rules).over(letters))
                    .states(40)
                    .within(Budget.positions(30_000));
            discovery = misere ? discovery.misere() : discovery;
            Discovered<WordTheorem> found = (values ? discovery.values() : discovery).run();
            String game = rules + (misere ? " misere" : "") + (values ? " values" : "");
            assertFalse(found.reason().contains("fault"), game + ": " + found.reason());
            if (found.reason().startsWith("play need not end: ")) {
                repeats(game, rules, found.reason());
            }
            if (found.proved()) {
                proved++;
                compared(game, new PlainWords(rules, misere), found.theorem().orElseThrow());
            }
        }
        assertTrue(proved * 10 >= games, proved + " of " + games + " were proved");
    }

    private static String rules(Random random, String letters) {
        List<String> rules = new ArrayList<>();
        int count = 2 + random.nextInt(3);
        int kind = random.nextInt(6);
        for (int i = 0; i < count; i++) {
            rules.add(
                    switch (random.nextBoolean() ? kind : 0) {
                        case 1 -> bounded(random, plain(random, letters, 0));
                        case 2 -> run(random, letters);
                        case 3 -> plain(random, letters, 2);
                        default -> plain(random, letters, 0);
                    });
        }
        return String.join(";", rules);
    }

    /** Returns a rule whose right side may be longer by a number of letters. */
    private static String plain(Random random, String letters, int longer) {
        int length = 1 + random.nextInt(3);
        int written = random.nextInt(length + longer + 1);
        return word(random, letters, length) + "->" + word(random, letters, written);
    }

    private static String bounded(Random random, String rule) {
        String left = rule.substring(0, rule.indexOf('-'));
        return switch (random.nextInt(3)) {
            case 0 -> "^" + rule;
            case 1 -> left + "$" + rule.substring(left.length());
            default -> "^" + left + "$" + rule.substring(left.length());
        };
    }

    /**
     * Returns a rule with a run, which may be kept, become a run of another letter or be deleted, perhaps bound to an
     * end.
     */
    private static String run(Random random, String letters) {
        String left =
                word(random, letters, 1) + word(random, letters, 1) + "*" + word(random, letters, random.nextInt(2));
        String right = word(random, letters, random.nextInt(2))
                + (random.nextInt(3) == 0 ? "" : word(random, letters, 1) + "*")
                + word(random, letters, random.nextInt(2));
        String rule = left + "->" + right;
        return random.nextInt(3) == 0 ? bounded(random, rule) : rule;
    }

    private static String word(Random random, String letters, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(letters.charAt(random.nextInt(letters.length())));
        }
        return word.toString();
    }

    /** Checks that each word of the cycle is an option of the one before it. */
    private static void repeats(String game, String rules, String reason) {
        String[] words = reason.substring("play need not end: ".length())
                .split("[,;]", 2)[0]
                .split(" -> ", -1);
        PlainWords plain = new PlainWords(rules, false);
        for (int i = 1; i < words.length; i++) {
            assertTrue(plain.options(words[i - 1]).contains(words[i]), game + ": " + reason);
        }
        assertTrue(words[words.length - 1].contains(words[0]), game + ": " + reason);
    }

    private static void compared(String game, PlainWords plain, WordTheorem theorem) {
        String alphabet = theorem.rules().alphabet();
        try {
            for (String word : PlainWords.upTo(alphabet.length() == 2 ? 10 : 6, alphabet)) {
                compared(game, plain, theorem, word);
            }
        } catch (PlainWords.ManyWordsException e) {
            assertTrue(longer(game), game);
        }
        Verdict verdict = theorem.certificate().check(Meter.unlimited());
        assertTrue(verdict.accepted(), () -> game + ": " + verdict);
    }

    private static void compared(String game, PlainWords plain, WordTheorem theorem, String word) {
        int value = plain.value(word);
        assertEquals(value == 0, theorem.isP(word), () -> game + " at " + word);
        if (theorem.values()) {
            assertEquals(value, theorem.value(word), () -> game + " at " + word);
        }
        if (value != 0 && word.length() % 3 == 0) {
            Set<String> winning = new HashSet<>(plain.options(word));
            winning.removeIf(option -> plain.value(option) != 0);
            List<String> moves = theorem.winningMoves(1000, word);
            assertEquals(winning, Set.copyOf(moves), () -> game + " at " + word);
            assertEquals(winning.size(), moves.size(), () -> game + " at " + word);
        }
    }

    /**
     * Returns whether some right side has more letters than its left side: only then very many words can be reached.
     */
    private static boolean longer(String game) {
        return Arrays.stream(game.split(" ", -1)[0].split(";", -1))
                .map(rule -> rule.replaceAll("[\\^$]|.\\*", "").split("->", -1))
                .anyMatch(sides -> sides[1].length() > sides[0].length());
    }

    @Test
    void aHandful() {
        tried(30, 1);
    }

    @Tag("thorough")
    @Test
    void thousands() {
        tried(4000, 1000);
    }
}
