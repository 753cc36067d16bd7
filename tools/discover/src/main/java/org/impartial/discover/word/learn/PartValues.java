package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.search.ValueSearch;
import org.impartial.discover.word.rule.WordParts;

/** Normal play by parts: the Grundy value of a word is the XOR of the values of its parts. */
final class PartValues extends ValueSearch<String> implements WordOutcomes {
    private static final int SHARE = 4;
    private static final int ENTRY = 160;

    private final WordParts parts;
    private long held;

    PartValues(WordParts parts) {
        super(new Object2IntOpenHashMap<>(), false, false);
        this.parts = parts;
    }

    @Override
    public int value(String word, Meter meter) {
        int sum = 0;
        for (String part : parts.of(word)) {
            sum ^= valueOf(part, meter);
            meter.tick();
        }
        return sum;
    }

    @Override
    protected List<List<String>> options(String part, Meter meter) {
        List<List<String>> options = parts.options(part);
        meter.spend(1, (long) options.size() * (1 + part.length() / 8));
        return options;
    }

    @Override
    protected void reserve(String part, Meter meter) {
        held += ENTRY + part.length();
        if (held > meter.memory() / SHARE) {
            throw new TooLargeException("a table of the values of " + size() + " words");
        }
    }
}
