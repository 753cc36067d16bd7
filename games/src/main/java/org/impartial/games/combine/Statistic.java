package org.impartial.games.combine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.impartial.core.game.CycleException;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;

/**
 * A number or word about a position that follows from the same about its options: its outcome, remoteness, suspense and
 * so on. It is found by going through all positions that can be reached, each once, with an explicit stack; what was
 * found is kept as long as the statistic.
 *
 * <p>Safe to share between threads.
 *
 * @param <V> the answers, immutable values
 */
public final class Statistic<V> {
    private final Function<List<V>, V> rule;
    private final Map<Position, V> known = new ConcurrentHashMap<>();

    /**
     * A statistic from its definition.
     *
     * @param rule the answer for a position from the answers for its options; an empty list stands for an end
     */
    public Statistic(Function<List<V>, V> rule) {
        this.rule = rule;
    }

    /**
     * The answer for a position. Takes time and memory linear in the positions and moves that can be reached.
     *
     * @param position a position whose play ends
     * @return the answer
     * @throws CycleException if play can come back to a position
     */
    public V of(Position position) {
        V found = known.get(position);
        return found != null ? found : search(position);
    }

    private V search(Position start) {
        Deque<Frame<V>> stack = new ArrayDeque<>(List.of(new Frame<V>(start)));
        Set<Position> open = new HashSet<>(List.of(start));
        while (true) {
            Frame<V> frame = stack.getFirst();
            if (frame.answers.size() < frame.options.size()) {
                Position next = frame.options.get(frame.answers.size());
                V found = known.get(next);
                if (found != null) {
                    frame.answers.add(found);
                } else if (open.add(next)) {
                    stack.push(new Frame<>(next));
                } else {
                    throw new CycleException(cycle(stack, next));
                }
            } else {
                stack.pop();
                V answer = rule.apply(frame.answers);
                known.put(frame.position, answer);
                open.remove(frame.position);
                if (stack.isEmpty()) {
                    return answer;
                }
            }
        }
    }

    private List<Position> cycle(Deque<Frame<V>> stack, Position repeated) {
        List<Position> line = new ArrayList<>();
        stack.descendingIterator().forEachRemaining(frame -> line.add(frame.position));
        return line.subList(line.indexOf(repeated), line.size());
    }

    /** A position whose options are being asked. */
    private static final class Frame<V> {
        private final Position position;
        private final List<Position> options;
        private final List<V> answers;

        Frame(Position position) {
            this.position = position;
            options = position.moves().stream().map(Move::result).toList();
            answers = new ArrayList<>(options.size());
        }
    }
}
