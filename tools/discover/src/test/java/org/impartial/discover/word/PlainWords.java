package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Search over words by Java regular expressions on every factor, independent of the code of the library. */
final class PlainWords {

    /**
     * A left side as an expression with a group for each run, whether it is bound to the start or the end, and the
     * right side.
     */
    private record Rule(Pattern read, boolean start, boolean end, String write) {
        static Rule of(String text) {
            String[] sides = text.split("->", -1);
            boolean start = sides[0].startsWith("^");
            boolean end = sides[0].endsWith("$");
            String letters = sides[0].replaceAll("[\\^$]", "");
            return new Rule(Pattern.compile(letters.replaceAll("(.)\\*", "($1*)")), start, end, sides[1]);
        }

        /**
         * Returns the replacement of a factor; the runs of the right side are as long as those of the left, in their
         * order.
         */
        String written(Matcher match) {
            StringBuilder out = new StringBuilder();
            int group = 1;
            for (int at = 0; at < write.length(); at++) {
                boolean run = write.startsWith("*", at + 1);
                out.append(write.substring(at, at + 1)
                        .repeat(run ? match.group(group++).length() : 1));
                at += run ? 1 : 0;
            }
            return out.toString();
        }
    }

    private static final int MOST = 3000;

    /** Signals a word from which too many others can be reached, as by rules that grow. */
    static final class ManyWordsException extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final List<Rule> rules = new ArrayList<>();
    private final boolean misere;
    private final Map<String, Integer> values = new HashMap<>();
    private int depth;

    /** Creates a search by rules such as {@code ab->b;^ba*->a*}. */
    PlainWords(String text, boolean misere) {
        this.misere = misere;
        for (String rule : text.split(";", -1)) {
            rules.add(Rule.of(rule));
        }
    }

    Set<String> options(String word) {
        Set<String> options = new LinkedHashSet<>();
        for (Rule rule : rules) {
            for (int from = 0; from <= (rule.start ? 0 : word.length()); from++) {
                for (int to = rule.end ? word.length() : from; to <= word.length(); to++) {
                    Matcher match = rule.read.matcher(word.substring(from, to));
                    if (match.matches()) {
                        options.add(word.substring(0, from) + rule.written(match) + word.substring(to));
                    }
                }
            }
        }
        return options;
    }

    /** Returns the Grundy value under the convention; the recursion is as deep as play is long. */
    int value(String word) {
        Integer known = values.get(word);
        if (known == null) {
            if (values.size() + depth == MOST) {
                throw new ManyWordsException();
            }
            depth++;
            BitSet met = new BitSet();
            Set<String> options = options(word);
            options.forEach(option -> met.set(value(option)));
            known = options.isEmpty() && misere ? 1 : met.nextClearBit(0);
            values.put(word, known);
            depth--;
        }
        return known;
    }

    /** Returns all words up to a length. */
    static List<String> upTo(int length, String alphabet) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int at = 0; at < words.size(); at++) {
            for (int letter = 0; words.get(at).length() < length && letter < alphabet.length(); letter++) {
                words.add(words.get(at) + alphabet.charAt(letter));
            }
        }
        return words;
    }
}
