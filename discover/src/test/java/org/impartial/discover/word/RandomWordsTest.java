package org.impartial.discover.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random rewriting rules: what is proved agrees with a search that knows no parts and no automaton. */
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
            WordDiscovered found = (values ? discovery.values() : discovery).run();
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
        assertTrue(proved * 8 >= games, proved + " of " + games + " were proved");
    }

    private static String rules(Random random, String letters) {
        List<String> rules = new ArrayList<>();
        int count = 2 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            int length = 1 + random.nextInt(3);
            rules.add(word(random, letters, length) + "->" + word(random, letters, random.nextInt(length + 1)));
        }
        return String.join(";", rules);
    }

    private static String word(Random random, String letters, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(letters.charAt(random.nextInt(letters.length())));
        }
        return word.toString();
    }

    /** Each word of the cycle is an option of the one before it. */
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
        for (String word : PlainWords.upTo(alphabet.length() == 2 ? 10 : 6, alphabet)) {
            int value = plain.value(word);
            assertEquals(value == 0, theorem.isP(word), () -> game + " at " + word);
            if (theorem.values()) {
                assertEquals(value, theorem.value(word), () -> game + " at " + word);
            }
            if (value != 0 && word.length() % 3 == 0) {
                HashSet<String> winning = new HashSet<>(plain.options(word));
                winning.removeIf(option -> plain.value(option) != 0);
                List<String> moves = theorem.winningMoves(1000, word);
                assertEquals(winning, new HashSet<>(moves), () -> game + " at " + word);
                assertEquals(winning.size(), moves.size(), () -> game + " at " + word);
            }
        }
        Verdict verdict = theorem.certificate().check(Meter.unlimited());
        assertTrue(verdict.accepted(), () -> game + ": " + verdict);
    }

    @Test
    void aHandful() {
        tried(25, 1);
    }

    @Tag("thorough")
    @Test
    void thousands() {
        tried(4000, 1000);
    }
}
