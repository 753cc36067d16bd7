package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Octal games as rewriting rules on rows of any number of heaps: 1 is a bean and 0 a gap. */
final class OctalWords {
    private static final Pattern CODE = Pattern.compile("[04]?\\.[0-7]{1,16}");
    private static final Map<String, String> NAMES = Map.of(
            "kayles", "0.77",
            "dawsons-chess", "0.137",
            "dawsons-kayles", "0.07",
            "cram-rows", "0.07",
            "guiles", "0.15",
            "treblecross", "0.007");

    /** For each digit what may stand left and right of the beans taken; a 0 is an end of the heap, a gap or the word's. */
    private static final String[][] AROUND = {
        {}, {"0,0"}, {"0,1", "1,0"}, {"0,", ",0"}, {"1,1"}, {"0,0", "1,1"}, {"1,", ",1"}, {","}
    };

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
            for (String around : AROUND[code.charAt(point + k) - '0']) {
                String[] sides = around.split(",", -1);
                for (String left : sides[0].equals("0") ? List.of("0", "^") : List.of(sides[0])) {
                    for (String right : sides[1].equals("0") ? List.of("0", "$") : List.of(sides[1])) {
                        String written = (left + "0".repeat(k) + right).replaceAll("[\\^$]", "");
                        rules.add(left + "1".repeat(k) + right + "->" + written);
                    }
                }
            }
        }
        return String.join(";", rules);
    }
}
