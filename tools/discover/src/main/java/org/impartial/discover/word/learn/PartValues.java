package org.impartial.discover.word.learn;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.word.rule.WordParts;

/** Normal play by parts: the Grundy value of a word is the XOR of the values of its parts. */
final class PartValues implements SumOutcomes {
    private static final long ROOM = Runtime.getRuntime().maxMemory() / 4;
    private static final int ENTRY = 160;

    private final WordParts parts;
    private final Map<String, Integer> values = new HashMap<>();
    private long held;

    PartValues(WordParts parts) {
        this.parts = parts;
    }

    /** A part on the search path. */
    private static final class Frame {
        final String part;
        final List<List<String>> options;
        final BitSet met = new BitSet();
        int next;

        Frame(String part, List<List<String>> options) {
            this.part = part;
            this.options = options;
        }
    }

    @Override
    public boolean isP(String word, Meter meter) {
        return value(word, meter) == 0;
    }

    /** Returns the Grundy value. */
    @Override
    public int kind(String word, Meter meter) {
        return value(word, meter);
    }

    @Override
    public int value(String word, Meter meter) {
        int sum = 0;
        for (String part : parts.of(word)) {
            Integer known = values.get(part);
            sum ^= known == null ? searched(part, meter) : known;
            meter.tick();
        }
        return sum;
    }

    private int searched(String start, Meter meter) {
        Deque<Frame> path = new ArrayDeque<>();
        path.push(frame(start, meter));
        int last = 0;
        while (!path.isEmpty()) {
            Frame frame = path.element();
            if (frame.next == frame.options.size()) {
                last = frame.met.nextClearBit(0);
                keep(frame.part, last);
                path.pop();
                continue;
            }
            int sum = 0;
            String unknown = null;
            for (String part : frame.options.get(frame.next)) {
                Integer known = values.get(part);
                if (known == null) {
                    unknown = part;
                    break;
                }
                sum ^= known;
            }
            if (unknown == null) {
                frame.met.set(sum);
                frame.next++;
            } else {
                path.push(frame(unknown, meter));
            }
        }
        return last;
    }

    private Frame frame(String part, Meter meter) {
        List<List<String>> options = parts.options(part);
        meter.spend(1, (long) options.size() * (1 + part.length() / 8));
        return new Frame(part, options);
    }

    private void keep(String part, int value) {
        held += ENTRY + part.length();
        if (held > ROOM) {
            throw new TooLargeException("a table of the values of " + values.size() + " words");
        }
        values.put(part, value);
    }
}
