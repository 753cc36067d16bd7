package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.search.ValueSearch;
import org.impartial.discover.word.rule.WordParts;

/** Search over words as sorted lists of parts with moves. Outcomes are kept apart: one option settles them. */
final class SumSearch implements WordOutcomes {
    private static final int SHARE = 4;
    private static final int ENTRY = 200;
    private static final String JOINT = "\n";

    private final WordParts parts;
    private final Map<String, Boolean> dead = new HashMap<>();
    private final WordTable outcomes;
    private final WordTable values;
    private long held;

    SumSearch(WordParts parts, boolean misere) {
        this.parts = parts;
        this.outcomes = new WordTable(misere, true);
        this.values = new WordTable(misere, false);
    }

    @Override
    public boolean isP(String word, Meter meter) {
        return outcomes.valueOf(position(parts.of(word)), meter) == 0;
    }

    @Override
    public int value(String word, Meter meter) {
        return values.valueOf(position(parts.of(word)), meter);
    }

    private final class WordTable extends ValueSearch<String> {

        WordTable(boolean misere, boolean outcomesOnly) {
            super(new Object2IntOpenHashMap<>(), misere, outcomesOnly);
        }

        @Override
        protected List<List<String>> options(String position, Meter meter) {
            List<String> own = position.isEmpty() ? List.of() : Arrays.asList(position.split(JOINT, -1));
            Set<String> options = new LinkedHashSet<>();
            for (String part : new LinkedHashSet<>(own)) {
                List<String> others = new ArrayList<>(own);
                others.remove(part);
                for (List<String> option : parts.options(part)) {
                    List<String> next = new ArrayList<>(others);
                    next.addAll(option);
                    options.add(position(next));
                }
            }
            meter.spend(1, (long) options.size() * (1 + position.length() / 8));
            return options.stream().map(List::of).toList();
        }

        @Override
        protected void reserve(String position, Meter meter) {
            held += ENTRY + position.length();
            if (held > meter.memory() / SHARE) {
                throw new TooLargeException(
                        "a table of the outcomes of " + (outcomes.size() + values.size()) + " words");
            }
        }
    }

    private String position(Collection<String> all) {
        return all.stream()
                .filter(part ->
                        !dead.computeIfAbsent(part, one -> parts.options(one).isEmpty()))
                .sorted()
                .collect(Collectors.joining(JOINT));
    }
}
