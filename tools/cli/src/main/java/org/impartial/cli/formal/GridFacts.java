package org.impartial.cli.formal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.impartial.core.game.Component;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.Certificate.CertificateException;

/**
 * Facts about parts of a grid from facts about graphs. A certificate of Node Kayles names graphs up to isomorphism, and Rocq
 * recognises parts only up to shifts and symmetries of the grid, so the facts that support the root are collected as sets
 * of cells, one of each class of such sets.
 */
final class GridFacts {
    private final GridBoard board;
    private final Map<String, Long> values = new HashMap<>();
    private final Map<Long, Long> first = new HashMap<>();
    private final Map<Long, OptionalLong> met = new HashMap<>();
    private final Map<Long, Long> collected = new TreeMap<>();
    private final Deque<Long> todo = new ArrayDeque<>();

    private GridFacts(GridBoard board, List<String> lines) {
        this.board = board;
        for (String line : lines) {
            int space = line.indexOf(' ');
            values.put(line.substring(space + 1), Long.parseLong(line.substring(0, space)));
        }
    }

    /** Returns the facts that support the value of the whole board, by their sets of cells. */
    static Map<Long, Long> of(GridBoard board, List<String> lines) {
        GridFacts facts = new GridFacts(board, lines);
        facts.collect(facts.split(board.all()));
        while (!facts.todo.isEmpty()) {
            facts.support(facts.todo.pop());
        }
        return facts.collected;
    }

    /** The parts of a set of cells with a fact, those without one, and the nim-sum of the values of the former. */
    private record Split(List<Long> known, List<Long> unknown, long sum) {}

    /** Returns the parts of a set; equal ones without a fact cancel. */
    private Split split(long set) {
        List<Long> known = new ArrayList<>();
        List<Long> unknown = new ArrayList<>();
        long sum = 0;
        for (Long part : parts(set)) {
            OptionalLong value = value(part);
            if (value.isPresent()) {
                known.add(part);
                sum ^= value.getAsLong();
            } else if (!unknown.remove(part)) {
                unknown.add(part);
            }
        }
        return new Split(known, unknown, sum);
    }

    private void collect(Split split) {
        for (long part : split.known()) {
            if (collected.put(part, value(part).orElseThrow()) == null) {
                todo.push(part);
            }
        }
    }

    /** Returns the connected parts of a set, each as the first congruent one that was met. */
    private List<Long> parts(long set) {
        return board.parts(set).stream()
                .map(part -> first.computeIfAbsent(board.form(part), form -> part))
                .toList();
    }

    private OptionalLong value(long part) {
        return met.computeIfAbsent(part, this::stated);
    }

    /** Returns the value in the fact about a graph that is isomorphic to a connected part. */
    private OptionalLong stated(long part) {
        String graph = "node-kayles " + String.join(" ", board.graph(part));
        Long value = values.get(written(
                GameLibrary.installed().read(graph).position().components().get(0)));
        return value == null ? OptionalLong.empty() : OptionalLong.of(value);
    }

    private static <S> String written(Component<S> component) {
        Component<S> form = component.canonical();
        return form.game().notation().write(form.state()).toString();
    }

    private void support(long set) {
        long value = value(set).orElseThrow();
        GridBoard.bits(set).forEach(bit -> {
            Split option = split(set & ~board.closure(1L << bit));
            collect(option);
            if (!option.unknown().isEmpty() && !replied(option, value)) {
                throw new CertificateException("the facts do not prove that " + board.graph(set) + " has the value "
                        + value + " by parts that are congruent on the grid");
            }
        });
    }

    /** Collects the facts about a reply to an option with one unknown part; returns whether there is one. */
    private boolean replied(Split option, long value) {
        long part = option.unknown().get(0);
        Optional<Split> reply = GridBoard.bits(part)
                .map(bit -> split(part & ~board.closure(1L << bit)))
                .filter(split -> split.unknown().isEmpty() && split.sum() == (value ^ option.sum()))
                .findFirst();
        reply.ifPresent(this::collect);
        return option.unknown().size() == 1 && reply.isPresent();
    }
}
