package org.impartial.discover.rules;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;

/** Searches for a cycle of positions, to show why rules are rejected. */
public record Repetition(
        OptionWalk walk,
        Meter meter,
        Set<List<Long>> done,
        Deque<List<Long>> path,
        Set<List<Long>> onPath,
        Deque<Iterator<List<Long>>> rest) {
    private static final int POSITIONS = 20_000;
    private static final int BOX = 1500;

    /** Returns positions of which each is an option of the one before, and the first one of the last. */
    public static Optional<List<List<Long>>> cycle(CompiledRules rules, Meter meter) {
        Repetition search = new Repetition(
                new OptionWalk(rules), meter, new HashSet<>(), new ArrayDeque<>(), new HashSet<>(), new ArrayDeque<>());
        return new Termination(rules)
                .fixedPoint()
                .map(still -> List.of(
                        Arrays.stream(still).map(BigInteger::longValueExact).toList()))
                .or(() -> rules.small(Math.max(
                                2, (int) Math.pow(BOX, 1.0 / rules.rules().size())))
                        .takeWhile(position -> search.done.size() < POSITIONS)
                        .flatMap(position -> search.from(boxed(position)).stream())
                        .findFirst());
    }

    private Optional<List<List<Long>>> from(List<Long> start) {
        enter(start);
        while (!path.isEmpty()) {
            if (!rest.element().hasNext() || done.size() > POSITIONS) {
                rest.remove();
                onPath.remove(path.remove());
                continue;
            }
            List<Long> next = rest.element().next();
            meter.spend(1);
            if (onPath.contains(next)) {
                List<List<Long>> cycle = new ArrayList<>(path);
                cycle.subList(cycle.indexOf(next) + 1, cycle.size()).clear();
                Collections.reverse(cycle);
                return Optional.of(cycle);
            }
            enter(next);
        }
        return Optional.empty();
    }

    private void enter(List<Long> position) {
        if (!done.add(position)) {
            return;
        }
        List<List<Long>> options = new ArrayList<>();
        try {
            walk.options(position.stream().mapToLong(Long::longValue).toArray(), meter, option -> {
                options.add(boxed(Arrays.copyOf(option, position.size())));
                return options.size() < POSITIONS;
            });
        } catch (BeyondRangeException e) {
            // A position whose options cannot be listed is omitted from the search for a cycle.
            options.clear();
        }
        path.push(position);
        onPath.add(position);
        rest.push(options.iterator());
    }

    private static List<Long> boxed(long[] position) {
        return Arrays.stream(position).boxed().toList();
    }
}
