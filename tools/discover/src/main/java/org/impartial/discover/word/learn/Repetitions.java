package org.impartial.discover.word.learn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.meter.Meter;
import org.impartial.discover.word.rule.AllWords;
import org.impartial.discover.word.rule.Rewriter;
import org.impartial.discover.word.rule.Rewriting;

/** Searches for infinite play from short words: a word that recurs, alone or as a factor of another. */
record Repetitions(String letters, List<Rewriting> rules, Meter meter) {
    private static final int LONGEST_START = 6;
    private static final int LONGEST = 14;
    private static final int MOST_WORDS = 2_000;

    /** Returns words, each leading to the next, of which the first is the last one or a factor of it. */
    Optional<List<String>> cycle() {
        return AllWords.upTo(letters, LONGEST_START)
                .limit(MOST_WORDS)
                .flatMap(start -> from(start).stream())
                .findFirst();
    }

    private Optional<List<String>> from(String start) {
        boolean anywhere = rules.stream().noneMatch(rule -> rule.atStart() || rule.atEnd());
        Rewriter rewriter = new Rewriter(rules);
        Map<String, String> before = new HashMap<>();
        List<String> met = new ArrayList<>(List.of(start));
        for (int i = 0; i < met.size() && met.size() < MOST_WORDS; i++) {
            String word = met.get(i);
            for (String option : rewriter.options(word)) {
                meter.tick();
                if (option.equals(start) || (anywhere && !start.isEmpty() && option.contains(start))) {
                    return Optional.of(path(before, start, word, option));
                }
                if (option.length() <= LONGEST && before.putIfAbsent(option, word) == null) {
                    met.add(option);
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> path(Map<String, String> before, String start, String word, String last) {
        List<String> path = new ArrayList<>(List.of(last));
        for (String at = word; !at.equals(start); at = before.getOrDefault(at, start)) {
            path.add(0, at);
        }
        path.add(0, start);
        return path;
    }
}
