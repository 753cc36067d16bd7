package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/*
 * A row of heaps is a word in which 1 is a bean and 0 a gap. Taking k beans is 1^k -> 0^k; a digit other than 7 reads
 * the neighbours as well: an end of the word or a 0 where the heap ends, and a 1 where something is left.
 */
/** Octal games as rewriting rules on rows of any number of heaps. */
final class OctalWords {
    private static final Pattern CODE = Pattern.compile("[04]?\\.[0-7]{1,16}");
    private static final Map<String, String> NAMES = Map.of(
            "kayles", "0.77",
            "dawsons-chess", "0.137",
            "dawsons-kayles", "0.07",
            "cram-rows", "0.07",
            "guiles", "0.15",
            "treblecross", "0.007");

    /** Returns the rules of the game of a name or a code; empty if the text is neither. */
    static Optional<String> find(String text) {
        String name = text.strip().toLowerCase(Locale.ROOT);
        String code = NAMES.getOrDefault(name, name);
        return CODE.matcher(code).matches() ? Optional.of(rules(code)) : Optional.empty();
    }

    private static String rules(String code) {
        int point = code.indexOf('.');
        List<String> rules = new ArrayList<>();
        if (code.startsWith("4")) {
            rules.add("11->101");
        }
        for (int k = 1; k < code.length() - point; k++) {
            add(rules, k, code.charAt(point + k) - '0');
        }
        return String.join(";", rules);
    }

    private static void add(List<String> rules, int k, int digit) {
        boolean whole = (digit & 1) != 0;
        boolean one = (digit & 2) != 0;
        boolean two = (digit & 4) != 0;
        if (whole && one && two) {
            rule(rules, "", k, "");
        } else if (one) {
            rest(rules, k, whole, two);
        } else {
            if (whole) {
                bounded(rules, k, "0", "0");
            }
            if (two) {
                rule(rules, "1", k, "1");
            }
        }
    }

    /** Adds rules by which one heap may be left, and either none or two as well, or neither. */
    private static void rest(List<String> rules, int k, boolean none, boolean two) {
        if (none) {
            bounded(rules, k, "0", "");
            bounded(rules, k, "", "0");
        } else if (two) {
            rule(rules, "1", k, "");
            rule(rules, "", k, "1");
        } else {
            bounded(rules, k, "0", "1");
            bounded(rules, k, "1", "0");
        }
    }

    /** Adds a rule for a gap that bounds a heap and for the ends of the word. */
    private static void bounded(List<String> rules, int k, String left, String right) {
        for (String from : left.equals("0") ? List.of("0", "^") : List.of(left)) {
            for (String to : right.equals("0") ? List.of("0", "$") : List.of(right)) {
                rule(rules, from, k, to);
            }
        }
    }

    private static void rule(List<String> rules, String left, int k, String right) {
        String written = (left + "0".repeat(k) + right).replaceAll("[\\^$]", "");
        rules.add(left + "1".repeat(k) + right + "->" + written);
    }
}
