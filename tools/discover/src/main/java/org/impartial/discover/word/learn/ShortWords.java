package org.impartial.discover.word.learn;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.search.ValueSearch;
import org.impartial.discover.word.rule.AllWords;
import org.impartial.discover.word.rule.Rewriter;

/** Brute force on all words up to a length, from the rules alone: no parts, no automata. */
public final class ShortWords extends ValueSearch<String> {
    private static final int LONGEST = 60;
    private static final int MOST_WORDS = 4_000;
    private static final long MOST_WORK = 1_000_000;

    private final WordSystem system;
    private final Rewriter rewriter;
    private final Meter meter;

    public ShortWords(WordSystem system, Meter meter) {
        super(new Object2IntOpenHashMap<>(), system.misere(), false);
        this.system = system;
        this.rewriter = new Rewriter(system.rules());
        this.meter = meter.fork(Long.MAX_VALUE, MOST_WORK);
    }

    /** Returns the first word, by length, at which a set is wrong; empty if it is right on all that were tried. */
    public Optional<String> difference(Automaton set) {
        try {
            return AllWords.upTo(system.letters(), LONGEST)
                    .limit(MOST_WORDS)
                    .filter(word -> wrong(set, word))
                    .findFirst();
        } catch (StoppedException e) {
            if (e.why() == StoppedException.Cause.CANCELLED) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private boolean wrong(Automaton set, String word) {
        int value = valueOf(word, meter);
        if (!system.values()) {
            return set.accepts(system.places(word)) != (value == 0);
        }
        return IntStream.rangeClosed(0, value + 1)
                .anyMatch(heap -> set.accepts(system.places(system.beside(word, heap))) != (heap == value));
    }

    @Override
    protected List<List<String>> options(String word, Meter effort) {
        List<List<String>> found = rewriter.options(word).stream().map(List::of).toList();
        effort.spend(1, 1 + found.size() * (1L + word.length() / 16));
        return found;
    }
}
