package org.impartial.core.game.walk;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;

/**
 * The answers of folds. Each is found by going through all positions that can be reached, each once, with an explicit stack,
 * and kept. Belongs to one thread.
 */
public final class FoldTable {
    private final Function<Position, List<Position>> options;
    private final Runnable step;
    private final Map<Fold<?>, Map<Position, Object>> known = new HashMap<>();

    /**
     * A table without answers.
     *
     * @param options what one move leads to; it meters the work, and may stop it
     */
    public FoldTable(Function<Position, List<Position>> options) {
        this(options, () -> {});
    }

    /**
     * A table without answers that meters what it does with the options too.
     *
     * @param options what one move leads to; it meters the work, and may stop it
     * @param step is called for each option that is looked at, and may stop the work
     */
    public FoldTable(Function<Position, List<Position>> options, Runnable step) {
        this.options = options;
        this.step = step;
    }

    /**
     * The answer of a fold.
     *
     * @param fold the rule
     * @param position a position whose play ends
     * @param <V> the answers
     * @return the answer
     * @throws CycleException if play can come back to a position
     */
    public <V> V of(Fold<V> fold, Position position) {
        @SuppressWarnings("unchecked") // a fold is only ever mapped to its own answers
        Map<Position, V> answers = (Map<Position, V>) known.computeIfAbsent(fold, f -> new HashMap<>());
        V found = answers.get(position);
        return found != null ? found : search(fold, position, answers);
    }

    private <V> V search(Fold<V> fold, Position start, Map<Position, V> answers) {
        Deque<Frame<V>> stack = new ArrayDeque<>(List.of(frame(start)));
        Set<Position> open = new HashSet<>(List.of(start));
        while (true) {
            Frame<V> frame = stack.getFirst();
            if (frame.answers.size() < frame.options.size()) {
                step.run();
                Position next = frame.options.get(frame.answers.size());
                V found = answers.get(next);
                if (found != null) {
                    frame.answers.add(found);
                } else if (open.add(next)) {
                    stack.push(frame(next));
                } else {
                    throw new CycleException(cycle(stack, next));
                }
            } else {
                stack.pop();
                V answer = fold.of(frame.answers);
                answers.put(frame.position, answer);
                open.remove(frame.position);
                if (stack.isEmpty()) {
                    return answer;
                }
            }
        }
    }

    private <V> Frame<V> frame(Position position) {
        return new Frame<>(position, options.apply(position), new ArrayList<>());
    }

    private static <V> List<Position> cycle(Deque<Frame<V>> stack, Position repeated) {
        List<Position> line = new ArrayList<>();
        stack.descendingIterator().forEachRemaining(frame -> line.add(frame.position));
        return line.subList(line.indexOf(repeated), line.size());
    }

    /** A position whose options are being asked. */
    private record Frame<V>(Position position, List<Position> options, List<V> answers) {}
}
