package org.impartial.discover.word.learn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.TooLargeException;
import org.impartial.discover.word.rule.WordParts;

/*
 * A position is the sorted list of those of its parts that have moves. Outcomes are searched apart from values, since
 * one option that is P settles an outcome. A word whose play has ended is P in normal play and has the value 0; in
 * misère play it is N and has the value 1, as its sum with a heap of 1 is P.
 */
/** Plain search over words as multisets of parts, in either convention. */
final class SumSearch implements WordOutcomes {
    private static final long ROOM = Runtime.getRuntime().maxMemory() / 4;
    private static final int ENTRY = 200;
    private static final String JOINT = "\n";

    private final WordParts parts;
    private final boolean misere;
    private final Map<String, Boolean> dead = new HashMap<>();
    private final Map<String, Boolean> outcomes = new HashMap<>();
    private final Map<String, Integer> values = new HashMap<>();
    private long held;

    SumSearch(WordParts parts, boolean misere) {
        this.parts = parts;
        this.misere = misere;
    }

    /** A position on the search path. */
    private static final class Frame {
        final String position;
        final List<String> options;
        final BitSet met = new BitSet();
        int next;
        boolean settled;

        Frame(String position, List<String> options) {
            this.position = position;
            this.options = options;
        }
    }

    @Override
    public boolean isP(String word, Meter meter) {
        String start = position(parts.of(word));
        Boolean known = outcomes.get(start);
        return known == null ? searched(start, meter) : known;
    }

    private boolean searched(String start, Meter meter) {
        Deque<Frame> path = new ArrayDeque<>();
        path.push(frame(start, meter));
        boolean last = false;
        while (!path.isEmpty()) {
            Frame frame = path.element();
            if (frame.settled || frame.next == frame.options.size()) {
                last = !frame.settled && (!frame.options.isEmpty() || !misere);
                keep(frame.position);
                outcomes.put(frame.position, last);
                path.pop();
                continue;
            }
            Boolean option = outcomes.get(frame.options.get(frame.next));
            if (option == null) {
                path.push(frame(frame.options.get(frame.next), meter));
            } else {
                frame.settled = option;
                frame.next++;
            }
        }
        return last;
    }

    @Override
    public int value(String word, Meter meter) {
        String start = position(parts.of(word));
        Integer known = values.get(start);
        return known == null ? valued(start, meter) : known;
    }

    private int valued(String start, Meter meter) {
        Deque<Frame> path = new ArrayDeque<>();
        path.push(frame(start, meter));
        int last = 0;
        while (!path.isEmpty()) {
            Frame frame = path.element();
            if (frame.next == frame.options.size()) {
                last = frame.options.isEmpty() && misere ? 1 : frame.met.nextClearBit(0);
                keep(frame.position);
                values.put(frame.position, last);
                path.pop();
                continue;
            }
            Integer option = values.get(frame.options.get(frame.next));
            if (option == null) {
                path.push(frame(frame.options.get(frame.next), meter));
            } else {
                frame.met.set(option);
                frame.next++;
            }
        }
        return last;
    }

    private Frame frame(String position, Meter meter) {
        List<String> own = position.isEmpty() ? List.of() : Arrays.asList(position.split(JOINT, -1));
        Set<String> options = new LinkedHashSet<>();
        for (int i = 0; i < own.size(); i++) {
            if (i > 0 && own.get(i).equals(own.get(i - 1))) {
                continue;
            }
            List<String> others = new ArrayList<>(own);
            others.remove(i);
            for (List<String> option : parts.options(own.get(i))) {
                List<String> next = new ArrayList<>(others);
                next.addAll(option);
                options.add(position(next));
            }
        }
        meter.spend(1, (long) options.size() * (1 + position.length() / 8));
        return new Frame(position, new ArrayList<>(options));
    }

    private String position(Collection<String> all) {
        List<String> live = new ArrayList<>();
        for (String part : all) {
            if (!dead.computeIfAbsent(part, one -> parts.options(one).isEmpty())) {
                live.add(part);
            }
        }
        Collections.sort(live);
        return String.join(JOINT, live);
    }

    private void keep(String position) {
        held += ENTRY + position.length();
        if (held > ROOM) {
            throw new TooLargeException("a table of the outcomes of " + (outcomes.size() + values.size()) + " words");
        }
    }
}
