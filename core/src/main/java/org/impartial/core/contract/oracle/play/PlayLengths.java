package org.impartial.core.contract.oracle.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.impartial.core.game.Position;

/** The lengths of the plays of single components, and cycles if play may be infinite. */
public final class PlayLengths {
    private final NumberedComponents components;
    private final NaiveValues heights;
    private final NaiveValues lengths;

    public PlayLengths(NumberedComponents components, OracleBudget budget) {
        this.components = components;
        this.heights = new NaiveValues(components::parts, this::heightByParts, budget);
        this.lengths = new NaiveValues(components::parts, this::lengthByOptions, budget);
    }

    /** Returns the length of the longest play, of several parts only of the longest; empty if play may be infinite. */
    public OptionalLong height(int component) {
        return heights.of(component);
    }

    /** Returns the greatest number of moves, in all parts that moves leave; 0 if play may be infinite. */
    public long length(int component) {
        return lengths.of(component).orElse(0);
    }

    /** Returns a cycle below a component that has no height. */
    public List<Position> cycle(int component) {
        List<Integer> path = new ArrayList<>();
        int at = component;
        while (!path.contains(at)) {
            path.add(at);
            at = Arrays.stream(components.parts(at))
                    .filter(part -> heights.of(part).isEmpty())
                    .findFirst()
                    .orElseThrow();
        }
        return path.subList(path.indexOf(at), path.size()).stream()
                .map(part -> (Position) components.get(part))
                .toList();
    }

    private long heightByParts(int component) {
        long parts = Arrays.stream(components.parts(component))
                .mapToLong(heights::known)
                .max()
                .orElse(0);
        return components.options(component).isEmpty() ? 0 : 1 + parts;
    }

    private long lengthByOptions(int component) {
        return components.options(component).stream()
                .mapToLong(bag -> 1
                        + Arrays.stream(bag.members()).mapToLong(lengths::known).sum())
                .max()
                .orElse(0);
    }
}
